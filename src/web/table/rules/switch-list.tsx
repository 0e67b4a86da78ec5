import { For, type JSX, Show } from 'solid-js';
import './switch-list.css';

/** A rule that may be switched on. */
export interface SwitchLine<Name extends string> {
  readonly id: Name;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  readonly on: boolean;
  /** Set if it cannot be changed here, with the reason. */
  readonly fixed: boolean;
  readonly why?: string;
}

/** Rules to switch on, each explained in a sentence and linked to the book. */
export const SwitchList = <Name extends string>(props: {
  readonly list: readonly SwitchLine<Name>[];
  readonly toggle: (name: Name) => void;
  readonly openRule: (id: string) => void;
  readonly readRule: (line: SwitchLine<Name>) => string;
}): JSX.Element => (
  <div class="switches">
    <For each={props.list}>
      {(line) => (
        <div classList={{ off: line.fixed }}>
          <label>
            <input type="checkbox" checked={line.on} disabled={line.fixed} onChange={() => props.toggle(line.id)} />
            <span>
              <strong>{line.name}.</strong> {line.text}
              <Show when={line.why}>
                {' '}
                <em>({line.why})</em>
              </Show>
            </span>
          </label>{' '}
          <button
            type="button"
            class="rule-link"
            aria-label={props.readRule(line)}
            onClick={() => props.openRule(line.rule)}
          >
            {line.rule}
          </button>
        </div>
      )}
    </For>
  </div>
);

/** List with the name toggled. */
export const toggled = <Name extends string>(on: readonly Name[], name: Name): readonly Name[] =>
  on.includes(name) ? on.filter((one) => one !== name) : [...on, name];
