import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import type { BlitzEvent, Side } from '#games/blitz/types.ts';
import { resumeHistory } from '#core/record/game-history.ts';
import { textOf } from '#core/game-kit.ts';
import { kit } from '#games/blitz/kit.ts';
import { describeFault } from '#core/notation/notation.ts';
import { isRecordFault, readRecord, rulesOf } from '#core/record/record.ts';
import { hexfront } from '../cli/run.ts';
import { openPosition } from '../games/blitz/game.ts';
import { LIBRARY } from '../laws/library.ts';
import { differenceIn } from './difference.ts';
import { PRESET_GAMES } from '../playthroughs/presets.ts';

/** Games that players have saved with versions of this program. They open whole, whatever the rules have become. */

const HOME = import.meta.dirname;
const records = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.jsonl') && !name.startsWith('gamex'))
  .sort();

function opened(name: string) {
  const record = readRecord<BlitzEvent, Side>(readFileSync(join(HOME, name), 'utf8'));
  if (isRecordFault(record)) throw new Error(`${name}: ${describeFault(record)}`);
  const game = openPosition(record.header.setup, LIBRARY, name);
  const { board } = record.header.about;
  if (board !== undefined) expect(kit.fingerprint?.(game, LIBRARY)).toBe(board);
  return { record, game };
}

/** The first difference from what the record says, played again. */
function difference(name: string): string | undefined {
  const { record, game } = opened(name);
  return differenceIn(game, textOf(kit, game), record, kit.rules);
}

describe('the archive of records', () => {
  test('holds every way to play and every scenario', () => {
    const scenarios = Object.keys(LIBRARY.scenarios).map((name) => `scenario-${name}`);
    const wanted = [...PRESET_GAMES.map(({ name }) => name), ...scenarios];
    expect(wanted.filter((name) => !records.some((file) => file.endsWith(`/${name}.jsonl`)))).toEqual([]);
  });

  test.each(records)('%s opens whole', (name) => {
    const { record, game } = opened(name);
    expect(record.closing?.end).toBe(record.entries.length);
    const { history, damage } = resumeHistory(game, textOf(kit, game), record, kit.rules);
    expect([damage, history.entries.length]).toEqual([undefined, record.entries.length]);
    expect(writePosition(game.position, history.at())).toBe(
      readFileSync(join(HOME, name.replace(/jsonl$/, 'position')), 'utf8'),
    );
  });

  test.each(records)('%s is replayed and reported by the command line', async (name) => {
    for (const command of ['replay', 'report']) {
      const { exit, err } = await hexfront([command, join(HOME, name)]);
      expect([exit, err.replace(/^.*: it was played by rules \d+, and by today's .*\n$/, '')]).toEqual([0, '']);
    }
  });

  test.each(records)('%s plays as it did, or was played by other rules and says so', (name) => {
    const found = difference(name);
    const { record } = opened(name);
    const ruled = rulesOf(record.header);
    expect(ruled).toBeLessThanOrEqual(kit.rules);
    if (ruled === kit.rules) expect(found, 'raise `rules`: this record no longer plays as it did').toBeUndefined();
    else if (found !== undefined) expect(found).toContain(`it was played by rules ${ruled}`);
  });
});
