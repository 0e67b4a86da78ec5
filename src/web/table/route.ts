import { createSignal } from 'solid-js';

/** Pages with an address of their own: `#/rules/B7.z4`, `#/learn/zoc`. The front page has none. */

const read = (): readonly string[] =>
  globalThis.location?.hash.startsWith('#/')
    ? location.hash.slice(2).split('/').map(decodeURIComponent).filter(Boolean)
    : [];

const [route, setRoute] = createSignal<readonly string[]>(read(), {
  equals: (a, b) => a.length === b.length && a.every((part, i) => part === b[i]),
});
globalThis.addEventListener?.('hashchange', () => setRoute(read()));

export { route };
export const addressOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
export function go(...parts: readonly string[]): void {
  location.hash = addressOf(...parts);
}
