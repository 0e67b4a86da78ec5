import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Hint, HintListener, Hints } from './hints.ts';

const CHANNEL = 'hexfront';
/** Bytes of one notification; the database refuses more than 8,000. */
const MOST_BYTES = 7000;
/** Pause before the listener connects again, growing. */
const AGAIN_MS = [50, 100, 300, 1000, 2000] as const;
/** The listener sends itself a hint so often, and connects anew where it heard nothing for so long. */
const BEAT_MS = 4000;
const SILENT_MS = 10_000;

/** Messages of texts, none longer than a notification may be. */
function packed(node: string, texts: readonly string[]): readonly string[] {
  const messages: string[] = [];
  let body = '';
  for (const text of texts) {
    if (body !== '' && Buffer.byteLength(body) + Buffer.byteLength(text) > MOST_BYTES) {
      messages.push(body);
      body = '';
    }
    body = body === '' ? text : `${body},${text}`;
  }
  if (body !== '' || texts.length === 0) messages.push(body);
  return messages.map((one) => `["${node}"${one === '' ? '' : `,${one}`}]`);
}

/** Hints over LISTEN and NOTIFY: sent after commits, gathered, on a connection that is made again whenever it is lost. */
export async function postgresHints({
  url,
  pool,
  report,
}: {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly report: (error: unknown) => void;
}): Promise<Hints> {
  const node = randomBytes(6).toString('hex');
  const listeners: HintListener[] = [];
  const gapListeners: (() => void)[] = [];
  let waiting: string[] = [];
  let sending = false;
  let client: pg.Client | undefined;
  let tries = 0;
  let heard = performance.now();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function notify(texts: readonly string[]): Promise<void> {
    for (const message of packed(node, texts)) await pool.query('select pg_notify($1, $2)', [CHANNEL, message]);
  }
  async function flush(): Promise<void> {
    while (waiting.length > 0 && !closed) {
      const texts = waiting;
      waiting = [];
      // A lost hint is not sent again: the other servers compare their tables with the database.
      await notify(texts).catch(() => undefined);
    }
    sending = false;
  }
  const hear = (payload: string | undefined): void => {
    heard = performance.now();
    try {
      const [from, ...hints] = JSON.parse(payload ?? '[]') as [string, ...Hint[]];
      if (from !== node) for (const hint of hints) for (const listener of listeners) listener(hint, from);
    } catch (error) {
      report(error);
    }
  };
  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'hexfront hints', keepAlive: true });
    const lost = (): void => {
      if (client !== fresh) return;
      client = undefined;
      fresh.removeAllListeners('notification');
      void fresh.end().catch(() => undefined);
      again();
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', ({ payload }) => hear(payload));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    tries = 0;
    heard = performance.now();
  }
  function again(): void {
    if (closed || timer !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        connect().then(
          () => gapListeners.forEach((listener) => listener()),
          () => again(),
        );
      },
      AGAIN_MS[Math.min(tries++, AGAIN_MS.length - 1)],
    );
  }
  await connect();
  const beat = setInterval(() => {
    if (client && performance.now() - heard > SILENT_MS) client.emit('error', new Error('the listener hears nothing'));
    else void notify([]).catch(() => undefined);
  }, BEAT_MS);
  beat.unref();

  return {
    shared: true,
    send(hint) {
      waiting.push(JSON.stringify(hint));
      if (sending) return;
      sending = true;
      setImmediate(() => void flush());
    },
    listen: (listener) => void listeners.push(listener),
    listenForGaps: (listener) => void gapListeners.push(listener),
    silence: () => performance.now() - heard,
    async close() {
      await flush();
      closed = true;
      clearInterval(beat);
      clearTimeout(timer);
      const last = client;
      client = undefined;
      last?.removeAllListeners('end');
      last?.removeAllListeners('error').on('error', () => undefined);
      await last?.end().catch(() => undefined);
    },
  };
}
