import { For, type JSX, Show } from 'solid-js';
import { meanOf, RAID_RESULTS, type RaidForecast, type RaidResult } from '#games/blitz/air/desk/raid.ts';
import { w } from '#web/games/blitz/words/words.ts';

/** Possible results of a flight, a row for each kind of opposition. */

const PERCENT = 100;
/** Sixths do not add up to one exactly. */
const SURE = 1e-9;

/** Certain is said only of what is certain. */
const percent = (chance: number): string => {
  const rounded = Math.round(chance * PERCENT);
  if (chance > SURE && rounded === 0) return '<1\u00a0%';
  return chance < 1 - SURE && rounded === PERCENT ? '>99\u00a0%' : `${rounded}\u00a0%`;
};

const mean = (chances: readonly number[]): string => w.decimal(meanOf(chances));

interface Row {
  readonly name: string;
  readonly forecast: RaidForecast;
}

export function RaidFigures(props: { readonly head: string; readonly rows: readonly Row[] }): JSX.Element {
  const missions = () => props.rows[0]?.forecast.missions ?? [];
  /** Side by side the results of several missions are wider than the card. */
  const several = () => missions().length > 1;
  return (
    <>
      <table class="figures">
        <caption>{w.raidFigures}</caption>
        <Head head={props.head} rows={props.rows} losses results={several() ? [] : resultsOf(props.rows, 0)} />
        <tbody>
          <For each={props.rows}>
            {(row) => (
              <tr>
                <th scope="row">{row.name}</th>
                <Losses row={row} met={isMet(props.rows)} />
                <Show when={!several()}>
                  <Chances rows={props.rows} row={row} mission={0} />
                </Show>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={several()}>
        <For each={missions()}>
          {({ mission }, i) => (
            <table class="figures">
              <caption>{w.actionName[`declareStrike ${mission}` as keyof typeof w.actionName] ?? mission}</caption>
              <Head head={props.head} rows={props.rows} results={resultsOf(props.rows, i())} />
              <tbody>
                <For each={props.rows}>
                  {(row) => (
                    <tr>
                      <th scope="row">{row.name}</th>
                      <Chances rows={props.rows} row={row} mission={i()} />
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          )}
        </For>
      </Show>
    </>
  );
}

const isMet = (rows: readonly Row[]): boolean => rows.some(({ forecast }) => forecast.odds !== undefined);

const resultsOf = (rows: readonly Row[], mission: number): RaidResult[] =>
  RAID_RESULTS.filter((result) =>
    rows.some(({ forecast }) => forecast.missions[mission]?.results.some((one) => one.result === result)),
  );

function Head(props: {
  readonly head: string;
  readonly rows: readonly Row[];
  readonly losses?: boolean;
  readonly results: readonly RaidResult[];
}): JSX.Element {
  const met = () => isMet(props.rows);
  return (
    <thead>
      <tr>
        <th scope="col">{props.head}</th>
        <Show when={props.losses}>
          <Show when={met()}>
            <th scope="col">{w.raidOdds}</th>
          </Show>
          <th scope="col">{w.raidLoses}</th>
          <Show when={met()}>
            <th scope="col">{w.raidHisLoss}</th>
          </Show>
        </Show>
        <For each={props.results}>
          {(result) => (
            <th scope="col">
              <abbr title={w.raidResult[result]}>{w.raidLetter[result]}</abbr>
            </th>
          )}
        </For>
      </tr>
    </thead>
  );
}

function Losses(props: { readonly row: Row; readonly met: boolean }): JSX.Element {
  return (
    <>
      <Show when={props.met}>
        <td>{props.row.forecast.odds ?? ''}</td>
      </Show>
      <td>{mean(props.row.forecast.flight)}</td>
      <Show when={props.met}>
        <td>{mean(props.row.forecast.interceptors)}</td>
      </Show>
    </>
  );
}

function Chances(props: { readonly rows: readonly Row[]; readonly row: Row; readonly mission: number }): JSX.Element {
  const chance = (result: RaidResult): number =>
    props.row.forecast.missions[props.mission]?.results.find((one) => one.result === result)?.chance ?? 0;
  return <For each={resultsOf(props.rows, props.mission)}>{(result) => <td>{percent(chance(result))}</td>}</For>;
}
