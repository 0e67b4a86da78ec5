import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /<script[^>]*\ssrc="[^"]*assets\/([^"/]+\.js)"/;

/** Name of the built page by its program, as a page knows itself; read anew when the page was built again. */
export function pageNameOf(webDirectory: string): () => string {
  const file = join(webDirectory, 'index.html');
  let known = { at: Number.NaN, name: '' };
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at !== undefined && at !== known.at) known = { at, name: SCRIPT.exec(readFileSync(file, 'utf8'))?.[1] ?? '' };
    return known.name;
  };
}
