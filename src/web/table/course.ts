import { createEffect, createSignal, on } from 'solid-js';
import type { Course, TurnStep } from '#table/desk.ts';
import { answersTo } from './questions.ts';
import type { GameStore } from './game-store.ts';
import { seeing, setSeeing } from './settings/view-settings.ts';

/** Steps of the turn: those with nothing to do are passed, and those the player does not want to be asked in. */
export function createCourse(game: GameStore) {
  const [answer, setAnswer] = createSignal<{ readonly at: string; readonly course: Course }>();
  const toCourse = answersTo<ReturnType<typeof answer>>(setAnswer, undefined);
  const steps = (): readonly TurnStep[] => game.news()?.scene.turn?.steps ?? [];
  const stepNow = (): TurnStep | undefined => steps().find(({ stands }) => stands === 'now');
  /** Answers about an earlier step are not used for this one. */
  const course = (): Course | undefined => (answer()?.at === placeNow() ? answer()?.course : undefined);
  const keyOf = (kind: string): string => `${game.face.id} ${kind}`;
  const isPassed = (kind: string): boolean => seeing().passed.includes(keyOf(kind));

  /** The step of this turn the player has gone back to: it is not passed again. */
  let entered = '';
  const placeNow = (): string => {
    const { turn, mover } = game.news()?.scene.moment ?? {};
    return `${turn} ${mover} ${stepNow()?.id}`;
  };
  createEffect(
    on(game.news, (now, before) => {
      if (now && before && now.played < before.played) entered = placeNow();
    }),
  );

  /** Ends the step at hand, where nothing is lost by that. */
  function pass(): void {
    const [step, end, scene] = [stepNow(), course()?.end, game.news()?.scene];
    if (!step || !end || scene?.done === undefined || scene.careful || !game.humanDecides()) return;
    if (game.practice || game.presses.busy() || entered === placeNow()) return;
    if (end.idle || isPassed(step.kind)) void game.giveOn([scene.done]);
  }
  createEffect(() => {
    const now = game.news();
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
    /** Number of commands to keep for returning to a finished step; undefined where that cannot be undone. */
    backTo(step: TurnStep): number | undefined {
      const n = course()?.begun[step.id];
      const now = game.news();
      return step.stands === 'over' && n !== undefined && now && n >= now.undoPoint && game.canUndo() ? n : undefined;
    },
  };
}
