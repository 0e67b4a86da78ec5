import type { Arena, Player, Players } from '#ai/player.ts';
import { randomPlayer } from '#ai/random.ts';
import { seededChoice } from '#core/dice.ts';
import { levelReached } from '../turn/victory.ts';
import { family } from '../family.ts';
import type { OpenGamex } from '../position.ts';
import type { Command, Side, State } from '../types.ts';
import { GREEDY, REGULAR, type Style, sure } from './hand.ts';
import { hintsFor } from './hints.ts';
import type { Why } from './idea.ts';
import type { More } from './outlook.ts';
import { impulsePurse } from './purse.ts';
import { type Depth, searcher } from './search.ts';
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
      : family.offers(library).map(({ name }) => name),
  setup(name, library) {
    const offer = family.offers(library).find((one) => one.name === name);
    return offer?.setup ?? { message: `there is no situation ${name}` };
  },
};

/** Regular without one of the things it knows: what each is worth. */
const ABLATIONS = new Map(USES.map((without) => [`regular-no-${without}`, { ...REGULAR, without }]));

const VETERAN: Depth = { ideas: 14, games: 120, tries: 12 };
const GRAND: Depth = {
  ideas: 24,
  games: 240,
  tries: 20,
  reply: { ideas: 3, near: 0.6, rounds: 2, trust: 0.5, doubt: 0.4 },
};
const SEARCHERS: Readonly<Record<string, Depth>> = { veteran: VETERAN, grand: GRAND };
const TURN_MS: Readonly<Record<string, number>> = { veteran: 2000, grand: 5000 };

type Seat = Player<State, Command, OpenGamex, Why>;

/** The part of what is left of an impulse's time that one decision may take. */
const SHARE = 0.3;

const plain = (name: string, style: Style, seed: number): Seat => {
  const choose = seededChoice(seed);
  const purseOf = impulsePurse();
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
      const more = purse.time(SHARE);
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
  levels: ['greedy', 'regular', 'veteran', 'grand'],
  contenders: ['random', 'greedy', 'regular', 'veteran', 'grand', ...ABLATIONS.keys()],
  adviser: { name: 'regular', ms: 1500 },
  strong: 'veteran',
  turnMs: (name) => TURN_MS[name] ?? 500,
  seat(name, seed, _library, budget) {
    if (name === 'random') return randomPlayer(seed);
    const depth = SEARCHERS[name];
    if (depth) return { ...searcher(name, seed, depth, budget), hints: hintsFor };
    return plain(name, name === 'greedy' ? GREEDY : (ABLATIONS.get(name) ?? REGULAR), seed);
  },
  anything: (game, view, choose) => game.sample(view, choose),
  told: (_game, _view, why) => [why.said],
  arena,
};
