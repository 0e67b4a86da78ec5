import type { Unit, UnitNo } from '#games/blitz/types.ts';
import type { HexAbout } from '#games/blitz/desk/view/board-questions.ts';
import { named, said, w } from '../words/words.ts';
import { inKinds } from './in-kinds.ts';

/** A hex in sentences, for the text board. */

type Units = readonly Unit[] | undefined;

const pick = (units: Units, numbers: readonly UnitNo[]): Unit[] => numbers.flatMap((no) => units?.[no] ?? []);

/** Owner of a unit: M18.10, none while its army stands aside. */
const whose = ({ side, place }: Unit): string => (place === 'neutral' ? w.neutralArmy : w.sideName(side));

/** Units of one side as a list of kinds, the side first. */
function party(units: Units, numbers: readonly UnitNo[]): string {
  const [first, ...rest] = pick(units, numbers);
  return first ? `${whose(first)}: ${inKinds([first, ...rest])}` : '';
}

export function hexInWords(about: HexAbout, units: Units, name: (hex: number) => string): string[] {
  const ground = about.features.map((one) => w.featureName[one]);
  const lines = [
    w.hexGround(name(about.hex), [w.surfaceName[about.surface], ...ground].join(', ')),
    about.city === undefined
      ? ''
      : w.hexCity(
          named(about.city),
          about.controller === 'nobody' || !about.controller ? '' : w.sideName(about.controller),
        ),
    about.country === undefined ? '' : w.hexCountry(named(about.country)),
    about.zone === undefined ? '' : w.hexZone(about.zone),
    about.units.length > 0 ? `${party(units, about.units)}. ${w.roomLeft(about.room)}` : w.hexEmpty,
    about.supply ? w.hexSupply[about.supply] : '',
    about.zocs.length > 0 ? w.hexZocs(about.zocs.map((side) => w.sideName(side)).join(', ')) : '',
  ];
  return lines.filter((line) => line !== '');
}

export const nearestInWords = (about: HexAbout, units: Units, name: (hex: number) => string): string[] =>
  about.enemies.length === 0
    ? [w.noEnemies]
    : about.enemies.map(({ hex, away, units: there }) => w.enemyLine(name(hex), away, party(units, there)));

export function threatsInWords(about: HexAbout, units: Units, name: (hex: number) => string): string[] {
  if (about.threats.length === 0) return [w.noThreat(name(about.hex))];
  const places = new Map<number, UnitNo[]>();
  for (const { unit, hex } of about.threats) places.set(hex, [...(places.get(hex) ?? []), unit]);
  return [
    w.threatLine(name(about.hex), about.threats.length, about.threat),
    ...[...places].map(([hex, there]) => `${name(hex)}: ${inKinds(pick(units, there))}`),
  ];
}

/** M11.1: the ships of both sides that lie or are shown there. */
export const shipsInWords = (ships: readonly Unit[]): string[] =>
  [...new Set(ships.map(whose))].map((who) => `${who}: ${inKinds(ships.filter((unit) => whose(unit) === who))}`);

/** A hex, or one unit of it, in a line: what the keyboard has come to on the board. */
export function hexLine(
  units: Units,
  { hex, name, city }: { readonly hex: number; readonly name: string; readonly city: string | undefined },
  id?: string,
  ships: readonly Unit[] = [],
): string {
  const there = (units ?? []).filter((unit) => ['map', 'air', 'neutral'].includes(unit.place) && unit.at === hex);
  const here = [...there, ...ships];
  const one = id === undefined ? undefined : here.find((unit) => unit.id === id);
  if (one) return `${said({ unit: one.id })}, ${whose(one)}: ${inKinds([one])}`;
  const sides = [...new Set(here.map(whose))].map(
    (who) => `${who}: ${inKinds(here.filter((unit) => whose(unit) === who))}`,
  );
  return [name, ...(city === undefined ? [] : [city]), ...(sides.length > 0 ? sides : [w.empty])].join('. ');
}
