import { describe, expect, test } from 'vitest';
import { hashOf } from '#core/hash.ts';
import { describeFault } from '#core/notation/notation.ts';
import { checkOnline } from '#core/online-check.ts';
import { type GameRecord, isRecordFault, writeRecord } from '#core/record/record.ts';
import { compareSeen, readSeenRecord } from '#core/record/seen-record.ts';
import type { SealedOrigin } from '#core/dice/sealed-record.ts';
import { type Event, mines, type Side } from '../games/mines/mines.ts';
import { text } from '../games/mines/text.ts';
import { sealedRecord, seatFile, secret } from '../sealed-game.ts';

const [NORTH, SOUTH] = mines.sides as [Side, Side];
const GAME: GameRecord<Event, Side> = sealedRecord(
  mines,
  text,
  { game: 'mines', setup: 'two squads' },
  { seed: 4, back: 5 },
);
const PLAIN: GameRecord<Event, Side> = sealedRecord(mines, text, { game: 'mines', setup: 'two squads' }, { seed: 4 });

const compared = (mine: string, record = PLAIN): unknown => {
  const seen = readSeenRecord(mine);
  if (isRecordFault(seen)) return describeFault(seen);
  const found = compareSeen(mines, record, seen);
  return isRecordFault(found) ? describeFault(found) : found;
};

/** A line of the file changed as a value, its print made to fit again. */
function changed(file: string, n: number, change: (line: Record<string, unknown>) => unknown): string {
  const lines = file
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const edited = lines.map((line, i) => (i === n ? change(line) : line));
  const body = edited.slice(0, -1);
  edited[edited.length - 1] = { ...lines.at(-1), print: hashOf([body[0], body.slice(1), false]) };
  return `${edited.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

describe('what a seat was shown', () => {
  test.each([NORTH, SOUTH, 'spectator'] as const)('is what the record says, for %s', (watcher) => {
    for (const record of [PLAIN, GAME]) {
      const commands = record.entries.length;
      expect(compared(seatFile(mines, record, watcher), record)).toEqual({ watcher, commands });
      expect(compared(seatFile(mines, record, watcher, { upTo: 3 }), record)).toEqual({ watcher, commands: 3 });
    }
  });

  test('hides what the record has: the files differ from it', () => {
    expect(seatFile(mines, PLAIN, NORTH)).not.toBe(seatFile(mines, PLAIN, SOUTH));
    expect(compared(seatFile(mines, PLAIN, NORTH).replace(`"watcher":"${NORTH}"`, `"watcher":"${SOUTH}"`))).toMatch(
      /its print does not fit/,
    );
  });

  test('may be a whole record, saved when everything was open', () => {
    expect(compared(writeRecord(PLAIN))).toEqual({ watcher: 'spectator', commands: PLAIN.entries.length });
  });

  test('every command that differs is told with its line', () => {
    const file = seatFile(mines, PLAIN, NORTH);
    for (let n = 1; n <= PLAIN.entries.length; n++) {
      for (const change of [{ hash: 'other' }, { side: 'other' }, { events: [{ is: 'other' }] }, { dice: [1, 1, 1] }]) {
        expect(compared(changed(file, n, (line) => ({ ...line, ...change })))).toBe(
          `line ${n + 1}: command ${n} is not what I was shown`,
        );
      }
    }
  });

  test('commands that were taken back later are told as such', () => {
    const first = GAME.entries.find(({ undone }) => undone !== undefined)?.n ?? 0;
    const file = seatFile(mines, GAME, NORTH);
    expect(
      compared(
        changed(file, first, (line) => ({ ...line, hash: 'other' })),
        GAME,
      ),
    ).toBe(
      `line ${first + 1}: command ${first} is not what I was shown; the record says that something was taken back before it`,
    );
  });

  test('the end of the record may not be cut away', () => {
    const half = { ...PLAIN, entries: PLAIN.entries.slice(0, 4) };
    expect(compared(seatFile(mines, PLAIN, NORTH), half)).toBe(
      'line 6: I was shown command 5, and the record ends before it',
    );
  });

  test('what was sealed may not be exchanged', () => {
    const dice = PLAIN.header.dice as SealedOrigin;
    const early = { kind: 'sealed', game: dice.game, chain: dice.chain, commitments: dice.commitments } as const;
    const known = (more: object) => seatFile(mines, PLAIN, NORTH, { dice: { ...early, ...more } });
    expect(compared(known({}))).toMatchObject({ watcher: NORTH });
    expect(compared(known({ shares: { [NORTH]: dice.shares[NORTH] }, keys: dice.keys.slice(0, 2) }))).toMatchObject({});
    const wrong = 'line 1: what was sealed before the game is not what I was shown:';
    expect(compared(known({ chain: secret('another') }))).toBe(`${wrong} chain`);
    expect(compared(known({ commitments: { ...dice.commitments, [NORTH]: secret('another') } }))).toBe(
      `${wrong} commitments`,
    );
    expect(compared(known({ shares: { [NORTH]: secret('another') } }))).toBe(`${wrong} shares`);
    expect(compared(known({ keys: [secret('another')] }))).toBe('line 1: key 1 is not the one I was shown');
    const given = { ...PLAIN, header: { ...PLAIN.header, dice: { kind: 'given' } as const } };
    expect(compared(known({}), given)).toBe('line 1: the dice were sealed, and in the record they are not');
  });

  test.each<[string, (file: string) => string, RegExp]>([
    ['another game', (file) => changed(file, 0, (line) => ({ ...line, game: 'go' })), /line 1: .* of another game/],
    ['another side', (file) => changed(file, 0, (line) => ({ ...line, watcher: 'green' })), /line 1: .* another game/],
    ['another beginning', (file) => changed(file, 0, (line) => ({ ...line, hash: 'x' })), /from another position/],
    ['no watcher', (file) => changed(file, 0, ({ watcher: _, ...line }) => line), /does not say whose record it is/],
    ['cut off', (file) => file.slice(0, file.trimEnd().lastIndexOf('\n')), /cut off/],
    ['cut in a line', (file) => file.slice(0, -30), /cut off or damaged/],
    ['a line gone', (file) => file.replace(/\n.*\n/, '\n'), /line 2: no command of a game/],
    ['edited', (file) => file.replace('"about":{}', '"about":{"name":"x"}'), /its print does not fit/],
    ['empty', () => '', /the record is empty/],
    ['another file', () => '{"a":1}\n', /this is no record of a game/],
  ])('%s: refused', (_what, change, fault) => {
    expect(compared(change(seatFile(mines, PLAIN, NORTH)))).toMatch(fault);
  });
});

describe('a check of an online game', () => {
  test('counts its dice, keys and what was taken back', () => {
    const { entries } = GAME;
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    expect(checkOnline(mines, text, GAME, 1)).toMatchObject({
      dice: sum(entries.map(({ dice }) => dice?.length ?? 0)),
      segments: new Set(entries.flatMap(({ drawn }) => drawn?.segment ?? [])).size,
      commands: entries.length,
      undone: sum(entries.map(({ undone }) => undone ?? 0)),
    });
    expect(entries.some(({ undone }) => undone)).toBe(true);
  });

  test('names the outcome of the table where it ended the game', () => {
    const outcome = { winner: SOUTH, by: 'time' } as const;
    const record: GameRecord<Event, Side> = sealedRecord(
      mines,
      text,
      { game: 'mines', setup: 'two squads' },
      { seed: 4, most: 6, outcome },
    );
    expect(checkOnline(mines, text, record, 1)).toMatchObject({ commands: 6, ...outcome });
  });

  test('refuses games whose dice were not sealed, and tells of other rules', () => {
    const given = { ...PLAIN, header: { ...PLAIN.header, dice: { kind: 'given' } as const } };
    const why = (record: GameRecord<Event, Side>, rules: number): string => {
      const found = checkOnline(mines, text, record, rules);
      return isRecordFault(found) ? describeFault(found) : 'checked';
    };
    expect(why(given, 1)).toBe('line 1: the dice of this game were not sealed: it was not played online');
    const rehashed = { ...PLAIN, entries: PLAIN.entries.map((one) => ({ ...one, hash: 'x' })) };
    expect(why(rehashed, 2)).toMatch(/^line 2: it was played by rules 1, and by today's \(2\) it goes another way/);
  });
});
