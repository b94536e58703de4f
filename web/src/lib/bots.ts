// The bot that is offered where nobody has chosen one.

const USUAL = "bamboo";

/** `bots` are those of a game, weakest first. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? USUAL);
}
