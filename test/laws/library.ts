import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '#games/blitz/position.ts';

const DATA = join(import.meta.dirname, '../../src/games/blitz/data');

const named = (ending: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(DATA)
      .filter((file) => file.endsWith(ending))
      .map((file) => [file.slice(0, -ending.length), readFileSync(join(DATA, file), 'utf8')]),
  );

/** The boards, armies and scenarios that come with the game, read from disk. */
export const LIBRARY: Library = {
  boards: named('.board'),
  armies: named('.army'),
  placements: named('.placement'),
  scenarios: named('.scenario'),
};
