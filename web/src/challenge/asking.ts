// What the page asks the service about challenges.

import { CHALLENGE, linkTo } from "../lib/addresses";
import { makeTable, Refused, request } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { LinesAnswer, LinkAnswer, LinkInfo, NewTable } from "../protocol";
import { began, type Challenge, challengeOf, finished, lost, MOST_LINES } from "./kept";

/** What a link says. It may be a whole address. */
export function look(link: string): Promise<LinkInfo> {
  return request<LinkInfo>("POST", "/api/links/look", { json: { link } });
}

/** The link that fixes the game of such a table. */
export async function newChallenge(table: NewTable): Promise<string> {
  return (await request<LinkAnswer>("POST", "/api/challenges", { json: table })).link;
}

/** The link of a finished game. */
export async function lineOf(table: string): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(table)}/link`;
  return (await request<LinkAnswer>("GET", path)).link;
}

/** The reader's own line and those of others, in this order, each compared with the first. */
export async function compared(challenge: Challenge): Promise<LinesAnswer> {
  const others = challenge.lines.slice(-MOST_LINES).map(({ link }) => link);
  const json = { lines: [challenge.own, ...others] };
  return request<LinesAnswer>("POST", "/api/challenges/lines", { json });
}

/** Starts it: a table of the reader's own with the same deal. Returns its id. */
export async function play({ info }: Challenge): Promise<string> {
  const me = info.seats.indexOf(null);
  const table = await makeTable({
    game: info.game,
    seats: info.seats.map((bot, seat) => bot ?? (seat === me ? "me" : "person")),
    options: info.options,
    pack: info.pack,
    seed: info.seed,
    name: settings.name,
  });
  began(info.deal, table);
  return table;
}

/** How far the reader is with a challenge: notes their line once a table of it is finished. */
export async function caughtUp(challenge: Challenge): Promise<Challenge> {
  const { deal } = challenge.info;
  for (const table of challenge.own ? [] : challenge.tables) {
    try {
      finished(deal, await lineOf(table));
      break;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "unknown_table") lost(deal, table);
      else if (error.code !== "not_finished") throw error;
    }
  }
  return challengeOf(deal) ?? challenge;
}

/** The place of a challenge's page; with a line in it, that line is kept there. */
export function placeOf(link: string, by = ""): string {
  const name = by ? `&by=${encodeURIComponent(by)}` : "";
  return `/#${CHALLENGE}=${link}${name}`;
}

/** The same as an address to send. */
export function addressOf(link: string, by = ""): string {
  const page = new URL(linkTo("/"), location.href);
  return `${page.origin}${page.pathname}${placeOf(link, by).slice(1)}`;
}
