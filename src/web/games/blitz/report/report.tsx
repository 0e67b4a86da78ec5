import { createResource, For, type JSX, Show } from 'solid-js';
import { type Result, tallyOf } from '#games/blitz/combat/rules/result.ts';
import { luckOf, type Roll } from '#games/blitz/desk/after/luck.ts';
import { luckByTurn, type PlayerTurn, type Report } from '#games/blitz/desk/after/report.ts';
import { writeResult } from '#games/blitz/text/log/result-text.ts';
import { SIDES } from '#games/blitz/types.ts';
import { Chart } from '#web/table/report/chart.tsx';
import type { Table } from '#web/table/table-model.ts';
import { language } from '#web/text/language.ts';
import { w } from '../words/words.ts';
import { boldestRolls, luckSeries, type Measure, type Series, seriesOf } from './series.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';

const BOLDEST = 6;

const signed = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value);

const nameOfTurn = (turn: PlayerTurn | undefined): string =>
  turn ? `${w.turn(turn.turn)}, ${w.sideName(turn.mover)}` : w.atTheStart;

/** Report of losses, cities, strength and luck. */
export default function BlitzReport(props: { readonly table: Table; readonly show: (n: number) => void }): JSX.Element {
  const { game } = props.table;
  const [report] = createResource(
    () => (game.update()?.known ?? 0) + 1,
    () => game.ask<Report>('report'),
  );
  return <Show when={report()}>{(found) => <Sheets report={found()} table={props.table} show={props.show} />}</Show>;
}

function Sheets(props: {
  readonly report: Report;
  readonly table: Table;
  readonly show: (n: number) => void;
}): JSX.Element {
  const turns = () => props.report.turns;
  const chart = (title: string, note: string, series: Series, say?: (value: number) => string) => (
    <Chart
      title={title}
      note={note}
      lines={SIDES.map((side) => ({ name: w.sideName(side), values: series[side] }))}
      rows={[undefined, ...turns()].map(nameOfTurn)}
      marks={turns().map(({ turn, mover }) => (mover === 'blue' ? turn : undefined))}
      {...(say ? { say } : {})}
    />
  );
  const sheet = (measure: Measure, title: string, note: string) => chart(title, note, seriesOf(props.report, measure));
  const sails = () => {
    const { blue, red } = seriesOf(props.report, 'atSea');
    return [...blue, ...red].some((factors) => factors > 0);
  };
  return (
    <Show when={turns().length > 0} fallback={<p>{w.reportEmpty}</p>}>
      <div class="sheets">
        {sheet('lostSoFar', w.chartLosses, w.chartLossesNote)}
        {sheet('cities', w.chartCities, w.chartCitiesNote)}
        {sheet('onMap', w.chartStrength, w.chartStrengthNote)}
        {sheet('atFront', w.chartFront, w.chartFrontNote)}
        <Show when={sails()}>{sheet('atSea', w.chartSea, w.chartSeaNote)}</Show>
        {chart(w.chartLuck, w.chartLuckNote, luckSeries(props.report), signed)}
      </div>
      <Show when={props.report.rolls.length > 0} fallback={<p class="hint">{w.noRolls}</p>}>
        <Luck table={props.table} report={props.report} />
        <h3>{w.boldest}</h3>
        <ol class="boldest">
          <For each={boldestRolls(props.report, BOLDEST)}>
            {(roll) => (
              <li>
                <span>
                  {w.turn(roll.turn)},{' '}
                  <span class={`side ${sideClass(props.table, roll.side)}`}>{w.sideName(roll.side)}</span>{' '}
                  {rollInWords(roll, props.table.name)}: <strong>{signed(luckOf(roll) / 6)}</strong>
                </span>{' '}
                <button type="button" onClick={() => props.show(roll.n)}>
                  {w.showOnBoard}
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </Show>
  );
}

/** Nuclear strikes are told by the number they destroy. */
const reported = (result: Result): string =>
  result.table === 'O23.nuclear' ? String(tallyOf(result.effects).defender.lose) : writeResult(result);

const rollInWords = ({ odds, hexes, die, result }: Roll, name: (hex: number) => string): string =>
  w.rollLine(odds, hexes.map(name).join(', '), die, reported(result));

/** Expected against actual, per side and player turn. */
function Luck(props: { readonly table: Table; readonly report: Report }): JSX.Element {
  const lines = () => luckByTurn(props.report).filter(({ rolls }) => rolls > 0);
  const total = (side: string) => lines().filter((line) => line.side === side);
  const sum = (list: readonly { luckSixths: number }[]) => list.reduce((all, { luckSixths }) => all + luckSixths, 0);
  return (
    <>
      <h3>{w.luckTable}</h3>
      <p class="hint">{w.luckTableNote}</p>
      <div class="numbers" tabIndex={0} role="group" aria-label={w.luckTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{w.playerTurn}</th>
              <th scope="col">{w.rollsWord}</th>
              <th scope="col">{w.expected}</th>
              <th scope="col">{w.actual}</th>
              <th scope="col">{w.chartLuck}</th>
            </tr>
          </thead>
          <tbody>
            <For each={lines()}>
              {(line) => (
                <tr>
                  <th scope="row">
                    {w.turn(line.turn)},{' '}
                    <span class={`side ${sideClass(props.table, line.side)}`}>{w.sideName(line.side)}</span>
                  </th>
                  <td>{line.rolls}</td>
                  <td>{signed(line.expectedSixths / 6)}</td>
                  <td>{signed(line.actual)}</td>
                  <td>{signed(line.luckSixths / 6)}</td>
                </tr>
              )}
            </For>
          </tbody>
          <tfoot>
            <For each={SIDES}>
              {(side) => (
                <tr>
                  <th scope="row">{w.luckOfRolls(w.sideName(side))}</th>
                  <td>{total(side).reduce((all, { rolls }) => all + rolls, 0)}</td>
                  <td>{signed(total(side).reduce((all, one) => all + one.expectedSixths, 0) / 6)}</td>
                  <td>{signed(total(side).reduce((all, one) => all + one.actual, 0))}</td>
                  <td>{signed(sum(total(side)) / 6)}</td>
                </tr>
              )}
            </For>
          </tfoot>
        </table>
      </div>
    </>
  );
}
