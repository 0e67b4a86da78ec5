import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import startRealServer from '../test/browser/real-server.ts';
import { chromiumPath } from '../scripts/chromium-path.ts';

/**
 * The page while two computer players fight: how long its thread is busy at a stretch, on the clock and by processor
 * time, which other people's work on the machine does not lengthen; and how soon the map is there.
 *   npx tsx bench/table.ts [--seconds 30] [--url http://…]
 */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'];
const LIMIT = 100;

/** Tasks of the page's own thread while `during` runs. */
async function tasksOf(browser: Browser, during: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await during();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const threads = events.filter((one) => one.name === 'thread_name' && one.args?.name === 'CrRendererMain');
  const busy = (thread: TraceEvent) =>
    events.filter((one) => one.pid === thread.pid && one.tid === thread.tid && one.ph === 'X');
  const [most = []] = threads.map(busy).sort((a, b) => b.length - a.length);
  const starts = new Set<number>();
  return most.filter((one) => {
    // A task is traced by more than one layer of the browser.
    if (!one.name.includes('RunTask') || starts.has(one.ts)) return false;
    starts.add(one.ts);
    return true;
  });
}

const row = (name: string, times: readonly number[]): string => {
  const list = [...times].sort((a, b) => a - b);
  const at = (part: number) => (list[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0) / 1000;
  const over = list.filter((time) => time > LIMIT * 1000).length;
  return `${name.padEnd(28)} p50 ${at(0.5).toFixed(1).padStart(6)}  p99 ${at(0.99).toFixed(1).padStart(6)}  longest ${at(1).toFixed(1).padStart(6)} ms   over ${LIMIT} ms: ${over} of ${list.length}`;
};

async function paint(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('map-shown').length > 0);
  return page.evaluate(() => performance.getEntriesByName('map-shown')[0]?.startTime ?? Number.NaN);
}

async function bench(say: (line: string) => void, url: string, seconds: number): Promise<void> {
  const browser = await chromium.launch({
    ...chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const load = () =>
    loadavg()
      .map((one) => one.toFixed(1))
      .join(' ');
  try {
    const first: number[] = [];
    for (let i = 0; i < 3; i++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      first.push(await paint(page, url));
      await page.close();
    }
    say(`map on the front page after        ${first.map((time) => time.toFixed(0)).join(' ')} ms   (load ${load()})`);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await paint(page, url);
    const opening = await tasksOf(browser, async () => {
      await page.getByRole('button', { name: /^Computer against computer/ }).click();
      await page.locator('.log li').first().waitFor();
    });
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('fast');
    const playing = await tasksOf(browser, () => page.waitForTimeout(seconds * 1000));
    for (const [name, tasks] of [
      ['opening the table', opening],
      ['the computer plays', playing],
    ] as const) {
      say(
        row(
          `${name}: clock`,
          tasks.map((one) => one.dur ?? 0),
        ),
      );
      say(
        row(
          `${name}: processor`,
          tasks.map((one) => one.tdur ?? 0),
        ),
      );
    }
    say(`reached: ${(await page.locator('.turn').textContent()) ?? ''} (load ${load()})`);
  } finally {
    await browser.close();
  }
}

const given = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const stop = given('--url') === undefined ? await startRealServer() : undefined;
const url = given('--url') ?? process.env['HEXFRONT_URL'] ?? '';
await bench((line) => console.log(line), url, Number(given('--seconds') ?? 30));
await stop?.();
