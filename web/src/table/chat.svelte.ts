// The chat: its messages, which of them are unread, and sending one.

import type { Said } from "../lib/live";
import { phraseText } from "../lib/phrases";
import { keep, kept } from "../lib/store";
import type { ChatData, ChatMessage, TableInfo } from "../protocol";
import type { Floats } from "./floats.svelte";
import type { Session } from "./session.svelte";
import type { Speaker } from "./speaker";

const KEPT = 200;

/** What the chat needs of its table. */
interface ChatTable extends Speaker {
  readonly info: TableInfo;
  readonly seat: number | null;
  readonly session: Pick<Session, "mine" | "say">;
  readonly floats: Pick<Floats, "notify">;
  complain(error: unknown): void;
}

export class Chat {
  readonly #table: ChatTable;
  #lines = $state.raw<ChatData[]>([]);
  #isOpen = $state(false);
  #isMuted = $state(kept("muted") === true);
  /** The number of the latest message that the reader has seen. */
  #seen = $state(0);

  constructor(table: ChatTable) {
    this.#table = table;
  }

  get lines(): readonly ChatData[] {
    return this.#lines;
  }
  get isOpen(): boolean {
    return this.#isOpen;
  }
  /** Messages are not announced, and none is marked as unread. */
  get isMuted(): boolean {
    return this.#isMuted;
  }
  set isMuted(value: boolean) {
    this.#isMuted = value;
    keep("muted", value);
  }
  /** Whether there is somebody at another screen to talk to, or a spectator may read. */
  get isThere(): boolean {
    const { seat, session, info } = this.#table;
    const { mine } = session;
    const others = info.seats.some(({ kind }, at) => kind === "person" && !mine.includes(at));
    return others && (seat !== null || this.#lines.length > 0);
  }
  get unread(): number {
    return this.#lines.filter((line) => line.number > this.#seen && this.#isNews(line)).length;
  }

  toggle(isOpen = !this.#isOpen): void {
    this.#isOpen = isOpen && this.isThere;
    if (this.#isOpen) this.#read();
  }

  /** Sends a message. Returns whether that worked. */
  async say(said: Said): Promise<boolean> {
    try {
      await this.#table.session.say(said);
      return true;
    } catch (error) {
      this.#table.complain(error);
      return false;
    }
  }

  heard({ lines, is_whole }: ChatMessage): void {
    this.#lines = (is_whole ? lines : [...this.#lines, ...lines]).slice(-KEPT);
    if (this.#isOpen) this.#read();
    else if (!is_whole) this.#announce(lines);
  }

  /** The words of a message, in the reader's language. */
  told({ phrase, text, note }: ChatData): string {
    if (note?.code === "hint_asked")
      return this.#table.words.text("web-chat-hint-asked", { step: note.step });
    if (note) return this.#table.words.text("web-chat-given-anew", { step: note.step });
    if (phrase === null) return text;
    return this.#table.words.text(phraseText(phrase));
  }

  nameOf({ seat }: ChatData): string {
    const { words } = this.#table;
    return seat === this.#table.seat ? words.text("web-you") : this.#table.nameOfSide(seat);
  }

  forget(): void {
    this.#lines = [];
    this.#isOpen = false;
  }

  #announce(lines: ChatData[]): void {
    if (!this.#table.hasWords) return;
    const { words } = this.#table;
    // A seat that was taken was announced with the change of the table.
    const isTold = ({ note }: ChatData) => note?.code === "given_anew";
    const others = lines.filter((line) => this.#isNews(line) && !isTold(line));
    const told = others.map((line) =>
      line.note
        ? words.text("web-told-hint-asked", { name: this.nameOf(line) })
        : words.text("web-chat-said", { name: this.nameOf(line), text: this.told(line) }),
    );
    if (told.length === 0) return;
    const text = told.join(" ");
    this.#table.say(text);
    this.#table.floats.notify({ text, isError: false, canUndo: false, isChat: true });
  }

  /** Whether the reader should see it. Notes cannot be muted; one's own hints are no news. */
  #isNews({ seat, note }: ChatData): boolean {
    if (note?.code === "hint_asked") return !this.#table.session.mine.includes(seat);
    return note !== null || (!this.#isMuted && seat !== this.#table.seat);
  }

  #read(): void {
    this.#seen = this.#lines.at(-1)?.number ?? this.#seen;
  }
}
