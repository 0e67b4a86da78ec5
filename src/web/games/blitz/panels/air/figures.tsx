import { For, type JSX, Show } from 'solid-js';
import { meanOf, RAID_RESULTS, type RaidForecast, type RaidResult } from '../../../../../games/blitz/desk/air/raid.ts';
import { w } from '../../words/words.ts';

/** What may come of a flight, a row for each way it is met. */

const PERCENT = 100;

/** Certain is said only of what is certain. */
const percent = (chance: number): string => {
  const rounded = Math.round(chance * PERCENT);
  if (chance > 0 && rounded === 0) return '<1\u00a0%';
  return chance < 1 && rounded === PERCENT ? '>99\u00a0%' : `${rounded}\u00a0%`;
};

const mean = (chances: readonly number[]): string => w.decimal(meanOf(chances));

interface Row {
  readonly name: string;
  readonly forecast: RaidForecast;
}

export function RaidFigures(props: { readonly head: string; readonly rows: readonly Row[] }): JSX.Element {
  const missions = () => props.rows[0]?.forecast.missions ?? [];
  const results = (mission: number): RaidResult[] =>
    RAID_RESULTS.filter((result) =>
      props.rows.some(({ forecast }) => forecast.missions[mission]?.results.some((one) => one.result === result)),
    );
  const chance = ({ forecast }: Row, mission: number, result: RaidResult): number =>
    forecast.missions[mission]?.results.find((one) => one.result === result)?.chance ?? 0;
  const met = () => props.rows.some(({ forecast }) => forecast.odds !== undefined);
  return (
    <table class="figures">
      <caption>{w.raidFigures}</caption>
      <thead>
        <Show when={missions().length > 1}>
          <tr>
            <td colSpan={met() ? 4 : 2} />
            <For each={missions()}>
              {({ mission }, i) => (
                <th scope="colgroup" colSpan={results(i()).length}>
                  {w.actionName[`declareStrike ${mission}` as keyof typeof w.actionName] ?? mission}
                </th>
              )}
            </For>
          </tr>
        </Show>
        <tr>
          <th scope="col">{props.head}</th>
          <Show when={met()}>
            <th scope="col">{w.raidOdds}</th>
          </Show>
          <th scope="col">{w.raidLoses}</th>
          <Show when={met()}>
            <th scope="col">{w.raidHisLoss}</th>
          </Show>
          <For each={missions()}>
            {(_mission, i) => (
              <For each={results(i())}>
                {(result) => (
                  <th scope="col">
                    <abbr title={w.raidResult[result]}>{w.raidLetter[result]}</abbr>
                  </th>
                )}
              </For>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr>
              <th scope="row">{row.name}</th>
              <Show when={met()}>
                <td>{row.forecast.odds ?? ''}</td>
              </Show>
              <td>{mean(row.forecast.flight)}</td>
              <Show when={met()}>
                <td>{mean(row.forecast.interceptors)}</td>
              </Show>
              <For each={missions()}>
                {(_mission, i) => (
                  <For each={results(i())}>{(result) => <td>{percent(chance(row, i(), result))}</td>}</For>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
