import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRecordFault, readRecord } from '#core/record/record.ts';
import { createClock } from '#web/table/storage/clock.ts';
import { putGame } from '#web/table/storage/games.ts';
import { forgetPending, notePending, takePending } from '#web/table/storage/pending-command.ts';
import { createPatience } from '#web/table/storage/patience.ts';
import { allGames, gameFile } from '#web/table/storage/export.ts';
import { aboutOf, headerIn, nameFrom, metadataIn } from '#web/table/storage/metadata.ts';
import { startOf } from '#web/pages/files.ts';
import { addressOf, partsOf } from '#web/table/route.ts';
import { PLACED } from '../placed-armies.ts';
import { unzipSync } from 'fflate';
import { CARD, emptyStore, localStoreOf, unsealed } from './records.ts';

beforeEach(emptyStore);
afterEach(() => vi.useRealTimers());

test('an address that is no escaped text is an address all the same', () => {
  expect(partsOf('#/%')).toEqual(['%']);
  expect(partsOf('#/game/%E4%/replay')).toEqual(['game', '%E4%', 'replay']);
  expect(partsOf('#board')).toEqual([]);
  expect(partsOf('')).toEqual([]);
  expect(partsOf(addressOf('rules', 'B7.z4 / ä'))).toEqual(['rules', 'B7.z4 / ä']);
});

test('what travels with a record comes back as it went; whatever is not sound is left out', () => {
  const travels = {
    players: { blue: 'human', red: 'veteran' },
    notes: { 3: 'here it turned' },
    name: 'Winter',
    clock: 90_000,
    look: { x: 10, y: -20.5, scale: 44 },
    overlays: ['zones'],
  };
  expect(metadataIn(JSON.parse(JSON.stringify(aboutOf(travels))))).toEqual(travels);
  const nothing = { players: {}, notes: {}, name: '', clock: 0, overlays: [] };
  expect(metadataIn(undefined)).toEqual(nothing);
  expect(
    metadataIn({
      players: { blue: 7 },
      notes: { x: 'a', 2: 5, 3: ' ' },
      name: 8,
      clock: 1e300,
      look: { x: 1e9, y: 0, scale: Number.NaN },
      overlays: [1, 'supply'],
    }),
  ).toEqual({ ...nothing, players: { blue: 'human' }, overlays: ['supply'] });
  expect(nameFrom(`  two\nlines\u0007 and ${'x'.repeat(100)}`)).toMatch(/^two lines and x{66}$/);
  expect(headerIn('{"a":1}\n{"b":2}')).toEqual({ a: 1 });
  expect(headerIn('[]')).toBeUndefined();
});

test('a file opens with the opponents it was saved with', async () => {
  const header = { format: 'hexfront-record', version: 1, game: 'blitz', setup: PLACED.text, about: {}, hash: '' };
  const about = { players: { red: 'veteran' } };
  const opened = await startOf('game.jsonl', `${JSON.stringify({ ...header, about })}\n`);
  expect(opened).toMatchObject({ seats: { blue: 'human', red: 'veteran' } });
});

test('the clock runs while somebody looks, and not while nobody is there', () => {
  let now = 1000;
  const clock = createClock(500, () => now);
  now += 2000;
  clock.tick();
  expect(clock.spent()).toBe(2500);
  clock.tick(false);
  now += 60_000;
  expect(clock.spent()).toBe(2500);
  clock.tick(true);
  now += 10 * 60 * 60_000;
  expect(clock.spent()).toBe(2500 + 5 * 60_000);
});

test('nobody waits long for a store that hangs, and not at all for the next wish', async () => {
  vi.useFakeTimers();
  const patient = createPatience(2000);
  expect(await patient(Promise.resolve('kept'), 'full')).toBe('kept');
  let comes: (kept: string) => void = () => undefined;
  const hanging = new Promise<string>((resolve) => {
    comes = resolve;
  });
  const first = patient(hanging, 'full');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe('full');
  expect(await patient(new Promise<string>(() => undefined), 'full')).toBe('full');
  comes('kept');
  await vi.advanceTimersByTimeAsync(0);
  expect(await patient(Promise.resolve('kept'), 'full')).toBe('kept');
});

test('what was meant is noted, read once, and forgotten', () => {
  const held = localStoreOf({ 'hexfront.meant.odd': '{"played":' });
  notePending('a', { played: 3, commands: [{ do: 'endMovement' }] });
  expect(takePending('a')).toEqual({ played: 3, commands: [{ do: 'endMovement' }] });
  expect(takePending('a')).toBeUndefined();
  expect(takePending('odd')).toBeUndefined();
  notePending('b', { played: 1, commands: [] });
  forgetPending('b');
  expect(held.size).toBe(0);
});

const entry = (n: number) => ({ n, side: 'blue', command: 'endMovement', events: [{ is: 'x' }], hash: 'h' });
const RECORD = [
  { format: 'hexfront-record', version: 1, game: 'blitz', setup: 's', about: {}, hash: 'h', dice: { kind: 'given' } },
  entry(1),
  entry(2),
]
  .map((one) => JSON.stringify(one))
  .join('\n');

test('a game taken along is a whole record with its players and its print; a damaged one goes as it is', async () => {
  await putGame({ id: 'a', holder: '' }, { ...CARD, name: 'Über Land!', commands: 2, turn: 4, at: 0 }, RECORD);
  await putGame({ id: 'b', holder: '' }, { ...CARD, name: 'Über Land!', commands: 2, turn: 4, at: 0 }, RECORD);
  await putGame({ id: 'c', holder: '' }, { ...CARD, commands: 1, turn: 1, at: 0 }, `${RECORD}\n{"n":3,"si`);
  const file = await gameFile('a', unsealed);
  expect(file?.name).toBe('hexfront-uber-land-turn-4-1970-01-01.jsonl');
  const read = readRecord<unknown, string>(file?.text ?? '');
  if (isRecordFault(read)) throw new Error(read.message);
  expect(read.header.about).toMatchObject({ players: { red: 'novice' }, name: 'Über Land!' });
  expect(read.closing).toMatchObject({ end: 2, over: false, print: expect.any(String) as string });
  expect(read.altered).toBeUndefined();
  expect((await gameFile('c', unsealed))?.text).toContain('{"n":3,"si');
  expect(await gameFile('nobody', unsealed)).toBeUndefined();

  const told: number[] = [];
  const zip = await allGames(['a', 'b', 'nobody', 'c'], unsealed, (done) => told.push(done));
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toHaveLength(3);
  expect(Object.keys(files)).toContain('hexfront-uber-land-turn-4-1970-01-01-2.jsonl');
  expect(new TextDecoder().decode(files['hexfront-uber-land-turn-4-1970-01-01.jsonl'])).toBe(file?.text);
  expect(told).toEqual([1, 2, 3, 4]);
});
