import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { OutgoingOptions } from '#server/notifications/https-sender.ts';

/** An https server on this machine under the name hooks.test, which receives what a server sends to players. */

/** Key and certificate of hooks.test and other.test, for tests only. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg5GSE7TSqBS73/Wfp
S7KTD37WS8Ay29zOaysRuXWLwEChRANCAASpbKFGgoxUx9A+k9+D4YhxUHWcHHmg
XFVxz/nBPspRE8JNWQKU1Nw2mQ/5Rfpr/NGICQzxx3KrOTUompF8NQAU
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpDCCAUqgAwIBAgIUHix0q96Xnmlv230bFg7C3m+Ik4UwCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKaG9va3MudGVzdDAgFw0yNjExMTkyMDQxNTFaGA8yMTI2MTAy
NjIwNDE1MVowFTETMBEGA1UEAwwKaG9va3MudGVzdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABKlsoUaCjFTH0D6T34PhiHFQdZwceaBcVXHP+cE+ylETwk1ZApTU
3DaZD/lF+mv80YgJDPHHcqs5NSiakXw1ABSjdjB0MB0GA1UdDgQWBBRQLhI+JhjE
tbJfbcjQN/OXFKcs/DAfBgNVHSMEGDAWgBRQLhI+JhjEtbJfbcjQN/OXFKcs/DAP
BgNVHRMBAf8EBTADAQH/MCEGA1UdEQQaMBiCCmhvb2tzLnRlc3SCCm90aGVyLnRl
c3QwCgYIKoZIzj0EAwIDSAAwRQIhAIGFdd19CDru79Dvdxa+AOH2ORzLk2eS9n5G
HDKDfYOuAiBl8DQnsT3mUHvTuyzrd10fLvUlZRzaGkf06MIKYxiOfA==
-----END CERTIFICATE-----`;

export interface Arrived {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Receiver {
  readonly port: number;
  readonly arrived: Arrived[];
  readonly server: Server;
  /** Answers with a status from here on; undefined stays silent. */
  answer: { status: number | undefined; body: string; headers: Record<string, string>; endless: boolean };
  /** Endless answers that were cut off. */
  cutOff: number;
  url(path: string): string;
  /** Lets a server reach this machine under that name. */
  readonly outgoing: OutgoingOptions;
  close(): Promise<void>;
}

export async function receiver(): Promise<Receiver> {
  const arrived: Arrived[] = [];
  const answer: Receiver['answer'] = { status: 200, body: 'ok', headers: {}, endless: false };
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      if (answer.status === undefined) return;
      response.writeHead(answer.status, answer.headers);
      if (!answer.endless) return void response.end(answer.body);
      const more = setInterval(() => response.write('x'.repeat(1000)), 5);
      response.on('close', () => {
        clearInterval(more);
        one.cutOff++;
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const one: Receiver = {
    port,
    cutOff: 0,
    arrived,
    server,
    answer,
    url: (path) => `https://hooks.test:${port}${path}`,
    outgoing: { resolve: async () => ['127.0.0.1'], isAllowed: (address) => address === '127.0.0.1', ca: CERTIFICATE },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return one;
}
