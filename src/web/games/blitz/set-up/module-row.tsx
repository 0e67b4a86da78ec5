import { For, type JSX, Show } from 'solid-js';
import type { Ledger } from '#core/ledger.ts';
import { advisedFor, bondsOfModule } from '#games/blitz/modules/compatibility.ts';
import { type ModuleId, MODULES } from '#games/blitz/modules/modules.ts';
import { isSwitch, SWITCHES } from '#games/blitz/presets.ts';
import { RuleLink, WithLinks } from '#web/table/rules/rule-text.tsx';
import { said, w } from '../words/words.ts';
import { changesOf } from './changes.ts';
import type { Choice } from './choice.ts';
import { s } from './words/words.ts';

const SCENARIO = 'scenario ';

const partName = (id: string): string => {
  if (id === 'tournament') return s.tournament;
  if (id.startsWith(SCENARIO)) return s.war(id.slice(SCENARIO.length));
  return isSwitch(id)
    ? `${w.switchName[id]} (${SWITCHES[id].rule})`
    : `${id} ${(w.moduleName as Readonly<Record<string, string>>)[id] ?? ''}`.trim();
};

/** M70: what a module is bound to, in a few words. */
function bonds(id: ModuleId): string[] {
  const { needs = [], excludes = [] } = bondsOfModule(id);
  const needed = needs.flatMap(({ anyOf }) => anyOf);
  const good = advisedFor([id]).filter((one) => !needed.includes(one));
  const list = (names: readonly string[]): string => names.map(partName).join(', ');
  return [
    ...needs.map(({ anyOf }) => s.needs(anyOf.map(partName))),
    ...(excludes.length > 0 ? [s.excludes(list(excludes.map((one) => one.id)))] : []),
    ...(good.length > 0 ? [s.goesWith(list(good))] : []),
  ];
}

const valueName = (name: string, value: string): string => s.options[name]?.values[value] ?? value;

/** A module to tick: what it does, what it is bound to, what it changes, its options. */
export function ModuleRow(props: {
  readonly id: ModuleId;
  readonly choice: Choice;
  readonly ledger: Ledger | undefined;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const on = (): boolean => props.choice.modules().includes(props.id);
  const options = () => Object.entries(props.choice.openOptions(props.id));
  return (
    <li classList={{ on: on() }}>
      <label>
        <input type="checkbox" checked={on()} onChange={() => props.choice.toggle(props.id)} />
        <span>
          <strong>
            {props.id} {w.moduleName[props.id]}.
          </strong>{' '}
          {w.moduleText[props.id]}
        </span>
      </label>
      <Show when={bonds(props.id).length > 0}>
        <p class="bonds">{bonds(props.id).join(' · ')}</p>
      </Show>
      <Show when={on()}>
        <For each={props.choice.faultsOf(props.id)}>{({ because }) => <p class="wrong">{said(because)}</p>}</For>
      </Show>
      <Show when={on() && options().length > 0}>
        <fieldset class="module-options" aria-label={s.optionsOf(props.id)}>
          <For each={options()}>
            {([name, { rule, values }]) => (
              <div>
                <label>
                  <span>
                    <strong>{s.options[name]?.name ?? name}.</strong> {s.options[name]?.text}{' '}
                    <RuleLink id={rule} open={props.openRule} />
                  </span>
                  <select
                    value={props.choice.option(name) ?? values[0]}
                    onChange={(event) => props.choice.choose(name, event.currentTarget.value)}
                  >
                    <For each={values}>
                      {(value, no) => (
                        <option value={value}>
                          {no() === 0 ? s.usual(valueName(name, value)) : valueName(name, value)}
                        </option>
                      )}
                    </For>
                  </select>
                </label>
                <Show when={s.options[name]?.means?.[props.choice.option(name) ?? values[0] ?? '']}>
                  {(means) => <p class="bonds">{means()}</p>}
                </Show>
              </div>
            )}
          </For>
        </fieldset>
      </Show>
      <Show when={props.ledger}>
        {(ledger) => (
          <details>
            <summary>{s.changes}</summary>
            <p>
              <RuleLink id={MODULES[props.id].rule} open={props.openRule} />{' '}
              <WithLinks
                text={changesOf(ledger(), props.id).base?.text ?? ''}
                ledger={ledger()}
                open={props.openRule}
              />
            </p>
            <p>
              {s.brings(changesOf(ledger(), props.id).brings.length)}{' '}
              <For each={changesOf(ledger(), props.id).brings}>
                {(id) => (
                  <>
                    <RuleLink id={id} open={props.openRule} />{' '}
                  </>
                )}
              </For>
            </p>
          </details>
        )}
      </Show>
    </li>
  );
}
