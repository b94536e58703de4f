// What the reader points at: a place that is pressed or hovered, a line of the panel or of the log.
// It is chosen, lit up, explained, or told why it cannot be.

import type { PlaceId } from "../lib/contract";
import type { WhyNotAbout } from "../lib/live";
import type { FactData, ReasonMessage } from "../protocol";
import type { Choice } from "./choices";
import { focusQuestion } from "./focus.svelte";
import type { TableModel } from "./model.svelte";

const WHEN_CHOSEN = "when_"; // how codes begin that say when such a thing is chosen
const NOTHING_HERE = "nothing_here";

export class Pointing {
  readonly #model: TableModel;
  #isTouched = false;
  /** The keyboard was used last: then the focus goes along with the question. */
  usesKeys = false;

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** A touch leaves a card open until the next one; a mouse does not. */
  touched(isTouch: boolean): void {
    this.#isTouched = isTouch;
    this.usesKeys = false;
  }

  press(place: PlaceId, anchor: Element): void {
    const { choosing, course, floats, isBusy, isCatchingUp, lit } = this.#model;
    if (isCatchingUp) {
      course.skip();
      return;
    }
    const wasAsked = floats.whyNot?.place === place; // its card is open wherever one stays
    floats.dismiss();
    if (isBusy) return;
    const actions = lit.get(place);
    const [only] = actions ?? [];
    if (actions?.length === 1 && only) {
      void this.#model.choose(only);
      if (this.usesKeys) focusQuestion(); // what is asked next is not asked there
    } else if (actions) {
      const title = this.#titleOf(place);
      choosing.narrow(title, actions, place);
      this.#model.voice.say(title);
    } else if (choosing.isInHand(place)) {
      choosing.widen();
    } else if (choosing.canTake(place)) {
      // Another piece instead of the one in hand.
      choosing.reset();
      this.press(place, anchor);
    } else if (!wasAsked) {
      void this.askWhyNot(place, anchor);
    }
  }

  hover(place: PlaceId | null, anchor?: Element): void {
    const { choosing, floats } = this.#model;
    floats.showNone();
    if (place === null) {
      choosing.look([], []);
      if (!this.#isTouched) floats.card = null;
      return;
    }
    choosing.lookAtPlace(place);
    if (anchor) floats.showLater(() => this.explain(place, anchor));
  }

  /** A choice, or none, is looked at: what it is about is lit. */
  lookAt(choices: Choice[]): void {
    this.#model.choosing.look(
      choices.flatMap((choice) => choice.places),
      choices.map((choice) => choice.action),
    );
  }

  /** A choice, or none, is pointed at beside the board: if it is one, it is explained there, too, or
   * beside what was pointed at where the board does not show it. */
  pointAt(choices: Choice[], beside?: Element): void {
    const { floats } = this.#model;
    this.lookAt(choices);
    floats.showNone();
    if (choices.length > 0 || !this.#isTouched) floats.card = null;
    const [place] = choices.length === 1 ? (choices[0]?.places ?? []) : [];
    if (place !== undefined) floats.showLater(() => this.#explainThere(place, beside));
  }

  /** A finger is on a choice: if it stays there, what the choice is about is explained. */
  hold(text: string, beside: Element): void {
    const choice = this.#model.choosing.choices.find(({ action }) => action.text === text);
    if (choice) this.pointAt([choice], beside);
  }

  /** A line of the log, or none, is looked at. */
  lookAtFact(fact: FactData | null): void {
    this.#model.choosing.look(fact?.places ?? [], []);
  }

  /** Narrows the choices to those of a group of the panel. */
  openGroup(title: string, choices: Choice[]): void {
    const actions = choices.map((choice) => choice.action);
    this.#model.choosing.narrow(title, actions, null);
  }

  explain(place: PlaceId, anchor: Element): void {
    const { floats, isReady, ui } = this.#model;
    if (!isReady || floats.whyNot?.place === place) return;
    const explanation = ui.explain(place, this.#model);
    floats.card = explanation ? { place, anchor, explanation } : null;
  }

  #explainThere(place: PlaceId, beside: Element | undefined): void {
    const drawn = document.querySelector(`[data-place="${CSS.escape(place)}"]:not([inert] *)`);
    const anchor = drawn ?? beside;
    if (anchor) this.explain(place, anchor);
  }

  async askWhyNot(place: PlaceId, anchor: Element): Promise<void> {
    if (this.#model.seat === null) {
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
    const { floats, seat, words } = this.#model;
    if (seat === null) return;
    floats.dismiss();
    const reason = await this.#reason({ action });
    if (!reason) return;
    if (reason.code !== null) this.#show(reason, "", anchor);
    else floats.notify({ text: words.text("web-plain-legal"), isError: false, canUndo: false });
  }

  async #reason(about: WhyNotAbout): Promise<ReasonMessage | null> {
    try {
      const reason = await this.#model.session.whyNot(about);
      return this.#model.isReady ? reason : null;
    } catch (error) {
      this.#model.complain(error);
      return null;
    }
  }

  #show({ code, data, rules }: ReasonMessage, place: PlaceId, anchor: Element): void {
    if (code === null) return; // it can be chosen after all
    const { decision, floats, names, words } = this.#model;
    floats.card = null;
    const parts = words.reasonParts({ code, data }, names);
    if (code.startsWith(WHEN_CHOSEN) && decision) {
      // Then the question itself helps most.
      parts.push({ text: " ", ref: null });
      parts.push(...words.decisionParts(decision.kind, decision.prompt));
    }
    floats.whyNot = { place, anchor, title: this.#titleOf(place), parts, rules };
  }

  /** Nothing is looked at any more. */
  forget(): void {
    this.#model.floats.dismiss();
    this.#model.choosing.look([], []);
  }

  #titleOf(place: PlaceId): string {
    return this.#model.ui.explain(place, this.#model)?.title ?? "";
  }
}
