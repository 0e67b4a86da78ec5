import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Pace } from '#table/film.ts';
import type { Update } from '#table/host.ts';
import { createProjector } from '#web/table/film/projector.ts';

/** Shows what was played, one after the other, while the game has long gone on. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const march = (n: number): Update =>
  ({
    scene: { moment: { turn: 1, mover: 'red' }, prompt: { side: 'red', at: 'movement' } },
    played: n,
    since: n - 1,
    dice: [],
    happened: [{ is: 'went', unit: `r${n}`, path: [1, 2] }],
    log: [],
  }) as unknown as Update;

function laid() {
  const shown: Update[] = [];
  let pace: Pace = 'slow';
  let more = true;
  const film = createProjector({
    show: (update) => void shown.push(update),
    shown: () => shown.at(-1),
    pace: () => pace,
    setPace: (next) => {
      pace = next;
    },
    more: () => more,
  });
  /** The computer gives `count` commands at once; with the last of them it is our turn. */
  const play = (count: number): void => {
    for (let n = 1; n <= count; n++) {
      more = n < count;
      film.queue(march(n));
    }
  };
  return { film, play, played: () => shown.map((one) => one.played), last: () => shown.at(-1), pace: () => pace };
}

describe('a film of what others play', () => {
  test('goes from one to the next, and is over with the last', () => {
    const { film, play, played } = laid();
    play(3);
    expect(played()).toEqual([1]);
    expect(film.running()).toBe(true);
    vi.runAllTimers();
    expect(played()).toEqual([1, 2, 3]);
    expect(film.running()).toBe(false);
  });

  test('held it shows nothing, a step shows one, going on the rest', () => {
    const { film, play, played } = laid();
    play(4);
    film.hold();
    vi.runAllTimers();
    expect(played()).toEqual([1]);
    film.step();
    vi.runAllTimers();
    expect(played()).toEqual([1, 2]);
    film.goOn();
    vi.runAllTimers();
    expect(played()).toEqual([1, 2, 3, 4]);
    expect(film.held()).toBe(false);
  });

  test('skipped, all that waits and all that still comes is shown at once and nothing moves', () => {
    const { film, play, played, last } = laid();
    film.queue(march(1));
    film.queue(march(2));
    film.skip();
    expect(played()).toEqual([1, 2]);
    expect(last()?.happened).toEqual([]);
    expect(film.running()).toBe(true);
    play(3);
    expect(played()).toEqual([1, 2, 1, 2, 3]);
    expect(film.running()).toBe(false);
  });

  test('faster and slower stay within what can be watched', () => {
    const { film, pace } = laid();
    expect(film.mayBe(-1)).toBe(false);
    for (let i = 0; i < 5; i++) film.faster();
    expect(pace()).toBe('fast');
    expect(film.mayBe(1)).toBe(false);
    for (let i = 0; i < 5; i++) film.slower();
    expect(pace()).toBe('slow');
  });

  test('who waits for everything to be seen waits while it is held; a step lets one more be played', async () => {
    const { film } = laid();
    let seen = 0;
    const wait = (): void => void film.caughtUp().then(() => seen++);
    film.queue(march(1));
    film.hold();
    wait();
    await vi.runAllTimersAsync();
    expect(seen).toBe(0);
    film.step();
    await vi.runAllTimersAsync();
    expect(seen).toBe(1);
    film.queue(march(2));
    wait();
    await vi.runAllTimersAsync();
    expect(seen).toBe(1);
    film.dispose();
    await vi.runAllTimersAsync();
    expect(seen).toBe(2);
  });
});
