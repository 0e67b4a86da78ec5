import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MyAccount } from '#protocol/accounts.ts';
import type { Account, Lobby, Offered, TableCard } from '#protocol/tables.ts';
import { type Browser, browserAt } from './browser.ts';
import { newKey, Robot } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

const PASSWORD = 'seven lonely hexes';

describe.each(STORE_NAMES)('%s', (store) => {
  let server: TestServer;
  /** Time that has passed on the server's clock besides the real one. */
  let passed = 0;

  beforeAll(async () => {
    server = await serveOnline({ ...(await STORES[store]()), now: () => Date.now() + passed });
  });
  afterAll(() => server.stop());

  const open = (agent?: string): Browser => browserAt(server.base, agent);
  const own = async (browser: Browser): Promise<MyAccount> => (await browser.get<MyAccount>('/api/account')).body;
  /** Allowances of names and addresses are full again. */
  const later = (): void => void (passed += 24 * 3600_000);
  async function person(name: string, password = PASSWORD): Promise<Browser> {
    const browser = open();
    await browser.post('/api/me', { name });
    expect(await browser.post('/api/account/password', { name, password })).toMatchObject({ status: 200 });
    return browser;
  }

  test('a guest with a password is a person, keeps what they had, and logs in elsewhere', async () => {
    const phone = open('Mozilla/5.0 (iPhone) Safari');
    const { body: guest } = await phone.post<Account>('/api/me', { name: 'Alma' });
    expect(await own(phone)).toMatchObject({ kind: 'guest', password: false, name: 'Alma' });
    await phone.post('/api/account/password', { name: 'Alma Keller', password: PASSWORD });
    expect(await own(phone)).toMatchObject({ id: guest.id, kind: 'person', password: true, name: 'Alma Keller' });
    const desktop = open('Mozilla/5.0 (X11; Linux) Firefox/140');
    const { status, body } = await desktop.post<Account>('/api/login/password', {
      name: 'alma KELLER',
      password: PASSWORD,
    });
    expect([status, body]).toEqual([200, { id: guest.id, name: 'Alma Keller', person: true }]);
    const { logins } = await own(desktop);
    expect(logins.map(({ label }) => label).sort()).toEqual(['Firefox, Linux', 'Safari, iOS']);
    expect(logins.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Firefox, Linux']);
  });

  test('a name belongs to one person, whatever its case and width; guests may be called alike', async () => {
    await person('Berta');
    const other = open();
    await other.post('/api/me', { name: 'Berta' });
    expect(await other.post('/api/account/password', { name: 'ＢＥＲＴＡ', password: PASSWORD })).toMatchObject({
      status: 409,
      body: { error: 'name-taken' },
    });
    const [one, two] = [await person('Cora'), await person('Dora')];
    expect(await one.post('/api/me', { name: 'dora' })).toMatchObject({ status: 409, body: { error: 'name-taken' } });
    expect(await two.post('/api/me', { name: 'Doris' })).toMatchObject({ status: 200 });
  });

  test('passwords that are short, common, repeated or the name are refused', async () => {
    const browser = open();
    await browser.post('/api/me', { name: 'Emilia Stern' });
    for (const password of [
      'short',
      'password123',
      '1234567890',
      'abababababab',
      'qwertzuiop',
      'emilia stern1',
      'Passwort2024',
    ])
      expect(await browser.post('/api/account/password', { password }), password).toMatchObject({
        body: { error: 'weak-password' },
      });
    expect(await browser.post('/api/account/password', { password: 'x'.repeat(201) })).toMatchObject({ status: 400 });
  });

  test('a wrong password, an unknown name, a guest and a person without password are answered alike', async () => {
    await person('Frieda');
    await open().post('/api/me', { name: 'Gast Gerda' });
    const answers = [];
    for (const name of ['Frieda', 'Unknown Person', 'Gast Gerda'])
      answers.push(await open().post('/api/login/password', { name, password: 'not the password' }));
    for (const name of ['Frieda', 'Unknown Person', 'Gast Gerda'])
      answers.push(await open().post('/api/login/code', { name, code: 'aaaa-bbbb-cccc-dddd' }));
    for (const { status, body, cookie } of answers) expect([status, body, cookie]).toEqual([403, answers[0]?.body, '']);
  });

  test('a name takes ten attempts an hour and an address thirty, also with the right password', async () => {
    later();
    await person('Greta');
    const attempt = (name: string, password: string) => open().post('/api/login/password', { name, password });
    for (let n = 0; n < 10; n++) expect((await attempt('Greta', 'wrong password')).status).toBe(403);
    expect(await attempt('GRETA', PASSWORD)).toMatchObject({ status: 429, body: { error: 'too-fast' } });
    for (let n = 0; n < 19; n++) expect((await attempt(`Other ${n}`, 'wrong password')).status).toBe(403);
    expect((await attempt('Yet another', 'wrong password')).status).toBe(429);
    later();
    expect((await attempt('Greta', PASSWORD)).status).toBe(200);
  });

  test('a token known before logging in or becoming a person is worth nothing after it', async () => {
    const victim = open();
    await victim.post('/api/me', { name: 'Hanna' });
    const planted = victim.cookie;
    await victim.post('/api/account/password', { password: PASSWORD });
    expect(victim.cookie).not.toBe(planted);
    expect((await open().with(planted).get('/api/me')).status).toBe(204);

    const second = open();
    await second.post('/api/me', { name: 'Attacker chose this' });
    const before = second.cookie;
    await second.post('/api/login/password', { name: 'Hanna', password: PASSWORD });
    expect(second.cookie).not.toBe(before);
    expect((await open().with(before).get('/api/me')).status).toBe(204);
    // A token the server never gave is not taken over either.
    const third = open().with(`hexfront=${'A'.repeat(43)}`);
    await third.post('/api/login/password', { name: 'Hanna', password: PASSWORD });
    expect(third.cookie).not.toContain('AAAA');
  });

  test('nothing of an account is done for a page of another site', async () => {
    const browser = await person('Ida');
    const bodies: Readonly<Record<string, object>> = {
      '/api/account/password': { password: 'another good password' },
      '/api/account/passkeys/begin': {},
      '/api/account/passkeys/remove': { token: 'x' },
      '/api/account/codes': {},
      '/api/account/mail': { mail: 'a@example.org' },
      '/api/account/logins/end': { token: 'others' },
      '/api/account/blocks': { account: 'x', blocked: true },
      '/api/account/delete': { name: 'Ida' },
      '/api/login/password': { name: 'Ida', password: PASSWORD },
      '/api/login/code': { name: 'Ida', code: 'x' },
      '/api/login/mail': { mail: 'a@example.org' },
      '/api/login/link': { token: 'x' },
      '/api/logout': {},
    };
    for (const [path, body] of Object.entries(bodies))
      expect(await browser.post(path, body, { origin: 'https://evil.example' }), path).toMatchObject({
        status: 403,
        body: { error: 'origin' },
      });
    expect(await own(browser)).toMatchObject({ name: 'Ida', codes: 0 });
  });

  test('ways to log in are changed only within an hour of logging in', async () => {
    const browser = await person('Jana');
    passed += 2 * 3600_000;
    for (const [path, body] of [
      ['/api/account/password', { password: 'another good password' }],
      ['/api/account/codes', {}],
      ['/api/account/passkeys/begin', {}],
      ['/api/account/delete', { name: 'Jana' }],
    ] as const)
      expect(await browser.post(path, body)).toMatchObject({ status: 401, body: { error: 'login-again' } });
    await browser.post('/api/login/password', { name: 'Jana', password: PASSWORD });
    expect((await browser.post('/api/account/codes')).status).toBe(200);
  });

  test('a recovery code logs in once; new codes end the old ones', async () => {
    const browser = await person('Klara');
    const make = async () =>
      (await browser.post<{ readonly codes: readonly string[] }>('/api/account/codes')).body.codes;
    const codes = await make();
    expect(new Set(codes).size).toBe(10);
    const attempt = (code = '') => open().post('/api/login/code', { name: 'klara', code });
    expect((await attempt(codes[0]?.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await attempt(codes[0])).status).toBe(403);
    expect((await own(browser)).codes).toBe(9);
    const fresh = await make();
    expect((await attempt(codes[1])).status).toBe(403);
    expect((await attempt(fresh[1])).status).toBe(200);
  });

  test('a login that is ended is ended everywhere, its sockets too', async () => {
    const home = await person('Lena');
    const lent = open('Mozilla/5.0 (Windows NT) Edg/140');
    await lent.post('/api/login/password', { name: 'Lena', password: PASSWORD });
    const { body: offered } = await home.post<Offered>('/api/tables', {
      ...SETUPS.duel,
      title: 'A game',
      terms: { undo: 'free', spectators: true },
      visible: 'public',
    });
    const robots = [home, lent].map(({ cookie }, i) => new Robot(server.base, { cookie }, offered.table.id, i));
    for (const robot of robots) await robot.connect();
    const there = (await own(home)).logins.find(({ label }) => label === 'Edge, Windows');
    expect((await home.post('/api/account/logins/end', { token: there?.id })).status).toBe(200);
    await robots[1]?.until(() => robots[1]?.closedBy !== undefined);
    expect(robots[1]?.closedBy).toBe('login');
    expect((await lent.get('/api/me')).status).toBe(204);
    expect([(await home.get('/api/me')).status, robots[0]?.isOpen]).toEqual([200, true]);
    await lent.post('/api/login/password', { name: 'Lena', password: PASSWORD });
    await home.post('/api/account/logins/end', { token: 'others' });
    expect((await lent.get('/api/me')).status).toBe(204);
    await home.post('/api/logout');
    expect((await home.get('/api/me')).status).toBe(204);
    for (const robot of robots) robot.close();
  });

  test('who is blocked does not sit down with the other, and neither finds the table of the other', async () => {
    const [mia, nora] = [await person('Mia'), await person('Nora')];
    const offer = { ...SETUPS.duel, title: 'Ours', terms: { undo: 'free', spectators: true }, visible: 'public' };
    const { body: offered } = await mia.post<Offered>('/api/tables', offer);
    const { id } = await own(nora);
    await mia.post('/api/account/blocks', { account: id, blocked: true });
    expect((await own(mia)).blocked).toEqual([{ id, name: 'Nora', person: true }]);
    const listed = async (browser: Browser): Promise<readonly string[]> =>
      (await browser.get<Lobby>('/api/tables')).body.open.map((card) => card.id);
    expect(await listed(nora)).not.toContain(offered.table.id);
    expect(await listed(open())).toContain(offered.table.id);
    expect((await nora.post(`/api/tables/${offered.table.id}/sit`, {})).body).toMatchObject({ error: 'no-seat' });
    const { body: theirs } = await nora.post<Offered>('/api/tables', offer);
    expect((await mia.post(`/api/tables/${theirs.table.id}/sit`, {})).body).toMatchObject({ error: 'no-seat' });
    await mia.post('/api/account/blocks', { account: id, blocked: false });
    expect((await nora.post(`/api/tables/${offered.table.id}/sit`, {})).status).toBe(200);
    expect((await own(mia)).met).toEqual([{ id, name: 'Nora', person: true }]);
  });

  test('chat of a blocked player is not shown, neither new nor old', async () => {
    const [olga, pia] = [await person('Olga'), await person('Pia')];
    const offer = { ...SETUPS.duel, title: 'Ours', terms: { undo: 'free', spectators: true }, visible: 'public' };
    const { body: offered } = await olga.post<Offered>('/api/tables', offer);
    await pia.post(`/api/tables/${offered.table.id}/sit`, {});
    const talk = new Robot(server.base, { cookie: pia.cookie }, offered.table.id, 1);
    await talk.connect();
    talk.send({ is: 'say', table: offered.table.id, room: 'all', text: 'rude' });
    const heard = (robot: Robot): readonly string[] =>
      robot.heard.flatMap((one) =>
        one.is === 'said' ? [one.said.text] : one.is === 'whole' ? one.said.map(({ text }) => text) : [],
      );
    await talk.until(() => heard(talk).includes('rude'));
    await olga.post('/api/account/blocks', { account: (await own(pia)).id, blocked: true });
    const deaf = new Robot(server.base, { cookie: olga.cookie }, offered.table.id, 2);
    const other = new Robot(server.base, { cookie: '' }, offered.table.id, 3);
    for (const robot of [deaf, other]) await robot.connect();
    for (const robot of [deaf, other]) await robot.until(() => robot.whole !== undefined);
    talk.send({ is: 'say', table: offered.table.id, room: 'all', text: 'ruder' });
    await other.until(() => heard(other).includes('ruder'));
    await deaf.settled();
    expect(heard(deaf)).toEqual([]);
    for (const robot of [talk, deaf, other]) robot.close();
  });

  test('own data is exported, and deleted when no game is running', async () => {
    const [rosa, sina] = [await person('Rosa'), await person('Sina')];
    const offer = { ...SETUPS.duel, title: 'Ours', terms: { undo: 'free', spectators: true }, visible: 'public' };
    const { body: offered } = await rosa.post<Offered>('/api/tables', offer);
    const { id } = offered.table;
    await sina.post(`/api/tables/${id}/sit`, {});
    await rosa.put(`/api/tables/${id}/notes`, { place: 'hex 12', text: 'look here' });
    const exported = (await rosa.get<Record<string, unknown>>('/api/account/export')).body;
    expect(exported).toMatchObject({
      format: 'hexfront-account',
      account: { name: 'Rosa', kind: 'person' },
      ways: [{ kind: 'password' }],
      games: [{ id, title: 'Ours' }],
      notes: [{ text: 'look here' }],
    });
    expect(JSON.stringify(exported)).not.toContain('$argon2');
    expect((await rosa.post('/api/account/delete', { name: 'Sina' })).status).toBe(403);
    expect((await rosa.post('/api/account/delete', { name: 'rosa' })).body).toMatchObject({ error: 'still-playing' });
    const robot = new Robot(server.base, { cookie: sina.cookie }, id, 4);
    await robot.connect();
    await robot.until(() => robot.whole !== undefined);
    const mover = robot.decides() ? robot : new Robot(server.base, { cookie: rosa.cookie }, id, 5);
    if (mover !== robot) await mover.connect();
    await mover.until(() => mover.decides());
    const resigned = { key: newKey(), decision: mover.stand?.decision ?? 0, commands: [{ do: 'resign' }] };
    expect(await mover.give(resigned)).toMatchObject({ ok: true });
    const { id: account } = await own(rosa);
    expect((await rosa.post('/api/account/delete', { name: 'rosa' })).status).toBe(200);
    expect((await rosa.get('/api/me')).status).toBe(204);
    const { db } = server.online.store;
    for (const table of ['login', 'credential', 'note'] as const)
      expect(await db.selectFrom(table).where('account', '=', account).selectAll().execute()).toEqual([]);
    const card = async (): Promise<string> => JSON.stringify((await sina.get<TableCard>(`/api/tables/${id}`)).body);
    await expect.poll(card).not.toContain('Rosa');
    expect(await card()).toContain('Deleted player');
    // The name is free again.
    await person('Rosa');
    for (const one of [robot, mover]) one.close();
  });

  test('an answer no passkey gave is refused, and passkeys are not offered at an address of numbers', async () => {
    const browser = await person('Tina');
    const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} };
    expect((await browser.post('/api/account/passkeys/begin', {})).body).toMatchObject({ error: 'no-passkeys' });
    const local = browserAt(server.base.replace('127.0.0.1', 'localhost')).with(browser.cookie);
    const { body: question } = await local.post<{ readonly challenge: string }>('/api/account/passkeys/begin', {});
    expect(question.challenge).toMatch(/^[\w-]{43}$/);
    expect((await local.post('/api/account/passkeys', { label: '', credential })).body).toMatchObject({
      error: 'wrong-login',
    });
    expect((await local.post('/api/login/passkey', { credential })).body).toMatchObject({ error: 'wrong-login' });
    expect((await own(browser)).passkeys).toEqual([]);
  });
});
