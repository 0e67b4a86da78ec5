import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { said, w } from '#web/text/words.ts';
import type { GameStore } from '../game-store.ts';

/** A record of so many commands is played again unasked. */
const SHORT = 120;

/** Verification of a record by replay, with its result. */
export function ProofLine(props: { readonly game: GameStore }): JSX.Element {
  const known = (): number => props.game.update()?.known ?? 0;
  const [wanted, setWanted] = createSignal(false);
  const [proof] = createResource(
    () => (known() > 0 && (wanted() || known() <= SHORT) ? known() : undefined),
    () => props.game.host.proof().catch(() => undefined),
  );
  return (
    <Show when={props.game.keptHere && known() > 0}>
      <p class="proof" role="status">
        <Show
          when={wanted() || known() <= SHORT}
          fallback={
            <button type="button" title={w.proveText} onClick={() => setWanted(true)}>
              {w.prove}
            </button>
          }
        >
          <Show when={!proof.loading && proof.latest} fallback={proof.loading ? w.proving : ''}>
            {(found) => (found().holds ? w.proves(said(found().said)) : w.provesNot(said(found().said)))}
          </Show>
        </Show>
      </p>
    </Show>
  );
}
