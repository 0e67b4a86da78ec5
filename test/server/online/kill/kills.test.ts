import { expect, test } from 'vitest';
import { kills } from './kills.ts';
import { nodeKills } from './node-kills.ts';

/** A sample of `npm run kills`, which also measures how soon play goes on. */

test('a server that is killed loses nothing it has answered, does nothing twice, and everybody goes on', async () => {
  const {
    faults,
    kills: made,
    lines,
    views,
    answered,
    repeated,
  } = await kills({
    kills: 20,
    tables: 16,
    seed: 1,
    play: 200,
    think: 100,
  });
  expect(faults).toEqual([]);
  expect(Object.values(made).reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(lines).toBeGreaterThan(200);
  expect(views).toBeGreaterThan(100);
  expect(answered).toBeGreaterThan(100);
  expect(repeated).toBeGreaterThan(10);
});

test('two servers and a worker on PostgreSQL: one is killed, the players go on at the other, every job has its effect once', async () => {
  const {
    faults,
    kills: made,
    lines,
    views,
    answered,
    repeated,
  } = await nodeKills({
    kills: 20,
    tables: 8,
    seed: 2,
    play: 300,
    think: 100,
  });
  expect(faults).toEqual([]);
  expect(Object.values(made).reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(lines).toBeGreaterThan(200);
  expect(views).toBeGreaterThan(50);
  expect(answered).toBeGreaterThan(100);
  expect(repeated).toBeGreaterThan(3);
});
