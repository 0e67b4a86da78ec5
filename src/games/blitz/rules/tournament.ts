import { fact, joined } from '../../../core/fact.ts';
import { say, theHex } from '../../../core/say.ts';
import { objection } from '../../../core/objection.ts';
import type { Module } from '../../../core/rulebook.ts';
import { type Board, countryRole, isCity } from '../board.ts';
import type { ClosedHex, QUESTIONS } from '../questions.ts';
import { capFault } from '../chapters/countries/replacements.ts';
import { TOURNAMENT_ATTRITION } from '../chapters/combat/tables.ts';
import { resolveTournament } from '../chapters/combat/tournament-battle.ts';
import type { Side, State } from '../types.ts';
import { tournamentOutcome } from '../victory.ts';

/** The Tournament Game's answers. */
export const tournament = (board: Board): Module<typeof QUESTIONS> => {
  const isMinorCity = (hex: number) => isCity(board, hex) && countryRole(board, hex) === 'minor';
  const where = (hex: number) => theHex(board.grid, hex);
  const uncaptured = fact((captured: State['captured']): readonly ClosedHex[] =>
    board.cityHexes
      .filter((hex) => isMinorCity(hex) && !captured.includes(hex))
      .map((hex) => ({
        hex,
        why: objection('T22.2', say`${where(hex)} is an uncaptured minor city: nobody enters it`),
      })),
  );
  const noRetreats = fact((list: State['noRetreat']): Record<Side, readonly ClosedHex[]> => {
    const closedTo = (side: Side) =>
      list
        .filter(({ to }) => to === 'both' || to === side)
        .map(({ hex, rule }) => ({
          hex,
          why: objection(rule, say`${where(hex)} is closed to retreats in this combat phase`),
        }));
    return { blue: closedTo('blue'), red: closedTo('red') };
  });
  return {
    id: 'tournament',
    answers: {
      outcome: ({ world, state }) => tournamentOutcome(world, state),
      resolve: ({ world, state, battle, emit, dice }) => resolveTournament(world, state, battle, emit, dice),
      groundTable: () => TOURNAMENT_ATTRITION,
      cityUse({ state, hex }) {
        if (!isMinorCity(hex)) return undefined;
        const minor = state.minors.find((one) => one.country === board.country[hex]);
        if (!minor || minor.state === 'occupied') return undefined;
        return objection('T22.6c', say`${where(hex)} is of no use to anybody before the whole country is occupied`);
      },
      controlChange({ state, hex }) {
        if (!isMinorCity(hex) || state.captured.includes(hex)) return undefined;
        return objection('T22.2a', say`${where(hex)} must be captured by assault first`);
      },
      closes: ({ state, side, way }) =>
        way === 'retreat'
          ? joined(uncaptured(state.captured), noRetreats(state.noRetreat)[side])
          : uncaptured(state.captured),
      arrive: ({ state, unit }) => capFault(state, unit),
      roadSteps: ({ unit }) =>
        unit.invading
          ? objection('T6.2.12', say`${unit} makes no road steps in the player turn of its invasion`)
          : undefined,
      // T23.1.3: one tactical factor in the battle is enough.
      riverDoubling: ({ aircraft }) =>
        aircraft ? objection('T23.1.3', say`tactical aircraft in the battle: rivers do not double`) : undefined,
    },
  };
};
