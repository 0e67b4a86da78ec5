import { createEffect, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { byHand } from '#web/text/pointer-words.ts';
import { w } from '#web/text/words.ts';
import type { Coach, Remark } from './coach.ts';

/** Text of the lesson at the table: the step, its task, and comments on commands. */
export function LessonPanel(props: { readonly coach: Coach; readonly openRule: (id: string) => void }): JSX.Element {
  const { coach } = props;
  const { lesson, school } = coach;
  const { list } = school.lessons;
  const said = () => school.words(lesson.id)?.steps[coach.step().id];
  const count = lesson.steps.length;
  const isLast = () => coach.index() + 1 === count;
  const following = list[list.indexOf(lesson) + 1];
  const remarkText = (remark: Remark): string =>
    remark.is === 'slip' ? byHand(said()?.slips?.[remark.says] ?? '') : remark.back ? w.notAsked : w.notAskedRolled;
  let panel: HTMLElement | undefined;
  let answer: HTMLDivElement | undefined;
  let next: HTMLDivElement | undefined;
  // A new step is read from its beginning.
  createEffect(on(coach.index, () => panel?.scrollIntoView({ block: 'start' })));
  // Keep answers in view: on a phone the panel may be scrolled past them.
  const answered = (): void => {
    if (coach.done() || coach.remark()) for (const part of [next, answer]) part?.scrollIntoView({ block: 'nearest' });
  };
  createEffect(on([coach.done, coach.remark], answered, { defer: true }));
  return (
    <section class="lesson" aria-label={w.lessonPanel} ref={panel}>
      <p class="where">
        <a href={coach.address()}>{w.allLessons}</a> · {school.words(lesson.id)?.title} ·{' '}
        {w.stepOf(coach.index() + 1, count)}
      </p>
      <progress
        class="steps"
        max={count}
        value={coach.index() + (coach.done() ? 1 : 0)}
        aria-label={w.stepOf(coach.index() + 1, count)}
      />
      <For each={said()?.text}>{(text) => <p>{byHand(text)}</p>}</For>
      <p class="task">
        <strong>{w.yourTask}:</strong> {byHand(said()?.task ?? '')}
      </p>
      <div class="answer" role="status" aria-live="polite" ref={answer}>
        <Switch>
          <Match when={coach.done()}>
            <p class="praise">
              <strong>{w.stepDone}</strong> {byHand(said()?.praise ?? '')}
              <Show when={coach.rolled()}>
                {' '}
                <em>{w.fixedDice}</em>
              </Show>
            </p>
          </Match>
          <Match when={coach.remark()}>{(remark) => <p class="kindly">{remarkText(remark())}</p>}</Match>
        </Switch>
      </div>
      <div class="row" ref={next}>
        <Switch
          fallback={
            <>
              <Show when={coach.remark()?.back}>
                <button type="button" class="primary" onClick={coach.takeBack}>
                  {w.takeItBack}
                </button>
              </Show>
              <button type="button" disabled={coach.showing()} onClick={coach.showMe}>
                {w.showMe}
              </button>
            </>
          }
        >
          <Match when={coach.done() && !isLast()}>
            <button type="button" class="primary" onClick={coach.after}>
              {w.nextStep}
            </button>
          </Match>
          <Match when={coach.done() && isLast() && following}>
            {(next) => (
              <a class="button primary" href={coach.address(next().id)} onClick={coach.close}>
                {w.nextLesson(school.words(next().id)?.title ?? '')}
              </a>
            )}
          </Match>
          <Match when={coach.done() && isLast()}>
            <p>{w.learnedAll}</p>
            <a class="button primary" href={coach.home} onClick={coach.close}>
              {w.firstGame}
            </a>
            <a class="button" href={coach.address()} onClick={coach.close}>
              {w.backToLearn}
            </a>
          </Match>
        </Switch>
        <button type="button" disabled={coach.showing()} onClick={coach.restart}>
          {w.resetStep}
        </button>
      </div>
      <p class="row small">
        <Show when={coach.index() > 0}>
          <button type="button" onClick={coach.before}>
            ‹ {w.stepBefore}
          </button>
        </Show>
        <Show when={!isLast() && !coach.done()}>
          <button type="button" onClick={coach.after}>
            {w.stepAfter} ›
          </button>
        </Show>
        <span>
          {w.rulesHere}{' '}
          <For each={coach.step().rules}>
            {(rule, i) => (
              <>
                {i() > 0 && ', '}
                <RuleLink id={rule} open={props.openRule} />
              </>
            )}
          </For>
        </span>
      </p>
    </section>
  );
}
