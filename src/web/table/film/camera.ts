import { createEffect, on, untrack } from 'solid-js';
import type { Board } from '#web/board/create-board.ts';
import type { Look } from '#web/board/live/view.ts';
import type { Happening, UnitId } from '#table/desk.ts';
import { isPhone } from '../layout/layout.ts';
import { liesFree } from '../layout/free.ts';
import { onLed } from '../map/camera-input.ts';
import type { Table } from '../table-model.ts';

/** Hex widths in pixels a shot is shown with at least, and how near to the edge of what is free it may lie. */
const LEAST = 26;
const EDGE = 40;
/** On a phone the card of a battle lies over the head of the map. */
const CARD = 170;

const placed = (hexes: readonly number[]): number[] => [...new Set(hexes)].filter((hex) => hex >= 0);

/** Hexes of an event; of a battle, the hexes attacked and those of the attackers. */
export const hexesOf = (happened: readonly Happening[], hexOf: (unit: UnitId) => number | undefined): number[] =>
  placed(
    happened.flatMap((one): readonly number[] => {
      if (one.is === 'went') return [one.path[0] ?? -1, one.path.at(-1) ?? -1];
      if (one.is === 'own')
        return one.clash ? [...one.clash.attackers.map((id) => hexOf(id) ?? -1), ...one.clash.hexes] : [];
      return 'at' in one ? [one.at] : 'hex' in one ? [one.hex] : [];
    }),
  );

/** Hexes attacked, which stay in view whatever else does not find room. */
export const battleHexes = (happened: readonly Happening[]): number[] =>
  placed(happened.flatMap((one) => (one.is === 'own' ? (one.clash?.hexes ?? []) : [])));

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
  /** View before the other side's turn: restored when the own turn comes, unless the player has moved the map. */
  let home: Look | undefined;
  onLed(page, () => (home = undefined));
  /** Before the first decision of a player here the map lies as nobody has chosen it. */
  let begun = false;
  createEffect(() => {
    if (game.humanDecides()) begun = true;
  });
  createEffect(
    on(game.film.running, (running, ran) => {
      const { moment, prompt, focus } = table.scene() ?? {};
      const own = game.humanDecides() && (moment?.mover ?? prompt?.side) === prompt?.side;
      if (running) {
        if (!watching && begun) home = board.view.goal();
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
    const update = game.told();
    const replayed = untrack(game.watching);
    if (!update || !(game.film.running() || replayed)) return;
    const happened = (replayed && update.reached) || update.happened;
    const hexes = hexesOf(happened, (id) => untrack(() => table.piece(id)?.hex));
    const battle = battleHexes(happened);
    const last = battle.at(-1) ?? hexes.at(-1);
    if (last === undefined || hexes.every(inSight)) return;
    const most = replayed ? board.view.look().scale : chosen;
    const frames = (all: readonly number[]): boolean =>
      all.length > 0 && board.view.frame(all, Math.min(LEAST, most), most);
    if (!frames(hexes) && !frames(battle)) board.view.centreOn(last, most);
  });
}
