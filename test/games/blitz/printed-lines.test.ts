import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import { COMMANDS } from '#games/blitz/commands.ts';
import { WEATHERS } from '#games/blitz/types.ts';
import { openText } from '#test/laws/arena.ts';
import { skirmish, tournamentSkirmish } from '#test/laws/skirmish.ts';
import { amount } from '#test/sample.ts';

const NOTATION = readFileSync(join(import.meta.dirname, '../../../docs/notation.md'), 'utf8');

/** The words that stand in code on the page, in line or in a block. */
const documented = new Set(
  [
    ...NOTATION.matchAll(/`([^`\n]+)`/g),
    ...NOTATION.matchAll(/^ {4}(.+)$/gm),
    ...NOTATION.matchAll(/```\w+\n([^`]+)```/g),
  ]
    .flatMap(([, code = '']) => code.split(/[\s,;]+/))
    .filter((word) => /^[A-Za-z][A-Za-z0-9-]+$/.test(word)),
);

/** The words of a line that say what it means: no names, numbers or hexes. */
function meaning(line: string, ids: ReadonlySet<string>): string[] {
  if (line.startsWith('frame ')) return ['frame'];
  return line.split(/[\s+]+/).filter((word) => /^[a-z][A-Za-z-]+\d?$/.test(word) && !ids.has(word));
}

test('every word a position is printed with is in docs/notation.md', () => {
  const met = new Map<string, string>();
  for (let seed = 0; seed < amount(60, 24); seed++) {
    const game = openText(seed % 4 === 0 ? skirmish(seed) : tournamentSkirmish(seed));
    const dice = seededDice(seed);
    const choose = seededChoice(seed);
    let { start: state } = game;
    for (let ply = 0; ply < 250; ply++) {
      const side = game.decides(state);
      if (!side) break;
      const ids = new Set(state.units.map(({ id }) => id));
      const [, after = ''] = writePosition(game.position, state).split('end board');
      for (const line of after.split('\n'))
        if (!line.startsWith('#')) for (const word of meaning(line, ids)) met.set(word, line);
      ({ state } = game.play(state, side, game.sample(state, choose), dice));
    }
  }
  expect([...met].filter(([word]) => !documented.has(word))).toEqual([]);
  expect(WEATHERS.filter((word) => !documented.has(word))).toEqual([]);
  for (const word of ['battle', 'retreat', 'advance', 'frame', 'mission', 'invasion', 'sea', 'air', 'spent'])
    expect([...met.keys()], word).toContain(word);
});

test('every command is in docs/notation.md', () => {
  expect(COMMANDS.verbs.filter((name) => !documented.has(name))).toEqual([]);
});
