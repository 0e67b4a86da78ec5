import { type JSX, Show } from 'solid-js';
import type { Clock } from '#protocol/terms.ts';
import { zeroOf } from './terms.ts';
import { o } from './words/words.ts';

/** By the day: what a vacation does to it. */
const vacationOf = (clock: Clock): string =>
  clock.kind === 'days' ? ` ${clock.vacation ? o.vacationText.yes : o.vacationText.no}` : '';

/** Explanation of the clock, and of its end. */
export const ClockText = (props: { readonly clock: Clock | undefined; readonly wrong?: boolean }): JSX.Element => (
  <Show when={props.clock} fallback={<span>{props.wrong ? o.clockWrong : o.noClockText}</span>}>
    {(clock) => (
      <span>
        {o.clockText(clock())} <strong>{o.zeroText[zeroOf(clock())]}</strong>
        {vacationOf(clock())}
      </span>
    )}
  </Show>
);
