import { createResource, For, type JSX, Show } from 'solid-js';
import type { AfterAction, SideTurn } from '#games/gamex/desk/after-action.ts';
import { type Side, SIDES } from '#games/gamex/types.ts';
import { Chart } from '#web/table/report/chart.tsx';
import { sideClass } from '#web/table/panels/side-name.tsx';
import type { Table } from '#web/table/table-model.ts';
import { namesOf, unitName } from '../unit-descriptions.ts';
import { g, w } from '../words/words.ts';

interface Shown {
  readonly report: AfterAction;
  readonly table: Table;
  readonly show: (n: number) => void;
}

/** The game after it was played: losses and who caused them, ground, points, and where it turned. */
export default function AfterActionReport(props: Pick<Shown, 'table' | 'show'>): JSX.Element {
  const { game } = props.table;
  const [report] = createResource(
    () => (game.update()?.known ?? 0) + 1,
    () => game.ask<AfterAction>('report'),
  );
  return (
    <Show when={report()}>
      {(found) => (
        <Show when={found().turns.length > 0} fallback={<p>{g.report.empty}</p>}>
          <Sheets report={found()} table={props.table} show={props.show} />
          <Turning report={found()} table={props.table} show={props.show} />
          <Causes report={found()} table={props.table} show={props.show} />
          <Kills report={found()} table={props.table} show={props.show} />
          <Ground report={found()} table={props.table} show={props.show} />
          <Ledger report={found()} table={props.table} show={props.show} />
        </Show>
      )}
    </Show>
  );
}

const SideWord = (props: { readonly table: Table; readonly side: Side }): JSX.Element => (
  <span class={`side ${sideClass(props.table, props.side)}`}>{g.side[props.side]}</span>
);

function Sheets(props: Shown): JSX.Element {
  const turns = () => props.report.turns;
  const chart = (title: string, note: string, key: keyof SideTurn) => (
    <Chart
      title={title}
      note={note}
      lines={SIDES.map((side) => ({ name: g.side[side], values: [0, ...turns().map((turn) => turn[side][key])] }))}
      rows={[g.report.start, ...turns().map(({ turn }) => g.report.turn(turn))]}
      marks={turns().map(({ turn }) => turn)}
    />
  );
  return (
    <div class="sheets">
      {chart(g.report.lost, g.report.lostNote, 'lostSoFar')}
      <Show when={props.report.taken.length > 0}>{chart(g.report.held, g.report.heldNote, 'held')}</Show>
      {chart(g.report.points, g.report.pointsNote, 'points')}
    </div>
  );
}

function Turning(props: Shown): JSX.Element {
  const told = ({ turn, gain }: AfterAction['turning'][number]): string => {
    const [one, two] = gain > 0 ? SIDES : [SIDES[1], SIDES[0]];
    const destroyed = props.report.turns.find((now) => now.turn === turn)?.[two].lost ?? 0;
    const taken = props.report.taken.filter((now) => now.turn === turn && now.by === one).length;
    return g.report.gained(g.side[one], Math.abs(gain), destroyed, taken);
  };
  return (
    <Show when={props.report.turning.length > 0}>
      <h3>{g.report.turning}</h3>
      <p class="hint">{g.report.turningNote}</p>
      <ol class="boldest">
        <For each={props.report.turning}>
          {(point) => (
            <li>
              <span>
                {g.report.turn(point.turn)}: {told(point)}
              </span>{' '}
              <button type="button" onClick={() => props.show(point.n)}>
                {w.showIt}
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}

/** A table of numbers with a heading for each row. */
function Numbers(props: {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly head: JSX.Element; readonly cells: readonly (number | string)[] }[];
}): JSX.Element {
  return (
    <div class="numbers" tabIndex={0} role="group" aria-label={props.title}>
      <table>
        <thead>
          <tr>
            <For each={props.heads}>{(head) => <th scope="col">{head}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(row) => (
              <tr>
                <th scope="row">{row.head}</th>
                <For each={row.cells}>{(cell) => <td>{cell}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

function Causes(props: Shown): JSX.Element {
  const { report: words } = g;
  return (
    <Show when={props.report.causes.length > 0}>
      <h3>{words.causes}</h3>
      <Numbers
        title={words.causes}
        heads={[words.kind, words.attacks, words.destroyed, words.disrupted]}
        rows={props.report.causes.map(({ side, cause, attacks, kills, disrupted }) => ({
          head: (
            <>
              <SideWord table={props.table} side={side} />, {words.cause[cause]}
            </>
          ),
          cells: [attacks, kills, disrupted],
        }))}
      />
      <Show when={props.report.weapons.length > 0}>
        <h3>{words.byWeapon}</h3>
        <p class="hint">{words.byWeaponNote}</p>
        <Numbers
          title={words.byWeapon}
          heads={[words.weapon, words.destroyed, words.disrupted]}
          rows={props.report.weapons.map(({ weapon, side, kills, disrupted }) => ({
            head: (
              <>
                <SideWord table={props.table} side={side} />, {words.weapons[weapon]}
              </>
            ),
            cells: [kills, disrupted],
          }))}
        />
      </Show>
      <Show when={props.report.units.length > 0}>
        <h3>{words.units}</h3>
        <p class="hint">{words.unitsNote}</p>
        <Numbers
          title={words.units}
          heads={[words.unit, words.destroyed, words.disrupted]}
          rows={props.report.units.map(({ unit, side, kills, disrupted }) => ({
            head: (
              <>
                <SideWord table={props.table} side={side} />, {unitName({ id: unit })}
              </>
            ),
            cells: [kills, disrupted],
          }))}
        />
      </Show>
    </Show>
  );
}

function Kills(props: Shown): JSX.Element {
  const { report: words } = g;
  return (
    <>
      <h3>{words.kills}</h3>
      <Show when={props.report.kills.length > 0} fallback={<p class="hint">{words.noKills}</p>}>
        <ol class="boldest">
          <For each={props.report.kills}>
            {({ n, turn, side, unit, at, cause, by }) => (
              <li>
                <span>
                  {words.turn(turn)}, <SideWord table={props.table} side={side} />:{' '}
                  {at < 0 ? unitName({ id: unit }) : words.killed(unitName({ id: unit }), props.table.placeName(at))},{' '}
                  {words.by(words.cause[cause], namesOf(by))}
                </span>{' '}
                <button type="button" onClick={() => props.show(n)}>
                  {w.showIt}
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </>
  );
}

function Ground(props: Shown): JSX.Element {
  const { report: words } = g;
  const turns = () => [...new Set(props.report.taken.map(({ turn }) => turn))];
  const hexes = (turn: number, side: Side): string =>
    [
      ...new Set(
        props.report.taken
          .filter((one) => one.turn === turn && one.by === side)
          .map(({ hex }) => props.table.placeName(hex)),
      ),
    ].join(', ');
  return (
    <Show when={turns().length > 0}>
      <h3>{words.taken}</h3>
      <ul>
        <For each={turns()}>
          {(turn) => (
            <li>
              {words.turn(turn)}:{' '}
              {SIDES.flatMap((side) =>
                hexes(turn, side) === '' ? [] : [words.took(g.side[side], hexes(turn, side))],
              ).join('; ')}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

function Ledger(props: Shown): JSX.Element {
  const { report: words } = g;
  return (
    <>
      <h3>{words.ledger}</h3>
      <Numbers
        title={words.ledger}
        heads={[words.turnAndSide, words.rolled, words.unspent, words.passes]}
        rows={props.report.turns.flatMap((turn) =>
          SIDES.map((side) => ({
            head: (
              <>
                {words.turn(turn.turn)}, <SideWord table={props.table} side={side} />
              </>
            ),
            cells: [turn[side].points, turn[side].unspent, turn[side].passes],
          })),
        )}
      />
    </>
  );
}
