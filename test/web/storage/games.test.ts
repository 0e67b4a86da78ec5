import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { isDamaged } from '#web/table/storage/card.ts';
import { asked, inStore, type StoreName } from '#web/table/storage/database.ts';
import {
  changeCard,
  dropGame,
  keepPicture,
  listGames,
  type NewCard,
  pictureOf,
  putBack,
  putGame,
  readGame,
} from '#web/table/storage/games.ts';
import { migrateGames } from '#web/table/storage/migrate.ts';
import { type Tiding, hearTabs } from '#web/table/storage/tabs.ts';
import { CARD, emptyStore, fill, line, localStoreOf, recordOf } from './records.ts';

beforeEach(emptyStore);

const put = (id: string, n = 2, card: Partial<NewCard> = {}, at?: number): Promise<void> =>
  putGame(
    { id, holder: 'a table' },
    { ...CARD, ...card, commands: n, turn: 1, ...(at === undefined ? {} : { at }) },
    recordOf(n),
  );

/** Lays anything at all into the store. */
const spoil = (name: StoreName, key: IDBValidKey, value: unknown): Promise<unknown> =>
  inStore([name], 'readwrite', (of) => asked(of(name).put(value, key)));

const whole = async (id: string) => {
  const found = await readGame(id);
  if (typeof found !== 'object') throw new Error(`${id} is ${found}`);
  return found;
};

describe('games kept in the browser', () => {
  test('five hundred are listed, newest first, and none is ever dropped', async () => {
    for (let n = 0; n < 500; n++) await put(`game ${n}`, 1, {}, 1000 + n);
    const list = await listGames();
    expect(list).toHaveLength(500);
    expect(list[0]).toMatchObject({ id: 'game 499', game: 'blitz', kind: 'basic', commands: 1, turn: 1 });
    expect(list.at(-1)?.id).toBe('game 0');
    expect((await whole('game 0')).record).toContain('"n":1');
  });

  test('what travels with a game stands in the header of its record; its closing line is not kept', async () => {
    await put('a', 2, { name: 'My <b>game</b>', players: { blue: 'human', red: 'veteran' }, notes: { 1: 'here' } });
    const { card, record } = await whole('a');
    const [first = '', ...rest] = record.trimEnd().split('\n');
    expect(JSON.parse(first)).toMatchObject({
      setup: 'the set-up',
      about: { by: 'a test', players: { blue: 'human', red: 'veteran' }, notes: { 1: 'here' }, name: 'My <b>game</b>' },
    });
    expect(rest).toEqual([line(1), line(2)]);
    expect(card).toMatchObject({ base: 2, commands: 2, holder: 'a table' });
  });

  test('records are compressed', async () => {
    await put('a', 400);
    const pack = await inStore(['packs'], 'readonly', (of) => asked(of('packs').get('a') as IDBRequest<Uint8Array>));
    expect(pack.length * 5).toBeLessThan(recordOf(400).length);
    expect((await whole('a')).record.trimEnd().split('\n')).toHaveLength(401);
  });

  test('a name is changed; without a game under it nothing comes to be', async () => {
    await put('a');
    await changeCard('a', { name: 'Winter' });
    await changeCard('b', { name: 'Summer' });
    expect((await listGames()).map((one) => (isDamaged(one) ? '' : one.name))).toEqual(['Winter']);
    await changeCard('a', { clock: 9 }, 'another table');
    expect((await whole('a')).card.clock).toBe(0);
  });

  test('what was deleted can be put back as it was, picture and all', async () => {
    await put('a');
    await keepPicture('a', new Uint8Array([1, 2, 3]));
    await keepPicture('nobody', new Uint8Array([1]));
    expect(await pictureOf('nobody')).toBeUndefined();
    const before = await whole('a');
    const dropped = await dropGame('a');
    expect(await listGames()).toEqual([]);
    expect(await readGame('a')).toBeUndefined();
    expect(await pictureOf('a')).toBeUndefined();
    await putBack(dropped);
    expect(await whole('a')).toEqual(before);
    expect(await pictureOf('a')).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('wild numbers are put right, and damaged entries do not hide the others', async () => {
    await put('good');
    await put('wild', 2, { look: { x: Number.NaN, y: 0, scale: 9e9 }, clock: -5 });
    await spoil('cards', 'wild', {
      ...(await whole('wild')).card,
      at: 1e300,
      begun: Number.NaN,
      turn: Number.POSITIVE_INFINITY,
      commands: -7,
      players: 5,
      overlays: 'all',
    });
    await spoil('cards', 'nonsense', 'nonsense');
    await spoil('packs', 'alone', new Uint8Array([9, 9]));
    const list = await listGames();
    expect(list.filter(isDamaged).map(({ id }) => id)).toEqual(['nonsense', 'alone']);
    const wild = list.find(({ id }) => id === 'wild');
    expect(wild).toMatchObject({ at: 0, begun: 0, turn: 0, commands: 0, players: {}, overlays: [], clock: 0 });
    expect(wild).not.toHaveProperty('look');
    expect(await readGame('alone')).toBe('damaged');
    expect(await readGame('nonsense')).toBe('damaged');
    // A record without its card is a game all the same.
    await spoil('cards', 'good', 7);
    expect((await whole('good')).card).toMatchObject({ game: 'blitz', commands: 2 });
    expect((await readGame('good', 'me')) as object).toMatchObject({ card: { holder: 'me' } });
    expect((await listGames()).find(({ id }) => id === 'good')).toMatchObject({ game: 'blitz', holder: 'me' });
  });

  test('who takes a game is told to the others', async () => {
    const heard: Tiding[] = [];
    await put('a');
    const stop = hearTabs((tiding) => heard.push(tiding));
    await readGame('a');
    await readGame('a', 'table 2');
    await expect.poll(() => heard).toEqual([{ id: 'a', what: 'taken', holder: 'table 2' }]);
    stop();
    expect((await whole('a')).card.holder).toBe('table 2');
  });

  test('a full store says so, and keeps what it has', async () => {
    await put('a');
    const full = fill();
    await expect(put('b')).rejects.toThrow('full');
    full.mockRestore();
    expect((await listGames()).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('games of earlier versions', () => {
  const kindOf = (game: string, setup: string) => Promise.resolve(`${game} of ${setup}`);

  test('are moved over under their names, with who plays and when; what cannot be read stays', async () => {
    const record = recordOf(3);
    const old = localStoreOf({
      'hexfront.game.abc': JSON.stringify({ record, seats: { blue: 'human', red: 'novice' }, at: 5000 }),
      'hexfront.autosave': JSON.stringify({ record }),
      'hexfront.game.bad': '{"record":',
      'hexfront.game.worse': JSON.stringify({ record: 'nonsense' }),
      'hexfront.tab.abc': 'some tab',
      'hexfront.settings': '{}',
    });
    await migrateGames(kindOf);
    const list = await listGames();
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ id: 'abc', at: 5000, begun: 5000, commands: 3, kind: 'blitz of the set-up' });
    expect((await whole('abc')).card.players).toEqual({ blue: 'human', red: 'novice' });
    expect((await whole('abc')).record).toContain(line(3));
    expect([...old.keys()].sort()).toEqual(['hexfront.game.bad', 'hexfront.game.worse', 'hexfront.settings']);
    // No older games are left to move.
    await migrateGames(kindOf);
    expect(await listGames()).toHaveLength(2);
  });

  test('stay where they are while the new store is full', async () => {
    const old = localStoreOf({ 'hexfront.game.abc': JSON.stringify({ record: recordOf(1) }) });
    await listGames();
    const full = fill();
    await migrateGames(kindOf);
    expect([...old.keys()]).toEqual(['hexfront.game.abc']);
    full.mockRestore();
    await migrateGames(kindOf);
    expect([...old.keys()]).toEqual([]);
  });

  test('a closed store of old is nothing to move', async () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    await migrateGames(kindOf);
    expect(await listGames()).toEqual([]);
  });
});
