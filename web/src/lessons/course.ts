// How long lessons take, and how many are enough to begin with.

/** Read and done: measured with a reader of eleven lessons, 144 steps in 37 minutes. */
const SECONDS_A_STEP = 15;
/** After so many lessons a first game can begin; the others explain what it brings. */
const ENOUGH = 4;

export function minutesOf(steps: number): number {
  return Math.max(1, Math.round((steps * SECONDS_A_STEP) / 60));
}

/** How many of a game's lessons are enough for a first game; 0 if it has hardly more. */
export function enoughOf(lessons: number): number {
  return lessons > ENOUGH + 1 ? ENOUGH : 0;
}
