import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writePosition } from '../../src/games/blitz/text/position/position-write.ts';
import type { BlitzEvent, Side } from '../../src/games/blitz/types.ts';
import { resumeCourse } from '../../src/core/course.ts';
import { textOf } from '../../src/core/family.ts';
import { family } from '../../src/games/blitz/family.ts';
import { seededDice } from '../../src/core/dice.ts';
import { describeFault } from '../../src/core/notation.ts';
import { isRecordFault, readRecord, verifyRecord } from '../../src/core/record.ts';
import { openPosition } from '../games/blitz/opening.ts';
import { LIBRARY } from '../laws/library.ts';
import { PRESET_GAMES } from '../playthroughs/presets.ts';

/** Games that players have saved with versions of this program. They open whole, whatever the rules have become. */

const HOME = import.meta.dirname;
const records = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.jsonl'))
  .sort();

/** M10.14: flak does not move out of supply, so its step is passed over where it could do nothing else. */
const FLAK_STAYS = 'M10.14: flak does not move out of supply';

/**
 * Records that go another way when they are played again, each with the reason: a ruling that has changed, a state that
 * is kept in another shape. They open all the same.
 */
const DIFFERENCES: Readonly<Record<string, string>> = {
  '2026-11/m71.1.jsonl': FLAK_STAYS,
  '2026-11/m71.2.jsonl': FLAK_STAYS,
  '2026-11/m71.9.jsonl': FLAK_STAYS,
  '2026-11/m71.10.jsonl': FLAK_STAYS,
  '2026-11/m71.11.jsonl': FLAK_STAYS,
  '2026-11/scenario-neutrality-violation.jsonl': "M17.c.7: the cities of a violator's former allies pass at once",
  '2026-11/m71.8.jsonl': 'M10.16: supply that is flown in is kept for a while, where it was relief at the moment only',
};

function opened(name: string) {
  const record = readRecord<BlitzEvent, Side>(readFileSync(join(HOME, name), 'utf8'));
  if (isRecordFault(record)) throw new Error(`${name}: ${describeFault(record)}`);
  const game = openPosition(record.header.setup, LIBRARY, name);
  const { board } = record.header.about;
  if (board !== undefined) expect(family.fingerprint?.(game, LIBRARY)).toBe(board);
  return { record, game };
}

/** The first difference from what the record says, played again. */
function difference(name: string): string | undefined {
  const { record, game } = opened(name);
  const { dice } = record.header;
  const seeded = dice.kind === 'seed' ? seededDice(dice.seed) : undefined;
  const played = verifyRecord(game, textOf(family, game), record, seeded);
  return isRecordFault(played) ? describeFault(played) : undefined;
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
    const { course, damage } = resumeCourse(game, textOf(family, game), record, family.rules);
    expect([damage, course.entries.length]).toEqual([undefined, record.entries.length]);
    expect(writePosition(game.position, course.at())).toBe(
      readFileSync(join(HOME, name.replace(/jsonl$/, 'position')), 'utf8'),
    );
  });

  test.each(records)('%s plays as it did, or is known not to', (name) => {
    const found = difference(name);
    if (DIFFERENCES[name] === undefined) expect(found).toBeUndefined();
    else expect(found).toBeDefined();
  });
});
