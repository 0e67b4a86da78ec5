import { AIRBORNE_RANGE } from '../../../blitz/air.ts';
import { countryRole } from '../../../blitz/board.ts';
import { friendly } from '../../../blitz/cities.ts';
import { covers, fieldOf } from '../../../blitz/field.ts';
import type { Blitz } from '../../../blitz/open.ts';
import { zonesMeet } from '../../../blitz/sea.ts';
import {
  type Command,
  isGround,
  mayFly,
  other,
  type Side,
  sizeOf,
  type State,
  type UnitNo,
} from '../../../blitz/types.ts';
import type { World } from '../../../blitz/world.ts';
import { distance, nameOf } from '../../../hex/grid.ts';
import type { Hex } from '../../../hex/hex.ts';
import { isFree, roomAt, unitOf } from '../draft.ts';
import type { Context, Generator, Operation } from '../operation.ts';
import { citiesRound, wayFrom } from '../survey.ts';
import { mayInvade } from './sea.ts';

/**
 * Raids from the air and over the sea take cities nobody covers. One factor in a city is enough against a drop (B18.2),
 * and a landing has to fight it: substitutes are cheap garrisons (T2.3).
 */

/** Steps inland in the turn of a landing, and the hex beside the last of them. */
const FROM_THE_BEACH = 4;

/** Cities of a side that the enemy could raid in his next player turn. */
export function raidable(world: World, state: State, side: Side): (hex: Hex) => boolean {
  const { board } = world;
  const enemy = other(side);
  const drops = state.units.filter(
    (unit) => unit.side === enemy && unit.place === 'map' && mayFly(unit) && friendly(world, state, enemy, unit.at),
  );
  const fleets = state.units.filter(
    (unit) => unit.side === enemy && unit.place === 'sea' && isGround(unit) && mayInvade(unit),
  );
  const shores = board.beaches.flat().filter((hex) =>
    fleets.some(({ zone }) =>
      [...board.grid.neighbours.subarray(hex * 6, hex * 6 + 6)].some((beside) => {
        const there = beside >= 0 ? board.zone[beside] : undefined;
        return zone !== undefined && there !== undefined && zonesMeet(zone, there);
      }),
    ),
  );
  return (hex) =>
    drops.some(({ at }) => distance(board.grid, at, hex) <= AIRBORNE_RANGE) ||
    shores.some((shore) => distance(board.grid, shore, hex) <= FROM_THE_BEACH);
}

/** Own cities that could be raided and that no unit covers once these hexes hold nobody any more. */
function exposed(world: World, state: State, side: Side): Hex[] {
  const field = fieldOf(world.board, state);
  const raided = raidable(world, state, side);
  return world.board.cityHexes.filter(
    (hex) => friendly(world, state, side, hex) && !covers(field, side, hex) && raided(hex),
  );
}

const isGuard = (unit: State['units'][number]): boolean =>
  isGround(unit) && unit.type === 'infantry' && sizeOf(unit) === 1;

/** Splits in one player turn. */
const MOST_SPLITS = 2;

/** T2.3: an infantry unit far from the front becomes garrisons where several cities stand open. */
export function guardSplits({ world }: Blitz, state: State, side: Side, threat: Float64Array): Command[] {
  const open = exposed(world, state, side);
  const idle = state.units.filter(
    (unit) => unit.side === side && unit.place === 'map' && isGuard(unit) && citiesRound(world, unit.at).length === 0,
  ).length;
  const commands: Command[] = [];
  let wanted = open.length - idle;
  const near = state.units
    .flatMap((unit, no) => {
      const whole = unit.side === side && unit.place === 'map' && unit.type === 'infantry' && sizeOf(unit) === 4;
      if (!whole || (threat[unit.at] ?? 0) > 0) return [];
      const reached = open.filter((hex) => (wayFrom(world, hex)[unit.at] ?? 255) <= 6 * unit.mf).length;
      return reached > 1 ? [{ no, reached }] : [];
    })
    .sort((a, b) => b.reached - a.reached || a.no - b.no);
  for (const { no } of near) {
    if (wanted < 2 || commands.length >= MOST_SPLITS) break;
    commands.push({ do: 'splitUnit', unit: no, sizes: [1, 1, 1, 1] });
    wanted -= 4;
  }
  return commands;
}

/** What a garrison is worth: a city, as likely as a raid comes. */
const RAIDED = 0.35;

export const garrisons: Generator = (context) => {
  const { survey, state, side, draft, style } = context;
  const { world } = survey;
  const guards = survey.units.filter((no) => isGuard(unitOf(draft, no)) && isFree(draft, no));
  if (guards.length === 0) return [];
  const raided = raidable(world, state, side);
  const held = new Set<Hex>([...draft.at.values()].flatMap((hex) => citiesRound(world, hex)));
  const cities = world.board.cityHexes.filter((hex) => friendly(world, state, side, hex) && raided(hex));
  const operations: Operation[] = [];
  const left = new Set(guards);
  for (const city of cities) {
    if (held.has(city)) continue;
    let best: { no: UnitNo; hex: Hex } | undefined;
    for (const no of left) {
      const reach = survey.reach.get(no);
      if (reach?.has(city) !== true || roomAt(draft, city) < 1) continue;
      // Who stands beside it already stays: others can go where he cannot.
      const stays = citiesRound(world, unitOf(draft, no).at).includes(city);
      if (!best || stays) best = { no, hex: stays ? unitOf(draft, no).at : city };
      if (stays) break;
    }
    if (!best) continue;
    left.delete(best.no);
    for (const one of citiesRound(world, best.hex)) held.add(one);
    const home = countryRole(world.board, city) === side ? 1.5 : 1;
    operations.push(asOperation(context, best.no, best.hex, city, RAIDED * home * style.city * 2));
  }
  return operations;
};

function asOperation({ survey, draft }: Context, no: UnitNo, hex: Hex, city: Hex, value: number): Operation {
  const { grid } = survey.world.board;
  const { id, at } = unitOf(draft, no);
  return {
    goal: 'garrison',
    target: city,
    units: [{ unit: no, role: 'garrison' }],
    orders: hex === at ? [] : [{ unit: no, to: hex }],
    stands: new Map([[no, hex]]),
    attacks: [],
    value,
    explain: () => ({
      goal: 'garrison',
      target: city,
      sentences: [
        {
          say: 'plain',
          text: `${id} guards ${nameOf(grid, city)}: the enemy can come there by air or over the sea, and 1 factor keeps a drop away.`,
          numbers: { factors: 1 },
        },
      ],
      arrows: [{ unit: no, from: at, to: hex, role: 'garrison' }],
      chances: [],
      gain: value,
      risk: 0,
    }),
  };
}
