import { expect, it } from "vitest";
import { FULL } from "./fixtures";
import {
  akkuTotal,
  bundle,
  goodsIcons,
  goodsOf,
  isPast,
  lineAt,
  markerSpace,
  resourceIcon,
  seasonIcon,
  seasonName,
  spaceAt,
} from "./view";

const VIEW = FULL.state.view;
const seasons = VIEW.tributes.map(({ season }) => season);

it("writes goods as references and reads them again", () => {
  expect(bundle({ berry: 2, amber: 1 })).toBe("bundle:berry=2,amber=1");
  expect(goodsOf("bundle:berry=2,amber=1")).toEqual({ berry: 2, amber: 1 });
  expect([goodsOf("bundle:berry"), goodsOf("bundle:"), goodsOf(undefined)]).toEqual([
    { berry: 1 },
    {},
    {},
  ]);
  expect(goodsIcons({ solar_card: 2, berry: 1 })).toEqual(["solar-card", "solar-card", "berry"]);
  expect(resourceIcon("a_b_c")).toBe("a-b-c");
});

it("knows the seasons by their place in the year", () => {
  expect(seasons.map((season) => seasonIcon(VIEW, season))).toEqual(
    ["spring", "summer", "autumn", "winter"].slice(0, seasons.length),
  );
  expect(seasonIcon(VIEW, "nonsense")).toBe("spring");
  expect(seasonName("natsu")).toBe("Natsu");
  const view = { ...VIEW, season: seasons[1]! };
  expect(seasons.map((season) => isPast(view, season))).toEqual(seasons.map((_, at) => at < 1));
});

it("finds spaces and lines by their names", () => {
  const spaces = VIEW.tiles.flatMap((tile) => tile.spaces);
  for (const space of spaces) expect(spaceAt(VIEW, space.place)).toBe(space);
  expect(spaceAt(VIEW, "nowhere.1")).toBeUndefined();
  const lines = VIEW.tributes.flatMap(({ cards }) => cards.flatMap((card) => card.lines));
  for (const line of lines) expect(lineAt(VIEW, line.line)).toBe(line);
  expect(lineAt(VIEW, "nothing")).toBeUndefined();
});

it("counts the akkus wherever they are, but not those paid in other seasons", () => {
  const view = structuredClone(VIEW);
  view.supply = { akku: 1 };
  for (const space of view.tiles.flatMap((tile) => tile.spaces)) delete space.blocker;
  for (const player of view.players) player.basket = {};
  const lines = view.tributes.map(({ cards }) => cards.flatMap((card) => card.lines));
  for (const line of lines.flat()) Object.assign(line, { resource: "berry", state: "paid" });
  view.season = seasons[0]!;
  expect(akkuTotal(view)).toBe(1);
  const [first, second] = view.tiles.flatMap((tile) => tile.spaces);
  first!.blocker = "akku";
  second!.blocker = "ice";
  view.players[0]!.basket = { akku: 2 };
  Object.assign(lines[0]![0]!, { resource: "akku", amount: 4 });
  Object.assign(lines[0]![1]!, { resource: "akku", amount: 8, state: "open" });
  Object.assign(lines[1]![0]!, { resource: "akku", amount: 16 });
  expect(akkuTotal(view)).toBe(1 + 1 + 2 + 4);
  view.supply = {};
  expect(akkuTotal(view)).toBe(7);
});

it("lets a marker stop at the end of the track", () => {
  const { end } = VIEW.score_track;
  const stops = [0, end, end + 2].map((score) => markerSpace(VIEW, { score }));
  expect(stops).toEqual([0, end, end]);
});
