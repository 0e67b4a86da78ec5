import { wholeNumber } from '#core/notation/notation.ts';
import { code, msg } from '#core/message.ts';
import { Words } from '#core/notation/words.ts';
import { distance, hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { FIRE_TARGETS, type FireTarget } from '#games/blitz/combat/artillery/commands.ts';
import { openOf } from '#games/blitz/countries/guerillas/placement.ts';
import { ROW_NAMES, type Row } from '#games/blitz/economy/orders-of-battle/order.ts';
import type { PlannedBuild, Unit, UnitNo, Volley } from '#games/blitz/types.ts';
import type { LenientTable } from './lenient-line.ts';
import { half, Misread, problem, type Reader } from './reader.ts';

/** Lines people write for modules without ships and aircraft. */

const TARGETS: Readonly<Record<string, FireTarget>> = { centre: 'pc', line: 'rail', ship: 'ships', dock: 'port' };
/** Words for the default target. */
const UNITS: readonly string[] = ['unit', 'units'];

/** Volleys one after another; a unit named after a hex begins the next. */
const SEVERAL = /;\s*| and |,?\s+(?=[a-z][\w.+-]*\s+(?:on|at|over)\s)/;

function volleyIn(reader: Reader, words: Words): Volley {
  const of = words.after('of');
  const units = reader.units(words.next());
  const volley = {
    units,
    hex: reader.over(words.skip('on', 'at', 'over').next()),
    ...(of === undefined ? {} : reader.group(of)),
  };
  if (words.left !== undefined) throw half(msg`'${code(words.left)}' says nothing here`);
  return volley;
}

/** The guerillas a side can still place now, each by the first hex of its city. */
function openCities({ world, state }: Reader): readonly Hex[] {
  const frame = state.frames.at(-1);
  return frame?.at === 'guerillas' ? openOf(world, state, frame) : [];
}

/** A city by one of its hexes, or by its name; by its first hex, or where hexes count (M0.16) by the one that waits. */
function cityIn(reader: Reader, words: readonly string[]): Hex {
  const { board } = reader.world;
  const alike = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '');
  const [word = ''] = words;
  const named = words.length === 1 ? hexNamed(board.grid, word) : undefined;
  const city =
    named === undefined
      ? board.source.cities.find(({ name }) => alike(name) === alike(words.join(' ')))
      : board.source.cities[board.city[named] ?? -1];
  if (!city) throw new Misread(problem(msg`there is no city ${code(words.join(' '))}`));
  if (named !== undefined && openCities(reader).includes(named)) return named;
  return city.hexes[0] as Hex;
}

/** Without a city: the nearest whose guerillas wait. */
function nearestCity(reader: Reader, to: Hex): Hex {
  // M80.48: at set-up every city will do.
  if (reader.state.frames.at(-1)?.at === 'setup') return to;
  const { grid } = reader.world.board;
  const [city] = [...openCities(reader)].sort((a, b) => distance(grid, a, to) - distance(grid, b, to));
  if (city === undefined) throw half(msg`no guerilla waits to be placed`);
  return city;
}

function orderIn(word: string | undefined): number {
  const read = wholeNumber(word?.replace(/^#/, ''), 0, 99);
  if (read === undefined) throw new Misread(problem(msg`'${code(word ?? '')}' is no number of an order of battle`));
  return read;
}
const oneOrder = { read: (_reader: unknown, words: Words) => ({ ob: orderIn(words.next()) }) };

function factorsIn(word: string | undefined): number {
  const read = wholeNumber(word, 1, 99);
  if (read === undefined) throw new Misread(problem(msg`'${code(word ?? '')}' is no number of factors`));
  return read;
}

function rowIn(word: string | undefined): Row {
  const row = ROW_NAMES.find((one) => one.toLowerCase() === word?.toLowerCase());
  if (!row)
    throw new Misread(problem(msg`'${code(word ?? '')}' is nothing a centre builds: ${code(ROW_NAMES.join(', '))}`));
  return row;
}

/** `U11 INF4 3 + U11 ARM 2`, or `none`. */
export const buildsIn = (hexOf: (name: string | undefined) => Hex, text: string): PlannedBuild[] =>
  ['', 'none', 'nothing'].includes(text.trim())
    ? []
    : text.split('+').map((part) => {
        const [at, name, factors, more] = part.trim().split(/\s+/);
        if (more !== undefined) throw half(msg`'${code(more)}' says nothing here`);
        return { hex: hexOf(at), row: rowIn(name), factors: factorsIn(factors) };
      });

/** `entrain b.rr1 b1+b2` */
const withTrain = {
  read: (reader: Reader, words: Words) => ({
    unit: reader.unit(words.next()),
    units: words.rest().flatMap((word) => reader.units(word)),
  }),
};

export const MODULE_LINES: LenientTable = {
  bombard: {
    read(reader, words) {
      const who = words.next();
      const isTarget = (word: string) =>
        UNITS.includes(word) || Object.hasOwn(TARGETS, word) || FIRE_TARGETS.some((one) => one === word);
      const named = words.take((word) => isTarget(word.toLowerCase()))?.toLowerCase();
      const at = words.skip('on', 'at').next();
      const target =
        named === undefined || UNITS.includes(named) ? undefined : (TARGETS[named] ?? (named as FireTarget));
      return { units: reader.units(who), hex: reader.hex(at), ...(target ? { target } : {}) };
    },
  },
  support: {
    also: ['defensivesupport', 'supportdefence', 'nosupport'],
    read: (reader, words) => ({
      units: words.flag('none', 'nobody', 'no') ? [] : words.rest().flatMap((word) => reader.units(word)),
    }),
  },
  chooseK: { also: ['k', 'pay'], drops: ['='] },
  overrun: {
    read(reader, words) {
      const units = reader.units(words.next());
      const way = words.skip('to', 'on').rest();
      return { units, path: reader.path(reader.state.units[units[0] as UnitNo] as Unit, way) };
    },
  },
  nameVolleys: {
    also: ['volleys', 'volley', 'fireflak'],
    read(reader, words) {
      const rest = words.left === 'none' && words.flag('none') ? '' : words.rest().join(' ');
      const named = rest === '' ? [] : rest.split(SEVERAL);
      return { volleys: named.map((text) => volleyIn(reader, new Words(text))) };
    },
  },
  placeGuerilla: {
    form: 'placeGuerilla P34, or placeGuerilla P34 of L37',
    read(reader, words) {
      const hex = reader.hex(words.skip('at', '@').next());
      const rest = words.skip('of', 'near').rest();
      return { hex, city: rest.length > 0 ? cityIn(reader, rest) : nearestCity(reader, hex) };
    },
  },
  delay: {
    also: ['delayguerilla', 'delayguerillas'],
    read(reader, words) {
      if (words.flag('all')) return {};
      const named = words.skip('of').rest();
      return named.length > 0 ? { city: cityIn(reader, named) } : {};
    },
  },
  refuse: {
    read: (reader, words) => ({ unit: reader.unit(words.next()), hex: reader.hex(words.skip('to').next()) }),
  },
  stand: { also: ['norefusal', 'standandfight'] },
  absorb: {
    read: (reader, words) => ({
      unit: reader.unit(words.next()),
      into: reader.unit(words.skip('into', 'by', 'in').next()),
    }),
  },
  leaveOut: { joins: true },
  agreeOb: { read: (_reader, words) => ({ blue: orderIn(words.next()), red: orderIn(words.next()) }) },
  nameTwo: { read: (_reader, words) => ({ one: orderIn(words.next()), two: orderIn(words.next()) }) },
  pickOb: oneOrder,
  chooseHigher: oneOrder,
  placePc: { drops: ['at', 'in', '@'] },
  produce: {
    read(reader, words) {
      const made = { hex: reader.hex(words.next()), row: rowIn(words.next()), factors: factorsIn(words.next()) };
      return words.isEmpty ? made : { ...made, to: reader.hex(words.skip('at', 'to', 'in').next()) };
    },
  },
  writePlan: {
    also: ['plan'],
    read: (reader, words) => ({
      turn: reader.number(words.next()),
      builds: buildsIn((name) => reader.hex(name), words.rest().join(' ')),
    }),
  },
  seizeCentre: { drops: ['at', 'in', 'to', 'on'] },
  moveTrain: { also: ['train', 'rail'], read: (reader, words) => reader.flight(words) },
  entrain: withTrain,
  detrain: withTrain,
  cutRail: { also: ['cut'] },
  moveFlak: { read: (reader, words) => reader.flight(words) },
};
