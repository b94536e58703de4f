// The tables of this browser: those to continue, and finished games.

import { myTables } from "../lib/api";
import { forgetTable } from "../lib/friends";
import type { MyTable } from "../protocol";
import { waitsForMe } from "../lib/waiting";

export class OwnTables {
  /** Null until they are loaded. */
  #all = $state.raw<MyTable[] | null>(null);
  lost = $state.raw<unknown>(null);

  constructor() {
    myTables().then(
      // Lessons are continued under Learn.
      (found) => (this.#all = found.filter(({ table }) => table.lesson === null)),
      (error: unknown) => (this.lost = error),
    );
  }

  get isLoaded(): boolean {
    return this.#all !== null || this.lost !== null;
  }
  get all(): readonly MyTable[] {
    return this.#all ?? [];
  }

  /** Those waiting for the reader come first, the latest of each group first. */
  readonly going: MyTable[] = $derived.by(() => {
    const unfinished = this.all.filter(({ table }) => !table.finished);
    return [...unfinished.filter(waitsForMe), ...unfinished.filter((entry) => !waitsForMe(entry))];
  });

  readonly over: MyTable[] = $derived(this.all.filter(({ table }) => table.finished));

  forget({ table }: MyTable): void {
    forgetTable(table.id);
    this.#all = this.all.filter((entry) => entry.table.id !== table.id);
  }
}
