// Tips for a first game: which of those that fit now stands there. Which fit, the service says;
// which were closed, the browser remembers.

import type { PlaceId } from "../lib/contract";
import { settings } from "../lib/settings.svelte";
import { heeded } from "../lessons/heeded.svelte";
import type { TipData } from "../protocol";
import { loadTips, type TipWords } from "../words/words";
import type { TableModel } from "./model.svelte";

const NO_PLACES: readonly PlaceId[] = [];

export class Tips {
  readonly #model: TableModel;
  #words = $state.raw<TipWords | null>(null);
  /** Those that stood there when something was answered: others come before them. */
  #passed = $state.raw<ReadonlySet<string>>(new Set());
  /** The one that is read as a whole on a phone. */
  #unfolded = $state("");

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** Somebody who wants them sits at the table, and no lesson is given. */
  readonly areWanted: boolean = $derived.by(() => {
    const { game, lesson, seat } = this.#model;
    if (game === "" || seat === null || lesson.isGiven || settings.tips === "off") return false;
    return settings.tips === "on" || !heeded.hasFinished(game);
  });

  async speak(language: string): Promise<void> {
    this.#words = await loadTips(language, this.#model.game);
  }

  /** The one that stands there; none while earlier moves are still being shown. */
  readonly current: TipData | null = $derived.by(() => {
    const { course, game, isCatchingUp } = this.#model;
    const words = this.#words;
    if (!words || !this.areWanted || isCatchingUp) return null;
    const open = (course.state?.tips ?? []).filter(
      ({ id }) => !heeded.isClosed(game, id) && words.has(id),
    );
    return open.find(({ id }) => !this.#passed.has(id)) ?? open[0] ?? null;
  });

  readonly sentence: string = $derived.by(() =>
    this.current && this.#words ? this.#words.said(this.current.id) : "",
  );

  /** What is lit on the table: with the tip, and otherwise. */
  readonly highlighted: Set<PlaceId> = $derived.by(() => {
    const { highlighted } = this.#model.lesson;
    const lit = this.current?.lit ?? NO_PLACES;
    return lit.length === 0 ? highlighted : new Set([...highlighted, ...lit]);
  });

  /** On a phone it takes the room of the question. */
  get isUnfolded(): boolean {
    return this.current !== null && this.current.id === this.#unfolded;
  }
  set isUnfolded(wanted: boolean) {
    this.#unfolded = wanted ? (this.current?.id ?? "") : "";
  }

  /** The reader knows it now, for good. */
  close(): void {
    if (this.current) heeded.close(this.#model.game, this.current.id);
  }

  /** No more of them, until the settings say otherwise. */
  stop(): void {
    settings.tips = "off";
    const text = this.#model.words.text("web-tips-stopped");
    this.#model.floats.notify({ text, isError: false, canUndo: false });
  }

  /** Something is answered, whether the tip was read or not. */
  passOver(): void {
    if (this.current) this.#passed = new Set([...this.#passed, this.current.id]);
  }

  /** The game is over: whoever sat there is no newcomer any more. */
  finish(): void {
    if (this.#model.seat !== null && !this.#model.lesson.isGiven) heeded.finish(this.#model.game);
  }
}
