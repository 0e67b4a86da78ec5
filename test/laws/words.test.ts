import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '#cli/library.ts';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import type { Library } from '#core/game-kit.ts';
import { bareLine } from '#core/notation/notation.ts';
import { isRecordFault, readRecord } from '#core/record/record.ts';
import { Words } from '#core/notation/words.ts';
import { kit as blitz } from '#games/blitz/kit.ts';
import type { BlitzEvent, Side } from '#games/blitz/types.ts';
import { kit as gamex } from '#games/gamex/kit.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import { GAMES } from '#games/games.ts';
import { openPosition } from '../games/blitz/game.ts';
import { AIRBORNE, LANDING, open, SKIRMISH } from '../games/gamex/practice.ts';
import { amount } from '../sample.ts';
import { dropped, sampler, withJunk } from './junk.ts';
import { LIBRARY } from './library.ts';

/**
 * Every word of a line that is accepted was used: a further word anywhere in it is refused, and named. A word that readers know leaves no
 * line as it was: doubled, or at its end, it is refused or says something else.
 */

const ARCHIVE = join(import.meta.dirname, '../archive/2026-11');
const archived = (ending: string): string[] => readdirSync(ARCHIVE).filter((name) => name.endsWith(ending));

describe('words of a line', () => {
  test('are taken once each, and the first one left over is known', () => {
    const words = new Words('g1 on 3,0 at r1 Banzai');
    expect([words.after('on'), words.after('at'), words.flag('banzai')]).toEqual(['3,0', 'r1', true]);
    expect([words.left, words.next(), words.left, words.isEmpty]).toEqual(['g1', 'g1', undefined, true]);
    const filled = new Words('b1 to sea zone B to to C at');
    expect([filled.next(), filled.skip('to', 'sea', 'zone').next()]).toEqual(['b1', 'B']);
    expect(filled.rest('to', 'at')).toEqual(['to', 'C', 'at']);
    expect(new Words('b1 on U12 at U13').rest('on', 'at')).toEqual(['b1', 'U12', 'U13']);
    const twice = new Words('m1 on 4,0 on 5,0 via');
    expect([twice.after('on'), twice.after('via'), twice.next(), twice.left]).toEqual(['4,0', undefined, 'm1', 'on']);
  });

  test('whatever is taken, the rest is what is left', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'to', 'on', 'b', 'C')), fc.array(fc.nat(4)), (list, acts) => {
        const words = new Words(list);
        const taken: string[] = [];
        const take = (...some: readonly (string | undefined)[]) =>
          taken.push(...some.filter((one) => one !== undefined));
        for (const act of acts) {
          if (act === 0) take(words.next());
          if (act === 1) take(words.take((word) => word === 'b'));
          if (act === 2 && words.flag('c')) take('C');
          const behind = act === 3 ? words.after('on') : undefined;
          if (behind !== undefined) take('on', behind);
        }
        expect([...taken, ...words.rest()].sort()).toEqual([...list].sort());
      }),
    );
  });
});

/** Known words that a line was read without: each of its own said twice, and words that lead on to others at its end. */
function idle(line: string, read: (line: string) => object): string[] {
  const command = JSON.stringify(read(line));
  const words = line.split(' ');
  const doubled = words.map((word, i) => words.toSpliced(i, 0, word).join(' '));
  const behind = LEADING.map((word) => `${line} ${word}`);
  return [...doubled.slice(1), ...behind].filter((one) => !USUAL.test(one) && JSON.stringify(read(one)) === command);
}

/** Words that say what holds without them. */
const USUAL = /^endInterception none$| blitz table$|^bombard .* units$/;
const LEADING = [
  ...[
    'to',
    'at',
    'on',
    'of',
    'in',
    'into',
    'from',
    'with',
    'by',
    'via',
    'over',
    'for',
    'against',
    'aboard',
    'extra',
    'as',
    'and',
  ],
  ...[
    'sea',
    'zone',
    'table',
    'none',
    'all',
    'abandon',
    'units',
    'escort',
    'home',
    '>',
    '->',
    '+',
    '-',
    ',',
    ':',
    '=',
    '@',
  ],
];

test('commands of Blitzkrieg, from the archive', { timeout: 240_000 }, () => {
  const wanted = sampler(amount(20, 2));
  const found: string[] = [];
  const verbs = new Set<string>();
  for (const name of archived('.jsonl')) {
    const record = readRecord<BlitzEvent, Side>(readFileSync(join(ARCHIVE, name), 'utf8'));
    if (isRecordFault(record)) throw new Error(name);
    const game = openPosition(record.header.setup, LIBRARY, name);
    let state = game.start;
    for (const { command, events } of record.entries) {
      if (wanted(command) && !('message' in blitz.readCommand(game, state, command))) {
        verbs.add(command.split(' ')[0] ?? '');
        for (const one of withJunk(command)) found.push(...dropped(blitz.readCommand(game, state, one.line), one));
        found.push(...idle(command.trim(), (line) => blitz.readCommand(game, state, line)));
      }
      state = game.fold(
        state,
        events.map((event) => game.recall?.(event) ?? event),
      );
    }
  }
  expect(found).toEqual([]);
  expect(verbs.size).toBeGreaterThan(60);
});

test('commands of Tactical GameX, from random games', () => {
  const wanted = sampler(amount(20, 3));
  const found: string[] = [];
  const verbs = new Set<string>();
  const chaos = `${SKIRMISH}cp axis 2\ncp allied 1\noptions ${PLAYABLE.join(' ')}\n`;
  for (const text of [SKIRMISH, LANDING, AIRBORNE, chaos]) {
    const game = open(text);
    const [choose, dice] = [seededChoice(5), seededDice(5)];
    let state = game.start;
    for (let i = 0; i < 300; i++) {
      const side = game.decides(state);
      if (!side) break;
      for (const command of [...game.legal(state)].slice(0, 60)) {
        const line = gamex.writeCommand(game, state, command);
        if (!wanted(line)) continue;
        verbs.add(command.do);
        for (const one of withJunk(line)) found.push(...dropped(gamex.readCommand(game, state, one.line), one));
        found.push(...idle(line, (text) => gamex.readCommand(game, state, text)));
      }
      state = game.play(state, side, game.sample(state, choose), dice).state;
    }
  }
  expect(found).toEqual([]);
  expect(verbs.size).toBeGreaterThan(30);
});

/** Lines with names for people, or of files that are read only when they are needed. */
const FREE = /^(?:title|about|brief|date|label|country|city|river|road|rail|place|ob|game|minors)\b/;
/** Rows of a map are as long as the board, whatever stands in them; JSON says what is wrong with it in its own way. */
const ROWS = /^[A-Z]{1,2} |^frame /;

/** Puts a word into lines of a text, and looks at what is said of it. */
function spoil(text: string, wanted: (line: string) => boolean, read: (text: string) => object): string[] {
  const lines = text.split('\n');
  return lines.flatMap((raw, i) => {
    const line = bareLine(raw);
    if (line === '' || FREE.test(line) || ROWS.test(line) || line.includes('|') || !wanted(line)) return [];
    return withJunk(line).flatMap((one) => dropped(read(lines.with(i, one.line).join('\n')), one));
  });
}

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('%s', (id) => {
  const opened = async () => {
    const { kit } = await GAMES[id]();
    return { kit, library: readLibrary(kit, []) };
  };

  test('positions: scenarios, situations, the archive', { timeout: 240_000 }, async () => {
    const { kit, library } = await opened();
    const wanted = sampler(amount(8, 1));
    const old = id === 'blitz' ? archived('.position').map((name) => readFileSync(join(ARCHIVE, name), 'utf8')) : [];
    const texts = [...Object.values({ ...library['situations'], ...library['scenarios'] }), ...old];
    const readable = texts.filter((text) => 'start' in kit.open(text, library));
    expect(readable.length).toBeGreaterThan(10);
    expect(readable.flatMap((text) => spoil(text, wanted, (one) => kit.open(one, library)))).toEqual([]);
  });

  /** Positions that read a file of a kind. */
  const USES: Readonly<Record<string, readonly [name: string, position: string]>> = {
    boards: ['continent', 'scenario basic\n'],
    armies: ['continent', 'scenario tournament\n'],
    placements: ['blue-march', 'board continent\narmy continent\nplacement blue-march\nblue sets up\n'],
    panels: ['D', 'game gamex\nboard D\ninitiative\n'],
    counters: ['standard', 'game gamex\nsituation rear-raid\n'],
    decks: ['action', 'game gamex\noptions o24_chaos\nboard D\ninitiative\n'],
  };
  test('files of every kind', { timeout: 240_000 }, async () => {
    const { kit, library } = await opened();
    for (const kind of Object.values(kit.kinds)) {
      const use = USES[kind];
      if (!use) continue;
      const [name, position] = use;
      const text = library[kind]?.[name] ?? '';
      const read = (one: string) =>
        kit.open(position, { ...library, [kind]: { ...library[kind], [name]: one } } as Library);
      expect('start' in read(text), kind).toBe(true);
      expect(spoil(text, sampler(1), read), kind).toEqual([]);
    }
  });
});

test('an order for a battle of one’s own', async () => {
  const { kit, study } = await GAMES.gamex();
  const library = readLibrary(kit, []);
  const text = readFileSync(join(import.meta.dirname, '../../docs/examples/muster.txt'), 'utf8');
  const read = (one: string): object => {
    const found = study.muster?.(one, library) ?? [];
    return typeof found === 'string' ? {} : found;
  };
  expect(read(text)).toEqual({});
  expect(spoil(text, () => true, read)).toEqual([]);
});
