// Hitodama in the lobby and in lists of tables.

import type { GameFront } from "../../lib/fronts";
import { guardianOf, STYLES } from "./guardians";
import "./hitodama.css";
import picture from "./picture.svg?url";

const front: GameFront = {
  picture,
  styles: STYLES,
  icons: { opponent: "ui-bot", board: "compass", mine: "solar-card" },
  hasMinute: true,
  nameOf: (style, words) => words.ref(guardianOf(STYLES.findIndex((animal) => animal === style))),
};

export default front;
