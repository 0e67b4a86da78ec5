import { memoizeLast } from '#core/memo.ts';
import { memoizeByNonGround } from '#games/blitz/non-ground-memo.ts';
import { objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isUndefended } from '#games/blitz/combat/rules/odds.ts';
import { harmsDefender } from '#games/blitz/combat/rules/result.ts';
import { bars, fieldOf, holds } from '#games/blitz/ground/rules/field.ts';
import { hasTwoFactors, isFlak, isGround, isTaskForce } from '#games/blitz/kinds.ts';
import type { ClosedHex, Fallen } from '#games/blitz/questions.ts';
import { type BlitzEvent, other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { isHit } from '../air/airbases/bases.ts';
import { guardsOf } from '../air/airbases/guards.ts';
import { isAtSea, shipsOf } from '../sea/ships/ships.ts';
import type { ModuleCard } from './card.ts';
import { crowdedFlak, hasFlakRoom } from '../air/flak/flak-movement.ts';

/** Flak on the map, by its hexes. */
const batteries = memoizeByNonGround((units: readonly Unit[]): ReadonlyMap<Hex, readonly UnitNo[]> => {
  const found = new Map<Hex, UnitNo[]>();
  units.forEach((unit, no) => {
    if (unit.place === 'map' && isFlak(unit)) found.set(unit.at, [...(found.get(unit.at) ?? []), no]);
  });
  return found;
});

const flakAt = ({ units }: State, side: Side, hex: Hex): UnitNo[] =>
  (batteries(units).get(hex) ?? []).filter((no) => units[no]?.side === side);

/** M13.12: no ground unit, train or airbase of its side is in the hex. */
const isAlone = (world: World, state: State, side: Side, hex: Hex): boolean => {
  const field = fieldOf(world, state);
  return !holds(field, side, hex) && !bars(field, side, hex);
};

/** Flak in a hex with ground units of the enemy's. Asked after every event: hardly ever there is any. */
const beset = memoizeLast(
  (
    units: readonly Unit[],
    newest: { readonly from: readonly Unit[]; readonly fact: ReadonlySet<Hex> } | undefined,
  ): ReadonlySet<Hex> => {
    const guns = batteries(units);
    // Changed units alone can have come to where there was none.
    const known = newest?.fact.size === 0 && batteries(newest.from) === guns ? newest.from : NOBODY;
    const found = new Set<Hex>();
    for (let no = 0; no < units.length; no++) {
      const unit = units[no] as Unit;
      if (unit === known[no] || unit.place !== 'map' || !isGround(unit)) continue;
      if (guns.get(unit.at)?.some((gun) => units[gun]?.side !== unit.side)) found.add(unit.at);
    }
    return found;
  },
);
const NOBODY: readonly Unit[] = [];

/** The hexes with flak on the way of a ground unit, and its side. */
function passed(
  { units }: State,
  event: BlitzEvent,
): { readonly side: Side; readonly hexes: readonly Hex[] } | undefined {
  if (event.is !== 'moved' && event.is !== 'advanced') return undefined;
  const unit = units[event.unit];
  if (!unit || !isGround(unit)) return undefined;
  const guns = batteries(units);
  const hexes = event.path.filter((hex) => guns.has(hex));
  return hexes.length > 0 ? { side: unit.side, hexes } : undefined;
}

/** M13.12: who enters a hex with nothing but flak removes it, and may go on. */
function runOver(world: World, state: State, event: BlitzEvent): BlitzEvent[] {
  const guns = batteries(state.units);
  if (guns.size === 0 || event.is === 'guardsLost') return [];
  const taken = beset(state.units);
  const way = passed(state, event);
  if (taken.size === 0 && !way) return [];
  const field = fieldOf(world, state);
  const comes = (side: Side, hex: Hex): boolean =>
    (taken.has(hex) && holds(field, side, hex)) || (way?.side === side && way.hexes.includes(hex));
  const units = [...guns].flatMap(([hex, some]) =>
    some.filter((no) => comes(other((state.units[no] as Unit).side), hex)),
  );
  if (units.length === 0) return [];
  const guards = guardsOf(world, state, units);
  return [
    ...(guards.length > 0 ? [{ is: 'guardsLost', guards } as const] : []),
    { is: 'eliminated', units, rule: 'M13.12' },
  ];
}

/** M4.19: flak goes back with the last of the ground units of its hex, if it finds room there. */
function fallBack(world: World, state: State, event: BlitzEvent): BlitzEvent[] {
  if (event.is !== 'retreated') return [];
  const frame = state.frames.findLast((one) => one.at === 'retreat');
  const unit = state.units[event.unit];
  if (frame?.at !== 'retreat' || !unit) return [];
  const field = fieldOf(world, state);
  const left = frame.fight.battle.hexes.filter((hex) => !holds(field, unit.side, hex));
  const units = left.flatMap((hex) => flakAt(state, unit.side, hex));
  if (units.length === 0) return [];
  // M5.4: one unit in a hex; M70.fallback: as many as there is room for.
  const rooms = units.filter((no) => hasFlakRoom(world, state, state.units[no] as Unit, unit.at));
  const [first] = rooms;
  const crowded = first === undefined;
  const lost = units.filter((no) => no !== first);
  return [
    ...(crowded ? [] : [{ is: 'flakFellBack', units: [first], hex: unit.at } as const]),
    ...(lost.length > 0 ? [{ is: 'eliminated', units: lost, rule: 'M90.23' } as const] : []),
  ];
}

/** M13.12, M4.15: flak that nothing gives its hex a defence. */
const undefended = (world: World, state: State, side: Side, hex: Hex): readonly UnitNo[] =>
  batteries(state.units).has(hex) &&
  isAlone(world, state, side, hex) &&
  world.rules.outposts({ state, side, hex }).length === 0
    ? flakAt(state, side, hex)
    : [];

const lostWith = (units: readonly UnitNo[], rule: string): Fallen[] => (units.length > 0 ? [{ units, rule }] : []);

const NOTHING: readonly ClosedHex[] = [];

/** M13: flak shoots at the enemy's aircraft on their way, out and home. */
export const flak: ModuleCard = {
  rule: 'M13.0',
  opens: { movement: ['moveFlak'] },
  answers: () => ({
    ground: { flak: 'ground' },
    // M13.4, M12.hd
    flak: ({ world, state, side }) =>
      side === state.mover
        ? []
        : [
            ...[...batteries(state.units).values()].flat().filter((no) => {
              const unit = state.units[no] as Unit;
              // M17.f.4: whoever is not in the war yet fires at nobody.
              return unit.side === side && !unit.fired && !unit.passive && !isHit(world, state, unit);
            }),
            // M11.tf g
            ...shipsOf(state, side, (ship) => isTaskForce(ship) && isAtSea(ship) && !ship.fired),
          ],
    freeKills: ({ world, state, side, hex }) => undefended(world, state, side, hex),
    fallsFirst: ({ world, state, battle }) =>
      lostWith(
        battle.hexes.flatMap((hex) => undefended(world, state, other(state.mover), hex)),
        'M13.12',
      ),
    follows: ({ world, state, event }) => [...runOver(world, state, event), ...fallBack(world, state, event)],
    // M4.16, M4.18: without ground units it is lost.
    fallsWith: ({ world, state, side, hex }) =>
      side === state.mover || !isUndefended(world, state, side, hex) ? [] : lostWith(flakAt(state, side, hex), 'M4.16'),
    alsoLost: ({ world, state, hexes, result }) =>
      harmsDefender(result)
        ? lostWith(
            hexes
              .filter((hex) => isUndefended(world, state, other(state.mover), hex))
              .flatMap((hex) => flakAt(state, other(state.mover), hex)),
            'M4.18',
          )
        : [],
    mayEndMovement: ({ world, state }) => crowdedFlak(world, state),
    // M13.12, M3.7: artillery does not run it over, nor does what is no ground unit: flak, trains. B19.5.3: no retreat.
    closesTo: ({ world, state, unit, way }) =>
      (isGround(unit) && !hasTwoFactors(unit) && way !== 'retreat') || batteries(state.units).size === 0
        ? NOTHING
        : [...batteries(state.units).keys()]
            .filter(
              (hex) => flakAt(state, other(unit.side), hex).length > 0 && isAlone(world, state, other(unit.side), hex),
            )
            .map((hex) => ({
              hex,
              why: objection(
                way === 'retreat' ? 'B19.5.3' : 'M13.12',
                way === 'retreat'
                  ? msg`enemy flak stands in ${theHex(world.board.grid, hex)}: nobody retreats there`
                  : msg`enemy flak stands in ${theHex(world.board.grid, hex)}: ground units but artillery may enter`,
              ),
            })),
  }),
};
