import { code, say } from '#core/say.ts';
import { distance, hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { bare, hex, type Lines, unit } from '#games/blitz/text/commands/line.ts';
import { half, Misread, problem, type Reader } from '#games/blitz/text/commands/reader.ts';
import type { UnitNo } from '#games/blitz/types.ts';
import { openOf } from './placement.ts';

export type GuerillaCommand =
  /** M80.30: a guerilla of a city appears in a hex; the city is named by its first hex. */
  | { readonly do: 'placeGuerilla'; readonly hex: Hex; readonly city: Hex }
  /** M15.4: a guerilla of a city waits; without a city all that are left. */
  | { readonly do: 'delay'; readonly city?: Hex | undefined }
  /** M15.8: a small guerilla slips away. */
  | { readonly do: 'refuse'; readonly unit: UnitNo; readonly hex: Hex }
  /** M15.8: nobody does, or nobody more. */
  | { readonly do: 'stand' }
  /** M15.14 */
  | { readonly do: 'absorb'; readonly unit: UnitNo; readonly into: UnitNo };

/** The guerillas a side can still place now, each by the first hex of its city. */
function open({ world, state }: Reader): readonly Hex[] {
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
  if (!city) throw new Misread(problem(say`there is no city ${code(words.join(' '))}`));
  if (named !== undefined && open(reader).includes(named)) return named;
  return city.hexes[0] as Hex;
}

/** Without a city: the nearest whose guerillas wait. */
function nearestCity(reader: Reader, to: Hex): Hex {
  // M80.48: at set-up every city will do.
  if (reader.state.frames.at(-1)?.at === 'setup') return to;
  const { grid } = reader.world.board;
  const [city] = [...open(reader)].sort((a, b) => distance(grid, a, to) - distance(grid, b, to));
  if (city === undefined) throw half(say`no guerilla waits to be placed`);
  return city;
}

export const guerillaLines: Lines<GuerillaCommand['do']> = {
  placeGuerilla: {
    takes: { hex, city: hex },
    form: 'placeGuerilla P34, or placeGuerilla P34 of L37',
    read(reader, words) {
      const to = reader.hex(words.skip('at', '@').next());
      const rest = words.skip('of', 'near').rest();
      return { hex: to, city: rest.length > 0 ? cityIn(reader, rest) : nearestCity(reader, to) };
    },
    write: (pen, command) => `${pen.hex(command.hex)} of ${pen.hex(command.city)}`,
  },
  delay: {
    takes: { city: hex.optional() },
    form: 'delay, or delay L37',
    also: ['delayguerilla', 'delayguerillas'],
    read: (reader, words) => {
      if (words.flag('all')) return {};
      const named = words.skip('of').rest();
      return named.length > 0 ? { city: cityIn(reader, named) } : {};
    },
    write: (pen, command) => (command.city === undefined ? '' : pen.hex(command.city)),
  },
  refuse: {
    takes: { unit, hex },
    form: 'refuse g1 to U12, or stand',
    read(reader, words) {
      const who = words.next();
      return { unit: reader.unit(who), hex: reader.hex(words.skip('to').next()) };
    },
    write: (pen, command) => `${pen.unit(command.unit)} to ${pen.hex(command.hex)}`,
  },
  stand: { ...bare('stand'), also: ['norefusal', 'standandfight'] },
  absorb: {
    takes: { unit, into: unit },
    form: 'absorb g1 into b5',
    read(reader, words) {
      const who = words.next();
      return { unit: reader.unit(who), into: reader.unit(words.skip('into', 'by', 'in').next()) };
    },
    write: (pen, command) => `${pen.unit(command.unit)} into ${pen.unit(command.into)}`,
  },
};
