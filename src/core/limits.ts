/**
 * Budgets of every reader of outside text: files, standard input, imports, pasted positions. Text beyond them is refused in words before
 * it is read. Within them a text is read in less than a second and a few hundred megabytes. docs/notation.md lists them for players.
 */

const MEGA = 1024 * 1024;

/** Bytes of a file, larger than any record of a game. */
export const MOST_BYTES = 16 * MEGA;

/** A ZIP of kept games: its bytes, its files, and what they are unpacked. */
export const MOST_ZIP_BYTES = 64 * MEGA;
export const MOST_ZIP_FILES = 5000;
export const MOST_UNZIPPED = 128 * MEGA;

/** A written text: board, army, position, script. */
export const MOST_CHARACTERS = 4_000_000;
export const MOST_LINES = 20_000;
export const MOST_IN_A_LINE = 20_000;

/** Most hexes and units of a position. */
export const MOST_HEXES = 20_800;
export const MOST_UNITS = 999;
/** Markers, orders and conditions of one kind. */
export const MOST_MARKERS = 1000;

/** Faults told of one text. */
export const MOST_FAULTS = 100;

/** Questions a file may ask at once: lines of sight, battles. */
export const MOST_QUESTIONS = 500;

/** Hexes that lists of hexes, zones and runs may name in one text, each time they are named. */
const MOST_WORK = 2_000_000;

/** Work left to a reader, for statements that stand for more than they are long: `woods all`, `within 40 of edge`. */
export class Work {
  #left = MOST_WORK;

  /** False when the budget is exhausted. */
  spend(amount: number): boolean {
    this.#left -= amount;
    return this.#left >= 0;
  }
}

export const TOO_MUCH_WORK = `the text names more than ${MOST_WORK} hexes`;
