import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/**
 * The directory of package.json, found upwards from a module's own address: the same call works from a source file
 * (src/server/x.ts) and from the bundle it ends up in (dist/server.mjs).
 */
export const packageRoot = (moduleUrl: string): string => {
  let directory = dirname(fileURLToPath(moduleUrl));
  while (!existsSync(join(directory, 'package.json'))) {
    const parent = dirname(directory);
    if (parent === directory) throw new Error(`No package.json above ${moduleUrl}`);
    directory = parent;
  }
  return directory;
};

export const versionOf = (root: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version;
