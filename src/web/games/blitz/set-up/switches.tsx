import type { JSX } from 'solid-js';
import { type Preset, SWITCHES, type Switch } from '#games/blitz/presets.ts';
import { type SwitchLine, SwitchList, toggled } from '#web/table/rules/switch-list.tsx';
import { switchesOf } from '../starts.ts';
import { w } from '../words/words.ts';

const NAMES = Object.keys(SWITCHES) as Switch[];
const isOptional = (name: Switch): boolean => SWITCHES[name].rule.startsWith('O');
export const OPTIONAL = NAMES.filter(isOptional);
export const HOUSE = NAMES.filter((name) => !isOptional(name));

/** Rule modules, each explained in a line and linked to its rule. */
export function Switches(props: {
  readonly title: string;
  readonly names: readonly Switch[];
  readonly level: Preset;
  readonly on: readonly Switch[];
  readonly set: (names: readonly Switch[]) => void;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const playable = (name: Switch): boolean => switchesOf(props.level).includes(name);
  const lines = (): readonly SwitchLine<Switch>[] =>
    props.names.map((id) => {
      const fixed = !playable(id);
      const line = { id, name: w.switchName[id], text: w.switchText[id], rule: SWITCHES[id].rule, fixed };
      return fixed ? { ...line, on: false, why: w.needsTournament } : { ...line, on: props.on.includes(id) };
    });
  return (
    <fieldset class="wide">
      <legend>{props.title}</legend>
      <SwitchList
        list={lines()}
        toggle={(name) => props.set(toggled(props.on, name))}
        openRule={props.openRule}
        readRule={({ rule }) => w.readRule(rule)}
      />
    </fieldset>
  );
}
