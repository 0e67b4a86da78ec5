import { createMemo, type JSX } from 'solid-js';
import { battlesIn } from '#table/since.ts';
import { said, w } from '#web/text/words.ts';
import { afterwards, rollsFor } from '../map/afterwards.ts';
import type { Table } from '../table-model.ts';
import { oddsWords } from './odds-words.ts';
import { sinceInWords } from './since-words.ts';

/** Speaks every battle's result, and at one's turn what happened since the last. */
export function Announcer(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const battle = createMemo((before: string) => {
    const { played = 0, happened = [] } = table.game.told() ?? {};
    const fought = battlesIn([{ n: played, happened }]).at(-1);
    if (!fought) return before;
    const { hexes, place, die } = fought.clash;
    const where = place ? said(place) : hexes.map(table.name).join(', ');
    return w.saidBattle(where, oddsWords(fought.clash), String(die ?? ''), table.fittings.words.fought(fought.what));
  }, '');
  // The die has fallen when its result is spoken.
  const spoken = afterwards(battle, () => rollsFor(table.game.told()));
  return (
    <>
      <p class="unseen" aria-live="polite" data-said="battle">
        {spoken()}
      </p>
      <p class="unseen" aria-live="polite" data-said="turn">
        {table.game.since.offered() ? `${w.since}: ${sinceInWords(table)}` : ''}
      </p>
    </>
  );
}
