import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Icon, type Sign } from '../icon.tsx';
import { createFilm, filmKeys, SPEEDS, type Speed } from '../replay/film.ts';
import { NoteList } from '../replay/note-list.tsx';
import { ProofLine } from '../replay/proof-line.tsx';
import { turnsOf } from '../replay/stops.ts';
import type { SideLook } from '#web/face.ts';
import { isSeveral, w } from '#web/text/words.ts';
import { sideName } from './side-name.tsx';
import { HUMAN, type Seat, seatName } from '../start.ts';
import type { Table } from '../table-model.ts';
import '../replay/replay.css';

/** Scrubber and steps over a recorded game, and the way from any point of it into a new one. */
export function ReplayBar(props: { readonly table: Table; readonly openReport: () => void }): JSX.Element {
  const { game } = props.table;
  const film = createFilm(game);
  const { at, known } = film;
  const onKey = filmKeys(film);
  onMount(() => window.addEventListener('keydown', onKey, true));
  onCleanup(() => window.removeEventListener('keydown', onKey, true));
  const [seats, setSeats] = createSignal(game.seats());

  const button = (name: string, sign: Sign, key: string, act: () => void, idle: () => boolean) => (
    <button
      type="button"
      title={`${name} (${key})`}
      aria-label={name}
      aria-keyshortcuts={key}
      disabled={idle()}
      onClick={act}
    >
      <Icon sign={sign} />
    </button>
  );
  const seat = ({ id, name }: SideLook) => (
    <label>
      {w.playedBy(name(), isSeveral(id))}{' '}
      <select
        value={seats()[id] ?? HUMAN}
        onChange={(event) => setSeats({ ...seats(), [id]: event.currentTarget.value })}
      >
        <For each={[HUMAN, ...game.face.lobby.opponents]}>
          {(one: Seat) => <option value={one}>{seatName(game.face, one)}</option>}
        </For>
      </select>
    </label>
  );
  const turns = createMemo(() => turnsOf(film.stops()));
  const turn = createMemo(() => turns().findLast(({ n }) => n <= at())?.n ?? 0);
  return (
    <Show when={game.update()}>
      <section class="replay" aria-label={w.replay}>
        <div class="steps">
          {button(w.first, 'first', 'Home', film.first, () => at() === 0)}
          {button(w.turnBack, 'turnBack', 'PageUp', film.turnBack, () => at() === 0)}
          {button(w.stepBack, 'back', 'ArrowLeft', film.back, () => at() === 0)}
          <button
            type="button"
            class="film"
            title={film.running() ? w.pauseFilm : w.playFilm}
            aria-label={film.running() ? w.pauseFilm : w.playFilm}
            aria-keyshortcuts="p"
            onClick={film.toggle}
          >
            <Icon sign={film.running() ? 'pause' : 'play'} />
          </button>
          {button(w.stepOn, 'on', 'ArrowRight', film.on, () => at() >= known())}
          {button(w.turnOn, 'turnOn', 'PageDown', film.turnOn, () => at() >= known())}
          {button(w.last, 'last', 'End', film.last, () => at() >= known())}
        </div>
        <input
          type="range"
          min="0"
          max={known()}
          value={at()}
          aria-label={w.replay}
          aria-valuetext={w.replayAt(at(), known())}
          onInput={(event) => film.go(event.currentTarget.valueAsNumber)}
        />
        <p class="where">{w.replayAt(at(), known())}</p>
        <Show when={game.live() !== undefined}>
          <button type="button" class="primary wide" onClick={() => void game.backToGame()}>
            {w.backToGame}
          </button>
        </Show>
        <Show when={game.keptHere}>
          <button
            type="button"
            class="wide"
            classList={{ primary: game.live() === undefined }}
            aria-describedby="fork-text"
            onClick={() => void game.fork(seats())}
          >
            {w.fork}
          </button>
          <details class="fork">
            <summary>{w.forkWho}</summary>
            <p class="hint" id="fork-text">
              {w.forkText}
            </p>
            <For each={game.face.sides}>{seat}</For>
          </details>
        </Show>
        <ProofLine game={game} />
        <div class="steps">
          <label>
            {w.jumpToTurn}{' '}
            <select
              aria-label={w.jumpToTurn}
              value={turn()}
              onChange={(event) => film.go(Number(event.currentTarget.value))}
            >
              <For each={turns()}>
                {(stop) => (
                  <option value={stop.n} selected={stop.n === turn()}>
                    {w.turn(stop.turn)}, {sideName(props.table, stop.mover ?? '')}
                  </option>
                )}
              </For>
            </select>
          </label>
          <label>
            {w.filmSpeed}{' '}
            <select
              aria-label={w.filmSpeed}
              value={film.speed()}
              onChange={(event) => film.setSpeed(Number(event.currentTarget.value) as Speed)}
            >
              <For each={SPEEDS}>{(speed) => <option value={speed}>{w.perSecond(speed)}</option>}</For>
            </select>
          </label>
          <Show when={game.face.Report}>
            <button type="button" onClick={props.openReport}>
              {w.report}
            </button>
          </Show>
        </div>
        <Show when={game.keptHere}>
          <NoteList game={game} go={film.go} />
        </Show>
      </section>
    </Show>
  );
}
