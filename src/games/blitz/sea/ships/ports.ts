import { memoize } from '#core/memo.ts';
import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { adjacent, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board, Zone } from '#games/blitz/board.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { fieldOf, holds } from '#games/blitz/ground/rules/field.ts';
import { isGround, isTaskForce, isTrain } from '#games/blitz/kinds.ts';
import { other, type Side, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M11.6, M11.ports: the docks of a board. */

/** M11.5, M11.6 */
export const ROOM = 3;

export interface Dock {
  /** The sea hex ships lie on; of an inland port the city hex itself. */
  readonly hex: Hex;
  readonly zone: Zone;
  /** The city hexes it serves. */
  readonly cities: readonly Hex[];
  readonly room: number;
  /** M11.11: of an inland port: the river hexes below it, down to the mouth. */
  readonly river?: readonly Hex[];
}

/** M11.6: an inland port and the river that leads from it to the sea of its zone. */
function inlandDock(board: Board, { hex, zone }: Board['source']['inlandPorts'][number]): Dock {
  const river = board.source.rivers.find(
    ({ course }) =>
      course.includes(hex) &&
      neighboursOf(board.grid, course.at(-1) as Hex).some((beside) => board.zone[beside] === zone),
  );
  const course = river?.course ?? [hex];
  return { hex, zone, cities: [hex], room: ROOM, river: course.slice(course.indexOf(hex) + 1) };
}

/**
 * M11.ports: what the board says; else city by city and hex by hex in its order the first adjacent sea hex that no other city
 * hex has, or the dock of the same city, which then has room for six.
 */
function coastalDocks(board: Board): Dock[] {
  const { source, grid, zone } = board;
  const docks: { hex: Hex; zone: Zone; cities: Hex[]; room: number }[] = [];
  const add = (city: Hex, hex: Hex): void => {
    const known = docks.find((dock) => dock.hex === hex);
    if (known) {
      known.cities.push(city);
      known.room += ROOM;
    } else docks.push({ hex, zone: zone[hex] as Zone, cities: [city], room: ROOM });
  };
  if (source.docks.length > 0) {
    for (const { city, hex } of source.docks) add(city, hex);
    return docks;
  }
  for (const { hexes } of source.cities) {
    for (const city of hexes) {
      const beside = neighboursOf(grid, city)
        .filter((hex) => zone[hex] !== undefined)
        .sort((a, b) => a - b);
      const free = beside.find((hex) => !docks.some((dock) => dock.hex === hex));
      const shared = beside.find((hex) =>
        docks.some((dock) => dock.hex === hex && dock.cities.some((one) => hexes.includes(one))),
      );
      const hex = free ?? shared;
      if (hex !== undefined) add(city, hex);
    }
  }
  return docks;
}

export const docksOf = memoize((board: Board): readonly Dock[] => [
  ...coastalDocks(board),
  ...board.source.inlandPorts.map((port) => inlandDock(board, port)),
]);

/** The dock by its own hex, or by one of its city hexes. */
export const dockAt = (board: Board, hex: Hex): Dock | undefined =>
  docksOf(board).find((dock) => dock.hex === hex) ?? docksOf(board).find((dock) => dock.cities.includes(hex));

/** M11.1: a sea hex adjacent to land; a frozen lake is no coast. */
export const isAssaultHex = (board: Board, hex: Hex): boolean =>
  board.zone[hex] !== undefined && neighboursOf(board.grid, hex).some((beside) => board.surface[beside] === 'land');

export const assaultHexes = memoize((board: Board): readonly Hex[] =>
  [...board.zone.keys()].filter((hex) => isAssaultHex(board, hex)),
);

/** M6.4, M6.5: what ground units have overrun in this player turn opens nothing to ships and aircraft in it. */
export const clearedFault = (
  { board }: World,
  { cleared = [], mover }: State,
  side: Side,
  hex: Hex,
): Objection | undefined =>
  side === mover && cleared.includes(hex)
    ? objection(
        'M6.5',
        msg`the enemy at ${theHex(board.grid, hex)} was overrun in this player turn: flights and ships come before`,
        'M6.4',
      )
    : undefined;

/** M0.7: a river hex where a train carries ground units: carried or not, they are class 4 units. */
function carriedAlong({ units }: State, side: Side, river: readonly Hex[]): Hex | undefined {
  const train = units.find(
    (one) =>
      one.side === side &&
      isTrain(one) &&
      one.place === 'map' &&
      river.includes(one.at) &&
      units.some((unit) => unit.aboard === one.id && isGround(unit)),
  );
  return train?.at;
}

/** M11.11, M14.16: does anything keep ships of a side from passing the river of an inland port? */
export function riverFault(world: World, state: State, side: Side, dock: Dock): Objection | undefined {
  const { river } = dock;
  if (!river) return undefined;
  const { grid } = world.board;
  const enemy = other(side);
  const port = theHex(grid, dock.hex);
  const field = fieldOf(world, state);
  const held = river.find((hex) => holds(field, enemy, hex)) ?? carriedAlong(state, enemy, river);
  if (held !== undefined)
    return objection(
      'M11.11',
      msg`an enemy stands at ${theHex(grid, held)} on the river below ${port}: no ship passes`,
    );
  const mouth = river.at(-1) ?? dock.hex;
  const sealed = state.units.some(
    (unit) => unit.side === enemy && unit.place === 'assault' && isTaskForce(unit) && adjacent(grid, unit.at, mouth),
  );
  if (sealed)
    return objection('M11.11', msg`an enemy task force seals the river mouth at ${theHex(grid, mouth)}`, 'M11.tf');
  const ice = [dock.hex, ...river].find((hex) => world.rules.weather.frozen({ world, state, hex }));
  return ice === undefined
    ? undefined
    : objection('M14.16', msg`the river is frozen at ${theHex(grid, ice)}: ${port} is closed to ships`, 'M11.11');
}

/** M11.11, M6.5: may ships of the mover come in or go out now? */
export const passageFault = (world: World, state: State, dock: Dock): Objection | undefined =>
  riverFault(world, state, state.mover, dock) ??
  dock.river?.map((hex) => clearedFault(world, state, state.mover, hex)).find((fault) => fault !== undefined);

/** M12.hd: a port that was hit neither loads nor unloads; a closed one lets no ship in or out either. */
export function shutFault(
  world: World,
  { ports = [] }: State,
  dock: Dock,
  use: 'load' | 'pass',
): Objection | undefined {
  const shut = ports.find(({ hex, result }) => hex === dock.hex && (use === 'load' || result === 'D'));
  if (!shut) return undefined;
  const where = theHex(world.board.grid, dock.hex);
  return shut.result === 'D'
    ? objection('M12.hd', msg`the port at ${where} is closed through turn ${shut.till}`)
    : objection('M12.hd', msg`nothing is loaded or unloaded at ${where} through turn ${shut.till}`);
}

/** M11.7: the city hex is the side's and was so when the player turn began; an enemy beside it does not matter. */
function holderFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  if (controllerOf(board, state.control, hex) !== side)
    return objection('M11.7', msg`${where} is not controlled by ${theSide(side)}`);
  const unused = world.rules.cityUse({ world, state, side, hex });
  if (unused) return unused;
  return controllerOf(board, state.controlAtStart, hex) === side
    ? undefined
    : objection('Q10.2', msg`${where} was taken in this player turn and cannot be used yet`, 'M11.7');
}

/** M11.7: may a side use the dock, by one of its city hexes? */
export function useFault(world: World, state: State, side: Side, dock: Dock): Objection | undefined {
  const faults = dock.cities.map((hex) => holderFault(world, state, side, hex));
  return faults.includes(undefined) ? undefined : faults[0];
}

/** Ships of a side on a dock, or on an assault hex (M11.16: each counted alone). */
export const shipsAt = ({ units }: Pick<State, 'units'>, side: Side, place: 'dock' | 'assault', hex: Hex): number =>
  units.reduce((sum, unit) => (unit.side === side && unit.place === place && unit.at === hex ? sum + 1 : sum), 0);
