import { bears } from '#games/blitz/ground/rules/closures.ts';
import { stackAt } from '#games/blitz/ground/rules/field.ts';
import { isSmallGuerilla } from '#games/blitz/kinds.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { other, type Unit } from '#games/blitz/types.ts';
import type { Outlook } from '../search/outlook.ts';
import type { Survey } from './survey.ts';

/** M15.8, M15.9: small guerillas with a way out are gone before the die; only a ring holds them. */

/** An attack of so many times the defence is not waited for. */
export const TOO_STRONG = 2;

/** Are there none but small guerillas in a hex, and is a hex beside it open to them? `closed`: held, or in a zone of control. */
export function mayEvade(
  { world, state, side, field }: Pick<Survey, 'world' | 'state' | 'side' | 'field'>,
  hex: Hex,
  closed: (beside: Hex) => boolean,
): boolean {
  const stack = stackAt(field, other(side), hex);
  const [first] = stack;
  const unit = first === undefined ? undefined : state.units[first];
  if (!unit || !stack.every((no) => isSmallGuerilla(state.units[no] as Unit))) return false;
  return neighboursOf(world.board.grid, hex).some((beside) => bears(world, unit, beside) && !closed(beside));
}

/** Outlook of an attack on guerillas that evade it: it gains the hex and nothing else. */
export const evaded = (outlook: Outlook): Outlook => ({
  ...outlook,
  kill: 0,
  cost: 0,
  vacates: 1,
  deadly: 0,
  thrown: 0,
});
