import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { isRecordFault, readRecord } from '#core/record/record.ts';
import type { Referee } from '#table/referee.ts';
import { LIBRARY } from '#web/games/blitz/library.ts';
import { readGame } from '#web/table/storage/games.ts';
import { type Asked, type Heard, answering } from '#web/table/referee/answers.ts';
import { keptTable } from '#web/table/referee/stored-table.ts';
import { gameFile } from '#web/table/storage/export.ts';
import { aboutOf } from '#web/table/storage/metadata.ts';
import { sitDown } from '../blitz-referee.ts';
import { CARD, emptyStore, fill, unsealed } from './records.ts';

/** A real referee, its game kept in a store, and a page that asks. */

beforeEach(emptyStore);

const SKIRMISH = `game basic
board inline
  grid rows A..H columns 1..10
end board
blue inf 4-4 @ C3 as b1
blue inf 4-4 @ H1 as b9
red inf 2-4 @ D7 as r1
blue moves
`;
const HERE = { id: 'a', holder: 'table 1' };

function page() {
  const { referee } = sitDown(LIBRARY);
  const heard: Heard[] = [];
  const tell = (one: Heard): void => void heard.push(one);
  const { onUpdate, ...keeping } = keptTable(referee as unknown as Referee, tell);
  const end = referee.sit({ plays: ['blue', 'red'], sees: ['blue', 'red'] });
  end.follow(onUpdate as never);
  const answer = answering(Promise.resolve({ ...referee, ...end, ...keeping } as never), tell);
  let id = 0;
  return {
    heard,
    /** The answer, or what was troublesome about the question. */
    async ask(name: Asked['ask'], ...args: readonly unknown[]): Promise<unknown> {
      const mine = ++id;
      answer({ id: mine, ask: name, args });
      const mineIn = () => heard.find((one) => 'id' in one && one.id === mine);
      await expect.poll(mineIn, { interval: 2 }).toBeDefined();
      const got = mineIn();
      return got && 'answer' in got ? got.answer : got;
    },
  };
}

/** Updates as the page hears them, with what was in the store at that moment. */
const keptCommands = async (): Promise<number> => {
  const found = await readGame('a');
  return typeof found === 'object' ? found.card.commands : -1;
};

test('what a command did is told when it is in the store, and before the command is answered', async () => {
  const { ask, heard } = page();
  await ask('open', SKIRMISH);
  expect(await ask('keepAs', HERE, CARD)).toBe('kept');
  heard.length = 0;
  expect(await ask('say', 'moveUnit b1 to C4')).toBeUndefined();
  expect(heard.map((one) => Object.keys(one)[0])).toEqual(['update', 'kept', 'id']);
  expect(await keptCommands()).toBe(1);
  await ask('say', 'moveUnit b9 to H2');
  await ask('takeBack', 1);
  expect(await keptCommands()).toBe(1);
  // Looking back changes nothing of what is kept.
  await ask('seek', 0);
  expect(await keptCommands()).toBe(1);
  await ask('seek', 1);
  expect(await ask('say', 'moveUnit b9 to H2')).toBeUndefined();
  expect(await keptCommands()).toBe(2);
});

test('the game read from the store is the game, and the file made of it the file the table saves', async () => {
  const { ask } = page();
  await ask('open', SKIRMISH);
  await ask('keepAs', HERE, CARD);
  await ask('say', 'moveUnit b1 to C4');
  await ask('say', 'moveUnit b9 to H2');
  const found = await readGame('a', 'table 2');
  if (typeof found !== 'object') throw new Error('not kept');
  const again = page();
  await again.ask('load', found.record);
  expect(await again.ask('position')).toBe(await ask('position'));
  const saved = (await ask('save', aboutOf(CARD))) as string;
  expect((await gameFile('a', unsealed))?.text).toBe(saved);
  const read = readRecord<unknown, string>(saved);
  expect(isRecordFault(read) ? read.message : read.altered).toBeUndefined();
  // Metadata of the table is written anew each time: none of it comes from the file.
  await again.ask('load', saved.replace('"novice"', '"veteran"'));
  expect(((await again.ask('save')) as string).split('\n')[0]).not.toContain('veteran');
});

test('a store that is full is told after every command, and a question that fails does not stop the next', async () => {
  const { ask, heard } = page();
  expect(await ask('position')).toMatchObject({ trouble: 'no game is open' });
  await ask('open', SKIRMISH);
  await ask('keepAs', HERE, CARD);
  const full = fill();
  await ask('say', 'moveUnit b1 to C4');
  expect(heard).toContainEqual({ kept: 'full' });
  full.mockRestore();
  await ask('say', 'moveUnit b9 to H2');
  expect(heard.filter((one) => 'kept' in one).at(-1)).toEqual({ kept: 'kept' });
  expect(await keptCommands()).toBe(2);
});
