import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MOST_BYTES, MOST_UNZIPPED, MOST_ZIP_FILES } from '#core/limits.ts';
import { isZip, textsInZip } from '#web/pages/games/unzip.ts';
import { startIn } from '#web/pages/games/file-import.ts';
import './fluent.ts';

/** A ZIP is brought in by what comes out of it, not by what it says of itself. */

const BOARD = 'game basic\nboard inline\ngrid radius 2\nend board\nblue inf 4-4 @ 0,0\nred inf 4-4 @ 2,0\nblue moves\n';
const zeros = (size: number) => new Uint8Array(size);

/** ZIP with other sizes in its headers. */
function lying(zip: Uint8Array, says: number): Uint8Array {
  const view = new DataView(zip.slice().buffer);
  for (let at = 0; at + 4 <= view.byteLength; at++) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50) view.setUint32(at + 22, says, true);
    if (mark === 0x02014b50) view.setUint32(at + 24, says, true);
  }
  return new Uint8Array(view.buffer);
}

test('texts of a ZIP, packed or not; other files are left alone', async () => {
  const zip = zipSync({
    'a.jsonl': strToU8('{"a":"ä"}\n'),
    'b.position': [strToU8('blue moves\n'), { level: 0 }],
    'c.png': zeros(9),
  });
  expect(isZip(zip)).toBe(true);
  expect(await textsInZip(zip)).toEqual([
    { name: 'a.jsonl', text: '{"a":"ä"}\n' },
    { name: 'b.position', text: 'blue moves\n' },
  ]);
});

test('a file that is larger than a file may be, whatever the ZIP says of it', async () => {
  const honest = zipSync({ 'a.jsonl': zeros(MOST_BYTES + 1) });
  expect(await textsInZip(honest)).toBe('large');
  expect(await textsInZip(lying(honest, 100))).toBe('large');
  expect(await textsInZip(lying(honest, 0))).toBe('large');
});

test('files that are too large together, or too many', async () => {
  const piece = zeros(MOST_BYTES - 1);
  const count = Math.ceil(MOST_UNZIPPED / piece.length) + 1;
  const many = Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.txt`, piece]));
  expect(await textsInZip(zipSync(many, { level: 1 }))).toBe('large');
  const tiny = Object.fromEntries(Array.from({ length: MOST_ZIP_FILES + 1 }, (_, i) => [`${i}.txt`, zeros(1)]));
  expect(await textsInZip(zipSync(tiny, { level: 0 }))).toBe('large');
});

test('a ZIP that is cut off or damaged', async () => {
  const noise = Uint8Array.from({ length: 20_000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
  const zip = zipSync({ 'a.txt': noise });
  expect(await textsInZip(zip.subarray(0, zip.length / 2))).toBe('damaged');
  const spoiled = zip.slice();
  spoiled.fill(255, 60, 400);
  expect(await textsInZip(spoiled)).toBe('damaged');
});

test('the page says in words what is too large, before it is read', async () => {
  const file = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name);
  expect(await startIn(file('a.zip', zipSync({ 'a.txt': zeros(MOST_BYTES + 1) })))).toMatch(
    /^a\.zip is too large unpacked/,
  );
  expect(await startIn(file('a.txt', zeros(MOST_BYTES + 1)))).toBe('a.txt is too large: more than 16 MB.');
  expect(await startIn(file('small.txt', strToU8(BOARD)))).toMatchObject({ game: 'blitz' });
});
