import { describe, expect, test } from 'vitest';
import { describeFault } from '#core/notation/notation.ts';
import { proofOf, verifyRecord } from '#core/dice/proof.ts';
import { type Entry, type GameRecord, isRecordFault, readRecord, writeRecord } from '#core/record/record.ts';
import { english } from '#core/message.ts';
import type { SealedOrigin } from '#core/dice/sealed-record.ts';
import { type Event, mines, type Side } from '../games/mines/mines.ts';
import { text } from '../games/mines/text.ts';
import { closedAgain, sealedRecord, secret } from '../sealed-game.ts';

type Record = GameRecord<Event, Side>;
type Line = Entry<Event, Side>;

const SETUP = { game: 'mines', setup: 'two squads' };
const played = (seed: number, more: Omit<Parameters<typeof sealedRecord>[3], 'seed'> = {}): Record =>
  sealedRecord(mines, text, SETUP, { seed, ...more });

const verified = (record: Record) => {
  const read = readRecord<Event, Side>(writeRecord(record));
  return isRecordFault(read) ? read : verifyRecord(mines, text, read, undefined);
};
const told = (record: Record): string => {
  const found = verified(record);
  return isRecordFault(found) ? describeFault(found) : 'verified';
};

const sealOf = (record: Record): SealedOrigin => record.header.dice as SealedOrigin;
const resealed = (record: Record, change: Partial<{ [K in keyof SealedOrigin]: unknown }>): Record =>
  closedAgain({ ...record, header: { ...record.header, dice: { ...sealOf(record), ...change } as SealedOrigin } });
const relined = (record: Record, n: number, change: (entry: Line) => Line): Record =>
  closedAgain({ ...record, entries: record.entries.map((entry) => (entry.n === n ? change(entry) : entry)) });

/** A game in which several segments have dice, and one of them two commands with dice. */
const GAME = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  .map((seed) => played(seed))
  .find(({ entries }) => {
    const segments = entries.flatMap(({ drawn }) => drawn?.segment ?? []);
    return new Set(segments).size > 2 && new Set(segments).size < segments.length;
  }) as Record;
const DRAWN = GAME.entries.filter(({ drawn }) => drawn);
const segmentOf = ({ drawn }: Line): number => drawn?.segment ?? 0;
const firstOf = ({ drawn }: Line): number => drawn?.first ?? 0;
/** A command whose dice come after others of its segment, and those others. */
const SECOND = DRAWN.find((one) => firstOf(one) > 1) as Line;
const BEFORE = DRAWN[DRAWN.indexOf(SECOND) - 1] as Line;
const LATER = DRAWN.find((one) => segmentOf(one) > segmentOf(DRAWN[0] as Line)) as Line;

describe('a record with sealed dice', () => {
  test.each([1, 2, 3, 4, 5, 6])('is read as it was written and verifies (seed %i)', (seed) => {
    for (const back of [0, 3]) {
      const record = played(seed, { back });
      expect(readRecord(writeRecord(record))).toEqual(JSON.parse(JSON.stringify(record)));
      const fell = record.entries.reduce((sum, { dice }) => sum + (dice?.length ?? 0), 0);
      expect(verified(record)).toMatchObject({ commands: record.entries.length, dice: fell });
    }
  });

  test('proves that its dice fell as they were sealed', () => {
    const fell = GAME.entries.reduce((sum, { dice }) => sum + (dice?.length ?? 0), 0);
    expect(english(proofOf(GAME))).toBe(`consistent with the rules; ${fell} dice as sealed before the game`);
  });

  test('any die that shows something else is told with its line', () => {
    for (const { n, dice = [], drawn } of DRAWN) {
      for (const [i, face] of dice.entries()) {
        if (drawn?.sides[i] === 1) continue;
        const other = face === 1 ? 2 : face - 1;
        const fault = told(relined(GAME, n, (entry) => ({ ...entry, dice: dice.with(i, other) })));
        expect(fault).toBe(
          `line ${n + 1}: die ${(drawn?.first ?? 0) + i} of segment ${drawn?.segment} should show ${face} as it was sealed, not ${other}`,
        );
      }
    }
  });

  test('a key that is not of the chain, is missing or out of order is told', () => {
    const { keys } = sealOf(GAME);
    const at = 'line 1: key';
    keys.forEach((_, i) => {
      expect(told(resealed(GAME, { keys: keys.with(i, secret('another')) }))).toBe(
        `${at} ${i + 1} does not lead to the one before: it is not of the chain`,
      );
    });
    expect(told(resealed(GAME, { keys: [keys[1], keys[0], ...keys.slice(2)] }))).toMatch(
      /^line 1: key 1 does not lead/,
    );
    expect(told(resealed(GAME, { chain: secret('another') }))).toMatch(/^line 1: key 1 does not lead/);
    expect(told(resealed(GAME, { game: 'another' }))).toMatch(/^line 1: the share of \w+ does not fit its commitment/);
    expect(told(resealed(GAME, { keys: [] }))).toBe(
      `line ${(DRAWN[0] as Line).n + 1}: command ${DRAWN[0]?.n} has dice of segment ${segmentOf(DRAWN[0] as Line)}, and its key is not there`,
    );
  });

  test('a share or a commitment of anybody else is told', () => {
    const { commitments, shares, sides } = sealOf(GAME);
    for (const side of sides) {
      const wrong = `line 1: the share of ${side} does not fit its commitment`;
      expect(told(resealed(GAME, { shares: { ...shares, [side]: secret('another') } }))).toBe(wrong);
      expect(told(resealed(GAME, { commitments: { ...commitments, [side]: secret('another') } }))).toBe(wrong);
    }
    const [one = '', two = ''] = sides;
    expect(told(resealed(GAME, { shares: { [one]: shares[two], [two]: shares[one] } }))).toMatch(/does not fit/);
    expect(told(resealed(GAME, { commitments: { [one]: commitments[one] } }))).toBe(`line 1: ${two} has no commitment`);
    expect(told(resealed(GAME, { shares: { [one]: shares[one] } }))).toBe(
      `line ${(DRAWN[0] as Line).n + 1}: command ${DRAWN[0]?.n} has dice, and ${two} has shown no share`,
    );
  });

  test('sides in another order, or fewer of them, are told', () => {
    const { sides, shares, commitments } = sealOf(GAME);
    expect(told(resealed(GAME, { sides: sides.toReversed() }))).toBe(
      'line 1: the sealed dice do not name the sides in the order of the game',
    );
    expect(told(resealed(GAME, { sides: sides.slice(1) }))).toBe(
      `line 1: ${sides[0]} has sealed a share, and its side is not named`,
    );
    const left = sides.slice(1);
    const only = (all: Readonly<{ [side: string]: string }>) =>
      Object.fromEntries(left.map((side) => [side, all[side]]));
    expect(told(resealed(GAME, { sides: left, shares: only(shares), commitments: only(commitments) }))).toMatch(
      /should show|has \d+ sides/,
    );
    expect(told(resealed(GAME, { sides: [...sides, 'green'] }))).toBe(
      'line 1: the sealed dice name green, which is no side of the game',
    );
  });

  test('dice whose numbers repeat or go back are told', () => {
    const again = relined(GAME, SECOND.n, (one) => ({
      ...one,
      drawn: { ...one.drawn, first: firstOf(BEFORE) } as never,
    }));
    expect(told(again)).toBe(
      `line ${SECOND.n + 1}: command ${SECOND.n} begins with die ${firstOf(BEFORE)} of segment ${segmentOf(SECOND)}, which has fallen before`,
    );
  });

  test('dice that were left out are told, unless something was taken back there', () => {
    const skipped = (undone?: number) =>
      relined(GAME, SECOND.n, ({ drawn, ...one }) => ({
        ...one,
        ...(undone === undefined ? {} : { undone }),
        drawn: { ...drawn, first: firstOf(SECOND) + 1 } as never,
      }));
    expect(told(skipped())).toBe(
      `line ${SECOND.n + 1}: command ${SECOND.n} begins with die ${firstOf(SECOND) + 1} of segment ${segmentOf(SECOND)}; die ${firstOf(SECOND)} is due, and nothing was taken back`,
    );
    expect(told(skipped(1))).not.toMatch(/nothing was taken back/);
  });

  test('a segment that is over, goes back or comes too early is told', () => {
    const moved = (entry: Line, segment: number) =>
      told(relined(GAME, entry.n, (one) => ({ ...one, drawn: { ...one.drawn, segment } as never })));
    const [first] = DRAWN as [Line];
    const line = `line ${LATER.n + 1}: command ${LATER.n} has dice of segment`;
    const previous = DRAWN[DRAWN.indexOf(LATER) - 1] as Line;
    expect(moved(LATER, segmentOf(previous))).toBe(`${line} ${segmentOf(previous)}, which was over`);
    expect(moved(LATER, 999)).toMatch(/ has dice of segment 999; by the turns played it is segment \d+ at most$/);
    if (segmentOf(first) > 1) expect(moved(LATER, 1)).toMatch(/after dice of segment/);
  });

  test('dice of two commands that were swapped are told', () => {
    const swapped = closedAgain({
      ...GAME,
      entries: GAME.entries.map((entry) => {
        const other = entry.n === SECOND.n ? BEFORE : entry.n === BEFORE.n ? SECOND : entry;
        const { drawn: _drawn, ...rest } = entry;
        return other.drawn ? { ...rest, drawn: other.drawn } : rest;
      }),
    });
    expect(told(swapped)).toMatch(new RegExp(`^line ${BEFORE.n + 1}: `));
  });

  test('dice that come from nowhere, or have other sides than named, are told', () => {
    const { n } = DRAWN[0] as Line;
    const without = relined(GAME, n, ({ drawn: _drawn, ...rest }) => rest);
    expect(told(without)).toBe(`line ${n + 1}: command ${n} does not say where its dice come from`);
    const sides = relined(GAME, n, (one) => ({
      ...one,
      drawn: { ...one.drawn, sides: one.drawn?.sides.map((count) => count + 1) } as never,
    }));
    expect(told(sides)).toMatch(/ of segment \d+ has \d+ sides, and the record says \d+$/);
  });

  test.each<[string, (record: Record) => Record, RegExp]>([
    ['no table', (one) => resealed(one, { game: 'two\nlines' }), /line 1: the sealed dice do not name their table/],
    ['no chain', (one) => resealed(one, { chain: 'ab' }), /line 1: the chain of the sealed dice does not begin/],
    ['no sides', (one) => resealed(one, { sides: ['a', 'a'] }), /line 1: the sealed dice do not name the sides/],
    ['odd commitments', (one) => resealed(one, { commitments: { north: 7 } }), /line 1: the commitments/],
    ['odd shares', (one) => resealed(one, { shares: [] }), /line 1: the shares/],
    ['no keys', (one) => resealed(one, { keys: {} }), /line 1: the sealed dice have no list of keys/],
    ['an odd key', (one) => resealed(one, { keys: [secret('a'), 'b'] }), /line 1: key 2 of the sealed dice is no hash/],
    [
      'an odd segment',
      (one) => relined(one, SECOND.n, (entry) => ({ ...entry, drawn: { segment: 0, first: 1, sides: [6] } })),
      /does not say where its dice come from/,
    ],
    [
      'more dice than fell',
      (one) =>
        relined(one, SECOND.n, (entry) => ({
          ...entry,
          drawn: { ...entry.drawn, sides: [6, 6, 6, 6, 6, 6, 6] } as never,
        })),
      /names 7 sealed dice, and \d fell/,
    ],
    [
      'an odd count of what was taken back',
      (one) => relined(one, SECOND.n, (entry) => ({ ...entry, undone: 0 })),
      /does not say how often something was taken back/,
    ],
  ])('%s: refused by its reader', (_what, change, fault) => {
    const read = readRecord(writeRecord(change(GAME)));
    expect(isRecordFault(read) ? describeFault(read) : 'read').toMatch(fault);
  });
});

describe('a game that the table ended', () => {
  const END = { winner: mines.sides[0] as Side, by: 'time' } as const;
  const half = played(2, { most: 5, outcome: END });

  test('is over though its rules go on', () => {
    expect(half.closing).toMatchObject({ over: true, outcome: END });
    expect(told(half)).toBe('verified');
    expect(readRecord(writeRecord(half))).not.toHaveProperty('altered');
  });

  test('its outcome is covered by the print', () => {
    const closing = { ...half.closing, outcome: { ...END, winner: mines.sides[1] } } as typeof half.closing;
    expect(told({ ...half, closing } as Record)).toMatch(/its print does not fit/);
  });

  test.each([
    [{ winner: 'green', by: 'time' }, true, /the table gave the game to green, which is no side of it/],
    [{ winner: 'draw', by: 'agreement' }, true, /^verified$/],
    [{ winner: mines.sides[0], by: 'rule' }, true, /the game is not over/],
    [END, false, /the game is not over/],
    [{ winner: 7, by: 'time' }, true, /the closing line does not say how the table ended the game/],
    [{ winner: 'draw', by: 'weather' }, true, /the closing line does not say how the table ended the game/],
  ])('%j, over %j: %s', (outcome, over, fault) => {
    expect(told(closedAgain({ ...half, closing: { end: 5, over, outcome } as never }))).toMatch(fault);
  });

  test('a game that ended by its rules has the winner they name', () => {
    const winner = verified(GAME);
    if (isRecordFault(winner)) throw new Error('not verified');
    const rule = mines.outcome(winner.state)?.winner;
    const other = [...mines.sides, 'draw'].find((one) => one !== rule);
    const ended = (by: string | undefined) =>
      told(closedAgain({ ...GAME, closing: { ...GAME.closing, outcome: { winner: by, by: 'rule' } } as never }));
    expect(ended(rule)).toBe('verified');
    expect(ended(other)).toMatch(new RegExp(`the game ended for ${rule}, and the record says ${other}`));
  });
});
