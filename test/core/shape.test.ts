import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  count,
  either,
  flag,
  list,
  mark,
  named,
  type Names,
  oneOf,
  optional,
  or,
  pair,
  token,
  truth,
} from '#core/notation/field.ts';
import { describeFault, type Fault } from '#core/notation/notation.ts';
import { english, msg } from '#core/message.ts';
import { bare, commands, type CommandsOf, frames, record, shape } from '#core/notation/shape.ts';

/** Shapes: what is declared once is checked, read, written and searched. */

const UNITS = ['b1', 'b2', 'r1', 'exit'];
const whole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const unit = named<number>('unit', {
  missing: msg`a unit is missing`,
  unknown: (word) => msg`there is no unit ${{ code: word }}`,
  example: 'b1',
  is: whole,
});
const hex = named<number>('hex', {
  missing: msg`a hex is missing`,
  unknown: (word) => msg`the board has no hex ${{ code: word }}`,
  example: 'U12',
  placed: true,
  is: whole,
});
const names: Names = {
  find: (kind, word) => {
    const found = kind === 'unit' ? UNITS.indexOf(word) : /^U\d$/.test(word) ? Number(word[1]) : -1;
    return found < 0 ? undefined : found;
  },
  name: (kind, value) =>
    kind === 'unit' ? UNITS[Number(value)] : Number(value) < 10 ? `U${Number(value)}` : undefined,
};
const direction = token<number>({
  missing: msg`a direction is missing`,
  wrong: (word) => msg`'${{ code: word }}' is no direction`,
  example: 'd1',
  is: (value) => whole(value) && value < 6,
  read: (word) => (/^d[1-6]$/.test(word) ? Number(word[1]) - 1 : undefined),
  write: (value) => `d${value + 1}`,
});
const units = list(unit, '+', { none: 'none' });
const act = either(
  shape('{to}[ {inside}]', { to: hex, inside: flag('inside') }),
  shape('load {load}', { load: unit }),
  shape('{exit}', { exit: mark('exit') }),
);
const shot = shape('{by} on {at}[ at {targets}][ via {eye}]', {
  by: units,
  at: hex,
  targets: or(units, []),
  eye: optional(unit),
});
const TABLE = commands({
  done: bare,
  move: shape('{unit}[ {pace}] {acts}[ {on}]', {
    unit,
    pace: optional(oneOf(['quick', 'slow'])),
    acts: list(act, ' '),
    on: flag('...'),
  }),
  fire: shape('{shots}', { shots: list(shot, ';') }),
  go: shape('{units} {path} | {units} to {to}', {
    units,
    path: or(list(hex, ' ', { least: 1 }), []),
    to: optional(hex),
  }),
  place: shape('{unit} {hex}[ {facing}][ with {extra}]', {
    unit,
    hex,
    facing: optional(direction),
    extra: or(count(0, 9), 0),
  }),
  pick: shape('{no}', { no: count(0, 8, 1) }),
});
type Command = CommandsOf<typeof TABLE>;

/** The type that follows, as one would write it by hand. */
type Written =
  | { readonly do: 'done' }
  | {
      readonly do: 'move';
      readonly unit: number;
      readonly pace?: 'quick' | 'slow';
      readonly acts: readonly (
        | { readonly to: number; readonly inside?: true }
        | { readonly load: number }
        | { readonly exit: true }
      )[];
      readonly on?: true;
    }
  | {
      readonly do: 'fire';
      readonly shots: readonly {
        readonly by: readonly number[];
        readonly at: number;
        readonly targets: readonly number[];
        readonly eye?: number;
      }[];
    }
  | { readonly do: 'go'; readonly units: readonly number[]; readonly path: readonly number[]; readonly to?: number }
  | {
      readonly do: 'place';
      readonly unit: number;
      readonly hex: number;
      readonly facing?: number;
      readonly extra: number;
    }
  | { readonly do: 'pick'; readonly no: number };
type Same<A, B> = [A, B] extends [B, A] ? true : never;
const SAME: Same<Command, Written> = true;

const anUnit = fc.nat(2);
const aHex = fc.nat(9);
const someUnits = fc.uniqueArray(anUnit, { maxLength: 3 });
const perhaps = <K extends string, T>(key: K, value: fc.Arbitrary<T>) =>
  fc.option(value).map((one) => (one === null ? {} : ({ [key]: one } as Record<K, T>)));
const joined = (...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as Command);
const yes = fc.constant(true);
const anAct = fc.oneof(
  joined(fc.record({ to: aHex }), perhaps('inside', yes)),
  fc.record({ load: anUnit }),
  fc.constant({ exit: true }),
);
const aShot = joined(fc.record({ by: someUnits, at: aHex, targets: someUnits }), perhaps('eye', anUnit));
const aCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.constant({ do: 'done' } as const),
  joined(
    fc.record({ do: fc.constant('move'), unit: anUnit, acts: fc.array(anAct, { maxLength: 4 }) }),
    perhaps('pace', fc.constantFrom('quick', 'slow')),
    perhaps('on', yes),
  ),
  joined(fc.record({ do: fc.constant('fire'), shots: fc.array(aShot, { minLength: 1, maxLength: 3 }) })),
  joined(fc.record({ do: fc.constant('go'), units: someUnits, path: fc.array(aHex, { minLength: 1, maxLength: 3 }) })),
  joined(fc.record({ do: fc.constant('go'), units: someUnits, path: fc.constant([]), to: aHex })),
  joined(
    fc.record({ do: fc.constant('place'), unit: anUnit, hex: aHex, extra: fc.nat(9) }),
    perhaps('facing', fc.nat(5)),
  ),
  joined(fc.record({ do: fc.constant('pick'), no: fc.nat(8) })),
);

const read = (text: string): Command | Fault => TABLE.parse(text, names);
const said = (text: string): string => {
  const found = read(text);
  return 'message' in found ? describeFault(found) : JSON.stringify(found);
};

describe('laws', () => {
  test('what is written is read again, and passes its check', () => {
    expect(SAME).toBe(true);
    fc.assert(
      fc.property(aCommand, (command) => {
        const text = TABLE.write(command, names);
        expect(read(text)).toEqual(command);
        expect(TABLE.wrong(command)).toBeUndefined();
        expect(TABLE.wrong(JSON.parse(JSON.stringify(command)))).toBeUndefined();
      }),
    );
  });
  test('what is read is written as it stood, however it was cut or mixed', () => {
    const WORDS = [
      'b1',
      'r1+b2',
      'none',
      'U3',
      'exit',
      'on',
      'at',
      'via',
      ';',
      'to',
      'd3',
      '...',
      'quick',
      '7',
      'with',
      'zz',
    ];
    const line = fc
      .tuple(fc.constantFrom(...TABLE.verbs), fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }))
      .map((words) => words.flat().join(' ').replaceAll(' ;', ';'));
    fc.assert(
      fc.property(line, (text) => {
        const found = read(text);
        // Tails stand in any order, and an empty list may be said where nothing need be.
        if ('message' in found) {
          expect(describeFault(found)).not.toBe('');
          return;
        }
        expect(TABLE.wrong(found)).toBeUndefined();
        expect(read(TABLE.write(found, names))).toEqual(found);
        const words = (one: string) =>
          one
            .match(/;|[^\s;]+/g)
            ?.filter((word) => word !== 'at' && word !== 'none')
            .sort();
        expect(words(TABLE.write(found, names))).toEqual(words(text.replace(' with 0', '')));
      }),
      { numRuns: 2000 },
    );
  });
  test('a stray key, a missing one and a value of another kind are refused, and named', () => {
    fc.assert(
      fc.property(aCommand, fc.constantFrom('extra2', 'of'), (command, key) => {
        expect(english(TABLE.wrong({ ...command, [key]: 1 }) ?? '')).toContain(key);
      }),
    );
    const told = (value: unknown) => english(TABLE.wrong(value) ?? 'fine');
    expect(told(undefined)).toBe('there is no such command');
    expect(told({ do: 'constructor' })).toBe('there is no such command');
    expect(told({ do: 'place', unit: 1, extra: 0 })).toBe('place: hex: a hex is missing');
    expect(told({ do: 'place', unit: 1, hex: 'U1', extra: 0 })).toBe('place: hex: the board has no hex U1');
    expect(told({ do: 'place', unit: 1, hex: 1, extra: 99 })).toBe("place: extra: '99' is no number from 0 to 9");
    expect(told({ do: 'move', unit: 1, acts: [{ to: 1 }, { to: 2, exit: true }] })).toBe(
      "move: acts: 'exit' says nothing here",
    );
    expect(told({ do: 'move', unit: 1, acts: Array.from({ length: 401 }, () => ({ to: 1 })) })).toBe(
      'move: acts: a list of at most 400 is expected',
    );
    expect(told({ do: 'go', units: [1], path: [] })).toBe(
      'go: too much or too little is said: b1+b2 U12 U13, or b1+b2 to U12',
    );
    expect(told({ do: 'go', units: [1], path: [2], to: 3 })).toContain('too much or too little');
  });
});

test.each([
  ['move', 'a unit is missing; write move b1 [quick] U12 [inside], or load b1, or exit'],
  ['fire b1 on U1 at zz', 'there is no unit zz'],
  ['fire b1 on Q1', 'Q1: the board has no hex Q1'],
  ['fire b1 U1', "'U1' stands where 'on' is expected; write fire b1+b2 on U12 [at b1+b2] [via b1]"],
  ['fire b1 on U1 via', 'a unit is missing; write fire b1+b2 on U12 [at b1+b2] [via b1]'],
  ['fire b1 on U1; r1+zz on U2', 'there is no unit zz'],
  ['place b1 U1 d9', "'d9' says nothing here; write place b1 U12 [d1] [with 2]"],
  ['place b1 U1 d1 d2', "'d2' says nothing here; write place b1 U12 [d1] [with 2]"],
  ['place b1 U1 with 12', "'12' is no number from 0 to 9"],
  ['go b1', 'a hex is missing; write go b1+b2 U12 U13, or go b1+b2 to U12'],
  ['done now', "'now' says nothing here; write done"],
  ['dance', "there is no command 'dance'"],
  ['toString', "there is no command 'toString'"],
  ['', "there is no command ''"],
])('%s: %s', (text, why) => expect(said(text)).toContain(why.replace(/ \[quick\].*/, '')));

test('tails stand in any order, each once', () => {
  expect(read('place b1 U1 with 3 d2')).toEqual({ do: 'place', unit: 0, hex: 1, facing: 1, extra: 3 });
  expect(said('place b1 U1 with 3 d2 with 4')).toContain("'with' says nothing here");
});

test('a name is one whatever it is like: a unit called exit is loaded, the word exit leaves', () => {
  expect(read('move b1 load exit exit')).toEqual({ do: 'move', unit: 0, acts: [{ load: 3 }, { exit: true }] });
});

test('everything of a kind is found, and what the game does not have', () => {
  const command: Command = { do: 'fire', shots: [{ by: [0, 1], at: 3, targets: [2], eye: 9 }] };
  expect(TABLE.found(unit, command)).toEqual([0, 1, 2, 9]);
  expect(TABLE.found(hex, command)).toEqual([3]);
  expect(TABLE.stray(command, names)).toEqual({ kind: 'unit', value: 9 });
  expect(TABLE.stray({ do: 'pick', no: 1 }, names)).toBeUndefined();
});

test('JSON holds names in place of numbers', () => {
  const value = { by: [0, 1], at: 3, targets: [] };
  const toName = shot.map(value, (field, one) => names.name(field.kind, one));
  expect(toName).toEqual({ by: ['b1', 'b2'], at: 'U3', targets: [] });
  expect(shot.map(toName, (field, one) => names.find(field.kind, String(one)))).toEqual(value);
});

describe('decisions', () => {
  const FRAMES = frames({
    phase: bare,
    walk: record({ unit, way: list(hex, ' '), ends: truth, spent: list(pair(hex, count(0, 9)), ' ') }),
    waits: record({ command: optional(TABLE) }),
  });
  const walk = { at: 'walk', unit: 1, way: [3, 4], ends: false, spent: [[3, 2]] } as const;
  test('stand as JSON with names in place of numbers, and are read again', () => {
    const text = FRAMES.toJson(walk, names);
    expect(JSON.parse(text)).toEqual({ ...walk, unit: 'b2', way: ['U3', 'U4'], spent: [['U3', 2]] });
    expect(FRAMES.fromJson(text, names)).toEqual(walk);
    const waiting = { at: 'waits', command: { do: 'move', unit: 0, acts: [{ to: 2 }] } } as const;
    expect(FRAMES.fromJson(FRAMES.toJson(waiting, names), names)).toEqual(waiting);
  });
  test.each([
    ['no JSON', '{'],
    ['an unknown decision', '{"at":"chess"}'],
    ['a stray key', '{"at":"phase","more":1}'],
    ['a missing key', '{"at":"walk","unit":"b1"}'],
    ['an unknown name', '{"at":"walk","unit":"b9","way":[],"ends":true,"spent":[]}'],
    ['a wrong command inside', '{"at":"waits","command":{"do":"move"}}'],
    ['no pair', '{"at":"walk","unit":"b1","way":[],"ends":true,"spent":[["U3"]]}'],
  ])('%s is refused', (_what, text) => {
    expect(FRAMES.fromJson(text, names)).toHaveProperty('message');
  });
  test('everything they name is found, also in what they hold', () => {
    expect(FRAMES.found(hex, walk)).toEqual([3, 4, 3]);
    expect(FRAMES.stray({ ...walk, unit: 9 }, names)).toEqual({ kind: 'unit', value: 9 });
    expect(FRAMES.found(unit, { at: 'waits', command: { do: 'move', unit: 0, acts: [{ load: 1 }] } })).toEqual([0, 1]);
  });
});
