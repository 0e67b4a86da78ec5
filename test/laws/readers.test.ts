import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readStream } from '#cli/io.ts';
import { isScript, readScript } from '#cli/script/text.ts';
import {
  MOST_CHARACTERS,
  MOST_FAULTS,
  MOST_HEXES,
  MOST_IN_A_LINE,
  MOST_LINES,
  MOST_MARKERS,
  MOST_UNITS,
  TOO_MUCH_WORK,
} from '#core/limits.ts';
import { describeFault, textFault } from '#core/notation/notation.ts';
import { isArmy, parseArmy } from '#games/blitz/text/army/army-text.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { isFault } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { readPanel } from '#games/gamex/board/panels.ts';
import { readCounters } from '#games/gamex/kinds.ts';
import { parsePosition as parseGamex } from '#games/gamex/text/position-text.ts';
import { EMPTY_LIBRARY, type Library } from '#games/blitz/position.ts';
import { openText } from './arena.ts';
import { LIBRARY } from './library.ts';
import { superlinear } from './regular.ts';
import { skirmish } from './skirmish.ts';

/** Time and memory are bounded by the size of what is read: limits, and no reader that is worse than linear in a line. */

const ROOT = join(import.meta.dirname, '../..');
/** Regular expressions written in a file, with their lines. */
function regularIn(file: string): { line: number; source: string }[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  // Most files have none, and to take a file apart takes its time.
  if (!/(?:[=(,:!&|?{[;+]|return|=>)\s*\/(?![/*>])/.test(text)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: { line: number; source: string }[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, source: node.text.slice(1, node.text.lastIndexOf('/')) });
    }
    node.forEachChild(look);
  };
  look(tree);
  return found;
}

describe('regular expressions of readers', () => {
  test.each([
    [String.raw`^([^:(]*?)\s*(\(capital\))?\s*:\s*(.*)$`, 'match the same character'],
    [String.raw`\s+(?:on|v)\s+`, 'anywhere'],
    [String.raw`(a+)+b`, 'repeats'],
    [String.raw`\d+,\d+`, 'anywhere'],
    [String.raw`^(.*?)(\d+)\.\.$`, 'match the same character'],
  ])('%s is found out', (source, why) => expect(superlinear(source)).toContain(why));

  test.each([
    String.raw`\s+`,
    String.raw`^(\S+) ?: ?(.*)$`,
    String.raw`^([A-Z]+) (\S+)( .*)?$`,
    String.raw`^-?\d{1,9}$`,
  ])('%s is not', (source) => expect(superlinear(source)).toBeUndefined());

  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', name));

  test('no file of the house has one that takes more than linear time', () => {
    const seen: string[] = [];
    const faults = files.flatMap((file) =>
      regularIn(file).flatMap(({ line, source }) => {
        seen.push(file);
        const why = superlinear(source);
        return why === undefined ? [] : [`${file}:${line}: /${source}/: ${why}`];
      }),
    );
    expect(faults).toEqual([]);
    expect(seen.length).toBeGreaterThan(100);
  });
});

describe('limits', () => {
  const LONG = ' '.repeat(MOST_IN_A_LINE + 1);
  const MANY = '\n'.repeat(MOST_LINES + 1);
  const HUGE = `${'x'.repeat(999)}\n`.repeat(MOST_CHARACTERS / 1000 + 1);

  test('a text, its lines and a line', () => {
    expect(textFault(`${' '.repeat(MOST_IN_A_LINE)}\n`.repeat(3))).toBeUndefined();
    expect(textFault(`a\nb${LONG}`)).toEqual({ line: 2, message: expect.stringContaining('characters') as string });
    expect(textFault(MANY)).toMatchObject({ line: MOST_LINES + 1 });
    expect(textFault(HUGE)?.message).toContain(String(MOST_CHARACTERS));
  });

  test('every reader keeps them', () => {
    const { world, start } = openText(skirmish(1));
    for (const text of [LONG, MANY, HUGE]) {
      expect(isPosition(parsePosition(text, LIBRARY))).toBe(false);
      expect(parseGamex(text, {})).toHaveLength(1);
      expect(isBoard(parseBoard(text))).toBe(false);
      expect(isArmy(parseArmy(text))).toBe(false);
      expect(isScript(readScript(text))).toBe(false);
      expect(readCounters(text)).toHaveLength(1);
      expect(readPanel(text)).toHaveLength(1);
      const stored = { situations: { long: text } };
      expect(parseGamex('game gamex\nsituation long\n', stored)).toEqual([
        expect.objectContaining({ message: expect.stringMatching(/^situation long: the (?:text|line) has/) as string }),
      ]);
    }
    expect(isFault(readCommand(world, start, `moveUnit${LONG}b1`))).toBe(true);
  });

  test('blanks within them are read as one', () => {
    const wide = ' '.repeat(3000);
    const board = parseBoard(`grid radius 2\ncity${wide}Auburg${wide}(capital)${wide}:${wide}0,0${wide}1,0`);
    expect(isBoard(board) && board.cities).toEqual([{ name: 'Auburg', capital: true, hexes: [9, 10] }]);
    expect(parseBoard(`grid radius 2\ncity${wide}Auburg${wide}`)).toHaveLength(1);
  });

  test('scenarios that include one another, an army and a placement many times', () => {
    const loop: Library = {
      ...EMPTY_LIBRARY,
      scenarios: { a: 'scenario b\n'.repeat(500), b: 'scenario c\n'.repeat(500), c: 'turns 3\n'.repeat(500) },
    };
    const told = (text: string, library: Library): string => {
      const read = parsePosition(text, library);
      return isPosition(read) ? '' : `${read.length} ${read[0]?.message ?? ''}`;
    };
    expect(told('scenario a\n', loop)).toContain(`more than ${MOST_LINES} lines`);
    expect(told(`board continent\n${'army continent\n'.repeat(10_000)}blue moves\n`, LIBRARY)).toContain('one army');
    const placed = `board continent\narmy continent\n${'placement blue-march\n'.repeat(3)}blue moves\n`;
    expect(told(placed, LIBRARY)).toContain('twice');
  });

  test('grids and boards many times: the second is refused before it is laid out', () => {
    const grids = 'grid rows A..LL columns 1..63\n'.repeat(MOST_LINES - 1);
    const read = parseBoard(grids);
    expect(isBoard(read) ? [] : [read.length, read[0]]).toEqual([
      MOST_FAULTS + 1,
      { line: 2, message: 'a board has one grid statement' },
    ]);
    const boards = 'board inline\ngrid radius 40\nend board\n'.repeat(MOST_LINES / 3 - 1);
    expect(parseGamex(`game gamex\n${boards}`, {})).toEqual([{ line: 5, message: 'a position has one board' }]);
  });

  const GAMEX = (lines: string, grid = 'grid q 0..99 r 0..99') =>
    `game gamex\nboard inline\n${grid}\nend board\n${lines}\naxis has 4\n`;
  const told = (text: string): string[] => {
    const read = parseGamex(text, {});
    return Array.isArray(read) ? read.map(describeFault) : [];
  };
  const lines = (count: number, line: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => line(i)).join('\n');

  test('a grid is measured before it is laid out', () => {
    for (const grid of ['grid q 0..999 r 0..999', 'grid q -999..999 r -999..999'])
      expect(told(GAMEX('', grid))).toEqual([expect.stringContaining(`a board has ${MOST_HEXES} at most`)]);
    const panels = lines(70, (i) => `P${i}`).replaceAll('\n', ' ');
    expect(told(`game gamex\nboard ${panels}\n`)).toEqual([expect.stringContaining(`${MOST_HEXES} hexes at most`)]);
  });

  test('units, markers and hexes of a position', () => {
    const units = told(GAMEX(lines(3000, (i) => `german I 3/2/6/1 @ ${i % 100},${i % 97} as g${i}`)));
    expect(units).toContainEqual(expect.stringContaining(`a position has ${MOST_UNITS} units at most`));
    expect(units.length).toBeLessThanOrEqual(MOST_FAULTS + 1);
    expect(told(GAMEX(lines(15_000, () => 'mine 3,3 2-1')))).toEqual([
      `a position has ${MOST_MARKERS} mines at most, not 15000`,
    ]);
    expect(told(GAMEX(lines(900, () => 'mine 3,3 2-1')))).toEqual(['3,3: one mine lies in a hex, not two (X8.2a)']);
    expect(told(GAMEX(lines(9000, () => 'mine axis unset 2-1')))).toEqual([expect.stringContaining('hidden mines')]);
    expect(told(GAMEX(lines(9000, (i) => `zone z${i} : all`)))).toEqual([expect.stringContaining(TOO_MUCH_WORK)]);
    expect(told(GAMEX('zone z : all\nzone y : within 40 of z\n'))).toEqual([expect.stringContaining(TOO_MUCH_WORK)]);
    expect(told(GAMEX('', `grid q 0..99 r 0..99\nwoods ${'all '.repeat(4000)}`))).toEqual([
      expect.stringContaining(TOO_MUCH_WORK),
    ]);
    expect(told(GAMEX('', `grid radius 2\nwoods ${'A-1..999 '.repeat(2000)}`))).toHaveLength(MOST_FAULTS + 1);
  });

  test('lines of a kind, and faults, of a position of Blitzkrieg', () => {
    const board = 'game tournament\nboard inline\ngrid radius 9\nend board\n';
    const read = (text: string): string[] => {
      const found = parsePosition(`${board}${text}\nblue moves\n`, EMPTY_LIBRARY);
      return isPosition(found) ? [] : found.map(describeFault);
    };
    for (const line of ['passed n b1', 'raid 0,0 0,0', 'battle 1 of b1 on 0,0', 'mission tactical b1 0,0']) {
      const faults = read(`blue inf 4-4 @ 0,0 as b1\n${lines(15_000, () => line)}`);
      expect(faults, line).toContainEqual(expect.stringContaining(`a position has ${MOST_MARKERS} lines of a kind`));
      expect(faults.length, line).toBeLessThanOrEqual(MOST_FAULTS + 1);
    }
    // More faults than a call may have arguments.
    const wide = `road : ${'3,3 5,1 '.repeat(2000)}\n`.repeat(150);
    expect(parseBoard(`grid radius 9\n${wide}`)).toHaveLength(MOST_FAULTS + 1);
    expect(read(`board inline\ngrid radius 9\n${wide}end board`).length).toBeLessThanOrEqual(MOST_FAULTS + 1);
  });

  test('a standard input that does not end', async () => {
    async function* endless(): AsyncGenerator<Buffer> {
      for (;;) yield Buffer.alloc(1 << 20, 'x');
    }
    await expect(readStream(endless())).rejects.toThrow('the standard input has more than');
    async function* short(): AsyncGenerator<string> {
      yield 'blue ';
      yield 'moves';
    }
    expect(await readStream(short())).toBe('blue moves');
  });
});
