// Who sits at a table: requests of those who are invited, who sit there, and of its host.

import type {
  Invited,
  ListedTables,
  NewInvitation,
  RematchAsked,
  RightsGiven,
  SeatTaken,
  TableInfo,
  TableRights,
} from "../protocol";
import { request } from "./api";
import { forgetImported } from "./imported";
import { forgetKeys, hostKeysOf, keepHostKeys, keepSeat, tokensOf, type HostKeys } from "./tokens";

function path(table: string, rest: string): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

/** The tables that strangers may join. */
export async function listedTables(): Promise<TableInfo[]> {
  return (await request<ListedTables>("GET", "/api/tables/listed")).tables;
}

/** What an invitation is to. */
export async function invitedTo(table: string, invitation: string): Promise<Invited> {
  return request<Invited>("POST", path(table, "/invitation"), { json: { invitation } });
}

/** Takes a seat and keeps its key. */
export async function takeSeat(
  table: string,
  seat: number,
  name: string,
  invitation: string | null,
): Promise<void> {
  const json = { seat, name, invitation };
  const taken = await request<SeatTaken>("POST", path(table, "/seats"), { json });
  keepSeat(table, taken.seat, taken.token);
}

/**
 * Leaves every seat that this browser has at a table. Once the game is on, its keys stay good: who
 * opens the table again has the seat again.
 */
export async function leaveTable({ id, started }: TableInfo): Promise<void> {
  for (const token of Object.values(tokensOf(id))) {
    await request("POST", path(id, "/leave"), { token });
  }
  if (!started) forgetTable(id);
}

/**
 * Proposes another game to those at a table, or opens it: then whoever did is its host.
 * `seat` is one's own.
 */
export async function askRematch(table: string, seat: number | null): Promise<string | null> {
  const token = hostKeysOf(table)?.host ?? (seat === null ? null : tokensOf(table)[seat]) ?? null;
  const asked = await request<RematchAsked>("POST", path(table, "/rematch"), { token });
  const { host, invitations } = asked;
  if (asked.table && host !== null) {
    keepHostKeys(asked.table.id, { host, invitations, watch: null });
  }
  return asked.table?.id ?? null;
}

/** Takes the seats in a rematch that are kept for those of this browser at the table before. */
export async function followTo(table: string, before: string): Promise<void> {
  for (const token of Object.values(tokensOf(before))) {
    const taken = await request<SeatTaken>("POST", path(table, "/follow"), { token });
    keepSeat(table, taken.seat, taken.token);
  }
}

/** The table is no longer listed here; its seat stays taken. */
export function forgetTable(table: string): void {
  forgetKeys(table);
  forgetImported(table);
}

// -- the host

/** A new link to a seat; whatever opened it before does no longer. */
export async function inviteTo(table: string, seat: number): Promise<void> {
  const keys = hostKeys(table);
  const address = path(table, `/seats/${seat}/invitation`);
  const { invitation } = await request<NewInvitation>("POST", address, { token: keys.host });
  keepHostKeys(table, { ...keys, invitations: { ...keys.invitations, [seat]: invitation } });
}

/** A bot takes a free seat. */
export async function seatBot(table: string, seat: number, bot: string): Promise<void> {
  const { host } = hostKeys(table);
  await request("POST", path(table, `/seats/${seat}/bot`), { json: { bot }, token: host });
}

/** A bot plays for somebody: the stand-in (null) for who is not there, any for who is late. */
export async function handOver(table: string, seat: number, bot: string | null): Promise<void> {
  const { host } = hostKeys(table);
  await request("POST", path(table, `/seats/${seat}/handover`), { json: { bot }, token: host });
}

/** Says what those without a seat may do. */
export async function giveRights(table: string, rights: TableRights): Promise<void> {
  const keys = hostKeys(table);
  const options = { json: rights, token: keys.host };
  const { watch } = await request<RightsGiven>("POST", path(table, "/rights"), options);
  if (rights.watching !== undefined) keepHostKeys(table, { ...keys, watch });
}

export async function deleteTable(table: string): Promise<void> {
  await request("DELETE", path(table, ""), { token: hostKeys(table).host });
  forgetTable(table);
}

function hostKeys(table: string): HostKeys {
  const keys = hostKeysOf(table);
  if (!keys) throw new Error(`not the host of ${table}`);
  return keys;
}

/** The address that invites to a seat: what is secret stands where no server sees it. */
export function invitationLink(table: string, invitation: string): string {
  return `${location.origin}/t/${table}#join=${invitation}`;
}

export function watchLink(table: string, key: string): string {
  return `${location.origin}/t/${table}#watch=${key}`;
}
