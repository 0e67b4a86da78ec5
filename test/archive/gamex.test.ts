import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resumeHistory } from '#core/record/game-history.ts';
import { textOf } from '#core/game-kit.ts';
import { describeFault } from '#core/notation/notation.ts';
import { isRecordFault, readRecord, rulesOf } from '#core/record/record.ts';
import { kit } from '#games/gamex/kit.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import type { GamexEvent, Side } from '#games/gamex/types.ts';
import { LIBRARY } from '../games/gamex/library.ts';
import { open } from '../games/gamex/practice.ts';
import { differenceIn } from './difference.ts';

/** Games of GameX that players have saved with versions of this program. They open whole, whatever the rules have become. */

const HOME = join(import.meta.dirname, 'gamex');
const records = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.jsonl'))
  .sort();

const KINDS = ['duel', 'pb-01', 'pl-02-landing', 'pl-03-gliders', 'muster', 'engineers', 'airborne', 'all-options'];

function opened(name: string) {
  const record = readRecord<GamexEvent, Side>(readFileSync(join(HOME, name), 'utf8'));
  if (isRecordFault(record)) throw new Error(`${name}: ${describeFault(record)}`);
  return { record, game: open(record.header.setup, LIBRARY) };
}

/** The first difference from what the record says, played again. */
function difference(name: string): string | undefined {
  const { record, game } = opened(name);
  return differenceIn(game, textOf(kit, game), record, kit.rules);
}

describe('the archive of GameX records', () => {
  test('holds every kind of game and every option', () => {
    const wanted = [...KINDS, ...PLAYABLE.map((option) => `option-${option}`)];
    expect(wanted.filter((name) => !records.some((file) => file.endsWith(`/${name}.jsonl`)))).toEqual([]);
  });

  test.each(records)('%s opens whole', (name) => {
    const { record, game } = opened(name);
    expect(record.closing?.end).toBe(record.entries.length);
    const { history, damage } = resumeHistory(game, textOf(kit, game), record, kit.rules);
    expect([damage, history.entries.length]).toEqual([undefined, record.entries.length]);
    expect(kit.position(game, history.at())).toBe(readFileSync(join(HOME, name.replace(/jsonl$/, 'position')), 'utf8'));
  });

  test.each(records)('%s plays as it did, or was played by other rules and says so', (name) => {
    const found = difference(name);
    const ruled = rulesOf(opened(name).record.header);
    expect(ruled).toBeLessThanOrEqual(kit.rules);
    if (ruled === kit.rules) expect(found, 'raise `rules`: this record no longer plays as it did').toBeUndefined();
    else if (found !== undefined) expect(found).toContain(`it was played by rules ${ruled}`);
  });
});
