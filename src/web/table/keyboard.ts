import type { Table } from './table-model.ts';

/** On to the next of the stacks that can still do something, and into view with it. */
export function walkStacks(table: Table, step: 1 | -1): void {
  const hexes = table.walkable();
  if (hexes.length === 0) return;
  const at = hexes.indexOf(table.hex() ?? -1);
  const next = hexes[(Math.max(at, step > 0 ? -1 : 0) + step + hexes.length) % hexes.length];
  if (next === undefined) return;
  takeStack(table, next);
}

/**
 * True if there is another stack to go to: the selected stack alone does not count, unless some of it were deselected.
 */
export function hasNext(table: Table): boolean {
  const hexes = table.walkable();
  const [only] = hexes;
  if (only === undefined || hexes.length > 1 || only !== table.hex()) return only !== undefined;
  return table.handyAt(only).some((id) => !table.selected().has(id));
}

/** Into hand and into view; nothing is put down for a hex where nobody of the player's stands. */
export function takeStack(table: Table, hex: number): void {
  // An old refusal does not concern the new selection.
  table.game.dismiss();
  if (table.piecesAt(hex).some(table.mine)) table.choose(hex, table.handyAt(hex));
  table.comeTo(hex);
}

/** Keys that may be held down. */
const WALKS: readonly string[] = ['n', 'N', 'j', 'J', '.', ','];

/** Controls of the card: first the answers to the prompt, then actions of selected units, then the rest. */
function answersIn(card: HTMLElement | null): HTMLElement[] {
  const of = (which: string): HTMLElement[] =>
    [...(card?.querySelectorAll<HTMLElement>(which) ?? [])].filter((one) => one.checkVisibility());
  const [first] = of('.asked :is(button:not(.rule-link), input, select):enabled');
  return [
    ...new Set([...of('.primary:enabled'), ...of('.action > button, .action summary'), ...(first ? [first] : [])]),
  ];
}

/** To the next thing that answers what is asked, from wherever one is. */
function walkAnswers(step: 1 | -1): void {
  const found = answersIn(document.querySelector('.holds'));
  const at = found.findIndex((one) => one === document.activeElement);
  const next = found[(Math.max(at, step > 0 ? -1 : 0) + step + found.length) % found.length];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Keys of the table; the board has its own while it has the focus. */
export function keyListener(page: {
  readonly table: Table;
  readonly openRule: (id: string) => void;
  readonly openKeys: () => void;
  readonly openCard: () => void;
  readonly lift: () => void;
}): (event: KeyboardEvent) => void {
  const { table } = page;
  const { game } = table;

  /** On to the next lit hex; Enter takes it. */
  const lit = (step: 1 | -1): void => {
    const hexes = table.lit();
    const at = hexes.indexOf(table.standing() ?? -1);
    const next = hexes[(Math.max(at, step > 0 ? -1 : 0) + step + hexes.length) % hexes.length];
    if (next !== undefined) table.stand(next);
  };

  const answer = (step: 1 | -1): void => {
    page.openCard();
    walkAnswers(step);
  };

  /** Takes back the most recent question or action first. */
  const back = (): void => {
    if (table.careful() || table.doubt()) return table.finish('not');
    // An aim ends with what it was taken for.
    table.setMarked([]);
    table.aim(undefined);
    if (table.begun()) return table.begin(undefined);
    return table.via().length > 0 ? table.dropWay() : table.choose(undefined);
  };

  const toggle = (index: number): void => {
    const piece = table.piecesAt(table.hex())[index];
    if (piece && table.mine(piece)) table.toggle(piece.id);
  };

  const plain: Readonly<Record<string, () => void>> = {
    '?': page.openKeys,
    g: () => document.getElementById('find-hex')?.focus(),
    n: () => walkStacks(table, 1),
    j: () => answer(1),
    J: () => answer(-1),
    N: () => walkStacks(table, -1),
    a: () =>
      table.select(
        table
          .piecesAt(table.hex())
          .filter(table.mine)
          .map(({ id }) => id),
      ),
    d: () => table.finish(),
    '.': () => lit(1),
    ',': () => lit(-1),
    p: () => table.markWay(!table.markingWay()),
    e: () => table.scene()?.scope === 'one' && game.humanDecides() && void game.decide(),
    q: () => game.humanDecides() && game.planning.toggle(),
    r: () => page.openRule(''),
    h: () => game.keptHere && game.humanDecides() && table.scene()?.plannable && void game.computers.askHints(),
    i: () => {
      const [unit = table.piecesAt(table.hex())[0]?.id] = table.selected();
      if (table.fittings.Card) table.explain(unit);
    },
    y: game.since.open,
    l: page.lift,
    Escape: back,
  };

  /** While what the computer plays is shown, these come first. */
  const film: Readonly<Record<string, () => void>> = {
    p: game.film.toggle,
    n: game.film.step,
    '.': game.film.faster,
    ',': game.film.slower,
    Escape: game.film.skip,
  };

  return (event) => {
    const inField = event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null;
    // Ticks of the stack are no fields; those of a dialog belong to it.
    const isTick =
      event.target instanceof HTMLInputElement && event.target.type === 'checkbox' && !event.target.closest('dialog');
    if (event.defaultPrevented || (inField && !isTick)) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      void (event.shiftKey ? game.redo() : game.undo());
      return;
    }
    if (event.altKey) return;
    // A key held down presses nothing again.
    if (event.repeat && !WALKS.includes(event.key)) return;
    const overlay = table.face.overlays.find(({ key }) => key === event.key);
    const shown = game.film.running() ? film[event.key] : undefined;
    const act =
      shown ??
      (overlay
        ? () => table.toggleOverlay(overlay.name)
        : (table.fittings.keys?.[event.key]?.press ?? plain[event.key]));
    if (act) {
      event.preventDefault();
      act();
    } else if (/^[1-9]$/.test(event.key)) toggle(Number(event.key) - 1);
  };
}
