import { createResource, For, Show } from 'solid-js';
import { MODULE_IDS, withOrders } from '#games/blitz/modules/modules.ts';
import type { Playable } from '#games/blitz/modules/ready-sets.ts';
import { PRESETS } from '#games/blitz/presets.ts';
import type { Lobby } from '#web/face.ts';
import { ledgerOf } from '#web/table/rules/rulebook.ts';
import { LIBRARY } from '../library.ts';
import { rulebook } from '../rulebook.ts';
import { w } from '../words/words.ts';
import { Placements, Seats } from './armies.tsx';
import { createChoice } from './choice.ts';
import { ModuleRow } from './module-row.tsx';
import { ReadySets } from './ready-sets.tsx';
import { Summary } from './summary.tsx';
import { HOUSE, OPTIONAL, Switches } from './switches.tsx';
import { s } from './words/words.ts';
import '#web/table/rules/rules.css';
import './set-up.css';

/** M0.1: a game put together from modules; what becomes of it is seen beside them. */
export const SetUpPage: NonNullable<Lobby['Own']> = (props) => {
  const choice = createChoice();
  const [ledger] = createResource(() => ledgerOf(rulebook));
  let built: HTMLFormElement | undefined;
  const begin = (event: Event): void => {
    event.preventDefault();
    if (choice.faults().length === 0) props.begin(choice.start());
  };
  const take = (set: Playable): void => {
    choice.take(set);
    built?.scrollIntoView({ block: 'start' });
  };
  return (
    <div class="set-up">
      <p>{s.about}</p>
      <ReadySets take={take} openRule={props.openRule} />
      <form class="options built" aria-label={s.game} onSubmit={begin} ref={built}>
        <div class="parts">
          <fieldset class="levels">
            <legend>{s.level}</legend>
            <For each={PRESETS}>
              {(name) => (
                <label>
                  <input
                    type="radio"
                    name="set-up-level"
                    checked={choice.level() === name}
                    onChange={() => choice.setLevel(name)}
                  />
                  <span>
                    <strong>{w.levelName(name)}.</strong> {w.levelText(name)}
                  </span>
                </label>
              )}
            </For>
          </fieldset>
          <fieldset>
            <legend>{s.modules}</legend>
            <ul class="modules">
              <For each={MODULE_IDS}>
                {(id) => <ModuleRow id={id} choice={choice} ledger={ledger()} openRule={props.openRule} />}
              </For>
            </ul>
          </fieldset>
          <details>
            <summary>{s.switches}</summary>
            <For each={[OPTIONAL, HOUSE]}>
              {(names) => (
                <Switches
                  title={names === OPTIONAL ? w.optionalGroup : w.houseGroup}
                  names={names}
                  level={choice.level()}
                  on={choice.switches()}
                  set={choice.setSwitches}
                  openRule={props.openRule}
                />
              )}
            </For>
          </details>
          <div class="who">
            <Show
              when={!withOrders(choice.modules()) && !choice.onlyMinors()}
              fallback={<p class="bonds">{choice.onlyMinors() ? s.noMajors : s.noPlacement}</p>}
            >
              <Placements library={LIBRARY} on={choice.placement()} set={choice.setPlacement} />
            </Show>
            <Seats on={choice.seats()} set={choice.setSeats} />
          </div>
        </div>
        <aside>
          <Summary choice={choice} ledger={ledger()} openRule={props.openRule} />
          <button type="submit" class="primary" disabled={choice.faults().length > 0}>
            {s.begin}
          </button>
        </aside>
      </form>
    </div>
  );
};
