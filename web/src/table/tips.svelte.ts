// Tips for a first game: which of those that fit is shown, and whether in full or in one line. The
// service says which fit; the browser remembers which were closed, and how often each was shown.

import type { PlaceId } from "../lib/contract";
import { settings } from "../lib/settings.svelte";
import { tipMemory } from "../lessons/tipmemory.svelte";
import type { TipData } from "../protocol";
import { loadTips, type TipWords } from "../words/words";
import type { Course } from "./course.svelte";
import type { Lesson } from "./lesson.svelte";
import type { Speaker } from "./speaker";

const NO_PLACES: readonly PlaceId[] = [];

/** What tips need of their table. */
export interface TipsTable extends Pick<Speaker, "notify" | "words"> {
  readonly game: string;
  readonly seat: number | null;
  readonly isCatchingUp: boolean;
  readonly course: Pick<Course, "state">;
  readonly lesson: Pick<Lesson, "highlighted" | "isGiven">;
}

export class Tips {
  readonly #table: TipsTable;
  #words = $state.raw<TipWords | null>(null);
  /** Tips that were shown during an answer: others come before them. */
  #passed = $state.raw<ReadonlySet<string>>(new Set());
  /** The folded tip that the reader has unfolded: on a phone, or one that was shown often enough. */
  #unfolded = $state("");

  readonly #heard = new Set<string>();

  constructor(table: TipsTable) {
    this.#table = table;
  }

  /** Somebody at the table wants tips, and there is no lesson. */
  readonly areWanted: boolean = $derived.by(() => {
    const { game, lesson, seat } = this.#table;
    if (game === "" || seat === null || lesson.isGiven || settings.tips === "off") return false;
    return settings.tips === "on" || !tipMemory.hasFinished(game);
  });

  async speak(language: string): Promise<void> {
    this.#words = await loadTips(language, this.#table.game);
  }

  /** The current tip; none while earlier moves are still being shown. */
  readonly current: TipData | null = $derived.by(() => {
    const { course, game, isCatchingUp } = this.#table;
    const words = this.#words;
    if (!words || !this.areWanted || isCatchingUp) return null;
    const open = (course.state?.tips ?? []).filter(
      ({ id }) => !tipMemory.isClosed(game, id) && words.has(id),
    );
    const isNew = ({ id }: TipData) => !tipMemory.isKnown(game, id);
    return (
      open.find((tip) => isNew(tip) && !this.#passed.has(tip.id)) ??
      open.find(isNew) ??
      open[0] ??
      null
    );
  });

  /** It was shown often enough, so it takes one line until the reader unfolds it. */
  readonly isKnown: boolean = $derived.by(
    () => this.current !== null && tipMemory.isKnown(this.#table.game, this.current.id),
  );

  readonly sentence: string = $derived.by(() =>
    this.current && this.#words ? this.#words.said(this.current.id) : "",
  );

  /** The lit places: the tip's and others. */
  readonly highlighted: Set<PlaceId> = $derived.by(() => {
    const { highlighted } = this.#table.lesson;
    const isSilent = this.isKnown && !this.isUnfolded;
    const lit = isSilent ? NO_PLACES : (this.current?.lit ?? NO_PLACES);
    return lit.length === 0 ? highlighted : new Set([...highlighted, ...lit]);
  });

  /** The reader has unfolded it. On a phone it then takes the space of the question. */
  get isUnfolded(): boolean {
    return this.current !== null && this.current.id === this.#unfolded;
  }
  set isUnfolded(wanted: boolean) {
    this.#unfolded = wanted ? (this.current?.id ?? "") : "";
  }

  /** Whether the tip is to be read aloud: once in a visit. */
  isFirstHeard(id: string): boolean {
    if (this.#heard.has(id)) return false;
    this.#heard.add(id);
    return true;
  }

  /** Closes the tip permanently. */
  close(): void {
    if (this.current) tipMemory.close(this.#table.game, this.current.id);
  }

  /** Turns tips off in the settings. */
  stop(): void {
    settings.tips = "off";
    this.#table.notify(this.#table.words.text("web-tips-stopped"));
  }

  /** Something is answered, whether the tip was read or not. */
  passOver(): void {
    if (!this.current) return;
    this.isUnfolded = false;
    tipMemory.show(this.#table.game, this.current.id);
    this.#passed = new Set([...this.#passed, this.current.id]);
  }

  /** The game is over, so the reader is no newcomer any more. */
  finish(): void {
    if (this.#table.seat !== null && !this.#table.lesson.isGiven)
      tipMemory.finish(this.#table.game);
  }
}
