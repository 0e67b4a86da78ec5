import { AIRBORNE_RANGE } from '#games/blitz/air/rules/air.ts';
import { countryRole, type Zone } from '#games/blitz/board.ts';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { covers, fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { zonesBeside, zonesMeet } from '#games/blitz/sea/rules/sea.ts';
import { type Command, other, type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isFree, roomAt, unitOf } from '../plan/draft.ts';
import type { Context, Generator, Operation } from '../plan/operation.ts';
import { citiesRound, wayFrom } from '../plan/survey.ts';
import { isGround, mayFly, mayInvade, mayRaid, KINDS } from '#games/blitz/kinds.ts';
import { plainly } from './reasons.ts';
import { type Message, msg, theHex } from '#core/message.ts';

/**
 * Raids from the air and over the sea take uncovered cities. One factor in a city is enough against a drop (B18.2), and
 * a landing has to fight it: substitutes are cheap garrisons (T2.3).
 */

/** Steps inland in the turn of a landing, and the hex beside the last of them. */
const FROM_THE_BEACH = 4;

/**
 * Cities of a side that the enemy could raid in its next player turn; `shut`: beach hexes where it cannot land freely.
 */
export function raidable(
  world: World,
  state: State,
  side: Side,
  shut: ReadonlySet<Hex> = new Set(),
): (hex: Hex) => boolean {
  const { board } = world;
  const enemy = other(side);
  const drops = state.units.filter(
    (unit) => unit.side === enemy && unit.place === 'map' && mayFly(unit) && friendly(world, state, enemy, unit.at),
  );
  const fleets = state.units.filter(
    (unit) => unit.side === enemy && unit.place === 'sea' && isGround(unit) && mayInvade(unit),
  );
  const shores = board.beaches
    .flat()
    .filter((hex) => !shut.has(hex))
    .filter((hex) =>
      fleets.some(({ zone }) =>
        [...board.grid.neighbours.subarray(hex * 6, hex * 6 + 6)].some((beside) => {
          const there = beside >= 0 ? board.zone[beside] : undefined;
          return zone !== undefined && there !== undefined && zonesMeet(zone, there);
        }),
      ),
    );
  // T20.2: Rangers land anywhere on the coast.
  const zones = fleets.filter(mayRaid).map(({ zone }) => zone);
  const byRangers = (hex: Hex): boolean =>
    zones.length > 0 &&
    [hex, ...neighboursOf(board.grid, hex)].some((shore) =>
      zonesBeside(world, shore).some((there) => zones.some((zone) => zone !== undefined && zonesMeet(zone, there))),
    );
  return (hex) =>
    byRangers(hex) ||
    drops.some(({ at }) => distance(board.grid, at, hex) <= AIRBORNE_RANGE) ||
    shores.some((shore) => distance(board.grid, shore, hex) <= FROM_THE_BEACH);
}

/** True if its hex would be left empty, as the plan is so far. */
export function isLast({ survey, draft }: Context, no: UnitNo, gone: ReadonlySet<UnitNo>): boolean {
  const { at } = unitOf(draft, no);
  return !stackAt(survey.field, survey.side, at).some(
    (one) => one !== no && !gone.has(one) && (isFree(draft, one) || draft.at.get(one) === at),
  );
}

/** Own cities that could be raided and that no unit covers. */
function exposed(world: World, state: State, side: Side): Hex[] {
  const field = fieldOf(world, state);
  const raided = raidable(world, state, side);
  return world.board.cityHexes.filter(
    (hex) => friendly(world, state, side, hex) && !covers(field, side, hex) && raided(hex),
  );
}

/** Garrisons are made of the cheapest factors. */
const isPlain = (unit: Unit): boolean => isGround(unit) && KINDS[unit.type].worth <= 1;

const isGuard = (unit: Unit): boolean => isPlain(unit) && sizeOf(unit) === 1;

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
      const whole = unit.side === side && unit.place === 'map' && isPlain(unit) && sizeOf(unit) === 4;
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

/** Chance of a raid: a garrison is worth a city times this. */
const RAIDED = 0.35;

export const garrisons: Generator = (context) => {
  const { survey, state, side, draft, style } = context;
  const { world } = survey;
  const guards = survey.units.filter((no) => isGuard(unitOf(draft, no)) && isFree(draft, no));
  if (guards.length === 0) return [];
  const raided = raidable(world, state, side);
  const held = new Set<Hex>([...draft.at.values()].flatMap((hex) => citiesRound(world, hex)));
  const cities = world.board.cityHexes.filter((hex) => friendly(world, state, side, hex) && raided(hex));
  const left = new Set(guards);
  const operations = denials(context, left, held);
  for (const city of cities) {
    if (held.has(city)) continue;
    let best: { no: UnitNo; hex: Hex } | undefined;
    for (const no of left) {
      const reach = survey.reach.get(no);
      if (reach?.has(city) !== true || roomAt(draft, city) < 1) continue;
      // Prefer a unit already beside the city: others can go where it cannot.
      const stays = citiesRound(world, unitOf(draft, no).at).includes(city);
      if (!best || stays) best = { no, hex: stays ? unitOf(draft, no).at : city };
      if (stays) break;
    }
    if (!best) continue;
    left.delete(best.no);
    for (const one of citiesRound(world, best.hex)) held.add(one);
    const home = countryRole(world.board, city) === side ? 1.5 : 1;
    const guarding = { ...best, value: RAIDED * home * style.city * 2 };
    const said = (unit: Unit) =>
      msg`${unit} guards ${theHex(world.board.grid, city)}: the enemy can come there by air or over the sea, and one factor keeps a drop away.`;
    operations.push(guardAt(context, guarding, 'garrison', city, said, {}));
  }
  return operations;
};

/** City hexes one factor must keep landings away from to be better placed on the beach than in one of them. */
const SHIELDED = 2;

/**
 * T6.2.3b, T6.2.7: one factor whose zone of control covers a whole beach protects several cities behind it from
 * unopposed landings.
 */
function denials(context: Context, left: Set<UnitNo>, held: Set<Hex>): Operation[] {
  const { survey, state, side, draft, style } = context;
  const { world } = survey;
  const { grid, beaches } = world.board;
  const fleets = landingZones(state, side);
  if (fleets.length === 0) return [];
  const open = world.board.cityHexes.filter((hex) => friendly(world, state, side, hex) && !held.has(hex));
  const covered = beaches.filter((beach) => beach.every((hex) => (draft.zoc[hex] as number) > 0)).flat();
  const operations: Operation[] = [];
  for (const beach of beaches) {
    const landed = beach.some((hex) =>
      zonesBeside(world, hex).some((zone) => fleets.some((fleet) => zonesMeet(fleet, zone))),
    );
    const bare = beach.filter((hex) => (draft.zoc[hex] as number) === 0);
    if (!landed || bare.length === 0) continue;
    // A guard on this beach is useless if a drop, Rangers or another beach threaten the city as well.
    const otherwise = raidable(world, state, side, new Set([...covered, ...beach]));
    const near = (city: Hex): boolean => beach.some((hex) => distance(grid, hex, city) <= FROM_THE_BEACH);
    const behind = open.filter((city) => !held.has(city) && near(city) && !otherwise(city));
    if (behind.length < SHIELDED) continue;
    // The beach may be too wide for one unit.
    const posts = beach.filter((hex) => bare.every((one) => distance(grid, hex, one) <= 1));
    const guard = posts.flatMap((hex) => {
      const no = [...left].find((one) => survey.reach.get(one)?.has(hex) === true && roomAt(draft, hex) >= 1);
      return no === undefined ? [] : [{ no, hex }];
    })[0];
    if (!guard) continue;
    left.delete(guard.no);
    for (const city of behind) held.add(city);
    const guarding = { ...guard, value: RAIDED * style.city * 2 * behind.length };
    const said = (unit: Unit) =>
      msg`${unit} guards the beach at ${theHex(grid, guard.hex)}: whoever lands there has to fight, and ${behind.length} city {hex lies|hexes lie} behind it.`;
    operations.push(guardAt(context, guarding, 'beachGuard', guard.hex, said, { cities: behind.length }));
  }
  return operations;
}

const landingZones = (state: State, side: Side): Zone[] =>
  state.units.flatMap((unit) =>
    unit.side !== side && unit.place === 'sea' && isGround(unit) && mayInvade(unit) && unit.zone !== undefined
      ? [unit.zone]
      : [],
  );

/** A guard goes to a hex, or stays there, for what it says. */
function guardAt(
  { draft }: Context,
  { no, hex, value }: { no: UnitNo; hex: Hex; value: number },
  goal: 'beachGuard' | 'garrison',
  target: Hex,
  said: (unit: Unit) => Message,
  numbers: Readonly<Record<string, number>>,
): Operation {
  const unit = unitOf(draft, no);
  const { at } = unit;
  return {
    goal,
    target,
    units: [{ unit: no, role: 'garrison' }],
    orders: hex === at ? [] : [{ unit: no, to: hex }],
    stands: new Map([[no, hex]]),
    attacks: [],
    value,
    explain: () => {
      const arrow = { unit: no, from: at, to: hex, role: 'garrison' } as const;
      return plainly(goal, target, { said: said(unit), units: [no], numbers }, [arrow], { gain: value, risk: 0 });
    },
  };
}
