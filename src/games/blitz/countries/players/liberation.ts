import { msg } from '#core/message.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isGarrisoned } from '#games/blitz/countries/rules/cities.ts';
import { grain } from '#games/blitz/combat/rules/losses.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { citiesAbroad } from '#games/blitz/countries/wars/liberation.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { theCity } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { bestOf } from '#games/blitz/players/choices.ts';
import { isFree, roomAt, unitOf } from '#games/blitz/players/plan/draft.ts';
import { GARRISON, occupiersOf } from '#games/blitz/players/plan/occupation.ts';
import type { Context, Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { ordersTo } from '#games/blitz/players/plan/orders.ts';
import { abroadWorth, isFreed } from '#games/blitz/players/plan/stakes.ts';
import { inEnemyZoc, wayFrom } from '#games/blitz/players/plan/survey.ts';
import { plainly } from '#games/blitz/players/ops/reasons.ts';

/**
 * M17.g: the oppressor's moves besides battles: garrisons stay in retaken cities, and undefended cities are retaken.
 */

/** M17.g.1: next of its units for a city abroad without one; large units are broken down for it (M0.10). */
export function occupy(game: Blitz, state: State, side: Side): Command | undefined {
  const { world } = game;
  if (world.opening.liberation !== side) return undefined;
  const bare = citiesAbroad(world.board, side).filter(([hex = -1]) => !isGarrisoned(world, state, side, hex));
  const waiting = state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'waiting' && unit.due <= 1 && !unit.held && isGround(unit) ? [no] : [],
  );
  const size = (no: UnitNo): number => sizeOf(state.units[no] as Unit);
  const [smallest] = [...waiting].sort((a, b) => size(a) - size(b));
  if (smallest === undefined) return undefined;
  if (bare.length === 0) return reserve(game, state, side, waiting);
  if (waiting.length < bare.length || size(smallest) > GARRISON) {
    const unit = waiting.find((no) => size(no) > GARRISON && GARRISON % grain(state.units[no] as Unit).size === 0);
    const split: Command | undefined =
      unit === undefined ? undefined : { do: 'splitUnit', unit, sizes: [size(unit) - GARRISON, GARRISON] };
    if (split && !game.check(state, side, split)) return split;
  }
  return bare
    .flat()
    .map((hex: Hex): Command => ({ do: 'placeUnit', unit: smallest, hex }))
    .find((command) => !game.check(state, side, command));
}

/** The way a column goes in a player turn, in thirds of a movement point. */
const A_TURN = 18;

const near = (world: World, from: Hex, to: Hex): number => 2 ** (-(wayFrom(world, to)[from] ?? 255) / A_TURN);

/** Reserve of a size in a hex. */
interface StandBy {
  readonly hex: Hex;
  readonly size: number;
}

/** Value of a reserve in a hex: for cities nearby that are in danger and have few reserves yet. */
function standBys(
  world: World,
  side: Side,
  there: Iterable<StandBy>,
  danger: (city: Hex) => number,
): { worth(hex: Hex): number; add(one: StandBy): void } {
  const cities = citiesAbroad(world.board, side).map(([city = -1]) => ({ city, danger: danger(city), covered: 0 }));
  const add = ({ hex, size }: StandBy): void => {
    for (const one of cities) one.covered += size * near(world, hex, one.city);
  };
  for (const one of there) add(one);
  return {
    worth: (hex) =>
      cities.reduce(
        (sum, { city, danger: feared, covered }) => sum + ((1 + feared) / (1 + covered)) * near(world, hex, city),
        0,
      ),
    add,
  };
}

/** M15.9: it takes two or three to close a ring, whatever their size: so large a unit is better broken down. */
const HUNTERS = 3;

function halved(game: Blitz, state: State, side: Side, waiting: readonly UnitNo[]): Command | undefined {
  for (const no of waiting) {
    const unit = state.units[no] as Unit;
    const size = sizeOf(unit);
    const part = grain(unit).size * Math.ceil(size / 2 / grain(unit).size);
    const command: Command = { do: 'splitUnit', unit: no, sizes: [size - part, part] };
    if (size > HUNTERS && part < size && !game.check(state, side, command)) return command;
  }
  return undefined;
}

/** M17.g.1: the rest stands by in the cities, the fast ones first: they choose. */
function reserve(game: Blitz, state: State, side: Side, waiting: readonly UnitNo[]): Command | undefined {
  const { world } = game;
  const smaller = halved(game, state, side, waiting);
  if (smaller) return smaller;
  const garrisons = occupiersOf(world, state, side);
  const there = state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'map' && isGround(unit) && !garrisons.has(no)
      ? [{ hex: unit.at, size: sizeOf(unit) }]
      : [],
  );
  const { worth } = standBys(world, side, there, () => 0);
  const hexes = citiesAbroad(world.board, side)
    .flat()
    .map((hex) => ({ hex, worth: worth(hex) }))
    .sort((a, b) => b.worth - a.worth);
  const legs = (no: UnitNo): number => (state.units[no] as Unit).mf;
  for (const unit of [...waiting].sort((a, b) => legs(b) - legs(a) || a - b))
    for (const { hex } of hexes) {
      const command: Command = { do: 'placeUnit', unit, hex };
      if (!game.check(state, side, command)) return command;
    }
  return undefined;
}

/** M17.g.5: a city without a garrison is in as much danger as one with so many factors about it. */
const LOST = 6;

/** Reserve stations for units that neither fight nor garrison: cities close to others that may need them. */
export const standings: Generator = (context) => {
  const { survey, side, draft } = context;
  const { world } = survey;
  if (world.opening.liberation !== side) return [];
  const cities = citiesAbroad(world.board, side).flat();
  const there = [...draft.at]
    .filter(([no]) => !survey.posted.has(no))
    .map(([no, hex]) => ({ hex, size: sizeOf(unitOf(draft, no)) }));
  const { worth, add } = standBys(
    world,
    side,
    there,
    (city) => (survey.threat[city] as number) + (isFreed(survey, city) ? LOST : 0),
  );
  const room = new Map<Hex, number>();
  for (const hex of cities) {
    const stays = [...survey.posted].some((no) => isFree(draft, no) && unitOf(draft, no).at === hex);
    room.set(hex, roomAt(draft, hex) - (stays ? GARRISON : 0));
  }
  const free = survey.units
    .filter((no) => isFree(draft, no) && !survey.posted.has(no))
    .sort((a, b) => sizeOf(unitOf(draft, b)) - sizeOf(unitOf(draft, a)) || a - b);
  return free.flatMap((no): Operation[] => {
    const unit = unitOf(draft, no);
    const size = sizeOf(unit);
    const open = cities.filter(
      (hex) => survey.reach.get(no)?.has(hex) === true && !inEnemyZoc(survey, hex) && (room.get(hex) ?? 0) >= size,
    );
    const hex = bestOf(open, worth);
    if (hex === undefined) return [];
    room.set(hex, (room.get(hex) ?? 0) - size);
    add({ hex, size });
    const arrow = { unit: no, from: unit.at, to: hex, role: 'reserve' } as const;
    return [
      {
        goal: 'march',
        target: hex,
        units: [{ unit: no, role: 'reserve' }],
        orders: hex === unit.at ? [] : ordersTo(survey, no, hex),
        stands: new Map([[no, hex]]),
        attacks: [],
        value: 1,
        explain: () => ({
          ...{ goal: 'march', target: hex, chances: [], gain: 0, risk: 0, arrows: [arrow] },
          sentences: [{ say: 'march', units: [no], hex }],
        }),
      },
    ];
  });
};

/** M0.10: of a large unit alone in a city a garrison stays, and the rest is free. */
export function postSplits(game: Blitz, state: State, side: Side): Command[] {
  const { world } = game;
  return [...occupiersOf(world, state, side)].flatMap((no): Command[] => {
    const unit = state.units[no];
    if (!unit || sizeOf(unit) <= GARRISON || GARRISON % grain(unit).size !== 0) return [];
    const command: Command = { do: 'splitUnit', unit: no, sizes: [sizeOf(unit) - GARRISON, GARRISON] };
    return game.check(state, side, command) ? [] : [command];
  });
}

/** A large unit is missed elsewhere. */
const MISSED = 0.1;

/** M17.g.5: moves into every city abroad without a garrison that can be entered without a battle. */
export const retakings: Generator = (context) => {
  const { survey, state, side, draft } = context;
  const { world } = survey;
  const worth = abroadWorth(survey);
  if (worth === 0) return [];
  const left = new Set(survey.units.filter((no) => isFree(draft, no) && !survey.posted.has(no)));
  return citiesAbroad(world.board, side).flatMap((hexes): Operation[] => {
    if (isGarrisoned(world, state, side, hexes[0] ?? -1)) return [];
    let best: { readonly no: UnitNo; readonly hex: Hex; readonly value: number } | undefined;
    for (const no of left) {
      const size = sizeOf(unitOf(draft, no));
      const reach = survey.reach.get(no);
      for (const hex of hexes) {
        if (reach?.has(hex) !== true || inEnemyZoc(survey, hex) || roomAt(draft, hex) < size) continue;
        const value = worth - MISSED * size - distance(world.board.grid, unitOf(draft, no).at, hex) / 100;
        if (!best || value > best.value) best = { no, hex, value };
      }
    }
    if (!best) return [];
    left.delete(best.no);
    return [retaking(context, best)];
  });
};

function retaking(
  { survey, state, draft }: Context,
  { no, hex, value }: { readonly no: UnitNo; readonly hex: Hex; readonly value: number },
): Operation {
  const unit = unitOf(draft, no);
  return {
    goal: 'garrison',
    target: hex,
    units: [{ unit: no, role: 'garrison' }],
    orders: ordersTo(survey, no, hex),
    stands: new Map([[no, hex]]),
    attacks: [],
    value,
    explain: () => {
      const said = msg`${unit} goes to ${theCity(survey.world.board, hex)}: without a garrison it is the guerillas’.`;
      const arrow = { unit: no, from: (state.units[no] ?? unit).at, to: hex, role: 'garrison' } as const;
      return plainly('garrison', hex, { said, units: [no], numbers: {} }, [arrow], { gain: value, risk: 0 });
    },
  };
}
