import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { DeliveryFault } from '#protocol/notifications.ts';
import { isPublic } from './public-address.ts';

/** Messages to addresses players have named: over https, to the public net only, briefly. */

/** Milliseconds until an answer must be there, and bytes of it that are read. */
const PATIENCE = 6000;
const MOST_ANSWER = 1024;
/** Ports below these belong to other services. */
const FIRST_FREE_PORT = 1024;
const HTTPS_PORT = 443;

export class Undelivered extends Error {
  readonly fault: DeliveryFault;
  readonly status: number | undefined;
  constructor(fault: DeliveryFault, status?: number) {
    super(status === undefined ? fault : `${fault} ${String(status)}`);
    this.fault = fault;
    this.status = status;
  }
}

export interface OutgoingMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** Sends a message, or throws `Undelivered`. */
export type Outgoing = (address: string, message: OutgoingMessage) => Promise<void>;

/** Replaced in tests only, whose receivers are on the own machine. */
export interface OutgoingOptions {
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly isAllowed?: (address: string) => boolean;
  /** Certificate that is trusted besides the usual ones. */
  readonly ca?: string;
  readonly patience?: number;
}

const resolveAll = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Address of a message, where it can be one. */
export function readAddress(text: string): URL {
  if (!URL.canParse(text)) throw new Undelivered('bad-address');
  const url = new URL(text);
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  const isOpen = port === HTTPS_PORT || port >= FIRST_FREE_PORT;
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || !isOpen)
    throw new Undelivered('bad-address');
  return url;
}

export function createOutgoing({
  resolve = resolveAll,
  isAllowed = isPublic,
  ca,
  patience = PATIENCE,
}: OutgoingOptions = {}): Outgoing {
  /** The address that is connected to: the one that was checked, whatever a second question would be answered. */
  async function checked({ hostname }: URL): Promise<string> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const found = isIP(host) ? [host] : await resolve(host).catch(() => []);
    const [first] = found;
    if (first === undefined) throw new Undelivered('unknown-host');
    // A name with an inside address among others is not to be trusted with any of them.
    if (!found.every(isAllowed)) throw new Undelivered('inside');
    return first;
  }
  const post = (url: URL, address: string, { headers, body }: OutgoingMessage, signal: AbortSignal): Promise<number> =>
    new Promise((done, failed) => {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const sending = request(
        {
          host: address,
          port: url.port === '' ? HTTPS_PORT : Number(url.port),
          path: `${url.pathname}${url.search}`,
          method: 'POST',
          agent: false,
          signal,
          servername: isIP(host) ? '' : host,
          headers: { 'user-agent': 'Hexfront', ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
          ...(ca === undefined ? {} : { ca }),
        },
        (answer) => {
          let bytes = 0;
          const end = (): void => done(answer.statusCode ?? 0);
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes <= MOST_ANSWER) return;
            end();
            sending.destroy();
          });
          answer.on('end', end);
          answer.on('error', end);
        },
      );
      sending.on('error', failed);
      sending.end(body);
    });
  return async (text, message) => {
    const url = readAddress(text);
    const signal = AbortSignal.timeout(patience);
    const late = new Promise<never>((_, failed) =>
      signal.addEventListener('abort', () => failed(new Undelivered('silent')), { once: true }),
    );
    const sent = async (): Promise<number> => {
      const address = await checked(url);
      return post(url, address, message, signal).catch((error: unknown) => {
        throw error instanceof Undelivered ? error : new Undelivered('silent');
      });
    };
    const status = await Promise.race([sent(), late]);
    if (status >= 200 && status < 300) return;
    throw new Undelivered(status === 404 || status === 410 ? 'gone' : 'refused', status);
  };
}
