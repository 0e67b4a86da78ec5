import { inHead } from '#core/game.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { hexesReached, reachOf } from '#games/blitz/ground/rules/movement.ts';
import { fieldOf, parkedAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { isFlak, isLifter, sortiesOn } from '#games/blitz/kinds.ts';
import { fits } from '#games/blitz/ground/rules/stack-limits.ts';
import { AIR_ROOM, baseFault, baseHexes, isCutOff } from '#games/blitz/air/airbases/bases.ts';
import { centresOf } from '#games/blitz/economy/production/centres.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Attack } from '#games/blitz/players/plan/attack.ts';
import { survey } from '#games/blitz/players/plan/survey.ts';
import { type Airfields, airfields, danger } from '../bases.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import { type Battleground, battlegrounds, weightWithin } from './battlegrounds.ts';
import { airforceOf } from './crews.ts';
import { wantedAt } from './jumpers.ts';
import { centresWithin } from './sites.ts';
import { cycleTells } from './strikes.ts';

/** M12.chart 11, 12, M80.22: aircraft go where there is something to fly against, fighters stand by, flak guards bases. */

/** Enemy centres within range of bombers that fly against them, as long as it tells. */
const centresFrom = ({ world }: Airfields, state: State, unit: Unit, hex: Hex): number =>
  sortiesOn(unit, 'centre') && cycleTells(world, state, state.turn + (hex === unit.at ? 0 : 1))
    ? centresWithin(world, state, unit.side, hex, unit.mf)
    : 0;

/** Worth of a centre relative to a battle, and of a battle for aircraft that cannot support it. */
const CENTRE = 2;
const BESIDES = 0.3;
/** Half of what can be had is had with so much within range. */
const FEW = 4;
/** Bonus for staying at a base, higher for aircraft with centres to fly against. */
const STAYS = 0.08;
const STAYS_BUSY = 0.2;
/** Cost of losing a base. */
const LOST = 0.5;
/** Chance that the army's present targets are attacked again. */
const PLANNED = 0.3;
/** Each factor that can support leaves so much less for others over the same hexes. */
const SERVED = 0.05;

/** Targets for aircraft: attacks of the army, and hexes that would cut the enemy's supply. */
export interface Wanted {
  readonly attacks: readonly Attack[];
  readonly closed: readonly Battleground[];
}

/** M12.2: final places of aircraft, as far as decided. */
interface Posted {
  readonly units: Unit[];
}

const fitsIn = ({ units }: Posted, unit: Unit): boolean =>
  fits(
    AIR_ROOM,
    [...units, unit].reduce((sum, one) => sum + sizeOf(one), 0),
    units.length + 1,
  );

/**
 * Bases for aircraft: short ranges choose first, each the base with most of the front within range that is likely to
 * hold; battles others can already support count less. Aircraft that fly for an attack of this turn stay.
 */
function postings(world: World, state: State, { attacks, closed }: Wanted): ReadonlyMap<UnitNo, Hex> {
  const side = state.mover;
  const { grid } = world.board;
  const ready = airforceOf(world, state).ready('ferry');
  const needed = new Set(attacks.flatMap(({ aircraft }) => aircraft));
  const fields = airfields(world, state, side, survey(world, state, side, false).threat);
  const bases = new Map<Hex, Posted>();
  for (const hex of baseHexes(state, side))
    if (!isCutOff(state, side, hex) && !baseFault(world, state, side, hex)) bases.set(hex, { units: [] });
  const grounds = [
    ...battlegrounds(world, state, side),
    ...attacks.map(({ target, worth }) => ({ hex: target, weight: PLANNED * worth })),
  ].map((one) => ({ ...one }));
  const free = ready.filter(({ no, unit }) => !needed.has(no) && !isLifter(unit));
  const moving = new Set(free.map(({ no }) => no));
  for (const hex of bases.keys())
    for (const no of parkedAt(state.units, side, hex))
      if (!moving.has(no)) bases.get(hex)?.units.push(state.units[no] as Unit);
  // M12.2: reserve room for transports that meet paratroops there.
  for (const { no, unit } of ready) {
    const to = isLifter(unit) ? wantedAt(world, state, side, no) : undefined;
    if (to !== undefined && to !== unit.at) bases.get(to)?.units.push(unit);
  }
  const rank = (unit: Unit): number =>
    (sortiesOn(unit, 'support') ? 0 : sortiesOn(unit, 'centre') ? 100 : 200) + unit.mf;
  const found = new Map<UnitNo, Hex>();
  for (const { no, unit } of [...free].sort((a, b) => rank(a.unit) - rank(b.unit) || a.no - b.no)) {
    const supports = sortiesOn(unit, 'support');
    const closes = sortiesOn(unit, 'interdict');
    const part = supports || !sortiesOn(unit, 'centre') ? 1 : BESIDES;
    let best: Hex | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const [hex, posted] of bases) {
      if (!fitsIn(posted, unit)) continue;
      const centres = centresFrom(fields, state, unit, hex);
      const near =
        part * weightWithin(world, grounds, hex, unit.mf) +
        CENTRE * centres +
        (closes ? weightWithin(world, closed, hex, unit.mf) : 0);
      const stays = hex !== unit.at ? 0 : !supports && centres > 0 ? STAYS_BUSY : STAYS;
      const risk = danger(fields, state, hex);
      const worth = (near / (near + FEW)) * (1 - risk) - LOST * risk + stays;
      if (worth > most) [best, most] = [hex, worth];
    }
    if (best === undefined) continue;
    found.set(no, best);
    bases.get(best)?.units.push(unit);
    if (!supports) continue;
    for (const ground of grounds)
      if (distance(grid, ground.hex, best) <= unit.mf) ground.weight *= 1 - SERVED * sizeOf(unit);
  }
  return found;
}

/**
 * M12.chart 12: next aircraft to change bases, as near to its goal as a flight leads; none in the last turn, in which
 * it would not fly again.
 */
export function nextFerry(game: Blitz, state: State, wanted: Wanted): Command | undefined {
  const { world } = game;
  if (turnsLeft(world, state) === 1) return undefined;
  const { grid } = world.board;
  const side = state.mover;
  const tried = (no: UnitNo, to: Hex): Command | undefined => {
    const command: Command = { do: 'ferry', units: [no], to };
    return game.check(state, side, command) ? undefined : command;
  };
  for (const [no, to] of postings(world, state, wanted)) {
    const { at } = state.units[no] as Unit;
    if (to === at) continue;
    const far = (hex: Hex): number => distance(grid, hex, to);
    const stages = baseHexes(state, side)
      .filter((hex) => far(hex) < far(at) - STAGE && !isCutOff(state, side, hex))
      .sort((a, b) => far(a) - far(b));
    for (const hex of [to, ...stages.slice(0, 3)]) {
      const command = tried(no, hex);
      if (command) return command;
    }
  }
  for (const { no, unit } of airforceOf(world, state).ready('ferry')) {
    const to = isLifter(unit) ? wantedAt(world, state, side, no) : undefined;
    const command = to === undefined || to === unit.at ? undefined : tried(no, to);
    if (command) return command;
  }
  return undefined;
}
/** Hexes a stop on the way must bring. */
const STAGE = 4;

/** M12.32: all fighters that have not flown. */
export function standby({ world }: Blitz, state: State): Command | undefined {
  const units = airforceOf(world, state)
    .ready('escort')
    .map(({ no }) => no);
  return units.length > 0 ? { do: 'assignIntercept', units } : undefined;
}

/** Hexes for flak to protect: parked aircraft, and centres. */
function postsOf(state: State, side: Unit['side']): { readonly hex: Hex; readonly worth: number }[] {
  const bases = baseHexes(state, side).map((hex) => ({
    hex,
    worth: 1 + parkedAt(state.units, side, hex).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0),
  }));
  const centres = centresOf(state).flatMap((one) =>
    one.side === side && !one.captor ? [{ hex: one.hex, worth: one.size }] : [],
  );
  return [...bases, ...centres].filter(({ worth }) => worth > 1).sort((a, b) => b.worth - a.worth);
}

/** M0.21, M70.fallback: no move after which the step could not end. */
const fitsThere = (game: Blitz, state: State, command: Command): boolean =>
  !game.check(inHead(game, state, command), state.mover, { do: 'endStep' });

/** M80.22: flak that guards nothing goes to the nearest base or centre without any. */
export function nextFlak(game: Blitz, state: State): Command | undefined {
  const { world } = game;
  const { grid } = world.board;
  const side = state.mover;
  const guns = state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'map' && isFlak(unit) ? [no] : [],
  );
  if (guns.length === 0) return undefined;
  const posts = postsOf(state, side);
  const at = (no: UnitNo): Hex => (state.units[no] as Unit).at;
  const guarded = (hex: Hex, but: UnitNo): boolean => guns.some((no) => no !== but && distance(grid, at(no), hex) <= 1);
  const field = fieldOf(world, state);
  for (const no of guns) {
    const unit = state.units[no] as Unit;
    if (unit.moved || posts.some(({ hex }) => distance(grid, hex, unit.at) <= 1 && !guarded(hex, no))) continue;
    const [post] = posts
      .filter(({ hex }) => !guarded(hex, no))
      .sort((a, b) => distance(grid, a.hex, unit.at) - distance(grid, b.hex, unit.at));
    if (!post) continue;
    const far = (hex: Hex): number => distance(grid, hex, post.hex);
    const ends = [...hexesReached(reachOf(world, state, unit))]
      .filter((hex) => far(hex) < far(unit.at) && !guns.some((one) => at(one) === hex))
      // Beside others it is not run over.
      .sort((a, b) => far(a) - far(b) || stackSize(field, side, b) - stackSize(field, side, a));
    for (const to of ends.slice(0, 3)) {
      const command: Command = { do: 'moveFlak', unit: no, to };
      if (!game.check(state, side, command) && fitsThere(game, state, command)) return command;
    }
  }
  return undefined;
}
