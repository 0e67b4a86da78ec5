import { parseArgs } from 'node:util';
import { keyedDice } from '#ai/arena/keyed-dice.ts';
import type { Budget } from '#ai/budget.ts';
import { type PlayerName, playerNamed } from '#games/blitz/players/players.ts';
import { MOST_OVER } from '#ai/player.ts';
import { TURN_MS } from '#games/blitz/players/turn-ms.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Side, State } from '#games/blitz/types.ts';
import { processorClock } from '#cli/arena/processor.ts';
import { afterCommand } from '#core/game.ts';
import { LIBRARY as library } from '../test/laws/library.ts';
import { decide, openSetup } from '../test/games/blitz/game.ts';

/**
 * Thinking time of the computer players for a player turn, in processor time of the process: each level, by the clock
 * it is given in the page, plays single player turns out of real games of each rules level.
 * npx tsx bench/opponent.ts [--levels veteran,grand] [--rules optional] [--every 4] [--seed 900] [--ms 3000] [--list]
 */

const RULES: Readonly<Record<string, string>> = {
  basic: 'basic:blue-march/red-centre',
  tournament: 'tournament:blue-march/red-centre',
  optional: 'optional:blue-march/red-centre',
};
const LAST_TURN = 12;

const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: 'novice,regular,veteran,grand' },
    rules: { type: 'string', default: Object.keys(RULES).join() },
    /** Every so manyth player turn of the game. */
    every: { type: 'string', default: '4' },
    seed: { type: 'string', default: '900' },
    ms: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed);

const processor = processorClock();

/** Beginnings of player turns out of a game between two Regulars, every so manyth of them. */
function positionsOf(game: Blitz): State[] {
  const players = { blue: playerNamed('regular', seed, library), red: playerNamed('regular', seed + 1, library) };
  const dice = keyedDice(seed);
  const found: State[] = [];
  let key = '';
  for (let state = game.start; state.turn <= LAST_TURN; ) {
    const prompt = game.prompt(state);
    if (!prompt) break;
    const now = `${state.turn} ${state.mover}`;
    if (now !== key && prompt.side === state.mover) {
      found.push(state);
      key = now;
    }
    state = afterCommand(game, state, players[prompt.side].command(game, state), dice);
  }
  const every = Number(values.every);
  return found.filter((_, i) => (i + seed) % every === every - 1);
}

interface Timed {
  readonly turn: number;
  readonly mover: Side;
  /** Until a first plan for the movement phase was there, in one decision. */
  readonly firstPlan: number;
  readonly mine: number;
  /** The longest time between two looks at the clock. */
  readonly stretch: number;
  /** Time of the defender's decisions. */
  readonly his: number;
  readonly longest: { readonly ms: number; readonly at: string };
  readonly decisions: number;
}

function timed(game: Blitz, start: State, level: PlayerName): Timed {
  const players = { blue: playerNamed(level, seed, library), red: playerNamed(level, seed + 1, library) };
  const dice = keyedDice(seed);
  const { turn, mover } = start;
  let [firstPlan, mine, his, decisions, stretch, looked] = [0, 0, 0, 0, 0, 0];
  const look = (): number => {
    const now = processor();
    stretch = Math.max(stretch, now - looked);
    looked = now;
    return now;
  };
  const budget: Budget = { ms: Number(values.ms ?? TURN_MS[level]), now: look };
  let longest = { ms: 0, at: '' };
  let state = start;
  for (; state.turn === turn && state.mover === mover; decisions++) {
    const side = game.decides(state);
    if (side === undefined) break;
    const began = processor();
    looked = began;
    let first: number | undefined;
    const { command } = decide(players[side], game, state, budget, () => {
      first ??= processor() - began;
    });
    const ms = look() - began;
    const at = state.frames.at(-1)?.at ?? '';
    if (at === 'movement') firstPlan = Math.max(firstPlan, first ?? ms);
    if (side === mover) mine += ms;
    else his += ms;
    if (ms > longest.ms) longest = { ms, at: `${at} ${command.do}` };
    state = afterCommand(game, state, command, dice);
  }
  return { turn, mover, firstPlan, mine, stretch, his, longest, decisions };
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(list.length, 1);
const p95 = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * 0.95))] ?? 0;
const most = (list: readonly number[]): number => Math.max(0, ...list);
const ms = (value: number): string => value.toFixed(0).padStart(7);

console.log(
  'rules       level    turns  first    mean     p95 longest  budget  over >1.5x stretch defence  one decision',
);
for (const rules of values.rules.split(',')) {
  const game = openSetup(RULES[rules] ?? rules, undefined, library);
  const positions = positionsOf(game);
  for (const name of values.levels.split(',')) {
    const level = name as PlayerName;
    const all = positions.map((state) => {
      const one = timed(game, state, level);
      if (values.list) console.log(JSON.stringify(one));
      return one;
    });
    const budget = Number(values.ms ?? TURN_MS[level]);
    const mine = all.map((one) => one.mine);
    const worst = [...all].sort((a, b) => b.longest.ms - a.longest.ms)[0];
    console.log(
      [
        rules.padEnd(11),
        level.padEnd(8),
        String(all.length).padStart(5),
        ms(most(all.map((one) => one.firstPlan))),
        ms(mean(mine)),
        ms(p95(mine)),
        ms(most(mine)),
        ms(budget),
        String(mine.filter((one) => one > budget).length).padStart(5),
        String(mine.filter((one) => one > MOST_OVER * budget).length).padStart(5),
        ms(most(all.map((one) => one.stretch))),
        ms(most(all.map((one) => one.his))),
        ` ${worst?.longest.ms.toFixed(0) ?? ''} ${worst?.longest.at ?? ''}`,
      ].join(' '),
    );
  }
}
