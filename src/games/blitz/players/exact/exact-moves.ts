import { withoutUndo } from '#core/record/undo.ts';
import { fieldOf, marksOf } from '#games/blitz/ground/rules/field.ts';
import { hexesReached, reachOf, routeTo } from '#games/blitz/ground/rules/movement.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { endMovement } from '#games/blitz/ground/frames/movement.ts';
import { type Command, other, type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isGround, STACK_LIMIT } from '#games/blitz/kinds.ts';
import type { Hex } from '#hex/hex.ts';
import { STOP } from '#hex/path.ts';
import { newKeys } from './exact-key.ts';
import { isIdle } from './exact-options.ts';
import type { Order } from '../plan/operation.ts';
import { standing } from '../plan/plan.ts';
import { citiesRound } from '../plan/survey.ts';
import { inHead } from '#core/game.ts';

/** Every way to move few units, flights and landings among them. */
export interface Move {
  readonly orders: readonly Order[];
  /** State with all units at their places, before the end of the phase. */
  readonly state: State;
}

interface Choice {
  readonly no: UnitNo;
  readonly size: number;
  readonly hexes: readonly Hex[];
  /** Key of identical units: exchanging them makes no difference. */
  readonly like: string;
}

/** Limit of flights and landings tried before the march. */
const MOST_SPECIAL = 400;

/** Over land: every hex in reach, or where that is too many those that make a difference. */
function choicesOf({ world }: Blitz, state: State, all: boolean): Choice[] {
  const marks = marksOf(fieldOf(world, state), other(state.mover));
  return state.units.flatMap((unit, no): Choice[] => {
    if (unit.side !== state.mover || unit.place !== 'map' || !isGround(unit)) return [];
    const reached = hexesReached(reachOf(world, state, unit));
    const seen = new Set<string>();
    const hexes = [unit.at, ...reached.filter((hex) => hex !== unit.at)].filter((hex) => {
      if (all || ((marks[hex] as number) & STOP) !== 0) return true;
      // Out of contact hexes differ by the cities they cover; of those that cover none, one will do.
      const cities = citiesRound(world, hex).join();
      if (seen.has(cities)) return false;
      seen.add(cities);
      return true;
    });
    const { type, af, df, mf, at, spent, stopped } = unit;
    return [{ no, size: sizeOf(unit), hexes, like: [type, af, df, mf, at, spent, stopped].join() }];
  });
}

const waysIn = (choices: readonly Choice[]): number => choices.reduce((ways, { hexes }) => ways * hexes.length, 1);

/** Placements of all ground units: units do not hinder each other on the way (B6.6), but hexes fill (B8.2). */
function* placements(choices: readonly Choice[]): Generator<ReadonlyMap<UnitNo, Hex>> {
  const order = [...choices].sort((a, b) => (a.like < b.like ? -1 : a.like > b.like ? 1 : a.no - b.no));
  const at = new Map<UnitNo, Hex>();
  const load = new Map<Hex, number>();
  function* place(i: number, least: number): Generator<ReadonlyMap<UnitNo, Hex>> {
    const one = order[i];
    if (!one) {
      yield new Map(at);
      return;
    }
    const twin = order[i + 1]?.like === one.like;
    for (let h = least; h < one.hexes.length; h++) {
      const hex = one.hexes[h] as Hex;
      const there = load.get(hex) ?? 0;
      if (there + one.size > STACK_LIMIT) continue;
      load.set(hex, there + one.size);
      at.set(one.no, hex);
      yield* place(i + 1, twin ? h : 0);
      load.set(hex, there);
    }
    at.delete(one.no);
  }
  yield* place(0, 0);
}

/** Commands of the air and the sea. Automatic victories and replacements are left to the usual plan. */
const LEFT_OUT: ReadonlySet<Command['do']> = new Set([
  'moveUnit',
  'endMovement',
  'endStep',
  'declareAV',
  'addToAV',
  'placeReplacement',
]);

interface Begun {
  readonly commands: readonly Command[];
  readonly state: State;
}

/** States after flights and landings before any march, each position once. */
function begunBy(game: Blitz, state: State, isTime: () => boolean): Begun[] {
  const first: Begun = { commands: [], state };
  if (game.world.verbs.movement.every((name) => LEFT_OUT.has(name as Command['do']) || name === 'takeBack'))
    return [first];
  const keyOf = newKeys();
  const found = [first];
  const seen = new Set([keyOf(state)]);
  for (let i = 0; i < found.length; i++) {
    const { commands, state: now } = found[i] as Begun;
    for (const command of game.legal(now)) {
      if (LEFT_OUT.has(command.do) || isIdle(command)) continue;
      if (!isTime()) return [first];
      const then = inHead(game, now, command);
      const key = keyOf(then);
      if (seen.has(key)) continue;
      seen.add(key);
      if (found.length >= MOST_SPECIAL) return [first];
      found.push({ commands: [...commands, command], state: then });
    }
  }
  return found;
}

/** Walking has consequences of its own: minor countries (T22), automatic victories, control in passing (B10.5). */
const isFelt = ({ world }: Blitz, { avs }: State): boolean =>
  world.minors.length > 0 || avs.length > 0 || world.rules.ground.takeInPassing !== undefined;

/** State with all units at their destinations; marches with consequences of their own are really played. */
function walked(game: Blitz, state: State, at: ReadonlyMap<UnitNo, Hex>): State | undefined {
  if (!isFelt(game, state)) return withoutUndo(standing(state, at));
  let now = state;
  for (const [no, hex] of at) {
    const unit = now.units[no] as Unit;
    if (hex === unit.at) continue;
    const route = routeTo(reachOf(game.world, now, unit), hex);
    const command: Command | undefined = route && { do: 'moveUnit', units: [no], path: route.path };
    if (!command || game.check(now, state.mover, command)) return undefined;
    now = inHead(game, now, command);
  }
  return now;
}

/** Choices of all units after each set of flights and landings; undefined where there are too many ways. */
function spreadOf(
  game: Blitz,
  state: State,
  most: number,
  last: boolean,
  isTime: () => boolean,
): { begun: Begun; choices: Choice[] }[] | undefined {
  const begun = begunBy(game, state, isTime);
  for (const all of last ? [false] : [true, false]) {
    const spread = begun.map((one) => ({ begun: one, choices: choicesOf(game, one.state, all) }));
    if (spread.reduce((ways, { choices }) => ways + waysIn(choices), 0) <= most) return spread;
  }
  return undefined;
}

/** Number of ways a side can move over land, as far as they matter for one player turn. */
export const waysToMove = (game: Blitz, state: State, side: Side): number =>
  waysIn(choicesOf(game, { ...state, mover: side }, false));

/**
 * Every way to move, the phase not yet ended; none where there are too many. `last`: the search ends with this player
 * turn, so that only the enemies and cities a unit touches make a difference.
 */
export function* movesOf(
  game: Blitz,
  state: State,
  most: number,
  last: boolean,
  isTime: () => boolean = () => true,
): Generator<Move> {
  for (const { begun, choices } of spreadOf(game, state, most, last, isTime) ?? []) {
    for (const at of placements(choices)) {
      const now = walked(game, begun.state, at);
      if (!now) continue;
      const marches = [...at].flatMap(([unit, to]) => (to === begun.state.units[unit]?.at ? [] : [{ unit, to }]));
      yield { orders: [...begun.commands.map((command) => ({ command })), ...marches], state: now };
    }
  }
}

/**
 * States at the declaration of battles: several where a unit must be given up (B7.a11), none where ending is illegal.
 */
export const endsOf = (game: Blitz, state: State): State[] =>
  [...endMovement.legal(game.world, state)].flatMap((end) =>
    // M80.21: in another step of M6 the march does not end.
    game.check(state, state.mover, end) ? [] : [inHead(game, state, end)],
  );
