import type { Dice } from '#core/dice/dice.ts';
import type { Answer, Need } from './frames.ts';
import type { Side, UnitId } from './units-and-acts.ts';

/** One die or two for a side: rolled, or drawn where cards replace them (X24.1a). */

interface Cards extends Dice {
  draw(need: Need): Answer;
}

/** Thrown where a card must be drawn first; the step runs again once it has been drawn. */
export class Wanted extends Error {
  readonly need: Need;
  readonly had: number;
  constructor(need: Need, had: number) {
    super(`a card for ${need.what}`);
    this.need = need;
    this.had = had;
  }
}

const isSame = (a: Need, b: Need): boolean =>
  a.what === b.what && a.side === b.side && a.faces === b.faces && a.unit === b.unit && a.against === b.against;

/** The results drawn so far, in their order; dice where a rule names dice. */
export function cardsOf(answers: readonly Answer[], dice: Dice, isOffered: (need: Need) => boolean): Cards {
  let had = 0;
  return {
    roll: (sides, what) => dice.roll(sides, what),
    draw(need) {
      const next = answers[had];
      if (!next || !isSame(next.need, need)) {
        if (need.faces === 0 && !isOffered(need)) return { need, faces: [] };
        throw new Wanted(need, had);
      }
      had++;
      return next;
    },
  };
}

const byCards = (dice: Dice): dice is Cards => 'draw' in dice;

export const oneDie = (dice: Dice, side: Side, what: string): number =>
  byCards(dice) ? (dice.draw({ what, side, faces: 1 }).faces[0] ?? 1) : dice.roll(6, what);

type Pair = readonly [number, number];
const pairOf = ({ faces: [first = 1, second = 1] }: Answer): Pair => [first, second];

export function twoDice(dice: Dice, side: Side, what: string): Pair {
  if (byCards(dice)) return pairOf(dice.draw({ what, side, faces: 2 }));
  const first = dice.roll(6, what);
  return [first, dice.roll(6, what)];
}

/** Dice of a morale check; undefined where a red card passes it (R1). */
export function moraleDice(dice: Dice, side: Side, unit: UnitId): Pair | undefined {
  if (!byCards(dice)) return twoDice(dice, side, 'morale');
  const answer = dice.draw({ what: 'morale', side, faces: 2, unit });
  return answer.saved ? undefined : pairOf(answer);
}

/** The die of an attack, with what red cards add to it (R2, R3). */
export function attackDie(
  dice: Dice,
  side: Side,
  against: Side | undefined,
): { readonly die: number; readonly drm: number } {
  if (!byCards(dice)) return { die: dice.roll(6, 'attack'), drm: 0 };
  const { faces, drm = 0 } = dice.draw({ what: 'attack', side, faces: 1, ...(against ? { against } : {}) });
  return { die: faces[0] ?? 1, drm };
}

/** R5: does the moving unit vanish in the dust before it is fired at? */
export const isSwallowed = (dice: Dice, side: Side, unit: UnitId): boolean =>
  byCards(dice) && dice.draw({ what: 'cover', side, faces: 0, unit }).saved === true;
