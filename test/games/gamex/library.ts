import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import type { Library } from '#core/game-kit.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { open } from './practice.ts';
import { kit } from '#games/gamex/kit.ts';

const DATA = join(import.meta.dirname, '../../../src/games/gamex/data');

function read(): Library {
  const library: Record<string, Record<string, string>> = {};
  for (const file of readdirSync(DATA)) {
    const kind = kit.kinds[extname(file).slice(1)];
    if (kind !== undefined) (library[kind] ??= {})[parse(file).name] = readFileSync(join(DATA, file), 'utf8');
  }
  return library;
}

/** The panels, counters and situations that come with the game. */
export const LIBRARY: Library = read();
const opened = new Map<string, OpenGamex>();

/** A situation of the library, opened once. */
export function situation(name: string): OpenGamex {
  const game = opened.get(name) ?? open(`game gamex\nsituation ${name}\n`, LIBRARY);
  opened.set(name, game);
  return game;
}

export const SITUATIONS = Object.keys(LIBRARY['situations'] ?? {}).sort();
export const PANELS = Object.keys(LIBRARY['panels'] ?? {}).sort();
