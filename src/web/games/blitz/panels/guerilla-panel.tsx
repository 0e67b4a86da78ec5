import { For, type JSX, Show } from 'solid-js';
import type { GuerillasView, UprisingView } from '#games/blitz/countries/desk/guerillas.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { risingOf } from '../phrases/revolt.ts';
import { named, w } from '../words/words.ts';
import { Refused } from './refusal.tsx';
import './modules.css';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

const viewOf = (table: BlitzTable): (() => GuerillasView | undefined) =>
  latestOf(table.state, () => table.ask.guerillas());

/** The rule a country's uprising stands or falls by. */
const ruleOf = ({ country, pacified, rises }: UprisingView): string =>
  country < 0 ? 'M17.g.4' : pacified ? 'M15.20' : rises ? 'M15.3' : 'M15.2';

/** M15: who rises against whom, who is in the field, and what they may do. */
export function GuerillaPanel(props: Props): JSX.Element {
  const { table } = props;
  const view = viewOf(table);
  return (
    <section class="guerillas" aria-label={w.tabGuerillas}>
      <h2>{w.tabGuerillas}</h2>
      <p class="hint">
        {w.guerillasHint(view()?.next)} <RuleLink id="M15.3" open={props.openRule} />
      </p>
      <ul class="countries">
        <For
          each={view()?.countries ?? []}
          fallback={
            <li class="hint">
              {w.noUprising} <RuleLink id="M15.2" open={props.openRule} />
            </li>
          }
        >
          {(one) => (
            <li>
              <Show when={one.name}>
                <h3>{named(one.name)}</h3>
                <p>{w.fallenTo(one.fallen, one.cities, w.sideName(one.oppressor))}</p>
              </Show>
              <p>
                {risingOf(one)} <RuleLink id={ruleOf(one)} open={props.openRule} />
              </p>
              <Show when={one.bands.length > 0}>
                <p class="hint">{w.bandsHere}</p>
                <ul class="bands">
                  <For each={one.bands}>
                    {(band) => (
                      <li>
                        <button type="button" class="hex-link" onClick={() => table.showHex(band.hex)}>
                          {table.called(band.unit)}, {table.placeName(band.hex)}
                        </button>{' '}
                        <small>{band.small ? w.bandSmall(band.factors) : w.bandLarge(band.factors)}</small>
                        <Refused quiet fault={band.idle} openRule={props.openRule} />
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <h3>{w.bandsDo}</h3>
      <ul>
        <For each={Object.entries(w.bandRules)}>
          {([rule, text]) => (
            <li>
              {text} <RuleLink id={rule} open={props.openRule} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** M80.30: those who have risen, city by city: a hex is chosen for one of them, or it waits. */
export function UprisingPanel(props: Props): JSX.Element {
  const { table } = props;
  const view = viewOf(table);
  const verb = (city: number): string => `placeGuerilla ${city}`;
  const take = (city: number, places: readonly number[]): void => {
    if (table.begun()?.verb === verb(city)) return table.begin(undefined);
    table.begin({
      verb: verb(city),
      choices: places.map((hex) => ({
        command: { do: 'placeGuerilla', city, hex } as const,
        verb: 'placeGuerilla',
        text: '',
        hex,
      })),
    });
  };
  return (
    <section class="guerillas" aria-label={w.phaseName.guerillas}>
      <h2>{w.phaseName.guerillas}</h2>
      <p class="hint">
        {w.bandsPlaceHint} <RuleLink id="M15.4" open={props.openRule} />
      </p>
      <Show when={view()?.choosing}>
        {(left) => (
          <p class="hint">
            {w.bandsChoose(left())} <RuleLink id="M17.g.4" open={props.openRule} />
          </p>
        )}
      </Show>
      <ul class="bands">
        <For each={view()?.placing ?? []}>
          {({ city, count, places }) => (
            <li>
              <button type="button" class="hex-link" onClick={() => table.showHex(city)}>
                {w.bandCity(table.placeName(city), count)}
              </button>
              <div class="row">
                <Show when={places.length > 0} fallback={<p class="hint">{w.bandNowhere}</p>}>
                  <button
                    type="button"
                    class="primary"
                    aria-label={`${w.bandCity(table.placeName(city), count)}: ${w.bandPlace}`}
                    aria-pressed={table.begun()?.verb === verb(city)}
                    onClick={() => take(city, places)}
                  >
                    {w.bandPlace}
                  </button>
                </Show>
                <button
                  type="button"
                  aria-label={`${w.bandCity(table.placeName(city), count)}: ${w.bandWait}`}
                  onClick={() => void table.play({ do: 'delay', city })}
                >
                  {w.bandWait}
                </button>
              </div>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
