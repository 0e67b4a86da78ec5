// Brotli and gzip beside every file of the built page that gets smaller by it, so that serving costs nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH = /\.(css|html|js|json|md|svg|txt|webmanifest)$/;
const LEAST = 1024;

const ways = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** In other threads: a signal that stops the build is heard meanwhile. */
export const compressFolder = async (folder) => {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!WORTH.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < LEAST) continue;
    await Promise.all(
      Object.entries(ways).map(async ([ending, way]) =>
        writeFileSync(join(folder, `${name}.${ending}`), await way(bytes)),
      ),
    );
  }
};
