import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/games.ts';
import { createOpenedGames, type OpenedGame } from '#server/tables/game-cache.ts';
import { createThinkers } from '#server/thinking/thinkers.ts';
import { SETUPS } from './online/setups.ts';

const root = process.cwd();
let thread: URL;
let opened: OpenedGame;

beforeAll(async () => {
  const folder = join(root, '.cache', 'thinkers');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'thinker.mjs');
  await build({
    entryPoints: ['src/server/thinking/thinker-thread.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
  });
  thread = pathToFileURL(outfile);
  const found = await createOpenedGames(GAMES, root).open('blitz', SETUPS.tournament.setup);
  if (!('game' in found)) throw new Error(found.join());
  opened = found;
});

const begin = (count: number) => createThinkers({ count, thread, games: GAMES, root, report: () => undefined });
const taskFor = (level: string, seat = 'a') => {
  const { game } = opened;
  const side = game.decides(game.start) ?? '';
  return { position: opened.setupFor(side), view: game.view(game.start, side), level, seat };
};

test('computers think in threads of their own: this one goes on meanwhile', async () => {
  const thinkers = begin(2);
  await thinkers.think(taskFor('greedy'));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const { game } = opened;
  const commands = await Promise.all([thinkers.think(taskFor('veteran', 'a')), thinkers.think(taskFor('greedy', 'b'))]);
  const took = performance.now() - began;
  delay.disable();
  for (const command of commands)
    expect(game.check(game.start, game.decides(game.start) ?? '', command)).toBeUndefined();
  // A thinking server would have stood still for most of the time.
  expect(delay.percentile(90) / 1e6).toBeLessThan(took / 4);
  await thinkers.close();
});

test('what is thought about when the threads are closed is not decided', async () => {
  const thinkers = begin(1);
  const thought = thinkers.think(taskFor('grand'));
  await expect(thinkers.think(taskFor('greedy'))).rejects.toThrow('No thread is free');
  const ended = expect(thought).rejects.toThrow('the thread has ended');
  await thinkers.close();
  await ended;
  await expect(thinkers.think(taskFor('greedy'))).rejects.toThrow('No thread is free');
});

test('what cannot be thought about is refused in words, and the thread thinks on', async () => {
  const thinkers = begin(1);
  await expect(thinkers.think({ ...taskFor('greedy'), position: 'game basic\nnonsense' })).rejects.toThrow('nonsense');
  const command = await thinkers.think(taskFor('greedy'));
  expect(command).toHaveProperty('do');
  await thinkers.close();
});
