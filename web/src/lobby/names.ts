// Names that the lobby shows before there is a table.

import type { OfferedPackInfo } from "../protocol";
import { LookupError, type Words } from "../words/words";

/** What a bot is called; one that the words do not know yet by its own name. */
export function botName(bot: string, words: Words): string {
  try {
    return words.text(`web-bot-${bot}`);
  } catch (missing) {
    if (!(missing instanceof LookupError)) throw missing;
    return words.text("web-bot-other", { bot });
  }
}

/** What a component pack is called. */
export function packName(pack: OfferedPackInfo, words: Words): string {
  return pack.is_own ? words.text("web-pack-own") : pack.title || pack.id;
}
