import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { asNumber, plus, type Ratio, whole } from '#core/terms.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { exactAttack } from '#games/blitz/combat/rules/odds.ts';
import {
  type FlightGroup,
  type FrameAt,
  other,
  type State,
  type Unit,
  type UnitNo,
  type Volley,
} from '#games/blitz/types.ts';
import { isShip, isTaskForce } from '#games/blitz/kinds.ts';
import { theUnit } from '#games/blitz/words.ts';
import { fleetUnder, isNavalStrike } from '../airbases/fleet-under.ts';
import { isNamed, nameOf } from '../airbases/flight-state.ts';
import type { World } from '#games/blitz/world.ts';
import { flakColumn } from './flak-table.ts';

/** M13.2 to M13.11: FLAK that fires at a flight. */

type Flight = FrameAt<'flight'>;

/** M13.1: its hex and the six beside it. */
const reaches = ({ board }: World, { at }: Unit, hex: Hex): boolean => distance(board.grid, at, hex) <= 1;

/** M13.5, M13.11: what the pieces add up to; isolated ones count half. */
export const flakFactors = (world: World, state: State, units: readonly UnitNo[]): number =>
  asNumber(
    units.reduce<Ratio>((sum, no) => {
      const unit = state.units[no] as Unit;
      return plus(sum, isTaskForce(unit) ? SHIP_FLAK : exactAttack(world, state, unit));
    }, whole(0)),
  );

/** M11.tf g */
const SHIP_FLAK = whole(2);

/** M11.tf g: task forces fire at strikes on their own fleet, where these are. */
function shipsFire(world: World, state: State, flight: Flight, hex: Hex): UnitNo[] {
  if (hex !== flight.hex || flight.stage !== 'flak' || !isNavalStrike(flight)) return [];
  return fleetUnder(world, state, flight);
}

/** M13.3: does its fire reach this hex of the flight? */
const covers = (world: World, state: State, flight: Flight, no: UnitNo, hex: Hex): boolean => {
  const unit = state.units[no] as Unit;
  return isShip(unit) ? shipsFire(world, state, flight, hex).includes(no) : !flight.zone && reaches(world, unit, hex);
};

/** Is this hex where the flight has gathered? There all groups are one target (M13.10). */
export const isTarget = ({ hex, stage }: Flight, at: Hex): boolean =>
  at === hex && stage !== 'flakHome' && stage !== 'in';

/** M13.7: interceptors of its own side keep FLAK out of the hex where they meet the flight. */
const isMeeting = ({ interceptors, meeting, hex, stage }: Flight, at: Hex): boolean =>
  interceptors.length > 0 && (stage === 'flak' || stage === 'flakHome') && at === (meeting ?? hex);

/** The groups that pass a hex; over a box all of them are (M12.33). */
export const passing = ({ groups, zone, hex: target }: Flight, hex: Hex): readonly FlightGroup[] =>
  zone && hex === target ? groups : groups.filter(({ hexes }) => hexes.includes(hex));

/** M13.5: is there anything to fire with? */
export const mayFire = (world: World, state: State, flight: Flight): boolean =>
  flakColumn(flakFactors(world, state, gunsFor(world, state, flight))) !== undefined;

/** FLAK that has the flight in its zone of effect somewhere. */
export function gunsFor(world: World, state: State, flight: Flight): UnitNo[] {
  const over = flight.zone ? [flight.hex] : [];
  const exposed = [...new Set([...over, ...flight.groups.flatMap(({ hexes }) => hexes)])].filter(
    (hex) => !isMeeting(flight, hex),
  );
  if (exposed.length === 0) return [];
  return world.rules
    .flak({ world, state, side: other(state.mover) })
    .filter((no) => exposed.some((hex) => covers(world, state, flight, no, hex)));
}

function volleyFault(world: World, state: State, flight: Flight, volley: Volley): Objection | undefined {
  const { grid } = world.board;
  const { hex, units, from } = volley;
  const named = from !== undefined || volley.ship !== undefined;
  const where = theHex(grid, hex);
  if (units.length === 0) return objection('M13.3', msg`no unit is named`);
  const groups = passing(flight, hex);
  if (groups.length === 0) return objection('M13.2', msg`the flight does not pass ${where}`);
  if (isMeeting(flight, hex))
    return objection('M13.7', msg`interceptors meet the flight over ${where}: no flak fires into that hex`);
  if (named && !groups.some((group) => isNamed(flight, group, volley)))
    return objection('M13.3', msg`no such group passes ${where}`);
  if (!named && groups.length > 1 && !isTarget(flight, hex))
    return objection('M13.3', msg`several groups pass ${where}: say which of them is fired at`);
  const able = world.rules.flak({ world, state, side: other(state.mover) });
  for (const no of units) {
    const unit = state.units[no];
    if (!able.includes(no) || !unit)
      return objection(
        'M13.4',
        msg`${theUnit(state, no)} is no flak that can fire in this player turn`,
        ...(unit?.place === 'aboard' ? ['M13.11'] : []),
      );
    if (!covers(world, state, flight, no, hex))
      return objection('M13.3', msg`${where} is not in the zone of effect of ${unit}`);
  }
  return flakColumn(flakFactors(world, state, units)) === undefined
    ? objection('M13.5', msg`less than one factor: no fire`)
    : undefined;
}

export function volleysFault(
  world: World,
  state: State,
  flight: Flight,
  volleys: readonly Volley[],
): Objection | undefined {
  const all = volleys.flatMap(({ units }) => units);
  if (new Set(all).size < all.length) return objection('M13.4', msg`a unit is named twice`);
  for (const volley of volleys) {
    const fault = volleyFault(world, state, flight, volley);
    if (fault) return fault;
  }
  return undefined;
}

/** M13.5: in the order of the path. */
export function inOrder(flight: Flight, volleys: readonly Volley[]): Volley[] {
  const { groups } = flight;
  const groupOf = (volley: Volley) =>
    groups.findIndex((group) => group.hexes.includes(volley.hex) && isNamed(flight, group, volley));
  const place = (volley: Volley) => groups[groupOf(volley)]?.hexes.indexOf(volley.hex) ?? 0;
  // Written the same way whoever has named them.
  return volleys
    .map(({ hex, units, from, ship }) => ({
      hex,
      units,
      ...(from === undefined ? {} : { from }),
      ...(ship === undefined ? {} : { ship }),
    }))
    .sort((a, b) => place(a) - place(b) || groupOf(a) - groupOf(b));
}

/** M13.5, M13.10: who is under fire. */
export function exposedTo(flight: Flight, volley: Volley): readonly UnitNo[] {
  if (isTarget(flight, volley.hex)) return flight.groups.flatMap(({ units }) => units);
  const group = passing(flight, volley.hex).find((one) => isNamed(flight, one, volley));
  return group?.units ?? [];
}

/** Ways to fire: all that can into one hex, over the target first, then each hex of the ways. */
export function* volleyChoices(world: World, state: State, flight: Flight): Generator<readonly Volley[]> {
  const guns = gunsFor(world, state, flight);
  const seen = new Set<string>();
  const hexes = [flight.hex, ...flight.groups.flatMap((group) => group.hexes)];
  for (const hex of new Set(hexes)) {
    const near = guns.filter((no) => covers(world, state, flight, no, hex));
    const groups = near.length === 0 ? [] : passing(flight, hex);
    for (const group of isTarget(flight, hex) ? groups.slice(0, 1) : groups) {
      const name = nameOf(flight, group);
      for (const units of near.length > 1 ? [near, ...near.map((no) => [no])] : [near]) {
        const key = `${units.join()} ${name.from} ${name.ship}`;
        const volleys = [{ hex, units, ...(isTarget(flight, hex) ? {} : name) }];
        if (seen.has(key) || volleysFault(world, state, flight, volleys)) continue;
        seen.add(key);
        yield volleys;
      }
    }
  }
}
