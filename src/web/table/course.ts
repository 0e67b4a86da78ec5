import { createEffect, createSignal, on } from 'solid-js';
import type { Course, TurnStep } from '#table/desk.ts';
import { answersTo } from './questions.ts';
import type { GameStore } from './game-store.ts';
import { seeing, setSeeing } from './settings/view-settings.ts';

interface Goal {
  /** Turn and side it was set in. */
  readonly turn: string;
  /** Id of the step; absent for the end of the turn. */
  readonly id: string | undefined;
  /** Step looked at last, and the number of commands played then. */
  readonly place: string;
  readonly played: number;
}

/** Steps of the turn: those with nothing to do are passed, and those the player does not want to be asked in. */
export function createCourse(game: GameStore) {
  const [answer, setAnswer] = createSignal<{ readonly at: string; readonly course: Course }>();
  const toCourse = answersTo<ReturnType<typeof answer>>(setAnswer, undefined);
  const steps = (): readonly TurnStep[] => game.update()?.scene.turn?.steps ?? [];
  const stepNow = (): TurnStep | undefined => steps().find(({ stands }) => stands === 'now');
  /** Answers about an earlier step are not used for this one. */
  const course = (): Course | undefined => (answer()?.at === placeNow() ? answer()?.course : undefined);
  const keyOf = (kind: string): string => `${game.face.id} ${kind}`;
  const isPassed = (kind: string): boolean => seeing().passed.includes(keyOf(kind));

  /** The step of this turn the player has gone back to: it is not passed again. */
  let entered = '';
  const placeNow = (): string => {
    const { turn, mover } = game.update()?.scene.moment ?? {};
    return `${turn} ${mover} ${stepNow()?.id}`;
  };
  /** The step, or the end of the turn, that the player has asked to go on to. */
  let goal: Goal | undefined;
  const [held, setHeld] = createSignal<number>();
  const turnNow = (): string => {
    const { turn, mover } = game.update()?.scene.moment ?? {};
    return `${turn} ${mover} ${game.decides()}`;
  };
  createEffect(
    on(game.update, (now, before) => {
      if (!now || !before || now.played >= before.played) return;
      entered = placeNow();
      goal = undefined;
    }),
  );

  /** True while steps are passed on the way to the goal; the goal is dropped by anything the player does in between. */
  function isOnward(step: TurnStep, played: number): boolean {
    if (!goal) return false;
    const place = placeNow();
    const stays = place === goal.place && played > goal.played;
    if (stays || turnNow() !== goal.turn || step.id === goal.id) goal = undefined;
    else goal = { ...goal, place, played };
    return goal !== undefined;
  }

  /** Ends the step at hand, where nothing is lost by that. */
  function pass(): void {
    const [step, end, now] = [stepNow(), course()?.end, game.update()];
    if (!step || !end || now?.scene.done === undefined || !game.humanDecides()) return;
    if (game.practice || game.presses.busy()) return;
    const { done, careful } = now.scene;
    const onward = isOnward(step, now.played);
    if (careful && (!onward || seeing().careful)) return void (onward && setHeld(now.decision));
    if (onward || (entered !== placeNow() && (end.idle || isPassed(step.kind)))) void game.giveOn([done]);
  }
  createEffect(() => {
    const now = game.update();
    // While a film runs the host is further on than what is shown.
    const shown = now?.scene.turn !== undefined && !game.film.running() && !game.watching();
    const [mine, busy] = [game.humanDecides(), game.presses.busy()];
    if (busy) return;
    const at = placeNow();
    const told = shown ? game.ask<Course | undefined>('course') : undefined;
    toCourse.ask(
      told?.then((found) => found && { at, course: found }),
      mine ? pass : undefined,
    );
  });

  return {
    course,
    isPassed,
    /** Never ask, or ask again, in steps of this kind. */
    setPassed(kind: string, yes: boolean): void {
      const others = seeing().passed.filter((one) => one !== keyOf(kind));
      setSeeing({ passed: yes ? [...others, keyOf(kind)] : others });
    },
    /** Decision that must be confirmed before the way to the goal goes on. */
    held,
    /** True if the steps before this one, or before the end of the turn, can be passed. */
    canGoOn: (step?: TurnStep): boolean =>
      game.humanDecides() && course()?.end !== undefined && (step === undefined || step.stands === 'ahead'),
    /** Number of steps to come in which something can be decided. */
    ahead: (): number =>
      steps().filter(({ id, stands }) => stands === 'ahead' && course()?.empty.includes(id) !== true).length,
    /** Passes the steps before this one, or all that remain; stops where something would be lost. */
    goOn(step?: TurnStep): void {
      goal = { turn: turnNow(), id: step?.id, place: placeNow(), played: game.update()?.played ?? 0 };
      setHeld(undefined);
      pass();
    },
    /** Number of commands to keep for returning to a finished step; undefined where that cannot be undone. */
    backTo(step: TurnStep): number | undefined {
      const n = course()?.begun[step.id];
      const now = game.update();
      return step.stands === 'over' && n !== undefined && now && n >= now.undoPoint && game.canUndo() ? n : undefined;
    },
  };
}
