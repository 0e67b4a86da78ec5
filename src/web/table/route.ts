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

/** The parts of an address. */
export const partsOf = (hash: string): readonly string[] =>
  hash.startsWith('#/') ? hash.slice(2).split('/').map(plain).filter(Boolean) : [];

const read = (): readonly string[] => partsOf(globalThis.location?.hash ?? '');

const [route, setRoute] = createSignal<readonly string[]>(read(), {
  equals: (a, b) => a.length === b.length && a.every((part, i) => part === b[i]),
});
globalThis.addEventListener?.('hashchange', () => setRoute(read()));

export { route };
export const addressOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
export function go(...parts: readonly string[]): void {
  location.hash = addressOf(...parts);
}

/** The same page under another address: the way back does not lead here again. */
export function goInstead(...parts: readonly string[]): void {
  history.replaceState(history.state, '', addressOf(...parts));
  setRoute(read());
}

/** Tells when another address is gone to, as long as its owner lives. */
export function onRoute(act: () => void): void {
  window.addEventListener('hashchange', act);
  onCleanup(() => window.removeEventListener('hashchange', act));
}
