import { batch, createSignal } from 'solid-js';
import { asOne, kindOf, nextShot, PACES, type Pace, staysFor } from '#table/film.ts';
import type { Update } from '#table/host.ts';

/**
 * Shows what others have played at the pace of whoever watches. The game goes on behind it: what waits here has happened,
 * and is kept already.
 */
export function createProjector(table: {
  readonly show: (update: Update) => void;
  readonly shown: () => Update | undefined;
  readonly pace: () => Pace;
  readonly setPace: (pace: Pace) => void;
  /** True while the side to decide is one whose play is shown. */
  readonly more: () => boolean;
}) {
  const [running, setRunning] = createSignal(false);
  const [held, setHeld] = createSignal(false);
  let waiting: readonly Update[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stride = 1;
  /** Single steps asked for before there was anything to show. */
  let steps = 0;
  /** True to skip the rest of this turn. */
  let skipped = false;
  let closed = false;
  let watchers: (() => void)[] = [];

  const caughtUp = (): boolean => closed || (waiting.length === 0 && timer === undefined && (!held() || steps > 0));
  const tellWatchers = (): void => {
    if (!caughtUp()) return;
    const all = watchers;
    watchers = [];
    for (const tell of all) tell();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const rest = (ms: number): void => {
    stop();
    if (ms <= 0) return next();
    timer = setTimeout(() => {
      timer = undefined;
      next();
    }, ms);
  };

  const end = (): void => {
    stride = 1;
    steps = 0;
    skipped = false;
    setHeld(false);
    setRunning(false);
  };
  const show = (take: number): void => {
    const one = asOne(waiting.slice(0, take));
    waiting = waiting.slice(take);
    batch(() => {
      if (one) table.show(skipped ? { ...one, happened: [], dice: [] } : one);
      if (waiting.length === 0 && !table.more()) end();
    });
  };

  function next(): void {
    if (timer !== undefined) return;
    if (skipped) {
      show(waiting.length);
      return tellWatchers();
    }
    if (waiting.length === 0 || (held() && steps === 0)) return tellWatchers();
    const step = held();
    if (step) steps--;
    const shot = nextShot(waiting, step ? 'slow' : table.pace(), stride);
    stride = shot.stride;
    show(shot.take);
    if (step || !running()) return tellWatchers();
    rest(shot.ms);
  }

  const goOn = (): void => {
    steps = 0;
    setHeld(false);
    next();
  };
  const change = (by: 1 | -1): void => {
    const to = PACES[Math.max(0, PACES.indexOf(table.pace()) + by)];
    if (to === undefined || to === 'none') return;
    table.setPace(to);
  };

  return {
    /** True while something is shown, or will be as soon as it is decided. */
    running,
    held,
    /** Takes its turn behind what waits. */
    queue(update: Update): void {
      waiting = [...waiting, update];
      if (running()) return next();
      setRunning(true);
      // One's own last battle is looked at first.
      const before = table.shown();
      rest(before && kindOf(before) === 'battle' ? staysFor(table.pace()) : 0);
    },
    /** All there is and all that comes at once, without ways and dice, until somebody here has to decide. */
    skip(): void {
      if (!running()) return;
      skipped = true;
      stop();
      next();
    },
    /** Drops everything queued. */
    drop(): void {
      waiting = [];
      stop();
      end();
      tellWatchers();
    },
    hold: () => setHeld(true),
    goOn,
    toggle: () => (held() ? goOn() : setHeld(true)),
    /** One shot, then it is held again. */
    step(): void {
      setHeld(true);
      steps = 1;
      stop();
      next();
      tellWatchers();
    },
    faster: () => change(1),
    slower: () => change(-1),
    mayBe: (by: 1 | -1): boolean => {
      const to = PACES[PACES.indexOf(table.pace()) + by];
      return to !== undefined && to !== 'none';
    },
    /** Through when everything has been seen. */
    caughtUp: (): Promise<void> =>
      caughtUp() ? Promise.resolve() : new Promise<void>((resolve) => watchers.push(resolve)),
    dispose(): void {
      closed = true;
      stop();
      tellWatchers();
    },
  };
}

export type Projector = ReturnType<typeof createProjector>;
