import { createEffect, createMemo, createSignal, type JSX } from 'solid-js';
import { w } from '../../text/words.ts';
import type { Table } from '../table-model.ts';
import { resultName } from '../../games/blitz/results.ts';
import { createTurnSummary, type TurnSummary } from '../../games/blitz/turn-summary.ts';

const [summary, setSummary] = createSignal<TurnSummary>();

/** The last player turn in a sentence or two, for those who listen and those who ask for it again. */
export function summaryText(): string {
  const now = summary();
  if (!now) return w.noSummary;
  const { side, turn, moved, battles, lost, cities } = now;
  return w.turnSummary({
    side: w.sideName(side),
    turn,
    moved,
    battles,
    losses: [
      [w.sideName('blue'), lost.blue],
      [w.sideName('red'), lost.red],
    ],
    cities: [
      [w.sideName('blue'), cities.blue],
      [w.sideName('red'), cities.red],
    ],
  });
}

/** Speaks every battle's result, and the summary of every player turn as it ends. */
export function Announcer(props: { readonly table: Table }): JSX.Element {
  const follow = createTurnSummary();
  setSummary(undefined);
  createEffect(() => {
    const snapshot = props.table.game.snapshot();
    const done = snapshot && follow(snapshot);
    if (done) setSummary(done);
  });
  const battle = createMemo((before: string) => {
    const { table } = props;
    const fought = table.game.snapshot()?.happened.findLast((one) => one.is === 'fought');
    if (fought?.is !== 'fought') return before;
    const hexes = fought.hexes.map(table.name).join(', ');
    return w.saidBattle(hexes, fought.odds, String(fought.die ?? ''), resultName(fought.result, fought.kind));
  }, '');
  return (
    <>
      <p class="unseen" aria-live="polite" data-said="battle">
        {battle()}
      </p>
      <p class="unseen" aria-live="polite" data-said="turn">
        {summary() ? summaryText() : ''}
      </p>
    </>
  );
}
