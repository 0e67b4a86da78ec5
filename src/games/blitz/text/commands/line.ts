import { code, say } from '#core/say.ts';
import type { Words } from '#core/words.ts';
import * as z from 'zod';
import { ZONES } from '#games/blitz/board.ts';
import type { Hex } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { isShip } from '#games/blitz/kinds.ts';
import type { Command, CommandOf, GroupName, UnitNo } from '#games/blitz/types.ts';
import { Misread, type Pen, problem, type Reader } from './reader.ts';

type Needs<K extends Command['do']> = Omit<CommandOf<K>, 'do'>;

/** One command as it comes from outside: what it carries, and how it is read from a line and written as one. */
export interface Line<K extends Command['do']> {
  /** The shape of all it carries: what comes from outside passes here before `check` sees it. */
  readonly takes: { readonly [P in keyof Needs<K>]-?: z.ZodType<Needs<K>[P]> };
  /** Written form, shown for half-written lines. */
  readonly form?: string;
  /** Short forms people write, in small letters; the ledger's own name is always understood. */
  readonly also?: readonly string[];
  /** Takes every word it understands: a word that is left over is refused. */
  read(reader: Reader, words: Words): Needs<K>;
  write(pen: Pen, command: CommandOf<K>): string;
}

export type Lines<K extends Command['do']> = { readonly [N in K]: Line<N> };

// Types of command fields.
export const unit = z.int().min(0).max(9999);
export const units = z.array(unit).max(400).readonly();
export const hex = z.int().min(0).max(99_999);
export const hexes = z.array(hex).max(60).readonly();
export const path = z.array(hex).max(400).readonly();
export const battle = z.int().min(0).max(9999);
export const zone = z.enum(ZONES);

// Lines that several commands share.

/** A command that carries nothing. */
export const bare = (name: Command['do']) => ({
  takes: {},
  read(_reader: Reader, words: Words) {
    const rest = words.rest().join(' ');
    if (rest !== '') throw new Misread(problem(say`${code(name)} takes nothing after it, not '${code(rest)}'`));
    return {};
  },
  write: () => '',
});

/** The end of a phase, and who is given up with it: `abandon b1+b2`. */
export const abandoning = {
  takes: { abandon: units.optional() },
  read(reader: Reader, words: Words) {
    if (words.isEmpty) return {};
    return { abandon: reader.units(words.skip('abandon').rest().join(' ')) };
  },
  write: (pen: Pen, { abandon }: { readonly abandon?: readonly UnitNo[] | undefined }) =>
    abandon ? `abandon ${pen.units(abandon)}` : '',
};

export const unitToHex = (form: string, between: string) => ({
  takes: { unit, hex },
  form,
  read: (reader: Reader, words: Words) => ({
    unit: reader.unit(words.next()),
    hex: reader.hex(words.skip(between).next()),
  }),
  write: (pen: Pen, command: { readonly unit: UnitNo; readonly hex: Hex }) =>
    `${pen.unit(command.unit)} ${pen.hex(command.hex)}`,
});

export const unitTo = (form: string) => ({
  takes: { unit, to: hex },
  form,
  read: (reader: Reader, words: Words) => ({
    unit: reader.unit(words.next()),
    to: reader.hex(words.skip('to').next()),
  }),
  write: (pen: Pen, command: { readonly unit: UnitNo; readonly to: Hex }) =>
    `${pen.unit(command.unit)} ${pen.hex(command.to)}`,
});

export const unitToZone = (form: string) => ({
  takes: { unit, zone },
  form,
  read: (reader: Reader, words: Words) => ({
    unit: reader.unit(words.next()),
    zone: reader.zone(words.skip('to', 'into', 'in', 'at', 'on', 'sea', 'zone').next()),
  }),
  write: (pen: Pen, command: { readonly unit: UnitNo; readonly zone: Zone }) =>
    `${pen.unit(command.unit)} ${command.zone}`,
});

/** A flight: to a hex, by a path if one is written. */
export const flight = (form: string) => ({
  takes: { unit, to: hex, path: path.optional() },
  form,
  read(reader: Reader, words: Words) {
    const { unit: no, path: way } = reader.way(words);
    const to = way.at(-1) as Hex;
    return way.length > 1 ? { unit: no, to, path: way } : { unit: no, to };
  },
  write: (pen: Pen, command: { readonly unit: UnitNo; readonly to: Hex; readonly path?: readonly Hex[] | undefined }) =>
    `${pen.unit(command.unit)} ${pen.path(command.path ?? [command.to])}`,
});

/** A group of a flight, by its base or its task force. */
export function groupOf(reader: Reader, word: string | undefined): GroupName {
  const ship = reader.state.units.findIndex((one) => one.id === word && isShip(one));
  return ship < 0 ? { from: reader.hex(word) } : { ship };
}

export const groupText = (pen: Pen, { from, ship }: GroupName): string =>
  ship !== undefined ? ` of ${pen.unit(ship)}` : from === undefined ? '' : ` of ${pen.hex(from)}`;

export const unitsOnly = (form: string) => ({
  takes: { units },
  form,
  read: (reader: Reader, words: Words) => ({
    units: words.isEmpty ? [] : reader.units(words.rest().join(' ')),
  }),
  write: (pen: Pen, command: { readonly units: readonly UnitNo[] }) => pen.units(command.units),
});

export const ofBattle = (form: string) => ({
  takes: { battle },
  form,
  read: (reader: Reader, words: Words) => ({ battle: reader.battle(words.skip('on').next()) }),
  write: (_pen: Pen, command: { readonly battle: number }) => String(command.battle),
});
