import type { Dice } from '../core/dice/dice.ts';

/**
 * Dice a written position brings along in a line `# dice 3 5 1`, for lessons and tests. The line is part of the set-up,
 * so every record of such a game shows it; when they are used up the referee's own dice go on.
 */
export const givenFaces = (setup: string): readonly number[] =>
  (/^# dice ((?:[1-9]\d{0,2} ?)+)$/m.exec(setup)?.[1] ?? '').split(' ').filter(Boolean).map(Number);

/** The given faces from the one after `rolled` on, then fair dice. */
export function diceAfter(faces: readonly number[], rolled: number, fair: Dice): Dice {
  let next = rolled;
  return {
    roll(sides, what) {
      const face = faces[next++];
      return face === undefined || face > sides ? fair.roll(sides, what) : face;
    },
  };
}
