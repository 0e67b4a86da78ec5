import { OVERLAY_KEYS } from './panels/map-panel.tsx';
import type { Table } from './table-model.ts';

/** Decisions a key may leave to the computer: single ones, never a whole phase. */
const ONE_BY_ONE: readonly string[] = [
  'losses',
  'supplyLosses',
  'exchange',
  'beachSupply',
  'retreat',
  'advance',
  'seaHexes',
  'airFights',
  'allot',
  'avAdvances',
];

/** Keys of the table; the board has its own while it has the focus. */
export function keyListener(page: {
  readonly table: Table;
  readonly showHex: (hex: number | undefined, stand?: boolean) => void;
  readonly openRule: (id: string) => void;
  readonly openKeys: () => void;
  readonly lift: () => void;
}): (event: KeyboardEvent) => void {
  const { table } = page;
  const { game } = table;

  const walk = (step: 1 | -1): void => {
    const hexes = table.walkable();
    if (hexes.length === 0) return;
    const at = hexes.indexOf(table.hex() ?? -1);
    const next = hexes[(Math.max(at, step > 0 ? -1 : 0) + step + hexes.length) % hexes.length];
    if (next === undefined) return;
    table.choose(next, table.able(table.unitsAt(next).filter(table.mine)));
    page.showHex(next);
  };

  /** On to the next lit hex; Enter takes it. */
  const lit = (step: 1 | -1): void => {
    const hexes = table.lit();
    const at = hexes.indexOf(table.standing() ?? -1);
    const next = hexes[(Math.max(at, step > 0 ? -1 : 0) + step + hexes.length) % hexes.length];
    if (next !== undefined) table.stand(next);
  };

  const toggle = (index: number): void => {
    const no = table.unitsAt(table.hex())[index];
    if (no === undefined || !table.mine(no)) return;
    const next = new Set(table.selected());
    if (!next.delete(no)) next.add(no);
    table.select([...next]);
  };

  const plain: Readonly<Record<string, () => void>> = {
    '?': page.openKeys,
    g: () => document.getElementById('find-hex')?.focus(),
    n: () => walk(1),
    N: () => walk(-1),
    a: () => table.select(table.unitsAt(table.hex()).filter(table.mine)),
    d: () => table.finish(),
    '.': () => lit(1),
    ',': () => lit(-1),
    p: () => table.markWay(!table.markingWay()),
    b: () => void table.declarePlan(),
    k: () => table.fightNext(),
    e: () => ONE_BY_ONE.includes(table.at() ?? '') && game.humanDecides() && void game.decide(),
    r: () => page.openRule(''),
    h: () => game.humanDecides() && table.at() === 'movement' && void game.computers.askHints(),
    l: page.lift,
    Escape: () =>
      table.begun() ? table.begin(undefined) : table.via().length > 0 ? table.dropWay() : table.choose(undefined),
  };

  return (event) => {
    const inField = event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null;
    const isTick = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    if (event.defaultPrevented || (inField && !isTick)) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      void (event.shiftKey ? game.redo() : game.undo());
      return;
    }
    if (event.altKey) return;
    const overlay = OVERLAY_KEYS[event.key];
    const act = overlay ? () => table.toggleOverlay(overlay) : plain[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (/^[1-9]$/.test(event.key)) toggle(Number(event.key) - 1);
  };
}
