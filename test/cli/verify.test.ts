import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeRecord } from '#core/record/record.ts';
import { EXAMPLE, lyingThere, onlineExample } from '../online-example.ts';
import { closedAgain } from '../sealed-game.ts';
import { hexfront } from './run.ts';

const MINE = EXAMPLE.replace('online.jsonl', 'online-blue.jsonl');
let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-verify-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const put = (name: string, text: string): string => {
  const file = join(home, name);
  writeFileSync(file, text);
  return file;
};

describe('hexfront verify', () => {
  test('the example lies in docs as it is made today (npx tsx test/online-example.ts writes it)', async () => {
    const { files } = await onlineExample();
    for (const [file, text] of Object.entries(files)) expect(lyingThere(file), file).toBe(text);
  });

  test('counts what was checked, as a document too', async () => {
    const { exit, out } = await hexfront(['verify', EXAMPLE, '--seen', MINE, '--json']);
    const document = JSON.parse(out) as Readonly<Record<string, unknown>>;
    expect([exit, document]).toMatchObject([
      0,
      { ok: true, commands: 60, undone: 5, winner: 'blue', by: 'time', seen: { watcher: 'blue', commands: 60 } },
    ]);
    for (const key of ['dice', 'segments', 'events', 'milliseconds']) expect(document[key], key).toBeTypeOf('number');
  });

  test('reads the record from the standard input', async () => {
    const { exit, out } = await hexfront(['verify', '-'], lyingThere(EXAMPLE));
    expect([exit, out]).toEqual([
      0,
      expect.stringMatching(/^standard input: \d+ dice checked with \d+ keys: all fell/),
    ]);
    expect((await hexfront(['verify', '-', '--seen', '-'], '')).exit).toBe(2);
  });

  test('a die that was changed is told with its line, whatever else was made to fit', async () => {
    const { record } = await onlineExample();
    const { n, dice = [], drawn } = record.entries.find((entry) => entry.dice) as (typeof record.entries)[number];
    const [face = 0] = dice;
    const other = (face % 6) + 1;
    const entries = record.entries.map((entry) => (entry.n === n ? { ...entry, dice: [other] } : entry));
    const forged = put('forged.jsonl', writeRecord(closedAgain({ ...record, entries })));
    const said = `line ${n + 1}: die ${drawn?.first} of segment ${drawn?.segment} should show ${face} as it was sealed, not ${other}`;
    expect(await hexfront(['verify', forged])).toEqual({ exit: 1, out: '', err: `forged.jsonl: ${said}\n` });
    const { exit, out } = await hexfront(['verify', forged, '--json']);
    expect([exit, JSON.parse(out)]).toMatchObject([1, { ok: false, file: 'forged.jsonl', fault: { line: n + 1 } }]);
    expect((await hexfront(['replay', forged, '--verify'])).err).toContain(said);
  });

  test('what I was shown is compared, and a difference is told of my file', async () => {
    const { record } = await onlineExample();
    const half = put('half.jsonl', writeRecord(closedAgain({ ...record, entries: record.entries.slice(0, 9) })));
    expect(await hexfront(['verify', half, '--seen', MINE])).toEqual({
      exit: 1,
      out: '',
      err: 'online-blue.jsonl: line 11: I was shown command 10, and the record ends before it\n',
    });
  });

  test('replay says what such a record proves', async () => {
    const { exit, out } = await hexfront(['replay', EXAMPLE, '--verify']);
    expect([exit, out]).toEqual([
      0,
      expect.stringMatching(/: consistent with the rules; \d+ dice as sealed before the game; 60 commands/),
    ]);
  });

  test.each<[string, string[], number, RegExp]>([
    ['a file that is not there', ['nothing.jsonl'], 1, /there is no such file/],
    ['no record', ['docs/examples/soak-off.txt'], 1, /no JSON/],
    ['my file not there', [EXAMPLE, '--seen', 'nothing.jsonl'], 1, /there is no such file/],
    ['my file no record', [EXAMPLE, '--seen', 'docs/examples/soak-off.txt'], 1, /soak-off\.txt: line 1: /],
    ['a seat’s record alone', [MINE], 1, /only the page opens it/],
    ['no file', [], 2, /missing required argument/],
  ])('%s is refused', async (_what, words, code, reason) => {
    const { exit, out, err } = await hexfront(['verify', ...words]);
    expect([exit, out, reason.test(err)], err).toEqual([code, '', true]);
  });

  test('a game that was not played online is refused', async () => {
    const { record } = await onlineExample();
    const plain = closedAgain({ ...record, header: { ...record.header, dice: { kind: 'given' } } });
    const { exit, err } = await hexfront(['verify', put('plain.jsonl', writeRecord(plain))]);
    expect([exit, err]).toEqual([
      1,
      'plain.jsonl: line 1: the dice of this game were not sealed: it was not played online\n',
    ]);
  });
});
