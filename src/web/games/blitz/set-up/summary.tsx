import { For, type JSX, Show } from 'solid-js';
import type { Ledger } from '#core/ledger.ts';
import { advised } from '#games/blitz/modules/modules.ts';
import type { BlitzFrame } from '#games/blitz/types.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { said, w } from '../words/words.ts';
import type { Choice } from './choice.ts';
import { ranges } from './ranges.ts';
import { s } from './words/words.ts';

/** A decision of a player turn by its name: the steps of M6 and the second impulse by theirs. */
function phaseName(frame: BlitzFrame): string {
  if (frame.at !== 'movement') return w.phaseName[frame.at];
  if (frame.impulse === 2) return `${w.phaseName.movement}: ${s.secondMove}`;
  const { step } = frame;
  return step === undefined || step === 'land'
    ? w.phaseName.movement
    : `${w.phaseName.movement}: ${w.promptStep[step]}`;
}

/** Summary of the chosen game: its faults, recommended additions, and its player turn. */
export function Summary(props: {
  readonly choice: Choice;
  readonly ledger: Ledger | undefined;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const turn = (): string[] => [...new Set(props.choice.phases().map(phaseName))];
  const replaced = (): readonly string[] => (props.ledger ? props.choice.replaced(props.ledger) : []);
  const advice = () => advised(props.choice.modules());
  return (
    <section class="summary" aria-label={s.game}>
      <h2>{s.game}</h2>
      <p class="facts">
        {[w.levelName(props.choice.level()), ranges(props.choice.modules())].filter((one) => one !== '').join(' · ')}
      </p>
      <div role="status">
        <Show when={props.choice.modules().length === 0}>
          <p>{s.none}</p>
        </Show>
        <Show when={props.choice.faults().length > 0}>
          <div class="complaint">
            <div>
              <strong>{s.refused}</strong>
              <ul>
                <For each={props.choice.faults()}>
                  {({ because, rule }) => (
                    <li>
                      {said(because)} (<RuleLink id={rule} open={props.openRule} />)
                    </li>
                  )}
                </For>
              </ul>
              <Show when={props.choice.fitting()}>
                {(ids) => (
                  <button type="button" onClick={() => props.choice.fit(ids())}>
                    {s.fit(
                      props.choice.modules().filter((id) => !ids().includes(id)),
                      ids().filter((id) => !props.choice.modules().includes(id)),
                    )}
                  </button>
                )}
              </Show>
            </div>
          </div>
        </Show>
        <Show when={advice().length > 0}>
          <p class="advice">
            {s.advice}{' '}
            <For each={advice()}>
              {(id) => (
                <button type="button" onClick={() => props.choice.toggle(id)}>
                  {s.add(`${id} ${w.moduleName[id]}`)}
                </button>
              )}
            </For>
          </p>
        </Show>
      </div>
      <Show when={turn().length > 0}>
        <h3>{s.turn}</h3>
        <ol>
          <For each={turn()}>{(name) => <li>{name}</li>}</For>
        </ol>
      </Show>
      <Show when={replaced().length > 0}>
        <details>
          <summary>{s.replaced(replaced().length)}</summary>
          <p>
            <For each={replaced()}>
              {(id) => (
                <>
                  <RuleLink id={id} open={props.openRule} />{' '}
                </>
              )}
            </For>
          </p>
        </details>
      </Show>
    </section>
  );
}
