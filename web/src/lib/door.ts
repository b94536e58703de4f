// Whether a reader stands before a table: invited, and without a seat of their own yet. Then the
// invitation shows first, and everything that the table needs is loaded meanwhile.

import { invitationTo, tokensOf } from "./tokens";

const INVITATION = /[#&]join=/;

/** `hash` is that of the address: a link that has just been opened. */
export function isAtDoor(table: string, hash: string): boolean {
  if (Object.keys(tokensOf(table)).length > 0) return false;
  return INVITATION.test(hash) || invitationTo(table) !== null;
}
