import { describe, expect, it } from "vitest";
import { aDecision } from "../../lib/samples";
import type { BitokuContext } from "./view";
import type { ActionData } from "../../protocol";
import { made } from "../../words/effects";
import { actionsAt, PLACELESS, placesOf } from "./actions";
import { FACES, type Face } from "./fixtures";
import { layoutOf } from "./geo";
import { optionOf } from "./options";
import { parsePlace } from "./places";

const PARTS = [
  made("vp", { n: 1 }),
  made("resource", { resource: "any", n: 1 }),
  made("amulet", { value: 1, n: 1 }),
  made("movement", { n: 1 }),
  made("kodama_forward", { n: 1, scope: "any" }),
  made("kodama_back", { n: 1, scope: "any" }),
  made("mitama", { discount: 0 }),
  made("choose_one", {}, [made("build", { discount: 0 }), made("crystal", { discount: 0 })]),
];

/** A question that the action could answer. */
function asked({ kind }: ActionData, { view }: Face) {
  const card = view.players[0]?.played[0];
  return aDecision(kind, {
    region: "region:yomi",
    card: `yokai:${card}`,
    deck: "deck:vision",
    parts: PARTS,
    value: 4,
  });
}

/** Things that lie on the board only while they lie there. */
const PASSING = new Set(["rock", "place"]);

/** The position with a card on the first card space. */
function played(face: Face): Face {
  const players = face.view.players.map((player) => ({
    ...player,
    played: ["start-kappa", ...player.played.slice(1)],
  }));
  return { ...face, view: { ...face.view, players } };
}

describe.each(FACES)("actions of $players players", (given) => {
  const face = played(given);
  const { view, parts } = face;
  // no region has a row for a 5: such a die takes a lower one
  const actions = face.actions.filter(({ text }) => text !== "row 5");

  it("has a place for every action but those that name none", () => {
    const without = actions.filter(
      (action) =>
        !PASSING.has(action.kind) && placesOf(action, asked(action, face), view).length === 0,
    );
    expect([...new Set(without.map((action) => action.kind))].sort()).toEqual(
      [...PLACELESS].sort(),
    );
  });

  it("lights free die spaces and rocks that are there", () => {
    for (const region of view.regions.filter((other) => other.spaces > 0)) {
      const action = actions.find(({ text }) => text === `place ${region.id}`);
      const places = action ? placesOf(action, asked(action, face), view) : [];
      expect(places).toHaveLength(region.spaces - region.dice.length);
    }
    view.garden.forEach((rock, i) => {
      const action = actions.find(({ text }) => text === `rock ${rock}`);
      if (action) expect(placesOf(action, asked(action, face), view)).toEqual([`garden-${i + 1}`]);
    });
  });

  it("names places of the board that the board has", () => {
    const { boxes } = layoutOf(view, parts);
    const onBoard = new Set([
      "forest",
      "row",
      "site",
      "home",
      "hill",
      "node",
      "kodama",
      "market",
      "stack",
      "garden",
      "deck",
      "start",
    ]);
    const missing = actions
      .flatMap((action) => placesOf(action, asked(action, face), view))
      .filter((place) => onBoard.has(parsePlace(place).kind) && !boxes.has(place));
    expect([...new Set(missing)]).toEqual([]);
  });

  it("asks why not with actions there are, and few enough of them", () => {
    const known = new Set(actions.map(({ text }) => text));
    const places = new Set(
      actions.flatMap((action) => placesOf(action, asked(action, face), view)),
    );
    for (const place of places) {
      const texts = actionsAt(place, view);
      expect(texts.length).toBeLessThanOrEqual(100);
      if (texts.length > 0)
        expect(
          texts.some((text) => known.has(text)),
          place,
        ).toBe(true);
    }
  });

  it("could mean an action where it is chosen", () => {
    const kinds = new Set([
      "obtain",
      "slot",
      "site",
      "use_building",
      "place_home",
      "row",
      "favour",
      "rock_pilgrim",
      "copy",
      "take",
      "amulet",
      "combine",
    ]);
    for (const action of actions.filter(({ kind }) => kinds.has(kind))) {
      if (action.kind === "copy" && action.args["seat"] === `seat:${view.seat}`) continue;
      const [place = ""] = placesOf(action, asked(action, face), view);
      expect(actionsAt(place, view), `${action.text} at ${place}`).toContain(action.text);
    }
  });

  it("adds references that can be told", () => {
    const ctx = { view, components: parts } as unknown as BitokuContext;
    for (const action of actions) {
      const option = optionOf(action, asked(action, face), ctx);
      const isReference = typeof option !== "string" || /^$|^[a-z]+:.+/.test(option);
      expect(isReference, `${action.text}: ${JSON.stringify(option)}`).toBe(true);
    }
  });
});
