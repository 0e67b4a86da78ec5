import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/gamex/kit.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { los, sightOf } from '#games/gamex/sight/sight.ts';
import { wildMap, wildPanel, sightTable } from '../test/games/gamex/boards.ts';
import { type Result, slowest, type Suite } from './result.ts';
import { copied, countersOf, LARGE, listingTimes, SITUATIONS } from './situations.ts';

/** Two battalions on three panels. */
function battle(): OpenGamex {
  const choose = seededChoice(5);
  const panels = Object.fromEntries(['1', '2', '3'].map((id) => [id, wildPanel(id, choose)]));
  const text = `game gamex
board 1 2 3
turns 8
zone west : panel 1
zone east : panel 3
setup allied
setup axis
german A 14/8/9/8 unset west as t1..16
german I 3/2/6/1 unset west as i1..16
german H 20/12/2/0 unset west as k1..4
german C 0/0/1/12 unset west as c1..4
soviet A 12/6/9/11 unset east as s1..16
soviet I 5/3/16/1 unset east as j1..16
soviet M 12/14/2/0 unset east as m1..4
`;
  const game = kit.open(text, { panels });
  if (Array.isArray(game)) throw new Error(game.map(describeFault).join('\n'));
  return game as OpenGamex;
}

function playOut(game: OpenGamex, seed: number): number {
  const [choose, dice] = [seededChoice(seed), seededDice(seed)];
  let state = game.start;
  let commands = 0;
  for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
    state = game.play(state, prompt.side, game.sample(state, choose), dice).state;
    commands++;
  }
  return commands;
}

/** States from the middle of a game, every so many commands. */
function moments(game: OpenGamex, every: number): OpenGamex['start'][] {
  const [choose, dice] = [seededChoice(1), seededDice(1)];
  const found: OpenGamex['start'][] = [];
  let state = game.start;
  let commands = 0;
  for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
    if (prompt.at !== 'setup' && ++commands % every === 0) found.push(state);
    state = game.play(state, prompt.side, game.sample(state, choose), dice).state;
  }
  return found;
}

/** Result lines for the calls of one situation. */
const listings = (what: string, times: readonly number[], aim: number): Result[] =>
  [0, 1].map((slower) => ({
    what: `every legal command, ${what}: ${slower === 0 ? 'the slowest call' : '99.9 % of the calls'} (spread: middle, slowest)`,
    unit: 'µs',
    ours: slowest(times, slower),
    aim,
  }));

/** Line of sight over a whole panel, and random games of Tactical GameX on three of them. */
export function gamexSuite(): Suite<'table' | 'query' | 'actions' | 'legal'> {
  const panel = wildMap('1', 1);
  const sight = sightOf(panel);
  sightTable(sight);
  const { size } = panel.grid;
  const game = battle();
  const states = moments(game, 12);
  let seed = 0;
  return {
    ways: {
      table: () => {
        sightTable(sightOf(panel));
        return 1;
      },
      query: () => {
        let clear = 0;
        for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) if (los(sight, a, b)) clear++;
        return clear > 0 ? size * size : 0;
      },
      actions: () => playOut(game, ++seed),
      legal: () => {
        let listed = 0;
        for (const state of states) for (const _ of game.legal(copied(state))) listed++;
        return listed > 0 ? states.length : 0;
      },
    },
    calls: Object.fromEntries([
      ...SITUATIONS.map((name) => [name, () => listingTimes(name, 2)] as const),
      ...LARGE.map((name) => [name, () => listingTimes(name, 1)] as const),
    ]),
    results: ({ table, query, actions, legal }, calls) => [
      { what: 'line of sight, every pair of a panel', unit: 'µs', ours: table, aim: 50_000 },
      { what: 'line of sight, one question of the table', unit: 'µs', ours: query, aim: 2 },
      {
        what: 'legal random actions, whole GameX games on three panels, once warm',
        unit: 'per second',
        ours: actions,
        aim: 10_000,
      },
      { what: 'every legal command of a GameX decision', unit: 'µs', ours: legal, aim: 5_000 },
      ...SITUATIONS.flatMap((name) => listings(name, calls[name] ?? [], 5_000)),
      ...LARGE.flatMap((name) => listings(`${name}, ${countersOf(name)} counters`, calls[name] ?? [], 10_000)),
    ],
  };
}
