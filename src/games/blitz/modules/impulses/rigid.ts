import { fact } from '../../../../core/fact.ts';
import { objection } from '../../../../core/objection.ts';
import { say, theHex } from '../../../../core/say.ts';
import { STOP } from '../../../../hex/path.ts';
import type { Board } from '../../board.ts';
import { fieldOf, inZoc, marksOf } from '../../chapters/ground/field.ts';
import { isGround } from '../../kinds.ts';
import type { ClosedHex } from '../../questions.ts';
import { inSecondImpulse } from '../../turns.ts';
import { other } from '../../types.ts';
import type { ModuleCard } from '../card.ts';

/** M2.4: the hexes in enemy zones of control. */
const zoned = fact((board: Board) =>
  fact((marks: Uint8Array): readonly ClosedHex[] =>
    [...marks.keys()]
      .filter((hex) => ((marks[hex] as number) & STOP) !== 0)
      .map((hex) => ({
        hex,
        why: objection(
          'M2.4',
          say`${theHex(board.grid, hex)} is in an enemy zone of control: nobody enters it in the second impulse`,
        ),
      })),
  ),
);

const NOTHING: readonly ClosedHex[] = [];

/** M2: every unit moves twice, but after combat neither into enemy zones of control nor out of them. */
export const rigidImpulse: ModuleCard = {
  rule: 'M2.0',
  answers: () => ({
    mustAttack: (state) => !inSecondImpulse(state),
    leave: ({ world, state, unit }) =>
      inSecondImpulse(state) && isGround(unit) && inZoc(fieldOf(world, state), other(unit.side), unit.at)
        ? objection('M2.3', say`${unit} is in an enemy zone of control after combat and does not move`)
        : undefined,
    closes: ({ world, state, side, way }) =>
      way === 'move' && inSecondImpulse(state)
        ? zoned(world.board)(marksOf(fieldOf(world, state), other(side)))
        : NOTHING,
  }),
};
