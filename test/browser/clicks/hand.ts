import type { Page } from '@playwright/test';
import { look, type Look, reachFor, type Thing } from './eyes.ts';
import { glance, type Spot } from './map-eyes.ts';
import type { Witness } from './witness.ts';

/** A hand that presses what the eye sees, and notices when nothing comes of it. */

export interface HandAt {
  readonly see: () => Promise<Look>;
  readonly press: (thing: Thing) => Promise<Look>;
  readonly tap: (spot: Spot) => Promise<Look>;
}

const signOf = ({ words, things, alerts }: Look): string =>
  JSON.stringify([words, alerts, things.map(({ name, on, disabled }) => [name, on, disabled])]);

/** The table has answered, and whoever thinks has thought. */
async function answered(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.table[data-asking]') === null &&
      !/thinking/.test(document.querySelector('[role=status]')?.textContent ?? ''),
    undefined,
    { timeout: 120_000 },
  );
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
}

export function createSelection(page: Page, witness: Witness, touch: boolean): HandAt {
  /** Names that once seemed to do nothing: next time the map is watched as well. */
  const idle = new Set<string>();
  const point = async ({ x, y }: Spot): Promise<void> => {
    if (touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await answered(page);
  };
  const see = async (): Promise<Look> => {
    await answered(page);
    const seen = await look(page);
    witness.read(seen);
    return seen;
  };
  return {
    see,
    async press(thing) {
      const spot = await reachFor(page, thing.no);
      const before = await look(page);
      if (typeof spot === 'string') {
        if (spot !== 'gone') await witness.note(`“${thing.name}” cannot be pressed: ${spot}`);
        return before;
      }
      witness.did(`${thing.name} (${before.asks})`);
      const watched = idle.has(thing.name) ? await glance(page) : undefined;
      await point(spot);
      const after = await see();
      // Refused once more is an answer too.
      if (signOf(before) !== signOf(after) || after.alerts.length > 0) return after;
      if (!watched) idle.add(thing.name);
      else if ((await glance(page)).data.equals(watched.data))
        await witness.note(`nothing comes of “${thing.name}” while asked: ${before.asks}`);
      return after;
    },
    async tap(spot) {
      witness.did(`the map at ${spot.x}, ${spot.y}`);
      await point(spot);
      return see();
    },
  };
}
