import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MODULE_IDS } from '#games/blitz/modules/modules.ts';
import { SWITCHES } from '#games/blitz/presets.ts';
import { QUESTIONS } from '#games/blitz/questions.ts';

/**
 * Options in play are asked of the world: its rulebook and the facts that follow from it. Files that read switches and
 * levels themselves, or guess them from the ids of phases, are listed here with the reason.
 */

const SRC = join(import.meta.dirname, '../src');
const names = Object.keys(SWITCHES).join('|');

const WAYS = {
  switch: new RegExp(
    `\\b(?:world|game)\\.options\\b|\\boptions(?:\\?)?\\.(?:tournament|${names})\\b|\\{[^{}]*\\boptions\\b[^{}]*\\}(?:: World| = world)`,
  ),
  list: new RegExp(`\\bswitches\\.(?:includes|some|every|find|length)\\b|\\bswitches\\.has\\(`),
  level: /\bpreset\)?(?:\(\))? (?:===|!==) '/,
  module: /'M\d+'|\w\.modules\.(?:includes|some|every|find)\b|\boptions(?:\?)?\.M\d+\b/,
  phase: /\bphases(?:\.\w+)+(?:\[\w+\])? (?:===|!==) '/,
} as const;
type Way = keyof typeof WAYS;

const BLITZ = 'games/blitz';
const READERS: Readonly<Record<Way, readonly string[]>> = {
  // The phases of a turn, and what a written position may hold.
  switch: [`${BLITZ}/sequence.ts`, `${BLITZ}/setup.ts`],
  list: [
    // A puzzle says for which level it is.
    `${BLITZ}/players/puzzles/answer.ts`,
    // Choice of modules.
    `${BLITZ}/presets.ts`,
    `${BLITZ}/rules/in-play.ts`,
    // Notation: a position writes and reads its switches.
    `${BLITZ}/text/position/position-write.ts`,
    `${BLITZ}/text/position/set-text.ts`,
  ],
  level: [
    // Start of a game of a level.
    `${BLITZ}/kit.ts`,
    `${BLITZ}/players/puzzles/answer.ts`,
    `${BLITZ}/presets.ts`,
    `${BLITZ}/rules/in-play.ts`,
    // Notation, before there is a world to ask.
    `${BLITZ}/text/position/position-close.ts`,
    `${BLITZ}/text/position/position-write.ts`,
    `${BLITZ}/text/position/unit-faults.ts`,
    `${BLITZ}/text/position/unit-line.ts`,
  ],
  module: [
    // M17.table: a war names modules that are played with it.
    `${BLITZ}/countries/wars/wars.ts`,
    // M0.kit: a kind of unit says with which module it takes part.
    `${BLITZ}/kinds.ts`,
    // Decisions that can be left to standing orders.
    `${BLITZ}/desk/waiting-decisions.ts`,
    // M80: the phases that exist with a module, or without.
    `${BLITZ}/course/phases/player-turn.ts`,
    `${BLITZ}/course/phases/set-up.ts`,
    // Limits of a written position.
    `${BLITZ}/setup.ts`,
    // Notation: a position reads its modules.
    `${BLITZ}/text/position/set-text.ts`,
    // Positions of drawings and lessons are written with modules.
    'web/games/blitz/diagrams/modules.ts',
    'web/games/blitz/lessons/air.ts',
    'web/games/blitz/lessons/impulses.ts',
    'web/games/blitz/lessons/rails.ts',
    // A kept game is called by its war before any rule is fetched.
    `${BLITZ}/text/recipes.ts`,
  ],
  phase: [],
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .sort();
const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');
/** M0.2, M70.1: modules themselves name others they exclude, need or go before. */
const readers = (way: Way): string[] =>
  files.filter((file) => !(way === 'module' && file.startsWith(`${BLITZ}/modules/`)) && WAYS[way].test(textOf(file)));

describe('what is in play is asked of the world', () => {
  test.each(Object.keys(WAYS) as Way[])('by %s: nobody reads it but those who are named', (way) => {
    expect(readers(way)).toEqual([...READERS[way]].sort());
  });

  test('every switch and every way to read one would be seen', () => {
    for (const name of Object.keys(SWITCHES)) {
      expect(`if (options.${name}) return`).toMatch(WAYS.switch);
      expect(`position.switches.includes('${name}')`).toMatch(WAYS.list);
    }
    for (const read of [
      'world.options',
      'const { options } = world;',
      'const { options, terms } = world;',
      '({ options }: World, state: State)',
    ])
      expect(read).toMatch(WAYS.switch);
    for (const id of MODULE_IDS) {
      expect(`if (options.${id}) return`).toMatch(WAYS.module);
      expect(`position.modules.includes('${id}')`).toMatch(WAYS.module);
      expect(`with: ['${id}']`).toMatch(WAYS.module);
    }
    expect("game.preset === 'tournament'").toMatch(WAYS.level);
    expect("props.preset() !== 'basic'").toMatch(WAYS.level);
    expect("world.phases.battle === 'T80.13'").toMatch(WAYS.phase);
    expect("phases.setup[side] !== 'B80.1'").toMatch(WAYS.phase);
  });
});

/** Facts that say "this module is played" in other words: a yes or no about nothing. */
const DISGUISES = [/decide<void, boolean>|gather<void, boolean>/, /^ {2}readonly \w+\??: (?:\(\) => )?boolean;/m];
const blitzFile = (name: string): string => textOf(`${BLITZ}/${name}.ts`);
const blockOf = (text: string, name: string): string =>
  new RegExp(`export interface ${name} \\{\\n([^]*?)\\n\\}\\n`).exec(text)?.[1] ?? '';

describe('questions of the rulebook', () => {
  const text = blitzFile('questions');
  const sets = blitzFile('rule-sets');
  const names = [...sets.matchAll(/export interface (\w+Rules) /g)].map(([, name = '']) => name);

  test('55 questions at most', () => {
    const { length } = Object.keys(QUESTIONS);
    expect(length).toBeGreaterThan(20);
    expect(length).toBeLessThanOrEqual(55);
  });

  test('no question, no rule chosen for a game and no fact of the world is a yes or no about nothing', () => {
    expect(names).toContain('AirRules');
    const blocks = [...names.map((name) => blockOf(sets, name)), blockOf(blitzFile('world'), 'World')];
    expect(blocks.filter((block) => block.length < 30)).toEqual([]);
    for (const disguise of DISGUISES) expect([text, ...blocks].filter((one) => disguise.test(one))).toEqual([]);
  });

  test('the disguises of old would be seen', () => {
    expect(DISGUISES[0]?.test('  airbases: decide<void, boolean>(),')).toBe(true);
    expect(DISGUISES[1]?.test(blockOf('export interface World {\n  readonly airbases: boolean;\n}\n', 'World'))).toBe(
      true,
    );
    expect(DISGUISES[1]?.test('  readonly beachSupply: () => boolean;')).toBe(true);
  });
});
