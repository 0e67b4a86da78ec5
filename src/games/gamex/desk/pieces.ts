import { NOWHERE } from '../../../hex/hex.ts';
import type { Piece } from '../../../table/desk.ts';
import type { CounterUnit, Silhouette, UnitMark } from '../../../table/drawing.ts';
import type { Kind, KindClass } from '../kinds.ts';
import type { Marker, Side, State, Unit } from '../types.ts';
import { kindOf } from '../units.ts';
import type { World } from '../world.ts';
import { aloftIn } from './aloft.ts';

/** The counters of a state, with what a click on them takes in hand. */

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
  glider: 'aircraft',
};

const silhouetteOf = (kind: Kind): Silhouette =>
  kind.class !== 'gun' ? SILHOUETTES[kind.class] : kind.weapon === 'M' ? 'mortar' : kind.indirect ? 'howitzer' : 'gun';

export const MARKS: Readonly<Record<Marker, UnitMark>> = {
  moved: 'moved',
  fired: 'fought',
  completed: 'done',
  opFire: 'watching',
  mobileFire: 'watching',
};

function marksOf(unit: Unit): UnitMark[] {
  const marks: UnitMark[] = [];
  if (unit.disrupted) marks.push('shaken');
  if (unit.marker) marks.push(MARKS[unit.marker]);
  if (unit.stream === 'down') marks.push('low');
  if (unit.inside) marks.push('inside');
  if (unit.job && unit.job.at === unit.at) marks.push('working');
  return marks;
}

/** X2.1: attack and range above, defence and movement below, the letter of the weapon between. */
export function counterOf(world: Pick<World, 'kinds'>, unit: Unit): CounterUnit {
  const kind = kindOf(world, unit);
  const aloft = kind.type === 'aircraft';
  return {
    id: unit.id,
    side: unit.side === 'axis' ? 0 : 1,
    symbol: silhouetteOf(kind),
    factors: aloft ? kind.air.map(({ weapon, as }) => `${weapon}${as}`).join(' ') : `${kind.as}-${kind.ds}`,
    ...(aloft
      ? {}
      : {
          corners: [String(kind.as), `${kind.range}${kind.star ? '*' : ''}`, String(kind.ds), String(kind.mp)] as const,
          letter: kind.code,
        }),
    designation: unit.cp ? 'CP' : kind.name.length <= 14 && !kind.name.includes('/') ? kind.name : '',
    marks: marksOf(unit),
  };
}

/** What lies uppermost: what fights before what carries, riders below their carriers. */
const rankOf = (kind: Kind, unit: Unit): number =>
  (unit.place === 'rides' ? -100 : unit.place === 'off' ? 100 : 0) +
  (kind.truckClass ? 0 : 20) +
  (kind.type === 'armored' ? 10 : 0) +
  kind.as / 10;

/** One unit acts at a time: of a stack the uppermost that still can is taken in hand, the others by their lines. */
function handyIn(state: State, units: readonly Unit[], world: World): Unit | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at === 'walk') return units.find((unit) => unit.id === frame.walk.unit);
  const able = units.filter((unit) => unit.place === 'map' && (unit.marker === undefined || frame?.at === 'setup'));
  const all = able.length > 0 ? able : units.filter((unit) => unit.place === 'map');
  return [...all].sort((a, b) => rankOf(kindOf(world, b), b) - rankOf(kindOf(world, a), a))[0];
}

export function piecesOf(world: World, state: State): Piece<Side>[] {
  const stacks = new Map<string, Unit[]>();
  for (const unit of state.units) {
    if (unit.place !== 'map' && unit.place !== 'rides') continue;
    const key = `${unit.at} ${unit.side}`;
    const stack = stacks.get(key);
    if (stack) stack.push(unit);
    else stacks.set(key, [unit]);
  }
  const handy = new Set([...stacks.values()].map((stack) => handyIn(state, stack, world)?.id));
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
      counter: counterOf(world, unit),
      handy: handy.has(unit.id),
      idle: unit.marker !== undefined || unit.place === 'rides',
      holds: unit.place === 'map',
      rank: rankOf(kind, unit),
    };
  });
}
