import type { Arena, Player, Players } from '#ai/player.ts';
import { randomPlayer } from '#ai/random.ts';
import { seededChoice } from '#core/dice/dice.ts';
import { levelReached } from '../turn/victory.ts';
import { kit } from '../kit.ts';
import type { OpenGamex } from '../position.ts';
import type { Command, Side, State } from '../types.ts';
import { chanceToWin } from './foresight/prospect.ts';
import { GREEDY, NOVICE, REGULAR, type Style, sure } from './policy.ts';
import { hintsFor } from './hints.ts';
import type { Why } from './idea.ts';
import type { More } from './outlook.ts';
import { DEPTHS, TURN_MS } from './levels.ts';
import { decisionShare, turnPurse } from './purse.ts';
import { searcher } from './search.ts';
import { USES } from './uses.ts';

/** Situations of all sizes but the largest in which either side can win: only there does better play show. */
const MIXED = [
  ...['duel', 'rear-raid', 'crossroads', 'valmoret', 'bluffs', 'rabenforst', 'velna'],
  ...['pb-01', 'pl-01', 'pl-10'],
];

const arena: Arena<State, Side, OpenGamex> = {
  worth: { levels: 4, units: 1 },
  count: ({ world }, state, side) => ({
    levels: levelReached(world, state, side),
    units: state.units.filter((unit) => unit.side === side && unit.place !== 'lost').length,
  }),
  setups: (named, library) =>
    named.length > 0
      ? named.flatMap((name) => (name === 'mixed' ? MIXED : [name]))
      : kit.offers(library).map(({ name }) => name),
  setup(name, library) {
    const offer = kit.offers(library).find((one) => one.name === name);
    return offer?.setup ?? { message: `there is no situation ${name}` };
  },
};

/** Players that take the best idea without looking ahead; `plain` thinks as Regular does in its games in the head. */
const PLAIN: ReadonlyMap<string, Style> = new Map([
  ['greedy', GREEDY],
  ['novice', NOVICE],
  ['regular-1', { ...REGULAR, without: 'drive' as const }],
  ['plain', REGULAR],
  // Without one of the things it knows: what each is worth.
  ...USES.map((without) => [`regular-no-${without}`, { ...REGULAR, without }] as const),
]);

type Seat = Player<State, Command, OpenGamex, Why>;

const plain = (name: string, style: Style, seed: number): Seat => {
  const choose = seededChoice(seed);
  const purseOf = turnPurse();
  let reasons: readonly Why[] = [];
  const decided = (game: OpenGamex, view: State, more?: More): Command => {
    reasons = [];
    return sure(game, view, style, choose, more, ({ why }) => {
      reasons = [why()];
    });
  };
  return {
    name,
    command: (game, view) => decided(game, view),
    explain: () => reasons,
    *think(game, view, budget) {
      const purse = purseOf(view, budget);
      const side = game.decides(view);
      const more = purse.time(side ? decisionShare(view, side) : 1);
      const command = decided(game, view, more);
      const said = reasons;
      const decision = { command, evals: 0, explain: () => said };
      yield decision;
      const how = more() ? 'planned' : 'stopped';
      purse.close();
      return { ...decision, how };
    },
    hints: hintsFor,
  };
};

export const players: Players<State, Command, Side, OpenGamex, Why> = {
  levels: ['greedy', 'novice', 'regular', 'veteran', 'grand'],
  contenders: ['random', ...new Set([...PLAIN.keys(), ...Object.keys(DEPTHS)])],
  adviser: { name: 'regular', ms: 1500 },
  strong: 'veteran',
  turnMs: (name) => TURN_MS[name] ?? 500,
  seat(name, seed, _library, budget) {
    if (name === 'random') return randomPlayer(seed);
    const depth = DEPTHS[name];
    if (depth) return { ...searcher(name, seed, depth, budget), hints: hintsFor };
    return plain(name, PLAIN.get(name) ?? REGULAR, seed);
  },
  anything: (game, view, choose) => game.sample(view, choose),
  chance: ({ world }, state, side) => chanceToWin(world, state, side),
  told: (_game, _view, why) => [why.said],
  arena,
};
