// Playing by keyboard: numbers choose, arrows go through the list and from place to place, letters
// do the rest (help/Keys.svelte lists them). The focused thing counts as pointed at.

import { ASKING, focusQuestion } from "./focus.svelte";
import type { TableModel } from "./model.svelte";
import { standingInWords } from "./standing";

export interface KeyTargets {
  showLog(): void;
  showRules(): void;
  showHelp(): void;
  showKeys(): void;
}

interface Way {
  x: number;
  y: number;
}

const ARROWS: Record<string, Way> = {
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

/** Everything below a dialogue is out of reach, also when the focus in it was lost with a button.
 * */
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
      if (model.drag.targets) model.drag.cancel();
      else if (model.isCatchingUp) model.course.skip();
      else if (model.coach.word) {
        model.thinkAgain();
        focusQuestion();
      } else if (!model.floats.dismiss() && !model.choosing.widen() && !model.takeBack())
        focusQuestion();
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
    case "w":
    case "W":
      return askWhyNot(model);
    case "s":
    case "S":
      model.notify(standingInWords(model));
      return true;
    case "?":
      targets.showKeys();
      return true;
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

/** Every choice in the panel or the sheet, in reading order. */
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
    if (event.key === "ArrowLeft" && isInColumn(list, at)) return focusFirst(model);
    const step = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
    list[(at + step + list.length) % list.length]?.focus();
    return true;
  }
  const place = focused?.closest("[data-place]") ?? null;
  if (place) {
    focusNext(place, way, event.shiftKey ? (id) => model.lit.has(id) : () => true);
    return true;
  }
  // Arrows can still scroll the log.
  if (focused && focused !== document.body && !focused.matches(ASKING)) return false;
  if (event.key === "ArrowLeft" || list.length === 0) return focusFirst(model);
  list.at(event.key === "ArrowUp" ? -1 : 0)?.focus();
  return true;
}

/** A button without a neighbour at its left. */
function isInColumn(list: HTMLButtonElement[], at: number): boolean {
  const rect = list[at]?.getBoundingClientRect();
  const before = list[at - 1]?.getBoundingClientRect();
  return !rect || !before || Math.abs(before.top - rect.top) > 4;
}

/** Every drawn place, without repetitions. */
function places(): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>("[data-place]")].filter(
    (element) =>
      element.hasAttribute("tabindex") &&
      !element.closest("[data-still]") &&
      element.getBoundingClientRect().width > 0,
  );
}

const idOf = (element: HTMLElement | SVGElement) => element.dataset["place"] ?? "";

/** Goes to the board: to the place being looked at, else the first glowing place, else the first.
 * */
function focusFirst(model: TableModel): boolean {
  const all = places();
  const lit = all.filter((element) => model.lit.has(idOf(element)));
  const looked = lit.find((element) => model.highlighted.has(idOf(element)));
  const first = looked ?? lit[0] ?? all[0];
  first?.focus();
  return first !== undefined;
}

/** Moves the focus to the nearest place in that direction, or to a choice in the list if it is
 * nearer. */
function focusNext(from: Element, way: Way, isMeant: (place: string) => boolean): void {
  const start = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let bestCost = Infinity;
  for (const element of [...places().filter((place) => isMeant(idOf(place))), ...choices()]) {
    const end = middle(element);
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    // Prefers straight ahead over sideways.
    if (element === from || along <= 2 || across > along * 2.5) continue;
    const cost = along + across * 2;
    if (cost < bestCost) {
      best = element;
      bestCost = cost;
    }
  }
  best?.focus();
}

function middle(element: Element): Way {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
