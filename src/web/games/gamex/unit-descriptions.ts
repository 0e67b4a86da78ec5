import type { Shown } from '#games/gamex/desk/happenings.ts';
import type { AirWeapon } from '#games/gamex/kinds.ts';
import { neighbour } from '#hex/grid.ts';
import { NOWHERE } from '#hex/hex.ts';
import { progressOf } from '#games/gamex/engineers/tasks.ts';
import { BRIDGE, FORT, type Unit } from '#games/gamex/types.ts';
import type { GameTable } from './game-table.ts';
import { called } from './labels.ts';
import type { WorkSaid } from './card-lines.ts';
import { kindNamed } from './unit-names.ts';
import { g, said } from './words/words.ts';

/** Units and their states in words. */

/** Kind of a unit in words. */
export const kindName = (table: GameTable, unit: Unit): string =>
  table.world ? kindNamed(table.world, unit) : called(g.nation, unit.nation);

/** Name of a unit. */
export const unitName = ({ id }: Pick<Unit, 'id'>): string =>
  id === FORT ? g.fort : id === BRIDGE ? g.bridge : said({ unit: id });

/** Several, one after the other. */
export const namesOf = (ids: readonly string[]): string => ids.map((id) => unitName({ id })).join(', ');

/** Weapon as printed on the counter: an (H) of 60 drops bombs. */
export const airWeapon = ({ weapon, indirect, as }: AirWeapon): string => `${indirect ? `(${weapon})` : weapon}${as}`;

export function valuesOf(table: GameTable, unit: Unit): string {
  const kind = table.kind(unit);
  if (!kind) return '';
  if (kind.type === 'aircraft') return kind.air.map(airWeapon).join(' ');
  return `${kind.code} ${kind.as}/${kind.range}${kind.star ? '*' : ''}/${kind.ds}/${kind.mp}`;
}

export const unitLine = (table: GameTable, unit: Unit): string => `${unitName(unit)} ${valuesOf(table, unit)}`;

/** Job of an engineer and its progress. */
function jobText({ world, state }: GameTable, { job }: Unit): string {
  const now = state();
  if (!job || !world || !now) return '';
  const progress = progressOf(world, now, job);
  return g.atWork[job.task](progress?.done ?? 0, progress?.of ?? 0);
}

/** Next step of an engineer's job. */
export function workHint({ world, state }: GameTable, { job }: Unit): string {
  const now = state();
  if (!job || !world || !now) return '';
  const progress = progressOf(world, now, job);
  if (!progress) return g.work.waits;
  const { done, least, of, on } = progress;
  const left = done + 1 < of ? [g.work.prepares(of - 1 - done)] : [];
  const ends = done + 1 >= least ? [on === undefined ? g.work.sure : g.work.leaves(on)] : [];
  return [...ends, ...left].join(' ');
}

/** Job and next step, for the card. */
export const workOf = (table: GameTable, unit: Unit): WorkSaid | undefined =>
  unit.job && { task: unit.job.task, now: jobText(table, unit), next: workHint(table, unit) };

/** X19.1: the hex a gun looks at. */
function facingText({ world, laid }: GameTable, { place, at, facing }: Unit): string {
  const hex = world && place === 'map' && facing !== undefined ? neighbour(world.board.grid, at, facing) : NOWHERE;
  return hex === NOWHERE ? '' : g.facing(laid.name(hex));
}

export function standingOf(table: GameTable, unit: Unit): string {
  const states = [
    unit.disrupted ? g.disrupted : '',
    unit.marker ? g.marker[unit.marker] : '',
    unit.place === 'rides' ? g.riding : '',
    unit.inside ? g.inside : '',
    facingText(table, unit),
    unit.stream === 'down' ? g.low : '',
    jobText(table, unit),
    unit.assigned === undefined ? '' : g.assignedTo(unitName({ id: unit.assigned })),
    unit.sea ? g.atSea : '',
    unit.place === 'waits' ? g.toCome(unit.turn ?? 1) : '',
    unit.place === 'off' ? g.offBoard : '',
    unit.place === 'unset' ? g.unset : '',
  ];
  return states.filter((state) => state !== '').join(', ');
}

/** Result of fire: every target with its damage. */
export function foughtText(fire: Shown): string {
  if (fire.is === 'aaDie') return g.aaHit[fire.result];
  if (fire.is !== 'attack' || fire.hits.length === 0) return g.planNone;
  const [first] = fire.hits;
  if (first && fire.hits.length === 1) return g.hit[first.result];
  return fire.hits.map(({ unit: id, result }) => `${unitName({ id })}: ${g.hit[result]}`).join(', ');
}
