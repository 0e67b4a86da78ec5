import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '#cli/library.ts';
import { type Choose, seededChoice, seededDice } from '#core/dice.ts';
import { english } from '#core/say.ts';
import { GAMES } from '#games/games.ts';
import type { News } from '#table/host.ts';
import { createReferee } from '#table/referee.ts';
import { hexfront } from '../cli/run.ts';
import { mangled } from '../laws/json.ts';
import { amount } from '../sample.ts';

/** Records come from outside: whatever their events say, the table opens what makes sense and says what does not. */

const TESTS = join(import.meta.dirname, '..');
const archived = (name: string): string => readFileSync(join(TESTS, 'archive/2026-11', `${name}.jsonl`), 'utf8');

async function tableOf(id: keyof typeof GAMES) {
  const shelf = await GAMES[id]();
  const library = readLibrary(shelf.family, []);
  const referee = createReferee(shelf, { library, dice: seededDice(7), chance: seededChoice(7) });
  const seat = referee.sit({ plays: shelf.family.sides, sees: shelf.family.sides });
  let news: News | undefined;
  seat.follow((one) => {
    news = one as News;
  });
  return { referee, seat, load: (record: string) => (referee.load(record), news as News) };
}

async function duel(): Promise<string> {
  const { referee, seat } = await tableOf('gamex');
  referee.open('game gamex\nsituation duel\n');
  for (let i = 0; i < 80 && seat.news().scene.prompt; i++) referee.anything(seat.news().decision);
  return referee.save();
}

/** The record with its rules unknown, its end open and something about the events of some commands changed. */
function forged(record: string, choose: Choose): string {
  const [header = '', ...lines] = record.split('\n').filter((line) => line !== '' && !line.startsWith('{"end"'));
  const first = { ...(JSON.parse(header) as object), rules: 7 };
  for (let i = 1 + choose(3); i > 0; i--) {
    const at = choose(lines.length);
    const entry = JSON.parse(lines[at] ?? '') as { events: unknown };
    lines[at] = JSON.stringify({ ...entry, events: mangled(entry.events, choose) });
  }
  return [JSON.stringify(first), ...lines].join('\n');
}

describe('forged records', () => {
  const RECORDS: readonly (readonly [string, keyof typeof GAMES, () => string | Promise<string>])[] = [
    ...['basic', 'tournament', 'everything', 'm71.1', 'm71.6-from-set-up', 'm71.11'].map(
      (name) => [name, 'blitz', () => archived(name)] as const,
    ),
    ['duel', 'gamex', duel],
  ];

  test.each(RECORDS)('%s opens as far as its events make sense', async (_name, id, whole) => {
    const { load, seat } = await tableOf(id);
    const record = await whole();
    let cut = 0;
    for (let seed = 0; seed < amount(150, 12); seed++) {
      const choose = seededChoice(seed);
      const { damage, played } = load(forged(record, choose));
      if (damage) expect(english(damage)).toMatch(/^line \d+: (?:event|the events|command) /);
      if (damage) cut++;
      expect(seat.news().played).toBe(played);
    }
    expect(cut).toBeGreaterThan(amount(30, 3));
  });

  const hangs = readFileSync(join(TESTS, 'fixtures/forged-record.jsonl'), 'utf8');

  test('one that placed a unit nowhere is cut there, and hangs nobody', async () => {
    const { load } = await tableOf('blitz');
    const { damage, played } = load(hangs);
    expect([played, damage && english(damage)]).toEqual([23, 'line 25: event 1 of command 24 is damaged: hex']);
    for (const command of ['report', 'replay']) {
      const { exit, err } = await hexfront([command, '-'], hangs);
      expect([exit, err]).toEqual([1, 'hexfront: standard input: line 25: event 1 of command 24 is damaged: hex\n']);
    }
  });

  test('a line that is nested too deeply is damage', async () => {
    const { load } = await tableOf('blitz');
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const lines = archived('basic').split('\n');
    lines[3] = (lines[3] ?? '').replace('"events":[', `"events":[{"is":${deep}},`);
    expect(english(load(lines.join('\n')).damage ?? { says: '', with: [] })).toContain('line 4: ');
  });
});
