import type { Game } from '#core/game.ts';
import { english } from '#core/message.ts';
import type { Budget } from '../budget.ts';
import { commandOf } from '../decide.ts';
import { MOST_OVER, type Player, type Players } from '../player.ts';
import { keyedDice, mix } from './keyed-dice.ts';

/** One game of the arena, and how it ended. */
export interface Played {
  /** Players by side; the first side first. */
  readonly players: Readonly<Record<string, string>>;
  /** A side, `draw`, or `nobody` for a game without result. */
  readonly winner: string;
  readonly rule: string;
  readonly turns: number;
  readonly commands: number;
  /** City hexes and factors by which the first side leads at the end. */
  readonly ahead: Readonly<Record<string, number>>;
  /** Weighted total of the leads. */
  readonly margin: number;
  readonly clock: Readonly<Record<string, Clock>>;
  /** Reasons for breaking the game off: an illegal command, or no end. */
  readonly faults: readonly string[];
}

/** Thinking time of a side, in milliseconds of the clock and of the processor. */
export interface Clock {
  /** Also as the defender. */
  readonly ms: number;
  /** Player turns of its own. */
  readonly turns: number;
  readonly longest: number;
  /** Processor time in its own player turns; missing in older results. */
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

/** The players of a game, and how one is seated by name and seed. */
export interface Field<S, C, Side extends string, G, Why> {
  readonly players: Players<S, C, Side, G, Why>;
  make(name: string, seed: number): Player<S, C, G, Why>;
  /** Turn after which a game without an end of its own is broken off. */
  readonly last?: number;
}

/** A game that does not end is broken off here; no honest one comes near. */
const MOST_COMMANDS = 60_000;

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
export function playMatch<
  S,
  C extends { readonly do: string },
  E,
  Side extends string,
  G extends Game<S, C, E, Side>,
  Why,
>(
  game: G,
  names: Readonly<Record<Side, string>>,
  seed: number,
  { players, make, last = Number.POSITIVE_INFINITY }: Field<S, C, Side, G, Why>,
  { now, processor, budget }: Timing = UNTIMED,
  most: number = MOST_COMMANDS,
): Played {
  const dice = keyedDice(seed);
  const bySide = <T>(of: (side: Side) => T) =>
    Object.fromEntries(game.sides.map((side) => [side, of(side)])) as Record<Side, T>;
  const seated = bySide((side) => make(names[side], mix(seed, side)));
  const limitOf = (name: string): number => budget?.(name).ms ?? players.turnMs(name);
  const thought = bySide(() => 0);
  const spent = bySide(() => new Map<number, Spent>());
  let state = game.start;
  let commands = 0;
  const faults: string[] = [];
  for (;;) {
    const side = game.decides(state);
    if (side === undefined) break;
    const { turn, mover } = game.moment(state);
    if (turn > last) break;
    if (commands >= most) {
      faults.push(`turn ${turn} ${side}: no end after ${commands} commands`);
      break;
    }
    const began = { ms: now(), processor: processor() };
    const command = commandOf(seated[side], game, game.view(state, side), budget?.(names[side]));
    const ms = now() - began.ms;
    thought[side] += ms;
    if (side === mover) {
      const before = spent[side].get(turn) ?? { ms: 0, processor: 0 };
      const used = processor() - began.processor;
      spent[side].set(turn, { ms: before.ms + ms, processor: before.processor + used });
    }
    const objection = game.check(state, side, command);
    if (objection) {
      faults.push(`turn ${turn} ${side} ${command.do}: ${objection.rule} ${english(objection.because)}`);
      break;
    }
    state = game.play(state, side, command, dice).state;
    commands++;
  }
  const outcome = game.outcome(state);
  const { worth, count } = players.arena;
  const [own = {}, others = {}] = game.sides.map((side) => count(game, state, side));
  const ahead = Object.fromEntries(Object.keys(worth).map((name) => [name, (own[name] ?? 0) - (others[name] ?? 0)]));
  return {
    players: bySide((side) => names[side]),
    winner: outcome?.winner ?? 'nobody',
    rule: outcome?.rule ?? '',
    turns: Math.min(game.moment(state).turn, last),
    commands,
    ahead,
    margin: Object.entries(worth).reduce((sum, [name, each]) => sum + each * (ahead[name] ?? 0), 0),
    clock: bySide((side) => clockOf(limitOf(names[side]), thought[side], [...spent[side].values()])),
    faults,
  };
}
