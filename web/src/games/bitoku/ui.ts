// Bitoku, as the table page uses it.

import type { GameUi } from "../../lib/contract";
import Board from "./Board.svelte";
import { explain } from "./explain";
import Extra from "./Extra.svelte";
import Mine from "./Mine.svelte";
import Progress from "./Progress.svelte";
import { loadProvenance } from "./provenance";
import Rival from "./Rival.svelte";
import { accountOf, orderOf } from "./sides";
import { type Bitoku, styleOf } from "./view";
import Visions from "./Visions.svelte";
import { zooms } from "./zooms";

void loadProvenance();

export const bitokuUi: GameUi<Bitoku> = {
  Board,
  Mine,
  Rival,
  Progress,
  Extra,
  Ending: Visions,
  order: orderOf,
  account: accountOf,
  style: (side) => styleOf(side),
  season: (view) => view.season,
  explain,
  zooms,
};

export default bitokuUi;
