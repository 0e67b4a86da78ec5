import { createEffect, on, untrack } from 'solid-js';
import type { Board } from '../../board/create-board.ts';
import type { Look } from '../../board/live/view.ts';
import type { Happening } from '../../../table/desk.ts';
import { isPhone } from '../layout/layout.ts';
import { liesFree } from '../layout/free.ts';
import { onLed } from '../map/led.ts';
import type { Table } from '../table-model.ts';

/** Hex widths in pixels a shot is shown with at least, and how near to the edge of what is free it may lie. */
const LEAST = 26;
const EDGE = 40;
/** On a phone the card of a battle lies over the head of the map. */
const CARD = 170;

/** Where something happens. */
function hexesOf(happened: readonly Happening[]): number[] {
  const hexes = happened.flatMap((one): readonly number[] => {
    if (one.is === 'went') return [one.path[0] ?? -1, one.path.at(-1) ?? -1];
    if (one.is === 'own') return one.clash?.hexes ?? [];
    return 'at' in one ? [one.at] : [];
  });
  return [...new Set(hexes)].filter((hex) => hex >= 0);
}

/** While the film or a replay runs, the map goes where something happens out of sight; `page` says what of it lies free. */
export function followFilm(board: Board, table: Table, page: HTMLElement): void {
  const { game } = table;
  const inSight = (hex: number): boolean => liesFree(board, page, hex, EDGE, isPhone() ? CARD : EDGE);
  /** From the first of what others do until one's own turn comes. */
  let watching = false;
  /** The scale somebody had chosen before the film. */
  let chosen = LEAST;
  createEffect(() => {
    if (!game.film.running()) return;
    chosen = board.view.look().scale;
  });
  /** What was seen before somebody else's turn: shown again when one's own comes, unless the map was led elsewhere. */
  let home: Look | undefined;
  onLed(page, () => (home = undefined));
  createEffect(
    on(game.film.running, (running, ran) => {
      const { moment, prompt, focus } = table.scene() ?? {};
      const own = game.humanDecides() && moment?.mover === prompt?.side;
      if (running) {
        if (!watching) home = board.view.look();
        watching = true;
      } else if (ran && own) {
        watching = false;
        if (!home) return;
        // A decision somewhere goes on from there.
        if (focus === undefined) board.view.fly(home);
        else board.view.set(home);
        home = undefined;
      }
    }),
  );
  createEffect(() => {
    const news = game.news();
    const replayed = untrack(game.watching);
    if (!news || !(game.film.running() || replayed)) return;
    const hexes = hexesOf((replayed && news.reached) || news.happened);
    const last = hexes.at(-1);
    if (last === undefined || hexes.every(inSight)) return;
    const most = replayed ? board.view.look().scale : chosen;
    if (!board.view.frame(hexes, Math.min(LEAST, most), most)) board.view.centreOn(last, most);
  });
}
