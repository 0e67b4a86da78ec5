import { friendlyCount } from '../../games/blitz/chapters/countries/cities.ts';
import type { Blitz } from '../../games/blitz/open.ts';
import { type Side, sizeOf, type State, type Winner } from '../../games/blitz/types.ts';
import type { Budget } from '../budget.ts';
import { commandOf } from '../decide.ts';
import type { BlitzPlayer } from '../player.ts';
import { MOST_OVER, turnMs } from '../../games/blitz/players/turn-ms.ts';
import { keyedDice, mix } from './keyed-dice.ts';
import { english } from '../../core/say.ts';

/** One game of the arena, and how it ended. */
export interface Played {
  readonly blue: string;
  readonly red: string;
  readonly winner: Winner | 'nobody';
  readonly rule: string;
  readonly turns: number;
  readonly commands: number;
  /** City hexes and factors Blue is ahead by at the end. */
  readonly cities: number;
  readonly factors: number;
  readonly clock: Readonly<Record<Side, Clock>>;
  /** Why the game was broken off, if it was: an illegal command, or no end. */
  readonly faults: readonly string[];
}

/** How long a side thought, in milliseconds by the clock and of the processor. */
export interface Clock {
  /** Also as the defender. */
  readonly ms: number;
  /** Player turns of its own. */
  readonly turns: number;
  readonly longest: number;
  /** Of the processor, in its own player turns; results of before have none of these. */
  readonly processor?: number;
  readonly longestProcessor?: number;
  /** Player turns above the level's time, and those above it by half and more. */
  readonly over?: number;
  readonly farOver?: number;
}

/** Clocks to measure by, and the budget of a player by name where the game is played by the clock. */
export interface Timing {
  readonly now: () => number;
  readonly processor: () => number;
  readonly budget?: (name: string) => Budget;
}

const UNTIMED: Timing = { now: () => 0, processor: () => 0 };

export type MakePlayer = (name: string, seed: number) => BlitzPlayer;

/** A game that does not end is broken off here; no honest one comes near. */
const MOST_COMMANDS = 60_000;

const factorsOf = (state: State, side: Side): number =>
  state.units.reduce((sum, unit) => (unit.side === side && unit.place === 'map' ? sum + sizeOf(unit) : sum), 0);

interface Spent {
  readonly ms: number;
  readonly processor: number;
}

function clockOf(limit: number, ms: number, turns: readonly Spent[]): Clock {
  const used = turns.map((turn) => turn.processor);
  const above = (limit: number): number => used.filter((one) => one > limit).length;
  return {
    ms,
    turns: turns.length,
    longest: Math.max(0, ...turns.map((turn) => turn.ms)),
    processor: used.reduce((sum, one) => sum + one, 0),
    longestProcessor: Math.max(0, ...used),
    over: above(limit),
    farOver: above(MOST_OVER * limit),
  };
}

/**
 * Plays one game. A player's seed hangs on the seat it sits in, not on who it is: the same player on both sides makes
 * the two games of a pair the same game.
 */
export function playMatch(
  game: Blitz,
  names: Readonly<Record<Side, string>>,
  seed: number,
  make: MakePlayer,
  { now, processor, budget }: Timing = UNTIMED,
  most: number = MOST_COMMANDS,
): Played {
  const dice = keyedDice(seed);
  const players = { blue: make(names.blue, mix(seed, 'blue')), red: make(names.red, mix(seed, 'red')) };
  const limitOf = (name: string): number => budget?.(name).ms ?? turnMs(name);
  const thought = { blue: 0, red: 0 };
  const spent: Record<Side, Map<number, Spent>> = { blue: new Map(), red: new Map() };
  let state = game.start;
  let commands = 0;
  const faults: string[] = [];
  for (;;) {
    const prompt = game.prompt(state);
    if (!prompt) break;
    const { side } = prompt;
    if (commands >= most) {
      faults.push(`turn ${state.turn} ${side}: no end after ${commands} commands`);
      break;
    }
    const began = { ms: now(), processor: processor() };
    const command = commandOf(players[side], game, state, budget?.(names[side]));
    const ms = now() - began.ms;
    thought[side] += ms;
    if (side === state.mover) {
      const before = spent[side].get(state.turn) ?? { ms: 0, processor: 0 };
      const used = processor() - began.processor;
      spent[side].set(state.turn, { ms: before.ms + ms, processor: before.processor + used });
    }
    const objection = game.check(state, side, command);
    if (objection) {
      faults.push(`turn ${state.turn} ${side} ${command.do}: ${objection.rule} ${english(objection.because)}`);
      break;
    }
    state = game.play(state, side, command, dice).state;
    commands++;
  }
  const { world } = game;
  const outcome = game.outcome(state);
  return {
    ...names,
    winner: outcome?.winner ?? 'nobody',
    rule: outcome?.rule ?? '',
    turns: state.turn,
    commands,
    cities: friendlyCount(world, state, 'blue') - friendlyCount(world, state, 'red'),
    factors: factorsOf(state, 'blue') - factorsOf(state, 'red'),
    clock: {
      blue: clockOf(limitOf(names.blue), thought.blue, [...spent.blue.values()]),
      red: clockOf(limitOf(names.red), thought.red, [...spent.red.values()]),
    },
    faults,
  };
}
