import { memoize } from '#core/memo.ts';
import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { levelOf, terrainOf } from '#games/gamex/board/board.ts';
import { BUILT, OBSTACLES } from '#games/gamex/board/terrain.ts';
import { type Blocker, blockerOf, los, touchesAny } from './sight.ts';
import { other, type Side, type Smoke, type State, type Unit, type UnitId } from '#games/gamex/types.ts';
import { enemiesAt, goodOrder, kindOf, underWay } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';

/** Does the unit see the hex: line of sight, and from a stream bed only the next hexes and the heights (X6.3.11h). */
export function seesHex(world: World, state: State, unit: Unit, hex: Hex): boolean {
  if (!los(world.sight, unit.at, hex) || smokeBetween(world, state, unit.at, hex)) return false;
  if (unit.stream !== 'down') return true;
  return levelOf(world.board, hex) >= 1 || distance(world.board.grid, unit.at, hex) <= 1;
}

/** X20.4: smoke on the line blocks it at every height. */
export const smokeBetween = ({ sight }: World, { smoke }: Pick<State, 'smoke'>, a: Hex, b: Hex): boolean =>
  smoke !== undefined &&
  touchesAny(
    sight,
    a,
    b,
    smoke.map(({ at }) => at),
  );

/** X6.3.7k: what stops the line between two hexes now, an obstacle of the board or else smoke. */
export function blockerNow(
  { sight }: Pick<World, 'sight'>,
  { smoke = [] }: Pick<State, 'smoke'>,
  a: Hex,
  b: Hex,
): (Blocker & { readonly smoke?: true }) | undefined {
  const printed = blockerOf(sight, a, b);
  if (printed) return printed;
  const { grid } = sight.board;
  const [nearest] = smoke
    .filter(({ at }) => touchesAny(sight, a, b, [at]))
    .sort((one, two) => distance(grid, a, one.at) - distance(grid, a, two.at));
  return nearest && { hex: nearest.at, smoke: true };
}

export const smokeAt = ({ smoke }: State, hex: Hex): Smoke | undefined => smoke?.find(({ at }) => at === hex);

/** Does one unit see the other, both as they stand (X6.3.11h)? */
export function seesUnit(world: World, state: State, unit: Unit, seen: Unit): boolean {
  if (!seesHex(world, state, unit, seen.at)) return false;
  if (seen.stream !== 'down') return true;
  return levelOf(world.board, unit.at) >= 1 || distance(world.board.grid, unit.at, seen.at) <= 1;
}

/** X6.3.8c, X6.3.8i */
export const qualifiedSpotter = (world: World, unit: Unit): boolean =>
  unit.place === 'map' && goodOrder(unit) && !kindOf(world, unit).truckClass;

/** X6.3.8b: woods and houses, smoke, and units that lie under a bridge. */
export function conceals(world: World, state: State, hex: Hex, side: Side): boolean {
  if (OBSTACLES.has(terrainOf(world.board, hex)) || smokeAt(state, hex)) return true;
  if (world.board.bridge[hex] !== 1) return false;
  const hiding = enemiesAt(state, other(side), hex).filter((unit) => unit.side === side);
  return hiding.length > 0 && hiding.every((unit) => unit.stream === 'down');
}

/** X6.3.8d: what a die must show to reveal the hex. */
export const spotsOn = (world: World, hex: Hex): number => (BUILT.has(terrainOf(world.board, hex)) ? 2 : 3);

const revealing = (state: State, unit: Unit): boolean =>
  unit.marker === 'moved' || unit.marker === 'fired' || unit.marker === 'mobileFire' || underWay(state, unit);

export const SPOTTING_STATES = ['out-of-sight', 'concealed', 'revealed', 'marked', 'open'] as const;
export type SpottingState = (typeof SPOTTING_STATES)[number];

type Contact = 'beside' | 'seen' | 'unseen';

/** Spotters and contacts of a side, cached for as long as the list of units stays the same. */
interface Lookout {
  readonly spotters: readonly Unit[];
  readonly contacts: Map<Hex, Contact>;
}
const lookouts = memoize((_units: readonly Unit[]): { [S in Side]?: Lookout } => ({}));

function lookoutOf(world: World, { units }: State, side: Side): Lookout {
  const known = lookouts(units);
  return (known[side] ??= {
    spotters: units.filter((unit) => unit.side === side && qualifiedSpotter(world, unit)),
    contacts: new Map(),
  });
}

function contactWith(world: World, state: State, side: Side, hex: Hex): Contact {
  const { spotters, contacts } = lookoutOf(world, state, side);
  let contact = contacts.get(hex);
  if (contact === undefined) {
    contact = lookedAt(world, state, spotters, enemiesAt(state, side, hex), hex);
    contacts.set(hex, contact);
  }
  return contact;
}

function lookedAt(world: World, state: State, spotters: readonly Unit[], there: readonly Unit[], hex: Hex): Contact {
  const { grid } = world.board;
  for (const { at } of spotters) if (distance(grid, at, hex) <= 1) return 'beside';
  for (const spotter of spotters) for (const unit of there) if (seesUnit(world, state, spotter, unit)) return 'seen';
  return 'unseen';
}

/** X6.3.8.s: how a side sees a hex its enemy holds. */
export function spottingState(world: World, state: State, side: Side, hex: Hex): SpottingState {
  const contact = contactWith(world, state, side, hex);
  if (contact === 'beside') return 'open';
  if (contact === 'unseen') return 'out-of-sight';
  if (!conceals(world, state, hex, other(side))) return 'open';
  if (state.spotted.includes(hex)) return 'marked';
  return enemiesAt(state, side, hex).some((unit) => revealing(state, unit)) ? 'revealed' : 'concealed';
}

/** X6.3.8a */
export function isSpotted(world: World, state: State, side: Side, hex: Hex): boolean {
  const seen = spottingState(world, state, side, hex);
  return seen === 'open' || seen === 'marked' || seen === 'revealed';
}

/** X6.3.11h: the hex is seen, the unit in the bed of its stream is not. */
export const downFault = (world: World, id: UnitId, hex: Hex, ...also: readonly RuleId[]): Objection =>
  objection(
    'X6.3.11h',
    msg`${theUnit(id)} is Down in ${theHex(world.board, hex)}: only the next hexes and the heights see it`,
    ...also,
  );

/** Refusal to attack a hex that is not spotted, with what hides it. */
export function unspottedFault(world: World, state: State, side: Side, hex: Hex): Objection {
  const unspotted = msg`${theHex(world.board, hex)} is not spotted`;
  if (spottingState(world, state, side, hex) !== 'out-of-sight') return refuse('X6.3.8a', unspotted);
  const down = enemiesAt(state, side, hex).find((unit) => unit.stream === 'down');
  const { spotters } = lookoutOf(world, state, side);
  return down && spotters.some((spotter) => seesHex(world, state, spotter, hex))
    ? downFault(world, down.id, hex, 'X6.3.8a')
    : objection('X6.3.8a', unspotted, 'X6.3.7k');
}

export const spottingFault = (world: World, state: State, side: Side, hex: Hex): Objection | undefined =>
  isSpotted(world, state, side, hex) ? undefined : unspottedFault(world, state, side, hex);

export const SPOTTING_RANGE = 4;
export const SCOUTING_RANGE = 8;
