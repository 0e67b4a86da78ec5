import { For, type JSX } from 'solid-js';
import { PLAYABLE } from '#games/gamex/modules.ts';
import { OPTIONS, type OptionName } from '#games/gamex/options.ts';
import type { Ruled } from '#games/gamex/text/mission-text.ts';
import { type SwitchLine, SwitchList, toggled } from '#web/table/rules/switch-list.tsx';
import { g } from '../words/words.ts';

const PARTS = ['supplement', 'option'] as const;

/** Options besides the Standard rules, each in a sentence; a situation may fix some. */
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
  const lines = (part: (typeof PARTS)[number]): readonly SwitchLine<OptionName>[] =>
    of(part).map((id) => {
      const [name, text] = g.option[id];
      const { rule } = OPTIONS[id];
      const line = { id, name, text, rule, on: isOn(id), fixed: isFixed(id) };
      return props.ruled.without.includes(id) ? { ...line, why: g.notHere } : line;
    });
  return (
    <For each={PARTS.filter((part) => of(part).length > 0)}>
      {(part) => (
        <details class="option-list">
          <summary>
            {g.optionGroup[part]} ({of(part).filter(isOn).length} / {of(part).length})
          </summary>
          <SwitchList
            list={lines(part)}
            toggle={(name) => props.set(toggled(props.on, name))}
            openRule={props.openRule}
            readRule={({ name, rule }) => g.optionRule(name, rule)}
          />
        </details>
      )}
    </For>
  );
}
