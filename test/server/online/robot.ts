import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { hashOf } from '#core/hash.ts';
import { commitmentOf } from '#core/dice/sealed-dice.ts';
import type { Answer, FromServer, Line, Stand, ToServer, Whole } from '#protocol/messages.ts';
import type { Account, Offer, Offered, TableCard } from '#protocol/tables.ts';
import type { AnyGame, AnyState } from '#table/game-package.ts';
import { createOpenedGames } from '#server/tables/game-cache.ts';
import { GAMES } from '#games/games.ts';
import type { TestServer } from './test-server.ts';

/** A guest of the HTTP routes. */
export interface Guest {
  readonly account: Account;
  readonly cookie: string;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
}

export class RouteError extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

async function called<T>(base: string, cookie: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text.split('\n')[0] ?? '') : text;
  if (!response.ok) throw new RouteError(response.status, answer);
  return (text.includes('\n') ? text : answer) as T;
}

export async function guest(base: string, name: string): Promise<Guest> {
  const response = await fetch(`${base}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new RouteError(response.status, await response.text());
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return {
    account: (await response.json()) as Account,
    cookie,
    call: (method, path, body) => called(base, cookie, method, path, body),
  };
}

/** A guest at another address of the same server. */
export const guestAt = (base: string, { account, cookie }: Guest): Guest => ({
  account,
  cookie,
  call: (method, path, body) => called(base, cookie, method, path, body),
});

/** A guest made by the server itself, past the limits of an address. */
export async function insider({ base, online }: Pick<TestServer, 'base' | 'online'>, name: string): Promise<Guest> {
  const { account, token } = await online.accounts.begin(name);
  const cookie = `hexfront=${token}`;
  return { account, cookie, call: (method, path, body) => called(base, cookie, method, path, body) };
}

const opened = createOpenedGames(GAMES, process.cwd());
export const RULES = opened.rules();

/** A table with both seats taken. */
export async function seatedTable(
  one: Guest,
  two: Guest,
  offer: Partial<Offer> & Pick<Offer, 'game' | 'setup'>,
): Promise<TableCard> {
  const { table, invite } = await one.call<Offered>('POST', '/api/tables', {
    title: 'A game',
    terms: { undo: 'free', spectators: true },
    visible: 'link',
    ...offer,
  });
  return two.call<TableCard>('POST', `/api/tables/${table.id}/sit`, { invite });
}

export const newKey = (): string => randomBytes(12).toString('hex');

/**
 * Plays at a table over a socket and knows nothing but what was sent: the view is folded from redacted events and its
 * fingerprint compared after every line.
 */
export class Robot {
  /** Changes when the server comes back at another address. */
  base: string;
  readonly cookie: string;
  readonly table: string;
  readonly choose: Choose;
  game: AnyGame | undefined;
  whole: Whole | undefined;
  /** Views after `from`, `from + 1` … commands. */
  views: AnyState[] = [];
  from = 0;
  seq = -1;
  stand: Stand | undefined;
  plays: readonly string[] = [];
  lines: Line[] = [];
  heard: FromServer[] = [];
  over = false;
  faults: string[] = [];
  closedBy: string | undefined;
  /** Is called with each frame at once, before it is taken in. */
  onFrame: ((text: string) => void) | undefined;
  /** Rules numbers it says it knows, where they are not those of this program. */
  rules: Readonly<Record<string, number>> | undefined;
  readonly share = randomBytes(32).toString('hex');
  commitments: Readonly<Record<string, string>> = {};
  shares: Readonly<Record<string, string>> = {};
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #socket: WebSocket | undefined;
  #waiting: (() => void)[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(base: string, { cookie }: Pick<Guest, 'cookie'>, table: string, seed: number) {
    this.base = base;
    this.cookie = cookie;
    this.table = table;
    this.choose = seededChoice(seed);
  }

  get view(): AnyState {
    return this.views.at(-1) as AnyState;
  }
  get side(): string {
    return this.plays[0] ?? 'spectator';
  }
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  async connect(after?: number): Promise<void> {
    const rules = this.rules ?? (await RULES);
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.cookie } });
    this.#socket = socket;
    this.closedBy = undefined;
    socket.on('message', (data: Buffer) => {
      this.onFrame?.(data.toString('utf8'));
      const message = JSON.parse(data.toString('utf8')) as FromServer;
      this.#last = this.#last
        .then(() => this.#hear(message))
        .catch((error: unknown) => void this.faults.push(String(error)));
    });
    socket.on('close', () => {
      this.closedBy ??= 'closed';
      this.#wake();
    });
    socket.on('error', () => undefined);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const known = this.seq >= 0 ? { after: after ?? this.seq } : {};
    this.send({ is: 'sit', v: 1, table: this.table, rules, ...known });
    // A commitment or share on its way when the socket was cut may not have come.
    if (this.game) this.#seal();
  }

  send(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }
  raw(text: string | Buffer): void {
    this.#socket?.send(text);
  }
  cut(): void {
    this.#socket?.terminate();
  }
  close(): void {
    this.#socket?.close();
  }

  /** Resolves when the condition holds. */
  async until(holds: () => boolean, ms = 60_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited too long; ${this.faults.join('; ')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async #hear(message: FromServer): Promise<void> {
    this.heard.push(message);
    if (this.heard.length > 500) this.heard.shift();
    switch (message.is) {
      case 'whole':
        await this.#open(message.whole);
        break;
      case 'lines':
        for (const line of message.lines) this.#take(line);
        break;
      case 'done':
        this.#answers.get(message.key)?.(message.answer);
        this.#answers.delete(message.key);
        break;
      case 'bye':
        this.closedBy = message.why;
        break;
      case 'none':
        this.closedBy = message.why;
        break;
      default:
        break;
    }
    this.#wake();
  }
  async #open(whole: Whole): Promise<void> {
    const found = await opened.open(whole.table.game, whole.setup);
    if (!('game' in found)) throw new Error(found.join());
    this.whole = whole;
    this.game = found.game;
    this.plays = whole.plays;
    this.from = whole.from;
    this.views = [whole.view as AnyState];
    for (const { seen } of whole.seen) {
      this.views.push(found.game.fold(this.view, seen.events as never));
      if (hashOf(this.view) !== seen.hash) this.faults.push(`view after ${seen.n} differs (whole)`);
    }
    this.seq = whole.seq;
    this.stand = whole.stand;
    this.over = whole.open;
    ({ commitments: this.commitments, shares: this.shares } = whole.seal);
    this.#seal();
  }
  #seal(): void {
    const { commitments, shares } = this;
    const side = this.plays[0];
    if (side === undefined || !this.game) return;
    const all = this.game.sides.every((one) => commitments[one] !== undefined);
    if (!all) this.send({ is: 'commit', table: this.table, hash: commitmentOf(this.table, side, this.share) });
    else if (shares[side] === undefined) this.send({ is: 'share', table: this.table, share: this.share });
  }
  #take(line: Line): void {
    if (line.seq <= this.seq) return;
    if (line.seq !== this.seq + 1) this.faults.push(`line ${line.seq} after ${this.seq}`);
    this.seq = line.seq;
    this.stand = line.stand;
    this.lines.push(line);
    switch (line.is) {
      case 'command': {
        this.views.push((this.game as AnyGame).fold(this.view, line.seen.events as never));
        if (hashOf(this.view) !== line.seen.hash) this.faults.push(`view after ${line.seen.n} differs`);
        break;
      }
      case 'back':
        if (line.to < this.from)
          this.send({
            is: 'sit',
            v: 1,
            table: this.table,
            rules: this.whole ? { [this.whole.table.game]: this.whole.rules } : {},
          });
        else this.views.length = line.to - this.from + 1;
        break;
      case 'sealed':
        this.commitments = line.commitments;
        this.#seal();
        break;
      case 'share':
        this.shares = { ...this.shares, [line.side]: line.share };
        break;
      case 'over':
        this.over = true;
        break;
      default:
        break;
    }
  }

  /** Resolves with the next message, or after a while. */
  next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
  /** Resolves when all that has come was taken in. */
  settled(): Promise<void> {
    return this.#last;
  }

  /** Waits for the answer to something with a key; undefined where the socket was cut first. */
  async ask(message: Extract<ToServer, { readonly key: string }>): Promise<Answer | undefined> {
    let answer: Answer | undefined;
    this.#answers.set(message.key, (given) => void (answer = given));
    this.send(message);
    await this.until(() => answer !== undefined || !this.isOpen);
    // An answer that came before the end of the socket may not have been taken in.
    await this.settled();
    return answer;
  }

  decides(): boolean {
    return this.game !== undefined && !this.over && this.game.decides(this.view) === this.plays[0];
  }
  /** One command by chance, for the decision at hand. */
  pick(): { readonly key: string; readonly decision: number; readonly commands: readonly unknown[] } {
    const command = (this.game as AnyGame).sample(this.view, this.choose);
    return { key: newKey(), decision: this.stand?.decision ?? 0, commands: [command] };
  }
  give(one = this.pick()): Promise<Answer | undefined> {
    return this.ask({ is: 'give', table: this.table, ...one, commands: [...one.commands] });
  }
}
