import { describe, expect, test } from 'vitest';
import { headerIn, metadataIn } from '#web/table/storage/metadata.ts';
import { withNote } from '#web/table/replay/notes.ts';
import { seatsFor } from '#web/table/start.ts';
import { lastTurn, nextTurn, turnsOf } from '#web/table/replay/stops.ts';

test('players nobody knows any more, and sides nobody is named for, are people', () => {
  const face = { sides: ['blue', 'red'].map((id) => ({ id, name: () => id })), levels: ['novice'] };
  expect(seatsFor(face, { blue: 'novice', red: 'martian' })).toEqual({ blue: 'novice', red: 'human' });
  expect(seatsFor(face, {})).toEqual({ blue: 'human', red: 'human' });
});

describe('notes', () => {
  test('stand in the header of a record', () => {
    const header = { about: { notes: { 3: 'here it turned', x: 'no number', 4: 5 } } };
    const notesIn = (record: string | undefined) => metadataIn(headerIn(record)?.['about']).notes;
    expect(notesIn(`${JSON.stringify(header)}\n{}`)).toEqual({ 3: 'here it turned' });
    expect(notesIn('{"about":')).toEqual({});
    expect(notesIn(undefined)).toEqual({});
  });
  test('are written, changed and dropped', () => {
    expect(withNote({ 1: 'a' }, 2, ' b ')).toEqual({ 1: 'a', 2: 'b' });
    expect(withNote({ 1: 'a', 2: 'b' }, 2, ' ')).toEqual({ 1: 'a' });
  });
});

test('player turns of a replay', () => {
  const stops = ['1 blue', '1 blue', '1 red', '1 red', '2 blue'].map((text, n) => {
    const [turn, mover] = text.split(' ');
    return { n, turn: Number(turn), mover: mover as 'blue' };
  });
  expect(turnsOf(stops).map(({ n }) => n)).toEqual([0, 2, 4]);
  expect([0, 1, 2, 3, 4].map((n) => nextTurn(stops, n))).toEqual([2, 2, 4, 4, 4]);
  expect([0, 1, 2, 3, 4].map((n) => lastTurn(stops, n))).toEqual([0, 0, 0, 2, 2]);
});
