// A finished game in a link (docs/links.md): behind the # of the page's address, so no server is
// sent it.

import type { LinkAnswer, TableMade } from "../protocol";
import { keepMade, request } from "./api";
import { keepImported } from "./imported";
import { GAME, linkTo } from "./addresses";

/** The address that opens a finished game. */
export async function linkOfGame(table: string): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(table)}/link`;
  const { link } = await request<LinkAnswer>("GET", path);
  const page = new URL(linkTo("/"), location.href);
  return `${page.origin}${page.pathname}#${GAME}=${link}`;
}

/** Plays the game of a link again. Returns the id of its finished table. */
export async function openLink(link: string): Promise<string> {
  const made = await request<TableMade>("POST", "/api/links", { json: { link } });
  keepImported(made.table.id);
  return keepMade(made);
}
