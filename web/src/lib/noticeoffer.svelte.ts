// Notifications are offered once in a browser, while its reader waits for somebody else.

import type { Words } from "../words/words";
import { canNotify, type Trouble } from "./pushing";
import { settings } from "./settings.svelte";
import { keep, kept } from "./store";

const OFFERED = "noticed";

class NoticeOffer {
  #wasMade = $state(kept(OFFERED) === true);

  get isOpen(): boolean {
    return !this.#wasMade && canNotify() && settings.notice === "off";
  }

  close(): void {
    this.#wasMade = true;
    keep(OFFERED, true);
  }
}

export const noticeOffer = new NoticeOffer();

/** Why notifications are impossible, in words. */
export function noticeTrouble(words: Words, found: Trouble): string {
  if (found === "missing") return words.error({ code: "push_missing" });
  return words.text(found === "denied" ? "web-notice-denied" : "web-notice-failed");
}
