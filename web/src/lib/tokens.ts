// The secret keys of seats, by table and seat, and those of the host. The service sends them once,
// and they stay in this browser.

import { keep, kept } from "./store";

export type SeatTokens = Record<number, string>;

/** The host's secrets of a table: the host's key, the links to its seats and for watching. */
export interface HostKeys {
  host: string;
  invitations: Record<string, string>;
  watch: string | null;
}

const SECRET = /^[\w-]{16,200}$/;

function record<T>(key: string): Record<string, T> {
  const saved = kept(key);
  return typeof saved === "object" && saved !== null ? (saved as Record<string, T>) : {};
}

function forget(key: string, table: string): void {
  keep(key, Object.fromEntries(Object.entries(record(key)).filter(([id]) => id !== table)));
}

export function tokensOf(table: string): SeatTokens {
  const found: SeatTokens = {};
  for (const [seat, token] of Object.entries(
    record<Record<string, string>>("tokens")[table] ?? {},
  )) {
    if (typeof token === "string") found[Number(seat)] = token;
  }
  return found;
}

export function keepTokens(table: string, tokens: Record<string, string>): void {
  keep("tokens", { ...record("tokens"), [table]: tokens });
}

export function hostKeysOf(table: string): HostKeys | null {
  const saved = record<Partial<HostKeys>>("hosts")[table];
  if (typeof saved?.host !== "string") return null;
  return { host: saved.host, invitations: saved.invitations ?? {}, watch: saved.watch ?? null };
}

export function keepHostKeys(table: string, keys: HostKeys): void {
  keep("hosts", { ...record("hosts"), [table]: keys });
}

/** An invitation that this browser received and has not used. */
export function invitationTo(table: string): string | null {
  return record<string>("invited")[table] ?? null;
}

/** The key for watching without a seat. */
export function watchKeyOf(table: string): string | null {
  return record<string>("watched")[table] ?? null;
}

/** A seat was taken: stores its key; the invitation is used up. */
export function keepSeat(table: string, seat: number, token: string): void {
  keepTokens(table, { ...tokensOf(table), [seat]: token });
  forget("invited", table);
}

/** Removes a key that is no longer valid. */
export function forgetSeat(table: string, seat: number): void {
  const others = Object.entries(tokensOf(table)).filter(([at]) => at !== String(seat));
  if (others.length > 0) keepTokens(table, Object.fromEntries(others));
  else forget("tokens", table);
}

/** This browser has, or had, something to do at the table. */
export function hasKeys(table: string): boolean {
  const others = [hostKeysOf(table), invitationTo(table), watchKeyOf(table)];
  return Object.keys(tokensOf(table)).length > 0 || others.some((key) => key !== null);
}

/** Removes everything about a table from this browser. */
export function forgetKeys(table: string): void {
  for (const key of ["tokens", "hosts", "invited", "watched"]) forget(key, table);
}

/** Takes the secrets from a link and removes them from the address bar: the tokens of
 * /t/abc#0=secret&2=secret, the host's key of #host=secret, the invitation of #join=secret, the key
 * of #watch=secret. Returns true if there were any. */
export function takeFromLink(table: string): boolean {
  const found: Record<string, string> = {};
  let isAny = false;
  for (const [name, secret] of new URLSearchParams(location.hash.slice(1))) {
    if (!SECRET.test(secret)) continue;
    if (/^\d$/.test(name)) found[name] = secret;
    else if (name === "host")
      keepHostKeys(table, { invitations: {}, watch: null, ...hostKeysOf(table), host: secret });
    else if (name === "join") keep("invited", { ...record("invited"), [table]: secret });
    else if (name === "watch") keep("watched", { ...record("watched"), [table]: secret });
    else continue;
    isAny = true;
  }
  if (!isAny) return false;
  if (Object.keys(found).length > 0) keepTokens(table, { ...tokensOf(table), ...found });
  history.replaceState(history.state, "", location.pathname + location.search);
  return true;
}

/** All keys to the reader's seats, the latest table last. */
export function seatTokens(): string[] {
  return Object.values(record<Record<string, string>>("tokens")).flatMap((tokens) =>
    Object.values(tokens),
  );
}

/** All host keys of the reader, the latest table last. */
export function allTokens(): string[] {
  const hosts = Object.values(record<Partial<HostKeys>>("hosts"));
  return [
    ...hosts.flatMap(({ host }) => (typeof host === "string" ? [host] : [])),
    ...seatTokens(),
  ];
}
