// Where the focus goes when what had it is gone: to where the question is and the next one will be,
// never to the page, where whoever uses keys or listens would have to look for it.

import { tick } from "svelte";
import { type Attachment, createAttachmentKey } from "svelte/attachments";
import { on } from "svelte/events";
import type { TableModel } from "./model.svelte";

/** What the place of the question is known by. */
export const ASKING = "[data-asking]";

const TAKES_FOCUS = createAttachmentKey();
const attachments = new WeakMap<TableModel, Attachment<HTMLElement>>();

/** Attributes of the element that the question comes and goes in. It stays, and takes up a focus
 * that was lost. */
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
      // With any of these, what had the focus may be gone.
      void [model.state, model.decision, model.isCatchingUp, model.choosing.items];
      void tick().then(take); // when all is drawn: the page is laid out for it
    });
    // A window was closed, or what had the focus was taken away for another reason.
    return on(document, "focusout", () => setTimeout(take));
  };
}

/** To the question, wherever the focus is. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>(ASKING)?.focus({ preventScroll: true });
}

/** Nothing has the focus, and no window above the page wants it. */
function isLost(): boolean {
  return isOnPage(document.activeElement) && document.querySelector("dialog[open]") === null;
}

/** The focus was lost or has just been taken up: what goes on with the answer may have it. */
export function isFocusFree(): boolean {
  const focused = document.activeElement;
  return isOnPage(focused) || focused.matches(ASKING);
}

function isOnPage(focused: Element | null): focused is null {
  return focused === null || focused === document.body;
}
