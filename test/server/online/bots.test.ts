import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { commitmentOf } from '#core/dice/sealed-dice.ts';
import type { Lines, MyBot, TokenMade } from '#protocol/bots.ts';
import type { Answer, FromServer } from '#protocol/messages.ts';
import type { Account, Offer, Offered, TableCard, Trouble } from '#protocol/tables.ts';
import { folded, printOf } from '#server/accounts/tokens.ts';
import { statement } from '#server/store/store.ts';
import { browserAt, type Browser } from './browser.ts';
import { type Guest, insider, newKey, Robot, RULES } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

const run = promisify(execFile);

/** Short games, each of a few commands a side. */
const SHORT = {
  blitz: {
    game: 'blitz',
    setup:
      'game basic\nboard inline\n  grid radius 2\nend board\nturns 2\nblue inf 4-4 @ -2,0 as b1\nred inf 4-4 @ 2,0 as r1\nblue moves\n',
  },
  gamex: {
    game: 'gamex',
    setup:
      'game gamex\nboard inline\n  grid rows A..E columns 1..9\nend board\nturns 1\ngerman A 11/8/7/8 tank @ C-2 as pz1\namerican A 11/8/9/8 tank @ E-9 as sh1\nallied has 1\naxis has 1\n',
  },
} as const;

const OFFER: Omit<Offer, 'game' | 'setup'> = {
  title: 'A game of programs',
  terms: { undo: 'free', spectators: true, bots: true },
  visible: 'link',
};

interface Answered<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

describe.each(STORE_NAMES)('%s', (store) => {
  let server: TestServer;
  /** Time that has passed on the server's clock besides the real one: allowances are full again. */
  let passed = 0;
  const later = (): void => void (passed += 60_000);
  const robots: Robot[] = [];

  beforeAll(async () => {
    server = await serveOnline({ ...(await STORES[store]()), now: () => Date.now() + passed });
  });
  afterEach(() => {
    later();
  });
  afterAll(async () => {
    for (const robot of robots) robot.close();
    await server.stop();
  });

  /** A person, as far as bots are concerned: past the cost of a password. */
  async function person(name: string): Promise<Browser & { readonly account: Account }> {
    const { account, cookie } = await insider(server, name);
    const { db, write } = server.online.store;
    const change = db
      .updateTable('account')
      .set({ kind: 'person', folded: folded(name) })
      .where('id', '=', account.id);
    expect(await write([statement(change, 1)])).toEqual({ ok: true });
    server.online.accounts.changed(account.id);
    return Object.assign(browserAt(server.base).with(cookie), { account });
  }
  async function botOf(owner: Browser, name: string): Promise<{ readonly bot: MyBot; readonly token: string }> {
    const { body: bot } = await owner.post<MyBot>('/api/bots', { name });
    const { body } = await owner.post<TokenMade>(`/api/bots/${bot.id}/tokens`, { label: 'test' });
    return body;
  }
  async function call<T>(
    token: string,
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered<T>> {
    const answer = await fetch(`${server.base}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T, headers: answer.headers };
  }
  const error = ({ status, body }: Answered<unknown>): readonly unknown[] => [status, (body as Trouble).error];
  const live = async (id: string) => {
    const table = await server.online.tables.open(id);
    if (!table) throw new Error(`no table ${id}`);
    return table;
  };
  /** A table of two bots that have given their shares. */
  async function betweenBots(one: string, two: string, setup: Pick<Offer, 'game' | 'setup'> = SETUPS.basic) {
    const { body: offered } = await call<Offered>(one, 'POST', 'tables', { ...OFFER, ...setup });
    const { id } = offered.table;
    await call(two, 'POST', `tables/${id}/sit`, { invite: offered.invite });
    const shares = new Map([
      [one, '1'.repeat(64)],
      [two, '2'.repeat(64)],
    ]);
    for (const what of ['hash', 'share'] as const)
      for (const [token, share] of shares) {
        const { body } = await call<Lines>(token, 'GET', `tables/${id}/lines`);
        expect(body.owed).toBe(what);
        const given = what === 'share' ? { share } : { hash: commitmentOf(id, body.plays ?? '', share) };
        expect((await call(token, 'POST', `tables/${id}/seal`, given)).status).toBe(200);
      }
    later();
    const { body } = await call<Lines>(one, 'GET', `tables/${id}/lines`);
    const [mover, waiter] = body.yours ? [one, two] : [two, one];
    return { id, mover, waiter };
  }
  const pair = async () => {
    const owner = await person(`Owner ${newKey()}`);
    const [one, two] = [
      await botOf(owner, `One ${newKey().slice(0, 12)}`),
      await botOf(owner, `Two ${newKey().slice(0, 12)}`),
    ];
    return { owner, one, two };
  };

  test('a person makes bots and tokens; a token is shown once, and only its hash is stored', async () => {
    const owner = await person('Ada');
    const { bot, token } = await botOf(owner, 'Ada’s engine'.replace('’', "'"));
    expect(token).toMatch(/^hexfront_[\w-]{43}$/);
    const { body: listed } = await owner.get<readonly MyBot[]>('/api/bots');
    expect(listed).toEqual([bot]);
    expect(JSON.stringify(listed)).not.toContain(token);
    const rows = await server.online.store.db.selectFrom('login').where('account', '=', bot.id).selectAll().execute();
    expect(rows.map(({ print, kind }) => [print, kind])).toEqual([[printOf(token), 'token']]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(10));
    // Marked as a bot for everybody.
    const { body: me } = await call<Account>(token, 'GET', 'me');
    expect(me).toEqual({ id: bot.id, name: bot.name, bot: true });
    const { body: offered } = await call<Offered>(token, 'POST', 'tables', { ...OFFER, ...SETUPS.basic });
    expect(offered.table.owner).toEqual(me);
    expect(offered.table.players).toEqual([me]);
    const { body: mine } = await owner.get<TableCard>(`/api/tables/${offered.table.id}`);
    expect(mine.players).toEqual([me]);
  });

  test('a guest has no bots, a name is not taken twice, and there are five bots and five tokens at most', async () => {
    const guest = await insider(server, 'Guest');
    expect(await browserAt(server.base).with(guest.cookie).post('/api/bots', { name: 'X' })).toMatchObject({
      status: 400,
      body: { error: 'bad-request' },
    });
    const owner = await person('Bea');
    for (let i = 0; i < 5; i++)
      expect(await owner.post('/api/bots', { name: `Bea ${i}` })).toMatchObject({ status: 200 });
    expect(await owner.post('/api/bots', { name: 'Bea 5' })).toMatchObject({ body: { error: 'too-many' } });
    const other = await person('Cleo');
    for (const name of ['bea 1', 'ＢＥＡ'])
      expect(await other.post('/api/bots', { name }), name).toMatchObject({ body: { error: 'name-taken' } });
    const { body: [bot] = [] } = await owner.get<readonly MyBot[]>('/api/bots');
    const tokens = `/api/bots/${bot?.id ?? ''}/tokens`;
    for (let i = 0; i < 5; i++) expect(await owner.post(tokens, { label: `${i}` })).toMatchObject({ status: 200 });
    expect(await owner.post(tokens, { label: '6' })).toMatchObject({ body: { error: 'too-many' } });
    // Closed to other accounts.
    expect(await other.post(tokens, { label: 'x' })).toMatchObject({ body: { error: 'not-yours' } });
    expect(await other.post(`/api/bots/${bot?.id ?? ''}/delete`)).toMatchObject({ body: { error: 'not-yours' } });
  });

  test('a stolen token plays, and does nothing else: no account, no bots, no other token, no cookie', async () => {
    const { one } = await pair();
    const refused: readonly (readonly [string, string, object?])[] = [
      ['GET', 'account'],
      ['GET', 'account/export'],
      ['POST', 'account/password', { password: 'seven lonely hexes' }],
      ['POST', 'account/delete', { name: one.bot.name }],
      ['POST', 'account/logins/end', { token: 'others' }],
      ['POST', 'me', { name: 'Another name' }],
      ['POST', 'login/password', { name: 'x', password: 'y' }],
      ['GET', 'bots'],
      ['POST', 'bots', { name: 'More' }],
      ['POST', `bots/${one.bot.id}/tokens`, { label: 'more' }],
      ['POST', `bots/${one.bot.id}/delete`, {}],
    ];
    for (const [method, path, body] of refused) {
      later();
      expect(error(await call(one.token, method, path, body)), path).toEqual([403, 'not-for-bots']);
    }
    const asCookie = await fetch(`${server.base}/api/me`, { headers: { cookie: `hexfront=${one.token}` } });
    expect(asCookie.status).toBe(204);
    const { cookie } = await insider(server, 'Dora');
    const asToken = await call(cookie.replace('hexfront=', ''), 'GET', 'me');
    expect(error(asToken)).toEqual([401, 'no-token']);
  });

  test('an ended token is refused at once, and its socket is closed', async () => {
    const { owner, one, two } = await pair();
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${one.token}` },
    });
    const heard: FromServer[] = [];
    socket.on('message', (data: Buffer) => void heard.push(JSON.parse(data.toString('utf8')) as FromServer));
    await expect.poll(() => heard[0]).toMatchObject({ is: 'hello', account: { name: one.bot.name, bot: true } });
    const [token] = one.bot.tokens;
    expect(await owner.post(`/api/bots/${one.bot.id}/tokens/end`, { token: token?.id })).toMatchObject({
      status: 200,
      body: { tokens: [] },
    });
    await expect.poll(() => heard.at(-1)).toMatchObject({ is: 'bye', why: 'login' });
    expect(error(await call(one.token, 'GET', 'tables'))).toEqual([401, 'no-token']);
    const again = new WebSocket(`${server.base.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${one.token}` },
    });
    const told = await new Promise<FromServer>((resolve) =>
      again.once('message', (data: Buffer) => resolve(JSON.parse(data.toString('utf8')) as FromServer)),
    );
    expect(told).toMatchObject({ is: 'bye', why: 'login' });
    // A deleted bot takes its tokens along.
    expect(await owner.post(`/api/bots/${two.bot.id}/delete`)).toMatchObject({ status: 200 });
    expect(error(await call(two.token, 'GET', 'me'))).toEqual([401, 'no-token']);
    expect(error(await call('nonsense', 'GET', 'me'))).toEqual([401, 'no-token']);
  });

  test('a bot sits down only where bots are welcome, and seats nobody by a rematch', async () => {
    const { owner, one } = await pair();
    const human = await person(`Host ${newKey()}`);
    const { bots: _, ...people } = OFFER.terms;
    const offer = async (terms: Offer['terms']): Promise<Offered> =>
      (await human.post<Offered>('/api/tables', { ...OFFER, ...SETUPS.basic, terms })).body;
    for (const terms of [people, { ...people, bots: false }]) {
      const { table, invite } = await offer(terms);
      expect(error(await call(one.token, 'POST', `tables/${table.id}/sit`, { invite }))).toEqual([403, 'no-bots']);
    }
    const { table, invite } = await offer(OFFER.terms);
    const sat = await call<TableCard>(one.token, 'POST', `tables/${table.id}/sit`, { invite });
    expect(sat).toMatchObject({ status: 200, body: { phase: 'running' } });
    await (await live(table.id)).act(
      sat.body.seats.find(({ account }) => account?.bot)?.side ?? '',
      { is: 'give', key: newKey(), decision: 0, commands: [{ do: 'resign' }] },
      Date.now(),
    );
    expect(error(await call(one.token, 'POST', `tables/${table.id}/rematch`))).toEqual([403, 'no-bots']);
    // A block of a person covers their bots.
    await human.post('/api/account/blocks', { account: owner.account.id, blocked: true });
    const blocked = await offer(OFFER.terms);
    expect(error(await call(one.token, 'POST', `tables/${blocked.table.id}/sit`, { invite: blocked.invite }))).toEqual([
      403,
      'no-seat',
    ]);
  });

  test('lines, legal commands and commands over HTTP: the lines and refusals of the socket', async () => {
    const { one, two } = await pair();
    const { id, mover, waiter } = await betweenBots(one.token, two.token);
    const { body: legal } = await call<{ decision: number; at: string; commands: { text: string; command: object }[] }>(
      mover,
      'GET',
      `tables/${id}/legal?most=5`,
    );
    expect(legal.commands.length).toBeGreaterThan(0);
    expect(legal.commands.length).toBeLessThanOrEqual(5);
    const [first] = legal.commands;
    const key = newKey();
    const give = (token: string, body: object) => call<Answer>(token, 'POST', `tables/${id}/commands`, body);
    // Refused by rules: the side that does not decide, and nonsense.
    const wrong = await give(waiter, { key: newKey(), decision: legal.decision, commands: [first?.text] });
    expect(wrong.body).toMatchObject({
      ok: false,
      why: 'refused',
      objection: { rule: expect.stringMatching(/80\./) as string },
    });
    const nonsense = await give(mover, { key: newKey(), decision: legal.decision, commands: ['moveUnit nobody Z99'] });
    expect(nonsense.body).toMatchObject({
      ok: false,
      why: 'refused',
      objection: { rule: expect.stringMatching(/80\./) as string },
    });
    expect((await give(mover, { key: newKey(), decision: 9999, commands: [first?.text] })).body).toEqual({
      ok: false,
      why: 'late',
    });
    later();
    const before = (await call<Lines>(waiter, 'GET', `tables/${id}/lines`)).body.seq;
    const waiting = call<Lines>(waiter, 'GET', `tables/${id}/lines?after=${before}&wait=20`);
    const given = await give(mover, { key, decision: legal.decision, commands: [first?.text] });
    expect(given.body).toMatchObject({ ok: true });
    const { lines } = (await waiting).body;
    expect(lines.at(-1)).toMatchObject({ is: 'command', seen: { command: first?.text } });
    // A repeated key gets the first answer, also as JSON; the line carries it to its giver only.
    expect((await give(mover, { key, decision: legal.decision, commands: [first?.command] })).body).toEqual(given.body);
    later();
    const own = await call<Lines>(mover, 'GET', `tables/${id}/lines?after=${before}`);
    expect(own.body.lines.map((line) => (line.is === 'command' ? line.key : undefined))).toContain(key);
    expect(JSON.stringify(lines)).not.toContain(key);
    // The socket sends the same.
    const robot = new Robot(server.base, { cookie: '' } as Guest, id, 1);
    robots.push(robot);
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${mover}` },
    });
    const heard: FromServer[] = [];
    socket.on('message', (data: Buffer) => void heard.push(JSON.parse(data.toString('utf8')) as FromServer));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ is: 'sit', v: 1, table: id, after: before, rules: await RULES }));
    await expect.poll(() => heard.find((one_) => one_.is === 'lines')).toMatchObject({ lines: own.body.lines });
    socket.close();
    const { body: view } = await call<{ watcher: string; seq: number }>(mover, 'GET', `tables/${id}/view`);
    expect(view).toMatchObject({ watcher: own.body.plays, seq: own.body.seq });
  });

  test('lines are had from any number on, also after a restart and behind what was taken back', async () => {
    const { one, two } = await pair();
    const { id } = await betweenBots(one.token, two.token);
    const table = await live(id);
    const { game } = table.opened;
    for (let i = 0; i < 12; i++) {
      const { decision } = table.standing.progress;
      const { view } = table.knownTo(game.decides(table.knownTo(game.sides[0] ?? '').view) ?? '');
      const side = game.decides(view) ?? '';
      const command = game.sample(view, (below) => i % below);
      await table.act(side, { is: 'give', key: newKey(), decision, commands: [command] }, Date.now());
      if (i === 6)
        await table.act(side, { is: 'takeBack', key: newKey(), to: table.standing.progress.undoPoint }, Date.now());
    }
    const all = (await call<Lines>(one.token, 'GET', `tables/${id}/lines`)).body;
    expect(all.lines.map(({ seq }) => seq)).toEqual(Array.from({ length: all.seq }, (_, i) => i + 1));
    server = await server.restart();
    for (const after of [0, 3, all.seq - 1]) {
      const again = (await call<Lines>(one.token, 'GET', `tables/${id}/lines?after=${after}`)).body;
      expect(again.lines).toEqual(all.lines.slice(after));
    }
    const strangers = await fetch(`${server.base}/api/tables/${id}/lines?after=0`);
    expect(((await strangers.json()) as Lines).owed).toBe('nothing');
  });

  test('nothing hidden leaves by any of its routes', async () => {
    const { one, two } = await pair();
    const { id, mover, waiter } = await betweenBots(one.token, two.token, SETUPS.cards);
    for (const token of [mover, waiter]) {
      later();
      const { body: lines } = await call<Lines>(token, 'GET', `tables/${id}/lines`);
      const { body: whole } = await call<object>(token, 'GET', `tables/${id}/view`);
      const legal = await call<object>(token, 'GET', `tables/${id}/legal`);
      const sent = JSON.stringify([lines, whole, legal.body]);
      // The axis holds the cards 49 and 50: only its own player reads them.
      expect(/hand axis 49/.test(sent), lines.plays).toBe(lines.plays === 'axis');
    }
  });

  test('five requests a second and one list of legal commands: then 429 with the time to wait', async () => {
    const { one, two } = await pair();
    const { id } = await betweenBots(one.token, two.token);
    later();
    const statuses: number[] = [];
    let held: Answered<Trouble> | undefined;
    for (let i = 0; i < 14; i++) {
      const said = await call<Trouble>(one.token, 'GET', 'me');
      statuses.push(said.status);
      if (said.status === 429) held = said;
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(held?.body.error).toBe('too-fast');
    expect(Number(held?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    // Another token of the bot does not help; another bot is not held up.
    const owner = await person(`Second ${newKey()}`);
    expect(owner.account.bot).toBeUndefined();
    expect((await call(two.token, 'GET', 'me')).status).toBe(200);
    later();
    const lists = [];
    for (let i = 0; i < 2; i++) lists.push(await call(two.token, 'GET', `tables/${id}/legal`));
    expect(lists.map(({ status }) => status)).toEqual([200, 429]);
    expect(lists[1]?.headers.get('retry-after')).toBe('1');
    later();
    // Four requests wait at a time.
    const { body } = await call<Lines>(one.token, 'GET', `tables/${id}/lines`);
    const gone = new AbortController();
    const waits = Array.from({ length: 5 }, async () => {
      const answer = await fetch(`${server.base}/api/tables/${id}/lines?after=${body.seq}&wait=25`, {
        headers: { authorization: `Bearer ${one.token}` },
        signal: gone.signal,
      });
      return answer.status;
    }).map((one_) => one_.catch(() => 'gone'));
    expect(await Promise.race([...waits, wait(5000)])).toBe(409);
    gone.abort();
    await Promise.all(waits);
    // Callers who have gone wait no longer.
    const again = async (): Promise<number> => {
      later();
      return (await call<Lines>(one.token, 'GET', `tables/${id}/lines?after=${body.seq}&wait=1`)).status;
    };
    await expect.poll(again, { timeout: 10_000 }).toBe(200);
  });

  test('a page of another site can use no token: no answer allows it, and what it sends is refused', async () => {
    const { one } = await pair();
    const evil = { origin: 'https://evil.example' };
    const asked = await fetch(`${server.base}/api/me`, {
      method: 'OPTIONS',
      headers: {
        ...evil,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    const answers = [asked, await fetch(`${server.base}/api/tables`, { headers: evil })];
    for (const { headers } of answers)
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(asked.ok).toBe(false);
    expect(error(await call(one.token, 'GET', 'me', undefined, evil))).toEqual([403, 'origin']);
    expect(error(await call(one.token, 'POST', 'tables', { ...OFFER, ...SETUPS.basic }, evil))).toEqual([
      403,
      'origin',
    ]);
  });

  test('bad requests are refused in words', async () => {
    const { one, two } = await pair();
    const { id, mover } = await betweenBots(one.token, two.token);
    for (const path of [
      'lines?after=-1',
      'lines?wait=26',
      'lines?after=x',
      'lines?more=1',
      'legal?most=0',
      'legal?most=51',
    ])
      expect(error(await call(mover, 'GET', `tables/${id}/${path}`)), path).toEqual([400, 'bad-request']);
    later();
    const bodies = [
      {},
      { key: 'x', decision: 0, commands: ['endPhase'] },
      { key: newKey(), decision: 0, commands: [] },
      { key: newKey(), decision: 0, commands: [7] },
      { key: newKey(), decision: 0, commands: ['x'.repeat(4001)] },
      { key: newKey(), decision: 0, commands: ['endPhase'], side: 'red' },
    ];
    for (const body of bodies)
      expect(error(await call(mover, 'POST', `tables/${id}/commands`, body))).toEqual([400, 'bad-request']);
    later();
    expect(error(await call(mover, 'GET', 'tables/nothing/lines'))).toEqual([404, 'no-table']);
    expect(error(await call(mover, 'POST', `tables/${id}/seal`, { hash: 'x' }))).toEqual([400, 'bad-request']);
    const stranger = await pair();
    for (const path of ['legal', 'orders'])
      expect(error(await call(stranger.one.token, 'GET', `tables/${id}/${path}`))).toEqual([403, 'not-yours']);
  });

  test('an account that is deleted takes its bots along', async () => {
    const { owner, one } = await pair();
    const { body: mine } = await owner.get<{ bots: readonly object[] }>('/api/account/export');
    expect(mine.bots).toHaveLength(2);
    expect(await owner.post('/api/account/delete', { name: owner.account.name })).toMatchObject({ status: 200 });
    expect(error(await call(one.token, 'GET', 'me'))).toEqual([401, 'no-token']);
  });

  test.each(Object.entries(SHORT))('docs/examples/bot.mjs plays %s to its end', async (_, setup) => {
    const owner = await person(`Example ${newKey()}`);
    const [one, two] = [
      await botOf(owner, `A${newKey().slice(0, 12)}`),
      await botOf(owner, `B${newKey().slice(0, 12)}`),
    ];
    const { table, invite } = (await call<Offered>(one.token, 'POST', 'tables', { ...OFFER, ...setup })).body;
    expect(await call(two.token, 'POST', `tables/${table.id}/sit`, { invite })).toMatchObject({ status: 200 });
    const plays = ({ token }: { readonly token: string }) =>
      run(process.execPath, ['docs/examples/bot.mjs', server.base, table.id], {
        env: { ...process.env, HEXFRONT_TOKEN: token },
        timeout: 100_000,
      });
    const said = await Promise.all([plays(one), plays(two)]);
    expect(said.map(({ stderr }) => stderr)).toEqual(['', '']);
    expect((await live(table.id)).card()).toMatchObject({ phase: 'over', outcome: { by: 'rule' } });
    const moves = said.map(({ stdout }) => stdout.trim().split('\n').length);
    expect(moves[0]).toBeGreaterThan(0);
    expect(said.map(({ stdout }) => stdout).join()).not.toContain('(refused)');
  });

  test('a bot plays a short game against a computer', async () => {
    const owner = await person(`Solo ${newKey()}`);
    const { token } = await botOf(owner, `S${newKey().slice(0, 12)}`);
    const offer = { ...OFFER, ...SHORT.blitz, computer: 'greedy' };
    const { table } = (await call<Offered>(token, 'POST', 'tables', offer)).body;
    const { stderr } = await run(process.execPath, ['docs/examples/bot.mjs', server.base, table.id], {
      env: { ...process.env, HEXFRONT_TOKEN: token },
      timeout: 100_000,
    });
    expect(stderr).toBe('');
    expect((await live(table.id)).card()).toMatchObject({ phase: 'over' });
  });
});
