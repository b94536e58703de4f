// The WebSocket of one view of a table: joins, reconnects, and matches answers with requests.

import type {
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
} from "../protocol";
import { Refused, UNREACHABLE } from "./api";
import type { Phrase } from "./phrases";

const WAITS_MS = [300, 700, 1500, 3000, 6000, 10000];
const JITTER = 0.3;
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
  done(message: ServerMessage): void;
  failed(error: Refused): void;
}

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
type Question = WithoutId<ClientMessage>;

/** The database is full, busy or away: worth another try. */
function isTrouble(code: string): boolean {
  return code.startsWith("storage_");
}

export class Live {
  readonly #url: string;
  readonly #token: string | null;
  readonly #isWatching: boolean;
  readonly #handlers: LiveHandlers;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #isJoined = false;
  #isStopped = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(table: string, token: string | null, handlers: LiveHandlers, isWatching = false) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
    this.#token = token;
    this.#isWatching = isWatching;
    this.#handlers = handlers;
    addEventListener("online", this.#hurry);
    this.#connect();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
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

  async hint(asked: Asked): Promise<SuggestionMessage> {
    return (await this.#ask({ type: "hint", ...asked })) as SuggestionMessage;
  }

  // --

  readonly #hurry = (): void => {
    if (this.#socket === null && !this.#isStopped) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#isJoined = false;
    socket.onopen = () => {
      const watching = this.#isWatching ? { is_watching: true } : {};
      this.#send({ type: "join", token: this.#token, ...watching });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket && !this.#isStopped) this.#read(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code === RESTARTING);
    };
  }

  #lost(isRestarting: boolean): void {
    this.#socket = null;
    this.#failAll();
    if (this.#isStopped) return;
    this.#handlers.onConnected(false, isRestarting);
    const wait = WAITS_MS[Math.min(this.#tries, WAITS_MS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (1 + JITTER * Math.random()));
  }

  #read(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "welcome":
        this.#isJoined = true;
        this.#tries = 0;
        this.#handlers.onConnected(true);
        this.#handlers.onWelcome(message);
        return;
      case "table":
        this.#isJoined = true;
        this.#tries = 0;
        this.#handlers.onConnected(true);
        this.#handlers.onTable(message);
        return;
      case "state":
        this.#handlers.onState(message);
        return;
      case "done":
      case "tried":
      case "reason":
      case "suggestion":
        this.#waiting.get(message.id)?.done(message);
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
    if (waiting) {
      waiting.failed(error);
    } else if (code === ELSEWHERE || (!this.#isJoined && !isTrouble(code))) {
      this.stop();
      this.#handlers.onRefused(error);
    }
  }

  #ask(question: Question): Promise<ServerMessage> {
    const id = ++this.#lastId;
    return new Promise<ServerMessage>((resolve, reject) => {
      if (!this.#isJoined || this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused(UNREACHABLE));
        return;
      }
      this.#waiting.set(id, { done: resolve, failed: reject });
      this.#send({ ...question, id } as ClientMessage);
    }).finally(() => this.#waiting.delete(id));
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #failAll(): void {
    for (const waiting of this.#waiting.values()) waiting.failed(new Refused(UNREACHABLE));
  }
}
