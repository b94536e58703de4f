// The WebSocket of one view of a table: joins, notices a dead line, reconnects, matches answers with
// requests, and sends a request again whose answer was lost.

import type {
  CautionMessage,
  ChatMessage,
  ClientMessage,
  ClocksMessage,
  ErrorMessage,
  PresenceMessage,
  ReasonMessage,
  RematchMessage,
  ServerMessage,
  StateMessage,
  SuggestionMessage,
  TableMessage,
  TriedMessage,
  UndoAskedMessage,
  WelcomeMessage,
  WithinMessage,
} from "../protocol";
import { Refused, UNREACHABLE } from "./api";
import type { Phrase } from "./phrases";
import { type Line, transport } from "./transport";

const WAITS_MS = [300, 700, 1500, 3000, 6000, 10000];
const JITTER = 0.3;
/** After so long without a message the service is asked whether it is there. */
const QUIET_MS = 2000;
/** So long it may take to say so. Then the line counts as dead, and the reader is told. */
const PONG_MS = 2500;
/** A line that may be dead is asked sooner: the browser says so, or the page was hidden. */
const DOUBT_MS = 1500;
/** A dead line may come back by itself; after so long another socket is opened. */
const REPLACE_MS = 4000;
/** The same while nobody looks at the page: there is nobody to tell, and a battery to spare. */
const HIDDEN_QUIET_MS = 30_000;
/** So long a new socket may take until it has joined, if the service says why. */
const TROUBLED_JOIN_MS = 60_000;
/** A timer that is so late did not run while the page slept, and says nothing about the line. */
const LATE_MS = 1000;
/** The close code of a service that is about to restart. */
const RESTARTING = 1012;
/** Too many connections use this key: reconnecting would only close another one. */
const ELSEWHERE = "opened_elsewhere";

export interface LiveHandlers {
  /** Joined, for the first time or again: the table as it is now. */
  onWelcome(message: WelcomeMessage): void;
  onState(message: StateMessage): void;
  /** The people have changed; or the table has not started, and there is no more to tell. */
  onTable(message: TableMessage): void;
  /** The connection is open or not; or the service is restarting and has said so. */
  onConnected(connected: boolean, isRestarting?: boolean): void;
  /** What was done cannot be stored now and is retried; null: it is stored. */
  onTrouble(code: string | null): void;
  /** Messages between the people at the table: undo requests, chat, presence, rematch, clocks. */
  onPeople(message: PeopleMessage): void;
  /** The service refuses the connection; there is no retry. */
  onRefused(error: Refused): void;
}

export type PeopleMessage =
  | UndoAskedMessage
  | ChatMessage
  | PresenceMessage
  | RematchMessage
  | ClocksMessage;

/** A chat message. */
export type Said = { phrase: Phrase } | { text: string };

/** What cannot be chosen: something at a place, or an action by its text. */
export type WhyNotAbout = { place: string } | { action: string };

/** Which question is meant: its number repeats after an undo, with another mark. */
export interface Asked {
  readonly mark: string;
  readonly decision: number;
}

interface Waiting {
  readonly message: ClientMessage & { id: number };
  /** The socket that it was sent by; null: not sent yet. */
  sentBy: Line | null;
  done(message: ServerMessage): void;
  failed(error: Refused): void;
}

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
type Question = WithoutId<ClientMessage>;

/** Requests that wait for the line and may be sent twice, because they name what they are for: the
 * second has no effect. A chat message does not, and nobody waits for a hint of an old question. */
const REPEATABLE = new Set(["answer", "try", "undo", "ask_undo", "consent", "back"]);
/** Sent again, these are refused if the first one arrived: then the table shows it already. */
const UNDOING = new Set(["undo", "ask_undo", "consent"]);

/** The database is full, busy or away: worth another try. */
function isTrouble(code: string): boolean {
  return code.startsWith("storage_");
}

export class Live {
  readonly #path: string;
  readonly #token: string | null;
  readonly #isWatching: boolean;
  readonly #handlers: LiveHandlers;
  readonly #waiting = new Map<number, Waiting>();
  #socket: Line | null = null;
  #isJoined = false;
  #isStopped = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The next look at whether the line is alive. */
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Nothing has come for too long, though the socket is open. */
  #isSilent = false;
  #lastId = 0;

  constructor(table: string, token: string | null, handlers: LiveHandlers, isWatching = false) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/live`;
    this.#token = token;
    this.#isWatching = isWatching;
    this.#handlers = handlers;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#doubt);
    addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#doubt);
    removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close();
    this.#failAll();
  }

  /** Resolves when the answer is stored; its state has arrived before. */
  async answer(asked: Asked, actions: string[]): Promise<void> {
    await this.#ask({ type: "answer", ...asked, actions });
  }

  /** How things would stand after such an answer; nothing is played. */
  async tryOut(asked: Asked, actions: string[]): Promise<TriedMessage> {
    return (await this.#ask({ type: "try", ...asked, actions })) as TriedMessage;
  }

  /** The chains of answers that pressing things can mean. */
  async reach(asked: Asked): Promise<WithinMessage> {
    return (await this.#ask({ type: "reach", ...asked })) as WithinMessage;
  }

  /** `mark` belongs to the state whose latest answer is undone. */
  async undo(mark: string): Promise<void> {
    await this.#ask({ type: "undo", mark });
  }

  /** Asks the others for an undo of the latest answer; `tokens` are of seats at this screen. */
  async askUndo(mark: string, tokens: string[]): Promise<void> {
    await this.#ask({ type: "ask_undo", mark, tokens });
  }

  async consent(request: string, isGiven: boolean): Promise<void> {
    await this.#ask({ type: "consent", request, is_given: isGiven });
  }

  async say(said: Said): Promise<void> {
    await this.#ask({ type: "say", ...said });
  }

  /** Takes back a seat that was left, or for which a bot plays. */
  async comeBack(): Promise<void> {
    await this.#ask({ type: "back" });
  }

  async whyNot(about: WhyNotAbout): Promise<ReasonMessage> {
    return (await this.#ask({ type: "why_not", ...about })) as ReasonMessage;
  }

  async hint(asked: Asked, counted: string[] = [], isDeep = false): Promise<SuggestionMessage> {
    const message = { type: "hint", ...asked, counted, is_deep: isDeep } as const;
    return (await this.#ask(message)) as SuggestionMessage;
  }

  /** What the coach says of an answer; nothing is played. */
  async judge(asked: Asked, actions: string[]): Promise<CautionMessage> {
    return (await this.#ask({ type: "coach", ...asked, actions })) as CautionMessage;
  }

  // --

  /** The browser is online again: an open socket is often dead, and is asked. */
  readonly #hurry = (): void => {
    if (this.#isStopped) return;
    if (this.#isJoined && !this.#isSilent) this.#probe(DOUBT_MS);
    else this.#replace();
  };

  readonly #doubt = (): void => {
    if (this.#isJoined && !this.#isSilent) this.#probe(DOUBT_MS);
  };

  /** Somebody looks again, perhaps after the device slept. */
  readonly #seen = (): void => {
    if (document.visibilityState === "visible") this.#hurry();
  };

  #connect(): void {
    const socket = transport().line(this.#path);
    this.#socket = socket;
    this.#isJoined = false;
    this.#isSilent = false;
    this.#after(transport().joinMs, () => this.#giveUp());
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      const watching = this.#isWatching ? { is_watching: true } : {};
      this.#send({ type: "join", token: this.#token, ...watching });
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket || this.#isStopped) return;
      this.#alive();
      this.#read(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code === RESTARTING);
    };
  }

  #lost(isRestarting: boolean): void {
    this.#socket = null;
    this.#isJoined = false;
    clearTimeout(this.#watch);
    this.#failUnrepeatable();
    if (this.#isStopped) return;
    this.#handlers.onConnected(false, isRestarting);
    const wait = WAITS_MS[Math.min(this.#tries, WAITS_MS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (1 + JITTER * Math.random()));
  }

  // -- whether the line is alive

  /** Something has come. */
  #alive(): void {
    if (this.#isSilent) {
      this.#isSilent = false;
      this.#handlers.onConnected(true);
    }
    if (this.#isJoined) this.#listen();
    else this.#after(TROUBLED_JOIN_MS, () => this.#giveUp());
  }

  #listen(): void {
    const isHidden = document.visibilityState === "hidden";
    this.#after(isHidden ? HIDDEN_QUIET_MS : QUIET_MS, () => this.#probe(PONG_MS));
  }

  /** Asks the service whether it is there. */
  #probe(limit: number): void {
    this.#after(limit, () => {
      this.#isSilent = true;
      this.#handlers.onConnected(false);
      this.#after(REPLACE_MS, () => this.#replace());
    });
    this.#send({ type: "ping" });
  }

  /** A new socket that has not joined in time. */
  #giveUp(): void {
    const socket = this.#socket;
    this.#lost(false);
    socket?.close();
  }

  #replace(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#connect();
    socket?.close();
    this.#failUnrepeatable();
  }

  /** The one next step of watching the line. If the page slept meanwhile, the line is asked first. */
  #after(wait: number, step: () => void): void {
    clearTimeout(this.#watch);
    const due = Date.now() + wait;
    this.#watch = setTimeout(() => {
      if (Date.now() > due + LATE_MS && this.#isJoined && !this.#isSilent) this.#probe(DOUBT_MS);
      else step();
    }, wait);
  }

  #read(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "welcome":
        this.#isJoined = true;
        this.#tries = 0;
        this.#handlers.onConnected(true);
        this.#handlers.onWelcome(message);
        this.#sendWaiting();
        this.#listen();
        return;
      case "table":
        this.#isJoined = true;
        this.#tries = 0;
        this.#handlers.onConnected(true);
        this.#handlers.onTable(message);
        this.#listen();
        return;
      case "state":
        this.#handlers.onState(message);
        return;
      case "done":
      case "tried":
      case "within":
      case "reason":
      case "suggestion":
      case "caution":
        this.#waiting.get(message.id)?.done(message);
        return;
      case "pong":
        return;
      case "trouble":
        this.#handlers.onTrouble(message.code);
        return;
      case "undo_asked":
      case "chat":
      case "presence":
      case "rematch":
      case "clocks":
        this.#handlers.onPeople(message);
        return;
      case "error":
        this.#refused(message);
        return;
    }
  }

  #refused({ id, code, data }: ErrorMessage): void {
    const error = new Refused(code, data);
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (waiting && this.#isRepeated(waiting) && UNDOING.has(waiting.message.type)) {
      waiting.done({ type: "done", id: waiting.message.id });
    } else if (waiting) {
      waiting.failed(error);
    } else if (code === ELSEWHERE || (!this.#isJoined && !isTrouble(code))) {
      this.stop();
      this.#handlers.onRefused(error);
    }
  }

  #ask(question: Question): Promise<ServerMessage> {
    const id = ++this.#lastId;
    const message = { ...question, id } as ClientMessage & { id: number };
    return new Promise<ServerMessage>((resolve, reject) => {
      const isOpen = this.#isJoined && this.#socket?.readyState === WebSocket.OPEN;
      const canWait = REPEATABLE.has(message.type) && !this.#isStopped;
      if (!isOpen && !canWait) {
        reject(new Refused(UNREACHABLE));
        return;
      }
      const waiting = { message, sentBy: null, done: resolve, failed: reject };
      this.#waiting.set(id, waiting);
      if (isOpen) this.#sendFirst(waiting);
    }).finally(() => this.#waiting.delete(id));
  }

  #sendFirst(waiting: Waiting): void {
    waiting.sentBy = this.#socket;
    this.#send(waiting.message);
  }

  /** Joined again: what was not answered is sent by this socket, too. */
  #sendWaiting(): void {
    for (const waiting of [...this.#waiting.values()]) {
      const { message, sentBy } = waiting;
      if (sentBy === this.#socket) continue;
      if (sentBy === null) this.#sendFirst(waiting);
      else this.#send(message.type === "answer" ? { ...message, is_again: true } : message);
    }
  }

  /** Whether it was sent by an earlier socket as well. */
  #isRepeated({ sentBy }: Waiting): boolean {
    return sentBy !== null && sentBy !== this.#socket;
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #failUnrepeatable(): void {
    for (const waiting of this.#waiting.values()) {
      if (!REPEATABLE.has(waiting.message.type)) waiting.failed(new Refused(UNREACHABLE));
    }
  }

  #failAll(): void {
    for (const waiting of this.#waiting.values()) waiting.failed(new Refused(UNREACHABLE));
  }
}
