import type { PushMessage } from '#protocol/notifications.ts';

/**
 * Keeps the built page in the browser, so that it opens and plays without a connection. The build puts the list of files
 * and the name of this version in; see scripts/offline.ts.
 */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Pushed extends Waiting {
  readonly data?: { json(): unknown };
}
interface Pressed extends Waiting {
  readonly notification: Notification;
}
interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', act: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', act: (event: Asked) => void): void;
  addEventListener(kind: 'message', act: (event: MessageEvent) => void): void;
  addEventListener(kind: 'push', act: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', act: (event: Pressed) => void): void;
}

declare const HEXFRONT_FILES: readonly string[];
declare const HEXFRONT_VERSION: string;
declare const self: Worker;

const PREFIX = 'hexfront-';
const CACHE = PREFIX + HEXFRONT_VERSION;
const HOME = new URL('./', self.location.href).href;
const addressOf = (file: string): string => new URL(file, HOME).href;

/** Files with a hash in their name are the same in every version that has them. */
async function take(cache: Cache, file: string): Promise<void> {
  const address = addressOf(file);
  const known = file.startsWith('assets/') ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(address, answer);
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(HEXFRONT_FILES.map((file) => take(cache, file)))));
});

self.addEventListener('activate', (event) => {
  const clear = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

/** The page says when its player wants the new version. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

const isHome = ({ origin, pathname }: URL): boolean =>
  `${origin}${pathname}` === HOME || pathname.endsWith('/index.html');

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const address = isHome(url) ? addressOf('index.html') : `${url.origin}${url.pathname}`;
  if (!HEXFRONT_FILES.some((file) => addressOf(file) === address)) return;
  event.respondWith(caches.match(address).then((kept) => kept ?? fetch(request)));
});

/** Message of the server; a browser shows something for each, so what cannot be read is shown as news of some table. */
function messageOf(event: Pushed): PushMessage {
  try {
    const { title = '', body = '', tag = '', open = '' } = (event.data?.json() ?? {}) as Partial<PushMessage>;
    if (title !== '' && open.startsWith('#/')) return { title, body, tag, open };
  } catch {
    // Shown below.
  }
  return { title: 'Hexfront', body: '', tag: 'hexfront', open: '#/online' };
}

self.addEventListener('push', (event) => {
  const { title, body, tag, open } = messageOf(event);
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: addressOf('icons/192.png'), data: { open } }),
  );
});

/** Opens the table, in a page that shows it already where there is one. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const address = addressOf((notification.data as { readonly open: string }).open);
  const show = async (): Promise<unknown> => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const known = pages.find(({ url }) => url === address);
    return known ? known.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});
