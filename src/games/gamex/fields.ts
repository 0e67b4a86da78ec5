import {
  count,
  either,
  type Field,
  flag,
  type Held,
  like,
  list,
  mark,
  named,
  oneOf,
  optional,
  or,
  token,
} from '#core/notation/field.ts';
import { shape } from '#core/notation/shape.ts';
import { code, msg } from '#core/message.ts';
import { type Hex, type HexOrNowhere, NOWHERE } from '#hex/hex.ts';
import { dial, dialName } from './board/sheet.ts';
import { BRIDGE, type Direction, GAITS, type UnitId } from './units-and-acts.ts';

/** Fields of Tactical GameX: what commands, decisions and positions name. */

const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 80;
const isHex = (value: unknown): value is Hex =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000_000;

export const unit = named<UnitId>('unit', {
  missing: msg`a unit is missing`,
  unknown: (word) => msg`there is no unit ${code(word)}`,
  example: 'g1',
  is: isName,
});
/** X20.1: a unit on the map, told from an off-board battery of the same list. */
const gun = named<UnitId>('gun', {
  missing: msg`a unit is missing`,
  unknown: (word) => msg`there is no unit ${code(word)} on the map`,
  example: 'g1',
  is: isName,
});
/** A unit, or the fortification or the bridge of a hex (X8.4c, X9.3e). */
const target = named<UnitId>('target', {
  missing: msg`a target is missing`,
  unknown: (word) => msg`there is no unit ${code(word)}`,
  example: 'r1',
  is: isName,
});
export const battery = named<string>('battery', {
  missing: msg`a battery is missing`,
  unknown: (word) => msg`${code(word)} is no battery`,
  example: 'B1',
  is: isName,
});
export const hex = named<Hex>('hex', {
  missing: msg`a hex is missing`,
  unknown: (word) => msg`the board has no hex ${code(word)}`,
  example: '1-C-4',
  placed: true,
  is: isHex,
});
/** A hex, or NOWHERE, which has no name. */
export const hexOrNowhere: Field<HexOrNowhere> = {
  ...hex,
  wrong: (value) => (value === NOWHERE ? undefined : hex.wrong(value)),
  visit: (value, see) => {
    if (value !== NOWHERE) see(hex, value);
  },
  map: (value, name) => (value === NOWHERE ? value : name(hex, value)),
};
/** A unit or a hex: a number is a hex, a word either. */
export const unitOrHex: Field<UnitId | Hex> = {
  ...unit,
  wrong: (value) => (typeof value === 'number' ? hex : unit).wrong(value),
  visit: (value, see) => (typeof value === 'number' ? see(hex, value) : see(unit, value)),
  map: (value, name) => {
    if (typeof value === 'number') return name(hex, value);
    const place = name(hex, value);
    return typeof place === 'number' ? place : name(unit, value);
  },
};
/** X24.6: a card by its event, or by its number. */
export const card = named<number>('card', {
  missing: msg`a card is missing`,
  unknown: (word) => msg`there is no card ${code(word)}`,
  example: 'E07',
  is: (value): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) < 100,
});
export const direction = token<Direction>({
  missing: msg`a direction is missing (d1 to d6)`,
  wrong: (word) => msg`'${code(word)}' is no direction (d1 to d6)`,
  example: 'd2',
  is: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 6,
  read: (word) => (/^d[1-6]$/.test(word) ? dial(Number(word[1])) : undefined),
  write: dialName,
});

const none = { none: 'none' };
export const units = list(unit, '+', none);
export const guns = list(gun, '+', none);
export const targets = list(target, '+', none);
export const batteries = list(battery, '+', none);
export const extra = or(count(0, 99), 0);

/** X31.7 */
export const act = either(
  // X9.3b: a Flail beats the mine out of the hex it enters, or of the one it leaves.
  shape('{to}[ {inside}][ {flail}]', { to: hex, inside: flag('inside'), flail: flag('flail') }),
  shape('load {load}', { load: unit }),
  // X10.4c: of two on a landing craft it may be said which.
  shape('{unload}[ {who}][ {facing}]', { unload: mark('unload'), who: optional(unit), facing: optional(direction) }),
  shape('{stream}', { stream: oneOf(['down', 'up']) }),
  shape('{switch}', { switch: mark('switch') }),
  shape('{exit}', { exit: mark('exit') }),
);
export const acts = like(list(act, ' '), '1-C-4 1-C-5');
/** Single act of a move; acts follow one another (X31.7). */
export type Act = Held<typeof act>;

export const shot = shape('{by} on {at}[ at {targets}][ via {sighter}]', {
  by: units,
  at: hex,
  targets: or(targets, []),
  sighter: optional(unit),
});
/** One attack of a Fire activity; with a sighting unit it is indirect. */
export type Shot = Held<typeof shot>;

export const gait = oneOf(GAITS);
/** More of the same follows: the unit waits. */
export const waits = flag('...');

/** X9.3e at the temporary bridge in the hex, X6.4.7i over the hex where a spotter aircraft is placed to sight. */
export const mission = shape(
  '{batteries} on {at}[ at {bridge}] via {sighter}[ with {by}][ extra {extra}][ over {over}]',
  {
    batteries,
    at: hex,
    bridge: flag(BRIDGE),
    sighter: unit,
    by: or(units, []),
    extra,
    over: optional(hex),
  },
);
/** An attack with off-board batteries (X6.4.4). */
export type Mission = Held<typeof mission>;
