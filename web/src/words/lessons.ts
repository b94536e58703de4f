// The words of a game's lessons: its `lessons.ftl`, loaded with the first lesson
// (docs/adding-a-lesson.md).

import type { Catalogue } from "./catalogue";

export class LessonWords {
  readonly #game: string;
  readonly #catalogue: Catalogue;

  constructor(game: string, catalogue: Catalogue) {
    this.#game = game;
    this.#catalogue = catalogue;
  }

  title(lesson: string): string {
    return this.#text(lesson);
  }

  /** Its subject, in a line. */
  about(lesson: string): string {
    return this.#text(lesson, "", "about");
  }

  /** A summary for its end. */
  learnt(lesson: string): string {
    return this.#text(lesson, "", "learnt");
  }

  said(lesson: string, say: string): string {
    return this.#text(lesson, say);
  }

  #text(lesson: string, say = "", attribute = ""): string {
    const id = [this.#game, "lesson", lesson, say].filter(Boolean).join("-");
    return this.#catalogue.format(id, {}, attribute);
  }
}
