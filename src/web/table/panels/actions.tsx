import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Objection } from '#core/objection.ts';
import { english } from '#core/message.ts';
import type { Action, Choice } from '#table/desk.ts';
import { said, w } from '#web/text/words.ts';
import type { TableWords } from '#web/face.ts';
import type { Laid } from '../table-model.ts';

const MOST_IN_A_ROW = 6;
const MOST_LISTED = 40;

type At = Laid & { readonly fittings: { readonly words: TableWords } };

/** Actions not open to units now, each with the rule that forbids it. */
export function Impossible(props: {
  readonly table: At;
  readonly list: readonly Action[];
  readonly openRule: (id: string) => void;
}): JSX.Element {
  /** Actions refused for the same reason share one line. */
  const refused = createMemo(() => {
    const found = new Map<string, { verbs: string[]; fault: Objection }>();
    for (const { verb, fault } of props.list) {
      if (!fault) continue;
      const key = fault.rule + english(fault.because);
      const group = found.get(key) ?? { verbs: [], fault };
      group.verbs.push(props.table.fittings.words.action(verb));
      found.set(key, group);
    }
    return [...found.values()];
  });
  return (
    <Show when={refused().length > 0}>
      <details class="impossible">
        <summary>{w.notPossible(refused().length)}</summary>
        <ul>
          <For each={refused()}>
            {({ verbs, fault }) => (
              <li>
                <strong>{verbs.join(', ')}</strong>: {said(fault.because)}{' '}
                <button
                  type="button"
                  class="rule-link"
                  aria-label={w.readRule(fault.rule)}
                  onClick={() => props.openRule(fault.rule)}
                >
                  {fault.rule}
                </button>
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
}

/** Actions of units besides moving: one button each; those with a hex to choose light the map. */
export function Actions(props: {
  readonly table: At;
  readonly list: readonly Action[];
  readonly title: string;
}): JSX.Element {
  const { table } = props;
  const name = (verb: string): string => table.fittings.words.action(verb);
  /** Folded actions come last. */
  const list = () =>
    props.list
      .filter((one) => one.choices.length > 0)
      .toSorted((a, b) => Number(a.folded === true) - Number(b.folded === true));
  const begun = () => (list().some((one) => one.verb === table.begun()?.verb) ? table.begun() : undefined);
  const hint = () => {
    const action = begun();
    return action && table.fittings.words.chooseHex(action);
  };
  const onMap = (action: Action) => action.choices.some((choice) => choice.hex !== undefined);
  /** Choices that need no hex: those alike are one button, and every chosen unit follows it. */
  const direct = (action: Action): readonly (readonly Choice[])[] => {
    const groups = new Map<string, Choice[]>();
    for (const choice of action.choices) {
      if (choice.hex !== undefined) continue;
      const key = choice.box ?? choice.text;
      const group = groups.get(key);
      if (group) group.push(choice);
      else groups.set(key, [choice]);
    }
    return [...groups.values()];
  };
  /** Many ways, or ways to be thought about, are folded away. */
  const folded = (action: Action): boolean => direct(action).length > MOST_IN_A_ROW || action.folded === true;
  return (
    <Show when={list().length > 0}>
      <div class="actions">
        <h3>{props.title}</h3>
        <For each={list()}>
          {(action) => (
            <div class="action">
              <Show when={onMap(action)}>
                <button
                  type="button"
                  aria-pressed={table.begun()?.verb === action.verb}
                  onClick={() => table.begin(table.begun()?.verb === action.verb ? undefined : action)}
                >
                  {name(action.verb)}
                </button>
              </Show>
              <Show when={folded(action)} fallback={<Direct table={table} groups={direct(action)} />}>
                <Show when={direct(action).length > 0}>
                  <details>
                    <summary>{name(action.verb)} …</summary>
                    <div class="row">
                      <Direct table={table} groups={direct(action).slice(0, MOST_LISTED)} />
                    </div>
                  </details>
                </Show>
              </Show>
            </div>
          )}
        </For>
        <Show when={hint()}>
          {(text) => (
            <p class="hint" aria-live="polite">
              {text()}
            </p>
          )}
        </Show>
      </div>
    </Show>
  );
}

function Direct(props: { readonly table: At; readonly groups: readonly (readonly Choice[])[] }): JSX.Element {
  const label = ([first, ...others]: readonly Choice[]): string =>
    first ? props.table.fittings.words.choice(first, others.length + 1) : '';
  const labels = createMemo(() => props.groups.map(label));
  return (
    <For each={props.groups}>
      {(group, i) => (
        <button type="button" onClick={() => void props.table.playAll(group)}>
          {labels()[i()]}
        </button>
      )}
    </For>
  );
}
