import { memoize } from '#core/memo.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { type Objection, objection } from '#core/objection.ts';
import type { RuleCard } from '#games/blitz/rule-card.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import type { ClosedHex } from '#games/blitz/questions.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import { nextOf } from '#games/blitz/turns.ts';
import type { Terms } from '#games/blitz/world.ts';

/** O23.5: what a nuclear strike leaves behind. */
export const nuclear = (board: Board, terms: Terms): RuleCard => {
  const where = (hex: Hex) => theHex(board.grid, hex);
  const ruined = memoize((closed: State['closed']): readonly ClosedHex[] =>
    closed.map(({ hex }) => ({ hex, why: objection('O23.5.9', msg`${where(hex)} is closed after a nuclear strike`) })),
  );
  return {
    id: 'nuclear',
    layer: 'optional',
    opens: { missions: ['nuclear'], strikes: ['nuclear'] },
    answers: {
      closes({ state, side, way }) {
        const { closed, struck, mover } = state;
        if ((way !== 'advance' && way !== 'retreat') || side !== mover || struck === undefined) return ruined(closed);
        const near = [struck, ...neighboursOf(board.grid, struck)].map((hex) => ({
          hex,
          why: objection('O23.5.5', msg`${where(hex)} is next to the target of ${theSide(side)}'s nuclear strike`),
        }));
        return [...ruined(closed), ...near];
      },
      leave: ({ state, unit }) => stunFault(terms, state, unit),
      advance: ({ state, unit }) => stunFault(terms, state, unit),
    },
  };
};

/** O23.5.8: through the end of its owner's next player turn. */
const isStunned = (terms: Terms, state: State, { stunnedTill, side }: Unit): boolean =>
  stunnedTill !== undefined && stunnedTill >= (side === state.mover ? state.turn : nextOf(terms, state, side));

const stunFault = (terms: Terms, state: State, unit: Unit): Objection | undefined =>
  isStunned(terms, state, unit)
    ? objection('O23.5.8', msg`${unit} may not move before its owner's turn ${unit.stunnedTill ?? 0} is over`)
    : undefined;
