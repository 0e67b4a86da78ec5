import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '#cli/library.ts';
import { type Choose, seededChoice, seededDice } from '#core/dice/dice.ts';
import { hashOf } from '#core/hash.ts';
import { RULES_FAIL } from '#core/play.ts';
import { english, MessageError } from '#core/message.ts';
import { kit } from '#games/blitz/kit.ts';
import type { BlitzEvent } from '#games/blitz/types.ts';
import { GAMES } from '#games/games.ts';
import type { Update } from '#table/host.ts';
import { createReferee } from '#table/referee.ts';
import { hexfront } from '../cli/run.ts';
import { openPosition } from '../games/blitz/game.ts';
import { mangled } from '../laws/json.ts';
import { amount } from '../sample.ts';

/** Records come from outside: whatever their events say, the table opens what makes sense and says what does not. */

const TESTS = join(import.meta.dirname, '..');
const archived = (name: string): string => readFileSync(join(TESTS, 'archive/2026-11', `${name}.jsonl`), 'utf8');

async function tableOf(id: keyof typeof GAMES) {
  const gamePackage = await GAMES[id]();
  const library = readLibrary(gamePackage.kit, []);
  const referee = createReferee(gamePackage, { library, dice: seededDice(7), chance: seededChoice(7) });
  const seat = referee.sit({ plays: gamePackage.kit.sides, sees: gamePackage.kit.sides });
  let update: Update | undefined;
  seat.follow((one) => {
    update = one as Update;
  });
  return { referee, seat, load: (record: string) => (referee.load(record), update as Update) };
}

async function duel(): Promise<string> {
  const { referee, seat } = await tableOf('gamex');
  referee.open('game gamex\nsituation duel\n');
  for (let i = 0; i < 80 && seat.update().scene.prompt; i++) referee.anything(seat.update().decision);
  return referee.save();
}

interface Line {
  n: number;
  hash: string;
  events: unknown[];
}

/** Ways to change the commands of a record. */
const FORGERIES: readonly ((lines: Line[], choose: Choose) => void)[] = [
  function changedEvents(lines, choose) {
    const line = lines[choose(lines.length)] as Line;
    line.events = mangled(line.events, choose) as unknown[];
  },
  function droppedEvent(lines, choose) {
    const { events } = lines[choose(lines.length)] as Line;
    if (Array.isArray(events)) events.splice(choose(Math.max(events.length, 1)), 1);
  },
  function swappedEvents(lines, choose) {
    const [one, two] = [lines[choose(lines.length)] as Line, lines[choose(lines.length)] as Line];
    [one.events, two.events] = [two.events, one.events];
  },
  function droppedLines(lines, choose) {
    lines.splice(choose(lines.length - 3), 1 + choose(3));
    for (const [i, line] of lines.entries()) line.n = i + 1;
  },
  function changedHash(lines, choose) {
    (lines[choose(lines.length)] as Line).hash = '0';
  },
];

/** The record with its rules unknown, old or its own, its end open and something about some commands changed. */
function forged(record: string, choose: Choose): string {
  const [header = '', ...rest] = record.split('\n').filter((line) => line !== '' && !line.startsWith('{"end"'));
  const first = JSON.parse(header) as { rules?: number };
  first.rules = [7, 1, first.rules ?? 1][choose(3)] ?? 1;
  const lines = rest.map((line) => JSON.parse(line) as Line);
  for (let i = 1 + choose(3); i > 0; i--) FORGERIES[choose(FORGERIES.length)]?.(lines, choose);
  return [first, ...lines].map((line) => JSON.stringify(line)).join('\n');
}

describe('forged records', () => {
  const RECORDS: readonly (readonly [string, keyof typeof GAMES, () => string | Promise<string>])[] = [
    ...['basic', 'tournament', 'everything', 'm71.1', 'm71.6-from-set-up', 'm71.11'].map(
      (name) => [name, 'blitz', () => archived(name)] as const,
    ),
    ['duel', 'gamex', duel],
  ];

  test.each(RECORDS)('%s opens as far as its events make sense', async (_name, id, whole) => {
    const { load, seat, referee } = await tableOf(id);
    const record = await whole();
    let cut = 0;
    for (let seed = 0; seed < amount(150, 12); seed++) {
      const choose = seededChoice(seed);
      const { damage, played } = load(forged(record, choose));
      if (damage) expect(english(damage)).toMatch(/^line \d+: (?:event|the events|after command|command) /);
      if (damage) cut++;
      expect(seat.update().played).toBe(played);
      // Play goes on from what has opened, or ends in words.
      try {
        for (let i = 0; i < 6 && seat.update().scene.prompt; i++) referee.anything(seat.update().decision);
      } catch (error) {
        expect([seed, error]).toEqual([seed, expect.objectContaining({ said: RULES_FAIL })]);
      }
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

  /** A game in which a retreat was ordered and nobody went: its battle does not end. */
  const withoutRetreat = (rules: number): string => {
    const [header = '', ...lines] = archived('tournament-weather').split('\n').slice(0, 20);
    const { setup, ...rest } = JSON.parse(header) as { setup: string };
    const game = openPosition(setup);
    let state = game.start;
    const entries = lines.map((line) => {
      const entry = JSON.parse(line) as { n: number; events: BlitzEvent[] };
      if (entry.n === 14) expect(entry.events.splice(0)[0]).toMatchObject({ is: 'retreated' });
      state = game.fold(state, entry.events);
      return { ...entry, hash: hashOf(state) };
    });
    return [{ ...rest, setup, rules, hash: hashOf(game.start) }, ...entries]
      .map((one) => JSON.stringify(one))
      .join('\n');
  };

  test('one of older rules ends before the command after which the rules cannot go on', async () => {
    const { load } = await tableOf('blitz');
    const { damage, played } = load(withoutRetreat(kit.rules - 1));
    expect([played, damage && english(damage)]).toEqual([15, 'line 17: the events of command 16 make no sense']);
  });

  test('one of newer rules ends before the first command that they would play otherwise', async () => {
    const { load } = await tableOf('blitz');
    const { damage, played } = load(withoutRetreat(kit.rules + 1));
    const words = 'line 15: the events of command 14 do not follow from it by the rules';
    expect([played, damage && english(damage)]).toEqual([13, words]);
  });

  test('one whose hashes are forged too opens, and where the rules fail at it that is told in words', async () => {
    const { referee, seat, load } = await tableOf('blitz');
    const { damage, remark } = load(withoutRetreat(kit.rules));
    expect([damage, remark]).toEqual([undefined, undefined]);
    const playOn = () => {
      for (let i = 0; i < 14 && seat.update().scene.prompt; i++) referee.anything(seat.update().decision);
    };
    expect(playOn).toThrow(MessageError);
    expect(playOn).toThrow('the rules cannot go on from here');
  });

  test('a line that is nested too deeply is damage', async () => {
    const { load } = await tableOf('blitz');
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const lines = archived('basic').split('\n');
    lines[3] = (lines[3] ?? '').replace('"events":[', `"events":[{"is":${deep}},`);
    expect(english(load(lines.join('\n')).damage ?? { says: '', with: [] })).toContain('line 4: ');
  });
});
