import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boxNamed, openPosition } from '#cli/open-game.ts';
import { playGame } from '#cli/play.ts';
import { closingOf, type GameRecord, readRecord, writeRecord } from '#core/record/record.ts';
import { GAMES } from '#games/games.ts';
import { hexfront, onBoard } from './run.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-play-'));
});
afterAll(() => rmSync(home, { recursive: true }));

interface PlayJson {
  readonly complete: boolean;
  readonly games: readonly {
    readonly seed: number;
    readonly winner: string;
    readonly turns: number;
    readonly commands: number;
    readonly bytes: number;
  }[];
}

const play = async (...options: string[]): Promise<PlayJson> =>
  JSON.parse((await hexfront(['play', '--json', ...options])).out) as PlayJson;

/** A crowded little war, so that records hold battles of every kind. */
const WAR = onBoard(
  'city Blauburg : -3,0\ncity Rotstadt : 3,0\nbelongs blue -3,0\nbelongs red 3,0\nmountain 0,-1 1,0\nforest 0,1',
  [
    ...[-2, -1, 0, 1, 2].flatMap((r) => [
      `blue inf 4-4 @ -1,${r} as b${r + 3}`,
      `red arm 6-6 @ 1,${r} as r${r + 3}`,
      `blue art 8-4-4 @ -2,${r} as ba${r + 3}`,
      `red inf 4-4 @ 2,${Math.min(r, 2)} as ri${r + 3}`,
    ]),
    'blue inf 4-4 waits 2 as bw',
    'red inf 4-4 waits 2 as rw',
    'blue moves',
  ].join('\n'),
);

describe('hexfront play', () => {
  test('play that goes round in circles is noticed, not gone on with', async () => {
    const box = await boxNamed('blitz', GAMES, []);
    const opened = openPosition(box, WAR, 'war');
    const [move] = [...opened.game.legal(opened.game.start)];
    const seat = (): ReturnType<typeof box.gamePackage.players.seat> => {
      let moved = false;
      const command = () => {
        moved = !moved;
        return moved ? move : { do: 'takeBack', what: 'last' };
      };
      return { name: 'undecided', command } as ReturnType<typeof box.gamePackage.players.seat>;
    };
    const shelf = { ...box.gamePackage, players: { ...box.gamePackage.players, seat } };
    const played = () => playGame({ ...opened, gamePackage: shelf }, {}, { blue: 'x', red: 'x' }, 7, () => false, 60);
    expect(played).toThrow('the game of seed 7: play does not come to an end: 60 commands in turn 1 of blue');
  });

  test('plays whole games, the same ones from the same seed', async () => {
    const [one, two] = [
      await play('--games', '2', '--seed', '3', '--turns', '3'),
      await play('-n', '2', '-s', '3', '--turns', '3'),
    ];
    expect(one.complete).toBe(true);
    expect(one.games.map(({ seed, turns }) => [seed, turns])).toEqual([
      [3, 3],
      [4, 3],
    ]);
    const courses = ({ games }: PlayJson) => games.map(({ winner, commands, bytes }) => [winner, commands, bytes]);
    expect(courses(one)).toEqual(courses(two));
    expect(courses(one)[0]).not.toEqual(courses(one)[1]);
  });

  test('sums up in text and tells how it goes', async () => {
    const { out, err, exit } = await hexfront(['play', '--games', '4', '--turns', '1']);
    expect(exit).toBe(0);
    expect(err).toMatch(/^1\/4 games {2}seed 1: \w+\n/);
    const counts = [...out.matchAll(/^(?:draw|blue|red) +B5\.3 +(\d+) +[\d.]+%$/gm)].map(([, count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(out).toMatch(/^4 games, 1\.0 turns and \d+ commands a game/m);
    expect((await hexfront(['play', '--turns', '1', '--quiet'])).err).toBe('');
  });

  test('a 15-turn game is recorded in far less than a megabyte', async () => {
    const { games } = await play('--seed', '7');
    expect(games[0]?.turns).toBe(15);
    expect(games[0]?.bytes).toBeLessThan(500_000);
  });

  test('optional rules are switched on by name, and what is unknown or forbidden is refused in words', async () => {
    const small = [
      'game gamex',
      'board inline',
      '  grid radius 3',
      'end board',
      'turns 1',
      'without o13_mountedFire',
      'german A 14/8/9/8 @ 0,0 as g1',
      'american A 9/6/8/8 @ 2,0 as a1',
    ].join('\n');
    const file = join(home, 'small.txt');
    writeFileSync(file, small);
    const saved = join(home, 'optional');
    const gamex = ['play', '--game', 'gamex', '--scenario', file, '-q'];
    const played = await hexfront([...gamex, '--save', saved, '--option', 'o24', '--option', 'o12_stress']);
    expect(played).toMatchObject({ exit: 0, err: '' });
    const [name = ''] = readdirSync(saved);
    const record = readFileSync(join(saved, name), 'utf8');
    expect(record).toContain('options o24 o12_stress');
    expect(record).toContain('"is":"drawn"');
    expect(await hexfront(['replay', join(saved, name), '--verify'])).toMatchObject({ exit: 0, err: '' });
    const refused = async (...options: string[]) => (await hexfront([...gamex, ...options])).err;
    expect(await refused('--option', 'o99')).toContain("there is no option 'o99' (known: ");
    expect(await refused('--option', 'o13')).toContain('this situation is not played with o13_mountedFire (X0.10)');
    const blitz = async (...words: string[]) =>
      (await hexfront(['play', '-q', ...words.flatMap((word) => ['--option', word])])).err;
    expect(await blitz('o12')).toContain("there is no option 'o12'");
    expect(await blitz('M1', 'M2')).toContain('M1 and M2 exclude each other (M70.1)');
    expect(await blitz('M5', 'dragons=green')).toContain('there is no option dragons');
    const arena = [
      'arena',
      'greedy',
      'greedy',
      '--game',
      'gamex',
      '--setup',
      'duel',
      '--cores',
      '1',
      '--option',
      'o99',
    ];
    expect((await hexfront(arena)).err).toContain("there is no option 'o99'");
  });
  test('a position from a file, records into a directory', async () => {
    const file = join(home, 'war.txt');
    writeFileSync(file, WAR);
    const { games } = await play('--scenario', file, '--games', '3', '--turns', '4', '--save', join(home, 'war'));
    expect(games).toHaveLength(3);
    expect(readdirSync(join(home, 'war')).sort()).toEqual(['game-1.jsonl', 'game-2.jsonl', 'game-3.jsonl']);
    for (const name of readdirSync(join(home, 'war'))) {
      const { exit, out } = await hexfront(['replay', join(home, 'war', name), '--verify']);
      expect(out).toMatch(/: consistent with the rules; dice from seed \d; \d+ commands, \d+ events, [1-9]\d* dice/);
      expect(exit).toBe(0);
    }
  });

  test.each([
    [['--blue', 'chess'], 2],
    [['--games', '0'], 2],
    [['--games', '-1'], 2],
    [['--games', '9999999999'], 2],
    [['--seed', '1.5'], 2],
    [['--turns', '1000'], 2],
    [['--scenario', 'nowhere'], 1],
    [['--frob'], 2],
  ])('%s is refused', async (options, code) => {
    const { exit, err, out } = await hexfront(['play', ...options]);
    expect([exit, out]).toEqual([code, '']);
    expect(err).toMatch(/\S/);
  });
});

describe('hexfront replay', () => {
  let record = '';
  let lines: string[] = [];
  beforeAll(async () => {
    const file = join(home, 'war-replay.txt');
    writeFileSync(file, WAR);
    await play('--scenario', file, '--seed', '5', '--turns', '4', '--save', join(home, 'one'));
    record = readFileSync(join(home, 'one', 'game-5.jsonl'), 'utf8');
    lines = record.trimEnd().split('\n');
  });

  const replay = (text: string, ...options: string[]) => hexfront(['replay', '-', ...options], text);
  const edited = (n: number, edit: (line: string) => string): string =>
    `${lines.map((line, i) => (i === n - 1 ? edit(line) : line)).join('\n')}\n`;
  /** Makes a changed record fit its hash, as a forger could. */
  const closedAgain = (text: string): string => {
    const { header, entries, closing } = readRecord(text) as GameRecord<unknown, string>;
    return writeRecord({ header, entries, closing: closingOf(header, entries, closing?.over ?? false) });
  };
  const lineWith = (word: string): number => lines.findIndex((line) => line.includes(word)) + 1;

  test('tells the game in words and ends where it ended', async () => {
    const { out, exit } = await replay(record);
    expect(exit).toBe(0);
    expect(out).toMatch(/^1 {2}blue: /);
    expect(out).toMatch(/ attacks? .* die [1-6]: (AE|AB2|EX|DB2|DE) \(B19\.3\)/);
    expect(out).toMatch(
      /undo may go back to command \d+ of \d+ \(B80\.10\)\nconsistent with the rules; dice from seed 5\n$/,
    );
  });

  test('--to shows the position after a command, and it can be played from there', async () => {
    const at = lineWith('"dice":[') - 2;
    const { out } = await replay(record, '--to', String(at), '--json');
    const shown = JSON.parse(out) as { position: string; hash: string; commands: unknown[] };
    expect(shown.commands).toHaveLength(at);
    const next = JSON.parse(lines[at + 1] ?? '') as { command: string; dice: number[] };
    const { exit } = await hexfront(
      ['script', '-', '-q'],
      `${shown.position}dice ${next.dice.join(' ')}\n---\nok: ${next.command}\n`,
    );
    expect(exit).toBe(0);
    expect((await replay(record, '--to', '0', '--quiet')).out).toContain('turn 1, blue decides');
    expect(await replay(record, '--to', '99999')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('there is no 99999') as string,
    });
  });

  test('verifies every event, die and hash', async () => {
    const { exit, out } = await replay(record, '--verify', '--json');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, commands: lines.length - 2 });
  });

  test('a game played by other rules is told whole, and where today it would go another way', async () => {
    const old = edited(1, (line) => line.replace(/"rules":\d+/, '"rules":7')).split('\n');
    const text = closedAgain(old.with(4, (old[4] ?? '').replace(/"hash":"\w+"/, '"hash":"0"')).join('\n'));
    const { exit, out, err } = await replay(text);
    // A game with altered rules proves nothing.
    expect([exit, `${out}consistent with the rules; dice from seed 5\n`]).toEqual([0, (await replay(record)).out]);
    expect(err).toMatch(/line 5: it was played by rules 7, and by today's \(\d+\) it goes another way/);
    expect(await replay(text, '--verify')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('line 5: it was played by rules 7') as string,
    });
  });

  test('a game played by other rules which today goes the same way proves as much', async () => {
    const old = closedAgain(edited(1, (line) => line.replace(/"rules":\d+/, '"rules":7')));
    expect(await replay(old)).toEqual(await replay(record));
    expect((await replay(old, '--verify')).exit).toBe(0);
  });

  test('a record cut off anywhere is refused with its last line', async () => {
    for (const part of [0.02, 0.3, 0.7, 0.99]) {
      const cut = record.slice(0, Math.floor(record.length * part));
      const { exit, err } = await replay(cut, '--verify');
      expect(exit).toBe(1);
      expect(err).toMatch(new RegExp(`line ${cut.split('\n').length}: .*(cut off|no JSON)`));
    }
    const whole = `${lines.slice(0, -1).join('\n')}\n`;
    expect((await replay(whole, '--verify')).err).toContain('the record ends without its closing line');
    expect((await replay(whole)).exit).toBe(1);
    expect((await replay('', '--verify')).err).toBe('hexfront: standard input: the record is empty\n');
  });

  test.each<[string, () => string, RegExp]>([
    ['a die', () => edited(lineWith('"dice":['), (line) => line.replace(/"dice":\[\d\]/, '"dice":[7]')), /die shows 7/],
    ['a hash', () => edited(4, (line) => line.replace(/"hash":"../, '"hash":"zz')), /line 4: .*hash/],
    [
      'a side',
      () => edited(3, (line) => line.replace('"side":"blue"', '"side":"red"')),
      /line 3: .*it is blue's decision/,
    ],
    [
      'a path',
      () => edited(lineWith('moveUnit'), (line) => line.replace(/("moveUnit \S+) [^"]*"/, '$1 4,0"')),
      /refused|should be/,
    ],
    [
      'a number',
      () => edited(5, (line) => line.replace('"n":4', '"n":9')),
      /line 5: command 4 was expected here, not 9/,
    ],
    [
      'an event',
      () => edited(lineWith('"is":"moved"'), (line) => line.replace(/"spent":\d+/, '"spent":99')),
      /event \d+ of command \d+ should be/,
    ],
    [
      'events gone',
      () => edited(lineWith('"is":"moved"'), (line) => line.replace(/"events":\[.*\]/, '"events":[]')),
      /not nothing/,
    ],
    [
      'a command',
      () => edited(6, (line) => line.replace(/"command":"[^"]*"/, '"command":"frob"')),
      /there is no command 'frob'/,
    ],
    ['the seed', () => edited(1, (line) => line.replace('"seed":5', '"seed":6')), /die \d+ of the game should show/],
    ['the set-up', () => edited(1, (line) => line.replace('inf 4-4', 'inf 5-4')), /line 1: .*began from/],
    ['the set-up, badly', () => edited(1, (line) => line.replace('inf 4-4', 'inf 4')), /line 1: set-up: line \d+/],
    [
      'the board',
      () => edited(1, (line) => line.replace(/"board":"../, '"board":"zz')),
      /line 1: the board is not the one/,
    ],
    [
      'the version',
      () => edited(1, (line) => line.replace('"version":1', '"version":2')),
      /line 1: the record has version 2/,
    ],
    ['the game', () => edited(1, (line) => line.replace('"game":"blitz"', '"game":"go"')), /line 1: .*'go'/],
    [
      'who plays',
      () => edited(1, (line) => line.replace('"blue":"random"', '"blue":"grand"')),
      /line \d+: the record was changed after it was saved: its print does not fit/,
    ],
    ['the end', () => edited(lines.length, (line) => line.replace('"over":true', '"over":false')), /the game is over/],
    ['the count', () => edited(lines.length, (line) => line.replace(/"end":\d+/, '"end":3')), /should have 3 commands/],
    ['a line twice', () => edited(4, (line) => `${line}\n${line}`), /line 5: command 4 was expected here, not 3/],
    ['more after the end', () => `${record}{"n":1}\n`, /after the end/],
    ['no record at all', () => '{"a":1}\n', /line 1: this is no record of a game/],
    ['no JSON at all', () => 'hello\n', /line 1: .*no JSON/],
  ])('%s changed: refused, with the place', async (_what, text, reason) => {
    for (const words of [
      ['replay', '-', '--verify'],
      ['replay', '-'],
      ['report', '-'],
    ]) {
      const { exit, err, out } = await hexfront(words, text());
      if (words.includes('--verify')) expect(err).toMatch(reason);
      expect([words, exit, out, /\S/.test(err)]).toEqual([words, 1, '', true]);
    }
  });

  test('a forged game that fits itself is called consistent, with dice as given', async () => {
    const forged = closedAgain(
      edited(1, (line) => line.replace(/"dice":\{[^}]*\}/, '"dice":{"kind":"given"}').replace('"random"', '"grand"')),
    );
    const { exit, out } = await replay(forged, '--verify');
    expect([exit, out]).toEqual([0, expect.stringMatching(/: consistent with the rules; dice as given; /)]);
    expect((await replay(forged)).out).toMatch(/\nconsistent with the rules; dice as given\n$/);
    expect((await hexfront(['report', '-'], forged)).out).toMatch(/\nconsistent with the rules; dice as given\n$/);
    const { out: json } = await hexfront(['report', '-', '--json'], forged);
    expect(JSON.parse(json)).toMatchObject({ proof: 'consistent with the rules; dice as given' });
  });

  test('a die that another one could have been is noticed by the seed', async () => {
    const n = lineWith('"dice":[');
    const [, face] = /"dice":\[(\d)\]/.exec(lines[n - 1] ?? '') ?? [];
    const text = edited(n, (line) => line.replace(/"dice":\[\d\]/, `"dice":[${face === '1' ? 2 : 1}]`));
    expect((await replay(text, '--verify')).err).toMatch(
      new RegExp(`line ${n}: die 1 of the game should show ${face}`),
    );
  });

  test('changed events are noticed without --verify too', async () => {
    const text = edited(lineWith('"is":"moved"'), (line) => line.replace(/"spent":\d+/, '"spent":99'));
    expect((await replay(text)).err).toMatch(/the state is not the one the record names/);
    const absurd = edited(3, (line) =>
      line.replace(/"events":\[.*\]/, '"events":[{"is":"moved","unit":9999,"path":"x"}]'),
    );
    expect(await replay(absurd)).toMatchObject({ exit: 1, err: expect.stringMatching(/line 3: /) as string });
  });
});
