import { contacts } from '#games/blitz/combat/rules/declaration.ts';
import { type Command, type FrameAt, type Side, sizeOf, type State } from '#games/blitz/types.ts';
import { isAircraft, isGround, STACK_LIMIT } from '#games/blitz/kinds.ts';
import { outcomes } from '#core/dice/dice.ts';
import { distance } from '#hex/grid.ts';
import { choices } from './choices.ts';
import { declarations } from './declarations.ts';
import { factorsOf, factorsOnly, isOver, measure } from './measure.ts';
import { endings, type Line } from './moves.ts';
import type { Puzzle } from './puzzle.ts';
import { stateKey } from './state-key.ts';
import { inHead } from '#core/game.ts';
import { english } from '#core/message.ts';

/**
 * Value of a position by exhaustion: every command of the question through the real engine, every face of every die,
 * the worst answers of the opponent.
 */

/** Decisions of a player to be tested; without one the best are taken. */
export type Decide = (state: State) => Command;

export interface Found {
  readonly value: number;
  /** The commands up to the next die or the opponent's decision. */
  readonly line: readonly Command[];
}

/** The states a command can lead to, with their chances. */
export const outcomesOf = (
  { game }: Pick<Puzzle, 'game'>,
  state: State,
  command: Command,
): { readonly chance: number; readonly state: State }[] =>
  Array.from(
    outcomes((dice) => inHead(game, state, command, dice)),
    ({ chance, result }) => ({ chance, state: result }),
  );

/** A search that takes longer than this many positions is no puzzle. */
const MOST_POSITIONS = 6_000_000;
/** Commands a player is asked for: one that goes round in circles is stopped. */
const MOST_COMMANDS = 200_000;

export interface Search {
  readonly value: (state: State) => number;
  /** Best line from here, or the tested player's. */
  readonly found: (state: State) => Found;
  readonly positions: () => number;
  readonly faults: readonly string[];
}

export function search(puzzle: Puzzle, decide?: Decide, most = MOST_POSITIONS): Search {
  const { game, solves } = puzzle;
  const known = new Map<string, number>();
  const faults: string[] = [];
  let positions = 0;
  let asked = 0;
  const onlyFactors = factorsOnly(puzzle);

  /**
   * True if no unit can be lost after the last roll. Exceptions are a retreat without room (B8.1), losses by minor
   * countries, supply and landings, and aircraft in the way. Otherwise retreats and advances after the last roll need
   * no search.
   */
  function decidedAfterBattles(state: State): boolean {
    if (!onlyFactors || puzzle.until !== 'turn' || state.battles.length > 0) return false;
    const frame = state.frames.at(-1);
    if (frame?.at !== 'advance' && frame?.at !== 'retreat') return false;
    if (!state.frames.slice(0, -1).every(({ at }) => at === 'combat' || at === 'advance')) return false;
    if (frame.at === 'retreat' && frame.units.length > 1 && factorsOf(state, frame.side) > STACK_LIMIT) return false;
    return quiet || (peaceful && outOfTheWay(state, frame));
  }

  const peaceful =
    game.world.minors.length === 0 &&
    !puzzle.start.short &&
    !puzzle.start.units.some((unit) => unit.isolated === true || unit.place === 'sea' || unit.aim !== undefined);
  const quiet = peaceful && puzzle.start.units.every(isGround);

  /** No city, and so no airfield, is near enough to be covered or entered by those who retreat or advance. */
  function outOfTheWay(state: State, frame: FrameAt<'advance'> | FrameAt<'retreat'>): boolean {
    const { grid, cityHexes } = game.world.board;
    const { attackers } = frame.fight.battle;
    const units = frame.at === 'retreat' ? frame.units : frame.side === state.mover ? attackers : frame.fight.defenders;
    return units.every((no) => {
      const at = state.units[no]?.at ?? -1;
      return at < 0 || cityHexes.every((city) => distance(grid, at, city) > frame.steps + 1);
    });
  }

  /** Most the mover can still gain or the solver lose, where only factors count. */
  function bound(state: State): number {
    const now = measure(puzzle, state);
    if (!onlyFactors || puzzle.until === 'reply' || state.units.some((unit) => isAircraft(unit)))
      return state.mover === solves ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const hexes = new Set(contacts(game.world, state).flatMap((one) => one.touches));
    for (const av of state.avs) for (const hex of av.hexes) hexes.add(hex);
    const [weight] = puzzle.counts.map((count) => count.weight);
    let most = 0;
    for (const unit of state.units)
      if (unit.side !== state.mover && unit.place === 'map' && hexes.has(unit.at)) most += sizeOf(unit);
    return state.mover === solves ? now + (weight ?? 1) * most : now - (weight ?? 1) * most;
  }

  function linesOf(state: State): Iterable<Line> {
    return state.frames.at(-1)?.at === 'movement' ? endings(puzzle, state) : declarations(puzzle, state);
  }

  const better = (side: Side, a: number, b: number): boolean => (side === solves ? a > b : a < b);
  const worst = (side: Side): number => (side === solves ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);

  function overLines(state: State, side: Side): Found {
    let best: Found = { value: worst(side), line: [] };
    for (const line of linesOf(state)) {
      if (state.frames.at(-1)?.at === 'movement' && !better(side, bound(line.state), best.value)) continue;
      const value = valueOf(line.state);
      if (better(side, value, best.value)) best = { value, line: line.commands };
    }
    return best;
  }

  function expected(state: State, command: Command): number {
    let sum = 0;
    for (const outcome of outcomesOf(puzzle, state, command)) sum += outcome.chance * valueOf(outcome.state);
    return sum;
  }

  function overChoices(state: State, side: Side): Found {
    let best: Found = { value: worst(side), line: [] };
    for (const command of choices(puzzle, state)) {
      const value = expected(state, command);
      if (better(side, value, best.value)) best = { value, line: [command] };
    }
    return best;
  }

  function asDecided(state: State, player: Decide): Found {
    const side = solves;
    const command = player(state);
    const objection = game.check(state, side, command);
    if (++asked > MOST_COMMANDS) throw new Error(`${puzzle.id}: the player does not come to an end`);
    if (objection) {
      faults.push(`${command.do}: ${objection.rule} ${english(objection.because)}`);
      return { value: measure(puzzle, state), line: [command] };
    }
    return { value: expected(state, command), line: [command] };
  }

  function found(state: State): Found {
    const prompt = game.prompt(state);
    if (!prompt || isOver(puzzle, state)) return { value: measure(puzzle, state), line: [] };
    if (prompt.side === solves && decide) return asDecided(state, decide);
    const at = state.frames.at(-1)?.at;
    return at === 'movement' || at === 'declaration' ? overLines(state, prompt.side) : overChoices(state, prompt.side);
  }

  function valueOf(state: State): number {
    if (isOver(puzzle, state) || decidedAfterBattles(state)) return measure(puzzle, state);
    // A player in the middle of its moves may come back to a position with another mind.
    const moving =
      decide !== undefined && (state.frames.at(-1)?.at === 'movement' || state.frames.at(-1)?.at === 'declaration');
    const key = moving ? '' : stateKey(state);
    const before = moving ? undefined : known.get(key);
    if (before !== undefined) return before;
    if (++positions > most) throw new Error(`${puzzle.id}: more than ${most} positions`);
    const { value } = found(state);
    if (!moving) known.set(key, value);
    return value;
  }

  return { value: valueOf, found, positions: () => positions, faults };
}
