import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { hashOf } from '#core/hash.ts';
import { describeFault, type Fault } from '#core/notation/notation.ts';
import { proofOf, verifyRecord } from '#core/dice/proof.ts';
import {
  closingOf,
  type Entry,
  type GameRecord,
  headerOf,
  isRecordFault,
  playEntry,
  readRecord,
  undoPoint,
  writeRecord,
} from '#core/record/record.ts';
import { english } from '#core/message.ts';
import { type Event, mines, type Side, type State } from '../games/mines/mines.ts';
import { text } from '../games/mines/text.ts';

/** The record knows no game: here it keeps a small one that is not Blitzkrieg. */

type MinesRecord = GameRecord<Event, Side>;

function played(seed: number): { readonly record: MinesRecord; readonly states: readonly State[] } {
  const [choose, dice] = [seededChoice(seed), seededDice(seed)];
  const header = headerOf(mines, { game: 'mines', setup: 'two squads', about: {}, dice: { kind: 'seed', seed } });
  const entries: Entry<Event, Side>[] = [];
  const states = [mines.start];
  for (;;) {
    const state = states.at(-1) as State;
    const side = mines.decides(state);
    if (!side) return { record: { header, entries, closing: closingOf(header, entries, true) }, states };
    const next = playEntry(mines, text, { n: entries.length + 1, state, side }, mines.sample(state, choose), dice);
    entries.push(next.entry);
    states.push(next.state);
  }
}

const read = (written: string): MinesRecord => {
  const record = readRecord<Event, Side>(written);
  if (isRecordFault(record)) throw new Error(describeFault(record));
  return record;
};

const verify = (record: MinesRecord, seed?: number) =>
  verifyRecord(mines, text, record, seed === undefined ? undefined : seededDice(seed));

const faultOf = (value: object): string => (isRecordFault(value) ? describeFault(value as Fault) : 'no fault');

describe('a record of any game', () => {
  test.each([1, 2, 3, 4, 5])('round-trips as text and verifies (seed %i)', (seed) => {
    const { record, states } = played(seed);
    const again = read(writeRecord(record));
    expect(again).toEqual(JSON.parse(JSON.stringify(record)));
    const verified = verify(again, seed);
    expect(verified).toMatchObject({ commands: record.entries.length, state: states.at(-1) });
  });

  test('gives every state of the game from its events', () => {
    const { record, states } = played(3);
    const { entries } = read(writeRecord(record));
    let folded = mines.start;
    states.forEach((state, n) => {
      expect(folded).toEqual(state);
      expect(hashOf(folded)).toBe(hashOf(state));
      folded = mines.fold(folded, entries[n]?.events ?? []);
    });
  });

  test('holds the dice, and only where some were rolled', () => {
    const all = [1, 2, 3, 4, 5].flatMap((seed) => played(seed).record.entries);
    expect(all.some(({ dice }) => dice !== undefined && dice.length > 0)).toBe(true);
    expect(all.some(({ dice }) => dice !== undefined && dice.length === 0)).toBe(false);
    expect(all.some(({ dice }) => dice === undefined)).toBe(true);
  });

  test('any single entry that is changed, dropped or swapped is found, at its line', () => {
    const { record } = played(2);
    const { entries } = record;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i] as Entry<Event, Side>;
      const other = mines.sides.find((side) => side !== entry.side) as Side;
      const changed: Entry<Event, Side>[] = [
        { ...entry, side: other },
        { ...entry, hash: '0'.repeat(16) },
        { ...entry, events: entry.events.slice(1) },
        { ...entry, events: [...entry.events, ...entry.events.slice(0, 1)] },
        { ...entry, dice: [...(entry.dice ?? []), 1] },
        { ...entry, command: '{"do":"nothing of the kind"}' },
      ];
      for (const wrong of changed) {
        const fault = verify({ ...record, entries: entries.with(i, wrong) }, 2);
        expect(isRecordFault(fault), JSON.stringify(wrong)).toBe(true);
        expect(fault).toMatchObject({ line: i + 2 });
      }
    }
  });

  test('without the closing line it is verified up to its end and then called cut off', () => {
    const { header, entries } = played(1).record;
    expect(faultOf(verify({ header, entries }, 1))).toBe(
      `line ${entries.length + 2}: the record ends without its closing line: it was cut off`,
    );
  });

  test('whatever is changed in it after it was saved, its print no longer fits', () => {
    const { record } = played(2);
    const { header, entries } = record;
    const about = { players: { north: 'human', south: 'grand' }, notes: { 1: 'why?' }, board: 'b0a2d', view: [3, 4] };
    const told = { ...header, about };
    const closing = closingOf(told, entries, true);
    const saved = read(writeRecord({ header: told, entries, closing }));
    expect([saved.altered, isRecordFault(verify(saved, 2))]).toEqual([undefined, false]);
    const others: MinesRecord[] = [
      ...(['players', 'notes', 'board', 'view'] as const).map((key) => {
        const { [key]: _gone, ...rest } = about;
        return { header: { ...header, about: rest }, entries, closing };
      }),
      { header: { ...told, about: { ...about, notes: { 1: 'why!' } } }, entries, closing },
      { header: { ...told, about: { ...about, more: true } }, entries, closing },
      { header: { ...told, rules: 7 }, entries, closing },
      { header: told, entries, closing: { ...closing, print: '0' } },
    ];
    for (const other of others) {
      const again = read(writeRecord(other));
      expect(again.altered).toBe(true);
      expect(faultOf(verify(again, 2))).toBe(
        `line ${entries.length + 2}: the record was changed after it was saved: its print does not fit`,
      );
    }
  });

  test('says what it proves, and of what it has no print', () => {
    const { record } = played(1);
    const { header, entries } = record;
    const said = (one: MinesRecord): string => english(proofOf(one));
    expect(said(record)).toBe('consistent with the rules; dice from seed 1');
    expect(said({ ...record, header: { ...header, dice: { kind: 'given' } } })).toBe(
      'consistent with the rules; dice as given',
    );
    const old = { header, entries, closing: { end: entries.length, over: true } };
    expect(said(old)).toBe('consistent with the rules; dice from seed 1; players and notes without a print');
    expect(isRecordFault(verify(read(writeRecord(old)), 1))).toBe(false);
  });

  test('a game that goes on is closed as such', () => {
    const { header, entries } = played(1).record;
    const half = entries.slice(0, 3);
    expect(verify({ header, entries: half, closing: closingOf(header, half, false) }, 1)).toMatchObject({
      commands: 3,
    });
    expect(faultOf(verify({ header, entries: half, closing: closingOf(header, half, true) }, 1))).toMatch(
      /the game is not over/,
    );
  });

  test('dice from another seed are found', () => {
    const seed = [1, 2, 3, 4, 5].find((one) => played(one).record.entries.some(({ dice }) => dice)) as number;
    const faults = [11, 12, 13, 14, 15, 16].map((wrong) => faultOf(verify(played(seed).record, wrong)));
    expect(faults.some((fault) => /die \d+ of the game should show \d by its seed, not \d/.test(fault))).toBe(true);
    // Dice that came from nowhere we know are taken as they are.
    expect(isRecordFault(verify(played(seed).record))).toBe(false);
  });

  test.each([
    ['', 'the record is empty'],
    ['\n\n', 'the record is empty'],
    ['[]', 'line 1: this is no record of a game'],
    ['null', 'line 1: this is no record of a game'],
    ['{"format":"hexfront-record","version":99}', 'line 1: the record has version 99; this program reads 1'],
    ['{"format":"hexfront-record","version":1,"game":"mines"}', 'line 1: the header has no setup'],
    [
      '{"format":"hexfront-record","version":1,"game":"g","setup":"s","hash":"h","dice":{"kind":"seed"},"about":{}}',
      'line 1: the header does not say where the dice come from',
    ],
  ])('%j is no record: %s', (written, fault) => {
    expect(faultOf(readRecord(written))).toBe(fault);
  });

  test.each([
    ['{"n":2}', 'line 2: command 1 was expected here, not 2'],
    ['{"n":1}', 'line 2: command 1 does not say who gave it'],
    ['{"n":1,"side":"a"}', 'line 2: command 1 has no text'],
    ['{"n":1,"side":"a","command":"c","dice":[0]}', 'line 2: the dice of command 1 are no faces'],
    ['{"n":1,"side":"a","command":"c","events":[1]}', 'line 2: command 1 has no list of events'],
    ['{"n":1,"side":"a","command":"c","events":[]}', 'line 2: command 1 has no hash'],
    ['7', 'line 2: no command of a game'],
    ['{"end":4}', 'line 2: the record should have 4 commands; 0 are there'],
    ['{"end":{}}', 'line 2: the closing line does not say how many commands there are'],
    ['{"end":0,"print":7}', 'line 2: the closing line has no print of the record'],
    ['{"end":0}\n{"end":0}', 'line 3: there is something after the end of the record'],
    ['{"n":1,', 'line 2: the line is cut off or damaged: it is no JSON'],
    ['{"n":1,\n7', 'line 2: the line is damaged: it is no JSON'],
  ])('after the header %j is refused: %s', (line, fault) => {
    const [header = ''] = writeRecord(played(1).record).split('\n');
    expect(faultOf(readRecord(`${header}\n${line}\n`))).toBe(fault);
  });
});

describe('undo', () => {
  test('never crosses a roll, something shown, or a change of the deciding side', () => {
    let free = 0;
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { record, states } = played(seed);
      states.forEach((state, n) => {
        const entries = record.entries.slice(0, n);
        const decides = mines.decides(state);
        const keep = undoPoint(mines, entries, decides);
        free += n - keep;
        for (const { side, dice, events } of entries.slice(keep)) {
          expect(side).toBe(decides);
          expect(dice).toBeUndefined();
          expect(events.some((event) => mines.reveals(event))).toBe(false);
        }
        const last = entries[keep - 1];
        const barred =
          last && (last.side !== decides || last.dice || last.events.some((event) => mines.reveals(event)));
        expect(keep === 0 || Boolean(barred)).toBe(true);
      });
    }
    expect(free).toBeGreaterThan(0);
  });
});
