import { For, type JSX } from 'solid-js';
import { FIGHTS } from '#games/gamex/muster/order.ts';
import { FIRST_YEAR, LAST_YEAR } from '#games/gamex/muster/stock.ts';
import { Choose } from '../lobby/seats.tsx';
import { g } from '../words/words.ts';
import type { Choice } from './choice.ts';

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
const TURNS = [6, 8, 10, 12, 15, 20];

/** Choice of year, attacker, edge and length. */
export function FightChoice(props: { readonly choice: Choice }): JSX.Element {
  const { choice } = props;
  return (
    <fieldset>
      <legend>{g.muster.fightTitle}</legend>
      <label class="line">
        {g.muster.year}{' '}
        <select
          value={choice.order().year}
          onChange={(event) => choice.change({ year: Number(event.currentTarget.value) })}
        >
          <For each={YEARS}>
            {(year) => (
              <option value={year} selected={year === choice.order().year}>
                {year}
              </option>
            )}
          </For>
        </select>
      </label>
      <label class="line">
        {g.muster.turns}{' '}
        <select
          value={choice.order().turns ?? ''}
          onChange={(event) => choice.turns(Number(event.currentTarget.value) || undefined)}
        >
          <option value="" selected={choice.order().turns === undefined}>
            {g.muster.usual}
          </option>
          <For each={TURNS}>
            {(turns) => (
              <option value={turns} selected={turns === choice.order().turns}>
                {turns}
              </option>
            )}
          </For>
        </select>
      </label>
      <Choose
        title={g.muster.who}
        group="gx-fight"
        all={FIGHTS.map((one) => [one, g.muster.fight[one]] as const)}
        now={choice.order().fight}
        set={(id) => {
          const fight = FIGHTS.find((one) => one === id);
          if (fight) choice.change({ fight });
        }}
      />
      <label class="line">
        <input
          type="checkbox"
          checked={choice.order().swapped}
          onChange={(event) => choice.change({ swapped: event.currentTarget.checked })}
        />{' '}
        {g.muster.swapped}
      </label>
    </fieldset>
  );
}
