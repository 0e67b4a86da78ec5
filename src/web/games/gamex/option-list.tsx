import { For, type JSX, Show } from 'solid-js';
import { PLAYABLE } from '../../../games/gamex/modules.ts';
import { OPTIONS, type OptionName } from '../../../games/gamex/options.ts';
import type { Ruled } from '../../../games/gamex/text/briefing.ts';
import { g } from './words/words.ts';

const PARTS = ['supplement', 'option'] as const;

/** What may be played besides the Standard rules, each in a sentence; a situation may have decided already. */
export function OptionList(props: {
  readonly ruled: Ruled;
  readonly on: readonly OptionName[];
  readonly set: (names: readonly OptionName[]) => void;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const of = (part: (typeof PARTS)[number]) => PLAYABLE.filter((name) => OPTIONS[name].part === part);
  const isFixed = (name: OptionName): boolean =>
    props.ruled.options.includes(name) || props.ruled.without.includes(name);
  const isOn = (name: OptionName): boolean =>
    props.ruled.options.includes(name) || (props.on.includes(name) && !props.ruled.without.includes(name));
  const toggle = (name: OptionName): void =>
    props.set(props.on.includes(name) ? props.on.filter((one) => one !== name) : [...props.on, name]);
  return (
    <For each={PARTS.filter((part) => of(part).length > 0)}>
      {(part) => (
        <details class="option-list">
          <summary>
            {g.optionGroup[part]} ({of(part).filter(isOn).length} / {of(part).length})
          </summary>
          <div class="switches">
            <For each={of(part)}>
              {(name) => (
                <div classList={{ off: isFixed(name) }}>
                  <label>
                    <input
                      type="checkbox"
                      checked={isOn(name)}
                      disabled={isFixed(name)}
                      onChange={() => toggle(name)}
                    />
                    <span>
                      <strong>{g.option[name][0]}.</strong> {g.option[name][1]}
                      <Show when={props.ruled.without.includes(name)}>
                        {' '}
                        <em>({g.notHere})</em>
                      </Show>
                    </span>
                  </label>{' '}
                  <button
                    type="button"
                    class="rule-link"
                    aria-label={g.optionRule(g.option[name][0], OPTIONS[name].rule)}
                    onClick={() => props.openRule(OPTIONS[name].rule)}
                  >
                    {OPTIONS[name].rule}
                  </button>
                </div>
              )}
            </For>
          </div>
        </details>
      )}
    </For>
  );
}
