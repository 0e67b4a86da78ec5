import {
  type Component,
  createComputed,
  createEffect,
  createMemo,
  createRenderEffect,
  createSignal,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { createBoard, type Board } from '../board/create-board.ts';
import type { Mode } from '#table/desk.ts';
import type { Layer, MapModel } from '#table/board-model.ts';
import { isTurned } from '../board/geometry.ts';
import type { Face } from '../face.ts';
import { GameOver } from './panels/game-over.tsx';
import { ReportDialog } from './report/report-dialog.tsx';
import { RuleDialog } from './rules/rule-dialog.tsx';
import { theme } from './settings/settings.ts';
import { w } from '../text/words.ts';
import { Advice, ComputerPanel } from './panels/computer-panel.tsx';
import { Asked } from './panels/prompt.tsx';
import { Elsewhere } from './panels/elsewhere.tsx';
import { createGame, type GameStore } from './game-store.ts';
import { HUMAN, type Start } from './start.ts';
import type { WorkerLike } from './worker-like.ts';
import { followFilm } from './film/camera.ts';
import { SinceCard } from './film/since-card.tsx';
import { keyListener, walkStacks } from './keyboard.ts';
import { Icon } from './icon.tsx';
import { ActionBar } from './layout/action-bar.tsx';
import { Drawer } from './layout/drawer.tsx';
import { FarKey } from './layout/far-key.tsx';
import { FindHex } from './layout/find-hex.tsx';
import { areasInSight, beginInSight, HOME, keepFree, keepInSight, liesFree, roomInSight } from './layout/free.ts';
import { HandOver } from './layout/hand-over.tsx';
import { HoldCard } from './layout/hold-card.tsx';
import { isPhone, setLayout } from './layout/layout.ts';
import { heartOf, openingHexes } from './layout/first-view.ts';
import { Palette } from './layout/palette.tsx';
import { StateBar } from './layout/state-bar.tsx';
import { TableMenu } from './layout/table-menu.tsx';
import { layersOf } from './map/layers.ts';
import { OverBoard } from './map/over-board.tsx';
import { createPointedRing } from './map/hex-outline.ts';
import { PlanPanel } from './panels/plan-panel.tsx';
import { ReplayBar } from './panels/replay-bar.tsx';
import { copyPosition, saveGame, savePicture } from './storage/save.ts';
import { keepSight, restoreSight } from './storage/sight.ts';
import { standAt, type TablePlace } from './table-place.ts';
import { Silence } from './panels/silence.tsx';
import { Shortcuts } from './panels/shortcuts.tsx';
import { showCounters } from './map/show-counters.ts';
import { createTable, type Table } from './table-model.ts';
import { UnitCard } from './panels/unit-card.tsx';
import './table.css';
import './panels/panels.css';
import './layout/layout.css';

/** Hex widths in pixels: a hex gone to; the least at which factors can be read; the most a game opens with. */
const CLOSE_UP = 62;
const READABLE = 40;
const NEAR = 72;
/** Largest opening scale on a phone: nearer than that the enemy lies out of sight. */
const NEAR_ON_PHONE = 52;
/** A lesson on a phone: the whole step is seen, if need be with small counters. */
const FAR_ENOUGH = 30;

/** Milliseconds the map is looked at before the end of a game is told. */
const LAST_LOOK = 900;

/** Counters are carried over the map where a click sends, places or aims them. */
const DRAGGED: readonly Mode[] = ['move', 'aim', 'place'];

/** Tutor of a lesson: adds text above the panels and marks on the map. */
export interface Tutor {
  readonly panel: (table: Table, openRule: (id: string) => void) => JSX.Element;
  readonly layers: (table: Table) => readonly Layer[];
  /** Hexes to show; where the board is larger than the window, the view moves there. */
  readonly field: () => readonly number[];
}

/** Input of the sheet at the end of a game. */
export interface EndProps {
  readonly table: Table;
  readonly openRule: (id: string) => void;
  readonly openReport: () => void;
  readonly close: () => void;
}

interface TableProps {
  readonly start: Start;
  readonly face: Face;
  readonly leave: () => void;
  readonly tutor?: Tutor;
  /** The end of a game as an event: who won, why, how close, what next. */
  readonly End?: Component<EndProps>;
  /** Extra parts of a table kept by a server. */
  readonly company?: Company;
}

/** Parts of the table for those who sit at it elsewhere: people, clocks, offers. */
export interface Company {
  /** A row of the bar at the top. */
  readonly Bar: Component<{ readonly table: Table }>;
  /** Above what is in hand. */
  readonly Cards: Component<{ readonly table: Table }>;
  /** Entries of the menu. */
  readonly Entries: Component<{ readonly table: Table }>;
}

/** A game and the table it is played at. */
export function TablePage(
  props: TableProps & {
    /** Keeper of the game if it is no worker of this page. */
    readonly shared?: WorkerLike;
    /** Place of the game in the page's address: watched, or played. */
    readonly place?: TablePlace;
  },
): JSX.Element {
  const game = createGame(props.start, props.face, props.shared, props.company && true);
  standAt(game, props.place);
  // On a phone they lie over the map: no table begins under them.
  if (isPhone()) setLayout({ drawer: false, palette: false });
  // Hide the selection of the previous player: the table is rebuilt under the cover.
  const [laid, layAnew] = createSignal(1);
  let seen = false;
  createComputed(() => {
    const covered = game.handOver() !== undefined;
    if (covered && seen) layAnew((times) => times + 1);
    seen = !covered && game.update() !== undefined;
  });
  return (
    <>
      <Show when={laid()} keyed>
        {(_time) => <LaidTable {...props} game={game} />}
      </Show>
      <HandOver game={game} leave={props.leave} />
    </>
  );
}

/** The table: board, prompt, the decision at hand, log. */
function LaidTable(props: TableProps & { readonly game: GameStore }): JSX.Element {
  const { game } = props;
  const laid = props.face.board(props.start.text);
  let page: HTMLDivElement | undefined;
  let host: HTMLDivElement | undefined;
  let top: HTMLElement | undefined;
  let bottom: HTMLElement | undefined;
  let left: HTMLElement | undefined;
  let right: HTMLElement | undefined;
  let tools: HTMLElement | undefined;
  let board: Board | undefined;
  const [rule, setRule] = createSignal<string>();
  const [keys, setKeys] = createSignal(false);
  const [report, setReport] = createSignal(false);
  const [ended, setEnded] = createSignal(false);
  const [scale, setScale] = createSignal(READABLE);
  /** Number of calls for the card. */
  const [called, setCalled] = createSignal(0);
  const openCard = (): void => {
    setLayout({ hold: true });
    setCalled((times) => times + 1);
  };

  /** Told of every hex that is gone to. */
  const shown = new Set<(hex: number) => void>();
  const ring = createPointedRing();
  /** Brings a hex to the middle; with `stand`, the keyboard stands on it and the board has the focus. */
  const showHex = (hex: number | undefined, stand = false): void => {
    if (hex === undefined || !board) return;
    if (isPhone()) setLayout({ drawer: false });
    for (const tell of shown) tell(hex);
    board.view.centreOn(hex, Math.max(board.view.look().scale, CLOSE_UP));
    if (!stand) return ring.put(hex);
    board.setCursor(hex);
    host?.querySelector('canvas')?.focus();
  };
  /** Moves the map no further than needed for a hex to lie free; nearer only where its counters cannot be read. */
  const comeTo = (hex: number): void => {
    if (!board || board.view.look().scale < READABLE) return showHex(hex);
    if (isPhone()) setLayout({ drawer: false });
    board.view.reveal(hex);
  };
  const table = createTable(game, { grid: laid?.grid, map: laid?.map, setup: props.start.text }, { showHex, comeTo });

  onMount(() => {
    if (!host || !laid) return;
    const made = createBoard(host, {
      label: w.board,
      // A lesson's board is small enough to be seen whole.
      ...(props.tutor ? { minimap: false } : {}),
      describe: (hex, unit) => table.fittings.words.hex(hex, unit?.id),
      theme: theme(),
      mayDrag: (_stack, unit) =>
        game.humanDecides() && DRAGGED.includes(table.scene()?.mode ?? 'none') && isMine(unit.id),
    });
    board = made;
    // In another language the margin is printed anew, in another window the map may be turned; the view stays where it is.
    // It lies there before anything is shown on it: what was looked at last too.
    createRenderEffect((before: MapModel | undefined) => {
      const map = laid.map();
      const look = made.view.look();
      const middle = made.view.hexAt({ x: host.clientWidth / 2, y: host.clientHeight / 2 });
      made.setMap(map);
      if (before && isTurned(before) === isTurned(map)) made.view.set(look);
      else if (before && middle !== undefined) made.view.centreOn(middle, look.scale);
      return map;
    }, undefined);
    table.locate((x, y) => {
      const box = host?.getBoundingClientRect();
      const inside = box && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
      return inside ? made.view.hexAt({ x: x - box.left, y: y - box.top }) : undefined;
    });
    made.on('hex', ({ hex, shift }) => (table.fittings.takes?.(hex) ? game.dismiss() : table.onHex(hex, shift)));
    // A counter of an opened fan or of an At Sea box is picked by itself.
    made.on('unit', ({ unit, hex, stack, fanned }) => {
      if (stack.box === undefined && !fanned) return false;
      if (isMine(unit.id)) table.choose(stack.box === undefined ? hex : undefined, [unit.id]);
      return true;
    });
    // A stack is spread out by a long press, a counter by itself is explained.
    made.on('longpress', ({ stack }) => {
      const [only, ...others] = stack?.units ?? [];
      if (!only || others.length > 0 || !table.fittings.Card) return false;
      table.explain(only.id);
      return true;
    });
    made.on('hover', ({ hex }) => table.pointAt(hex));
    made.on('drag', ({ from, unit }) => {
      if (!table.selected().has(unit.id)) table.choose(from, [unit.id]);
    });
    made.on('drag', ({ over }) => table.pointAt(over));
    made.on('drop', ({ to, from }) => {
      if (to === undefined || to === from) return;
      table.onDrop(to);
    });
    showCounters(made, table);
    keepSight(made, table);
    createEffect(() =>
      made.setLayers([...layersOf(table, table.over()), ...ring.layers(), ...(props.tutor?.layers(table) ?? [])]),
    );
    createEffect(() => made.setTheme(theme()));
    if (page) followFilm(made, table, page);
    // A decision out of sight, and a hex in hand that a card would cover, are brought into view.
    const focus = createMemo(() => (game.humanDecides() ? table.scene()?.focus : undefined));
    if (page) {
      const over = {
        top: () => top,
        bottom: () => bottom,
        left: () => left,
        right: () => right,
        tools: () => tools,
      };
      const lain = keepFree(made, page, over);
      keepInSight(made, page, lain, [focus, table.hex], (tell) => shown.add(tell));
      const begins = () => ({
        decision: game.update()?.decision,
        hexes: (game.humanDecides() && table.scene()?.begins) || [],
      });
      const inHand = () => [table.hex(), ...table.selected(), ...table.marked()].join(' ');
      beginInSight(made, page, lain, begins, inHand);
    }
    createEffect(() => {
      const field = props.tutor?.field() ?? [];
      if (field.length === 0) return;
      if (isPhone()) made.view.frame(field, FAR_ENOUGH, NEAR);
      else made.view.fit('map');
    });
    // Keep targets of an action, or of a unit off the map, in view.
    const offered = createMemo(() => (table.begun() || table.hex() === undefined ? [...table.targets().keys()] : []));
    createEffect(() => game.humanDecides() && made.view.reveal(...offered()));
    if (page)
      areasInSight(
        made,
        page,
        table.hex,
        createMemo(() => table.fittings.areas?.() ?? []),
      );
    const placing = (): boolean => table.scene()?.mode === 'place' && game.humanDecides();
    const gone = (hex: number): void => shown.forEach((tell) => tell(hex));
    if (page) roomInSight(made, page, laid.grid, () => (placing() ? table.lit() : []), gone);
    // The view opens where the game is fought, near enough to read the counters; a small board is seen whole. Where armies
    // are set up it opens twice, unless the front is in view.
    let opened: 'setup' | 'play' | undefined = restoreSight(made, table) ? 'play' : undefined;
    let small: boolean | undefined;
    made.on('view', (look) => void (opened && setScale(look.scale)));
    // Restore the last view of the player who takes the screen, never the other player's.
    createEffect(
      on(game.handOver, (side, before) => {
        if (before === undefined || side !== undefined || game.watching()) return;
        const look = game.keeping.seen().looks?.[before];
        if (look) return made.view.set(look);
        made.view.fit('map');
        opened = undefined;
      }),
    );
    createEffect(() => {
      const scene = table.scene();
      const placed = scene?.mode === 'place';
      const setup = placed || scene?.field !== undefined;
      // While somebody else sets up, or armies are agreed on, nothing is to be seen yet.
      if (!scene || (placed && !game.humanDecides())) return;
      if (opened === 'play' || (opened === 'setup' && setup)) return;
      const fought = openingHexes(table);
      const home = scene.focus;
      if (fought.length === 0 && home === undefined) return;
      const own = (): readonly number[] => {
        const side = opensFor();
        return fought.filter((hex) => table.piecesAt(hex).some((piece) => piece.side === side));
      };
      // The map stays as it lay in set-up as long as some of the own front is in view.
      const stays = opened === 'setup' && page !== undefined && own().some((hex) => liesFree(made, page, hex, 0));
      opened = setup ? 'setup' : 'play';
      small ??= made.view.look().scale >= READABLE;
      if (small || stays) return;
      if (home !== undefined && (fought.length === 0 || (placed && scene.field === undefined)))
        return made.view.beginAt(home, HOME);
      const near = isPhone() ? NEAR_ON_PHONE : NEAR;
      if (made.view.frame(fought, READABLE, near)) return;
      const heart = heartOf(own(), laid.grid);
      // The middle of what does not go into the window may be empty.
      if (heart !== undefined)
        return void (made.view.frame(own(), READABLE, near) || made.view.beginAt(heart, READABLE));
      if (home !== undefined) made.view.beginAt(home, READABLE);
    });
    onCleanup(() => made.dispose());
  });

  const isMine = (id: string): boolean => {
    const piece = table.piece(id);
    return piece !== undefined && table.mine(piece);
  };
  /** The side the map is opened for: of players here the one who decides; a computer may have the first turn. */
  const opensFor = (): string | undefined => {
    const seats = game.seats();
    const decides = game.decides();
    const here = Object.keys(seats).filter((side) => seats[side] === HUMAN);
    return decides !== undefined && here.includes(decides) ? decides : (here[0] ?? decides);
  };
  const lift = (): void => board?.lift(!board.lifted());

  onMount(() => {
    const onKey = keyListener({ table, openRule: setRule, openKeys: () => setKeys(true), openCard, lift });
    window.addEventListener('keydown', onKey);
    onCleanup(() => window.removeEventListener('keydown', onKey));
  });

  // The last blow is seen on the map first.
  createEffect(
    on(
      () => table.scene()?.outcome !== undefined && !game.film.running(),
      (over, before) => {
        if (!over) setEnded(false);
        const timer = over ? setTimeout(() => setEnded(true), before === undefined ? 0 : LAST_LOOK) : undefined;
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );

  return (
    <div class="table" data-asking={game.asking() ? '' : undefined} ref={page}>
      <StateBar
        table={table}
        lesson={props.tutor !== undefined}
        leave={props.leave}
        openRule={setRule}
        row={<Dynamic component={props.company?.Bar} table={table} />}
        ref={(element) => (top = element)}
      >
        <FindHex table={table} />
        <button type="button" class="sign" title={`${w.rules} (R)`} onClick={() => setRule('')}>
          <Icon sign="book" />
          <span class="word">{w.rules}</span>
        </button>
        <TableMenu
          table={table}
          acts={{
            save: () => void saveGame(game),
            copy: () => void copyPosition(game),
            picture: () => host && savePicture(host, game),
            openReport: () => setReport(true),
            openKeys: () => setKeys(true),
          }}
        >
          <Dynamic component={props.company?.Entries} table={table} />
        </TableMenu>
      </StateBar>
      <main class="board" aria-label={w.board} ref={host} />
      <Silence game={game} />
      <OverBoard table={table} openRule={setRule} />
      <Palette
        table={table}
        lift={lift}
        zoom={(factor) => board?.view.zoom(factor)}
        whole={() => board?.view.fit('map')}
        ref={(element) => (tools = element)}
      />
      <FarKey table={table} scale={scale()} />
      <ActionBar
        table={table}
        openRule={setRule}
        next={() => walkStacks(table, 1)}
        openCard={openCard}
        alone={props.tutor !== undefined || !game.keptHere}
        ref={(element) => (bottom = element)}
      />
      <HoldCard
        asked={game.humanDecides() ? `${table.scene()?.prompt?.side} ${table.scene()?.prompt?.at}` : undefined}
        called={called()}
        busy={game.presses.busy()}
        ref={(element) => (right = element)}
      >
        {props.tutor?.panel(table, setRule)}
        <Elsewhere game={game} />
        <Dynamic component={props.company?.Cards} table={table} />
        <Show when={!props.tutor}>
          <SinceCard table={table} />
        </Show>
        <GameOver
          game={game}
          openRule={setRule}
          openReport={() => setReport(true)}
          {...(props.End ? { openEnd: () => setEnded(true) } : {})}
        >
          <Dynamic component={table.fittings.Reckoning} openRule={setRule} />
        </GameOver>
        <Show when={game.watching()}>
          <ReplayBar table={table} openReport={() => setReport(true)} />
        </Show>
        <Show when={!props.tutor}>
          <ComputerPanel table={table} />
        </Show>
        <PlanPanel table={table} />
        <Asked table={table} openRule={setRule} />
        <Show when={!props.tutor && game.keptHere}>
          <Advice table={table} />
        </Show>
      </HoldCard>
      <Drawer table={table} openRule={setRule} ref={(element) => (left = element)} />
      <RuleDialog book={props.face.rulebook} id={rule()} close={() => setRule(undefined)} />
      <UnitCard table={table} openRule={setRule} />
      <Show when={props.face.Report} keyed>
        {(Report) => <ReportDialog open={report()} close={() => setReport(false)} table={table} Report={Report} />}
      </Show>
      <Show when={ended() && !game.watching() && table.scene()?.outcome}>
        <Suspense>
          <Dynamic
            component={props.End}
            table={table}
            openRule={setRule}
            openReport={() => setReport(true)}
            close={() => setEnded(false)}
          />
        </Suspense>
      </Show>
      <Shortcuts table={table} open={keys()} close={() => setKeys(false)} />
    </div>
  );
}
