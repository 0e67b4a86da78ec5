import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFault } from '../../../src/core/notation.ts';
import { family } from '../../../src/games/gamex/family.ts';
import { LIBRARY } from './library.ts';
import { open } from './practice.ts';
import { play, script } from './table.ts';

const PAGE = readFileSync(new URL('../../../docs/gamex-notation.md', import.meta.url), 'utf8');
const blocks = (kind: string): string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((found) => found[1] as string);

describe('the page about the notation', () => {
  test.each(blocks('script').map((text, i) => [i + 1, text] as const))(
    'script %i does what it says',
    (_number, text) => {
      script(text, LIBRARY);
    },
  );
  test.each(blocks('faults').map((text, i) => [i + 1, text] as const))(
    'faults %i are told with their places',
    (_number, text) => {
      const lines = text.trimEnd().split('\n');
      const wanted = lines.filter((line) => line.startsWith('#> ')).map((line) => line.slice(3));
      const found = family.open(lines.filter((line) => !line.startsWith('#> ')).join('\n'), {});
      expect(Array.isArray(found) ? found.map(describeFault).sort() : []).toEqual([...wanted].sort());
    },
  );
  test('has both', () => {
    expect(blocks('script').length).toBeGreaterThanOrEqual(3);
    expect(blocks('faults').length).toBeGreaterThanOrEqual(1);
  });
});

describe('bad input', () => {
  const faults = (text: string): string[] => {
    const found = family.open(text, { panels: { 1: 'panel 1\nstream : C-1 C-3' }, situations: { duel: 'board 1' } });
    return Array.isArray(found) ? found.map(describeFault) : [];
  };
  test('a panel with a stream that jumps, a panel joined to itself, a situation that is not there', () => {
    expect(faults('game gamex\nboard 1')).toEqual([
      'line 2, C-1: panel 1: the stream jumps: C-1 and C-3 are not adjacent',
    ]);
    expect(faults('game gamex\nboard 1 1~')).toEqual([
      'line 2: panel 1 is joined to itself: a map has each panel once',
    ]);
    expect(faults('game gamex\nsituation chess')).toEqual(["line 2: there is no situation 'chess': duel"]);
    expect(faults('game gamex')).toEqual(['a board is needed: board NAME, or board inline … end board']);
  });
  test('a malformed frame is refused in words', () => {
    const small = 'game gamex\nboard inline\n grid radius 3\nend board\ngerman A 14/8/9/8 @ 0,0 as g1\n';
    const told = (frame: string) => faults(`${small}axis has 2\nframe ${frame}`);
    expect(told('{')).toEqual(['line 7: the frame cannot be read: it is no JSON']);
    expect(told('{"at":"chess"}')).toEqual(['line 7: the frame is not one this game has: at cannot be read']);
    expect(told('{"at":"keepOF","side":"axis","more":1}')).toEqual(['line 7: the frame is not one this game has']);
    expect(told('{"at":"impulse","side":"red"}')).toEqual([
      'line 7: the frame is not one this game has: side cannot be read',
    ]);
    expect(told('{"at":"spotFire","side":"axis","units":["g9"],"hex":3}')).toEqual([
      'line 7: the frame names g9, and there is no such unit',
    ]);
    expect(told('{"at":"spotFire","side":"axis","units":["g1"],"hex":3000}')).toEqual([
      'line 7: the frame names hex 3000, and the board has 37',
    ]);
    expect(faults(`${small}frame {"at":"spotFire","side":"axis","units":["g1"],"hex":3}`)).toEqual([
      'line 6: a decision in the middle of something stands on another: axis has 4, then the frame',
    ]);
  });
  test('forces that exceed their zone, a unit of no known kind', () => {
    const small = 'game gamex\nboard inline\n grid radius 3\nend board\nsetup axis\nzone here : 0,0\n';
    expect(faults(`${small}german A 14/8/9/8 unset here as g1..5`)).toEqual([
      'line 7: 5 units have room for 4 in zone here',
    ]);
    expect(faults(`${small}german tiger @ 0,0`)).toEqual([
      expect.stringMatching(/^line 7: there is no counter 'tiger'/),
    ]);
    expect(faults(`${small}german A 14/8/9/8 unset there`)).toEqual([
      expect.stringMatching(/there is no zone 'there'/),
    ]);
  });
  test('counters of the library are named by their ids', () => {
    const counters = { standard: 'stug-iii-g | StuG III G | A 12/8/9/8 assault-gun | german 1943-' };
    const game = family.open(
      'game gamex\nboard inline\n grid radius 3\nend board\ngerman stug-iii-g @ 0,0 as g1\namerican I 2/2/6/1 @ 3,0 as a1\naxis has 2',
      { counters },
    );
    if (Array.isArray(game)) throw new Error('faults');
    expect(family.position(game as never)).toContain('german stug-iii-g @ 0,0 as g1');
  });
  test('a command that names what is not there is a fault, never a crash', () => {
    const { game, state } = play('', 'axis has 3', '');
    for (const text of [
      'fly',
      'move zz 0,0',
      'move spareX 99,99',
      'fire',
      'fire spareX on',
      'airAttack Q on 0,0',
      'airStrike spareX from 0,0 d9',
      'obaFire',
      'pass now',
      '',
    ]) {
      expect(family.readCommand(game, state, text), text).toHaveProperty('message');
    }
    expect(game.read({ do: 'move', unit: 'spareX', acts: [{ to: 1, at: 2 }] })).toMatchObject({ rule: 'X31.1' });
    expect(game.read({ do: 'move', unit: 'spareX', acts: [{ to: 99_999 }] })).toMatchObject({ rule: 'X3.1' });
    expect(open(family.position(game, state)).start).toEqual(state);
  });
});
