import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Suites of their own; `npm test` names them. */
const SUITES = {
  layers: ['test/layers.test.ts'],
  /** Whole games and random positions: laws, oracles, golden games, counts of positions. */
  laws: [
    'test/laws/**/*.test.ts',
    'test/perft/**/*.test.ts',
    'test/playthroughs/**/*.test.ts',
    'test/games/*/oracles/**/*.test.ts',
    'test/games/**/laws.test.ts',
  ],
  /** The computer's players: how they decide, and how well. */
  strength: ['test/strength/**/*.test.ts', 'test/games/*/players/**/*.test.ts', 'test/games/*/players.test.ts'],
  /** The program as people run it: packed and installed, and as processes that play and are stopped. */
  package: [
    'test/package/**/*.test.ts',
    'test/cli/arena.test.ts',
    'test/cli/interrupt.test.ts',
    'test/cli/streams.test.ts',
    'test/server/online/kill/*.test.ts',
  ],
};

/** Tests that mock a module run in a process of their own. */
const ALONE = readdirSync(join(import.meta.dirname, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('test', file))
  .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('));

/** Compile cache shared by the suites of a run: `npm test` names a folder, and empties it first. */
const compiledFor = (folder: string | undefined) =>
  folder === undefined ? {} : { experimental: { fsModuleCache: true, fsModuleCachePath: folder } };

export default defineConfig(({ mode }) => ({
  test: {
    environment: 'node',
    pool: 'forks',
    // One more than two cores: tests of servers wait half of their time.
    maxWorkers: 3,
    // Enough for a busy machine four times slower than ours.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    passWithNoTests: false,
    // Tests with real processes lose a race now and then on a busy machine; `npm test` names each that needed it.
    retry: 1,
    ...compiledFor(process.env['HEXFRONT_COMPILED']),
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'unit',
          // Shared module instances: loading them anew for each file takes half of the time.
          isolate: false,
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ['test/browser/**', ...Object.values(SUITES).flat(), ...ALONE],
        },
      },
      { extends: true, mode, test: { name: 'alone', include: ALONE, exclude: ['test/browser/**'] } },
      ...Object.entries(SUITES).map(([name, include]) => ({
        extends: true as const,
        mode,
        test: { name, isolate: false, include },
      })),
    ],
  },
}));
