// Notifications of the reader's turn or the end of the game, as soon as the service says so: a tab
// in the background may be slow to show what led there. And the sounds of what is shown.

import type { Heard } from "../lib/notice";
import type { Telling } from "../lib/page";
import { settings } from "../lib/settings.svelte";
import type { Sound } from "../lib/sounds";
import type { FactData, StateData, TableInfo } from "../protocol";
import type { Words } from "../words/words";

/** So many sounds belong to one step, one after the other. */
const MOST_SOUNDS = 2;
const APART_S = 0.22;

interface NoticeTable {
  readonly id: string;
  readonly info: TableInfo;
  readonly words: Words;
  readonly canSpeak: boolean;
}

export class Notices {
  readonly #table: NoticeTable;
  /** What was known last: whose turn it is, or the end; null: nothing yet. */
  #known: Heard | "others" | null = null;

  constructor(table: NoticeTable) {
    this.#table = table;
  }

  /** A state has arrived; `isMine`: after the reader's own answer or undo. */
  came(state: StateData, isMine: boolean): void {
    const before = this.#known;
    const now = state.result ? "end" : state.decision ? "turn" : "others";
    this.#known = now;
    if (before === null || before === now || now === "others") return;
    if (now === "turn" && isMine) return;
    if (settings.sound === "on" || this.#isNoticeWanted) void this.#tell(now);
  }

  /** Somebody at the table asks the reader for something else than a move. */
  called(what: string): void {
    if (settings.sound === "on" || this.#isNoticeWanted) void this.#tell("turn", what);
  }

  /** Facts are being shown: they sound, the first few kinds of them. */
  shown(facts: readonly FactData[], telling: Pick<Telling, "sounds">): void {
    if (settings.sound !== "on" || document.hidden) return;
    const sounds = new Set(
      facts.flatMap(({ kind }) => {
        const sound = telling.sounds[kind];
        return sound ? [sound] : [];
      }),
    );
    if (sounds.size > 0) void this.#play([...sounds].slice(0, MOST_SOUNDS));
  }

  async #play(sounds: readonly Sound[]): Promise<void> {
    const { play } = await import("../lib/sounds");
    sounds.forEach((sound, at) => play(sound, at * APART_S));
  }

  /** Another seat uses the screen. */
  forget(): void {
    this.#known = null;
  }

  get #isNoticeWanted(): boolean {
    const isAsked = settings.notice === "tab" || settings.notice === "push";
    return isAsked && document.hidden && this.#table.canSpeak;
  }

  async #tell(heard: Heard, what?: string): Promise<void> {
    const { ring, show } = await import("../lib/notice");
    if (settings.sound === "on") ring(heard);
    if (!this.#isNoticeWanted) return;
    const { id, info, words } = this.#table;
    const news = heard === "end" ? "common-notice-end" : "common-notice-turn";
    const body = what ?? words.text(news);
    await show(id, info.title || words.gameName(info.game), body);
  }
}
