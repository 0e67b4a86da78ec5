/** Players and spectators of a table: those at this server, and those at other servers as these say. */
export interface Presence {
  readonly sides: readonly string[];
  readonly watching: number;
}

const TOGETHER_MS = 50;
/** A server that was not heard of for so long counts no more. */
const GONE_MS = 25_000;

const isSame = (one: Presence | undefined, two: Presence): boolean =>
  one !== undefined && one.watching === two.watching && one.sides.join() === two.sides.join();

/** Gathers changes of presence, and tells them once to those who follow the table and once to other servers. */
export function createPresence({
  sides,
  here,
  show,
  send,
}: {
  readonly sides: readonly string[];
  /** Watchers at this server: their sides, or `spectator`. */
  readonly here: () => readonly string[];
  /** Shows the presence to those who follow the table. */
  readonly show: (presence: Presence) => void;
  /** Tells other servers. */
  readonly send: (presence: Presence) => void;
}) {
  const others = new Map<string, Presence & { readonly until: number }>();
  let timer: NodeJS.Timeout | undefined;
  let sent: Presence | undefined;

  const own = (): Presence => {
    const all = here();
    return {
      sides: sides.filter((side) => all.includes(side)),
      watching: all.filter((one) => one === 'spectator').length,
    };
  };
  const tell = (always: boolean): void => {
    const mine = own();
    if (always ? mine.sides.length + mine.watching > 0 : !isSame(sent, mine)) send(mine);
    sent = mine;
    for (const [node, { until }] of others) if (until < performance.now()) others.delete(node);
    const all = [mine, ...others.values()];
    show({
      sides: sides.filter((side) => all.some((one) => one.sides.includes(side))),
      watching: all.reduce((sum, one) => sum + one.watching, 0),
    });
  };
  const changed = (): void => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      tell(false);
    }, TOGETHER_MS);
    timer.unref();
  };

  return {
    changed,
    /** Tells other servers again, who may not have heard it, and forgets those not heard of. */
    again: (): void => tell(true),
    hear(node: string, presence: Presence): void {
      const known = others.get(node);
      others.set(node, { ...presence, until: performance.now() + GONE_MS });
      // A server that is heard of for the first time does not know who is here.
      if (!known) sent = undefined;
      if (!isSame(known, presence)) changed();
    },
    close: (): void => clearTimeout(timer),
  };
}

export type PresenceBoard = ReturnType<typeof createPresence>;
