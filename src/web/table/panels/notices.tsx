import { type JSX, Show } from 'solid-js';
import { said, w } from '../../text/words.ts';
import type { Table } from '../table-model.ts';

/** What was refused and by which rule, what went wrong, and what keeps the phase from ending. */
export function Notices(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { game } = props.table;
  const link = (rule: string) => (
    <button type="button" class="rule-link" aria-label={w.readRule(rule)} onClick={() => props.openRule(rule)}>
      {rule}
    </button>
  );
  return (
    <>
      <Show when={game.refusal()}>
        {(refusal) => (
          <div class="refusal" role="alert">
            <button type="button" class="dismiss" onClick={game.dismiss} aria-label={w.dismiss}>
              ×
            </button>
            {link(refusal().rule)} {said(refusal().because)}
          </div>
        )}
      </Show>
      <Show when={game.trouble()}>
        {(trouble) => (
          <div class="refusal" role="alert">
            <button type="button" class="dismiss" onClick={game.dismiss} aria-label={w.dismiss}>
              ×
            </button>
            {trouble()}
          </div>
        )}
      </Show>
      <Show when={game.humanDecides() && props.table.notYet()}>
        {(fault) => (
          <p class="not-yet" id="not-yet">
            <strong>{w.notYet}:</strong> {link(fault().rule)} {said(fault().because)}
          </p>
        )}
      </Show>
    </>
  );
}
