// The words of the page: what other folders use of this one.

export { type Catalogue, LookupError } from "./catalogue";
export { FALLBACK, type Language, LANGUAGES } from "./languages";
export type { LessonWords } from "./lessons";
export { firstWords, loadCoach, loadLessons, loadMeanings, loadTips, loadWords } from "./load";
export { type Explained, Meanings, type Term } from "./meanings";
export type { Part } from "./parts";
export type { Args, Components } from "./printed";
export type { Reference } from "./references";
export type { TipWords } from "./tips";
export { type ErrorData, type ReasonData, type Told, Words } from "./sentences";
