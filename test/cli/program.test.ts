import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { program } from '#cli/program.ts';
import { ROOT } from './blocks.ts';
import { hexfront, onBoard, QUIET } from './run.ts';
import { blitz } from '#games/blitz/game-package.ts';
import { eraseTypes } from '#table/game-package.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-cli-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const commands = program(QUIET, { exit: 0 }, eraseTypes(blitz)).commands.map((command) => command.name());

describe('hexfront', () => {
  test('help lists every command and shows a whole script', async () => {
    const { out, exit } = await hexfront(['help']);
    expect(exit).toBe(0);
    for (const name of commands) expect(out).toContain(`\n  ${name}`);
    // The script in the help is a script that runs.
    const text = /\n( {2}game basic[\s\S]*?)\n\nhexfront help/.exec(out)?.[1] ?? '';
    const plain = text.replaceAll(/ {3,}(?!\s*(grid|city)).*$/gm, (rest) => (/^\s*(grid|city)/.test(rest) ? rest : ''));
    const ran = await hexfront(['script', '-'], plain);
    expect(ran.err).toBe('');
    expect(ran.exit).toBe(0);
  });

  test.each(commands)('help %s, %s --help', async (name) => {
    const one = await hexfront(['help', name]);
    expect(one.exit).toBe(0);
    expect(one.out).toMatch(new RegExp(`^Usage: hexfront ${name}`));
    expect(one.out).toContain('Example:');
    expect((await hexfront([name, '--help'])).out).toBe(one.out);
  });

  test('--version', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(await hexfront(['--version'])).toMatchObject({ exit: 0, out: `${version}\n` });
  });

  test.each([
    [['scrip', 'x'], /unknown command 'scrip'\n\(Did you mean script\?\)/],
    [['frobnicate'], /unknown command 'frobnicate'/],
    [['script', '-', '--jsn'], /unknown option '--jsn'\n\(Did you mean --json\?\)/],
    [['script'], /missing required argument 'file'/],
    [['script', 'a', 'b'], /too many arguments/],
    [['--frob'], /unknown option '--frob'/],
    [['perft', '-', '--depth', '0'], /whole number from 1 to 9/],
    [['replay', '-', '--to', '-1'], /whole number/],
    [['picture', '-'], /required option/],
  ])('%s is wrong usage', async (argv, reason) => {
    const { exit, err, out } = await hexfront(argv);
    expect(err).toMatch(reason);
    expect([exit, out]).toEqual([2, '']);
  });

  test.each(['script', 'legal', 'odds', 'replay', 'perft', 'check-board'])(
    '%s: a file that is not there',
    async (name) => {
      const { exit, err } = await hexfront([name, join(home, 'no.txt')]);
      expect(exit).toBe(1);
      expect(err).toBe(`hexfront: cannot read ${join(home, 'no.txt')}: there is no such file\n`);
    },
  );

  test('a directory is no file', async () => {
    expect(await hexfront(['script', home])).toMatchObject({
      exit: 1,
      err: `hexfront: ${home} is a directory, not a file\n`,
    });
  });
});

describe('bad input is refused with a reason that names the place, and never with a stack trace', () => {
  const position = (lines: string) => onBoard('lake 1,1\nsea 2,2\nneutral -2,-2', lines);
  test.each([
    [
      '13 factors in a hex',
      'blue inf 12-4 @ 0,0\nblue inf 1-4 @ 0,0\nblue moves',
      'line 9, 0,0: 13 size in one hex; 12 are allowed (B8.1)',
    ],
    ['a unit on a lake', 'blue inf 4-4 @ 1,1 as b1\nblue moves', 'line 8, 1,1: b1 cannot stand on lake (B1.9)'],
    ['a unit at sea', 'blue inf 4-4 @ 2,2 as b1\nblue moves', 'line 8, 2,2: b1 cannot stand on sea (B15.1)'],
    [
      'a unit on neutral ground',
      'blue inf 4-4 @ -2,-2 as b1\nblue moves',
      'line 8, -2,-2: b1 cannot stand on neutral (B1.15)',
    ],
    ['an unknown hex', 'blue inf 4-4 @ 9,9\nblue moves', 'line 8, 9,9: the board has no hex 9,9'],
    [
      'both sides in a hex',
      'blue inf 4-4 @ 0,0\nred inf 4-4 @ 0,0\nblue moves',
      'line 9, 0,0: units of both sides stand in one hex (B6.6)',
    ],
    ['a name twice', 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 4,0 as b1\nblue moves', 'line 9: two units are named b1'],
    ['negative factors', 'blue inf -4-4 @ 0,0\nblue moves', "line 8: '-4-4' are no factors"],
    ['huge factors', 'blue inf 400-4 @ 0,0\nblue moves', "line 8: '400-4' are no factors"],
    ['a huge turn', 'turn 1000000\nblue moves', "line 8: '1000000' is no turn (1 to 999)"],
    ['an unknown option', 'option frob\nblue moves', "line 8: there is no option 'frob'"],
    ['nobody decides', 'blue inf 4-4 @ 0,0', "the position does not say who decides (such as 'blue moves')"],
    ['an unknown scenario', 'scenario frob', "line 8: there is no scenario 'frob' (known: "],
  ])('%s', async (_what, lines, fault) => {
    const { exit, err, out } = await hexfront(['script', '-'], position(lines));
    expect(err).toContain(`hexfront: standard input: ${fault}`);
    expect(err).not.toMatch(/\n\s+at /);
    expect([exit, out]).toEqual([1, '']);
  });

  test.each([
    ['an unknown game', 'game chess\nboard continent\nblue moves\n', "line 1: there is no game 'chess'"],
    ['no board', 'game basic\nblue moves\n', 'the position has no board'],
    ['an unknown board', 'board moon\nblue moves\n', "line 1: there is no board 'moon' (known: "],
    ['an open board', 'board inline\ngrid radius 2\nblue moves\n', "line 1: the inline board has no 'end board'"],
    ['nothing at all', '', 'the position has no board'],
    ['a binary file', '\u0000\u0001\u0002\n', 'line 1: the line has a control character (U+0000)'],
  ])('%s', async (_what, text, fault) => {
    const { exit, err } = await hexfront(['script', '-'], text);
    expect(err).toContain(`hexfront: standard input: ${fault}`);
    expect(exit).toBe(1);
  });

  test('a refused command is never half applied', async () => {
    const text = position('blue inf 4-4 @ 0,0 as b1\nblue inf 4-1 @ 0,0 as b2\nred inf 4-4 @ 4,0\nblue moves');
    const before = JSON.parse((await hexfront(['script', '-', '--json'], text)).out) as { final: { hash: string } };
    const after = await hexfront(
      ['script', '-', '--json'],
      `${text}---
refused B1.1: move b1 1,0 3,0
refused B11.1: move b1+b2 1,0 2,0
refused B6.1: move b1+b1 1,0
refused B80.3: red: endMovement
refused B80.12: move b1+b7 1,0
refused B80.3: endDeclaration
`,
    );
    expect(JSON.parse(after.out)).toMatchObject({ ok: true, final: { hash: before.final.hash } });
  });
});

describe('--data', () => {
  test('adds boards and scenarios, and replaces those of the product', async () => {
    writeFileSync(join(home, 'tiny.board'), 'board tiny\ngrid radius 1\n');
    writeFileSync(join(home, 'duel.scenario'), 'board tiny\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0\nblue moves\n');
    writeFileSync(
      join(home, 'basic.scenario'),
      'board tiny\nblue inf 4-4 @ 0,0 as mine\nred inf 4-4 @ 1,0\nblue moves\n',
    );
    const run = (text: string) => hexfront(['script', '-', '-q', '--data', home], text);
    expect(await run('scenario duel\n---\nexpect where b1 0,0\n')).toMatchObject({ exit: 0, err: '' });
    expect(await run('scenario basic\n---\nexpect where mine 0,0\n')).toMatchObject({ exit: 0, err: '' });
    expect(await hexfront(['script', '-'], 'scenario duel\n')).toMatchObject({ exit: 1 });
    expect(await hexfront(['script', '-', '--data', join(home, 'no')], 'scenario basic\n')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('cannot read the data directory') as string,
    });
  });
});

describe('hexfront check-board', () => {
  test('the continent is sound', async () => {
    const { exit, out } = await hexfront(['check-board', 'continent']);
    expect(out).toMatch(/^continent: sound; 2394 hexes, \d+ land, \d+ cities/);
    expect(exit).toBe(0);
  });

  test('faults with their places', async () => {
    const { exit, out } = await hexfront(['check-board', '-'], 'grid radius 2\nroad : 0,0 2,0\nforest 9,9\n');
    expect(exit).toBe(1);
    expect(out).toContain('standard input: line 2, 0,0: the road has a gap: 0,0 and 2,0 are not adjacent\n');
    expect(out).toContain('standard input: line 3, 9,9: the board has no hex 9,9\n');
    const { out: json } = await hexfront(['check-board', '-', '--json'], 'grid radius 2\nforest 9,9\n');
    expect(JSON.parse(json)).toMatchObject({ ok: false, faults: [{ line: 2, hex: '9,9' }] });
  });
});

describe('hexfront picture and print', () => {
  const text = onBoard('city Rotstadt : 0,0', 'blue arm 8-6 @ 1,0\nred inf 4-4 @ 0,0\nblue moves');

  test('a position as SVG and PNG', async () => {
    const [svg, png] = [join(home, 'p.svg'), join(home, 'p.png')];
    expect(await hexfront(['picture', '-', '--out', svg], text)).toMatchObject({ exit: 0, out: `${svg}\n` });
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[\s\S]*8-6/);
    expect(await hexfront(['picture', '-', '-o', png, '--around', '0,0', '--scale', '30'], text)).toMatchObject({
      exit: 0,
    });
    expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
  });

  test('a panel and a situation of the tactical game, by name, round hexes of either naming', async () => {
    const svg = join(home, 'g.svg');
    const drawn = (name: string, hex: string) =>
      hexfront(['picture', name, '--game', 'gamex', '--out', svg, '--force', '--scale', '90', '--around', hex]);
    expect(await drawn('C', 'P-6')).toMatchObject({ exit: 0 });
    expect(readFileSync(svg, 'utf8')).toContain('P-6');
    expect(await drawn('duel', 'd-i-6')).toMatchObject({ exit: 0 });
    expect(await drawn('nobody', 'P-6')).toMatchObject({
      exit: 1,
      err: 'hexfront: cannot read nobody: there is no such file\n',
    });
  });

  test('a situation of the tactical game on paper', async () => {
    const to = join(home, 'battle');
    const { exit, out } = await hexfront(['print', '--game', 'gamex', '--board', 'duel', '--army', 'duel', '--to', to]);
    expect(exit).toBe(0);
    expect(out).toContain('map-a4-03.svg');
    expect(readFileSync(join(to, 'counters-a4-01.svg'), 'utf8')).toContain('>Hellcat<');
    const refused = await hexfront(['print', 'map', '--game', 'gamex', '--board', 'nobody', '--to', to]);
    expect(refused).toMatchObject({ exit: 1 });
    expect(refused.err).toMatch(/no 'nobody' \(known: .*C.*duel/);
  });

  test('what cannot be drawn is said so', async () => {
    expect(await hexfront(['picture', '-', '-o', join(home, 'p.gif')], text)).toMatchObject({ exit: 2 });
    expect(await hexfront(['picture', '-', '-o', join(home, 'no', 'p.svg')], text)).toMatchObject({ exit: 1 });
    expect(await hexfront(['picture', '-', '-o', join(home, 'p.svg'), '--around', '9,9'], text)).toMatchObject({
      exit: 1,
      err: 'hexfront: the board has no hex 9,9\n',
    });
  });

  test('counters on paper', async () => {
    const { exit, out } = await hexfront(['print', 'counters', '--to', join(home, 'sheets'), '--paper', 'letter']);
    expect(exit).toBe(0);
    const [pdf = ''] = out.split('\n');
    expect(pdf).toBe(join(home, 'sheets', 'counters-letter.pdf'));
    expect(statSync(pdf).size).toBeGreaterThan(1000);
  });
});
