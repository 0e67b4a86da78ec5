import { createSignal, onCleanup } from 'solid-js';

/** Pages with an address of their own: `#/rules/B7.z4`, `#/learn/zoc`. The front page has none. */

/** A part that is no escaped text is taken as it stands: whoever has the page looks for it, and finds nothing. */
const plain = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The parts of an address, without what is asked behind them: `#/play/chess?q=rook`. */
export const partsOf = (hash: string): readonly string[] => {
  const [path = ''] = hash.split('?');
  return path.startsWith('#/') ? path.slice(2).split('/').map(plain).filter(Boolean) : [];
};

const hashNow = (): string => globalThis.location?.hash ?? '';
const read = (): readonly string[] => partsOf(hashNow());
const readQuery = (): string => hashNow().split('?').slice(1).join('?');

const [route, setRoute] = createSignal<readonly string[]>(read(), {
  equals: (a, b) => a.length === b.length && a.every((part, i) => part === b[i]),
});
const [queryText, setQueryText] = createSignal(readQuery());
function follow(): void {
  // Update the query first: readers of the route use it, too.
  setQueryText(readQuery());
  setRoute(read());
}
globalThis.addEventListener?.('hashchange', follow);

export { route };
/** Query part of the address. */
export const query = (): URLSearchParams => new URLSearchParams(queryText());
export const addressOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
export function go(...parts: readonly string[]): void {
  location.hash = addressOf(...parts);
}

/** Replaces the address without a new history entry. */
export function goInstead(...parts: readonly string[]): void {
  history.replaceState(history.state, '', addressOf(...parts));
  follow();
}

/** Replaces the query of the address without a new history entry. */
export function ask(asked: URLSearchParams): void {
  const text = asked.toString();
  history.replaceState(history.state, '', addressOf(...route()) + (text === '' ? '' : `?${text}`));
  follow();
}

/** Tells when another address is gone to, as long as its owner lives. */
export function onRoute(act: () => void): void {
  window.addEventListener('hashchange', act);
  onCleanup(() => window.removeEventListener('hashchange', act));
}
