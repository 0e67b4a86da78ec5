import { type Accessor, createComputed, createEffect, createMemo, createSignal, on } from 'solid-js';
import { type Grid, hexNamed, nameOf } from '#hex/grid.ts';
import type { Message } from '#core/message.ts';
import type { Choice, Piece, Scene, UnitId } from '#table/desk.ts';
import type { MapModel } from '#table/board-model.ts';
import type { Face, Fittings } from '../face.ts';
import { createAsking } from './questions.ts';
import { createClicks } from './clicks.ts';
import { createCourse } from './course.ts';
import type { GameStore } from './game-store.ts';
import { createSelection, type Selection } from './selection.ts';
import { createPlaces } from './map/places.ts';
import { createNaming } from './unit-picker.ts';
import { createProspects } from './prospects.ts';
import { seeing } from './settings/view-settings.ts';

export type Asking = ReturnType<typeof createAsking>;

/** The game as this screen sees it, in the words and places of its board. */
export interface Seen {
  readonly scene: () => Scene | undefined;
  readonly piece: (id: UnitId) => Piece | undefined;
  readonly piecesAt: (hex: number | undefined) => readonly Piece[];
  /** True for pieces of the side that decides. */
  readonly mine: (piece: Piece) => boolean;
  readonly name: (hex: number) => string;
  readonly find: (text: string) => number | undefined;
  /** Map feature of a hex: a city, a village, a hill. */
  readonly place: (hex: number | undefined) => string | undefined;
  /** The place with its hex beside it, or the hex alone. */
  readonly placeName: (hex: number) => string;
  /** Hexes of the decision at hand, each with its choices. */
  readonly targets: Accessor<ReadonlyMap<number, readonly Choice[]>>;
}

type InsideHand = 'settle' | 'keep' | 'dropStrays' | 'hold' | 'taken' | 'goBy' | 'setJoin' | 'lookAt' | 'add';

/** A table with a game on it: what is seen, what the player has in hand, what may be done. */
export interface Table
  extends Seen,
    Omit<Selection, InsideHand>,
    Omit<Asking, 'settled'>,
    Omit<ReturnType<typeof createClicks>, 'open'>,
    ReturnType<typeof createProspects>,
    Omit<ReturnType<typeof createNaming>, 'onBill'> {
  readonly game: GameStore;
  readonly face: Face;
  /** The steps of the turn. */
  readonly steps: ReturnType<typeof createCourse>;
  readonly fittings: Fittings;
  readonly grid: Grid | undefined;
  readonly showHex: (hex: number | undefined, stand?: boolean) => void;
  /** Moves the map no further than needed for a hex to lie free. */
  readonly comeTo: (hex: number) => void;
  /** The hex under the pointer. */
  readonly over: () => number | undefined;
  readonly pointAt: (hex: number | undefined) => void;
  /** The unit whose card lies open. */
  readonly explained: () => UnitId | undefined;
  readonly explain: (unit: UnitId | undefined) => void;
  readonly overlayNames: () => ReadonlySet<string>;
  readonly toggleOverlay: (name: string) => void;
  /** The stack chosen before comes to the one chosen now. */
  readonly bringHere: () => Promise<void>;
  /** Units a click on a hex would select. */
  readonly handyAt: (hex: number) => UnitId[];
  /** Hexes a key may step through: choices of the decision, what the game points at, ends of the reach. */
  readonly lit: () => readonly number[];
  readonly standing: () => number | undefined;
  readonly stand: (hex: number) => void;
  /** Own stacks that can still do something, for walking through them. */
  readonly walkable: () => number[];
  /** Ends the decision; where something speaks against it, not before it was asked once whether that is meant. */
  readonly finish: (answer?: 'sure' | 'not') => void;
  /** Concern about ending the decision, while the confirmation is open. */
  readonly careful: () => Message | undefined;
  /** The board says which hex lies under a point of the page. */
  readonly locate: (find: (x: number, y: number) => number | undefined) => void;
  readonly hexUnder: (x: number, y: number) => number | undefined;
}

/** The table as a game finds it that fits it out. */
export type Laid = Omit<Table, 'fittings'>;

/** The pieces of a scene by their ids and by their hexes. */
function placed(scene: Scene | undefined) {
  const byId = new Map<UnitId, Piece>();
  const byHex = new Map<number, Piece[]>();
  for (const piece of scene?.pieces ?? []) {
    byId.set(piece.id, piece);
    if (piece.hex === undefined) continue;
    const stack = byHex.get(piece.hex);
    if (stack) stack.push(piece);
    else byHex.set(piece.hex, [piece]);
  }
  return { byId, byHex };
}

const NOBODY: readonly Piece[] = [];

export function createTable(
  game: GameStore,
  {
    grid,
    map,
    setup,
  }: { readonly grid: Grid | undefined; readonly map: (() => MapModel) | undefined; readonly setup: string },
  { showHex, comeTo }: Pick<Table, 'showHex' | 'comeTo'>,
): Table {
  const { face } = game;
  const [overlayNames, setOverlayNames] = createSignal<ReadonlySet<string>>(new Set());
  const [over, pointAt] = createSignal<number>();
  const [explained, explain] = createSignal<UnitId>();
  const [standing, setStanding] = createSignal<number>();
  /** The decision whose end is asked about, and the phase that was asked about last. */
  const [asking, setAsking] = createSignal<number>();
  let askedIn = '';
  let hexAt: Table['hexUnder'] = () => undefined;

  const scene = (): Scene | undefined => game.update()?.scene;
  const phaseNow = (): string => {
    const now = scene();
    return `${now?.moment.turn} ${now?.moment.mover} ${now?.prompt?.at}`;
  };
  const places = createMemo(() => placed(scene()));
  const selection = createSelection();
  const asked = createAsking(game, selection, overlayNames);
  const prospects = createProspects(game, selection, asked, over);
  const steps = createCourse(game);
  const place = createPlaces(map);
  const name = (hex: number): string => (grid ? nameOf(grid, hex) : '');
  const seen: Seen = {
    scene,
    piece: (id) => places().byId.get(id),
    piecesAt: (hex) => (hex === undefined ? NOBODY : (places().byHex.get(hex) ?? NOBODY)),
    mine: ({ side }) => side === game.decides(),
    name,
    find: (text) => (grid ? hexNamed(grid, text.trim()) : undefined),
    place,
    placeName(hex) {
      const there = place(hex);
      return there === undefined ? name(hex) : `${there} (${name(hex)})`;
    },
    targets: () => targets(),
  };
  const naming = createNaming(asked.bill, (id) => seen.piece(id)?.hex);
  const clicks = createClicks(game, seen, selection, asked, naming);
  const targets = createMemo((): ReadonlyMap<number, readonly Choice[]> => {
    const found = new Map<number, Choice[]>();
    for (const choice of clicks.open()) {
      if (choice.hex === undefined) continue;
      const list = found.get(choice.hex);
      if (list) list.push(choice);
      else found.set(choice.hex, [choice]);
    }
    return found;
  });

  /** Number of selections when the last command was given. */
  let givenWith = 0;
  createComputed(on(game.presses.given, () => void (givenWith = selection.taken())));
  // Doing something else cancels the question.
  createEffect(
    on([selection.selected, selection.marked, selection.begun], () => setAsking(undefined), { defer: true }),
  );
  // Another plan, or none: selected units may stand elsewhere now.
  createEffect(
    on(
      () => (game.planning.on() ? game.planning.at() : undefined),
      (_plan, before) => void (before !== undefined && selection.hold(undefined, [])),
      { defer: true },
    ),
  );
  // Unfinished actions end with the position they began in, unless begun after the command that changed it; the side to
  // decide has no units of the other side selected.
  createEffect(
    on(game.update, (now, before) => {
      naming.forgetNamed();
      const newer = game.presses.busy() && selection.taken() > givenWith;
      if (!newer || now?.decision !== before?.decision) selection.settle();
      // With a new phase whoever has nothing to do in it is put down (M6.1).
      const phase = now?.scene.prompt?.phase !== before?.scene.prompt?.phase;
      selection.keep((id) => {
        const piece = seen.piece(id);
        // Merged or lost units are no longer in play.
        const gone = selection.hex() !== undefined && piece?.hex === undefined && piece?.box === undefined;
        return piece !== undefined && !gone && seen.mine(piece) && !(phase && piece.idle);
      });
      if (phase && before && !newer) selection.dropStrays((id) => seen.piece(id)?.hex);
      // Stop looking at their hex as well if the other side decides about another.
      const elsewhere = now?.scene.prompt?.side !== before?.scene.prompt?.side && now?.scene.focus !== undefined;
      const left = elsewhere || (phase && seen.piecesAt(selection.hex()).some(seen.mine));
      if (left && before && selection.selected().size === 0) selection.lookAt(undefined);
      const next = game.humanDecides() ? (scene()?.next ?? []) : [];
      const [first] = next;
      if (first !== undefined && !next.some((id) => selection.selected().has(id)))
        selection.hold(seen.piece(first)?.hex, [first]);
    }),
  );

  const {
    settle: _settle,
    keep: _keep,
    dropStrays: _dropStrays,
    hold: _hold,
    taken: _taken,
    goBy: _goBy,
    setJoin: _setJoin,
    lookAt: _lookAt,
    add: _add,
    ...inHand
  } = selection;
  const fitted: { fittings?: Fittings } = {};
  const table: Laid = {
    game,
    face,
    steps,
    grid,
    showHex,
    comeTo,
    ...seen,
    ...inHand,
    // A new selection clears the refusal of the previous one.
    select: (units) => {
      game.dismiss();
      selection.select(units);
    },
    toggle: (id) => {
      game.dismiss();
      selection.toggle(id);
    },
    ...asked,
    ...prospects,
    ...clicks,
    ...naming,
    over,
    pointAt: (hex) => void pointAt(() => hex),
    explained,
    explain: (unit) => void explain(() => unit),
    overlayNames,
    toggleOverlay: (one) =>
      setOverlayNames((names) => {
        const next = new Set(names);
        if (!next.delete(one)) next.add(one);
        return next;
      }),
    async bringHere() {
      const wish = selection.join();
      if (wish) await clicks.move(wish.units, wish.to.hex);
    },
    handyAt: (hex) =>
      seen
        .piecesAt(hex)
        .filter((piece) => seen.mine(piece) && piece.selectable)
        .map(({ id }) => id),
    lit: () => {
      const own = scene()?.mode === 'choose' ? (fitted.fittings?.lit?.() ?? []) : [];
      if (targets().size + own.length > 0) return [...targets().keys(), ...own];
      if (scene()?.mode === 'aim' || scene()?.mode === 'place') return fitted.fittings?.lit?.() ?? [];
      const going = [...asked.reach()].sort((a, b) => a.cost - b.cost).map((one) => one.hex);
      return going.length > 0 ? going : (fitted.fittings?.lit?.() ?? []);
    },
    standing,
    stand: (hex) => {
      setStanding(hex);
      showHex(hex, true);
    },
    walkable: () => {
      const acting = new Set(asked.choices().flatMap(({ unit }) => unit ?? []));
      const hexes = (scene()?.pieces ?? []).flatMap((piece) => {
        if (!seen.mine(piece) || piece.hex === undefined || piece.idle) return [];
        return acting.size > 0 && !acting.has(piece.id) ? [] : [piece.hex];
      });
      return [...new Set(hexes)];
    },
    finish: (answer) => {
      const command = scene()?.done;
      const open = asking() !== undefined && asking() === game.update()?.decision;
      setAsking(undefined);
      clicks.answerDoubt(false);
      if (command === undefined || !game.humanDecides() || answer === 'not') return;
      // The main button plays a plan first.
      if (game.planning.on()) return void game.planning.play();
      // A second press while the question is open is no answer.
      if (open && answer === undefined) return void setAsking(game.update()?.decision);
      const phase = phaseNow();
      if (answer === 'sure' || !seeing().careful || !scene()?.careful || phase === askedIn)
        return void game.play(command);
      askedIn = phase;
      setAsking(game.update()?.decision);
    },
    // One question at a time: the later one.
    careful: () =>
      asking() !== undefined && asking() === game.update()?.decision && !clicks.doubt() ? scene()?.careful : undefined,
    locate: (find) => {
      hexAt = find;
    },
    hexUnder: (x, y) => hexAt(x, y),
  };
  const fittings = face.fit(table, setup);
  fitted.fittings = fittings;
  return { ...table, fittings };
}
