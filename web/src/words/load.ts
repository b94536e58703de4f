// Loading the catalogues: a chunk for each file of each language, fetched when it is needed.

import { chunk } from "../lib/chunks";
import { Catalogue, type Language, LANGUAGES, LookupError } from "./catalogue";
import { Words } from "./sentences";

// All files but those of the terminal. `web.ftl` and `web_<area>.ftl` are the page's own texts.
const FILES = import.meta.glob<string>(
  [
    "../../../src/mori/words/catalogues/*/*.ftl",
    "!../../../src/mori/words/catalogues/*/cli.ftl",
    "!../../../src/mori/words/catalogues/*/terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

const loaded = new Map<string, Promise<Words>>();

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

async function load(language: string, game: string): Promise<Words> {
  const known = LANGUAGES.find((code) => code === language);
  if (!known) throw new LookupError(language);
  const files = filesOf(known);
  const games = [...files.keys()].filter((file) => file !== "common" && !isOfPage(file));
  if (game && !games.includes(game)) throw new LookupError(game);
  const foreign = games.filter((other) => other !== game).flatMap((g) => [g, `web_${g}`]);
  const wanted = [...files].filter(([file]) => !foreign.includes(file));
  const sources = await Promise.all(wanted.map(([, read]) => chunk(read)));
  return new Words(known, game, new Catalogue(known, sources));
}

/** The files of a language by their names, in the order of the alphabet. */
function filesOf(language: Language): Map<string, () => Promise<string>> {
  const found = new Map<string, () => Promise<string>>();
  for (const [path, read] of Object.entries(FILES)) {
    const [folder, file = ""] = path.split("/").slice(-2);
    if (folder === language) found.set(file.replace(/\.ftl$/, ""), read);
  }
  return found;
}

function isOfPage(file: string): boolean {
  return file === "web" || file.startsWith("web_");
}
