import { describe, expect, test } from 'vitest';
import {
  beginHistory,
  type GameHistory,
  type Heading,
  type Resumed,
  resumeHistory,
} from '#core/record/game-history.ts';
import { scriptedDice, seededChoice, seededDice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { isObjection } from '#core/objection.ts';
import { type GameRecord, isRecordFault, readRecord } from '#core/record/record.ts';
import { verifyRecord } from '#core/dice/proof.ts';
import { at, type Command, type Event, mines, type Side, type State } from '../games/mines/mines.ts';
import { text } from '../games/mines/text.ts';

/** The course knows no game: here it keeps a small one that is not Blitzkrieg. */

type MinesCourse = GameHistory<State, Command, Event, Side>;

const HEADING: Heading = { game: 'mines', rules: 1, setup: 'two squads', about: {}, dice: { kind: 'given' } };

const begin = (): MinesCourse => beginHistory(mines, text, HEADING);

/** A whole game, every look at it on the way. */
function played(seed: number, look: (history: MinesCourse) => void = () => undefined): MinesCourse {
  const [choose, dice] = [seededChoice(seed), seededDice(seed)];
  const history = begin();
  for (let prompt = mines.prompt(history.at()); prompt; prompt = mines.prompt(history.at())) {
    history.give(prompt.side, mines.sample(history.at(), choose), dice);
    look(history);
  }
  return history;
}

function read(written: string): GameRecord<Event, Side> {
  const record = readRecord<Event, Side>(written);
  if (isRecordFault(record)) throw new Error(describeFault(record));
  return record;
}

const resume = (record: GameRecord<Event, Side>, rules = 1): Resumed<State, Command, Event, Side> =>
  resumeHistory(mines, text, record, rules);

const commandOf = (written: string): Command => text.read(mines.start, written) as Command;

const lay = (name: string): Command => ({ do: 'lay', hex: at(name) });

describe('playing', () => {
  test('commands are entries one after the other, and every state can be gone back to', () => {
    const history = begin();
    expect(history.give('north', lay('0,0'), seededDice(1))).toMatchObject({ n: 1, side: 'north' });
    expect(history.give('north', lay('1,0'), seededDice(1))).toMatchObject({ n: 2 });
    expect(history.played).toBe(2);
    expect(history.at(1).mines.north).toMatchObject({ at: at('0,0') });
    expect(history.at().mines.north).toMatchObject({ at: at('1,0') });
    expect(history.at(0)).toBe(mines.start);
  });

  test('what is refused is said, and changes nothing', () => {
    const history = begin();
    expect(isObjection(history.give('south', lay('0,0'), seededDice(1)))).toBe(true);
    expect(history.give('north', lay('0,-2'), seededDice(1))).toMatchObject({ rule: 'M1.1' });
    expect(history.entries).toEqual([]);
    expect(history.at()).toBe(mines.start);
  });

  test('a new command forgets those that were taken back', () => {
    const history = begin();
    for (const name of ['0,0', '1,0', '0,1']) history.give('north', lay(name), seededDice(1));
    history.seek(1);
    expect(history.entries).toHaveLength(3);
    expect(history.at().mines.north).toMatchObject({ at: at('0,0') });
    history.seek(2);
    expect(history.at().mines.north).toMatchObject({ at: at('1,0') });
    history.give('north', { do: 'ready' }, seededDice(1));
    expect(history.entries.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(history.entries[2]?.command).toBe('ready');
  });

  test('what is cut is gone', () => {
    const history = begin();
    for (const name of ['0,0', '1,0', '0,1']) history.give('north', lay(name), seededDice(1));
    history.cut(1);
    expect([history.played, history.entries.length]).toEqual([1, 1]);
    history.seek(3);
    expect(history.played).toBe(1);
  });

  test('dice are counted up to each command', () => {
    const history = played(3);
    const faces = history.entries.map(({ dice }) => dice?.length ?? 0);
    expect(history.rolled()).toBe(faces.reduce((sum, one) => sum + one, 0));
    expect(history.rolled()).toBeGreaterThan(0);
    expect(history.rolled(0)).toBe(0);
    const first = faces.findIndex((count) => count > 0);
    expect([history.rolled(first), history.rolled(first + 1)]).toEqual([0, faces[first]]);
  });

  test('dice that are missing leave the course as it was', () => {
    const history = begin();
    const seed = [1, 2, 3, 4, 5].find((one) => played(one).entries.some(({ dice }) => dice)) ?? 1;
    const model = played(seed);
    const rolls = model.entries.findIndex(({ dice }) => dice);
    for (const { side, command } of model.entries.slice(0, rolls))
      history.give(side, commandOf(command), scriptedDice([]));
    const before = history.at();
    const { side, command } = model.entries[rolls] ?? { side: 'north', command: '' };
    expect(() => history.give(side, commandOf(command), scriptedDice([]))).toThrow();
    expect([history.played, history.entries.length]).toEqual([rolls, rolls]);
    expect(history.at()).toBe(before);
  });

  test('undo goes as far as it went when the game stood there, wherever in it one looks', () => {
    let short = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const then: number[] = [];
      const history = played(seed, (one) => then.push(one.undoPoint()));
      const again = then.map((_, i) => {
        history.seek(i + 1);
        return history.undoPoint();
      });
      expect(again).toEqual(then);
      short += then.filter((keep, i) => keep <= i).length;
    }
    expect(short).toBeGreaterThan(40);
  });
});

describe('records', () => {
  test('a course written and resumed is the same course', () => {
    const history = played(5);
    const record = read(history.write({ by: 'a test' }));
    expect(record.header).toMatchObject({ game: 'mines', rules: 1, setup: 'two squads', about: { by: 'a test' } });
    expect(record.closing).toMatchObject({ end: history.entries.length, over: true });
    const { history: again, damage, remark } = resume(record);
    expect([damage, remark]).toEqual([undefined, undefined]);
    expect(again.entries).toEqual(history.entries);
    for (let n = 0; n <= history.played; n++) expect(again.at(n)).toEqual(history.at(n));
    expect(read(again.write()).header.about).toEqual({ by: 'a test' });
  });

  test('a command of the side that waits is an entry like any other', () => {
    const history = begin();
    history.give('north', lay('0,0'), seededDice(1));
    expect(history.give('south', { do: 'resign' }, seededDice(1))).toMatchObject({ n: 2, side: 'south' });
    const record = read(history.write());
    expect(verifyRecord(mines, text, record, undefined)).toMatchObject({ commands: 2 });
    const { history: again, damage } = resume(record);
    expect([damage, mines.outcome(again.at())?.winner]).toEqual([undefined, 'north']);
    expect(again.undoPoint()).toBe(2);
  });

  test('it may be written up to a command', () => {
    const history = played(5);
    const record = read(history.write({}, 3));
    expect(record.closing).toMatchObject({ end: 3, over: false });
    history.seek(2);
    expect(read(history.write()).entries).toHaveLength(2);
  });

  test('a game played on with dice of its own no longer claims a seed', () => {
    const seeded: Heading = { ...HEADING, dice: { kind: 'seed', seed: 5 } };
    const { entries } = played(5);
    const whole = read(beginHistory(mines, text, seeded).write());
    const { history } = resume({ ...whole, entries });
    const origin = (upTo?: number) => read(history.write({}, upTo)).header.dice.kind;
    expect(origin()).toBe('seed');
    history.seek(2);
    expect(origin()).toBe('seed');
    const side = mines.decides(history.at()) as Side;
    expect(history.give(side, mines.sample(history.at(), seededChoice(1)), seededDice(9))).toMatchObject({ n: 3 });
    expect([origin(), origin(2)]).toEqual(['given', 'seed']);
  });

  test('a game played by other rules is whole, and that is said', () => {
    const history = played(5);
    const { header, entries } = read(history.write());
    const otherwise = entries.map((entry) => (entry.n < 4 ? entry : { ...entry, hash: '0' }));
    const resumed = resume({ header, entries: otherwise }, 2);
    expect(resumed.damage).toBeUndefined();
    expect(resumed.remark).toMatchObject({ line: 5, message: expect.stringContaining('rules 1') as string });
    expect(resumed.history.entries).toHaveLength(entries.length);
    expect(resumed.history.at()).toEqual(history.at());
  });

  test('a record without a number is of rules 1', () => {
    const { header, entries } = read(played(5).write());
    const { rules: _rules, ...old } = header;
    expect(resume({ header: old, entries }).remark).toBeUndefined();
    const otherwise = entries.map((entry) => ({ ...entry, hash: '0' }));
    expect(resume({ header: old, entries: otherwise }).damage).toBeDefined();
    expect(resume({ header: old, entries: otherwise }, 2).remark?.message).toContain('rules 1');
  });

  test('other rules by which it goes the same way are not worth a word', () => {
    const { remark, damage } = resume(read(played(5).write()), 2);
    expect([remark, damage]).toEqual([undefined, undefined]);
  });

  test('another beginning is a remark, not a cut', () => {
    const { header, entries } = read(played(5).write());
    const { remark, damage, history } = resume({ header: { ...header, hash: '0' }, entries });
    expect([remark?.line, damage]).toEqual([1, undefined]);
    expect(history.entries).toHaveLength(entries.length);
  });

  /** Every record with one event of one command left out. */
  function* lacking(record: GameRecord<Event, Side>) {
    for (const { n, events } of record.entries)
      for (const i of events.keys())
        yield {
          n,
          record: {
            ...record,
            entries: record.entries.map((entry) =>
              entry.n === n ? { ...entry, events: events.toSpliced(i, 1) } : entry,
            ),
          },
        };
  }

  test('of newer rules nothing is known: the game ends before the first command that would play otherwise', () => {
    const whole = read(played(5).write());
    let cut = 0;
    for (const { n, record } of lacking(whole)) {
      const { history, damage, remark } = resume({ ...record, header: { ...whole.header, rules: 2 } }, 1);
      expect([history.played, damage?.line]).toEqual([n - 1, n + 1]);
      expect(remark?.message).toContain('rules 2');
      cut += damage?.message === `the events of command ${n} do not follow from it by the rules` ? 1 : 0;
    }
    expect(cut).toBeGreaterThan(20);
  });

  test('what older rules played otherwise is followed where today’s can go on from it', () => {
    let kept = 0;
    for (const { record } of lacking(read(played(5).write()))) {
      const { history, damage } = resume(record, 2);
      expect([damage, history.played]).toEqual([undefined, record.entries.length]);
      kept++;
    }
    expect(kept).toBeGreaterThan(20);
  });

  test('a record that takes too long or is too much is opened in part, and that is said', () => {
    const { header, entries } = read(played(5).write());
    let asked = 0;
    const late = resumeHistory(mines, text, { header, entries }, 1, () => ++asked > 3);
    expect(late.history.entries).toHaveLength(3);
    expect(late.damage).toMatchObject({ line: 5, message: expect.stringContaining('too long to open') as string });
    const [event] = entries[3]?.events ?? [];
    const events = Array.from({ length: 1_000_001 }, () => event as Event);
    const large = resume({ header, entries: entries.map((entry) => (entry.n === 4 ? { ...entry, events } : entry)) });
    expect(large.history.entries).toHaveLength(3);
    expect(large.damage?.message).toContain('larger than any game');
  });

  test.each<[string, (entry: GameRecord<Event, Side>['entries'][number]) => object]>([
    ['that lead to another state', (entry) => ({ ...entry, events: [] })],
    ['of nobody', (entry) => ({ ...entry, side: 'west' })],
    ['that cannot be folded', (entry) => ({ ...entry, events: [{ is: 'stepped', side: 'east' }, { is: 'blast' }] })],
  ])('events %s are damage: the game ends with the last good command', (_what, spoil) => {
    const { header, entries } = read(played(5).write());
    const spoiled = entries.map((entry) => (entry.n === 4 ? spoil(entry) : entry)) as typeof entries;
    const { history, damage } = resume({ header, entries: spoiled });
    expect(damage?.line).toBe(5);
    expect(history.entries).toHaveLength(3);
    expect(mines.prompt(history.at())).toBeDefined();
  });
});
