// Bitoku, as the table page uses it.

import type { GameUi } from "../../lib/contract";
import { actionsAt, placesOf } from "./actions";
import Board from "./Board.svelte";
import { explain } from "./explain";
import Extra from "./Extra.svelte";
import { placesOfFact } from "./facts";
import Mine from "./Mine.svelte";
import { optionOf } from "./options";
import Progress from "./Progress.svelte";
import { loadProvenance } from "./provenance";
import Rival from "./Rival.svelte";
import { orderOf } from "./sides";
import { styleOf } from "./view";
import { zooms } from "./zooms";

void loadProvenance();

export const bitokuUi: GameUi = {
  Board,
  Mine,
  Rival,
  Progress,
  Extra,
  order: orderOf,
  style: (side) => styleOf(side),
  placesOf,
  actionsAt,
  placesOfFact,
  optionOf,
  explain,
  zooms,
};

export default bitokuUi;
