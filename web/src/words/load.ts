// Loading the catalogues: a chunk for each file of each language, fetched when it is needed. The
// words of a game that the page was not built with come from the service.

import { Refused, request } from "../lib/api";
import { chunk } from "../lib/chunks";
import type { WordsAnswer } from "../protocol";
import { Catalogue, type Language, LANGUAGES, LookupError } from "./catalogue";
import { declared, type NamesFile } from "./declared";
import { Meanings } from "./meanings";
import { Words } from "./sentences";

// All files but those of the terminal: what every page needs, and what each game has of its own.
const SHARED = import.meta.glob<string>(
  [
    "../../../src/mori/words/catalogues/*/*.ftl",
    "!../../../src/mori/words/catalogues/*/cli.ftl",
    "!../../../src/mori/words/catalogues/*/terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);
const OF_GAMES = import.meta.glob<string>(
  ["../../../src/mori/games/*/words/*/game.ftl", "../../../src/mori/games/*/words/*/page.ftl"],
  { query: "?raw", import: "default" },
);
const NAMES = import.meta.glob<NamesFile>("../../../src/mori/games/*/words/names.json", {
  import: "default",
});

// Data, not scripts: nobody waits for them before somebody asks what a thing means.
const MEANINGS = import.meta.glob<string>("../../../src/mori/games/*/words/*/meanings.ftl", {
  query: "?url",
  import: "default",
});

const loaded = new Map<string, Promise<Words>>();
const explained = new Map<string, Promise<Meanings>>();

/** The words of a language for a game, or (game "") for none. Loaded once. */
export function loadWords(language: string, game = ""): Promise<Words> {
  const key = `${language}/${game}`;
  let words = loaded.get(key);
  if (!words) {
    words = load(language, game);
    loaded.set(key, words);
    words.catch(() => loaded.delete(key)); // the network may be back next time
  }
  return words;
}

/** What the icons and terms of a game mean. Fetched once; nothing for a game that does not say. */
export function loadMeanings(language: string, game: string): Promise<Meanings> {
  const key = `${language}/${game}`;
  let meanings = explained.get(key);
  if (!meanings) {
    meanings = explain(language as Language, game);
    explained.set(key, meanings);
    meanings.catch(() => explained.delete(key));
  }
  return meanings;
}

async function explain(language: Language, game: string): Promise<Meanings> {
  const [address] = await read(MEANINGS, `/${game}/words/${language}/`);
  if (address === undefined) {
    const { sources, names } = await wordsOf(language, game);
    return new Meanings(game, new Catalogue(language, sources), names.explained ?? {});
  }
  const [source, [names = {}]] = await Promise.all([
    fetch(address).then((answer) => answer.text()),
    read(NAMES, `/${game}/words/`),
  ]);
  return new Meanings(game, new Catalogue(language, [source]), names.explained ?? {});
}

/** What a game says: its catalogues and what it declares about its names. */
interface Spoken {
  sources: readonly string[];
  names: NamesFile;
  isBare: boolean;
}

async function load(language: string, game: string): Promise<Words> {
  const known = LANGUAGES.find((code) => code === language);
  if (!known) throw new LookupError(language);
  const [shared, spoken] = await Promise.all([read(SHARED, `/${known}/`), wordsOf(known, game)]);
  const catalogue = new Catalogue(
    known,
    [...shared, ...spoken.sources],
    spoken.isBare ? `${game}-` : "",
  );
  return new Words(known, game, catalogue, declared(spoken.names));
}

async function wordsOf(language: Language, game: string): Promise<Spoken> {
  if (!game) return { sources: [], names: {}, isBare: false };
  const sources = await read(OF_GAMES, `/${game}/words/${language}/`);
  if (sources.length > 0) {
    const [names = {}] = await read(NAMES, `/${game}/words/`);
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

/** The files whose paths have a part in common, in the order of the alphabet. */
function read<T>(files: Record<string, () => Promise<T>>, part: string): Promise<T[]> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(part));
  return Promise.all(wanted.map(([, load]) => chunk(load)));
}
