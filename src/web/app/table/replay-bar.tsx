import { createEffect, createSignal, type JSX, onCleanup } from 'solid-js';
import type { Stop } from '../referee/protocol.ts';
import { w } from '../text/words.ts';
import type { Table } from './table-model.ts';

const FILM_STEP = 350;

/** Scrubber and steps over a recorded game. */
export function ReplayBar(props: { readonly table: Table }): JSX.Element {
  const { game } = props.table;
  const [stops, setStops] = createSignal<readonly Stop[]>([]);
  const [film, setFilm] = createSignal(false);
  const at = () => game.snapshot()?.played ?? 0;
  const known = () => game.snapshot()?.known ?? 0;
  createEffect(() => {
    known();
    void game.referee.stops().then(setStops, () => setStops([]));
  });
  const go = (n: number): void => {
    performance.mark('sought');
    void game.seek(n).then(() => performance.measure('seek', 'sought'));
  };
  /** The first command of the next or previous player turn. */
  const turnStart = (step: 1 | -1): number => {
    const list = stops();
    const here = list[Math.max(0, at() - (step < 0 ? 1 : 0))];
    const same = (one: Stop | undefined) => one?.turn === here?.turn && one?.mover === here?.mover;
    let n = at();
    if (step > 0) {
      while (n < known() && same(list[n])) n++;
      return n;
    }
    n = Math.max(0, n - 1);
    while (n > 0 && same(list[n - 1])) n--;
    return n;
  };
  createEffect(() => {
    if (!film()) return;
    const timer = setInterval(() => {
      if (at() >= known()) setFilm(false);
      else go(at() + 1);
    }, FILM_STEP);
    onCleanup(() => clearInterval(timer));
  });
  const button = (name: string, sign: string, n: () => number) => (
    <button type="button" title={name} aria-label={name} onClick={() => go(n())}>
      {sign}
    </button>
  );
  return (
    <section class="replay" aria-label={w.replay}>
      {button(w.first, '⏮', () => 0)}
      {button(w.turnBack, '⏪', () => turnStart(-1))}
      {button(w.stepBack, '◀', () => at() - 1)}
      <button type="button" class="film" onClick={() => setFilm(!film())}>
        {film() ? w.pauseFilm : w.playFilm}
      </button>
      {button(w.stepOn, '▶', () => at() + 1)}
      {button(w.turnOn, '⏩', () => turnStart(1))}
      {button(w.last, '⏭', known)}
      <input
        type="range"
        min="0"
        max={known()}
        value={at()}
        aria-label={w.replayAt(at(), known())}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <span class="where">{w.replayAt(at(), known())}</span>
      <button type="button" class="primary" onClick={() => game.playOn()}>
        {w.fork}
      </button>
    </section>
  );
}
