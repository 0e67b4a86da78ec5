import { createSignal, type JSX, Show } from 'solid-js';
import { type Failure } from '../online/api.ts';
import { o } from '../online/words/words.ts';
import { y } from './words/words.ts';

/** Result of a request, or `cancelled`: the player closed the question of the browser. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly why: Failure | 'cancelled' };

export const outcomeText = (got: Outcome): string =>
  got.ok ? y.done : got.why === 'cancelled' ? y.passkeyStopped : o.trouble[got.why];

/** Does one thing at a time, and says what went wrong. */
export function createRequest() {
  const [busy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal('');
  return {
    busy,
    Trouble: (): JSX.Element => (
      <Show when={trouble()}>
        <p class="trouble" role="alert">
          {trouble()}
        </p>
      </Show>
    ),
    /** True where it was done. */
    async run<T extends Outcome>(work: () => Promise<T>, then?: (got: Extract<T, { readonly ok: true }>) => unknown) {
      if (busy()) return;
      setBusy(true);
      setTrouble('');
      const got = await work();
      setBusy(false);
      if (got.ok) await then?.(got as Extract<T, { readonly ok: true }>);
      else setTrouble(outcomeText(got));
    },
    say: setTrouble,
  };
}
