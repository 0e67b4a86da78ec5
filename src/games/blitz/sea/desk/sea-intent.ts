import type { Hex } from '#hex/hex.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { dockAt, isAssaultHex } from '#games/blitz/sea/ships/ports.ts';
import { shipsOf, zoneOf } from '#games/blitz/sea/ships/ships.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { mooringOf } from './moorings.ts';

/** M80.17 to M80.20: what ships in hand are to do at a hex: dock, take an assault hex, sail to the zone, put to sea. */
export function intentAtSea(game: Blitz, state: State, units: readonly UnitNo[], hex: Hex): Command[] {
  const { board } = game.world;
  const open = game.prompt(state)?.commands ?? [];
  const zone = board.zone[hex];
  // M11.3: out of port they come into the zone of their dock.
  const port = units.map((no) => state.units[no] as Unit).find(({ place }) => place === 'dock');
  const wishes: Command[] = [
    ...(port && zone && zoneOf(game.world, port) === zone ? [{ do: 'putToSea', units } as const] : []),
    ...(dockAt(board, hex) ? [{ do: 'dock', units, hex } as const] : []),
    ...(isAssaultHex(board, hex) ? [{ do: 'takeAssaultHex', units, hex } as const] : []),
    ...(zone ? [{ do: 'changeZone', units, zone } as const] : []),
  ];
  const possible = wishes.filter((one) => open.includes(one.do));
  const meant = possible.find((one) => !game.check(state, state.mover, one)) ?? possible[0];
  return meant ? [meant] : [];
}

/** M8.8: in set-up ships go to docks and boxes; troops put on a sea hex go on board a ship there that has room. */
export function meantInSetUp(game: Blitz, state: State, unit: UnitNo, hex: Hex): Command {
  const { board } = game.world;
  const side = game.decides(state) ?? state.mover;
  const zone = board.zone[hex];
  const onLand = { do: 'placeUnit', unit, hex } as const;
  const ship = isShip(state.units[unit] as Unit);
  // A port is meant by its city, too.
  const dock = ship ? dockAt(board, hex) : undefined;
  if (dock) return { ...onLand, hex: dock.hex };
  if (zone === undefined || !state.units.some(isShip)) return onLand;
  if (ship) return { do: 'placeAtSea', unit, zone };
  const there = shipsOf(state, side, (ship) => (mooringOf(board, ship) ?? ship.at) === hex);
  const boards = there.map((ship) => ({ do: 'load', unit: ship, units: [unit] }) as const);
  return boards.find((one) => !game.check(state, side, one)) ?? boards[0] ?? onLand;
}
