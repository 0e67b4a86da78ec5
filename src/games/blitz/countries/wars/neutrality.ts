import { objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, isCity } from '#games/blitz/board.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { countryNamed } from '#games/blitz/countries/rules/nations.ts';
import { covers, fieldOf, stackAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { fits } from '#games/blitz/ground/rules/stack-limits.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { isGround, isInstallation, isTrain } from '#games/blitz/kinds.ts';
import {
  type BlitzEvent,
  type Nation,
  other,
  type Relation,
  type Side,
  SIDES,
  sizeOf,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard, Source } from '#games/blitz/modules/card.ts';
import { fallenIn } from '../guerillas/revolt.ts';
import { passengersOf } from '#games/blitz/ground/rail/trains.ts';
import { controls } from './count.ts';
import { warOf } from './wars.ts';

/** M17.c: four countries guarantee the fifth; whoever violates it has all five against him. */

/** The guaranteed country. */
const GUARANTEED = 'C';

/** M17.c.5: who has violated it, if somebody has. */
function violatorIn(board: Board, { nations }: Pick<State, 'nations'>): Side | undefined {
  const country = countryNamed(board, GUARANTEED);
  const nation = nations?.find((one) => one.country === country);
  return SIDES.find((side) => nation?.[side] === 'atWar');
}

/** M17.c.5: an active enemy of the violator, operated by the other major. */
const roused = (country: number, violator: Side): Nation => ({
  country,
  operator: other(violator),
  ...({ [violator]: 'atWar', [other(violator)]: 'activeAlly' } as Record<Side, Relation>),
});

const isRoused = (nation: Nation, violator: Side): boolean =>
  nation.operator === other(violator) && nation[violator] === 'atWar' && nation[other(violator)] === 'activeAlly';

/** M15.1: guerillas go with their country. */
const countryOf = ({ nation, homeland }: Unit): number | undefined => nation ?? homeland;
const turncoat = (unit: Unit, violator: Side): boolean => unit.side === violator && countryOf(unit) !== undefined;

/** M17.c.7: whoever is on board a train of the other side now gets off. */
function gettingOff(state: State, violator: Side): BlitzEvent[] {
  return state.units.flatMap((train, unit): BlitzEvent[] => {
    if (!isTrain(train) || train.place !== 'map' || train.side !== violator) return [];
    const units = passengersOf(state, train).filter(
      (no) => turncoat(state.units[no] as Unit, violator) !== turncoat(train, violator),
    );
    return units.length > 0 ? [{ is: 'detrained', unit, units, hex: train.at, spent: train.spent }] : [];
  });
}

/** M17.c.7: the violator stays where he is; units of a former ally in his hexes go to the nearest hex of their country, or are lost. */
function partings(world: World, state: State, violator: Side): BlitzEvent[] {
  const { board } = world;
  const { grid } = board;
  const off = new Map(
    gettingOff(state, violator).flatMap((event) =>
      event.is === 'detrained' ? event.units.map((no): [UnitNo, Hex] => [no, event.hex]) : [],
    ),
  );
  const at = (unit: Unit, no: UnitNo): Hex | undefined =>
    unit.place === 'map' || unit.place === 'air' ? unit.at : off.get(no);
  const held = new Set(
    state.units.flatMap((unit, no) =>
      unit.side === violator && countryOf(unit) === undefined ? (at(unit, no) ?? []) : [],
    ),
  );
  const added = new Map<Hex, { size: number; count: number }>();
  const field = fieldOf(world, state);
  const room = (unit: Unit, hex: Hex): boolean => {
    const more = added.get(hex) ?? { size: 0, count: 0 };
    // Before it changes sides its country's other units count for the violator.
    const there = stackAt(field, violator, hex).length + stackAt(field, other(violator), hex).length;
    const size = stackSize(field, violator, hex) + stackSize(field, other(violator), hex);
    return !isGround(unit) || fits(world.stacking.ground, size + more.size + sizeOf(unit), there + more.count + 1);
  };
  return state.units.flatMap((unit, no): BlitzEvent[] => {
    const from = at(unit, no);
    if (from === undefined || !turncoat(unit, violator) || !(held.has(from) || unit.place === 'air')) return [];
    const open = (hex: Hex): boolean =>
      board.country[hex] === countryOf(unit) &&
      isDryLand(world, state, hex) &&
      !held.has(hex) &&
      (isGround(unit) || isCity(board, hex)) &&
      room(unit, hex);
    const [to] =
      isTrain(unit) || isInstallation(unit)
        ? []
        : [...grid.names.keys()].filter(open).sort((a, b) => distance(grid, a, from) - distance(grid, b, from));
    if (to === undefined) return [{ is: 'eliminated', units: [no], rule: 'M17.c.7' }];
    const { size, count } = added.get(to) ?? { size: 0, count: 0 };
    added.set(to, { size: size + sizeOf(unit), count: count + 1 });
    return [{ is: 'withdrawn', unit: no, hex: to }];
  });
}

/** M18.19: cities of his former allies that the violator does not hold alone are their new operator's. */
function passed(world: World, state: State, violator: Side): BlitzEvent[] {
  const { board } = world;
  const field = fieldOf(world, state);
  const enemy = other(violator);
  const former = Object.entries(warOf('C').allies ?? {})
    .filter(([, { of }]) => of === violator)
    .map(([name]) => countryNamed(board, name));
  const changes = board.cityHexes
    .filter((hex) => former.includes(board.country[hex] ?? -1) && controllerOf(board, state.control, hex) === violator)
    .filter((hex) => !covers(field, violator, hex) || covers(field, enemy, hex))
    .map((hex) => ({ hex, to: enemy }));
  return changes.length > 0 ? [{ is: 'control', changes }] : [];
}

/** M17.c.5, M17.c.7: what follows from the first step into the guaranteed country. */
function rousing(world: World, state: State, { country }: Nation): BlitzEvent[] {
  const violator = violatorIn(world.board, state);
  if (!violator || country !== countryNamed(world.board, GUARANTEED)) return [];
  const others = (state.nations ?? []).filter((one) => !isRoused(one, violator));
  if (others.length === 0) return passed(world, state, violator);
  const changes = others
    .toSorted((a, b) => Number(a.country === country) - Number(b.country === country))
    .map((one): BlitzEvent => ({ is: 'nation', nation: roused(one.country, violator) }));
  const bands = state.units.flatMap((unit, no) =>
    unit.side === violator && unit.homeland !== undefined && unit.place === 'map' ? [no] : [],
  );
  // Without M3 battles have been declared before: those of units that change sides are off.
  const off = state.battles
    .filter(({ attackers }) => attackers.some((no) => turncoat(state.units[no] as Unit, violator)))
    .map(({ no }): BlitzEvent => ({ is: 'undeclared', battle: no }));
  const handed: BlitzEvent[] = bands.length > 0 ? [{ is: 'handed', units: bands, to: other(violator) }] : [];
  return [...off, ...gettingOff(state, violator), ...partings(world, state, violator), ...handed, ...changes];
}

export function neutrality({ board }: Source, byHex: boolean): ReturnType<ModuleCard['answers']> {
  return {
    follows: ({ world, state, event }) => (event.is === 'nation' ? rousing(world, state, event.nation) : []),
    // M17.c.1: who guarantees the country does not attack it; by its attack he would have changed sides.
    joins({ state, attackers }) {
      const violator = violatorIn(board, state);
      const turning = violator && attackers.find((no) => turncoat(state.units[no] as Unit, violator));
      return turning === undefined
        ? undefined
        : objection(
            'M17.c.1',
            msg`the country of ${state.units[turning] as Unit} guarantees it: it does not attack it`,
          );
    },
    // M17.c.6
    supplySources({ state, side }) {
      const violator = violatorIn(board, state);
      if (!violator || violator === side) return [];
      return board.cityHexes.filter((hex) => controllerOf(board, state.control, hex) === side);
    },
    uprisings: {
      rises({ world, state, country, oppressor }) {
        const { fallen, all } = fallenIn(board, state, country, byHex);
        if (oppressor === violatorIn(board, state) && controls(world, state, oppressor, country, byHex))
          return fallen.length > 0;
        return fallen.length > 0 && 2 * fallen.length >= all;
      },
    },
  };
}
