import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { dropGame, listGames, readGame } from '#web/table/storage/games.ts';
import { createJournal } from '#web/table/storage/journal.ts';
import { CARD, emptyStore, fill, HEADER } from './records.ts';

beforeEach(emptyStore);

/** A game of nothing but lines, and the journal of it. */
function table(begun: readonly string[] = []) {
  let lines = [...begun];
  const journal = createJournal({
    standing: () => ({ commands: lines.length, turn: 1 + Math.floor(lines.length / 2) }),
    lines: (n) => lines.slice(n),
    record: () => `${[HEADER, ...lines, `{"end":${lines.length}}`].join('\n')}\n`,
  });
  return {
    journal,
    give: (...more: readonly string[]) => {
      journal.changed(lines.length, lines.length + more.length);
      lines = [...lines, ...more];
      return journal.keep();
    },
    takeBack: (to: number) => {
      journal.changed(lines.length, to);
      lines = lines.slice(0, to);
      return journal.keep();
    },
  };
}

const HERE = { id: 'a', holder: 'table 1' };
const keptLines = async (): Promise<string[]> => {
  const found = await readGame('a');
  return typeof found === 'object' ? found.record.trimEnd().split('\n').slice(1) : [];
};
const card = async () => (await listGames())[0];

test('each command is in the store as soon as it was given, and what was taken back is not', async () => {
  const { journal, give, takeBack } = table();
  expect(await journal.keepAs(HERE, CARD)).toBe('kept');
  expect(await give('1')).toBe('kept');
  expect(await keptLines()).toEqual(['1']);
  await give('2', '3');
  expect(await card()).toMatchObject({ commands: 3, turn: 2, base: 0 });
  await takeBack(1);
  expect(await keptLines()).toEqual(['1']);
  await give('4');
  expect(await keptLines()).toEqual(['1', '4']);
  expect(await card()).toMatchObject({ commands: 2 });
});

test('many lines are packed together; taking back behind that packs anew', async () => {
  const { journal, give, takeBack } = table();
  await journal.keepAs(HERE, CARD);
  const all = Array.from({ length: 230 }, (_, i) => String(i + 1));
  for (const one of all) await give(one);
  expect(await card()).toMatchObject({ commands: 230, base: 200 });
  expect(await keptLines()).toEqual(all);
  await takeBack(150);
  expect(await card()).toMatchObject({ commands: 150, base: 150 });
  await give('x');
  expect(await keptLines()).toEqual([...all.slice(0, 150), 'x']);
});

test('a game that was read goes on where it was; what was damaged in it is written over with the next command only', async () => {
  const first = table();
  await first.journal.keepAs(HERE, CARD);
  await first.give('1', '2', '3');
  const taken = await readGame('a', 'table 2');
  if (typeof taken !== 'object') throw new Error('not there');
  // Only two of the three could be read.
  const second = table(['1', '2']);
  await second.journal.goOn({ ...taken.card }, CARD);
  expect(await second.journal.keep()).toBe('kept');
  expect(await keptLines()).toEqual(['1', '2', '3']);
  await second.give('other');
  expect(await keptLines()).toEqual(['1', '2', 'other']);
});

test('never two writers: the table a game was taken from hears it with its next command, which is not kept', async () => {
  const first = table();
  await first.journal.keepAs(HERE, CARD);
  await first.give('1');
  const taken = await readGame('a', 'table 2');
  if (typeof taken !== 'object') throw new Error('not there');
  const second = table(['1']);
  await second.journal.goOn(taken.card, CARD);
  const [one, other] = await Promise.all([first.give('2 of the first'), second.give('2 of the second')]);
  expect([one, other]).toEqual(['elsewhere', 'kept']);
  expect(await keptLines()).toEqual(['1', '2 of the second']);
  // The first journal has lost its place to write.
  await first.give('3');
  expect(await keptLines()).toEqual(['1', '2 of the second']);
});

test('a full store is said each time and loses nothing: once there is room, everything is written', async () => {
  const { journal, give } = table();
  await journal.keepAs(HERE, CARD);
  await give('1');
  const full = fill();
  expect(await give('2')).toBe('full');
  expect(await give('3')).toBe('full');
  full.mockRestore();
  expect(await keptLines()).toEqual(['1']);
  expect(await give('4')).toBe('kept');
  expect(await keptLines()).toEqual(['1', '2', '3', '4']);
});

test('a game that could not be begun in a full store is kept whole once there is room', async () => {
  const { journal, give } = table();
  await listGames();
  const full = fill();
  expect(await journal.keepAs(HERE, CARD)).toBe('full');
  expect(await give('1')).toBe('full');
  full.mockRestore();
  expect(await give('2')).toBe('kept');
  expect(await keptLines()).toEqual(['1', '2']);
});

test('a game deleted in another tab and played on here is kept again', async () => {
  const { journal, give } = table();
  await journal.keepAs(HERE, CARD);
  await give('1');
  await dropGame('a');
  expect(await give('2')).toBe('kept');
  expect(await keptLines()).toEqual(['1', '2']);
  journal.stop();
  await give('3');
  expect(await keptLines()).toEqual(['1', '2']);
});
