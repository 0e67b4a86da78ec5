import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOM = join(import.meta.dirname, '../src/games/blitz');

/** Reads of the switches of a game: `world.options`, `options.fighters`. */
const READS =
  /\bworld\.options\b|\boptions\.(?:tournament|fighters|interdiction|nuclear|seaAir|supplyRoutes|weather)\b/;

const readers = (): string[] =>
  readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => READS.test(readFileSync(join(ROOM, file), 'utf8')))
    .sort();

test('switches are read in sequence.ts and setup.ts and nowhere else', () => {
  expect(readers()).toEqual(['sequence.ts', 'setup.ts']);
});
