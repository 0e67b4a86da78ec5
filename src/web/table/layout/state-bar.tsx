import { For, type JSX, Show } from 'solid-js';
import { isSeveral, w } from '#web/text/words.ts';
import { Icon } from '../icon.tsx';
import { sideClass, SideName, sideName } from '../panels/side-name.tsx';
import { AWAY, HUMAN, seatName } from '../start.ts';
import type { Table } from '../table-model.ts';
import { Goal } from './goal.tsx';
import { Ribbon } from './ribbon.tsx';

/** More turns than this are told by number. */
const MOST_ON_TRACK = 20;

/** Standing of the game along the top: turn, player turn, phase, and the progress of both sides towards victory. */
export function StateBar(props: {
  readonly table: Table;
  /** A lesson is not played to be won. */
  readonly lesson: boolean;
  readonly leave: () => void;
  readonly openRule: (id: string) => void;
  readonly children: JSX.Element;
  /** A row of its own below the others. */
  readonly row?: JSX.Element;
  readonly ref: (element: HTMLElement) => void;
}): JSX.Element {
  const { table } = props;
  const { game } = table;
  const scene = () => table.scene();
  /** While armies are placed it is the turn of whoever places. */
  const turnOf = (mover: string | undefined) => (scene()?.mode === 'place' ? scene()?.prompt?.side : mover);
  /** Opponent of a single player at this device. */
  const opponent = (): string | undefined => {
    const seats = game.seats();
    const others = Object.values(seats).filter((seat) => seat !== HUMAN);
    const [other] = others;
    return other !== undefined && other !== AWAY && others.length < Object.keys(seats).length
      ? seatName(table.face, other, seats)
      : undefined;
  };
  return (
    <header class="bar state-bar" ref={(element) => props.ref(element)}>
      <h1 class="unseen">Hexfront: {table.fittings.words.title()}</h1>
      <button type="button" class="brand" onClick={props.leave} title={w.home} aria-label={`Hexfront: ${w.home}`}>
        <Icon sign="home" />
        <span class="word">Hexfront</span>
      </button>
      <Show when={!props.lesson}>
        <p class="scenario">
          <strong>{table.fittings.words.title()}</strong>
          <Show when={opponent()}>{(name) => <small>{w.againstWhom(name())}</small>}</Show>
        </p>
      </Show>
      <Show when={scene()?.moment}>
        {(now) => (
          <>
            <p class="turn">
              <span>{w.turn(now().turn)}</span>
              <Show when={scene()?.objective?.last}>
                {(last) => (
                  <span class="last">
                    {' '}
                    {w.ofTurns(last())}
                    <Show when={last() <= MOST_ON_TRACK}>
                      <Track turn={now().turn} last={last()} />
                    </Show>
                  </span>
                )}
              </Show>
            </p>
            <p class="phase">
              <Show when={turnOf(now().mover)}>{(side) => <SideName table={table} side={side()} />}</Show>
              <Show when={scene()?.prompt}>
                {(prompt) => (
                  <>
                    <span class="name">{table.fittings.words.phase(prompt())}</span>
                    <Show when={prompt().side !== turnOf(now().mover)}>
                      <span class={`name side ${sideClass(table, prompt().side)}`}>
                        {w.decidesNow(sideName(table, prompt().side), isSeveral(prompt().side))}
                      </span>
                    </Show>
                  </>
                )}
              </Show>
            </p>
          </>
        )}
      </Show>
      <Show when={!props.lesson && scene()?.objective}>
        {(objective) => <Goal table={table} objective={objective()} openRule={props.openRule} />}
      </Show>
      <Show when={table.fittings.Standing} keyed>
        {(Standing) => <Standing openRule={props.openRule} />}
      </Show>
      <Show when={game.watching()}>
        <p class="watching">{w.replay}</p>
      </Show>
      <div class="tools">{props.children}</div>
      <Show when={!props.lesson && scene()?.turn}>{(turn) => <Ribbon table={table} turn={turn()} />}</Show>
      {props.row}
    </header>
  );
}

/** The turns of the game in a row: those that are over, the one that is played, those to come. */
function Track(props: { readonly turn: number; readonly last: number }): JSX.Element {
  return (
    <span class="turn-track" aria-hidden="true">
      <For each={Array.from({ length: props.last }, (_, i) => i + 1)}>
        {(turn) => <i classList={{ over: turn < props.turn, now: turn === props.turn }} />}
      </For>
    </span>
  );
}
