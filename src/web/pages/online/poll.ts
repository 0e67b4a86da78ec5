import { onCleanup, onMount } from 'solid-js';

/** Milliseconds between two looks: while the page is seen, and while it is not. */
interface Pace {
  readonly seen: number;
  /** Left out, a page nobody sees asks nothing. */
  readonly hidden?: number;
}

/** Looks again and again, as long as its owner lives; at once when the page is seen again or back on the net. */
export function createPoll(look: () => Promise<void>, pace: Pace): { readonly now: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let ended = false;
  const wait = (): void => {
    clearTimeout(timer);
    const every = document.visibilityState === 'hidden' ? pace.hidden : pace.seen;
    if (!ended && every !== undefined) timer = setTimeout(() => void run(), every);
  };
  const run = async (): Promise<void> => {
    if (looking || ended) return;
    looking = true;
    clearTimeout(timer);
    try {
      await look();
    } finally {
      looking = false;
      wait();
    }
  };
  const now = (): void => void run();
  const seen = (): void => (document.visibilityState === 'hidden' ? wait() : now());
  onMount(() => {
    now();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pageshow', seen);
    window.addEventListener('online', now);
  });
  onCleanup(() => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', seen);
    window.removeEventListener('online', now);
  });
  return { now };
}
