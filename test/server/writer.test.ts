import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { connect } from '#server/store/connection.ts';
import { createPacker, createUnpacker } from '#server/store/parcel.ts';
import { type Job, writeJobs } from '#server/store/writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfront-writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a job that was overtaken leaves those committed with it alone, and leaves nothing of itself', () => {
  const database = connect(join(folder, 'jobs.db'));
  database.exec('create table line (game text, seq integer, primary key (game, seq))');
  database.exec("create table head (game text primary key, seq integer); insert into head values ('a', 0), ('b', 0)");
  const append = (game: string, seq: number): Job => [
    { sql: 'insert into line values (?, ?)', parameters: [game, seq] },
    { sql: 'update head set seq = ? where game = ? and seq = ?', parameters: [seq, game, seq - 1], rows: 1 },
  ];
  const all = () => database.prepare('select game, seq from line order by game, seq').raw().all();
  expect(writeJobs(database, [append('a', 1), append('b', 1)])).toEqual([{ ok: true }, { ok: true }]);
  const overtaken = { ok: false, why: 'overtaken' };
  // A number that is taken, and a head that is another by now.
  expect(writeJobs(database, [append('a', 2), append('b', 1), append('a', 3), append('b', 3)])).toEqual([
    { ok: true },
    overtaken,
    { ok: true },
    overtaken,
  ]);
  expect(all()).toEqual([
    ['a', 1],
    ['a', 2],
    ['a', 3],
    ['b', 1],
  ]);
  // A statement of no sense is no job's fault: nothing is written.
  expect(() =>
    writeJobs(database, [append('a', 4), [{ sql: 'insert into nowhere values (1)', parameters: [] }]]),
  ).toThrow();
  expect(all()).toHaveLength(4);
  database.close();
});

test('jobs come to the writer thread as they were, however their statements are numbered', () => {
  const pack = createPacker(3);
  const unpack = createUnpacker();
  for (let i = 0; i < 20; i++) {
    const jobs = [
      { id: 2 * i, job: [{ sql: `insert ${i % 5}`, parameters: ['text', i, null] }] },
      {
        id: 2 * i + 1,
        job: [
          { sql: `update ${i % 2}`, parameters: [], rows: 1 },
          { sql: 'delete', parameters: [0.5] },
        ],
      },
    ];
    expect(unpack(pack(jobs))).toEqual(jobs);
  }
  const again = [{ id: 1, job: [{ sql: 'a long statement', parameters: [] }] }];
  const small = createPacker();
  expect(small(again)).toContain('a long statement');
  expect(small(again)).not.toContain('a long statement');
});
