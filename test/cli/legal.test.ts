import { describe, expect, test } from 'vitest';
import { openScript } from '../games/blitz/game.ts';
import { hexfront, onBoard } from './run.ts';

interface LegalJson {
  readonly decides: string;
  readonly phase: string;
  readonly commands: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly always: readonly string[];
  readonly obligations?: {
    readonly mustBeAttacked: readonly { readonly hex: string; readonly touchedBy: readonly string[] }[];
    readonly mustFight: readonly string[];
    readonly open?: { readonly rule: string };
    readonly example?: string;
  };
}

const legal = async (text: string, ...options: string[]): Promise<LegalJson> =>
  JSON.parse((await hexfront(['legal', '-', '--json', ...options], text)).out) as LegalJson;

const MOVES = onBoard(
  'forest 1,0',
  'blue inf 2-1 @ 0,0 as b1\nblue abn 4-0 @ -4,0 as b2\nred inf 4-4 @ 4,0 as r1\nblue moves',
);

describe('hexfront legal', () => {
  test('lists every legal command: one a line, grouped and counted', async () => {
    const { out, exit } = await hexfront(['legal', '-'], MOVES);
    expect(exit).toBe(0);
    const commands = out.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    // MF 1: six hexes one step away, the forest among them; then the end of movement.
    expect(commands.sort()).toEqual([
      'endMovement',
      'moveUnit b1 -1,0',
      'moveUnit b1 -1,1',
      'moveUnit b1 0,-1',
      'moveUnit b1 0,1',
      'moveUnit b1 1,-1',
      'moveUnit b1 1,0',
    ]);
    expect(out).toContain('# moveUnit: 6\n');
    expect(out).toContain('# 7 legal commands; always open: resign, offerDraw (B80.11)\n');
  });

  test('--unit and --count', async () => {
    expect((await legal(MOVES, '--unit', 'b2')).commands).toEqual([]);
    expect((await legal(MOVES, '--unit', 'b1')).counts).toEqual({ moveUnit: 6 });
    const { out } = await hexfront(['legal', '-', '--count'], MOVES);
    expect(out).not.toContain('\nmoveUnit b1');
    const { exit, err } = await hexfront(['legal', '-', '--unit', 'b9'], MOVES);
    expect([exit, err]).toEqual([1, 'hexfront: there is no unit b9\n']);
  });

  test.each([
    ['movement', MOVES],
    [
      'set-up',
      onBoard('belongs blue 0,0 1,0\nbelongs red 4,0', 'blue inf 4-4 waits 1\nred inf 4-4 waits 1\nblue sets up'),
    ],
    ['declaration', onBoard('', 'blue inf 4-4 @ 0,0\nblue inf 4-4 @ 0,1\nred inf 4-4 @ 1,0\nblue declares')],
    ['combat', onBoard('', 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0\nblue fights\nbattle b1 on 1,0')],
    [
      'retreat',
      onBoard('', 'blue inf 8-4 @ 0,0 as b1\nred inf 4-4 @ 1,0\nblue fights\nbattle b1 on 1,0\ndice 3\n---\nresolve 1'),
    ],
    ['a whole continent', 'scenario basic\nblue arm 6-6 @ U20 as b.arm1\nred inf 4-4 @ U40 as r.inf1\nblue moves'],
  ])('what it lists for %s can be read back and is legal', async (_phase, text) => {
    const { commands, counts } = await legal(text);
    const { kit, game, script } = openScript(text);
    expect(commands.length).toBeGreaterThan(0);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(commands.length);
    expect(new Set(commands).size).toBe(commands.length);
    if (script.steps.length > 0) return;
    for (const line of commands) {
      const read = kit.readCommand(game, game.start, line);
      if ('message' in read) throw new Error(`${line}: ${read.message}`);
      expect(game.check(game.start, game.decides(game.start) ?? 'blue', read.command), line).toBeUndefined();
    }
  });

  test('a script is played first', async () => {
    const found = await legal(
      onBoard(
        '',
        'blue inf 8-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue fights\nbattle b1 on 1,0\ndice 3\n---\nresolve 1',
      ),
    );
    expect(found.decides).toBe('red');
    expect(Object.keys(found.counts)).toEqual(['chooseRetreat']);
  });

  test('B7.a7, B7.a9: the declaration shows what must be done and one way to do it', async () => {
    const text = onBoard(
      '',
      'blue arm 8-6 @ 0,0 as b8\nblue inf 1-4 @ 0,0 as b1\nblue inf 4-4 @ -4,0 as far\nred inf 4-4 @ 1,0\nred arm 6-6 @ 1,-1\nblue declares',
    );
    const { obligations } = await legal(text);
    expect(obligations?.mustBeAttacked).toEqual([
      { hex: '1,0', touchedBy: ['b8', 'b1'] },
      { hex: '1,-1', touchedBy: ['b8', 'b1'] },
    ]);
    expect(obligations?.mustFight).toEqual(['b8', 'b1']);
    expect(obligations?.open?.rule).toBe('B7.a7');
    const example = obligations?.example ?? '';
    const played = await hexfront(['script', '-', '-q'], `${text}---\nok: ${example}\n`);
    expect(played.exit).toBe(0);
    const { out } = await hexfront(['legal', '-'], text);
    expect(out).toContain('# 1,0 must be attacked: b8, b1 in its ZOC (B7.a7)');
    expect(out).toContain(`# one legal declaration: ${example}`);
  });

  test('T23.2.2a: a hex struck from the air need not be attacked, and its neighbours need not fight', async () => {
    const { obligations } = await legal(
      'game tournament\nboard inline\ngrid radius 6\ncity Base : -6,0\nbelongs blue -6,0\ncity Rot : 6,0\nbelongs red 6,0\nend board\nblue SAC 12-20 @ -6,0 as s1\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 0,-1 as r1\nred inf 4-4 @ 6,0\nblue moves\n---\nendMovement\nassignMission strategic s1 0,-1\n',
    );
    expect([obligations?.mustBeAttacked, obligations?.mustFight, obligations?.open]).toEqual([[], [], undefined]);
  });

  test('without contact there is nothing to declare', async () => {
    const { out } = await hexfront(['legal', '-'], onBoard('', 'blue inf 4-4 @ 0,0\nred inf 4-4 @ 4,0\nblue declares'));
    expect(out).toContain('no battle need be declared');
    expect(out).toContain('\nendDeclaration\n');
  });

  test('an offered draw is not offered again, and a finished game has no commands', async () => {
    const text = onBoard('', 'blue inf 4-4 @ 0,0\nred inf 4-4 @ 4,0\nblue moves\ndraw-offered');
    expect((await legal(text)).always).toEqual(['resign']);
    expect(await legal(`${text}---\nresign\n`)).toMatchObject({ decides: 'nobody', commands: [], always: [] });
  });
});
