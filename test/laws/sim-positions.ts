import { type Choose, seededChoice } from '../../src/core/dice.ts';
import { radiusGrid, nameOf } from '../../src/hex/grid.ts';
import type { Hex } from '../../src/hex/hex.ts';

const pick = <T>(list: readonly T[], choose: Choose): T => list[choose(list.length)] as T;

/**
 * A few weak defenders among many strong attackers, with aircraft on both sides: automatic victories, second waves,
 * support, strikes and interception come about all the time (T7.3, T23, O23).
 */
export function onslaught(seed: number): string {
  const choose = seededChoice(seed ^ 0x1f123bb5);
  const grid = radiusGrid(3);
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
  const name = (hex: Hex) => nameOf(grid, hex);
  const west = hexes.filter((hex) => (grid.q[hex] as number) < 0);
  const east = hexes.filter((hex) => (grid.q[hex] as number) >= 0);
  const base = pick(west, choose);
  const field = pick(east, choose);
  const minor =
    choose(3) === 0
      ? pick(
          hexes.filter((hex) => hex !== base && hex !== field),
          choose,
        )
      : -1;
  const own = (hex: Hex) => hex !== minor;
  const switches = ['fighters', 'interdiction', 'nuclear', 'weather', 'passingControl'].filter(() => choose(3) === 0);
  const lines = [
    `game ${['tournament', ...switches].join(' ')}`,
    'board inline',
    '  grid radius 3',
    ...(choose(2) === 0
      ? [
          `  mountain ${name(
            pick(
              hexes.filter((hex) => hex !== base && hex !== field),
              choose,
            ),
          )}`,
        ]
      : []),
    `  belongs b ${west.filter(own).map(name).join(' ')}`,
    `  belongs r ${east.filter(own).map(name).join(' ')}`,
    `  city Base : ${name(base)}`,
    `  city Field : ${name(field)}`,
    ...(minor >= 0 ? [`  belongs n ${name(minor)}`, `  city Third : ${name(minor)}`] : []),
    'end board',
    `adjudicate 3`,
    'turn 1',
  ];
  const taken = new Set<Hex>([field, minor]);
  for (let i = 3 + choose(4); i > 0; i--) {
    const at = pick(east, choose);
    if (taken.has(at) && at !== field) continue;
    taken.add(at);
    lines.push(`red ${pick(['inf 1-4', 'inf 1-4', 'inf 2-4'], choose)} @ ${name(at)}`);
  }
  lines.push(`red TAC 2-8 @ ${name(field)}`, `red SAC 2-20 @ ${name(field)}`);
  if (switches.includes('fighters')) lines.push(`red FTR 2-12 @ ${name(field)}`, `blue FTR 2-12 @ ${name(base)}`);
  const room = new Map<Hex, number>();
  for (let i = 8 + choose(6); i > 0; i--) {
    const at = pick(hexes, choose);
    const left = room.get(at) ?? 12;
    if (taken.has(at) || left < 8) continue;
    room.set(at, left - 8);
    lines.push(`blue ${pick(['arm 8-6', 'arm 8-6', 'abn 8-4', 'inf 8-4', 'art 8-4-4'], choose)} @ ${name(at)}`);
  }
  lines.push(`blue TAC 4-8 @ ${name(base)}`, `blue MDM 2-10 @ ${name(base)}`, `blue SAC 4-20 @ ${name(base)}`);
  lines.push('blue moves');
  return `${lines.join('\n')}\n`;
}
