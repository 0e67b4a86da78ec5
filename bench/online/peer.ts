import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { seededChoice } from '#core/dice/dice.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { toyGame } from '../toy.ts';
import { megabytes, ms, print, processorSeconds, spread } from './figures.ts';
import { type ToyArmy, toyArmy } from './peer-game.ts';

/** Server of boardgame.io under the same load as ours: `tables rate seconds`. */

const [tables, rate, seconds] = process.argv.slice(2).map(Number) as [number, number, number];
const choose = seededChoice(5);
const { grid, pieces } = toyArmy(seededChoice(5));
const game = toyGame(grid, pieces);

async function run(): Promise<void> {
  const child = fork(join(dirname(process.argv[1] ?? ''), 'peer-server.cjs'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ base }] = (await once(child, 'message')) as [{ readonly base: string }];
  const before = megabytes(child);
  const multiplayer = SocketIO({ server: base, socketOpts: { transports: ['websocket'] } });
  const at = (matchID: string, playerID?: string) => {
    const client = Client({
      game,
      numPlayers: 2,
      matchID,
      debug: false,
      multiplayer,
      ...(playerID === undefined ? {} : { playerID }),
    });
    client.start();
    return client;
  };
  const ready = async (client: ReturnType<typeof at>): Promise<void> => {
    while (client.getState() === null) await wait(2);
  };
  const pairs: (readonly [ReturnType<typeof at>, ReturnType<typeof at>])[] = [];
  for (let i = 0; i < tables; i++) {
    const pair = [at(`match ${i}`, '0'), at(`match ${i}`, '1')] as const;
    for (const one of pair) await ready(one);
    pairs.push(pair);
  }
  const watching: ReturnType<typeof at>[] = [];
  for (let i = 0; i < tables / 2; i++) {
    const one = at(`match ${i}`);
    await ready(one);
    watching.push(one);
  }
  const opened = megabytes(child);

  const times: number[] = [];
  const busy = new Map<number, { readonly by: number; readonly since: number }>();
  for (const [i, pair] of pairs.entries())
    for (const [k, client] of pair.entries())
      client.subscribe((state) => {
        const one = busy.get(i);
        // The mover sees the move at once; the other page shows it when the server has sent it.
        if (!one || one.by === k || state === null) return;
        busy.delete(i);
        times.push(performance.now() - one.since);
      });
  const cpu = processorSeconds(child);
  const since = performance.now();
  let given = 0;
  while (performance.now() - since < seconds * 1000) {
    const due = ((performance.now() - since) / 1000) * rate;
    for (let tries = 0; given < due && tries < 200; tries++) {
      const i = choose(pairs.length);
      if (busy.has(i)) continue;
      const pair = pairs[i] as (typeof pairs)[number];
      const mover = Number(pair[0].getState()?.ctx.currentPlayer ?? 0);
      const client = pair[mover] as ReturnType<typeof at>;
      const units = (client.getState()?.G.units ?? []) as ToyArmy['pieces'];
      let step: readonly [number, Hex] | undefined;
      for (let search = 0; search < 100 && !step; search++) {
        const no = choose(units.length);
        const unit = units[no];
        if (!unit || unit.side !== String(mover) || unit.left === 0) continue;
        const beside = neighboursOf(grid, unit.at);
        const to = beside[choose(beside.length)] as Hex;
        if (!units.some((other) => other.at === to && other.side !== String(mover))) step = [no, to];
      }
      given++;
      busy.set(i, { by: mover, since: performance.now() });
      if (step) client.moves['march']?.(...step);
      else client.events.endTurn?.();
    }
    await wait(2);
  }
  const took = (performance.now() - since) / 1000;
  for (let tries = 0; busy.size > 0 && tries < 100; tries++) await wait(50);
  const used = processorSeconds(child) - cpu;
  print(`boardgame.io, the same: commands given a second`, (given / took).toFixed(0));
  print('command to its opponent’s state, nothing stored, ms p50 / p90 / p99', spread(times));
  print('commands whose state never came', String(busy.size));
  print(
    'processor of its server',
    `${((100 * used) / took).toFixed(0)} % of a core, ${((1000 * used) / given).toFixed(2)} ms a command`,
  );
  print('memory: before, all matches open, after the run, MB', [before, opened, megabytes(child)].map(ms).join(' / '));
  child.kill('SIGKILL');
  process.exit(0);
}

void run();
