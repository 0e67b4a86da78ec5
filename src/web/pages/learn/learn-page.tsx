import { createEffect, createMemo, createResource, For, type JSX, Show } from 'solid-js';
import type { Lesson } from '#table/lesson.ts';
import { FONT_URLS } from '#web/board/live/fonts.ts';
import { loadFonts } from '#web/board/live/load-fonts.ts';
import type { Face, School } from '#web/face.ts';
import {
  type Box,
  BOXES,
  FIRST_BOX,
  learnAddress,
  learnWanted,
  rulesAddress,
  scenariosAddress,
  tableFaceOf,
} from '#web/faces.ts';
import { addressOf, go, route } from '#web/table/route.ts';
import { theme } from '#web/table/settings/settings.ts';
import { TablePage } from '#web/table/table-page.tsx';
import { language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';
import { SiteBar } from '../site-frame.tsx';
import { createCoach } from './coach.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { everybodyHere } from '../seats.ts';
import { anyProgress, forgetProgress, progressOf } from './progress.ts';
import './learn.css';

/** The first box of each game stands for its lessons. */
const SCHOOLS: readonly Box[] = BOXES.filter(({ id, game }) => id === game);

/** `#/learn`: the lessons; `#/learn/zones`: one of them at the table, at the step where it was left. */
export default function LearnPage(): JSX.Element {
  const wanted = () => learnWanted(route());
  const [opened] = createResource(
    () => wanted().game,
    async (game) => {
      const face = await tableFaceOf(game);
      const school = await face.school?.();
      return school && { face, school };
    },
  );
  const lesson = createMemo(() => opened()?.school.lessons.list.find((one) => one.id === wanted().rest[0]));
  createEffect(() => {
    const one = lesson();
    document.title = `${(one && opened()?.school.words(one.id)?.title) ?? w.learn} – Hexfront`;
  });
  return (
    <Show when={opened()}>
      {(at) => (
        <Show when={lesson()} keyed fallback={<LessonList {...at()} />}>
          {(one) => <LessonTable {...at()} lesson={one} step={stepIn(wanted().rest[1])} />}
        </Show>
      )}
    </Show>
  );
}

/** `#/learn/zones/2` begins with the second step. */
const stepIn = (part: string | undefined): number | undefined =>
  part !== undefined && /^\d{1,2}$/.test(part) ? Number(part) - 1 : undefined;

function LessonTable(props: {
  readonly face: Face;
  readonly school: School;
  readonly lesson: Lesson;
  readonly step: number | undefined;
}): JSX.Element {
  const coach = createCoach(
    props.school,
    props.lesson,
    props.step,
    (...parts) => addressOf(...learnAddress(props.face.id, ...parts)),
    addressOf(...scenariosAddress(props.face.id)),
  );
  // The step was only where to begin: a reload goes on where the lesson was left.
  if (props.step !== undefined) history.replaceState(undefined, '', coach.address(props.lesson.id));
  const start = {
    game: props.face.id,
    text: props.lesson.steps[0]?.position ?? '',
    seats: everybodyHere(props.face),
    practice: true,
  } as const;
  return (
    <TablePage
      start={start}
      face={props.face}
      leave={() => go(...learnAddress(props.face.id))}
      tutor={{
        panel: (table, openRule) => {
          coach.join(table);
          return <LessonPanel coach={coach} openRule={openRule} />;
        },
        layers: coach.layers,
        field: coach.field,
      }}
    />
  );
}

function LessonList(props: { readonly face: Face; readonly school: School }): JSX.Element {
  void loadFonts(document.fonts, FONT_URLS);
  const box = (): Box => SCHOOLS.find(({ game }) => game === props.face.id) ?? FIRST_BOX;
  return (
    <>
      <SiteBar current="learn" />
      <div class="learn">
        <header class="learn-head">
          <h1>{w.learn}</h1>
          <nav class="schools" aria-label={w.filterGames}>
            <For each={SCHOOLS}>
              {({ id, game, title }) => (
                <a
                  href={addressOf(...learnAddress(game))}
                  aria-current={game === props.face.id ? 'page' : undefined}
                  data-box={id}
                >
                  {title[language()]}
                </a>
              )}
            </For>
          </nav>
        </header>
        <main>
          <p class="intro">{w.learnIntro}</p>
          <ol class="lessons">
            <For each={props.school.lessons.list}>
              {(lesson, i) => <LessonCard face={props.face} school={props.school} lesson={lesson} number={i() + 1} />}
            </For>
            <li>
              <a class="afterwards" href={addressOf('play', box().id, box().first.id)}>
                <div class="words">
                  <p class="where">{w.afterwards}</p>
                  <h2>{box().first.title[language()]}</h2>
                  <p>{w.firstOf(box().title[language()], w.minutesLong(box().first.minutes))}</p>
                  <span class="call">{w.playNow} ›</span>
                </div>
              </a>
            </li>
          </ol>
          <p class="honest">{w.learnHonest}</p>
          <p>
            <a href={addressOf(...rulesAddress(props.face.id))}>{w.rulebook}</a>: {w.rulebookText}
          </p>
          <Show when={anyProgress()}>
            <button type="button" class="forget" onClick={forgetProgress}>
              {w.forgetProgress}
            </button>
          </Show>
        </main>
      </div>
    </>
  );
}

function LessonCard(props: {
  readonly face: Face;
  readonly school: School;
  readonly lesson: Lesson;
  readonly number: number;
}): JSX.Element {
  const words = () => props.school.words(props.lesson.id);
  const count = props.lesson.steps.length;
  const done = () => progressOf(props.lesson.id).done.length;
  const picture = createMemo(() => props.school.picture(props.lesson, theme()));
  const call = () => (done() === 0 ? w.beginLesson : done() >= count ? w.againLesson : w.resumeLesson);
  return (
    <li>
      <a href={addressOf(...learnAddress(props.face.id, props.lesson.id))}>
        <div class="picture" aria-hidden="true" innerHTML={picture()} />
        <div class="words">
          <p class="where">
            {w.lessonNumber(props.number)} · {w.minutes(props.lesson.minutes)}
          </p>
          <h2>{words()?.title}</h2>
          <p>{words()?.about}</p>
          <Show when={done() > 0}>
            <progress max={count} value={done()} aria-label={w.stepsDone(done(), count)} />
            <p class="where">{w.stepsDone(done(), count)}</p>
          </Show>
          <span class="call">{call()} ›</span>
        </div>
      </a>
    </li>
  );
}
