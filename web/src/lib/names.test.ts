import { beforeEach, expect, it, vi } from "vitest";
import { packName } from "../lobby/names";
import { categoryColour, categoryIcon } from "../pages/scores/categories";
import type { OfferedPackInfo, TableInfo } from "../protocol";
import { loadWords } from "../words/words";
import { rulesAddress } from "./addresses";
import { gamePage, yearSeason } from "./games";
import { namesOf } from "./names";
import { settings } from "./settings.svelte";

vi.mock("./settings.svelte", () => ({ settings: { name: "" } }));

const words = await loadWords("en", "hitodama");
const shared = await loadWords("en");
const table = (game: string, ...kinds: string[]) =>
  ({ game, seats: kinds.map((kind) => ({ kind })) }) as unknown as TableInfo;

beforeEach(() => {
  settings.name = "";
});

it("the reader who sits alone at the screen goes by the own name", () => {
  const info = table("bitoku", "person", "person", "bot");
  const usual = [1, 2, 3].map((number) => words.text(`web-name-${number}`));
  expect(namesOf(info, [], words, [1])).toEqual(usual);
  settings.name = "Ana";
  expect(namesOf(info, [], words, [1])).toEqual([usual[0], "Ana", usual[2]]);
  expect(namesOf(info, [], words, [0, 1])).toEqual(usual);
  expect(namesOf(info, [], words, [2])).toEqual(usual); // a bot's seat
  expect(namesOf(info, [], words, [])).toEqual(usual);
});

it("sides go by what their game calls them", () => {
  const { styles, nameOf } = gamePage("hitodama");
  const sides = table("hitodama", "bot", "bot");
  const found = namesOf(sides, styles.slice(0, 1), words, []);
  expect(found).toEqual([nameOf!(styles[0]!, words), words.text("web-name-2")]);
  expect(found[0]).not.toBe(words.text("web-name-1"));
  // The lobby has no game's words: it cannot name Hitodama's sides, but Bitoku's.
  expect(namesOf(sides, styles, shared, [])).toEqual(["", ""]);
  const usual = [1, 2].map((number) => shared.text(`web-name-${number}`));
  expect(namesOf(table("bitoku", "bot", "bot"), styles, shared, [])).toEqual(usual);
});

it("packs, addresses, seasons and sources of points have names of their own", () => {
  const pack = (title: string, is_own = false) =>
    packName({ id: "box", title, is_own } as OfferedPackInfo, words);
  expect([pack("Box"), pack(""), pack("Box", true)]).toEqual([
    "Box",
    "box",
    words.text("web-pack-own"),
  ]);
  expect([rulesAddress("bitoku"), rulesAddress("bitoku", "f1")]).toEqual([
    "/rules/bitoku",
    "/rules/bitoku?pack=f1",
  ]);
  expect([yearSeason("hitodama", "aki"), yearSeason("hitodama", "x")]).toEqual([
    "autumn",
    "spring",
  ]);
  expect(categoryIcon("nonsense", "paths")).toBe("vp-now");
  const [category, icon] = Object.entries(gamePage("bitoku").categories)[0]!;
  expect(categoryIcon("bitoku", category)).toBe(icon);
  expect([0, 19, 20, 21].map(categoryColour)).toEqual(
    [0, 19, 0, 1].map((number) => `var(--part-${number})`),
  );
});
