// Bitoku in the lobby and in lists of tables.

import type { GameFront } from "../../lib/fronts";
import "./bitoku.css";
import picture from "./picture.svg?url";
import { COLOURS } from "./shown";

const front: GameFront = {
  picture,
  styles: COLOURS,
  icons: { opponent: "tengu", board: "gate", mine: "yokai-card" },
  hasMinute: true,
  nameOf: null,
};

export default front;
