import { afterEach, expect, test, vi } from 'vitest';
import { takePending } from '#web/table/storage/pending-command.ts';
import { headerIn, metadataIn } from '#web/table/storage/metadata.ts';
import { partsOf } from '#web/table/route.ts';
import { kept } from '#web/text/preferences.ts';
import { holds, N, SHAPES } from '../laws/shapes.ts';

/** Store, address and file heads are scanned only a few times, however long. */

afterEach(() => vi.unstubAllGlobals());

/** Stub of the store that returns one text for every name. */
function stored<T>(text: string, read: () => T): T {
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined, removeItem: () => undefined });
  return read();
}

/** Whole values as a foreign hand might leave them. */
const VALUES: Readonly<Record<string, (n: number) => unknown>> = {
  'one long word': (n) => ({ theme: 'x'.repeat(n), language: ' '.repeat(n), counters: '\n'.repeat(n) }),
  'many fields': (n) => Object.fromEntries(Array.from({ length: n / 4 }, (_, i) => [`f${i}`, i])),
  'many notes': (n) => ({
    notes: Object.fromEntries(Array.from({ length: n / 4 }, (_, i) => [i, ' x '.repeat(3)])),
    players: Object.fromEntries(Array.from({ length: n / 4 }, (_, i) => [`p${i}`, i])),
    overlays: Array.from({ length: n }, () => 'x'),
    name: `${' \n'.repeat(n)}x`,
  }),
  'many commands': (n) => ({ played: 1, commands: Array.from({ length: n }, () => 'x') }),
};

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  settings: (text) => stored(text, () => kept('hexfront.seeing')),
  'what was just commanded': (text) => stored(text, () => takePending('x')),
  'what travels with a game': (text) => metadataIn(headerIn(`${text}\n{}`)),
  'the address': (text) => partsOf(`#/${text}`),
};

test.each(Object.entries(READERS))('%s', (_name, read) => {
  for (const shape of Object.values(SHAPES)) holds(read, shape, N);
  for (const value of Object.values(VALUES)) holds(read, (n) => JSON.stringify(value(n)), N);
});

test('what is stored is read at all', () => {
  expect(stored('{"pace":"slow"}', () => kept('hexfront.seeing'))).toEqual({ pace: 'slow' });
  expect(stored('{"played":3,"commands":[1]}', () => takePending('x'))).toEqual({ played: 3, commands: [1] });
});
