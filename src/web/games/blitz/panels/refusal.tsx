import { type JSX, Show } from 'solid-js';
import type { Objection } from '#core/objection.ts';
import { said } from '../words/words.ts';

/** A refusal with its rule, where there is one. */
export function Refused(props: {
  readonly fault: Objection | undefined;
  readonly openRule: (id: string) => void;
  /** Remark instead of a refusal, where nothing was tried. */
  readonly quiet?: true;
}): JSX.Element {
  return (
    <Show when={props.fault}>
      {(fault) => (
        <p class={props.quiet ? 'hint' : 'refusal'}>
          <button type="button" class="rule-link" onClick={() => props.openRule(fault().rule)}>
            {fault().rule}
          </button>{' '}
          {said(fault().because)}
        </p>
      )}
    </Show>
  );
}
