import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededChoice } from '#core/dice/dice.ts';
import type { Offered } from '#protocol/tables.ts';
import { type Client, type KnownGame, openTable, type SealMemory } from '#exports/client.ts';
import { createBots } from '#server/accounts/bots.ts';
import { insider } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, type TestServer } from './test-server.ts';

/** `hexfront/client`: seats in Node, by the tokens of bots. */

let server: TestServer;
const clients: Client[] = [];

beforeAll(async () => {
  server = await serveOnline();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.stop();
});

async function tokens(...names: readonly string[]): Promise<readonly string[]> {
  const { account } = await insider(server, 'Owner');
  const bots = createBots(server.online.store, server.online.accounts, Date.now);
  return Promise.all(
    names.map(async (name) => (await bots.addToken(account, (await bots.make(account, name)).id, '')).token),
  );
}
async function call<T>(token: string, path: string, body: object): Promise<T> {
  const answer = await fetch(`${server.base}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}
const open = async (
  table: string,
  token: string | undefined,
  memory?: { get(): SealMemory | undefined; set(to: SealMemory): void },
) => {
  const client = await openTable({
    server: server.base,
    table,
    ...(token === undefined ? {} : { token }),
    ...(memory ? { memory } : {}),
  });
  clients.push(client);
  return client;
};

test('two clients play, a third watches, and each knows what its seat may know', async () => {
  const [one = '', two = ''] = await tokens('North', 'South');
  const { table, invite } = await call<Offered>(one, 'tables', {
    ...SETUPS.cards,
    title: 'Clients',
    terms: { undo: 'free', spectators: true, bots: true },
    visible: 'link',
  });
  await call(two, `tables/${table.id}/sit`, { invite });
  let kept: SealMemory | undefined;
  const first = await open(table.id, one, { get: () => kept, set: (to) => void (kept = to) });
  const second = await open(table.id, two);
  const watcher = await open(table.id, undefined);
  const choose = seededChoice(3);
  for (let played = 0; played < 12; ) {
    await Promise.race([first.until(first.decides), second.until(second.decides)]);
    const mover = first.decides() ? first : second;
    const { game, view, decision } = mover.known() as KnownGame;
    const command = game.sample(view, choose);
    if (['resign', 'offerDraw'].includes(command.do)) continue;
    const answer = await mover.give([command], decision);
    if (answer === undefined) played++;
    else if (typeof answer === 'object' && 'blocked' in answer) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await watcher.until(() => watcher.state().played === first.state().played);
  const views = [first, second, watcher].map((client) => JSON.stringify(client.known()?.view));
  expect(new Set(views).size).toBeGreaterThan(1);
  expect([first, second, watcher].map((client) => client.state().wrong)).toEqual([0, 0, 0]);
  expect(kept?.share).toMatch(/^[0-9a-f]{64}$/);
  expect(await watcher.give([{ do: 'endPhase' } as never], 0)).toMatchObject({ blocked: 'not-yours' });
  expect(await first.save()).toContain('"format"');
  await expect(openTable({ server: server.base, table: 'nothing' })).rejects.toThrow('no-table');
});
