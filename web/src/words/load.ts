// Loads the catalogues: texts next to the scripts, each loaded when its language is needed. The
// words of a game that the page was not built with come from the service.

import { Refused, request } from "../lib/api";
import { chunk } from "../lib/chunks.svelte";
import { IS_OFFLINE } from "../lib/surroundings";
import { fetchText, once } from "../lib/texts";
import type { WordsAnswer } from "../protocol";
import { Catalogue, LookupError } from "./catalogue";
import { declared, type NamesFile } from "./declared";
import { type Language, LANGUAGES } from "./languages";
import { LessonWords } from "./lessons";
import { Meanings } from "./meanings";
import { Words } from "./sentences";
import { TipWords } from "./tips";

// The words of a first view of the lobby are few, so they come with the scripts.
const FIRST = import.meta.glob<string>(
  [
    "../../../src/mori/words/catalogues/*/common.ftl",
    "../../../src/mori/words/catalogues/*/web_lobby.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
// All other files but those of the terminal and the command line: what every page needs, and what
// each game has of its own.
const SHARED = import.meta.glob<string>(
  [
    "../../../src/mori/words/catalogues/*/*.ftl",
    "!../../../src/mori/words/catalogues/*/common.ftl",
    "!../../../src/mori/words/catalogues/*/web_lobby.ftl",
    "!../../../src/mori/words/catalogues/*/web_offline.ftl",
    "!../../../src/mori/words/catalogues/*/web_review.ftl",
    "!../../../src/mori/words/catalogues/*/web_coach.ftl",
    "!../../../src/mori/words/catalogues/*/web_challenge.ftl",
    "!../../../src/mori/words/catalogues/*/problems.ftl",
    "!../../../src/mori/words/catalogues/*/cli.ftl",
    "!../../../src/mori/words/catalogues/*/terminal.ftl",
  ],
  { query: "?url", import: "default", eager: true },
);
// Apart: only those who have a coach need them.
const COACH = import.meta.glob<string>("../../../src/mori/words/catalogues/*/web_coach.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
// Only a page without a service needs these; on others they are no files.
const OFFLINE: Record<string, () => Promise<string>> = IS_OFFLINE
  ? import.meta.glob<string>("../../../src/mori/words/catalogues/*/web_offline.ftl", {
      query: "?raw",
      import: "default",
    })
  : {};
const OF_GAMES = import.meta.glob<string>(
  ["../../../src/mori/games/*/words/*/game.ftl", "../../../src/mori/games/*/words/*/page.ftl"],
  { query: "?url", import: "default", eager: true },
);
const NAMES = import.meta.glob<NamesFile>("../../../src/mori/games/*/words/names.json", {
  import: "default",
});

// Apart: nobody waits for them before somebody asks what a thing means.
const MEANINGS = import.meta.glob<string>("../../../src/mori/games/*/words/*/meanings.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

const LESSONS = import.meta.glob<string>("../../../src/mori/games/*/words/*/lessons.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

const TIPS = import.meta.glob<string>("../../../src/mori/games/*/words/*/tips.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

const loaded = new Map<string, Promise<Words>>();
const explained = new Map<string, Promise<Meanings>>();
const taught = new Map<string, Promise<LessonWords>>();
const coached = new Map<string, Promise<Catalogue>>();
const advised = new Map<string, Promise<TipWords>>();

/** The words of a language for a game, or (game "") for none. Loaded once. */
export function loadWords(language: string, game = ""): Promise<Words> {
  return once(loaded, `${language}/${game}`, () => load(language, game));
}

/** The words of a first view of the lobby, available at once. */
export function firstWords(language: Language): Words {
  return new Words(
    language,
    "",
    new Catalogue(language, chosen(FIRST, `/${language}/`)),
    declared({}),
  );
}

/** The meanings of a game's icons and terms. Loaded once; none if the game has none. */
export function loadMeanings(language: string, game: string): Promise<Meanings> {
  return once(explained, `${language}/${game}`, () => explain(language, game));
}

/** The words of a game's lessons. Loaded once. */
export function loadLessons(language: string, game: string): Promise<LessonWords> {
  return once(taught, `${language}/${game}`, () => teach(language, game));
}

async function teach(language: Language, game: string): Promise<LessonWords> {
  return new LessonWords(game, await apart(LESSONS, language, game));
}

/** What is said about the coach and by it. Loaded once. */
export function loadCoach(language: Language): Promise<Catalogue> {
  return once(
    coached,
    language,
    async () => new Catalogue(language, await texts(chosen(COACH, `/${language}/`))),
  );
}

/** The words of a game's tips. Loaded once. */
export function loadTips(language: string, game: string): Promise<TipWords> {
  return once(advised, `${language}/${game}`, () => advise(language, game));
}

async function advise(language: Language, game: string): Promise<TipWords> {
  return new TipWords(game, await apart(TIPS, language, game));
}

/** A single file of a game; from the service, if the page was not built with the game. */
async function apart(
  files: Record<string, string>,
  language: Language,
  game: string,
): Promise<Catalogue> {
  const addresses = chosen(files, `/${game}/words/${language}/`);
  const { sources } =
    addresses.length > 0 ? { sources: await texts(addresses) } : await wordsOf(language, game);
  return new Catalogue(language, sources);
}

async function explain(language: Language, game: string): Promise<Meanings> {
  const addresses = chosen(MEANINGS, `/${game}/words/${language}/`);
  if (addresses.length === 0) {
    const { sources, names } = await wordsOf(language, game);
    return new Meanings(game, new Catalogue(language, sources), names.explained ?? {});
  }
  const [sources, names] = await Promise.all([texts(addresses), namesOf(game)]);
  return new Meanings(game, new Catalogue(language, sources), names.explained ?? {});
}

/** The words of a game: its catalogues and what it declares about its names. */
interface Spoken {
  sources: readonly string[];
  names: NamesFile;
  isBare: boolean;
}

async function load(language: string, game: string): Promise<Words> {
  const known = LANGUAGES.find((code) => code === language);
  if (!known) throw new LookupError(language);
  const [shared, offline, spoken] = await Promise.all([
    texts(chosen(SHARED, `/${known}/`)),
    Promise.all(chosen(OFFLINE, `/${known}/`).map((get) => get())),
    wordsOf(known, game),
  ]);
  const catalogue = new Catalogue(
    known,
    [...chosen(FIRST, `/${known}/`), ...shared, ...offline, ...spoken.sources],
    spoken.isBare ? `${game}-` : "",
  );
  return new Words(known, game, catalogue, declared(spoken.names));
}

async function wordsOf(language: Language, game: string): Promise<Spoken> {
  if (!game) return { sources: [], names: {}, isBare: false };
  const addresses = chosen(OF_GAMES, `/${game}/words/${language}/`);
  if (addresses.length > 0) {
    const [sources, names] = await Promise.all([texts(addresses), namesOf(game)]);
    return { sources, names, isBare: false };
  }
  try {
    const path = `/api/words/${encodeURIComponent(game)}/${language}`;
    const answer = await request<WordsAnswer>("GET", path);
    return {
      sources: answer.sources,
      names: answer.names as NamesFile,
      isBare: answer.sources.length === 0,
    };
  } catch (error) {
    if (error instanceof Refused && error.code === "unknown_game") throw new LookupError(game);
    throw error;
  }
}

async function namesOf(game: string): Promise<NamesFile> {
  const [load] = chosen(NAMES, `/${game}/words/`);
  return load ? await chunk(load) : {};
}

/** The files whose paths share a part, in alphabetical order. */
function chosen<T>(files: Record<string, T>, part: string): T[] {
  return Object.entries(files).flatMap(([path, file]) => (path.includes(part) ? [file] : []));
}

function texts(addresses: readonly string[]): Promise<string[]> {
  return Promise.all(addresses.map(fetchText));
}
