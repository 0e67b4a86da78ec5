import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
};

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** The board's own pages. */
export const serveBoardPages = (): Promise<Served> =>
  servePages('bench/board-demo', ['index.html', 'plain.html', 'tactical.html']);

/** Pages of a folder, built as a player gets them and served from another that is gone afterwards. */
export async function servePages(place: string, names: readonly string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-pages-'));
  await build({
    root: join(ROOT, place),
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { input: names.map((name) => join(ROOT, place, name)) },
    },
  });
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    try {
      const body = readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path));
      response.writeHead(200, {
        'content-type':
          TYPES[extname(path)] ?? (path.endsWith('/') ? 'text/html; charset=utf-8' : 'application/octet-stream'),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
