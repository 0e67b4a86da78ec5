import { isUndoKey } from '#core/record/undo.ts';
import type { State, Unit } from '#games/blitz/types.ts';

/** A position as a short text, equal where the same can happen from now on. */
export type KeyOf = (state: State) => string;

/** Movement data of a unit, irrelevant once its owner's movement phase is over. */
const LEGS: ReadonlySet<string> = new Set(['spent', 'moved', 'stopped', 'innerRun', 'offRoad']);
/** The list written out unit by unit, and the offer of a draw, which changes nothing. */
const APART: ReadonlySet<string> = new Set(['units', 'drawOffered']);

/**
 * Every part of a state gets a number the first time it is met, and the text is made of these numbers: keys of one
 * `newKeys` can be compared with each other and with no others.
 */
export function newKeys(): KeyOf {
  const numbers = new Map<string, string>();
  // Parts of a state are replaced, never changed in place: each is put into words once.
  const resting = new WeakMap<object, string>();
  const walking = new WeakMap<object, string>();

  const numbered = (words: string): string => {
    let number = numbers.get(words);
    if (number === undefined) {
      const no = numbers.size;
      number = String.fromCharCode(no & 0x7fff, no >> 15);
      numbers.set(words, number);
    }
    return number;
  };
  const unitKey = (unit: Unit, walks: boolean): string => {
    const known = walks ? walking : resting;
    let key = known.get(unit);
    if (key === undefined) {
      key = numbered(
        JSON.stringify(unit, walks ? undefined : (name, value: unknown) => (LEGS.has(name) ? undefined : value)),
      );
      known.set(unit, key);
    }
    return key;
  };
  const partKey = (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return numbered(String(part));
    let key = resting.get(part);
    if (key === undefined) {
      key = numbered(JSON.stringify(part));
      resting.set(part, key);
    }
    return key;
  };

  return (state) => {
    const moving = state.frames.at(-1)?.at === 'movement' ? state.mover : undefined;
    let key = '';
    for (const unit of state.units) key += unitKey(unit, unit.side === moving);
    for (const name in state) if (!APART.has(name) && !isUndoKey(name)) key += partKey(state[name as keyof State]);
    return key;
  };
}
