import { describe, expect, it } from "vitest";
import { FULL } from "./fixtures";
import { followPieces, handPiece, pieceAt, piecesOf, stackPiece } from "./pieces";
import type { HitodamaView } from "./view";

const FOUR = FULL.state.view;
const copy = (view: HitodamaView) => structuredClone(view);

describe("pieces", () => {
  it("have names of their own", () => {
    const names = [...followPieces(new Map(), FOUR).values()].flat();
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith("essence-"))).toHaveLength(12);
    expect(names.filter((name) => name.startsWith("akku-"))).toHaveLength(6);
    expect(names.filter((name) => name.startsWith("ice-"))).toHaveLength(6);
  });

  it("keep their names where they stay", () => {
    const first = followPieces(new Map(), FOUR);
    expect(followPieces(first, copy(FOUR))).toEqual(first);
  });

  it("take their names along when they move", () => {
    const view = copy(FOUR);
    const spaces = view.tiles.flatMap((tile) => tile.spaces);
    const from = spaces.find((space) => space.essence)!;
    const to = spaces.find((space) => !space.essence && !space.blocker)!;
    const before = followPieces(new Map(), FOUR);
    to.essence = from.essence!;
    delete from.essence;
    const after = followPieces(before, view);
    const id = (place: string) => `tile-${place.replace(".", "-")}`;
    expect(after.get(id(to.place))).toEqual(before.get(id(from.place)));
    expect(after.get(id(from.place))).toBeUndefined();
  });

  it("come back to the reserve and the lair", () => {
    const view = copy(FOUR);
    const spaces = view.tiles.flatMap((tile) => tile.spaces);
    const left = spaces.find((space) => space.essence)!;
    const seat = left.essence!.seat;
    const before = followPieces(new Map(), FOUR);
    const name = before.get(`tile-${left.place.replace(".", "-")}`)![0];
    delete left.essence;
    view.players[seat]!.reserve += 1;
    expect(followPieces(before, view).get(`reserve-${seat}`)).toContain(name);
  });

  it("name a card on its way from the hand to the stack", () => {
    const view = copy(FOUR);
    view.solar_stack = [];
    const hand = ["solar_swap", "solar_swap"];
    const first = handPiece(view, hand, 0);
    view.solar_stack = [{ card: "solar_swap", seat: 0 }];
    expect(stackPiece(view, 0)).toBe(first);
    expect(handPiece(view, hand.slice(1), 0)).not.toBe(first);
  });

  it("are the same for every part that draws a view, and follow from one view to the next", () => {
    const first = piecesOf(FOUR);
    expect(piecesOf(FOUR)).toBe(first);
    const next = copy(FOUR);
    expect(piecesOf(next)).toEqual(first);
    const [place = "", names = []] = [...first].find(([, found]) => found.length > 1) ?? [];
    expect([pieceAt(next, place), pieceAt(next, place, 1)]).toEqual(names.slice(0, 2));
    expect(pieceAt(next, "nowhere")).toBeUndefined();
  });

  it("count copies of a card from the bottom of the stack up into the hand", () => {
    const view = copy(FOUR);
    const stack = ["solar_swap", "solar_swap", "solar_wake", "solar_swap"];
    view.solar_stack = stack.map((card) => ({ card, seat: 0 }));
    const stacked = stack.map((_, i) => stackPiece(view, i));
    expect(stacked).toEqual(["solar_swap-0", "solar_swap-1", "solar_wake-0", "solar_swap-2"]);
    const hand = ["solar_swap", "solar_wake", "solar_swap"];
    const held = hand.map((_, i) => handPiece(view, hand, i));
    expect(held).toEqual(["solar_swap-3", "solar_wake-1", "solar_swap-4"]);
  });
});
