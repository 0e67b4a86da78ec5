import { count, list, named, oneOf, optional, or, writtenAs } from '#core/notation/field.ts';
import { record, shape } from '#core/notation/shape.ts';
import { code, msg } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { ZONES } from './board.ts';
import type { UnitNo } from './unit.ts';

/** Fields of Blitzkrieg: what commands and decisions name. */

const isUnit = (value: unknown): value is UnitNo =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9999;
const isHex = (value: unknown): value is Hex =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 99_999;

export const unit = named<UnitNo>('unit', {
  missing: msg`a unit is missing`,
  unknown: (word) =>
    word.includes('+') ? msg`one unit at a time, not ${code(word)}` : msg`there is no unit ${code(word)}`,
  example: 'b1',
  is: isUnit,
});
/** M11: a unit that is a ship. */
const ship = named<UnitNo>('ship', {
  missing: msg`a unit is missing`,
  unknown: (word) => msg`there is no unit ${code(word)}`,
  example: 'b.tf1',
  is: isUnit,
});
export const hex = named<Hex>('hex', {
  missing: msg`a hex is missing`,
  unknown: (word) => msg`the board has no hex ${code(word)}`,
  example: 'U12',
  placed: true,
  is: isHex,
});
/** M12.33: a hex; a ship by its name, with the hex that stands for where it is. */
export interface Place {
  readonly hex: Hex;
  readonly ship?: UnitNo;
}
export const place = named<Place>('place', {
  missing: msg`a hex is missing`,
  unknown: (word) => msg`the board has no hex ${code(word)}`,
  example: 'U12',
  placed: true,
  is: (value): value is Place => typeof value === 'object',
});
export const placeOf = (at: Hex, aboard: UnitNo | undefined): Place =>
  aboard === undefined ? { hex: at } : { hex: at, ship: aboard };

export const units = list(unit, '+', { least: 1 });
/** Units, or nothing at all. */
export const anyUnits = or(units, []);
export const hexes = list(hex, '+', { least: 1, most: 60 });
export const path = list(hex, ' ', { least: 1 });
export const zone = oneOf(ZONES);
export const battle = count(0, 9999);

export const unitToHex = shape('{unit} {hex}', { unit, hex });
export const unitTo = shape('{unit} {to}', { unit, to: hex });
export const unitToZone = shape('{unit} {zone}', { unit, zone });
export const unitsToHex = shape('{units} {hex}', { units, hex });
export const unitWith = shape('{unit} {units}', { unit, units });
export const someUnits = shape('[{units}]', { units: anyUnits });
/** End of a phase, and the units given up with it: `abandon b1+b2`. */
export const abandoning = shape('[abandon {abandon}]', { abandon: optional(units) });

/** A flight: to a hex, by a path if one is written. */
export const flight = writtenAs(
  record({ unit, to: hex, path: optional(path) }),
  shape('{unit} {way}', { unit, way: path }),
  {
    toText: (flown) => ({ unit: flown.unit, way: flown.path ?? [flown.to] }),
    fromText: ({ unit: no, way }) => {
      const to = way.at(-1) as Hex;
      return way.length > 1 ? { unit: no, to, path: way } : { unit: no, to };
    },
  },
);

/** A group by the base or the task force it comes from; on the way home by the one it comes to. */
export const groupName = shape('{from} | {ship}', { from: optional(hex), ship: optional(ship) });
/** M13.3: flak that fires together into a hex of a path; at the group that is named, if several pass the hex. */
export const volley = shape('{units} on {hex}[ of {from}] | {units} on {hex} of {ship}', {
  units,
  hex,
  from: optional(hex),
  ship: optional(ship),
});
