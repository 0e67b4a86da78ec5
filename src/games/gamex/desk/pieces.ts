import { NOWHERE } from '#hex/hex.ts';
import type { Piece } from '#table/desk.ts';
import {
  type CounterUnit,
  type Highlight,
  LIVERIES,
  type Livery,
  type Silhouette,
  type StateMark,
  toneOfSide,
} from '#table/board-model.ts';
import type { Kind, KindClass } from '../kinds.ts';
import { type Marker, other, type Side, type State, type Unit } from '../types.ts';
import { isObstacle } from '../board/board.ts';
import { usualSide } from '../nations.ts';
import { isSpotted } from '../sight/observation.ts';
import { kindOf, passengerOf } from '../units.ts';
import type { World } from '../world.ts';
import { aloftIn } from './aloft.ts';

/** Counters of a state, with the units a click on them selects. */

const SILHOUETTES: Readonly<Record<KindClass, Silhouette>> = {
  infantry: 'foot',
  engineer: 'sapper',
  scout: 'scout',
  mg: 'machine-gun',
  cavalry: 'horse',
  post: 'post',
  gun: 'gun',
  tank: 'tank',
  'assault-gun': 'assault-gun',
  recon: 'armoured-car',
  spa: 'self-propelled',
  halftrack: 'halftrack',
  carrier: 'carrier',
  truck: 'truck',
  wagon: 'wagon',
  tractor: 'tractor',
  aircraft: 'aircraft',
  spotter: 'spotter',
  'air-transport': 'aircraft',
  glider: 'glider',
};

const silhouetteOf = (kind: Kind): Silhouette =>
  kind.naval
    ? 'ship'
    : kind.craft > 0
      ? 'craft'
      : kind.class !== 'gun'
        ? SILHOUETTES[kind.class]
        : kind.weapon === 'M'
          ? 'mortar'
          : kind.indirect
            ? 'howitzer'
            : 'gun';

export const MARKS: Readonly<Record<Marker, StateMark>> = {
  moved: 'moved',
  fired: 'fought',
  completed: 'done',
  opFire: 'watching',
  mobileFire: 'watching',
};

function marksOf(unit: Unit): StateMark[] {
  const marks: StateMark[] = [];
  if (unit.disrupted) marks.push('shaken');
  if (unit.marker) marks.push(MARKS[unit.marker]);
  if (unit.stream === 'down') marks.push('low');
  if (unit.inside) marks.push('inside');
  if (unit.job && unit.job.at === unit.at) marks.push('working');
  return marks;
}

/** Tone of a side's lines and zones on the map. */
export const toneFor = (side: Side | undefined): Highlight => toneOfSide(side === 'allied' ? 1 : 0);

/** Colours of a unit's nation; of one without a name, those usual on its side. */
export const liveryOf = (nation: string, side: Side): Livery =>
  LIVERIES.find((livery) => livery === nation) ?? (side === 'axis' ? 'german' : 'american');

/** Kinds written out in figures, `A 14/8/9/8 tank`, have no name besides them. */
const printedName = ({ name }: Kind): string => (/\/\d+\/\d+\//.test(name) ? '' : name);

/** X2.1: attack and range above, defence and movement below, the letter of the weapon between. */
export function counterOf(world: Pick<World, 'kinds'>, unit: Unit): CounterUnit {
  const kind = kindOf(world, unit);
  const aloft = kind.type === 'aircraft';
  return {
    id: unit.id,
    side: unit.side === 'axis' ? 0 : 1,
    livery: liveryOf(unit.nation, unit.side),
    symbol: silhouetteOf(kind),
    factors: aloft ? kind.air.map(({ weapon, as }) => `${weapon}${as}`).join(' ') : `${kind.as}-${kind.ds}`,
    ...(aloft
      ? {}
      : {
          corners: [String(kind.as), `${kind.range}${kind.star ? '*' : ''}`, String(kind.ds), String(kind.mp)] as const,
          letter: kind.code,
        }),
    designation: unit.cp ? 'CP' : printedName(kind),
    marks: marksOf(unit),
  };
}

/** Counter of a kind, without a unit. */
export const counterOfKind = (kind: Kind, nation: string): CounterUnit =>
  counterOf(
    { kinds: { [kind.id]: kind } },
    { id: kind.id, side: usualSide(nation), nation, kind: kind.id, place: 'off', at: NOWHERE },
  );

/** Order in a stack: fighting units above carriers, riders below their carriers. */
const rankOf = (kind: Kind, unit: Unit): number =>
  (unit.place === 'rides' ? -100 : unit.place === 'off' ? 100 : 0) +
  (kind.truckClass ? 0 : 20) +
  (kind.type === 'armored' ? 10 : 0) +
  kind.as / 10;

/** Unit a click on the stack selects: the uppermost that can still act; others are selected by their lines. */
function handyIn(state: State, units: readonly Unit[], world: World): Unit | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at === 'walk') return units.find((unit) => unit.id === frame.walk.unit);
  const able = units.filter((unit) => unit.place === 'map' && (unit.marker === undefined || frame?.at === 'setup'));
  const all = able.length > 0 ? able : units.filter((unit) => unit.place === 'map');
  return [...all].sort((a, b) => rankOf(kindOf(world, b), b) - rankOf(kindOf(world, a), a))[0];
}

/** X6.3.8b: trees and houses conceal the units in the hex; an improved position shelters them. */
const isCovered = ({ board }: World, state: State, { at, place }: Unit): boolean =>
  place === 'map' && (isObstacle(board, at) || state.positions.includes(at));

/** A counter with what only its place tells: cover, and who rides on it. */
function onMap(world: World, state: State, unit: Unit): CounterUnit {
  const counter = counterOf(world, unit);
  const rider = passengerOf(state, unit);
  return {
    ...counter,
    marks: isCovered(world, state, unit) ? [...(counter.marks ?? []), 'covered'] : (counter.marks ?? []),
    ...(rider ? { carries: silhouetteOf(kindOf(world, rider)) } : {}),
  };
}

/** X6.3.8a: true for units on the map that could not be fired at, because the other side has not spotted the hex. */
const isUnspotted = (world: World, state: State, { side, at, place }: Unit): boolean =>
  (place === 'map' || place === 'rides') &&
  at !== NOWHERE &&
  state.frames.at(-1) !== undefined &&
  state.frames.at(-1)?.at !== 'setup' &&
  !isSpotted(world, state, other(side), at);

export function piecesOf(world: World, state: State): Piece<Side>[] {
  const stacks = new Map<string, Unit[]>();
  for (const unit of state.units) {
    if (unit.place !== 'map' && unit.place !== 'rides') continue;
    const key = `${unit.at} ${unit.side}`;
    const stack = stacks.get(key);
    if (stack) stack.push(unit);
    else stacks.set(key, [unit]);
  }
  const selectable = new Set([...stacks.values()].map((stack) => handyIn(state, stack, world)?.id));
  const aloft = aloftIn(world, state);
  return state.units.map((unit): Piece<Side> => {
    const kind = kindOf(world, unit);
    const hex =
      unit.place === 'map' || unit.place === 'rides' ? unit.at : aloft?.unit === unit.id ? aloft.hex : NOWHERE;
    return {
      id: unit.id,
      side: unit.side,
      kind: unit.kind,
      ...(hex === NOWHERE ? {} : { hex }),
      counter: onMap(world, state, unit),
      selectable: selectable.has(unit.id),
      idle: unit.marker !== undefined || unit.place === 'rides',
      holds: unit.place === 'map',
      rank: rankOf(kind, unit),
      ...(isUnspotted(world, state, unit) ? { unspotted: true } : {}),
    };
  });
}
