import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MyNotifications, PushMessage, TableNotifyCard } from '#protocol/notifications.ts';
import { printOf } from '#server/accounts/tokens.ts';
import type { Offer } from '#protocol/tables.ts';
import { mailbox } from './mailbox.ts';
import { type Receiver, receiver } from './receiver.ts';
import { type Guest, insider, Robot, seatedTable } from './robot.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

/** Notifications through a real mail server and a real https receiver, on both databases. */

const BATTLE = `game basic
board inline
  grid rows A..H columns 1..10
end board
turns 9
blue arm 6-6 @ A1 as b.arm1
red inf 4-4 @ H10 as r.inf1
blue moves
`;
const DAYS = {
  clock: { kind: 'days', bank: 7 * 24 * 3600, bonus: 3600, cap: 14 * 24 * 3600, zero: 'claim', vacation: true },
  undo: 'free',
  spectators: true,
} as const;
const URL = 'https://play.example.org';
const AWAY = 300;
/** Longer than a notice may take that is not to come. */
const NOTHING_MS = 2500;
const DAY = 24 * 3600_000;

interface Notified {
  readonly kind: string;
  readonly table: string;
  readonly opponent: string;
  readonly link: string;
  readonly text: string;
  readonly id: string;
  readonly notices?: readonly Notified[];
}
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Body of a push message, opened with the keys of its browser (RFC 8291). */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): PushMessage {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const shared = keys.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const part = (name: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const sealed = body.subarray(21 + sender.length);
  const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  open.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')) as PushMessage;
}

describe.each(STORE_NAMES)('%s', (store) => {
  let server: TestServer;
  let hooks: Receiver;
  let box: Awaited<ReturnType<typeof mailbox>>;
  let passed = 0;
  let names = 0;

  const begin = async (): Promise<TestServer> =>
    serveOnline({
      ...(await STORES[store]()),
      now: () => Date.now() + passed,
      url: URL,
      mail: box.mail,
      outgoing: hooks.outgoing,
      away: { usual: AWAY, begun: AWAY },
    });
  beforeAll(async () => {
    hooks = await receiver();
    box = await mailbox();
    server = await begin();
  });
  afterAll(async () => {
    await server.stop();
    await hooks.close();
    await box.close();
  });
  beforeEach(() => {
    hooks.arrived.length = 0;
    box.received.length = 0;
    Object.assign(hooks.answer, { status: 200, body: 'ok', headers: {} });
  });

  const told = (path: string): readonly Notified[] =>
    hooks.arrived.filter((one) => one.path === path).map(({ body }) => JSON.parse(body.toString()) as Notified);
  const kinds = (path: string): readonly string[] => told(path).map(({ kind }) => kind);
  const base = '/api/account/notifications';
  const hook = (who: Guest, path: string, more: object = {}) =>
    who.call<MyNotifications>('POST', `${base}/channels`, {
      kind: 'webhook',
      format: 'json',
      url: hooks.url(path),
      ...more,
    });
  const wish = (who: Guest, settings: object) =>
    who.call('PUT', base, { language: 'en', zone: 'UTC', always: false, ...settings });

  /** Ann plays blue and begins, Bob is away; both have shown their dice. */
  async function table(offer: Partial<Offer> = {}) {
    const ann = await insider(server, `Ann ${++names}`);
    const bob = await insider(server, `Bob ${names}`);
    const { id } = await seatedTable(ann, bob, { game: 'blitz', setup: BATTLE, side: 'blue', terms: DAYS, ...offer });
    const pages = { ann: new Robot(server.base, ann, id, 1), bob: new Robot(server.base, bob, id, 2) };
    for (const one of Object.values(pages)) await one.connect();
    await pages.ann.until(() => Object.keys(pages.ann.shares).length === 2);
    const looks = async (page: Robot, yes: boolean): Promise<void> => {
      page.send({ is: 'saw', table: id, seq: page.seq, looks: yes });
      await page.next(50);
      await expect
        .poll(async () => {
          const rows = server.online.store.db.selectFrom('seat').where('game', '=', id).where('side', '=', page.side);
          return (await rows.select('here').executeTakeFirst())?.here !== null;
        })
        .toBe(yes);
    };
    /** The side to move ends its phases until the other one decides. */
    const handOver = async (page: Robot): Promise<void> => {
      await page.until(() => page.decides());
      while (page.decides()) {
        const game = page.game;
        const done = [...((game?.legal(page.view) ?? []) as Iterable<{ readonly do: string }>)].find((one) =>
          /^end/.test(one.do),
        );
        const pick = page.pick();
        const given = await page.give(done ? { ...pick, commands: [done] } : pick);
        if (given?.ok) await page.until(() => page.seq >= (given as { seq: number }).seq);
      }
    };
    const close = (): void => Object.values(pages).forEach((page) => page.close());
    return { id, ann, bob, pages, looks, handOver, close };
  }

  test('one message for each absence: asked to decide, away, and not told since the last visit', async () => {
    const { id, bob, pages, looks, handOver, close } = await table();
    await hook(bob, '/one');
    await looks(pages.ann, true);
    await handOver(pages.ann);
    await expect.poll(() => kinds('/one'), { timeout: 60_000 }).toEqual(['turn']);
    const [first] = told('/one');
    expect(first).toMatchObject({ table: id, opponent: `Ann ${names}`, turn: 1, link: `${URL}/#/online/${id}` });
    // A second hand-over in the same absence says nothing: Bob's page plays without being looked at.
    await handOver(pages.bob);
    await handOver(pages.ann);
    await pause(NOTHING_MS);
    expect(kinds('/one')).toEqual(['turn']);
    // While Bob looks at the table nothing is said either; when he has left, the next decision is told.
    await looks(pages.bob, true);
    await handOver(pages.bob);
    await handOver(pages.ann);
    await pause(NOTHING_MS);
    expect(kinds('/one')).toEqual(['turn']);
    await handOver(pages.bob);
    await looks(pages.bob, false);
    await handOver(pages.ann);
    await expect.poll(() => kinds('/one'), { timeout: 60_000 }).toEqual(['turn', 'turn']);
    expect(told('/one')[1]?.text).toMatch(/Your time ends on \w+/);
    close();
  });

  test('a decision that was made meanwhile is not told, a live table never, a table by its own wish', async () => {
    const quick = await table();
    await hook(quick.bob, '/quick');
    await quick.handOver(quick.pages.ann);
    await quick.handOver(quick.pages.bob);
    const live = await table({ terms: { ...DAYS, clock: { kind: 'live', bank: 3600, bonus: 0 } } });
    await hook(live.bob, '/live');
    await live.handOver(live.pages.ann);
    const silent = await table();
    await hook(silent.bob, '/silent');
    const card = await silent.bob.call<TableNotifyCard>('PUT', `/api/tables/${silent.id}/notify`, { notify: 'never' });
    expect(card).toMatchObject({ notify: 'never', any: true });
    await silent.handOver(silent.pages.ann);
    const eager = await table();
    await hook(eager.bob, '/eager');
    await eager.bob.call('PUT', `/api/tables/${eager.id}/notify`, { notify: 'always' });
    await eager.handOver(eager.pages.ann);
    await expect.poll(() => kinds('/eager'), { timeout: 60_000 }).toEqual(['turn']);
    await eager.handOver(eager.pages.bob);
    await eager.handOver(eager.pages.ann);
    await expect.poll(() => kinds('/eager'), { timeout: 60_000 }).toEqual(['turn', 'turn']);
    await pause(NOTHING_MS);
    expect([kinds('/quick'), kinds('/live'), kinds('/silent')]).toEqual([[], [], []]);
    await expect(quick.bob.call('PUT', `/api/tables/${live.id}/notify`, { notify: 'never' })).rejects.toThrow('403');
    for (const one of [quick, live, silent, eager]) one.close();
  });

  test('begun, asked for consent, over, a rematch; webhooks of one table tell of that table only', async () => {
    const [ann, bob] = [await insider(server, `Ann ${++names}`), await insider(server, `Bob ${names}`)];
    await hook(ann, '/ann');
    const { id } = await seatedTable(ann, bob, { game: 'blitz', setup: BATTLE, side: 'blue', terms: DAYS });
    await expect.poll(() => kinds('/ann'), { timeout: 60_000 }).toEqual(['begun']);
    await expect(hook(await insider(server, 'Eve'), '/eve', { game: id })).rejects.toThrow('403');
    await hook(bob, '/bob', { game: id });
    const other = await seatedTable(ann, bob, { game: 'blitz', setup: BATTLE, side: 'red', terms: DAYS });
    const page = new Robot(server.base, ann, id, 1);
    await page.connect();
    await page.until(() => page.whole !== undefined);
    const key = (): string => randomBytes(12).toString('hex');
    await page.ask({ is: 'offer', table: id, key: key(), what: 'pause' });
    await expect.poll(() => kinds('/bob'), { timeout: 60_000 }).toContain('pause');
    await page.ask({
      is: 'give',
      table: id,
      key: key(),
      decision: page.stand?.decision ?? 0,
      commands: [{ do: 'resign' }],
    });
    await expect.poll(() => kinds('/bob'), { timeout: 60_000 }).toContain('over');
    await ann.call('POST', `/api/tables/${id}/rematch`, {});
    await hook(bob, '/bob-all');
    await pause(NOTHING_MS);
    expect(told('/bob').every(({ table: of }) => of === id)).toBe(true);
    expect(
      told('/ann')
        .filter(({ table: of }) => of === other.id)
        .map(({ kind }) => kind),
    ).toEqual(['begun']);
    page.close();
  });

  test('a mail in the language of its player ends with links to stop it, which one POST without a login follows', async () => {
    const { id, bob, pages, handOver, close } = await table();
    const { db, write } = server.online.store;
    const mail = `bob${names}@example.org`;
    await expect(bob.call('POST', `${base}/channels`, { kind: 'mail' })).rejects.toThrow(/confirm an address/);
    const { sql, parameters } = db
      .insertInto('credential')
      .values({
        id: printOf(mail),
        account: bob.account.id,
        kind: 'mail',
        body: mail,
        counter: 0,
        label: '',
        made: 0,
        used: null,
      })
      .compile();
    await write([{ sql, parameters }]);
    await bob.call('POST', `${base}/channels`, { kind: 'mail' });
    await wish(bob, { language: 'de', zone: 'Europe/Berlin' });
    await handOver(pages.ann);
    await expect.poll(() => box.to(mail).length, { timeout: 60_000 }).toBe(1);
    const text = box.to(mail)[0]?.text ?? '';
    expect(text).toMatch(/Es wird eine Entscheidung von Ihnen erwartet\. A game, gegen Ann \d+, Runde 1\./);
    expect(text).toContain(`${URL}/#/online/${id}`);
    expect(text).not.toMatch(/A1|H10|arm|inf1/);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const address = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(text)?.[1] ?? '';
    expect(address).toMatch(/^https:\/\/play\.example\.org\/api\/notifications\/stop\?token=/);
    const here = address.replace(URL, server.base);
    const channels = async () => (await bob.call<MyNotifications>('GET', base)).channels.length;
    // Programs that only open links change nothing.
    expect((await fetch(here)).status).toBe(404);
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await fetch(`${here}x`, { ...form, body: 'List-Unsubscribe=One-Click' })).status).toBe(400);
    expect(await channels()).toBe(1);
    expect((await fetch(here, { ...form, body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
    expect(await channels()).toBe(0);
    close();
  });

  test('push messages are encrypted for their browser, and signed by this server', async () => {
    const { id, bob, pages, handOver, close } = await table();
    const keys = createECDH('prime256v1');
    const auth = randomBytes(16);
    const p256dh = keys.generateKeys().toString('base64url');
    const endpoint = hooks.url('/push');
    const subscription = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    const { pushKey, channels } = await bob.call<MyNotifications>('POST', `${base}/channels`, {
      kind: 'push',
      label: 'Phone',
      subscription,
    });
    expect(channels).toMatchObject([{ kind: 'push', label: 'Phone', to: '' }]);
    await handOver(pages.ann);
    await expect.poll(() => hooks.arrived.length, { timeout: 60_000 }).toBe(1);
    const [arrived] = hooks.arrived;
    expect(arrived?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(String(arrived?.headers['authorization'])).toContain(`k=${pushKey}`);
    const message = decrypted(arrived?.body ?? Buffer.alloc(0), keys, auth);
    expect(message).toMatchObject({ title: `Your turn against Ann ${names}`, open: `#/online/${id}` });
    // A browser that has gone is not written to again.
    hooks.answer.status = 410;
    await bob.call('PUT', `/api/tables/${id}/notify`, { notify: 'always' });
    await handOver(pages.bob);
    await handOver(pages.ann);
    const off = async () => (await bob.call<MyNotifications>('GET', base)).channels[0]?.off;
    await expect.poll(off, { timeout: 60_000 }).toBeTypeOf('number');
    close();
  });

  test('the forms of Discord and Slack: names stay text and call nobody', async () => {
    const bob = await insider(server, `Bob ${++names}`);
    const ann = await insider(server, 'Ann_the.Great');
    const title = '<!channel> @everyone [x](https://evil.example) *bold*';
    for (const format of ['discord', 'slack']) await hook(bob, `/${format}`, { format });
    await seatedTable(bob, ann, { game: 'blitz', setup: BATTLE, side: 'blue', terms: DAYS, title });
    await expect.poll(() => hooks.arrived.length, { timeout: 60_000 }).toBe(2);
    const body = (path: string) =>
      JSON.parse(hooks.arrived.find((one) => one.path === path)?.body.toString() ?? '{}') as object;
    expect(body('/discord')).toMatchObject({ allowed_mentions: { parse: [] } });
    expect(JSON.stringify(body('/discord'))).toContain(String.raw`\\[x\\]\\(https\\://evil.example\\)`);
    expect((body('/slack') as { text: string }).text).toContain('&lt;!channel&gt; @everyone');
  });

  test('a test message says what went wrong; other players have no such channel', async () => {
    const bob = await insider(server, `Bob ${++names}`);
    const [channel] = (await hook(bob, '/test')).channels;
    const testIt = (who: Guest) => who.call('POST', `${base}/channels/test`, { id: channel?.id });
    expect(await testIt(bob)).toEqual({ ok: true });
    expect(told('/test')).toMatchObject([{ kind: 'test' }]);
    hooks.answer.status = 500;
    expect(await testIt(bob)).toEqual({ ok: false, fault: 'refused', status: 500 });
    const eve = await insider(server, `Eve ${names}`);
    await expect(testIt(eve)).rejects.toThrow('400');
    for (const way of ['remove', 'on'])
      await expect(eve.call('POST', `${base}/channels/${way}`, { id: channel?.id })).rejects.toThrow('400');
    for (const url of ['http://hooks.test/', 'https://a:b@hooks.test/', 'javascript:alert(1)', ''])
      await expect(hook(bob, '', { url })).rejects.toThrow('400');
    for (let i = 0; i < 9; i++) await hook(bob, `/more ${i}`.replace(' ', ''));
    await expect(hook(bob, '/too-many')).rejects.toThrow('409');
    await bob.call('POST', `${base}/channels/remove`, { id: channel?.id });
  });

  test('the effect of a job that is done again is there once', async () => {
    const { id, bob, pages, handOver, close } = await table();
    await hook(bob, '/again');
    await handOver(pages.ann);
    await expect.poll(() => kinds('/again'), { timeout: 60_000 }).toEqual(['turn']);
    const {
      notifications,
      jobs,
      store: { write },
    } = server.online;
    const subject = `${id} turn red ${pages.ann.seq}`;
    await Promise.all([1, 2, 3].map(() => notifications.look({ kind: 'notify', subject, at: 0 })));
    await write(await jobs.add({ kind: 'notify', subject, at: Date.now() }));
    await pause(NOTHING_MS);
    expect(kinds('/again')).toEqual(['turn']);
    close();
  });

  describe.runIf(store === 'file')('with a clock that is turned on', () => {
    test('a message is sent four times, and a channel switched off after ten of them; the player is told', async () => {
      const bob = await insider(server, `Bob ${++names}`);
      await hook(bob, '/fails');
      const [channel] = (await hook(bob, '/works')).channels;
      const {
        notifications,
        store: { db },
      } = server.online;
      const failing = async () =>
        (await bob.call<MyNotifications>('GET', base)).channels.find(({ id }) => id === channel?.id);
      hooks.answer.status = 500;
      const one = async (n: number): Promise<void> => {
        const id = `${channel?.id} failure ${n}`;
        const notice = { kind: 'turn', table: 'abc', title: 'A game', opponent: 'Ann', turn: 1 };
        const { sql, parameters } = db
          .insertInto('delivery')
          .values({ id, channel: channel?.id ?? '', body: JSON.stringify(notice), tries: 0 })
          .compile();
        await server.online.store.write([{ sql, parameters }]);
        for (let tries = 0; tries < 4; tries++) await notifications.deliver({ subject: id });
      };
      for (let n = 1; n <= 9; n++) await one(n);
      expect(await failing()).toMatchObject({ failures: 9 });
      expect((await failing())?.off).toBeUndefined();
      expect(kinds('/fails').length).toBe(36);
      await one(10);
      expect(await failing()).toMatchObject({ failures: 10, off: expect.any(Number) as number });
      hooks.answer.status = 200;
      passed += 2 * 60_000;
      await expect.poll(() => kinds('/works'), { timeout: 60_000 }).toContain('off');
      await bob.call('POST', `${base}/channels/on`, { id: channel?.id });
      expect((await failing())?.off).toBeUndefined();
    });

    test('quiet hours: told when they end, if it still holds', async () => {
      const { bob, pages, handOver, close } = await table();
      await hook(bob, '/quiet');
      const time = (ms: number): string => new Date(Date.now() + passed + ms).toISOString().slice(11, 16);
      await wish(bob, { quiet: { from: time(-3600_000), to: time(3600_000) } });
      await handOver(pages.ann);
      await pause(NOTHING_MS);
      expect(kinds('/quiet')).toEqual([]);
      passed += 3600_000 + 60_000;
      await expect.poll(() => kinds('/quiet'), { timeout: 60_000 }).toEqual(['turn']);
      close();
    });

    test('a digest tells of all tables together, of what still holds', async () => {
      const first = await table();
      const { bob } = first;
      await hook(bob, '/digest');
      await wish(bob, { digest: new Date(Date.now() + passed + 2 * 3600_000).getUTCHours() });
      const ann = await insider(server, `Ada ${names}`);
      const second = await seatedTable(ann, bob, { game: 'blitz', setup: BATTLE, side: 'blue', terms: DAYS });
      const page = new Robot(server.base, ann, second.id, 3);
      await page.connect();
      await first.handOver(first.pages.ann);
      await page.until(() => page.whole !== undefined);
      await page.ask({ is: 'offer', table: second.id, key: randomBytes(12).toString('hex'), what: 'pause' });
      await pause(NOTHING_MS);
      expect(kinds('/digest')).toEqual([]);
      passed += 3 * 3600_000;
      await expect.poll(() => kinds('/digest'), { timeout: 60_000 }).toEqual(['digest']);
      const all = told('/digest')[0]?.notices ?? [];
      expect(all.map(({ kind, table: of }) => `${kind} ${of}`).sort()).toEqual(
        [`pause ${second.id}`, `turn ${first.id}`].sort(),
      );
      page.close();
      first.close();
    });

    test('one reminder, twelve hours before zero, to a player who is away', async () => {
      const { bob, pages, handOver, looks, close } = await table();
      await handOver(pages.ann);
      await handOver(pages.bob);
      await handOver(pages.ann);
      await looks(pages.bob, true);
      await looks(pages.bob, false);
      await pause(4 * AWAY);
      await hook(bob, '/remind');
      passed += 6 * DAY;
      await pause(NOTHING_MS);
      expect(kinds('/remind')).toEqual([]);
      passed += 0.6 * DAY;
      await expect.poll(() => kinds('/remind'), { timeout: 60_000 }).toEqual(['reminder']);
      passed += 0.2 * DAY;
      await pause(NOTHING_MS);
      expect(kinds('/remind')).toEqual(['reminder']);
      passed += 0.3 * DAY;
      await expect.poll(() => kinds('/remind'), { timeout: 60_000 }).toEqual(['reminder', 'ownTime']);
      close();
    });
  });
});
