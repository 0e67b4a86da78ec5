import { objection, type Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { isOverseas } from '#games/blitz/countries/rules/cities.ts';
import type { Setup } from './setup-order.ts';
import {
  centreAt,
  centresOf,
  MINOR_CENTRE,
  minorPlaces,
  placesFor,
  unplaced,
  unplacedOfMinors,
} from '#games/blitz/economy/production/centres.ts';
import type { BlitzEvent, Centre, Side, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';

/** M8.8: has this side centres to set up, and hexes for them? */
export const centresDue = (world: World, state: State, { side, stage }: Setup): boolean =>
  (stage === 'all' || stage === 'together') &&
  world.verbs.setup.includes('placePc') &&
  ((unplaced(world, state, side).length > 0 && placesFor(world, state, side).length > 0) ||
    minorsDue(world, state, side));

/** M17.f.8: are centres of the minors still to be set up? */
const minorsDue = (world: World, state: State, side: Side): boolean =>
  unplacedOfMinors(world, state, side) > 0 && minorPlaces(world, state).length > 0;

/** The next centre to be set up, and where it may be. */
export function nextCentre(
  world: World,
  state: State,
  side: Side,
): { readonly size: number; readonly hexes: readonly Hex[] } {
  const [size] = unplaced(world, state, side);
  const hexes = placesFor(world, state, side);
  if (size !== undefined && hexes.length > 0) return { size, hexes };
  return { size: MINOR_CENTRE, hexes: minorPlaces(world, state) };
}

export function centreFault(
  world: World,
  state: State,
  { side, stage }: Setup,
  size: number,
  hex: Hex,
): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  if (stage !== 'all' && stage !== 'together')
    return objection('M80.2', msg`the armies of the minor countries are set up first`);
  if (stage === 'together' && minorPlaces(world, state).includes(hex))
    return size === MINOR_CENTRE && unplacedOfMinors(world, state, side) > 0
      ? undefined
      : objection('M17.f.8', msg`the minor countries have no production centre of ${size} left to set up`);
  if (isOverseas(world, side))
    return objection('M17.g.10', msg`${theSide(side)}'s production centres are off the board`);
  if (!world.board.homeCityHexes[side].includes(hex))
    return objection('M8.8', msg`${where} is no city hex of ${theSide(side)}'s home country`);
  if (centreAt(state, hex)) return objection('M8.8', msg`${where} has a production centre already`);
  const known = unplaced(world, state, side).includes(size) || ownCentre(state, side, size) !== undefined;
  return known ? undefined : objection('M8.ob', msg`${theSide(side)} has no production centre of ${size}`);
}

const ownCentre = (state: State, side: Side, size: number): Centre | undefined =>
  centresOf(state).findLast((one) => one.side === side && one.size === size && one.nation === undefined);

/** One of its size that is still to be set up; else the last of them is set up elsewhere. */
export function placeCentre(
  world: World,
  state: State,
  { side }: Setup,
  size: number,
  hex: Hex,
  emit: Emit<BlitzEvent>,
): void {
  const nation = world.board.country[hex];
  if (nation !== undefined && minorPlaces(world, state).includes(hex))
    return emit({ is: 'centrePlaced', centre: { hex, side, size, nation } });
  const moved = unplaced(world, state, side).includes(size) ? undefined : ownCentre(state, side, size);
  emit({ is: 'centrePlaced', centre: { hex, side, size }, ...(moved ? { from: moved.hex } : {}) });
}
