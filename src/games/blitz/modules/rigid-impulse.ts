import { memoize } from '#core/memo.ts';
import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { STOP } from '#hex/path.ts';
import type { Board } from '#games/blitz/board.ts';
import { fieldOf, inZoc, marksOf } from '#games/blitz/ground/rules/field.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { ClosedHex } from '#games/blitz/questions.ts';
import { inSecondImpulse } from '#games/blitz/turns.ts';
import { other, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard } from './card.ts';

/** M2.4: the hexes in enemy zones of control. */
const zoned = memoize((board: Board) =>
  memoize((marks: Uint8Array): readonly ClosedHex[] =>
    [...marks.keys()]
      .filter((hex) => ((marks[hex] as number) & STOP) !== 0)
      .map((hex) => ({
        hex,
        why: objection(
          'M2.4',
          msg`${theHex(board.grid, hex)} is in an enemy zone of control: nobody enters it in the second impulse`,
        ),
      })),
  ),
);

const NOTHING: readonly ClosedHex[] = [];

/** M2.5: nobody ends the impulse in an enemy zone of control into which he came in it, unless by an overrun. */
function strayFault(world: World, state: State): Objection | undefined {
  const field = fieldOf(world, state);
  const stray = state.units.find(
    (unit) =>
      unit.side === state.mover &&
      unit.place === 'map' &&
      unit.moved &&
      unit.overran !== true &&
      isGround(unit) &&
      inZoc(field, other(unit.side), unit.at),
  );
  return (
    stray &&
    objection(
      'M2.5',
      msg`${stray} has come into an enemy zone of control to overrun: it does so, or its move is taken back`,
    )
  );
}

/** M2: every unit moves twice, but after combat neither into enemy zones of control nor out of them. */
export const rigidImpulse: ModuleCard = {
  rule: 'M2.0',
  answers: () => ({
    ground: { mustAttack: (state) => !inSecondImpulse(state) },
    leave: ({ world, state, unit }) =>
      // A unit that has moved in this impulse was free at its start; it came next to an enemy to overrun it (M4.23).
      inSecondImpulse(state) && isGround(unit) && !unit.moved && inZoc(fieldOf(world, state), other(unit.side), unit.at)
        ? objection('M2.3', msg`${unit} is in an enemy zone of control after combat and does not move`, 'M90.8')
        : undefined,
    mayEndMovement: ({ world, state }) => (inSecondImpulse(state) ? strayFault(world, state) : undefined),
    closes: ({ world, state, side, way }) =>
      way === 'move' && inSecondImpulse(state)
        ? zoned(world.board)(marksOf(fieldOf(world, state), other(side)))
        : NOTHING,
  }),
};
