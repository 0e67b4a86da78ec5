import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '#cli/program.ts';
import { GAMES } from '#games/games.ts';
import { serveOnline, type TestServer } from './test-server.ts';
import { type Guest, guest, newKey, Robot, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';

let server: TestServer;
let ann: Guest;
let bob: Guest;
const folder = mkdtempSync(join(tmpdir(), 'hexfront-record-'));

beforeAll(async () => {
  server = await serveOnline();
  [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function command(...argv: string[]): Promise<{ exit: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const io = {
    games: GAMES,
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    stdin: () => Promise.resolve(''),
    live: false,
  };
  return { exit: await run(argv, io), out, err };
}

test.each(Object.entries(SETUPS))(
  '%s: the record of a game with something taken back is verified, and fits what a player was shown',
  async (name, setup) => {
    const { id } = await seatedTable(ann, bob, setup);
    const robots = [new Robot(server.base, ann, id, 11), new Robot(server.base, bob, id, 12)] as const;
    for (const robot of robots) await robot.connect();
    for (const robot of robots) await robot.until(() => robot.lines.filter(({ is }) => is === 'share').length === 2);
    const play = async (commands: number): Promise<void> => {
      for (let n = 0; n < commands && !robots.some(({ over }) => over); n++) {
        await robots[0].until(() => robots.some((one) => one.decides() || one.over));
        expect(await robots.find((one) => one.decides())?.give()).toMatchObject({ ok: true });
      }
    };
    await play(60);
    const [one, two] = robots;
    if (!one.over) {
      const to = Math.max(0, (one.stand?.played ?? 0) - 7);
      await one.ask({ is: 'offer', table: id, key: newKey(), what: 'undo', to });
      await two.until(() => two.lines.at(-1)?.is === 'offer');
      const offer = two.seq;
      await two.ask({ is: 'answer', table: id, key: newKey(), offer, yes: true });
      for (const robot of robots) await robot.until(() => robot.stand?.played === to);
      await play(20);
    }
    const mine = await ann.call<string>('GET', `/api/tables/${id}/record`);
    await one.until(() => one.decides() || two.decides() || one.over);
    const loser = one.decides() ? one : two;
    const resigned = { key: newKey(), decision: loser.stand?.decision ?? 0, commands: [{ do: 'resign' }] };
    if (!one.over) expect(await loser.give(resigned)).toMatchObject({ ok: true });
    for (const robot of robots) await robot.until(() => robot.over && robot.whole?.open === true);
    const record = await ann.call<string>('GET', `/api/tables/${id}/record`);
    const [whole, seen] = [join(folder, `${name}.jsonl`), join(folder, `${name}-mine.jsonl`)];
    writeFileSync(whole, record);
    writeFileSync(seen, mine);
    const checked = await command('verify', whole, '--seen', seen);
    expect(checked).toMatchObject({ exit: 0, err: '' });
    expect(checked.out).toMatch(/dic?e checked with/);
    expect(checked.out).toMatch(/\(resignation\)|\(rule\)/);
    for (const robot of robots) expect(robot.faults).toEqual([]);
    for (const robot of robots) robot.close();
  },
);
