import { fact } from '../../../../core/fact.ts';
import { objection } from '../../../../core/objection.ts';
import { say, theHex } from '../../../../core/say.ts';
import type { Board } from '../../board.ts';
import { neutralTo } from '../../chapters/countries/nations.ts';
import { covers, fieldOf } from '../../chapters/ground/field.ts';
import type { ClosedHex } from '../../questions.ts';
import type { Nation, Side } from '../../types.ts';
import { theCountry } from '../../words.ts';
import type { Verbs } from '../../world.ts';
import type { ModuleCard } from '../card.ts';

const NOTHING: readonly ClosedHex[] = [];

/** M90.68: nobody is driven into a neutral country, and nobody follows the enemy there. */
const borders = (board: Board) =>
  fact((nations: readonly Nation[]): Readonly<Record<Side, readonly ClosedHex[]>> => {
    const closedTo = (side: Side): ClosedHex[] => {
      const neutral = neutralTo({ nations }, side);
      return [...board.country.keys()]
        .filter((hex) => neutral.includes(board.country[hex] ?? -1))
        .map((hex) => ({
          hex,
          why: objection(
            'M90.68',
            say`${theHex(board.grid, hex)} is in ${theCountry(board, board.country[hex] ?? -1)}, which is neutral`,
          ),
        }));
    };
    return { blue: closedTo('blue'), red: closedTo('red') };
  });

/** M18.0: no city assaults; cities of minors change hands like others. */
const SHUT: Partial<Verbs> = { declaration: ['declareCityAssault'] };

/** M18: the armies of the minor countries. */
export const minorArmies: ModuleCard = {
  rule: 'M18.0',
  replaces: ['T22'],
  nations: true,
  answers({ board }) {
    const closed = borders(board);
    return {
      shutVerbs: (phase) => SHUT[phase] ?? [],
      closes: ({ state, side, way }) =>
        state.nations && (way === 'retreat' || way === 'advance') ? closed(state.nations)[side] : NOTHING,
      // M18.19: a country dragged into the war gives its friend only what is defended.
      cityUse({ world, state, side, hex }) {
        const nation = state.nations?.find((one) => one.country === board.country[hex]);
        if (!nation || nation.operator !== side) return undefined;
        const dragged = nation.blue === 'atWar' || nation.red === 'atWar';
        if (!dragged || covers(fieldOf(world, state), side, hex)) return undefined;
        return objection('M18.19', say`nobody defends ${theHex(board.grid, hex)}`);
      },
    };
  },
};
