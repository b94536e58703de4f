// Opens a record from a file: it is replayed and shown.

import { importRecord } from "./api";
import { router } from "./router.svelte";

export class RecordImport {
  isReading = $state(false);
  /** Why the file could not be opened. */
  problem = $state.raw<unknown>(null);

  async open(file: Blob): Promise<void> {
    this.isReading = true;
    this.problem = null;
    try {
      router.go(`/t/${await importRecord(file)}/replay`);
    } catch (error) {
      this.problem = error;
    } finally {
      this.isReading = false;
    }
  }
}
