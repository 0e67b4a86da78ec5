import { createResource, For, type JSX } from 'solid-js';
import { boxNamed, BOXES, faceOf, learnAddress } from '#web/faces.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf } from '#web/table/route.ts';
import { language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';
import { progressOf } from '../learn/progress.ts';

/** The lowest rung: the lessons of the game that is looked at, or of all. */
export function Lessons(props: { readonly box: string | undefined }): JSX.Element {
  const games = (): readonly string[] => {
    const box = boxNamed(props.box);
    return box ? [box.game] : [...new Set(BOXES.map(({ game }) => game))];
  };
  const [lessons] = createResource(games, async (ids) => {
    const lists = ids.map(async (id) => {
      const school = await (await faceOf(id)).school?.();
      return (school?.lessons.list ?? []).map((lesson) => ({ game: id, lesson, words: school?.words(lesson.id) }));
    });
    return (await Promise.all(lists)).flat();
  });
  const title = (game: string): string => boxNamed(game)?.title[language()] ?? '';
  return (
    <ul class="scens">
      <For each={lessons()}>
        {({ game, lesson, words }) => (
          <li>
            <a class="sheet scen lesson" href={addressOf(...learnAddress(game, lesson.id))}>
              <div class="in">
                <p class="meta">
                  <span>{title(game)}</span>
                  <span>
                    <Icon sign="clock" />
                    {w.minutes(lesson.minutes)}
                  </span>
                </p>
                <h2>{words?.title}</h2>
                <p>{words?.about}</p>
                <p class="meta">{w.stepsDone(progressOf(lesson.id).done.length, lesson.steps.length)}</p>
              </div>
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}
