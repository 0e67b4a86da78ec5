import { createResource, For, type JSX, Show } from 'solid-js';
import type { Cover } from '#web/face.ts';
import { learnAddress } from '#web/faces.ts';
import { addressOf } from '#web/table/route.ts';
import { w } from '#web/text/words.ts';

/** Lesson steps that practise a rule. */
export default function Taught(props: { readonly face: Cover; readonly rule: string }): JSX.Element {
  const [school] = createResource(
    () => props.face,
    (face) => face.school?.(),
  );
  const steps = () =>
    (school()?.lessons.list ?? []).flatMap((lesson) =>
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
              <a href={addressOf(...learnAddress(props.face.id, lesson, String(step)))}>
                {w.lessonStep(school()?.words(lesson)?.title ?? '', step)}
              </a>
            </>
          )}
        </For>
      </p>
    </Show>
  );
}
