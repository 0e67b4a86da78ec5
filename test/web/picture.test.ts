import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, test } from 'vitest';
import { pictureFault, pictureFor, pngOf, svgOf } from '#cli/draw/picture.ts';
import { unpackWoff, readFont } from '#cli/draw/font-files.ts';
import type { Layers } from '#table/board-model.ts';
import { makePicture, pictureSvg } from '#web/board/picture.ts';
import { THEMES, type ThemeName } from '#web/board/theme.ts';
import { hexIn, smallCounters, smallMap } from './small-board.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hexfront-picture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const model = smallMap();
const counters = smallCounters(model);
const at = (name: string) => hexIn(model, name);
const layers: Layers = [
  {
    id: 'ground',
    items: [
      { kind: 'shade', hexes: [at('D7'), at('E7'), at('E6')], tone: 'reach' },
      { kind: 'outline', hexes: [at('D7'), at('E7'), at('E6')], tone: 'own' },
      { kind: 'cost', hex: at('E6'), text: '2' },
      { kind: 'hatch', hexes: [at('C4'), at('C5')], tone: 'warning' },
      { kind: 'tint', hexes: [at('C10'), at('C11')], side: 1 },
    ],
  },
  {
    id: 'signs',
    above: true,
    items: [
      { kind: 'arrow', from: at('F8'), to: at('F9'), tone: 'target' },
      { kind: 'plate', hex: at('F9'), text: '3-1', tone: 'target' },
      { kind: 'path', hexes: [at('D6'), at('D7'), at('E8')], tone: 'selected', text: '3' },
      { kind: 'stop', hex: at('E8') },
    ],
  },
];
const wish = { model, root, counters, layers, scale: 46 };

/** Tags in order, each closed; and no number that is none. */
function wellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^>"])*)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
}

describe.each(Object.keys(THEMES) as ThemeName[])('a picture in the %s theme', (theme) => {
  test('is well-formed SVG that names only our own fonts', () => {
    const svg = svgOf({ ...wish, theme });
    wellFormed(svg);
    expect(svg).toContain('<title>Small Isle</title>');
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    const families = new Set([...svg.matchAll(/font-family="'([^']+)'"/g)].map((found) => found[1]));
    for (const family of families) expect(svg).toContain(`@font-face{font-family:'${family}'`);
  });

  test('looks as it did', () => {
    const png = pngOf({ ...wish, theme });
    const file = join(root, 'test/web/reference', `small-${theme}.png`);
    if (process.env['HEXFRONT_NEW_PICTURES'] === '1') {
      mkdirSync(join(root, 'test/web/reference'), { recursive: true });
      writeFileSync(file, png);
    }
    const [now, then] = [PNG.sync.read(png), PNG.sync.read(readFileSync(file))];
    expect([now.width, now.height]).toEqual([then.width, then.height]);
    const { mean, far } = distance(now.data, then.data);
    // Another machine may draw edges of lines and letters differently; a lost layer or colour is far more than this.
    expect(mean).toBeLessThan(0.6);
    expect(far).toBeLessThan(0.004);
  });
});

/** Mean difference a channel, and the share of pixels that differ plainly. */
function distance(a: Uint8Array, b: Uint8Array): { mean: number; far: number } {
  let sum = 0;
  let far = 0;
  for (let i = 0; i < a.length; i += 4) {
    const d = [0, 1, 2].map((k) => Math.abs((a[i + k] as number) - (b[i + k] as number)));
    sum += (d[0] as number) + (d[1] as number) + (d[2] as number);
    if (Math.max(...d) > 48) far++;
  }
  return { mean: sum / ((a.length / 4) * 3), far: far / (a.length / 4) };
}

test('the comparison notices a counter that is missing', () => {
  const [whole, bare] = [PNG.sync.read(pngOf({ ...wish })), PNG.sync.read(pngOf({ model, root, layers, scale: 46 }))];
  expect(distance(whole.data, bare.data).far).toBeGreaterThan(0.004);
});

test('the same map gives the same picture, letter for letter', () => {
  expect(pictureSvg(makePicture(smallMap(), { counters }), 'x')).toBe(
    pictureSvg(makePicture(smallMap(), { counters }), 'x'),
  );
});

test('text cannot break out of a picture', () => {
  const name = 'A<b>&"c\u001b[31m\u0000\u0085\u202e';
  const odd = { ...model, title: '<script>&"\u0007', cities: model.cities.map((city) => ({ ...city, name })) };
  const svg = svgOf({ model: odd, root });
  wellFormed(svg);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('␛[31m␀');
  expect(svg).not.toMatch(/(?![\t\n])\p{Cc}|\u202e/u);
});

test('a part of the map can be shown alone', () => {
  const whole = makePicture(model, { scale: 40 });
  const part = makePicture(model, { scale: 40, around: [at('F6')] });
  expect(part.width).toBeLessThan(whole.width / 2);
  expect(part.width).toBe(120);
});

test('a picture is made by the ending of its file, and other endings are refused', () => {
  expect(['a.svg', 'A.PNG'].map((file) => pictureFault(wish, file))).toEqual([undefined, undefined]);
  expect(pictureFor(wish, 'a.svg')).toMatch(/^<svg/);
  expect(pictureFor(wish, 'A.PNG').slice(1, 4).toString()).toBe('PNG');
  expect(pictureFault(wish, 'a.gif')).toContain('.svg or .png');
});

test('fonts unpack to plain font files', () => {
  const font = unpackWoff(readFont(root, 'sans'));
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect(() => unpackWoff(Buffer.from('no font at all, and some more bytes to be sure of it'))).toThrow(
    'not a WOFF font',
  );
});
