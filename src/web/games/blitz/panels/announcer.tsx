import { createEffect, createMemo, createSignal, type JSX } from 'solid-js';
import type { Seen } from '../../../../games/blitz/desk/own.ts';
import type { News } from '../../../../table/host.ts';
import { afterwards, rollsFor } from '../../../table/map/afterwards.ts';
import { w } from '../words/words.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { foughtIn } from '../happened.ts';
import { resultName } from '../says/results.ts';
import { createTurnSummary, type TurnSummary } from '../says/turn-summary.ts';

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
export function Announcer(props: { readonly table: BlitzTable }): JSX.Element {
  const follow = createTurnSummary();
  setSummary(undefined);
  createEffect(() => {
    const news = props.table.game.news();
    const done = news && follow(news as News<unknown, Seen>);
    if (done) setSummary(done);
  });
  const battle = createMemo((before: string) => {
    const { table } = props;
    const fought = foughtIn(table.game.news()?.happened);
    if (!fought) return before;
    const hexes = fought.hexes.map(table.name).join(', ');
    return w.saidBattle(hexes, fought.odds, String(fought.die ?? ''), resultName(fought.result, fought.kind));
  }, '');
  // The die has fallen when its result is spoken.
  const spoken = afterwards(battle, () => rollsFor(props.table.game.news()));
  return (
    <>
      <p class="unseen" aria-live="polite" data-said="battle">
        {spoken()}
      </p>
      <p class="unseen" aria-live="polite" data-said="turn">
        {summary() ? summaryText() : ''}
      </p>
    </>
  );
}
