import { createServer, connect, type Server, type Socket } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Terms } from '#protocol/terms.ts';
import { expect, home, sure, watch } from './desk.ts';

/** Two browsers at one real server, and a connection between one of them and the server that can be disturbed. */

export const SKIRMISH = `game basic
board inline
  grid rows A..H columns 1..10
end board
turns 2
blue inf 4-4 @ C3 as b.inf1
blue arm 6-6 @ D3 as b.arm1
blue arm 6-6 @ D3 as b.arm2
red inf 2-4 @ D7 as r.inf1
red inf 4-4 @ A10 as r.inf2
blue moves
`;

/** Passes bytes on to the server; can cut every connection that goes through it, or keep back what a table is told. */
export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #tables = new Set<{ readonly near: Socket; readonly far: Socket }>();
  address = '';
  constructor(target: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), '127.0.0.1');
      near.once('data', (first: Buffer) => {
        if (/^upgrade: websocket/im.test(first.toString('latin1'))) this.#tables.add({ near, far });
      });
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
    });
  }
  async begin(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    const bound = this.#server.address();
    if (bound === null || typeof bound === 'string') throw new Error('no port');
    this.address = `http://localhost:${String(bound.port)}`;
  }
  /** Sockets of tables that are open now hear nothing any more; what their pages send still arrives. */
  hush(): void {
    for (const { near, far } of this.#tables) {
      far.unpipe(near);
      far.resume();
    }
  }
  cut(): void {
    for (const one of this.#sockets) one.destroy();
  }
  end(): void {
    this.#server.close();
    this.cut();
  }
}

export interface Player {
  readonly page: Page;
  readonly complaints: readonly string[];
}
const contexts: BrowserContext[] = [];
const lines: Line[] = [];

/** To be called after each test. */
export async function sendHome(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  for (const line of lines.splice(0)) line.end();
}

/** True for browser messages about a cut connection. */
export const isCut = (text: string): boolean => /WebSocket connection|Failed to load resource|ERR_/.test(text);

export async function player(browser: Browser, base: string, name: string): Promise<Player> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
  contexts.push(context);
  const page = await context.newPage();
  await sure(page);
  const { complaints } = watch(page);
  await page.goto(base);
  await page.evaluate(async (given) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name: given }) });
  }, name);
  return { page, complaints };
}

export interface TableOptions {
  readonly terms?: Partial<Terms>;
  /** Address of the server. */
  readonly base?: string;
  /** Side of the first player. */
  readonly side?: string;
}

/** Two players at one table; the second one's connection can be cut. */
export async function twoPlayers(
  browser: Browser,
  game: string,
  setup: string,
  { terms = {}, base = home, side = game === 'blitz' ? 'blue' : 'axis' }: TableOptions = {},
) {
  const line = new Line(new URL(base));
  lines.push(line);
  await line.begin();
  const ann = await player(browser, base, 'Ann');
  const bob = await player(browser, line.address, 'Bob');
  const offer = {
    game,
    setup,
    title: 'A test of two browsers',
    side,
    terms: { undo: 'free', spectators: false, ...terms },
  };
  const { id, invite } = await ann.page.evaluate(async (given) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ...given, visible: 'link' });
    const made = (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()) as {
      readonly table: { readonly id: string };
      readonly invite: string;
    };
    return { id: made.table.id, invite: made.invite };
  }, offer);
  await bob.page.goto(`${line.address}/#/online/${id}/${invite}`);
  await bob.page.getByRole('button', { name: 'Sit down' }).click();
  await ann.page.goto(`${base}/#/online/${id}`);
  for (const { page } of [ann, bob]) await expect(page.locator('.table .board canvas').first()).toBeVisible();
  return { ann, bob, line, id };
}

export const asked = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
/** Window of a game that is over. */
export const end = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ hasText: /Replay|Rematch/ })
    .first();
