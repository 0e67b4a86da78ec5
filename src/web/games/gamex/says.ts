import type { Shown } from '../../../games/gamex/desk/happenings.ts';
import type { Unit } from '../../../games/gamex/types.ts';
import type { GameTable } from './game-table.ts';
import { called } from './called.ts';
import { g } from './words/words.ts';

/** Units and their states in words. */

const VALUES = /\d\/\d+\*?\/\d/;

export function unitName(table: GameTable, unit: Unit): string {
  const kind = table.kind(unit);
  const nation = called(g.nation, unit.nation);
  if (!kind) return nation;
  // A kind written by its values has no name of its own.
  return g.unitName(nation, VALUES.test(kind.name) ? g.classOf[kind.class] : called(g.kindName, kind.name));
}

export function valuesOf(table: GameTable, unit: Unit): string {
  const kind = table.kind(unit);
  if (!kind) return '';
  if (kind.type === 'aircraft') return kind.air.map(({ weapon, as }) => `${weapon}${as}`).join(' ');
  return `${kind.code} ${kind.as}/${kind.range}${kind.star ? '*' : ''}/${kind.ds}/${kind.mp}`;
}

export const unitLine = (table: GameTable, unit: Unit): string =>
  `${unit.id} ${unitName(table, unit)} ${valuesOf(table, unit)}`;

export function standingOf(table: GameTable, unit: Unit): string {
  const states = [
    unit.disrupted ? g.disrupted : '',
    unit.marker ? g.marker[unit.marker] : '',
    unit.place === 'rides' ? g.riding : '',
    unit.inside ? g.inside : '',
    unit.stream === 'down' ? g.low : '',
    unit.place === 'waits' ? g.toCome(unit.turn ?? 1) : '',
    unit.place === 'off' ? g.offBoard : '',
    unit.place === 'unset' ? g.unset : '',
  ];
  return states.filter((state) => state !== '').join(', ');
}

/** How fire came out: every target with what it suffered. */
export function foughtText(table: GameTable, fire: Shown): string {
  if (fire.is === 'aaDie') return g.aaHit[fire.result];
  if (fire.is !== 'attack' || fire.hits.length === 0) return g.planNone;
  const [first] = fire.hits;
  if (first && fire.hits.length === 1) return g.hit[first.result];
  return fire.hits
    .map(({ unit: id, result }) => {
      const unit = table.unit(id);
      return `${unit ? unitName(table, unit) : g.fort}: ${g.hit[result]}`;
    })
    .join(', ');
}
