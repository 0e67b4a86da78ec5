import type { Page } from '@playwright/test';
import type { Look } from './eyes.ts';

/** Findings that must never occur at a table, each reported once with its count. */

const ODD_WORDS = [
  /\bundefined\b.*/,
  /\bNaN\b.*/,
  /\bInfinity\b.*/,
  /\[object .*/,
  /.*[{}].*/,
  // Names units have in scripts only.
  /.*\b[a-z]\.[a-z]{2,5}\d+\b.*/,
];

/** Every press is told, and every refusal is painted. */
const TELL = process.env['TELL'] !== undefined;

export interface Witness {
  /** Logs a remark that is no finding. */
  readonly remark: (text: string) => Promise<void>;
  readonly did: (text: string) => void;
  readonly note: (finding: string) => Promise<void>;
  readonly read: (seen: Look) => void;
  readonly found: () => string[];
}

/** Every finding is told at once, with a picture of the page it was met on. */
export function createWitness(page: Page, picture: (name: string) => string): Witness {
  const counts = new Map<string, number>();
  const note = async (finding: string): Promise<void> => {
    const times = (counts.get(finding) ?? 0) + 1;
    counts.set(finding, times);
    if (times > 1) return;
    console.log(`  !! ${counts.size}: ${finding}`);
    void page.screenshot({ path: picture(`finding-${counts.size}`) }).catch(() => undefined);
  };
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) void note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => void note(`page error: ${error.stack ?? String(error)}`));
  let remarks = 0;
  return {
    note,
    async remark(text) {
      console.log(`  ?? ${text}`);
      if (TELL) await page.screenshot({ path: picture(`remark-${++remarks}`) });
    },
    did: (text) => TELL && console.log(`     ${text}`),
    read(seen) {
      for (const odd of ODD_WORDS) {
        const met = odd.exec(seen.words)?.[0];
        if (met !== undefined) void note(`odd words: ${met.slice(0, 160)}`);
      }
      if (seen.sideways > 0) void note(`the page scrolls sideways at: ${seen.asks}`);
    },
    found: () => [...counts].map(([finding, times]) => (times > 1 ? `${finding} (${times} times)` : finding)),
  };
}
