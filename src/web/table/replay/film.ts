import { createEffect, createSignal, onCleanup } from 'solid-js';
import type { Stop } from '#table/host.ts';
import type { GameStore } from '../game-store.ts';
import { lastTurn, nextTurn } from './stops.ts';

/** Commands a second. */
export const SPEEDS = [1, 3, 10, 30] as const;
export type Speed = (typeof SPEEDS)[number];

/** Going to and fro in a recorded game. */
export function createFilm(game: GameStore) {
  const [stops, setStops] = createSignal<readonly Stop[]>([]);
  const [running, setRunning] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>(3);
  const at = (): number => game.update()?.played ?? 0;
  const known = (): number => game.update()?.known ?? 0;

  createEffect(() => {
    known();
    void game.host.stops().then(setStops, () => setStops([]));
  });

  // While one jump is on its way, only the newest wish is remembered: a dragged scrubber never lags behind.
  let wanted: number | undefined;
  let going: Promise<void> | undefined;
  /** Target of the film: steps pressed during a jump continue from there. */
  let aim: number | undefined;
  const heading = (): number => aim ?? at();
  async function goOn(): Promise<void> {
    while (wanted !== undefined) {
      const n = wanted;
      wanted = undefined;
      performance.mark('sought');
      await game.seek(n);
      performance.measure('seek', 'sought');
    }
    going = undefined;
    aim = undefined;
  }
  const go = (n: number): void => {
    aim = wanted = Math.min(Math.max(0, n), known());
    going ??= goOn();
  };

  createEffect(() => {
    if (!running()) return;
    const timer = setInterval(() => {
      if (going) return;
      if (at() >= known()) setRunning(false);
      else go(at() + 1);
    }, 1000 / speed());
    onCleanup(() => clearInterval(timer));
  });

  const film = {
    at,
    known,
    stops,
    running,
    speed,
    setSpeed,
    go: (n: number) => {
      setRunning(false);
      go(n);
    },
    toggle: () => {
      if (!running() && heading() >= known()) go(0);
      setRunning(!running());
    },
    first: () => film.go(0),
    last: () => film.go(known()),
    back: () => film.go(heading() - 1),
    on: () => film.go(heading() + 1),
    turnBack: () => film.go(lastTurn(stops(), heading())),
    turnOn: () => film.go(nextTurn(stops(), heading())),
  };
  return film;
}

export type Film = ReturnType<typeof createFilm>;

/** Keys of a replay, before those of the table; the board has its own arrows while it has the focus. */
export function filmKeys(film: Film): (event: KeyboardEvent) => void {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: film.back,
    ArrowRight: film.on,
    PageUp: film.turnBack,
    PageDown: film.turnOn,
    Home: film.first,
    End: film.last,
    p: film.toggle,
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { target, key } = event;
    const act = keys[key];
    if (!act || !(target instanceof Element) || target.closest('input, select, textarea, dialog, [role=tab]')) return;
    if (target.closest('canvas') && /^(Arrow|Home|End)/.test(key)) return;
    event.preventDefault();
    act();
  };
}
