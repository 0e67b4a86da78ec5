import { sql } from 'kysely';
import WebSocket from 'ws';
import type { FromServer } from '#protocol/messages.ts';
import { openOnline } from '#server/online.ts';
import { playAlone } from '#test/server/online/alone.ts';
import { RULES } from '#test/server/online/robot.ts';
import { ms, print, spread } from './figures.ts';

/** Lines missed by a client that comes back. */
const MISSED = 50;

export interface Onlooker {
  readonly socket: WebSocket;
  readonly counts: { seq: number; faults: number };
  /** From asking for the table to its first answer. */
  readonly ms: number;
}

/** A spectator who only counts the lines; `after`: one who comes back. */
export async function onlooker(base: string, table: string, after?: number): Promise<Onlooker> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const counts = { seq: after ?? -1, faults: 0 };
  const first = new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as FromServer;
      if (message.is === 'whole') counts.seq = message.whole.seq;
      else if (message.is === 'lines')
        for (const { seq } of message.lines) {
          if (counts.seq >= 0 && seq !== counts.seq + 1) counts.faults++;
          counts.seq = seq;
        }
      else return;
      resolve();
    }),
  );
  const rules = await RULES;
  const since = performance.now();
  socket.send(JSON.stringify({ is: 'sit', v: 1, table, rules, ...(after === undefined ? {} : { after }) }));
  await first;
  return { socket, counts, ms: performance.now() - since };
}

/** Plays a game of so many turns by chance within this process, and puts copies of it beside it. */
export async function longGames(data: string, id: string, turns: number, copies: number) {
  const online = await openOnline({ data, root: process.cwd(), build: () => 'bench' });
  // The lines of a preparation need no flush.
  await sql`pragma synchronous = off`.execute(online.store.db);
  const live = await online.tables.open(id);
  if (!live) throw new Error('no table');
  await playAlone(live, (card) => card.turn <= turns);
  const { played, turn } = live.card();
  const tail = await online.tails.tail(id);
  const ids = Array.from({ length: copies }, (_, i) => `copy${String(i).padStart(6, '0')}`);
  for (const copy of ids) {
    for (const table of ['game', 'line', 'snapshot', 'seat']) {
      const own = table === 'game' ? 'id' : 'game';
      const { rows } = await sql<{ readonly name: string }>`select name from pragma_table_info(${table})`.execute(
        online.store.db,
      );
      const columns = rows.map(({ name }) => name);
      const taken = columns.map((name) => (name === own ? sql.lit(copy) : sql.ref(name)));
      const into = sql.join(columns.map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${into}) select ${sql.join(taken)} from ${sql.table(table)}
        where ${sql.ref(own)} = ${id}`.execute(online.store.db);
    }
    await online.store.write([online.tails.keep(copy, tail)]);
  }
  await online.close();
  return { played, turn, ids };
}

/** Time to open a long game: in a server that has just started, in one that runs, and in memory. */
export async function openings(
  base: string,
  {
    id,
    played,
    turn,
    ids,
  }: { readonly id: string; readonly played: number; readonly turn: number; readonly ids: readonly string[] },
): Promise<void> {
  const times = async (tables: readonly string[]): Promise<readonly number[]> => {
    const all: number[] = [];
    for (const table of tables) {
      const one = await onlooker(base, table);
      all.push(one.ms);
      one.socket.close();
    }
    return all;
  };
  const [first = Number.NaN] = await times([id]);
  print(`open a game of ${played} commands, turn ${turn}: first thing a server does, ms`, ms(first));
  print('the same, others like it, from the disk, ms p50 / p90 / p99', spread(await times(ids)));
  print('the same, in memory, ms p50 / p90 / p99', spread(await times(ids.map(() => id))));
  const whole = await onlooker(base, id);
  whole.socket.close();
  const missed: number[] = [];
  let faults = 0;
  for (const table of ids) {
    const one = await onlooker(base, table, whole.counts.seq - MISSED);
    missed.push(one.ms);
    if (one.counts.seq !== whole.counts.seq) faults++;
    faults += one.counts.faults;
    one.socket.close();
  }
  print(`resume after ${MISSED} missed lines, ms p50 / p90 / p99; faults`, `${spread(missed)}; ${faults}`);
}
