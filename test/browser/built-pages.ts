import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Served, serveBoardPages, servePages } from '#bench/board-page.ts';

/** Pages besides the real one. Several workers want them: each is built once, when it is first asked for. */
const PAGES: Readonly<Record<string, () => Promise<Served>>> = {
  board: serveBoardPages,
  toy: () => servePages('test/browser/toy', ['index.html']),
};

/** Answers with the address of a page; gives the way to stop. */
export async function startBuilding(): Promise<() => Promise<void>> {
  const built = new Map<string, Promise<Served>>();
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    const page = built.get(name) ?? PAGES[name]?.();
    if (!page) return void response.writeHead(404).end();
    built.set(name, page);
    page.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['HEXFRONT_PAGES'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    for (const page of built.values())
      await page.then(
        (served) => served.close(),
        () => undefined,
      );
  };
}

export async function pageOf(name: string): Promise<string> {
  const answer = await fetch(`${process.env['HEXFRONT_PAGES'] ?? ''}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the page ${name} cannot be built: ${text}`);
  return text;
}
