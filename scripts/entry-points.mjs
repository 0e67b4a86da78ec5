// Entry points of the package, `hexfront/core` and others: bundled modules, and declarations for TypeScript.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, run, Trouble } from './stages.mjs';

const { exports: EXPORTS } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Names of the entry points: each is a file of src/exports. */
export const ENTRY_POINTS = Object.keys(EXPORTS)
  .filter((name) => typeof EXPORTS[name] === 'object')
  .map((name) => name.slice('./'.length));

const NAMED = /((?:from |import\()["'])([#.][^"']+)(["'])/g;

/** Files that declarations lead to, from the entry points on. Paths inside the package become relative ones. */
function reachable(folder) {
  const written = new Map();
  const waiting = ENTRY_POINTS.map((name) => join(folder, 'exports', `${name}.d.ts`));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (written.has(file)) continue;
    const text = readFileSync(file, 'utf8').replaceAll(NAMED, (_, before, path, after) => {
      const named = path.startsWith('#') ? join(folder, path.slice(1)) : join(dirname(file), path);
      const target = named.replace(/\.tsx?$/, '.d.ts');
      if (!existsSync(target)) throw new Trouble(`${relative(folder, file)} names ${path}, which declares nothing`);
      waiting.push(target);
      const from = relative(dirname(file), target).replace(/\.d\.ts$/, '.js');
      return `${before}${from.startsWith('.') ? from : `./${from}`}${after}`;
    });
    written.set(file, text);
  }
  return written;
}

/** Writes the declarations the entry points lead to, and no others. */
export async function writeDeclarations() {
  const draft = join(root, '.cache', 'types');
  const types = join(root, 'dist', 'types');
  rmSync(draft, { recursive: true, force: true });
  const { code, output } = await run(process.execPath, [
    join(root, 'node_modules', 'typescript-native', 'bin', 'tsc'),
    ...['--project', 'tsconfig.exports.json', '--outDir', draft, '--pretty', 'false'],
  ]);
  if (code !== 0) throw new Trouble(`The declarations could not be written:\n${output}`);
  rmSync(types, { recursive: true, force: true });
  for (const [file, text] of reachable(draft)) {
    const target = join(types, relative(draft, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  rmSync(draft, { recursive: true, force: true });
}
