import type { Hex } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { isLandingShip, isTaskForce, kindOf, type UnitType } from '#games/blitz/kinds.ts';
import { dockAt } from '#games/blitz/sea/ships/ports.ts';
import { cargoOf, deckOf, loadOf, shipsOf, zoneOf } from '#games/blitz/sea/ships/ships.ts';
import { navalVerbs } from '#games/blitz/sea/ships/verbs.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type Side, SIDES, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { mooringOf } from './moorings.ts';

/** M11.2: the ships of both sides, fleet by fleet and port by port. */

export interface ShipView {
  readonly unit: UnitNo;
  readonly type: UnitType;
  /** M11.lift, M11.8: factors of land units on board, and how many it carries; landing ships carry nobody. */
  readonly load: number;
  readonly carries: number;
  /** Land units, then aircraft (M11.8). */
  readonly cargo: readonly UnitNo[];
  /** M11.lift: of a landing ship: factors moved over the beach in this player turn. */
  readonly lifted?: number;
  /** Action or damage of this player turn, the rule first. */
  readonly standing?: 'withdrawn' | 'aborted' | 'engaged' | 'stopped' | 'moved';
  /** Commands open to this ship but not to all of its fleet. */
  readonly may: readonly Command['do'][];
}

export interface FleetView {
  readonly key: string;
  readonly side: Side;
  readonly place: 'sea' | 'dock' | 'assault';
  readonly zone: Zone;
  /** M11.2: its number in the box. */
  readonly fleet: number;
  /** The dock or assault hex; of a fleet in a box where it is shown. */
  readonly hex: Hex;
  /** City of a port, and the berths left at the dock. */
  readonly port?: Hex;
  readonly berths?: number;
  readonly ships: readonly ShipView[];
  /** Commands open to every ship of the fleet. */
  readonly may: readonly Command['do'][];
}

function standingOf(ship: Unit): ShipView['standing'] {
  if (ship.withdrawn) return 'withdrawn';
  if (ship.aborted) return 'aborted';
  if (ship.engaged) return 'engaged';
  if (ship.stopped) return 'stopped';
  return ship.moved ? 'moved' : undefined;
}

const RANGERS = 1;

function shipView(state: State, unit: UnitNo, may: ShipView['may']): ShipView {
  const ship = state.units[unit] as Unit;
  const standing = standingOf(ship);
  return {
    unit,
    type: ship.type,
    load: loadOf(state, ship),
    carries: isLandingShip(ship) ? 0 : (kindOf(ship.type).carries ?? RANGERS),
    cargo: [...cargoOf(state, ship), ...deckOf(state, ship)],
    ...(isLandingShip(ship) ? { lifted: ship.lifted ?? 0 } : {}),
    ...(standing ? { standing } : {}),
    may,
  };
}

/** Commands open to the mover's ships, by ship. */
function verbsNow({ world, prompt }: Blitz, state: State): ReadonlyMap<UnitNo, ReadonlySet<Command['do']>> {
  const found = new Map<UnitNo, Set<Command['do']>>();
  const open = state.frames.at(-1)?.at === 'movement' ? (prompt(state)?.commands ?? []) : [];
  for (const name of open as readonly Command['do'][]) {
    const verb = world.verbs.movement.includes(name) ? navalVerbs[name] : undefined;
    if (!verb) continue;
    const note = (no: UnitNo): void => void found.set(no, (found.get(no) ?? new Set()).add(name));
    for (const command of verb.legal(world, state)) {
      if ('unit' in command) note(command.unit);
      if ('units' in command) for (const no of command.units) note(no);
    }
  }
  return found;
}

/** Fleets and ports with ships of both sides, those of the mover first. */
export function fleetsOf(game: Blitz, state: State): FleetView[] {
  const { world } = game;
  const verbs = verbsNow(game, state);
  const groups = new Map<string, UnitNo[]>();
  for (const side of SIDES.toSorted((a) => (a === state.mover ? -1 : 1)))
    for (const no of shipsOf(state, side, ({ place }) => place === 'sea' || place === 'dock' || place === 'assault')) {
      const { place, at, zone, fleet = 1 } = state.units[no] as Unit;
      const key = place === 'sea' ? `${side} ${zone} ${fleet}` : `${side} ${place} ${at}`;
      groups.set(key, [...(groups.get(key) ?? []), no]);
    }
  return [...groups].flatMap(([key, units]): FleetView[] => {
    const first = state.units[units[0] as UnitNo] as Unit;
    const zone = zoneOf(world, first);
    const hex = mooringOf(world.board, first) ?? first.at;
    if (zone === undefined) return [];
    const dock = first.place === 'dock' ? dockAt(world.board, first.at) : undefined;
    // Passengers act for their ship. M11.2: a single ship is a fleet already.
    const each = units.map((no) => {
      const crew = [no, ...cargoOf(state, state.units[no] as Unit)];
      const able = new Set(crew.flatMap((one) => [...(verbs.get(one) ?? [])]));
      return [...able].filter((verb) => verb !== 'formFleet' || units.length > 1);
    });
    const may = (each[0] ?? []).filter((verb) => each.every((able) => able.includes(verb)));
    const ships = units.map((no, i) => {
      const own = (each[i] ?? []).filter((verb) => !may.includes(verb));
      return shipView(state, no, own);
    });
    return [
      {
        key,
        side: first.side,
        place: first.place as FleetView['place'],
        zone,
        fleet: first.fleet ?? 1,
        hex,
        ...(dock ? { port: dock.cities[0] ?? dock.hex, berths: dock.room - units.length } : {}),
        ships: ships.toSorted((a, b) => rankOf(state, a) - rankOf(state, b)),
        may,
      },
    ];
  });
}

/** Task forces first, then those that carry. */
const rankOf = (state: State, { unit }: ShipView): number => {
  const ship = state.units[unit] as Unit;
  return isTaskForce(ship) ? 0 : isLandingShip(ship) ? 2 : 1;
};
