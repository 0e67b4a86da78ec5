import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Rooms of the table: missing parts are shown beside it, below a Suspense of their own. */
const ROOMS = ['src/web/table', 'src/web/games/blitz/panels', 'src/web/games/blitz/tools'];
/** The one that may, and one that reads only what has been answered. */
const KNOWN = ['src/web/table/latest.ts', 'src/web/table/replay/proof-line.tsx'];

describe('the table never leaves the page', () => {
  it('nothing at it waits for a resource: that would take it away up to the next Suspense', () => {
    const files = ROOMS.flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
    ).filter((name) => /\.tsx?$/.test(name));
    const waiting = files.filter((name) => /\bcreateResource\b/.test(readFileSync(name, 'utf8')));
    expect(waiting.toSorted()).toEqual(KNOWN);
  });
});
