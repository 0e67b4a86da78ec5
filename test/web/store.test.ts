import { beforeEach, describe, expect, test } from 'vitest';
import { notesIn, withNote } from '../../src/web/table/replay/notes.ts';
import { seatsFor } from '../../src/web/table/start.ts';
import { lastTurn, nextTurn, turnsOf } from '../../src/web/table/replay/stops.ts';
import { PLACED } from '../../src/web/games/blitz/starts.ts';
import {
  claimGame,
  holderOf,
  keepGame,
  keptGameNamed,
  keptGames,
  leaveGame,
} from '../../src/web/table/keep/kept-game.ts';

/** A store of a browser with room for so many letters. */
function storeOf(room: number): Storage {
  const held = new Map<string, string>();
  const used = () => [...held].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const methods = {
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem: (key: string, value: string) => {
      const before = held.get(key)?.length ?? -key.length;
      if (used() - before + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
  };
  return new Proxy({} as Storage, {
    get: (_target, name) => methods[name as keyof typeof methods],
    ownKeys: () => [...held.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const HEADER = JSON.stringify({ format: 'hexfront-record', version: 1, game: 'blitz', setup: PLACED.text });
const record = (letters = 0): string => `${HEADER}\n${'x'.repeat(letters)}`;
const { seats } = PLACED;
let clock = 0;

beforeEach(() => {
  globalThis.localStorage = storeOf(1_000_000);
  clock = 1_000;
  Date.now = () => clock++;
});

describe('kept games', () => {
  test('the newest is the one to go on with; each has its name', () => {
    keepGame({ id: 'a', record: record(), seats });
    keepGame({ id: 'b', record: record(), seats: { blue: 'human', red: 'novice' } });
    expect(keptGames()[0]?.start).toMatchObject({ id: 'b', text: PLACED.text, seats: { red: 'novice' } });
    keepGame({ id: 'a', record: record(1), seats });
    expect(keptGames().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(keptGameNamed('b')).toMatchObject({ id: 'b' });
    expect(keptGameNamed('c')).toBeUndefined();
  });

  test('six at most: the oldest goes', () => {
    for (const id of 'abcdefgh') keepGame({ id, record: record(), seats });
    expect(keptGames().map(({ id }) => id)).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  });

  test('older games make room; without any the game goes on unkept', () => {
    globalThis.localStorage = storeOf(3_000);
    expect(keepGame({ id: 'a', record: record(1_500), seats })).toBe(true);
    expect(keepGame({ id: 'b', record: record(1_500), seats })).toBe(true);
    expect(keptGames().map(({ id }) => id)).toEqual(['b']);
    expect(keepGame({ id: 'b', record: record(9_000), seats })).toBe(false);
    expect(keptGameNamed('b')).toMatchObject({ record: record(1_500) });
  });

  test('what cannot be read is no game, and says so under its name', () => {
    localStorage.setItem('hexfront.game.x', '{"record":');
    localStorage.setItem('hexfront.game.y', JSON.stringify({ record: 'nonsense' }));
    expect(keptGames()).toEqual([]);
    expect(keptGameNamed('x')).toBe('damaged');
    expect(keptGameNamed('y')).toBe('damaged');
  });

  test('players nobody knows any more, and sides nobody is named for, are people', () => {
    const face = { sides: ['blue', 'red'].map((id) => ({ id, name: () => id })), levels: ['novice'] };
    keepGame({ id: 'z', record: record(), seats: { blue: 'novice', red: 'martian' } });
    expect(seatsFor(face, keptGames()[0]?.start.seats ?? {})).toEqual({ blue: 'novice', red: 'human' });
    expect(seatsFor(face, {})).toEqual({ blue: 'human', red: 'human' });
  });

  test('the one game of earlier versions is found', () => {
    localStorage.setItem('hexfront.autosave', JSON.stringify({ record: record(), seats }));
    expect(keptGames()[0]?.start).toMatchObject({ text: PLACED.text });
  });

  test('one tab holds a game, the last that claimed it', () => {
    claimGame('a', 'tab 1');
    claimGame('a', 'tab 2');
    leaveGame('a', 'tab 1');
    expect(holderOf('a')).toBe('tab 2');
    leaveGame('a', 'tab 2');
    expect(holderOf('a')).toBeUndefined();
  });
});

describe('notes', () => {
  test('stand in the header of a record', () => {
    const header = { about: { notes: { 3: 'here it turned', x: 'no number', 4: 5 } } };
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
