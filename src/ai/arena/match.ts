import { friendlyCount } from '../../blitz/cities.ts';
import type { Blitz } from '../../blitz/open.ts';
import { type Side, sizeOf, type State, type Winner } from '../../blitz/types.ts';
import type { BlitzPlayer } from '../player.ts';
import { keyedDice, mix } from './keyed-dice.ts';

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
  /** Milliseconds each side thought, the turns it moved in, and its longest player turn. */
  readonly clock: Readonly<Record<Side, Clock>>;
  /** An illegal command, if there was one: the game was broken off there. */
  readonly faults: readonly string[];
}

export interface Clock {
  readonly ms: number;
  readonly turns: number;
  readonly longest: number;
}

export type MakePlayer = (name: string, seed: number) => BlitzPlayer;

/** A game that does not end is broken off here; no honest one comes near. */
const MOST_COMMANDS = 60_000;

const factorsOf = (state: State, side: Side): number =>
  state.units.reduce((sum, unit) => (unit.side === side && unit.place === 'map' ? sum + sizeOf(unit) : sum), 0);

/**
 * Plays one game. A player's seed hangs on the seat it sits in, not on who it is: the same player on both sides makes
 * the two games of a pair the same game.
 */
export function playMatch(
  game: Blitz,
  names: Readonly<Record<Side, string>>,
  seed: number,
  make: MakePlayer,
  now: () => number = () => 0,
): Played {
  const dice = keyedDice(seed);
  const players = { blue: make(names.blue, mix(seed, 'blue')), red: make(names.red, mix(seed, 'red')) };
  const clock = { blue: { ms: 0, turns: 0, longest: 0 }, red: { ms: 0, turns: 0, longest: 0 } };
  const spent = new Map<string, number>();
  let state = game.start;
  let commands = 0;
  const faults: string[] = [];
  for (;;) {
    const prompt = game.prompt(state);
    if (!prompt || commands >= MOST_COMMANDS) break;
    const { side } = prompt;
    const began = now();
    const command = players[side].command(game, state);
    const took = now() - began;
    clock[side].ms += took;
    if (side === state.mover) {
      const key = `${side} ${state.turn}`;
      spent.set(key, (spent.get(key) ?? 0) + took);
    }
    const objection = game.check(state, side, command);
    if (objection) {
      faults.push(`turn ${state.turn} ${side} ${command.do}: ${objection.rule} ${objection.because}`);
      break;
    }
    state = game.play(state, command, dice).state;
    commands++;
  }
  for (const [key, ms] of spent) {
    const side = clock[key.startsWith('blue') ? 'blue' : 'red'];
    side.turns++;
    side.longest = Math.max(side.longest, ms);
  }
  const { world } = game;
  return {
    ...names,
    winner: state.outcome?.winner ?? 'nobody',
    rule: state.outcome?.rule ?? '',
    turns: state.turn,
    commands,
    cities: friendlyCount(world, state, 'blue') - friendlyCount(world, state, 'red'),
    factors: factorsOf(state, 'blue') - factorsOf(state, 'red'),
    clock,
    faults,
  };
}
