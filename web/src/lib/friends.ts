// Requests of invited people, players and hosts of a table.

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
import { forgetNotes } from "./note";
import { forgetKeys, hostKeysOf, keepHostKeys, keepSeat, tokensOf, type HostKeys } from "./tokens";

function path(table: string, rest: string): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

/** The tables that strangers may join. */
export async function listedTables(): Promise<TableInfo[]> {
  return (await request<ListedTables>("GET", "/api/tables/listed")).tables;
}

/** The target of an invitation. */
export async function invitedTo(table: string, invitation: string): Promise<Invited> {
  return request<Invited>("POST", path(table, "/invitation"), { json: { invitation } });
}

/** Takes a seat and stores its key. */
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

/** Leaves every seat that this browser has at a table. In a running game the keys stay valid:
 * opening the table takes the seat back. */
export async function leaveTable({ id, started }: TableInfo): Promise<void> {
  for (const token of Object.values(tokensOf(id))) {
    await request("POST", path(id, "/leave"), { token });
  }
  if (!started) forgetTable(id);
}

/** Proposes or opens another game; the player who opens it is its host. `seat` is the reader's. */
export async function askRematch(table: string, seat: number | null): Promise<string | null> {
  const token = hostKeysOf(table)?.host ?? (seat === null ? null : tokensOf(table)[seat]) ?? null;
  const asked = await request<RematchAsked>("POST", path(table, "/rematch"), { token });
  const { host, invitations } = asked;
  if (asked.table && host !== null) {
    keepHostKeys(asked.table.id, { host, invitations, watch: null });
  }
  return asked.table?.id ?? null;
}

/** Takes the seats of a rematch that are reserved for this browser's players. */
export async function followTo(table: string, before: string): Promise<void> {
  for (const token of Object.values(tokensOf(before))) {
    const taken = await request<SeatTaken>("POST", path(table, "/follow"), { token });
    keepSeat(table, taken.seat, taken.token);
  }
}

/** Removes the table from this browser's list; its seat stays taken. */
export function forgetTable(table: string): void {
  forgetKeys(table);
  forgetImported(table);
  forgetNotes(table);
}

// -- the host

/** Creates a new link to a seat; the old one becomes invalid. */
export async function inviteTo(table: string, seat: number): Promise<void> {
  const keys = hostKeys(table);
  const address = path(table, `/seats/${seat}/invitation`);
  const { invitation } = await request<NewInvitation>("POST", address, { token: keys.host });
  keepHostKeys(table, { ...keys, invitations: { ...keys.invitations, [seat]: invitation } });
}

/** Gives a free seat to a bot. */
export async function seatBot(table: string, seat: number, bot: string): Promise<void> {
  const { host } = hostKeys(table);
  await request("POST", path(table, `/seats/${seat}/bot`), { json: { bot }, token: host });
}

/** Lets a bot play for somebody: the stand-in (null) for an absent player, any for a late one. A
 * player who is not the host shows their own key. */
export async function handOver(table: string, seat: number, bot: string | null): Promise<void> {
  const token = hostKeysOf(table)?.host ?? Object.values(tokensOf(table))[0] ?? null;
  await request("POST", path(table, `/seats/${seat}/handover`), { json: { bot }, token });
}

/** Whether the reader may let a bot play for a late seat: as the host, or while the host is away or
 * late. `isAway` tells of seats of other people. */
export function mayHandOver(
  info: TableInfo,
  late: number,
  mine: readonly number[],
  isAway: (seat: number) => boolean | null,
): boolean {
  if (mine.includes(late)) return false;
  if (hostKeysOf(info.id) !== null) return true;
  const host = info.host_seat;
  return mine.length > 0 && (host === null || host === late || isAway(host) === true);
}

/** Sets what people without a seat may do. */
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

/** The address of an invitation to a seat: the secret is in the part that servers never see. */
export function invitationLink(table: string, invitation: string): string {
  return `${location.origin}/t/${table}#join=${invitation}`;
}

/** The address of a table with the keys of the reader's own seats: for another device of theirs. */
export function ownLink(table: string): string {
  const keys = new URLSearchParams(Object.entries(tokensOf(table)));
  return `${location.origin}/t/${table}#${keys}`;
}

export function watchLink(table: string, key: string): string {
  return `${location.origin}/t/${table}#watch=${key}`;
}
