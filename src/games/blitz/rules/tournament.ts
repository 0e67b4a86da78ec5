import { memoize } from '#core/memo.ts';
import { msg, theHex } from '#core/message.ts';
import { objection } from '#core/objection.ts';
import type { RuleCard } from '#games/blitz/rule-card.ts';
import type { Board } from '../board.ts';
import type { ClosedHex } from '../questions.ts';
import { capFault } from '../economy/rules/replacements.ts';
import { TOURNAMENT_ATTRITION } from '../combat/rules/tables.ts';
import { resolveTournament } from '../combat/rules/tournament-battle.ts';
import type { Side, State } from '../types.ts';
import type { Lists } from '../rule-card.ts';
import type { AdvanceRules, Phases } from '../world.ts';
import { tournamentAims, tournamentOutcome } from '../course/rules/victory.ts';
import { waitingFault } from '../sea/rules/units-afloat.ts';

const PHASES: Phases = {
  setup: { blue: 'T80.1', red: 'T80.1' },
  movement: 'T80.3',
  declaration: 'T80.4',
  combatStart: 'T80.5',
  combat: 'T80.7',
  battle: 'T80.13',
  turnEnd: 'T80.12',
};

const ADVANCE: AdvanceRules = {
  who: { attacker: 'T7.2.7', defender: 'T7.2.7' },
  first: { attacker: 'T7.2.8', defender: 'T7.2.13' },
  count: 'T7.2.7',
  ground: 'T7.2.10',
  room: { attacker: 'T7.2.10', defender: 'T7.2.10' },
  cornered: 'B19.5.7',
};

const OPEN: Lists = {
  setup: ['placeAtSea', 'splitUnit'],
  movement: [
    'placeReplacement',
    'splitUnit',
    'airTransport',
    'embark',
    'sail',
    'landAtPort',
    'stageInvasion',
    'landOnBeach',
    'withdrawRanger',
    'declareAV',
    'addToAV',
  ],
  declaration: ['splitUnit', 'assignMission', 'addToAV', 'declareCityAssault'],
  missions: ['tactical', 'strategic', 'bombing', 'support'],
};
const NOTHING: readonly ClosedHex[] = [];

/** The Tournament Game's answers. */
export const tournament = (board: Board): RuleCard => {
  const where = (hex: number) => theHex(board.grid, hex);
  const noRetreats = memoize((list: State['noRetreat']): Record<Side, readonly ClosedHex[]> => {
    const closedTo = (side: Side) =>
      list
        .filter(({ to }) => to === 'both' || to === side)
        .map(({ hex, rule }) => ({
          hex,
          why: objection(rule, msg`${where(hex)} is closed to retreats in this combat phase`),
        }));
    return { blue: closedTo('blue'), red: closedTo('red') };
  });
  return {
    id: 'tournament',
    layer: 'tournament',
    opens: OPEN,
    answers: {
      course: {
        phases: PHASES,
        aims: tournamentAims,
        outcome: ({ world, state }) => tournamentOutcome(world, state),
      },
      combat: {
        table: TOURNAMENT_ATTRITION,
        advance: ADVANCE,
        resolve: ({ world, state, battle, emit, dice }) => resolveTournament(world, state, battle, emit, dice),
      },
      supply: { routes: 'cities' },
      mayEndMovement: ({ world, state }) => waitingFault(world, state),
      closes: ({ state, side, way }) => (way === 'retreat' ? noRetreats(state.noRetreat)[side] : NOTHING),
      arrive: ({ state, unit }) => capFault(state, unit),
      roadSteps: ({ unit }) =>
        unit.invading
          ? objection('T6.2.12', msg`${unit} makes no road steps in the player turn of its invasion`)
          : undefined,
      // T23.1.3: one tactical factor in the battle is enough.
      riverDoubling: ({ aircraft }) =>
        aircraft ? objection('T23.1.3', msg`tactical aircraft in the battle: rivers do not double`) : undefined,
    },
  };
};
