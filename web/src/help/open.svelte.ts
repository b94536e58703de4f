// Whether the quick help is open, and at which part; a button and keys open it.

export type HelpPart = "turn" | "icons" | "terms" | "keys";

class Help {
  isOpen = $state(false);
  part = $state<HelpPart>("turn");

  open(part: HelpPart = "turn"): void {
    this.part = part;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const help = new Help();
