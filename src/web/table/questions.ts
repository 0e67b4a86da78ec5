import { createEffect, createSignal, on } from 'solid-js';
import type { Objection } from '#core/objection.ts';
import type { Action, Bill, Choice, ReachHex, Scene } from '#table/desk.ts';
import { createOverlays } from './map/overlay-store.ts';
import type { GameStore } from './game-store.ts';
import type { Selection } from './selection.ts';

const MOST_CHOICES = 600;
const NO_ACTIONS: readonly Action[] = [];
const ACTING: readonly Scene['mode'][] = ['place', 'move', 'aim', 'send'];

/**
 * Answers to one kind of question; each is dropped when a newer question has been asked meanwhile. `settled` is through
 * when the newest has been answered.
 */
export function answersTo<T>(set: (answer: T) => void, nothing: T) {
  let asked = 0;
  let latest: Promise<unknown> = Promise.resolve();
  return {
    ask(question: Promise<T> | undefined, then?: () => void): void {
      const mine = ++asked;
      if (!question) return void set(nothing);
      latest = question.then(
        (answer) => {
          if (mine !== asked) return;
          set(answer);
          then?.();
        },
        () => mine === asked && set(nothing),
      );
    },
    settled: (): Promise<unknown> => latest,
  };
}

/** Questions to the desk, repeated whenever the game or the selection changes. */
export function createAsking(game: GameStore, selection: Selection, overlayNames: () => ReadonlySet<string>) {
  const [reach, setReach] = createSignal<readonly ReachHex[]>([]);
  const [choices, setChoices] = createSignal<readonly Choice[]>([]);
  const [actions, setActions] = createSignal<readonly Action[]>(NO_ACTIONS);
  const [common, setCommon] = createSignal<readonly Action[]>(NO_ACTIONS);
  const [notYet, setNotYet] = createSignal<Objection>();
  const [bill, setBill] = createSignal<Bill>();
  const overlays = createOverlays(game, overlayNames);
  const mode = (): Scene['mode'] => game.update()?.scene.mode ?? 'none';
  const active = (): boolean => game.humanDecides() && game.update() !== undefined;

  const toReach = answersTo<readonly ReachHex[]>(setReach, []);
  const toActions = answersTo(setActions, NO_ACTIONS);
  const toCommon = answersTo(setCommon, NO_ACTIONS);
  const toChoices = answersTo<readonly Choice[]>(setChoices, []);
  const toNotYet = answersTo<Objection | undefined>(setNotYet, undefined);
  const toBill = answersTo<Bill | undefined>(setBill, undefined);

  // Drop answers for an earlier decision, however late they come.
  createEffect(
    on(
      () => game.update()?.decision,
      () => {
        setReach([]);
        setChoices([]);
        setActions(NO_ACTIONS);
        setCommon(NO_ACTIONS);
        setNotYet(undefined);
        setBill(undefined);
      },
    ),
  );
  createEffect(() => {
    const units = [...selection.selected()];
    const chosen = active() && units.length > 0;
    toReach.ask(chosen && mode() === 'move' ? game.ask('reach', units, selection.via()) : undefined, () => {
      if (performance.getEntriesByName('chosen').length > 0) performance.measure('reach', 'chosen');
    });
  });
  createEffect(() => {
    const units = [...selection.selected()];
    const chosen = active() && units.length > 0 && ACTING.includes(mode());
    toActions.ask(chosen ? game.ask('actions', units) : undefined);
  });
  createEffect(() => {
    const yes = active();
    toChoices.ask(yes && mode() === 'choose' ? game.ask('choices', MOST_CHOICES) : undefined);
    toCommon.ask(yes && (mode() === 'move' || mode() === 'name') ? game.ask('actions', []) : undefined);
    toBill.ask(yes && mode() === 'name' ? game.ask('bill') : undefined);
    const done = game.update()?.scene.done;
    toNotYet.ask(yes && done !== undefined ? game.ask('check', done) : undefined);
  });

  return {
    reach,
    choices,
    actions,
    common,
    notYet,
    bill,
    overlays,
    /** Resolves once every answer that clicks on the map depend on has arrived. */
    settled: (): Promise<unknown> =>
      Promise.allSettled([toReach, toActions, toChoices, toBill].map((one) => one.settled())),
  };
}
