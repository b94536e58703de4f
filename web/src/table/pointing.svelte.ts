// What the reader points at: a place that is pressed or hovered, a line of the panel or of the log.
// It is chosen, lit, explained, or answered with why it cannot be chosen.

import type { GameUi, PlaceId, TableContext, Way } from "../lib/contract";
import type { WhyNotAbout } from "../lib/live";
import type { ActionData, DecisionData, FactData, ReasonMessage } from "../protocol";
import { type Choice, commonTitle } from "./choices";
import type { Choosing } from "./choosing.svelte";
import type { Course } from "./course.svelte";
import type { Floats } from "./floats.svelte";
import { focusQuestion } from "./focus.svelte";
import type { Session } from "./session.svelte";
import type { Within } from "./within.svelte";

const WHEN_CHOSEN = "when_"; // prefix of codes that say when such a thing can be chosen
const NOTHING_HERE = "nothing_here";

/** What pointing needs of its table: its drawing context, and where choices go. */
export interface PointingTable extends TableContext {
  readonly ui: GameUi;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly isCatchingUp: boolean;
  readonly course: Pick<Course, "skip">;
  readonly choosing: Choosing;
  readonly floats: Floats;
  readonly session: Pick<Session, "whyNot">;
  readonly question: DecisionData | null;
  readonly reaching: Pick<Within, "at" | "labels" | "settled">;
  choose(action: ActionData): Promise<void>;
  chooseWay(way: Way): Promise<void>;
  complain(error: unknown): void;
  say(text: string): void;
}

export class Pointing {
  readonly #table: PointingTable;
  #isTouched = false;
  /** The keyboard was used last: then the focus follows the question. */
  usesKeys = false;

  constructor(table: PointingTable) {
    this.#table = table;
  }

  /** A touch leaves a card open until the next one; a mouse does not. */
  touched(isTouch: boolean): void {
    this.#isTouched = isTouch;
    this.usesKeys = false;
  }

  press(place: PlaceId, anchor: Element): void {
    const { choosing, course, floats, isBusy, isCatchingUp, lit, reaching } = this.#table;
    if (isCatchingUp) {
      course.skip();
      return;
    }
    const wasAsked = floats.whyNot?.place === place; // its card is already open
    floats.dismiss();
    if (isBusy) return;
    const actions = commonly(lit.get(place));
    const [only] = actions ?? [];
    const ways = choosing.narrowed === null ? reaching.at(place) : [];
    const [way] = ways;
    if (actions?.length === 1 && only) {
      this.#give(way && ways.length === 1 ? way : { answers: [only] });
    } else if (actions?.every(({ places }) => places.every((other) => other === place))) {
      this.offer(
        place,
        anchor,
        actions.map((action) => ({ answers: [action] })),
      );
    } else if (actions) {
      const title = this.#sharedTitle(actions) || this.#titleOf(place);
      choosing.narrow(title, actions, place);
      this.#table.say(title);
    } else if (way && ways.length === 1) {
      this.#give(way);
    } else if (way) {
      this.offer(place, anchor, ways);
    } else if (choosing.isInHand(place)) {
      choosing.widen();
    } else if (choosing.canTake(place) || reaching.at(place).length > 0) {
      // Takes another piece instead of the one in hand.
      choosing.reset();
      this.press(place, anchor);
    } else if (!wasAsked) {
      void this.#pressLater(place, anchor);
    }
  }

  /** Nothing is known to be chosen here: perhaps a chain that is still being looked for. */
  async #pressLater(place: PlaceId, anchor: Element): Promise<void> {
    const { question } = this.#table;
    await this.#table.reaching.settled();
    if (question !== this.#table.question) return;
    if (this.#table.reaching.at(place).length > 0) this.press(place, anchor);
    else await this.askWhyNot(place, anchor);
  }

  #give(way: Way): void {
    const [only] = way.answers;
    if (way.answers.length === 1 && only) void this.#table.choose(only);
    else void this.#table.chooseWay(way);
    if (this.usesKeys) focusQuestion(); // the next question is elsewhere
  }

  /** Gives the answers that something means, or lets the reader choose between meanings. */
  offer(place: PlaceId, anchor: Element, ways: readonly Way[]): void {
    const { floats, reaching } = this.#table;
    const [only] = ways;
    if (only && ways.length === 1) {
      this.#give(only);
      return;
    }
    const labels = reaching.labels(ways);
    const choices = ways.map((way, at) => ({ way, label: labels[at] ?? [] }));
    floats.dismiss();
    floats.card = null;
    floats.meanings = { anchor, title: this.#titleOf(place), choices };
  }

  /** One of the offered meanings. */
  take(way: Way): void {
    this.#table.floats.dismiss();
    this.#give(way);
  }

  hover(place: PlaceId | null, anchor?: Element): void {
    const { choosing, floats } = this.#table;
    floats.showNone();
    if (place === null) {
      choosing.look([], []);
      if (!this.#isTouched) floats.card = null;
      return;
    }
    choosing.lookAtPlace(place, this.#table.reaching.at(place));
    if (anchor) floats.showLater(() => this.explain(place, anchor));
  }

  /** Considers some choices, or none, and lights their places. */
  lookAt(choices: Choice[]): void {
    this.#table.choosing.look(
      choices.flatMap((choice) => choice.places),
      choices.map((choice) => choice.action),
    );
  }

  /** The pointer is on a choice outside the board, or on none. A single choice is explained at its
   * place, or at the pointer if the board does not show it. */
  pointAt(choices: Choice[], beside?: Element): void {
    const { floats } = this.#table;
    this.lookAt(choices);
    floats.showNone();
    if (choices.length > 0 || !this.#isTouched) floats.card = null;
    const [place] = choices.length === 1 ? (choices[0]?.places ?? []) : [];
    if (place !== undefined) floats.showLater(() => this.#explainThere(place, beside));
  }

  /** A finger is on a choice: a long press explains what the choice is about. */
  hold(text: string, beside: Element): void {
    const choice = this.#table.choosing.choices.find(({ action }) => action.text === text);
    if (choice) this.pointAt([choice], beside);
  }

  /** Looks at a line of the log, or at none. */
  lookAtFact(fact: FactData | null): void {
    this.#table.choosing.look(fact?.places ?? [], []);
  }

  /** Narrows the choices to a group of the panel. */
  openGroup(title: string, choices: Choice[]): void {
    const actions = choices.map((choice) => choice.action);
    this.#table.choosing.narrow(title, actions, null);
  }

  explain(place: PlaceId, anchor: Element): void {
    const { floats, isReady, ui } = this.#table;
    if (!isReady || floats.whyNot?.place === place) return;
    const explanation = ui.explain(place, this.#table);
    floats.card = explanation ? { place, anchor, explanation } : null;
  }

  #explainThere(place: PlaceId, beside: Element | undefined): void {
    const drawn = document.querySelector(`[data-place="${CSS.escape(place)}"]:not([inert] *)`);
    const anchor = drawn ?? beside;
    if (anchor) this.explain(place, anchor);
  }

  async askWhyNot(place: PlaceId, anchor: Element): Promise<void> {
    if (this.#table.seat === null) {
      this.explain(place, anchor);
      return;
    }
    const reason = await this.#reason({ place });
    if (!reason) return;
    if (reason.code === NOTHING_HERE) this.explain(place, anchor);
    else this.#show(reason, place, anchor);
  }

  /** Asks why an action cannot be chosen, by its text. */
  async askWhyNotAction(action: string, anchor: Element): Promise<void> {
    const { floats, seat, words } = this.#table;
    if (seat === null) return;
    floats.dismiss();
    const reason = await this.#reason({ action });
    if (!reason) return;
    if (reason.code !== null) this.#show(reason, "", anchor);
    else floats.notify({ text: words.text("web-plain-legal"), isError: false, canUndo: false });
  }

  async #reason(about: WhyNotAbout): Promise<ReasonMessage | null> {
    try {
      const reason = await this.#table.session.whyNot(about);
      return this.#table.isReady ? reason : null;
    } catch (error) {
      this.#table.complain(error);
      return null;
    }
  }

  #show({ code, data, rules }: ReasonMessage, place: PlaceId, anchor: Element): void {
    if (code === null) return; // it can be chosen after all
    const { decision, floats, names, words } = this.#table;
    floats.card = null;
    const parts = words.reasonParts({ code, data }, names);
    if (code.startsWith(WHEN_CHOSEN) && decision) {
      // Then the question itself helps most.
      parts.push({ text: " ", ref: null });
      parts.push(...words.decisionParts(decision.kind, decision.prompt));
    }
    floats.whyNot = { place, anchor, title: this.#titleOf(place), parts, rules };
  }

  /** Looks at nothing. */
  forget(): void {
    this.#table.floats.dismiss();
    this.#table.choosing.look([], []);
  }

  /** What is left to choose from: "Move an essence from the reserve to …". */
  #sharedTitle(actions: readonly ActionData[]): string {
    const { choosing, decision, words, names } = this.#table;
    const choices = choosing.left.filter(({ action }) => actions.includes(action));
    return commonTitle(choices, words, names, decision?.prompt ?? {});
  }

  #titleOf(place: PlaceId): string {
    return this.#table.ui.explain(place, this.#table)?.title ?? "";
  }
}

/** What pressing a thing means among its answers: the rarely meant ones only if all are. */
function commonly(actions: ActionData[] | undefined): ActionData[] | undefined {
  const meant = actions?.filter((action) => !action.is_rare);
  return meant && meant.length > 0 ? meant : actions;
}
