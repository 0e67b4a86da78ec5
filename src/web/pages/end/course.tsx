import { For, type JSX, Show } from 'solid-js';
import type { Story, TurningPoint } from '#table/story.ts';
import { sideName } from '#web/table/panels/side-name.tsx';
import type { Table } from '#web/table/table-model.ts';
import { isSeveral, w } from '#web/text/words.ts';

/** A place without the hex behind it: its hexes are one place. */
const townOf = (place: string): string => place.replace(/ \([^)]*\)$/, '');

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [760, 190, 92, 26];
/** From one point to the next of the same turn. */
const BESIDE = 29;

/** Lead after each turn, and the turns with the largest changes. */
export function Course(props: {
  readonly table: Table;
  readonly story: Story;
  readonly show: (n: number) => void;
}): JSX.Element {
  const turns = () => props.story.turns;
  const most = (): number => Math.max(0.15, ...turns().map(({ lead }) => Math.abs(lead)));
  const x = (no: number): number => LEFT + (no / Math.max(1, turns().length - 1)) * (WIDTH - LEFT - BESIDE);
  const y = (lead: number): number => (HEIGHT - BOTTOM) / 2 - (lead / most()) * ((HEIGHT - BOTTOM) / 2 - 16);
  const path = (): string =>
    turns()
      .map(({ lead }, no) => `${no === 0 ? 'M' : 'L'}${x(no)} ${y(lead)}`)
      .join('');
  const placeOf = (point: TurningPoint): { readonly x: number; readonly y: number } => {
    const no = Math.max(
      0,
      turns().findIndex(({ n }) => n >= point.n),
    );
    return { x: x(no), y: y(turns()[no]?.lead ?? 0) };
  };
  /** Points of one turn lie beside each other, those before to the left. */
  const besideOf = (point: TurningPoint): number => {
    const here = props.story.points.filter((one) => placeOf(one).x === placeOf(point).x);
    return (here.indexOf(point) - (here.length - 1) / 2) * BESIDE;
  };
  const names = () => props.table.face.sides.map(({ name }) => name());
  const told = ({ lost, taken }: TurningPoint): string => {
    const losses = props.table.face.sides.flatMap(({ id }) => {
      const own = lost.filter(({ side }) => side === id).length;
      return own === 0 ? [] : [w.sideLost(sideName(props.table, id), own, isSeveral(id))];
    });
    const places = [...new Map(taken.map(({ hex, by }) => [townOf(props.table.placeName(hex)), by]))];
    const won = places.slice(0, 2).map(([place, by]) => w.sideTook(sideName(props.table, by), place, isSeveral(by)));
    return [...losses, ...won].join(' ') || w.sideGained;
  };
  const every = (): number => Math.ceil(turns().length / 13);
  return (
    <section class="sheet end-part">
      <div class="part-head">
        <h2>{w.turningPoints}</h2>
        <p class="meta">{w.turningText}</p>
      </div>
      <svg class="lead-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={w.turningText}>
        <text class="side-0" x="0" y="16">
          {names()[0]}
        </text>
        <text class="side-1" x="0" y={HEIGHT - BOTTOM - 4}>
          {names()[1]}
        </text>
        <line class="even" x1={LEFT} x2={WIDTH} y1={y(0)} y2={y(0)} />
        <For each={turns()}>
          {({ turn }, no) => (
            <>
              <line class="turn" x1={x(no())} x2={x(no())} y1="6" y2={HEIGHT - BOTTOM} />
              <Show when={no() > 0 && (no() - 1) % every() === 0}>
                <text class="turn-no" x={x(no())} y={HEIGHT - 6} text-anchor="middle">
                  {turn}
                </text>
              </Show>
            </>
          )}
        </For>
        <path d={path()} />
        <For each={props.story.points}>
          {(point, no) => (
            <g transform={`translate(${placeOf(point).x + besideOf(point)} ${placeOf(point).y})`}>
              <circle r="13" />
              <text class="point-no" y="5" text-anchor="middle">
                {no() + 1}
              </text>
            </g>
          )}
        </For>
      </svg>
      <ol class="points">
        <For each={props.story.points}>
          {(point, no) => (
            <li>
              <b>{no() + 1}</b>
              <span>
                <strong>
                  {w.turn(point.turn)}
                  {point.mover === undefined ? '' : `, ${sideName(props.table, point.mover)}`}.
                </strong>{' '}
                {told(point)}
              </span>
              <button type="button" class="link" onClick={() => props.show(point.n)}>
                {w.showIt}
              </button>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
