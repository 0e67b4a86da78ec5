/** Idle time after which a player counts as away, in milliseconds. */
const AWAY = 5 * 60_000;

/** The time somebody sits at a game: as long as the page can be seen, and not while nothing happens for long. */
export function createClock(begun: number, now: () => number = Date.now) {
  let spent = begun;
  let since: number | undefined = now();
  /** Counts up to here; from here on only while somebody looks. */
  const tick = (looking = true): void => {
    const here = now();
    if (since !== undefined) spent += Math.min(Math.max(0, here - since), AWAY);
    since = looking ? here : undefined;
  };
  return {
    tick,
    spent: (): number => {
      tick(since !== undefined);
      return Math.round(spent);
    },
  };
}
