import { type JSX, Show } from 'solid-js';
import type { FieldShown } from '../field-of-fire.ts';
import { unitName } from '../unit-descriptions.ts';
import { g } from '../words/words.ts';

/** Key of a shaded field of fire, with a button to remove it. */
export const FieldKey = (props: { readonly field: FieldShown }): JSX.Element => (
  <Show when={props.field.of()}>
    {(id) => (
      <section class="fire-plan low" aria-label={g.fieldTitle}>
        <h3>
          {g.fieldTitle}: {unitName({ id: id() })}
        </h3>
        <p>{g.card.fieldKey}</p>
        <button type="button" onClick={() => props.field.show(undefined)}>
          {g.fieldOff}
        </button>
      </section>
    )}
  </Show>
);
