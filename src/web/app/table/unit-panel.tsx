import { For, type JSX, Show } from 'solid-js';
import type { UnitNo } from '../../../blitz/types.ts';
import { factorsText } from '../../../blitz/unit-text.ts';
import type { Seen } from '../counters-model.ts';
import type { GameStore } from './game-store.ts';

/** The stack in the chosen hex, unit by unit; a tick takes a unit into the selection or out of it. */
export function UnitPanel(props: {
  readonly game: GameStore;
  readonly state: Seen;
  readonly hex: number | undefined;
  readonly hexName: (hex: number) => string;
  readonly units: readonly UnitNo[];
  readonly selected: ReadonlySet<UnitNo>;
  readonly select: (units: readonly UnitNo[]) => void;
}): JSX.Element {
  const unit = (no: UnitNo) => props.state.units[no];
  const toggle = (no: UnitNo) => {
    const next = new Set(props.selected);
    if (!next.delete(no)) next.add(no);
    props.select([...next]);
  };
  const size = () => props.units.reduce((sum, no) => sum + (unit(no)?.df ?? 0), 0);
  return (
    <section class="stack" aria-label="The chosen hex">
      <Show when={props.hex !== undefined} fallback={<p class="hint">Choose a stack on the map.</p>}>
        <h2>
          {props.hexName(props.hex ?? -1)} <small>{props.units.length > 0 ? `${size()} of 12` : 'empty'}</small>
        </h2>
        <ul>
          <For each={props.units}>
            {(no) => (
              <li>
                <label>
                  <input
                    type="checkbox"
                    checked={props.selected.has(no)}
                    disabled={unit(no)?.side !== props.game.decides()}
                    onChange={() => toggle(no)}
                  />
                  <span class={`side ${unit(no)?.side ?? ''}`}>{unit(no)?.id}</span> {unit(no)?.type}{' '}
                  {unitFactors(unit(no))}
                  <Show when={unit(no)?.moved}>
                    <small>
                      {' '}
                      {unit(no)?.stopped
                        ? 'stopped'
                        : `${(unit(no)?.mf ?? 0) * 3 - (unit(no)?.spent ?? 0)} thirds left`}
                    </small>
                  </Show>
                </label>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

const unitFactors = (unit: Seen['units'][number] | undefined): string => (unit ? factorsText(unit) : '');
