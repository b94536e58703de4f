// The worker in which bots think, as the worker with the tables sees it.

interface Reply {
  id: number;
  reply?: string;
  failure?: string;
}

export class Thinker {
  readonly #folder: string;
  readonly #waiting = new Map<number, (reply: string) => void>();
  #worker: Worker | null = null;
  #latest = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Starts it, so that it is ready when the first bot is asked. */
  begin(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), {
      type: "module",
      name: this.#folder,
    });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#waiting.get(data.id)?.(data.reply ?? failed(data.failure ?? ""));
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.end();
    this.#worker = worker;
    return worker;
  }

  /** The reply to a job. */
  ask(job: string): Promise<string> {
    this.#latest += 1;
    const id = this.#latest;
    return new Promise((found) => {
      this.#waiting.set(id, found);
      this.begin().postMessage({ id, job });
    });
  }

  /** Ends it, whatever it does; the next job starts another. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const found of this.#waiting.values()) found(failed("worker ended"));
    this.#waiting.clear();
  }
}

/** The reply that says that a bot failed (`mori.server.bots.job`). */
function failed(failure: string): string {
  return JSON.stringify({ failure });
}
