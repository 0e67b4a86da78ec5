import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** Rewrites a PNG with a palette of 256 colours: pictures in docs stay small enough to keep. */
export function withPalette(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  const bins = new Map<number, { count: number; r: number; g: number; b: number }>();
  const keyAt = (i: number) =>
    (((data[i] as number) >> 2) << 12) | (((data[i + 1] as number) >> 2) << 6) | ((data[i + 2] as number) >> 2);
  for (let i = 0; i < data.length; i += 4) {
    const key = keyAt(i);
    const bin = bins.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    bin.count++;
    bin.r += data[i] as number;
    bin.g += data[i + 1] as number;
    bin.b += data[i + 2] as number;
    bins.set(key, bin);
  }
  type Colour = readonly [key: number, count: number, r: number, g: number, b: number];
  const colours = [...bins].map(([key, { count, r, g, b }]): Colour => [key, count, r / count, g / count, b / count]);
  // Median cut; the box with the widest spread of the most pixels is cut next.
  const spread = (box: readonly Colour[], k: 2 | 3 | 4) => {
    let [low, high] = [255, 0];
    for (const colour of box) {
      low = Math.min(low, colour[k]);
      high = Math.max(high, colour[k]);
    }
    return high - low;
  };
  const measured = (box: Colour[]) => {
    const widths = ([2, 3, 4] as const).map((k) => ({ k, width: spread(box, k) }));
    const widest = widths.reduce((a, b) => (a.width >= b.width ? a : b));
    const count = box.reduce((sum, colour) => sum + colour[1], 0);
    return { box, axis: widest.k, score: widest.width * Math.sqrt(count) };
  };
  const boxes = [measured(colours)];
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.score - a.score);
    const first = boxes[0];
    if (!first || first.box.length < 2 || first.score === 0) break;
    boxes.shift();
    const { box, axis } = first;
    box.sort((a, b) => a[axis] - b[axis]);
    const half = box.reduce((sum, colour) => sum + colour[1], 0) / 2;
    let at = 0;
    for (let sum = 0; at < box.length - 1; at++) {
      sum += (box[at] as Colour)[1];
      if (sum >= half) break;
    }
    const cut = Math.max(1, Math.min(box.length - 1, at + 1));
    boxes.push(measured(box.slice(0, cut)), measured(box.slice(cut)));
  }
  const palette = Buffer.alloc(boxes.length * 3);
  const place = new Map<number, number>();
  boxes.forEach(({ box }, index) => {
    const count = box.reduce((sum, colour) => sum + colour[1], 0) || 1;
    for (const k of [2, 3, 4] as const)
      palette[index * 3 + k - 2] = Math.round(box.reduce((sum, colour) => sum + colour[k] * colour[1], 0) / count);
    for (const colour of box) place.set(colour[0], index);
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = place.get(keyAt((y * width + x) * 4)) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type: string, body: Buffer): Buffer {
  const inner = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  let crc = 0xffffffff;
  for (const byte of inner) crc = (CRC[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  const out = Buffer.alloc(inner.length + 8);
  out.writeUInt32BE(body.length, 0);
  inner.copy(out, 4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, inner.length + 4);
  return out;
}
