// Where the focus goes when its element disappears: to the current and next question, never to the
// page, where keyboard and screen reader users would have to search for it.

import { tick } from "svelte";
import { type Attachment, createAttachmentKey } from "svelte/attachments";
import { on } from "svelte/events";
import type { TableModel } from "./model.svelte";

/** Identifies the place of the question. */
export const ASKING = "[data-asking]";

const TAKES_FOCUS = createAttachmentKey();
const attachments = new WeakMap<TableModel, Attachment<HTMLElement>>();

/** Attributes of the element in which questions appear. It stays, and takes the focus when that is
 * lost. */
export function asking(model: TableModel) {
  let found = attachments.get(model);
  if (!found) attachments.set(model, (found = takesFocus(model)));
  return {
    role: "group",
    "aria-label": model.words.text("web-asking"),
    "aria-busy": model.isBusy,
    tabindex: -1,
    "data-asking": "",
    [TAKES_FOCUS]: found,
  } as const;
}

function takesFocus(model: TableModel): Attachment<HTMLElement> {
  return (element) => {
    const take = () => {
      if (isLost()) element.focus({ preventScroll: true });
    };
    $effect(() => {
      // A change of these may have removed the focused element.
      void [model.state, model.decision, model.isCatchingUp, model.choosing.items];
      void tick().then(take); // when everything is drawn, because it needs the layout
    });
    // A window was closed, or the focused element was removed for another reason.
    return on(document, "focusout", () => setTimeout(take));
  };
}

/** Focuses the question, wherever the focus is. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>(ASKING)?.focus({ preventScroll: true });
}

/** Nothing has the focus, and no window above the page needs it. */
function isLost(): boolean {
  return isOnPage(document.activeElement) && document.querySelector("dialog[open]") === null;
}

/** The focus was lost or was just taken: the next element may have it. */
export function isFocusFree(): boolean {
  const focused = document.activeElement;
  return isOnPage(focused) || focused.matches(ASKING);
}

function isOnPage(focused: Element | null): focused is null {
  return focused === null || focused === document.body;
}
