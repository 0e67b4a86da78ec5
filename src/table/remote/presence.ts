import type { ToServer } from '#protocol/messages.ts';

/** Lines are reported as seen so long after they came, in milliseconds. */
const SEEN_MS = 1000;

/** Reports what the player has seen, so that the server knows what to notify, and to film, later. */
export function createPresence({
  table,
  send,
  wait,
  line,
}: {
  readonly table: string;
  send(message: ToServer): boolean;
  wait(ms: number): Promise<void>;
  /** Last line that came; undefined while there is nothing to report: a spectator, or no seat yet. */
  line(): number | undefined;
}) {
  /** State of the page: the player looks at it; all that came has been shown. */
  let now = { looks: false, shown: false };
  let reported: { readonly seq: number; readonly looks?: boolean } = { seq: 0 };
  let isDue = false;

  function report(): void {
    const last = line();
    if (last === undefined) return;
    const seq = now.shown ? last : reported.seq;
    if (reported.looks === now.looks && reported.seq === seq) return;
    if (send({ is: 'saw', table, seq, looks: now.looks })) reported = { seq, looks: now.looks };
  }
  function reportSoon(): void {
    if (isDue) return;
    isDue = true;
    void wait(SEEN_MS).then(() => {
      isDue = false;
      report();
    });
  }
  return {
    report,
    reportSoon,
    /** The player looks at the page or not; `shown` when nothing waits to be shown to them. */
    look(looks: boolean, shown: boolean): void {
      const changed = now.looks !== looks;
      now = { looks, shown };
      if (changed) report();
      else reportSoon();
    },
    /** A new connection knows nothing of who looks. */
    reset(): void {
      reported = { seq: reported.seq };
    },
  };
}
