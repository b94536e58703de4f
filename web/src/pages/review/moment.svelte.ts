// A decision of the game, asked again: any choice can be given, and is compared with the best one
// that the review knows.

import { type Refused, request } from "../../lib/api";
import type { ActionData, DecisionData, JudgementData, ReasonsAnswer } from "../../protocol";
import { reviewAt } from "./review.svelte";

/** How a choice did: the best that is known, as good as that, better still, or worse. */
export type Verdict = "best" | "even" | "better" | "worse";

export class Moment {
  readonly judged: JudgementData;
  readonly #address: string;
  #question = $state.raw<DecisionData | null>(null);
  #chosen = $state.raw<ActionData | null>(null);
  #compared = $state.raw<ReasonsAnswer | null>(null);
  #isThinking = $state(false);
  problem = $state.raw<Refused | null>(null);

  constructor(table: string, judged: JudgementData) {
    this.judged = judged;
    this.#address = `${reviewAt(table)}/${judged.step}`;
  }

  get question(): DecisionData | null {
    return this.#question;
  }
  get chosen(): ActionData | null {
    return this.#chosen;
  }
  get isThinking(): boolean {
    return this.#isThinking;
  }
  get compared(): ReasonsAnswer | null {
    return this.#compared;
  }

  /** The best choice that is known: the better one, or what was played. */
  get best(): string {
    return this.judged.better || this.judged.played;
  }

  /** How the choice did; null until that is known. */
  readonly verdict: Verdict | null = $derived.by(() => {
    const chosen = this.#chosen?.text;
    if (chosen === undefined) return null;
    if (chosen === this.best) return "best";
    if (chosen === this.judged.played) return "worse";
    const compared = this.#compared;
    if (!compared) return null;
    if (compared.verdict === "even") return "even";
    return compared.verdict === "first" ? "better" : "worse";
  });

  /** Why the better of the two is better: by how much it leads, and where the points come from. */
  readonly why: { lead: number; reasons: [string, number][] } | null = $derived.by(() => {
    if (this.#compared) return { lead: this.#compared.lead, reasons: this.#compared.reasons };
    const { better, points, reasons } = this.judged;
    return this.verdict && better ? { lead: points, reasons } : null;
  });

  async open(): Promise<void> {
    this.#question = await request<DecisionData>("GET", `${this.#address}/question`);
  }

  action(text: string): ActionData | null {
    return this.#question?.actions.find((action) => action.text === text) ?? null;
  }

  /** The whole answer is told: a choice that the review does not know is compared first. */
  async choose(action: ActionData): Promise<void> {
    if (this.#isThinking) return;
    this.again();
    this.#chosen = action;
    if (action.text === this.best || action.text === this.judged.played) return;
    this.#isThinking = true;
    try {
      const query = new URLSearchParams({ first: action.text, second: this.best });
      const told = await request<ReasonsAnswer>("GET", `${this.#address}?${query}`);
      if (this.#chosen === action) this.#compared = told;
    } catch (error) {
      this.#chosen = null;
      this.problem = error as Refused;
    } finally {
      this.#isThinking = false;
    }
  }

  /** The question is open again. */
  again(): void {
    this.#chosen = null;
    this.#compared = null;
    this.problem = null;
  }
}
