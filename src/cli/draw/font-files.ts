import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Face } from '#web/board/pen.ts';
import { FACES } from '#web/board/svg-pen.ts';

export const FONT_FILES: Record<Face, string> = {
  caps: 'map-caps.woff',
  'caps-bold': 'map-caps-bold.woff',
  italic: 'map-italic.woff',
  sans: 'sans.woff',
  'sans-bold': 'sans-bold.woff',
};

export const FACE_NAMES = Object.keys(FONT_FILES) as readonly Face[];

/** The shipped font of a face; `root` is the package's own folder. */
export const readFont = (root: string, face: Face): Buffer =>
  readFileSync(join(root, 'src/web/fonts', FONT_FILES[face]));

/** Unpacks a WOFF file into the plain font inside it (the rasteriser reads nothing else). */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + i * 20;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const size = woff.readUInt32BE(at + 12);
    const raw = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < size ? inflateSync(raw) : raw,
    };
  }).sort((a, b) => Buffer.compare(a.tag, b.tag));
  const head = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  let at = head.length;
  const parts: Buffer[] = [head];
  tables.forEach(({ tag, sum, data }, i) => {
    tag.copy(head, 12 + i * 16);
    head.writeUInt32BE(sum, 16 + i * 16);
    head.writeUInt32BE(at, 20 + i * 16);
    head.writeUInt32BE(data.length, 24 + i * 16);
    const pad = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(pad));
    at += data.length + pad;
  });
  return Buffer.concat(parts);
}

/** A style sheet that carries the fonts inside, so that an SVG looks the same anywhere. */
export function fontStyle(root: string): string {
  return FACE_NAMES.map((face) => {
    const { family, weight, italic } = FACES[face];
    const data = readFont(root, face).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${italic ? 'italic' : 'normal'};src:url(data:font/woff;base64,${data})}`;
  }).join('');
}

/** Lends the fonts as files in a folder of their own, gone afterwards. */
export function withFontFiles<T>(root: string, use: (files: string[]) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-fonts-'));
  try {
    const files = FACE_NAMES.map((face) => {
      const file = join(folder, `${face}.ttf`);
      writeFileSync(file, unpackWoff(readFont(root, face)));
      return file;
    });
    return use(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
