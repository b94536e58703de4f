// The hover card of a place or piece: what it is and does.

import { type Glyph, iconGlyph } from "../../parts/strip";
import type { Explanation, PlaceId } from "../../lib/contract";
import type { HitodamaContext } from "./view";
import { nameOf, printedOf, viewOf } from "./context";
import { isExtra } from "./geometry";
import { lineOf, spaceOf, tileOf } from "./places";
import { provenanceOf } from "./provenance";
import { cardText, lineState, northLabel, offerOf, rateLabel, restOf, standingOn } from "./telling";
import {
  bundle,
  type Goods,
  lineAt,
  resourceIcon,
  type SpaceView,
  seasonOf,
  spaceAt,
} from "./view";

type Told = Explanation | null;

/** The rules of a space's effect, by its kind. */
const SPACE_RULES: Record<string, string[]> = {
  plus: ["H-TILE-RES-1"],
  cost: ["H-TILE-RES-2"],
  merchant: ["H-TILE-MER-3", "H-TILE-MER-4"],
  akku_visit: ["H-TILE-AKKU-3"],
  tribute: ["H-TRIB-2", "H-TILE-TRIB-4"],
};
const TILE_RULES: Record<string, string[]> = {
  merchant: ["H-TILE-MER"],
  akku_visit: ["H-TILE-AKKU"],
  tribute: ["H-TILE-TRIB"],
};
const RATE_RULES: Record<string, string[]> = {
  solar_for_berry: ["H-ACT-DISC-1", "H-ACT-DISC-4"],
  two_solar_for_lunar: ["H-ACT-DISC-2", "H-ACT-DISC-4"],
  lunar_for_amber: ["H-ACT-DISC-3", "H-ACT-DISC-4"],
};
const DECK_RULES: Record<string, string[]> = {
  solar: ["H-ACT-DRAW-1", "H-CARD-2"],
  lunar: ["H-CARD-2"],
  ice: ["H-ICE-2", "H-ICE-5"],
  akku: ["H-AKKU-2", "H-AKKU-4"],
};

export function explain(place: PlaceId, ctx: HitodamaContext): Told {
  const space = spaceOf(place);
  if (space !== null) return explainSpace(space, ctx);
  const line = lineOf(place);
  if (line !== null) return explainLine(line, ctx);
  const tile = tileOf(place);
  if (tile !== null) return explainTile(tile, ctx);
  const [what = "", ...rest] = place.split("-");
  const id = rest.join("-");
  switch (what) {
    case "card":
      return explainCard(id, ctx);
    case "season":
      return explainSeason(id, ctx);
    case "deck":
      return explainDeck(id, ctx);
    case "discard":
      return explainDiscard(id, ctx);
    case "reserve":
    case "asleep":
    case "basket":
    case "cards":
    case "score":
      return explainSeat(what, Number(id), ctx);
    case "akku":
      return explainAkkuCard(ctx);
    default:
      return explainThing(place, ctx);
  }
}

/** Goods as icons. */
function strip(goods: Goods): Glyph[] {
  return Object.entries(goods).map(([name, n]) => iconGlyph(resourceIcon(name), n > 1 ? n : 0));
}

function explainSpace(text: string, ctx: HitodamaContext): Told {
  const space = spaceAt(viewOf(ctx), text);
  if (!space) return null;
  const { words } = ctx;
  const lines = [sentence(offerOf(space, ctx)), sentence(standingOn(space, ctx))];
  if (isExtra(space))
    lines.push(words.text("web-hitodama-extra", { place: words.ref(`place:${space.copy_of}`) }));
  if (space.essence) lines.push(words.text(`web-hitodama-collects-${collects(space)}`));
  return {
    title: words.ref(`place:${text}`),
    lines,
    strip: strip(space.gain),
    rules: SPACE_RULES[space.kind] ?? [],
    ...provenanceOf(ctx, "tile", text.slice(0, text.lastIndexOf("."))),
  };
}

function collects(space: SpaceView): string {
  return space.essence?.standing ? "yes" : space.essence?.fresh ? "done" : "no";
}

function explainTile(id: string, ctx: HitodamaContext): Told {
  const view = viewOf(ctx);
  const tile = view.tiles.find((entry) => entry.id === id);
  if (!tile) return null;
  const { words } = ctx;
  const lines = [
    words.effect(`tile:${id}`),
    words.text("web-hitodama-lies", { slot: words.ref(`slot:${tile.slot}`) }),
  ];
  if (tile.slot === seasonOf(view, view.season)?.cardinal)
    lines.push(words.text("web-hitodama-starts-here"));
  if (tile.slot.length > 1) lines.push(words.text("web-hitodama-sheltered"));
  const bonus = printedOf(ctx).arrival_bonus[id];
  if (bonus)
    lines.push(words.text("web-hitodama-arrival-bonus", { goods: words.ref(bundle(bonus)) }));
  return {
    title: words.ref(`tile:${id}`),
    lines,
    rules: [
      ...(TILE_RULES[tile.spaces[0]?.kind ?? ""] ?? ["H-TILE-RES"]),
      ...(bonus ? ["H-TILE-TRIB-2"] : []),
    ],
    ...provenanceOf(ctx, "tile", id),
  };
}

function explainLine(text: string, ctx: HitodamaContext): Told {
  const line = lineAt(viewOf(ctx), text);
  if (!line) return null;
  const { words } = ctx;
  const lines = [sentence(lineState(line, ctx))];
  if (line.state === "open")
    lines.unshift(words.text("web-hitodama-line-worth", { points: line.points }));
  if (line.state === "open" && line.resource === "akku")
    lines.push(words.text("web-hitodama-line-akku"));
  const rules = line.resource === "akku" ? ["H-TRIB-2", "H-TRIB-6"] : ["H-TRIB-2", "H-TRIB-5"];
  return {
    title: words.ref(`line:${text}:${line.resource}=${line.amount}`),
    lines,
    rules,
    ...provenanceOf(ctx, "tribute_card", text.split(".")[0] ?? ""),
  };
}

function explainSeason(id: string, ctx: HitodamaContext): Told {
  const season = seasonOf(viewOf(ctx), id);
  if (!season) return null;
  const { words } = ctx;
  const open = season.cards.flatMap((card) => card.lines).filter((line) => line.state === "open");
  return {
    title: words.ref(`season:${id}`),
    lines: [
      words.text("web-hitodama-season-open", { count: open.length }),
      words.text("web-hitodama-season-displace", { cost: words.ref(bundle(season.displacement)) }),
      words.text("web-hitodama-season-start", { slot: words.ref(`slot:${season.cardinal}`) }),
    ],
    rules: ["H-SEASON-2", "H-ACT-DISP-5", "H-TILE-1"],
    ...provenanceOf(ctx, "season", id),
  };
}

function explainCard(id: string, ctx: HitodamaContext): Told {
  const { words } = ctx;
  const deck = id.startsWith("solar") ? "solar" : "lunar";
  const title = words.ref(`card:${id}`);
  const rest = restOf(title, cardText(printedOf(ctx).card[id], ctx));
  return {
    title,
    lines: [...(rest ? [rest] : []), words.text(`web-hitodama-when-${deck}`)],
    rules: deck === "solar" ? ["H-ACT-PLAY-2", "H-TILE-AKKU-2"] : ["H-ACT-PLAY-1"],
    ...provenanceOf(ctx, `${deck}_card`, id),
  };
}

function explainDeck(id: string, ctx: HitodamaContext): Told {
  const deck = viewOf(ctx).decks[id as "solar"];
  if (!deck) return null;
  const { words } = ctx;
  const lines = [words.text("web-hitodama-cards-left", { count: deck.cards })];
  const { akku_card, ice_card } = printedOf(ctx);
  const printed = id === "ice" ? ice_card : akku_card;
  if (id === "ice" || id === "akku") {
    // They have no titles: what is there is described by its effect.
    lines.push(...deck.discard.map((card) => cardText(printed[card], ctx)));
  } else if (deck.discard.length) {
    const names = deck.discard.map((card) => words.ref(`card:${card}`));
    lines.push(words.text("web-hitodama-discarded", { cards: names }));
  }
  return {
    title: words.text("web-hitodama-deck-title", { deck: words.ref(`deck:${id}`) }),
    lines,
    rules: DECK_RULES[id] ?? [],
  };
}

function explainAkkuCard(ctx: HitodamaContext): Told {
  const card = viewOf(ctx).akku_card;
  const { words } = ctx;
  const title = words.text("web-hitodama-akku-card");
  if (!card) return { title, lines: [words.text("web-hitodama-akku-none")], rules: ["H-AKKU-8"] };
  return {
    title,
    lines: [cardText(printedOf(ctx).akku_card[card.id], ctx)],
    strip: strip(card.cost),
    rules: ["H-AKKU-1", "H-AKKU-2"],
    ...provenanceOf(ctx, "akku_card", card.id),
  };
}

function explainDiscard(rate: string, ctx: HitodamaContext): Told {
  const label = rateLabel(rate, ctx);
  if (!label) return null;
  return {
    title: ctx.words.text("web-hitodama-discard"),
    lines: [sentence(label)],
    rules: RATE_RULES[rate] ?? ["H-ACT-DISC"],
    ...provenanceOf(ctx, "discard_rate", rate),
  };
}

function explainSeat(what: string, seat: number, ctx: HitodamaContext): Told {
  const view = viewOf(ctx);
  const player = view.players[seat];
  if (!player) return null;
  const { words } = ctx;
  const name = nameOf(ctx, seat);
  switch (what) {
    case "reserve":
      return {
        title: name,
        lines: [
          words.text("web-hitodama-home-reserve", { name, count: player.reserve }),
          words.text("web-hitodama-reserve-note"),
        ],
        rules: ["H-ACT-MOVE-1"],
      };
    case "asleep":
      return {
        title: name,
        lines: [
          words.text("web-hitodama-home-asleep", { name, count: player.asleep_on_board }),
          words.text("web-hitodama-asleep-note"),
        ],
        rules: ["H-ACT-WAKE-1"],
      };
    case "basket":
      return {
        title: name,
        lines: [
          words.text("web-hitodama-basket-of", { name, goods: words.ref(bundle(player.basket)) }),
        ],
        rules: ["H-ACT-4"],
      };
    case "cards":
      return {
        title: name,
        lines: [
          words.text("web-hitodama-cards-of", {
            name,
            solar: player.solar_cards,
            lunar: player.lunar_cards,
          }),
          ...(player.hand?.length
            ? [
                words.text("web-hitodama-hand-open", {
                  cards: words.join(player.hand.map((card) => words.ref(`card:${card}`))),
                }),
              ]
            : []),
          words.text("web-hitodama-hand-limit", { limit: printedOf(ctx).hand_limit }),
        ],
        rules: ["H-ACT-4", "H-ACT-DRAW-2"],
      };
    default: {
      const next = view.score_track.wrath_spaces.find((space) => space > player.score);
      const goal = words.text("web-hitodama-score-goal", { end: view.score_track.end });
      const wrath =
        next === undefined ? [] : [words.text("web-hitodama-score-wrath", { space: next })];
      return {
        title: words.text("web-hitodama-score", { name, points: player.score }),
        lines: [...wrath, goal],
        rules: ["H-WRATH-2", "H-END-1"],
      };
    }
  }
}

/** Things that exist only once on the table. */
function explainThing(place: PlaceId, ctx: HitodamaContext): Told {
  const view = viewOf(ctx);
  const { words } = ctx;
  switch (place) {
    case "stack": {
      const cards = [...view.solar_stack].reverse().map(({ card, seat }) =>
        words.text("web-hitodama-stacked", {
          card: words.ref(`card:${card}`),
          name: nameOf(ctx, seat),
        }),
      );
      return {
        title: words.text("web-hitodama-stack"),
        lines: [
          words.text("web-hitodama-stack-label", {
            count: cards.length,
            limit: view.solar_stack_limit,
          }),
          words.text("web-hitodama-stack-note"),
          ...cards,
        ],
        rules: ["H-TILE-AKKU-2", "H-ACT-PLAY-3"],
      };
    }
    case "lair":
      return {
        title: words.text("web-hitodama-lair-title"),
        lines: [words.text("web-hitodama-lair-label", { count: view.supply["akku"] ?? 0 })],
        rules: ["H-AKKU-6", "H-AKKU-8"],
      };
    case "supply":
      return {
        title: words.text("web-hitodama-supply"),
        lines: [words.text("web-hitodama-supply-note")],
        rules: ["H-TILE-7"],
      };
    case "coin":
      return {
        title: words.text("web-hitodama-first-player"),
        lines: [
          words.text("web-hitodama-coin", { name: nameOf(ctx, view.coin) }),
          words.text("web-hitodama-coin-note"),
        ],
        rules: ["H-TILE-TRIB-3"],
      };
    case "round":
      return {
        title: words.text("web-hitodama-round-label", { round: view.round }),
        lines: [words.text("web-hitodama-round-note")],
        rules: ["H-ROUND-4"],
      };
    case "north":
      return {
        title: northLabel(ctx),
        lines: [words.text("web-hitodama-north-note")],
        rules: ["H-GEO-4", "H-GEO-8"],
      };
    case "decks":
      return view.acting_card ? explainCard(view.acting_card, ctx) : null;
    case "spirit":
      return explainSpirit(ctx);
    default:
      return null;
  }
}

function explainSpirit(ctx: HitodamaContext): Told {
  const { hitodama } = viewOf(ctx);
  const { words } = ctx;
  const lines = [
    words.text("web-hitodama-spirit", { position: hitodama.position, end: hitodama.end }),
  ];
  if (hitodama.brings_ice) lines.push(words.text("web-hitodama-spirit-ice"));
  else if (hitodama.takes_first_of.length) {
    const goods = hitodama.takes_first_of.map((name) => words.ref(`resource:${name}`));
    lines.push(words.text("web-hitodama-spirit-loss", { goods }));
  }
  lines.push(words.text("web-hitodama-spirit-note"));
  return {
    title: words.text("web-hitodama-wrath-title", { level: hitodama.level }),
    lines,
    rules: ["H-WRATH-7", "H-WRATH-9"],
  };
}

/** A phrase as a sentence of its own. */
function sentence(phrase: string): string {
  const text = phrase.slice(0, 1).toLocaleUpperCase() + phrase.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
