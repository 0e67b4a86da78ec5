import { expect, test } from 'vitest';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Side, SIDES, type State } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { position, type Table } from '../table.ts';

/** M10.2 to M10.9 as they are written, hex by hex and forwards; the engine searches backwards from the sources. */

const inHex = (state: State, hex: Hex, side: Side): boolean =>
  state.units.some((unit) => unit.place === 'map' && unit.side === side && unit.at === hex);

function oracle({ board }: World, state: State, side: Side, from: Hex): boolean {
  const enemies = state.units.filter((unit) => unit.place === 'map' && unit.side !== side);
  const beside = (a: Hex, b: Hex): boolean => neighboursOf(board.grid, a).includes(b);
  const role = (hex: Hex) => board.source.countries[board.country[hex] ?? -1]?.role;
  const zoned = (hex: Hex): boolean => enemies.some((unit) => isGround(unit) && !unit.isolated && beside(unit.at, hex));
  const open = (hex: Hex): boolean =>
    board.land[hex] === 1 && !inHex(state, hex, enemies[0]?.side ?? side) && !zoned(hex);
  const isSource = (hex: Hex): boolean =>
    board.city[hex] !== -1 && role(hex) === side && state.control[board.cityHexNo[hex] as number] === side;
  const ends = (hex: Hex): boolean => isSource(hex) && (hex === from || open(hex) || inHex(state, hex, side));
  const garrisoned = (hex: Hex): boolean =>
    (board.source.cities[board.city[hex] ?? -1]?.hexes ?? []).some((one) => inHex(state, one, side));
  const onLine = (hex: Hex): boolean =>
    (open(hex) || ends(hex)) && (board.city[hex] === -1 || role(hex) === side || garrisoned(hex));
  const joined = (a: Hex, b: Hex): boolean => {
    const direction = [0, 1, 2, 3, 4, 5].find((one) => board.grid.neighbours[a * 6 + one] === b) ?? -1;
    return (
      (((board.roads[a] ?? 0) >> direction) & 1) === 1 || (board.city[a] !== -1 && board.city[a] === board.city[b])
    );
  };
  const alongLine = (start: Hex): boolean => {
    const seen = new Set([start]);
    const left = [start];
    for (let at = left.pop(); at !== undefined; at = left.pop()) {
      if (ends(at)) return true;
      for (const to of neighboursOf(board.grid, at)) {
        if (seen.has(to) || !joined(at, to) || !onLine(to)) continue;
        // A besieged source ends a line and carries it no further.
        seen.add(to);
        if (ends(to)) return true;
        left.push(to);
      }
    }
    return false;
  };
  let ring = [from];
  const seen = new Set(ring);
  for (let steps = 0; steps <= 5; steps++) {
    if (ring.some((at) => ends(at) || ((at === from || onLine(at)) && alongLine(at)))) return true;
    ring = ring
      .flatMap((at) => neighboursOf(board.grid, at))
      .filter((to) => !seen.has(to) && (open(to) || ends(to)) && seen.add(to));
  }
  return false;
}

const RADIUS = 5;

function drawn(choose: Choose): Table {
  const hexes: string[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++)
    for (let r = Math.max(-RADIUS, -q - RADIUS); r <= Math.min(RADIUS, -q + RADIUS); r++) hexes.push(`${q},${r}`);
  const take = (count: number): string[] =>
    Array.from({ length: count }, () => hexes.splice(choose(hexes.length), 1)[0] ?? '0,0');
  const [home = '', abroad = '', other = ''] = take(3);
  const row = choose(5) - 2;
  const road = Array.from({ length: 9 }, (_, i) => `${i - 4},${row}`).filter((name) => {
    const [q = 0, r = 0] = name.split(',').map(Number);
    return Math.abs(q + r) <= RADIUS;
  });
  const lakes = take(6).filter((name) => !road.includes(name));
  const units = take(9).filter((name) => !lakes.includes(name));
  const lines = units.map(
    (name, i) => `${i % 3 === 0 ? 'blue' : 'red'} inf 2-4 @ ${name}${i === 1 ? ' isolated' : ''}`,
  );
  return position(
    [
      'game basic\nmodules M3 M10\nboard inline',
      `grid radius ${RADIUS}`,
      `city Heim : ${home}\ncity Fern : ${abroad}\ncity Rot : ${other}`,
      `belongs blue ${home}\nbelongs red ${abroad} ${other}`,
      `road : ${road.join(' ')}`,
      `lake ${lakes.join(' ')}`,
      'end board',
      ...lines,
      `control blue ${home}${choose(2) === 0 ? ` ${abroad}` : ''}`,
      `control red ${other}`,
      'blue moves',
    ].join('\n'),
  );
}

test('M10.2, M10.3, M10.4, M10.6, M10.9 every hex of random boards is supplied exactly where the rules say so', () => {
  const choose = seededChoice(7);
  const found = { with: 0, without: 0 };
  for (let game = 0; game < 25; game++) {
    const { game: blitz, state } = drawn(choose);
    const { world } = blitz;
    for (const side of SIDES) {
      const lineOf = world.rules.supply.lines({ world, state, side });
      for (let hex = 0; hex < world.board.grid.size; hex += 3) {
        if (world.board.land[hex] === 0 || inHex(state, hex, side === 'blue' ? 'red' : 'blue')) continue;
        const line = lineOf?.(hex);
        const supplied = line?.lacks === undefined;
        expect(supplied, `${side} at hex ${hex} of board ${game}`).toBe(oracle(world, state, side, hex));
        found[supplied ? 'with' : 'without']++;
      }
    }
  }
  expect(Math.min(found.with, found.without)).toBeGreaterThan(100);
});
