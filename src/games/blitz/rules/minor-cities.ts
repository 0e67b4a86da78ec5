import { memoize } from '#core/memo.ts';
import { objection } from '#core/objection.ts';
import type { RuleCard } from '#games/blitz/rule-card.ts';
import { msg, theHex } from '#core/message.ts';
import { type Board, countryRole, isCity, minorCountries } from '../board.ts';
import type { ClosedHex } from '../questions.ts';
import type { State } from '../types.ts';

/** T22: minor countries without armies, whose cities are captured one by one. */
export const minorCities = (board: Board): RuleCard => {
  const isMinorCity = (hex: number) => isCity(board, hex) && countryRole(board, hex) === 'minor';
  const minors = minorCountries(board);
  const where = (hex: number) => theHex(board.grid, hex);
  const uncaptured = memoize((captured: State['captured']): readonly ClosedHex[] =>
    board.cityHexes
      .filter((hex) => isMinorCity(hex) && !captured.includes(hex))
      .map((hex) => ({
        hex,
        why: objection('T22.2', msg`${where(hex)} is an uncaptured minor city: nobody enters it`),
      })),
  );
  return {
    id: 'T22',
    layer: 'tournament',
    opens: { minors },
    answers: {
      cityUse({ state, hex }) {
        if (!isMinorCity(hex)) return undefined;
        const minor = state.minors.find((one) => one.country === board.country[hex]);
        if (!minor || minor.state === 'occupied') return undefined;
        return objection('T22.6c', msg`${where(hex)} is of no use to anybody before the whole country is occupied`);
      },
      controlChange({ state, hex }) {
        if (!isMinorCity(hex) || state.captured.includes(hex)) return undefined;
        return objection('T22.2a', msg`${where(hex)} must be captured by assault first`);
      },
      closes: ({ state }) => uncaptured(state.captured),
    },
  };
};
