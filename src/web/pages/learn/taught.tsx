import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../route.ts';
import { w } from '../../text/words.ts';
import { LESSONS } from '../../games/blitz/lessons/all.ts';
import { lessonWords } from './words.ts';

/** Where a rule can be practised: the steps of lessons that name it. */
export default function Taught(props: { readonly rule: string }): JSX.Element {
  const steps = () =>
    LESSONS.flatMap((lesson) =>
      lesson.steps.flatMap((step, i) => (step.rules.includes(props.rule) ? [{ lesson: lesson.id, step: i + 1 }] : [])),
    );
  return (
    <Show when={steps().length > 0}>
      <p class="cited">
        {w.practise}{' '}
        <For each={steps()}>
          {({ lesson, step }, i) => (
            <>
              {i() > 0 && ', '}
              <a href={addressOf('learn', lesson, String(step))}>
                {w.lessonStep(lessonWords(lesson)?.title ?? '', step)}
              </a>
            </>
          )}
        </For>
      </p>
    </Show>
  );
}
