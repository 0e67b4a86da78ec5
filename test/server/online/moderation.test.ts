import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountAct, AccountCard, AuditLine, Overview, ReportCard } from '#protocol/moderation.ts';
import type { Profile } from '#protocol/players.ts';
import type { TableCard } from '#protocol/tables.ts';
import { statement } from '#server/store/store.ts';
import { type Browser, browserAt } from './browser.ts';
import { person } from './person.ts';
import { type Guest, insider, newKey, Robot, type RouteError, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

const NOT_ADMIN = 'This page is for those who run the server.';
/** Blue cannot leave, and has to attack (B7.a). */
const TRAPPED = `game basic
board inline
  grid rows A..A columns 1..6
end board
turns 4
blue inf 4-4 @ A1 as b1
red inf 4-4 @ A2 as r1
blue moves
`;
const MARKUP = '<img src=x onerror=alert(1)> </script>';

describe.each(STORE_NAMES)('%s', (name) => {
  let server: TestServer;
  let admin: Guest;
  let passed = 0;
  let no = 0;

  beforeAll(async () => {
    server = await serveOnline({ ...(await STORES[name]()), admins: ['The Host'], now: () => Date.now() + passed });
    admin = await person(server, 'The Host');
  });
  afterAll(() => server.stop());

  const status = (done: Promise<unknown>): Promise<number> =>
    done.then(
      () => 200,
      (error: unknown) => (error as RouteError).status,
    );
  const act = (by: Guest, about: Guest, what: AccountAct, more: object = {}) =>
    by.call('POST', '/api/admin/accounts/act', { account: about.account.id, act: what, note: 'because', ...more });
  const reports = (by = admin): Promise<readonly ReportCard[]> => by.call('GET', '/api/admin/reports');
  const audit = (by = admin): Promise<readonly AuditLine[]> => by.call('GET', '/api/admin/audit');
  const fresh = (): Promise<Guest> => person(server, `Somebody ${++no}`);

  const GETS = ['', '/reports', '/tables?phase=running', '/accounts?find=a', '/audit'];
  const POSTS: Readonly<Record<string, object>> = {
    '/accounts/act': { account: 'abc', act: 'mute', note: 'x' },
    '/tables/void': { table: 'abc', note: 'x' },
    '/reports/close': { report: 'abc', note: 'x' },
    '/jobs/again': { job: 'x' },
  };

  test('without a right every route of the admin page answers alike', async () => {
    const nobody = browserAt(server.base);
    const namesake = await insider(server, 'The Host');
    const answers = async (browser: Browser): Promise<ReadonlySet<string>> => {
      const all: string[] = [];
      for (const path of GETS) all.push(JSON.stringify(await browser.get(`/api/admin${path}`)));
      for (const [path, body] of Object.entries(POSTS))
        all.push(JSON.stringify(await browser.post(`/api/admin${path}`, body)));
      return new Set(all);
    };
    const refused = (status: number, error: string) => [
      JSON.stringify({
        status,
        body: { error, message: error === 'not-admin' ? NOT_ADMIN : 'Choose a name first.' },
        cookie: '',
      }),
    ];
    expect([...(await answers(nobody))]).toEqual(refused(401, 'no-account'));
    for (const { cookie } of [await fresh(), namesake])
      expect([...(await answers(browserAt(server.base).with(cookie)))]).toEqual(refused(403, 'not-admin'));
  });

  test('a page of another site does nothing in the name of the admin', async () => {
    const browser = browserAt(server.base).with(admin.cookie);
    const foreign = { origin: 'https://elsewhere.example' };
    for (const [path, body] of Object.entries(POSTS))
      expect((await browser.post(`/api/admin${path}`, body, foreign)).status, path).toBe(403);
    expect((await browser.post('/api/reports', {}, foreign)).status).toBe(403);
  });

  test('a line of chat is reported: the moderator sees it with the lines around it, as text', async () => {
    const [ann, bob, watcher] = [await fresh(), await fresh(), await fresh()];
    const { id } = await seatedTable(ann, bob, SETUPS.duel);
    const [one, two] = [new Robot(server.base, ann, id, 1), new Robot(server.base, bob, id, 2)];
    for (const robot of [one, two]) await robot.connect();
    one.send({ is: 'say', table: id, room: 'players', text: 'hello' });
    await two.until(() => two.heard.some(({ is }) => is === 'said'));
    two.send({ is: 'say', table: id, room: 'players', text: MARKUP });
    await one.until(() => one.heard.filter(({ is }) => is === 'said').length === 2);
    const report = { about: bob.account.id, table: id, word: 2, reason: 'chat', note: `rude ${MARKUP}` };
    await ann.call('POST', '/api/reports', report);
    await ann.call('POST', '/api/reports', report);
    const found = (await reports()).filter(({ about }) => about.id === bob.account.id);
    expect(found).toMatchObject([
      {
        reason: 'chat',
        note: `rude ${MARKUP}`,
        quoted: MARKUP,
        by: { name: ann.account.name },
        around: [{ text: 'hello' }, { text: MARKUP }],
      },
    ]);
    // Lines of the players' room are not read through reports, and no line is laid to somebody else.
    expect(await status(watcher.call('POST', '/api/reports', report))).toBe(400);
    expect(await status(ann.call('POST', '/api/reports', { ...report, word: 1 }))).toBe(400);
    expect(await status(ann.call('POST', '/api/reports', { ...report, about: ann.account.id, word: 1 }))).toBe(400);
    expect(await status(ann.call('POST', '/api/reports', { ...report, about: 'nobody' }))).toBe(400);
    expect(await status(ann.call('POST', '/api/reports', { ...report, reason: 'x' }))).toBe(400);

    await act(admin, bob, 'mute', { days: 3 });
    two.send({ is: 'say', table: id, room: 'players', text: 'and more' });
    await two.until(() => two.heard.some(({ is }) => is === 'muted'));
    expect(one.heard.filter(({ is }) => is === 'said')).toHaveLength(2);
    await act(admin, bob, 'unmute');
    await admin.call('POST', '/api/admin/reports/close', { report: found[0]?.id, note: 'muted' });
    expect((await reports()).some(({ about }) => about.id === bob.account.id)).toBe(false);
    expect(await status(admin.call('POST', '/api/admin/reports/close', { report: found[0]?.id, note: '' }))).toBe(503);
    const lines = (await audit()).filter(({ about }) => about?.id === bob.account.id);
    expect(lines.map((line) => [line.act, line.by.name])).toEqual([
      ['report', 'The Host'],
      ['unmute', 'The Host'],
      ['mute', 'The Host'],
    ]);
    for (const robot of [one, two]) robot.close();
  });

  test('the allowance of reports runs out', async () => {
    const [ann, bob] = [await fresh(), await fresh()];
    const all: number[] = [];
    for (let i = 0; i < 12; i++)
      all.push(
        await status(ann.call('POST', '/api/reports', { about: bob.account.id, reason: 'other', note: `${i}` })),
      );
    expect(all.filter((one) => one === 429)).toHaveLength(2);
  });

  test('a closed account is out, its games end without a result, and its name stays taken', async () => {
    const [ann, bob] = [await fresh(), await fresh()];
    const { id } = await seatedTable(ann, bob, SETUPS.duel);
    const robot = new Robot(server.base, bob, id, 1);
    await robot.connect();
    await robot.until(() => robot.whole !== undefined);
    await act(admin, bob, 'close');
    await robot.until(() => robot.closedBy === 'login');
    expect(await status(bob.call('GET', '/api/account'))).toBe(401);
    expect((await ann.call<TableCard>('GET', `/api/tables/${id}`)).phase).toBe('void');
    const page = `/api/players/${encodeURIComponent(bob.account.name)}`;
    expect(await ann.call<Profile>('GET', page)).toEqual({ closed: true });
    // The name stays taken, and no way of logging in leads back.
    const other = browserAt(server.base);
    await other.post('/api/me', { name: bob.account.name });
    expect(
      await other.post('/api/account/password', { name: bob.account.name, password: 'seven lonely hexes' }),
    ).toMatchObject({
      status: 409,
      body: { error: 'name-taken' },
    });
    await expect(server.online.accounts.logIn(bob.account.id, '')).rejects.toThrow('closed');
    await act(admin, bob, 'reopen');
    expect(await ann.call<Profile>('GET', page)).toMatchObject({ account: { name: bob.account.name } });
    expect(await server.online.accounts.logIn(bob.account.id, '')).toMatch(/./);
  });

  test('a name is removed; a table is ended as void', async () => {
    const [ann, bob] = [await fresh(), await fresh()];
    const { id } = await seatedTable(ann, bob, SETUPS.duel);
    await act(admin, bob, 'rename');
    const { players } = await ann.call<TableCard>('GET', `/api/tables/${id}`);
    expect(players.map((one) => one.name)).toContainEqual(expect.stringMatching(/^Player \w{6}$/));
    expect(await status(ann.call('GET', `/api/players/${encodeURIComponent(bob.account.name)}`))).toBe(404);
    await admin.call('POST', '/api/admin/tables/void', { table: id, note: 'asked by both' });
    expect((await ann.call<TableCard>('GET', `/api/tables/${id}`)).phase).toBe('void');
    expect(await status(admin.call('POST', '/api/admin/tables/void', { table: id, note: 'again' }))).toBe(409);
    expect(await status(admin.call('POST', '/api/admin/tables/void', { table: 'nosuchone', note: 'x' }))).toBe(404);
    expect((await audit())[0]).toMatchObject({ act: 'dissolve', table: id, note: 'asked by both' });
  });

  test('moderators are named by the admin, and act on players only', async () => {
    const [mod, second, player] = [await fresh(), await fresh(), await fresh()];
    for (const one of [mod, second]) await act(admin, one, 'moderator');
    expect(await mod.call<Overview>('GET', '/api/admin')).toMatchObject({
      rank: 'moderator',
      nodes: [{ id: expect.any(String) as string }],
    });
    await act(mod, player, 'mute');
    expect(await status(act(mod, second, 'mute'))).toBe(403);
    expect(await status(act(mod, admin, 'close'))).toBe(403);
    expect(await status(act(mod, mod, 'mute'))).toBe(403);
    expect(await status(act(mod, player, 'moderator'))).toBe(403);
    expect(await status(mod.call('POST', '/api/admin/jobs/again', { job: 'x' }))).toBe(403);
    await act(admin, mod, 'no-moderator');
    expect(await status(mod.call('GET', '/api/admin'))).toBe(403);
    const find = (text: string): Promise<readonly AccountCard[]> =>
      admin.call('GET', `/api/admin/accounts?find=${encodeURIComponent(text)}`);
    expect(await find(player.account.name.toUpperCase())).toMatchObject([
      {
        name: player.account.name,
        kind: 'person',
        moderator: false,
        admin: false,
        muted: expect.any(Number) as number,
      },
    ]);
    expect((await find('The Ho')).some((one) => one.admin)).toBe(true);
    for (const odd of ['%', '_', "'", '\\', '']) expect(await find(odd)).toEqual([]);
  });

  test('names of players are no list: a page needs the whole name, and many cost', async () => {
    const ann = await fresh();
    const page = (text: string) => status(ann.call('GET', `/api/players/${encodeURIComponent(text)}`));
    for (const part of [
      ann.account.name.slice(0, 5),
      '%',
      '_%',
      `${ann.account.name}%`,
      ann.account.id,
      '..',
      'Deleted player',
    ])
      expect(await page(part), part).toBe(404);
    await insider(server, 'Only a guest');
    expect(await page('Only a guest')).toBe(404);
    const all: number[] = [];
    for (let i = 0; i < 70; i++) all.push(await page(`x${i}`));
    expect(all).toContain(429);
    passed += 3600_000;
  });

  test('a page of a player shows nothing private', async () => {
    const [ann, bob, cora] = [await fresh(), await fresh(), await fresh()];
    await seatedTable(ann, bob, { ...SETUPS.duel, title: 'Among friends' });
    const page = await cora.call<object>('GET', `/api/players/${encodeURIComponent(ann.account.name)}`);
    const text = JSON.stringify(page);
    expect(text).not.toContain('Among friends');
    expect(Object.keys(page).sort()).toEqual(['account', 'counts', 'joined', 'played', 'ratings', 'running']);
    const { joined } = page as { readonly joined: number };
    expect(joined % (24 * 3600_000)).toBe(0);
  });

  test('jobs that were given up are shown and tried again; a table says that its computer has stopped', async () => {
    const ann = await fresh();
    const { table } = await ann.call<{ readonly table: TableCard }>('POST', '/api/tables', {
      game: 'blitz',
      setup: TRAPPED,
      title: 'x',
      side: 'red',
      computer: 'greedy',
      terms: { undo: 'free', spectators: true },
      visible: 'link',
    });
    // The computer has to attack, and the battle waits for the share of a player who has not come yet.
    const { id } = table;
    const thinking = async () => (await server.online.jobs.census()).find(({ kind }) => kind === 'think')?.waiting ?? 0;
    await expect.poll(thinking, { timeout: 60_000 }).toBe(0);
    const live = await server.online.tables.open(id);
    expect(live?.computersTask()).toBeDefined();
    await live?.stall();
    expect(live?.standing.progress.stalled).toBeDefined();
    const robot = new Robot(server.base, { cookie: '' }, id, 1);
    await robot.connect();
    await robot.until(() => robot.whole !== undefined);
    expect(robot.whole?.stalled).toBe(live?.standing.progress.stalled);
    expect(await robot.ask({ is: 'tryAgain', table: id, key: newKey() })).toEqual({ ok: false, why: 'not-yours' });
    const side = live?.sideOf(ann.account) ?? '';
    const tryAgain = () => live?.act(side, { is: 'tryAgain', key: newKey() }, Date.now() + passed);
    expect(await tryAgain()).toMatchObject({ ok: true });
    expect(live?.standing.progress.stalled).toBeUndefined();
    expect(await tryAgain()).toEqual({ ok: false, why: 'late' });
    await robot.until(() => robot.lines.some(({ is }) => is === 'again'));

    const { db, write } = server.online.store;
    const add = await server.online.jobs.add({
      kind: 'expire',
      subject: 'given-up',
      at: Date.now() + passed + 3600_000,
    });
    await write(add);
    if (name === 'file')
      await write([
        statement(db.updateTable('job').set({ due: null, failure: MARKUP }).where('subject', '=', 'given-up'), 1),
      ]);
    else
      await write([
        {
          sql: `update pgboss.job set state = 'failed', completed_on = now(), output = $1 where data->>'subject' = 'given-up'`,
          parameters: [JSON.stringify({ reason: MARKUP })],
          rows: 1,
        },
      ]);
    const seen = await admin.call<Overview>('GET', '/api/admin');
    const job = seen.givenUp.find(({ subject }) => subject === 'given-up');
    expect(job).toMatchObject({ kind: 'expire', reason: MARKUP });
    expect(seen.jobs.find(({ kind }) => kind === 'expire')?.failed).toBe(1);
    await admin.call('POST', '/api/admin/jobs/again', { job: job?.id });
    await expect
      .poll(async () => (await admin.call<Overview>('GET', '/api/admin')).givenUp.length, { timeout: 60_000 })
      .toBe(0);
    expect(await status(admin.call('POST', '/api/admin/jobs/again', { job: job?.id }))).toBe(400);
    expect(await status(admin.call('POST', '/api/admin/jobs/again', { job: "x' or 1=1" }))).toBe(400);
    robot.close();
  });
});
