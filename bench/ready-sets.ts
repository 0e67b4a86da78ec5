import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { playableSets } from '#games/blitz/modules/ready-sets.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { State } from '#games/blitz/types.ts';
import { opened, playRandomly } from './continent.ts';
import { slowest, type Suite } from './result.ts';
import { callTimes } from './situations.ts';

/** A ready set on the whole continent, from the choice of the orders of battle on. */
function readySet(rule: string): Blitz {
  const set = playableSets().find((one) => one.rule === rule);
  if (!set) throw new Error(`${rule} cannot be played`);
  const lines = [
    `game ${set.level}`,
    `modules ${set.modules.join(' ')}`,
    `options scenario=${set.scenario ?? 'A'}`,
    ...['board continent', 'army continent', 'turns 15', 'cities 25', 'blue sets up'],
  ];
  return opened(`${lines.join('\n')}\n`);
}

/** Copy without cached results. */
const copied = (state: State): State => ({ ...state, units: state.units.map((unit) => ({ ...unit })) });

/** Every decision of a random game, or of every so many one. */
function* decisions(game: Blitz, seed: number, every: number): Generator<State> {
  const [choose, dice] = [seededChoice(seed), seededDice(seed)];
  let state = game.start;
  let no = 0;
  for (let side = game.decides(state); side; side = game.decides(state)) {
    if (no++ % every === 0) yield state;
    state = game.play(state, side, game.sample(state, choose), dice).state;
  }
}

/** Targets for a set: random actions a second, and µs for the slowest list of all legal commands. */
interface Aims {
  readonly actions: number;
  readonly slowest: number;
}

/** Whole random games with the modules of the land war (M71.6). */
export const landWarSuite = (): Suite<'actions'> => suite('M71.6', { actions: 10_000, slowest: 10_000 });

/** Suite with every module (M71.1). */
export const fullSystemSuite = (): Suite<'actions'> => suite('M71.1', { actions: 3000, slowest: 20_000 });

function suite(rule: string, aims: Aims): Suite<'actions'> {
  const game = readySet(rule);
  let seed = 0;
  return {
    ways: { actions: () => playRandomly(game, ++seed).commands },
    calls: {
      legal: () => {
        for (const state of decisions(game, 1, 8)) for (const _ of game.legal(state));
        return callTimes({ legal: game.legal, copied }, decisions(game, 2, 3));
      },
    },
    results: ({ actions }, { legal = [] }) => [
      {
        what: `legal random actions, whole games of ${rule} on the continent, once warm`,
        unit: 'per second',
        ours: actions,
        aim: aims.actions,
      },
      ...[0, 1].map((slower) => ({
        what: `every legal command, ${rule}: ${slower === 0 ? 'the slowest call' : '99.9 % of the calls'} (spread: middle, slowest)`,
        unit: 'µs' as const,
        ours: slowest(legal, slower),
        aim: aims.slowest,
      })),
    ],
  };
}
