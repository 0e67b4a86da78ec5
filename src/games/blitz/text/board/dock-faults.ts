import type { Fault } from '#core/notation/notation.ts';
import { adjacent, nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { BoardSource } from '#games/blitz/board.ts';

type Written = Pick<BoardSource, 'grid' | 'surface' | 'zone' | 'cities' | 'docks' | 'inlandPorts'>;

/** T6.1.2a, M11.6: an inland port is a city hex, named once. */
export function inlandPortFaults(
  { grid, cities, inlandPorts }: Written,
  lineOf: (port: object) => number | undefined,
): Fault[] {
  return inlandPorts.flatMap((port, i): Fault[] => {
    const line = lineOf(port);
    const tell = (message: string): Fault[] => [
      { ...(line === undefined ? {} : { line }), hex: nameOf(grid, port.hex), message },
    ];
    if (inlandPorts.slice(0, i).some((one) => one.hex === port.hex)) return tell('an inland port twice');
    return cities.some(({ hexes }) => hexes.includes(port.hex)) ? [] : tell('an inland port that is no city hex');
  });
}

/** M11.ports: a dock is a sea hex of a zone, next to its city hex, and serves one city. */
export function dockFaults(
  { grid, surface, zone, cities, docks }: Written,
  lineOf: (dock: object) => number | undefined,
): Fault[] {
  const cityOf = (hex: Hex): number => cities.findIndex(({ hexes }) => hexes.includes(hex));
  return docks.flatMap((dock, i): Fault[] => {
    const { city, hex } = dock;
    const line = lineOf(dock);
    const tell = (at: Hex, message: string): Fault[] => [
      { ...(line === undefined ? {} : { line }), hex: nameOf(grid, at), message: `${message} (M11.ports)` },
    ];
    if (cityOf(city) < 0) return tell(city, 'a dock of a hex that is no city hex');
    if (surface[hex] !== 'sea') return tell(hex, `a dock on ${surface[hex] ?? 'land'}: docks are sea hexes`);
    if (zone[hex] === undefined) return tell(hex, 'a dock in no sea zone');
    if (!adjacent(grid, city, hex)) return tell(hex, `a dock that is not next to its city hex ${nameOf(grid, city)}`);
    const before = docks.slice(0, i);
    if (before.some((one) => one.city === city)) return tell(city, 'a city hex with two docks');
    return before.some((one) => one.hex === hex && cityOf(one.city) !== cityOf(city))
      ? tell(hex, 'a dock of two cities')
      : [];
  });
}
