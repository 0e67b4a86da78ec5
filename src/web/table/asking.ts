import { createEffect, createSignal } from 'solid-js';
import type { BlitzFrame, UnitNo } from '../../games/blitz/types.ts';
import type { Objection } from '../../core/objection.ts';
import type {
  Action,
  BattleView,
  Choice,
  Due,
  Obligations,
  Outlook,
  OverlayName,
  ReachHex,
} from './referee/protocol.ts';
import { createOverlays } from './asked-overlays.ts';
import type { GameStore } from './game-store.ts';
import { doneOf } from '../games/blitz/prompt.ts';

const MOST_CHOICES = 600;
const NO_ACTIONS: readonly Action[] = [];
const ACTING: readonly string[] = ['movement', 'declaration', 'interception', 'landing'];
/** Decisions that are made by naming several units, by composing, or by acting units: nothing to list. */
const COMPOSED: readonly string[] = [...ACTING, 'setup', 'losses', 'supplyLosses', 'exchange', 'beachSupply'];

/** What the referee is asked whenever the game or the player's hand changes. */
export function createAsking(
  game: GameStore,
  hand: {
    readonly frame: () => BlitzFrame | undefined;
    readonly selected: () => ReadonlySet<UnitNo>;
    /** Units shown one by one. */
    readonly shown: () => readonly UnitNo[];
    readonly via: () => readonly number[];
    readonly planned: () => readonly number[];
    readonly overlayNames: () => ReadonlySet<OverlayName>;
  },
) {
  const [reach, setReach] = createSignal<readonly ReachHex[]>([]);
  const [beyond, setBeyond] = createSignal<readonly number[]>([]);
  const [choices, setChoices] = createSignal<readonly Choice[]>([]);
  const [actions, setActions] = createSignal<readonly Action[]>(NO_ACTIONS);
  const [common, setCommon] = createSignal<readonly Action[]>(NO_ACTIONS);
  const [duties, setDuties] = createSignal<Obligations>();
  const [notYet, setNotYet] = createSignal<Objection>();
  const [due, setDue] = createSignal<Due>();
  const [plan, setPlan] = createSignal<BattleView>();
  const [outlook, setOutlook] = createSignal<Outlook>();
  /** Declared battles by number, each with what can come of it. */
  const [fights, setFights] = createSignal<ReadonlyMap<number, BattleView>>(new Map());
  const overlays = createOverlays(game, hand.overlayNames);
  const [left, setLeft] = createSignal<ReadonlyMap<UnitNo, number>>(new Map());
  const at = (): string => hand.frame()?.at ?? '';
  const active = (): boolean => game.humanDecides() && game.snapshot() !== undefined;

  /** Answers to one kind of question; each is dropped when a newer question has been asked meanwhile. */
  function answers<T>(set: (answer: T) => void, nothing: T) {
    let asked = 0;
    return (question: Promise<T> | undefined, then?: () => void): void => {
      const mine = ++asked;
      if (!question) return void set(nothing);
      void question.then(
        (answer) => {
          if (mine !== asked) return;
          set(answer);
          then?.();
        },
        () => mine === asked && set(nothing),
      );
    };
  }
  const toReach = answers<readonly ReachHex[]>(setReach, []);
  const toBeyond = answers<readonly number[]>(setBeyond, []);
  const toActions = answers(setActions, NO_ACTIONS);
  const toCommon = answers(setCommon, NO_ACTIONS);
  const toChoices = answers<readonly Choice[]>(setChoices, []);
  const toDuties = answers<Obligations | undefined>(setDuties, undefined);
  const toNotYet = answers<Objection | undefined>(setNotYet, undefined);
  const toDue = answers<Due | undefined>(setDue, undefined);
  const toPlan = answers<BattleView | undefined>(setPlan, undefined);
  const toFights = answers<ReadonlyMap<number, BattleView>>(setFights, new Map());
  const toLeft = answers<ReadonlyMap<UnitNo, number>>(setLeft, new Map());
  const toOutlook = answers<Outlook | undefined>(setOutlook, undefined);

  createEffect(() => {
    const units = [...hand.selected()];
    const chosen = active() && units.length > 0;
    toReach(chosen && at() === 'movement' ? game.referee.reach(units, hand.via()) : undefined, () => {
      if (performance.getEntriesByName('chosen').length > 0) performance.measure('reach', 'chosen');
    });
  });
  createEffect(() => {
    const units = [...hand.selected()];
    const chosen = active() && units.length > 0 && ACTING.includes(at());
    toActions(chosen ? game.referee.actions(units) : undefined);
    toBeyond(chosen && at() === 'movement' ? game.referee.beyond(units) : undefined);
  });
  createEffect(() => {
    const yes = active();
    const phase = at();
    const { referee } = game;
    toChoices(yes && !COMPOSED.includes(phase) ? referee.choices(MOST_CHOICES) : undefined);
    toDuties(yes && phase === 'declaration' ? referee.obligations() : undefined);
    toCommon(yes && phase === 'movement' ? referee.actions([]) : undefined);
    toDue(yes && COMPOSED.includes(phase) ? referee.due() : undefined);
    const done = doneOf(hand.frame());
    toNotYet(yes && done ? referee.check(done) : undefined);
  });
  createEffect(() => {
    const units = [...hand.selected()];
    const hexes = hand.planned();
    const composing = active() && at() === 'declaration';
    const ready = composing && units.length > 0 && hexes.length > 0;
    toPlan(ready ? game.referee.battle(units, hexes) : undefined);
    const fighting = composing || (active() && at() === 'combat');
    toOutlook(fighting ? game.referee.outlook(ready ? { units, hexes } : undefined) : undefined);
  });
  createEffect(() => {
    const units = active() && at() === 'movement' ? hand.shown() : [];
    toLeft(
      units.length > 0
        ? game.referee.left(units).then((thirds) => new Map(units.map((no, i) => [no, thirds[i] ?? 0])))
        : undefined,
    );
  });
  createEffect(() => {
    const fighting = active() && (at() === 'declaration' || at() === 'combat');
    const battles = fighting ? (game.snapshot()?.state.battles ?? []) : [];
    toFights(
      Promise.all(battles.map(({ no }) => game.referee.fight(no))).then(
        (views) => new Map(battles.flatMap(({ no }, i) => (views[i] ? [[no, views[i]] as const] : []))),
      ),
    );
  });

  return { reach, beyond, choices, actions, common, duties, notYet, due, plan, outlook, fights, left, overlays };
}
