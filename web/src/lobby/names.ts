// Names that the lobby shows before there is a table.

import type { OfferedPackInfo } from "../protocol";
import type { Words } from "../words/words";

/** The name of a component pack. */
export function packName(pack: OfferedPackInfo, words: Words): string {
  return pack.is_own ? words.text("web-pack-own") : pack.title || pack.id;
}
