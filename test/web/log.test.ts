import { describe, expect, it } from 'vitest';
import { type Message, msg, theSide } from '#core/message.ts';
import type { LogLine } from '#table/host.ts';
import { kindOf } from '#web/games/blitz/phrases/log-kinds.ts';
import { gathers, heading } from '#web/games/blitz/phrases/log-headings.ts';
import { log as tacticalLog } from '#web/games/gamex/log-look.ts';
import { asBefore, groupsOf, otherSide } from '#web/table/log/groups.ts';
import './fluent.ts';

const look = { kinds: [], kindOf, heading, gathers };

const line = (n: number, text: Message, ...rules: string[]): LogLine => ({ n, side: 'blue', text, rules });
const turn = (n: number) => line(n, msg`turn ${2}: ${theSide('blue')}'s player turn begins`, 'B4.1');
const moves = (n: number) => line(n, msg`${theSide('blue')} moves`, 'B6.1');
const fights = (n: number) => line(n, msg`${theSide('blue')} fights`, 'B19.1');
const move = (n: number, unit: string) =>
  line(n, msg`${msg`${{ id: unit }} moves C3 > C4`} and stops`, 'B11.1', 'B7.z3');
const city = (n: number) => line(n, msg`C4 passes to ${theSide('blue')}`, 'B10.3');
const battle = (n: number) => line(n, msg`battle ${1}`, 'B19.3');

/** `6 moves`, or the sentence. */
const shown = (lines: readonly LogLine[], passes?: (one: LogLine) => boolean) =>
  groupsOf(lines, look, passes).map(({ turn: of, phase, entries }) => [
    of,
    phase,
    ...entries.map((one) => ('line' in one ? one.line.n : `${one.units} ${one.gathered}`)),
  ]);

describe('the log', () => {
  const lines = [
    battle(1),
    turn(2),
    moves(2),
    ...['b1', 'b2', 'b3'].map((unit, i) => move(3 + i, unit)),
    city(6),
    ...['b1', 'b4', 'b5'].map((unit, i) => move(7 + i, unit)),
    fights(10),
    battle(11),
  ];

  it('keeps the steps of a command under the sentence they belong to', () => {
    const step = (n: number): LogLine => ({ ...move(n, 'b1'), detail: true });
    const lines = [turn(1), step(2), step(2), move(2, 'b1'), step(2), move(3, 'b2'), step(4)];
    const [group] = groupsOf(lines, look);
    expect(
      group?.entries.map((one) => ('line' in one ? [one.line.n, one.details?.length ?? 0] : one.gathered)),
    ).toEqual([
      [4, 0],
      [3, 0],
      [2, 3],
    ]);
  });

  it('is told by player turns and phases, newest first; what comes before the first of them has no heading', () => {
    expect(shown(lines)).toEqual([
      ['Turn 2 · Great Blue', 'Combat', 11],
      ['Turn 2 · Great Blue', 'Movement', '5 moves', 6],
      [undefined, undefined, 1],
    ]);
  });

  it('M9.3 has what is built stand under production, not under the battles before it', () => {
    const built = (n: number) => line(n, msg`${{ id: 'D2' }} builds ${{ id: 'b.n1' }}`, 'M9.3');
    expect(shown([turn(1), fights(2), battle(3), built(4), built(5)])).toEqual([
      ['Turn 2 · Great Blue', 'Production', 5, 4],
      ['Turn 2 · Great Blue', 'Combat', 3],
    ]);
  });

  it('tells what happens over and over again once, with how often', () => {
    const back = (n: number) => line(n, msg`${1} {command is|commands are} taken back`, 'B80.10');
    const [group] = groupsOf([turn(1), moves(1), back(2), back(3), back(4), city(5), back(6)], look);
    expect(group?.entries.map((one) => ('line' in one ? [one.line.n, one.times ?? 1] : []))).toEqual([
      [6, 1],
      [5, 1],
      [2, 3],
    ]);
  });

  it('tells whose a unit is where it is not of the side the line is about; M18.10 an army that stands aside is nobody’s', () => {
    const sides = [{ id: 'blue' }, { id: 'red' }];
    expect(['red', 'blue', 'nobody', undefined].map((side) => otherSide(sides, side, 'blue'))).toEqual([
      'red',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('M80 narrows to what lines of modules are about', () => {
    const kinds = ['M4.standard', 'M16.8', 'M11.fet', 'M12.25', 'M13.5', 'M7.2', 'M11.3', 'M9.3', 'M10.10', 'M18.12'];
    expect(kinds.map((rule) => kindOf([rule]))).toEqual([
      ...Array.from({ length: 5 }, () => 'battles'),
      ...['moves', 'moves', 'cities', 'cities', 'cities'],
    ]);
    expect([kindOf(['M14.2']), kindOf(['M80.25']), kindOf(['B80.10'])]).toEqual(['moves', 'moves', 'course']);
  });

  it('counts a unit that moved twice once, and opens to every move', () => {
    const [, movement] = groupsOf(lines, look);
    const gathered = movement?.entries.find((one) => 'gathered' in one);
    expect(gathered && 'lines' in gathered && gathered.lines.map(({ n }) => n)).toEqual([9, 8, 7, 5, 4, 3]);
  });

  it('leaves a few moves as they are', () => {
    expect(shown([turn(1), moves(1), move(2, 'b1'), move(3, 'b2')])).toEqual([
      ['Turn 2 · Great Blue', 'Movement', 3, 2],
    ]);
  });

  it('B3.2, X31.2 tells the set-up of a side in one line, each side in its own', () => {
    const placed = (n: number, unit: string, side: string): LogLine => ({
      ...line(n, msg`${{ id: unit }} is placed in ${{ hex: 'C3' }}`, 'B3.2'),
      side,
    });
    const lines = [placed(1, 'b1', 'blue'), placed(2, 'b2', 'blue'), placed(3, 'r1', 'red'), placed(4, 'r2', 'red')];
    const [group] = groupsOf(lines, look);
    expect(group?.entries.map((one) => 'gathered' in one && [one.side, one.units, one.gathered])).toEqual([
      ['red', 2, 'setup'],
      ['blue', 2, 'setup'],
    ]);
    expect(groupsOf(lines.slice(0, 1), look)[0]?.entries).toEqual([{ line: lines[0] }]);
    const tactical = lines.map((one) => ({ ...one, rules: ['X31.2'] }));
    expect(groupsOf(tactical, tacticalLog)[0]?.entries).toHaveLength(2);
  });

  it('shows no phase in which nothing passes', () => {
    expect(shown(lines, ({ rules }) => kindOf(rules) === 'cities')).toEqual([['Turn 2 · Great Blue', 'Movement', 6]]);
  });

  it('keeps groups nothing was added to', () => {
    const before = groupsOf(lines, look);
    const after = asBefore(before, groupsOf([...lines, battle(12)], look));
    expect(after.map((group) => before.includes(group))).toEqual([false, true, true]);
  });
});
