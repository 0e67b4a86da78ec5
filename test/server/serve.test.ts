import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { pageNameOf } from '#server/page/page-name.ts';
import { createServer } from '#server/page/serve.ts';

let home = '';
let servers: FastifyInstance[] = [];

const create = async (): Promise<FastifyInstance> => {
  const server = await createServer({ webDirectory: join(home, 'web'), version: '1.2.3' });
  servers.push(server);
  return server;
};

/** A request line exactly as written: clients tidy `..` away before anybody can refuse it. */
const rawGet = (port: number, path: string): Promise<string> =>
  new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => {
      done(answer);
    });
    socket.on('error', failed);
  });

/** Compresses a folder as the build does. */
async function compressed(folder: string): Promise<void> {
  const script = pathToFileURL(join(import.meta.dirname, '..', '..', 'scripts', 'compress.mjs')).href;
  const { compressFolder } = (await import(script)) as { compressFolder: (folder: string) => Promise<void> };
  await compressFolder(folder);
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-serve-'));
  mkdirSync(join(home, 'web', 'assets'), { recursive: true });
  writeFileSync(join(home, 'web', 'index.html'), '<h1>front page</h1>');
  writeFileSync(join(home, 'web', 'assets', 'app-abc.js'), 'export {};');
  writeFileSync(join(home, 'secret.txt'), 'SECRET');
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  rmSync(home, { recursive: true });
});

test('the page is named by its program, also after it was built again', () => {
  const name = pageNameOf(join(home, 'web'));
  const build = (script: string, time: number): void => {
    const file = join(home, 'web', 'index.html');
    writeFileSync(file, `<script type="module" crossorigin src="./assets/${script}"></script>`);
    utimesSync(file, time, time);
  };
  expect(name()).toBe('');
  build('index-abc.js', 1000);
  expect(name()).toBe('index-abc.js');
  build('index-def.js', 2000);
  expect(name()).toBe('index-def.js');
});

test('health tells that the server runs, and which', async () => {
  const answer = await (await create()).inject('/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'ok', name: 'hexfront', version: '1.2.3' });
});

test('the page is asked for anew each time, its hashed files never again', async () => {
  const server = await create();
  const page = await server.inject('/');
  expect(page.body).toContain('front page');
  expect(page.headers['cache-control']).toBe('no-cache');
  const asset = await server.inject('/assets/app-abc.js');
  expect(asset.statusCode).toBe(200);
  expect(asset.headers['cache-control']).toContain('immutable');
});

test('the service worker is asked for anew, so that a new version is noticed; the manifest is one', async () => {
  writeFileSync(join(home, 'web', 'sw.js'), '// worker');
  writeFileSync(join(home, 'web', 'manifest.webmanifest'), '{}');
  const server = await create();
  const worker = await server.inject('/sw.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-type']).toMatch(/javascript/);
  expect((await server.inject('/manifest.webmanifest')).headers['content-type']).toMatch(/manifest\+json/);
});

test('every answer carries the security headers', async () => {
  const server = await create();
  for (const url of ['/', '/health', '/nowhere', '/api/nowhere', '/assets/app-abc.js']) {
    const { headers } = await server.inject(url);
    expect(headers['content-security-policy'], url).toContain("default-src 'self'");
    expect(headers['x-content-type-options'], url).toBe('nosniff');
  }
});

test('what is not there: JSON for programs, a page for people', async () => {
  const server = await create();
  const program = await server.inject('/api/games/17?x=1');
  expect(program.statusCode).toBe(404);
  expect(program.json()).toMatchObject({ error: 'not-found' });
  const person = await server.inject('/games/%3Cscript%3E');
  expect(person.statusCode).toBe(404);
  expect(person.headers['content-type']).toContain('text/html');
});

test('only reading is answered, whatever the address', async () => {
  const server = await create();
  for (const method of ['DELETE', 'POST', 'PUT', 'PATCH'] as const) {
    for (const url of ['/', '/health', '/api/nowhere']) {
      const answer = await server.inject({ url, method, payload: '{' });
      expect([answer.statusCode, answer.headers['allow']], `${method} ${url}`).toEqual([405, 'GET, HEAD']);
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    }
  }
});

test('built files are sent as small as the browser takes them', async () => {
  const text = 'export const a = 1;\n'.repeat(500);
  writeFileSync(join(home, 'web', 'assets', 'big-abc.js'), text);
  await compressed(join(home, 'web'));
  const server = await create();
  const ask = (encoding: string) =>
    server.inject({ url: '/assets/big-abc.js', headers: { 'accept-encoding': encoding } });
  const brotli = await ask('gzip, br');
  expect([brotli.statusCode, brotli.headers['content-encoding']]).toEqual([200, 'br']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text);
  expect(brotli.headers['content-type']).toMatch(/javascript/);
  expect(brotli.headers['cache-control']).toContain('immutable');
  expect(brotli.headers['vary']).toMatch(/accept-encoding/i);
  const gzip = await ask('gzip');
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', text]);
  const plain = await ask('identity');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, text]);
  // Too small to be worth it: only the file itself is there.
  expect((await server.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).body).toContain('front page');
});

test('a part of a file is sent, and one that is not there is refused with the length', async () => {
  const server = await create();
  const part = await server.inject({ url: '/assets/app-abc.js', headers: { range: 'bytes=0-5' } });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 0-5/10', 'export']);
  const beyond = await server.inject({ url: '/assets/app-abc.js', headers: { range: 'bytes=50-60' } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
});

test('a download under way is finished when the server stops', async () => {
  const bytes = 8 * 2 ** 20;
  writeFileSync(join(home, 'web', 'assets', 'film-abc.bin'), Buffer.alloc(bytes, 7));
  const server = await create();
  const { port } = await listen(server, 0, '127.0.0.1');
  const received = await new Promise<number>((done, failed) => {
    let length = 0;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /assets/film-abc.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    });
    socket.once('data', () => void server.close());
    socket.on('data', (chunk) => (length += chunk.length));
    socket.on('end', () => {
      done(length);
    });
    socket.on('error', failed);
  });
  expect(received).toBeGreaterThan(bytes);
});

test('nobody keeps the server waiting for a request', async () => {
  const server = await create();
  expect(server.server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.server.headersTimeout).toBeLessThanOrEqual(server.server.requestTimeout);
});

test('the page for a wrong path shows it as text, not as markup', async () => {
  const server = await create();
  const { port } = await listen(server, 0, '127.0.0.1');
  const answer = await rawGet(port, '/<script>alert(1)</script>');
  expect(answer).toContain('404');
  expect(answer).not.toContain('<script>');
});

test('paths that climb out of the page are refused', async () => {
  const server = await create();
  const { port } = await listen(server, 0, '127.0.0.1');
  const climbs = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '/%2e%2e%5csecret.txt',
    '/%00/../secret.txt',
    '/%',
  ];
  for (const path of climbs) {
    const answer = await rawGet(port, path);
    expect(answer, path).toMatch(/^HTTP\/1\.1 40[034]/);
    expect(answer, path).not.toContain('SECRET');
    expect(answer.toLowerCase(), path).toContain('content-security-policy');
  }
});

test('a taken port gives way to the next free one, and says so', async () => {
  const first = await listen(await create(), 0, '127.0.0.1');
  expect(first.instead).toBeUndefined();
  const second = await listen(await create(), first.port, '127.0.0.1');
  expect(second.instead).toBe(first.port);
  expect(second.port).toBeGreaterThan(first.port);
  expect(second.address).toBe(`http://localhost:${String(second.port)}`);
});

test('a host that is not ours is refused in plain words', async () => {
  await expect(listen(await create(), 0, '203.0.113.1')).rejects.toThrow('This machine has no address 203.0.113.1');
});
