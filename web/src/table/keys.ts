// The keyboard alone: numbers choose, arrows go between what glows and the list, letters do the
// rest. What is focused is looked at, as if the pointer were on it.

import type { TableModel } from "./model.svelte";

export interface KeyTargets {
  showLog(): void;
  showRules(): void;
  showHelp(): void;
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function handleKey(event: KeyboardEvent, model: TableModel, targets: KeyTargets): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || isInDialogue()) return;
  const isUsed = letter(event, model, targets) || digit(event) || arrow(event, model);
  if (isUsed) event.preventDefault();
}

/** What lies below a dialogue is out of reach, also when the focus in it was lost with a button. */
function isInDialogue(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function letter(event: KeyboardEvent, model: TableModel, targets: KeyTargets): boolean {
  switch (event.key) {
    case "Escape":
      if (model.isCatchingUp) model.course.skip();
      else if (!model.floats.dismiss() && !model.choosing.widen() && !model.held.takeBack())
        (document.activeElement as HTMLElement | null)?.blur();
      return true;
    case "z":
    case "Z":
      void model.undo();
      return true;
    case "h":
    case "H":
      void model.hint.toggle();
      return true;
    case "c":
    case "C":
      model.chat.toggle();
      return true;
    case "?":
      return askWhyNot(model);
    case "l":
    case "L":
      targets.showLog();
      return true;
    case "r":
    case "R":
      targets.showRules();
      return true;
    case "i":
    case "I":
      targets.showHelp();
      return true;
    default:
      return false;
  }
}

function askWhyNot(model: TableModel): boolean {
  const focused = document.activeElement?.closest("[data-place]");
  const hovered = [...document.querySelectorAll("[data-place]:hover")].at(-1);
  const element = focused ?? hovered;
  const place = element?.getAttribute("data-place");
  if (!element || !place) return false;
  if (model.lit.has(place)) model.pointing.explain(place, element);
  else void model.pointing.askWhyNot(place, element);
  return true;
}

/** Every choice in the panel or the sheet, in the order it is read. */
function choices(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>("[data-choice]")].filter(
    (button) => button.offsetParent !== null && !button.disabled && button.ariaDisabled !== "true",
  );
}

function digit(event: KeyboardEvent): boolean {
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const choice = choices()[number - 1];
  if (number === 0 || !choice) return false;
  choice.click();
  return true;
}

function arrow(event: KeyboardEvent, model: TableModel): boolean {
  const way = ARROWS[event.key];
  if (!way) return false;
  const focused = document.activeElement;
  const list = choices();
  const at = list.indexOf(focused as HTMLButtonElement);
  if (at >= 0) {
    if (event.key === "ArrowLeft" && isInColumn(list, at)) return focusPlace(model, null, way);
    const step = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
    list[(at + step + list.length) % list.length]?.focus();
    return true;
  }
  const place = focused?.closest("[data-place]") ?? null;
  if (place && focusPlace(model, place, way)) return true;
  // Scrolling the log with arrows stays possible.
  if (focused && focused !== document.body && !place) return false;
  if (place && event.key !== "ArrowRight") return true;
  if (list[0]) list[0].focus();
  return list.length > 0;
}

/** A button without a neighbour at its left. */
function isInColumn(list: HTMLButtonElement[], at: number): boolean {
  const rect = list[at]?.getBoundingClientRect();
  const before = list[at - 1]?.getBoundingClientRect();
  return !rect || !before || Math.abs(before.top - rect.top) > 4;
}

/** Moves the focus to the nearest glowing place that way. */
function focusPlace(
  model: TableModel,
  from: Element | null,
  way: { x: number; y: number },
): boolean {
  const places = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-place]")].filter(
    (element) =>
      element !== from &&
      element.hasAttribute("tabindex") &&
      model.lit.has(element.getAttribute("data-place") ?? "") &&
      !element.closest("[data-still]"),
  );
  if (from === null) {
    const looked = places.find((element) => model.highlighted.has(element.dataset["place"] ?? ""));
    const first = looked ?? places[0];
    first?.focus();
    return first !== undefined;
  }
  const start = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let bestCost = Infinity;
  for (const element of places) {
    const end = middle(element);
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    // Ahead rather than aside.
    if (along <= 2 || across > along * 2.5) continue;
    const cost = along + across * 2;
    if (cost < bestCost) {
      best = element;
      bestCost = cost;
    }
  }
  best?.focus();
  return best !== null;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
