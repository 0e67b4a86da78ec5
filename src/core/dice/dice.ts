import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

/** Dice are an argument of `play`: no rule and no state holds a source of chance. */
export interface Dice {
  /** A roll from 1 to `sides`; `what` names it for the record. */
  roll(sides: number, what: string): number;
}

/** Asking for a die that is not there is the caller's mistake, told apart from a bug of ours. */
export class DiceExhausted extends Error {}

export interface ScriptedDice extends Dice {
  unused(): readonly number[];
}

/** Dice with a given course, for tests and scripts: all must be used, none may be missing. */
export function scriptedDice(faces: readonly number[]): ScriptedDice {
  let next = 0;
  return {
    roll(sides, what) {
      const face = faces[next];
      if (face === undefined) throw new DiceExhausted(`${what}: no scripted die is left (${faces.length} given)`);
      if (!Number.isInteger(face) || face < 1 || face > sides) {
        throw new DiceExhausted(`${what}: the scripted die shows ${face}, not a number from 1 to ${sides}`);
      }
      next++;
      return face;
    },
    unused: () => faces.slice(next),
  };
}

/** Fast, repeatable dice for simulation; games between people get sealed dice from the server. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed | 0);
  return { roll: (sides) => uniformInt(generator, 1, sides) };
}

/** Chooses a whole number from 0 to `below` - 1: random players and samplers take one as an argument. */
export type Choose = (below: number) => number;

export function seededChoice(seed: number): Choose {
  const generator = xoroshiro128plus(seed | 0);
  return (below) => uniformInt(generator, 0, below - 1);
}

/** One fall of the dice and what came of it. */
export interface Fall<T> {
  /** In the order they were rolled; none where nothing was rolled. */
  readonly faces: readonly number[];
  readonly chance: number;
  readonly result: T;
}

/** Every fall of the dice `run` asks for, the low faces first: it is run once for each, and must do the same again. */
export function* outcomes<T>(run: (dice: Dice) => T): Generator<Fall<T>> {
  const open: { readonly faces: readonly number[]; readonly chance: number }[] = [{ faces: [], chance: 1 }];
  for (let fall = open.pop(); fall; fall = open.pop()) {
    const { faces, chance } = fall;
    let next = 0;
    let wanted = 0;
    const dice: Dice = {
      roll(sides, what) {
        const face = faces[next++];
        if (face !== undefined) return face;
        wanted = sides;
        throw new DiceExhausted(what);
      },
    };
    try {
      yield { faces, chance, result: run(dice) };
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
      for (let face = wanted; face >= 1; face--) open.push({ faces: [...faces, face], chance: chance / wanted });
    }
  }
}

export const noDice: Dice = {
  roll(_sides, what) {
    throw new DiceExhausted(`${what}: no dice were given`);
  },
};
