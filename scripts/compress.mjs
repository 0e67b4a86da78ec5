// Brotli and gzip beside every file of the built page that gets smaller by it, so that serving costs nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH = /\.(css|html|js|json|md|svg|txt|webmanifest)$/;
const LEAST = 1024;

const ways = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

export const compressFolder = (folder) => {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!WORTH.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < LEAST) continue;
    for (const [ending, way] of Object.entries(ways)) writeFileSync(join(folder, `${name}.${ending}`), way(bytes));
  }
};
