import { axialOf, distance, neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { gunsInRange } from '#games/gamex/air/anti-aircraft.ts';
import { dropHexes, lifters, liftings } from '#games/gamex/airborne/drops.ts';
import { entryOf, scattered, standsIn } from '#games/gamex/airborne/flights.ts';
import { scatterOf } from '#games/gamex/airborne/scatter.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { type Command, other, type Side, type State, type Unit, type UnitId } from '#games/gamex/types.ts';
import { kindOf, openMineAt, passengersOf, unitOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { turnsTo } from '../aims.ts';
import { cover, danger, type Outlook, outlookOn } from '../outlook.ts';
import { worthOf } from '../worth.ts';

/** Airborne assaults (X11): where loads are to come down, with all the faces of the dice in mind. */

const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((ten) => [1, 2, 3, 4, 5, 6].map((one) => 10 * ten + one));
const MINED = 1.5;
/** A gun under the line of flight: the load may come down anywhere, or not at all. */
const FLAK = 0.25;
/** Two loads at one hex are in each other's way. */
const CROWDED = 0.4;

/** Chance of an enemy unit in each hex, by the enemy's set-up zones. */
function chanceOfEnemy({ world, state, side }: Outlook): Map<Hex, number> {
  const zones = new Map<string, number>();
  for (const unit of state.units)
    if (unit.side !== side && unit.place === 'unset' && unit.group !== undefined)
      zones.set(unit.group, (zones.get(unit.group) ?? 0) + 1);
  const chances = new Map<Hex, number>();
  for (const [zone, units] of zones) {
    const hexes = world.zones[zone] ?? [];
    for (const hex of hexes) chances.set(hex, Math.min(0.6, (chances.get(hex) ?? 0) + units / hexes.length));
  }
  return chances;
}

/** Value of a unit's landing in a hex; results are cached. */
function landing(outlook: Outlook, taken: Map<Hex, number>, unit: Unit): (hex: Hex) => number {
  const { world, state, aims } = outlook;
  const worth = worthOf(world, unit);
  const known = new Map<Hex, number>();
  const fresh = (hex: Hex): number => {
    if (hex === NOWHERE || !standsIn(world, state, unit, hex)) return -worth;
    const down: Unit = { ...unit, place: 'map', at: hex, disrupted: true };
    const there = 1 + 0.2 * cover(world, state, hex) - aims.pull * turnsTo(world, down, hex, aims.hexes);
    const safe = there - danger(outlook, down, hex) - (openMineAt(state, hex) ? MINED : 0);
    const met = taken.get(hex) ?? 0;
    return (1 - met) * safe - met * worth;
  };
  return (hex) => {
    let value = known.get(hex);
    if (value === undefined) {
      value = fresh(hex);
      known.set(hex, value);
    }
    return value;
  };
}

/** Guns of the enemy that the flight comes into the range of. */
function flakOn(world: World, state: State, side: Side, hex: Hex, direction: number): number {
  const guns = new Set<UnitId>();
  for (let at = entryOf(world, hex, direction); at !== NOWHERE; at = neighbour(world.board.grid, at, direction)) {
    for (const { id } of gunsInRange(world, state, other(side), axialOf(world.board.grid, at))) guns.add(id);
    if (at === hex) break;
  }
  return guns.size;
}

/** X11.4: a glider scatters less: the most valuable load that finds a seat goes in one. */
function loadOrder({ world }: OpenGamex, state: State, side: Side): Command | undefined {
  let best: Command | undefined;
  let most = 0;
  for (const command of liftings(world, state, side)) {
    const unit = unitOf(world, state, command.unit);
    const from = unitOf(world, state, unit.carrier ?? '');
    const to = unitOf(world, state, command.aircraft);
    if (!kindOf(world, to).glides || kindOf(world, from).glides || from.drop || to.drop) continue;
    const worth = worthOf(world, unit);
    if (worth <= most) continue;
    most = worth;
    best = command;
  }
  return best;
}

/** X11.1: who changes into a glider, then target and direction for the flights one after another. */
export const airOrder = (game: OpenGamex, state: State, side: Side): Command | undefined =>
  loadOrder(game, state, side) ?? dropOrder(game, state, side);

/** X11.1: target and direction for the next flight that has none. */
function dropOrder({ world }: OpenGamex, state: State, side: Side): Command | undefined {
  const own = lifters(world, state, side);
  const plane = own.find((one) => one.drop === undefined && passengersOf(state, one).length > 0);
  if (!plane) return undefined;
  const outlook = outlookOn(world, state, side);
  const { glides } = kindOf(world, plane);
  const load = passengersOf(state, plane);
  const taken = chanceOfEnemy(outlook);
  const lands = load.map((unit) => landing(outlook, taken, unit));
  const sum = load.reduce((all, unit) => all + worthOf(world, unit), 0);
  const flak = state.units.some((unit) => unit.side !== side && unit.place === 'map' && kindOf(world, unit).aa);
  let best: Command | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of dropHexes(world, plane)) {
    const crowd = own.filter(({ drop }) => drop && distance(world.board.grid, drop.hex, hex) === 0).length;
    for (let direction = 0; direction < 6; direction++) {
      let value = 0;
      for (const roll of ROLLS) {
        const at = scattered(world, hex, scatterOf(glides, roll, direction));
        for (const one of lands) value += one(at);
      }
      value = value / ROLLS.length - CROWDED * crowd * load.length;
      if (value <= most) continue;
      if (flak) value -= FLAK * sum * flakOn(world, state, side, hex, direction);
      if (value <= most) continue;
      most = value;
      best = { do: 'writeDropHex', unit: plane.id, hex, direction };
    }
  }
  return best;
}

/** X11.2a: every gun fires once in the whole landing: the cheapest loads go first. */
export function nextFlight({ world }: OpenGamex, state: State, side: Side): Command | undefined {
  const worth = (plane: Unit) => passengersOf(state, plane).reduce((sum, unit) => sum + worthOf(world, unit), 0);
  const [first] = lifters(world, state, side)
    .filter(({ drop }) => drop !== undefined)
    .sort((a, b) => worth(a) - worth(b));
  return first && { do: 'fly', unit: first.id };
}
