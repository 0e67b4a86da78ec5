import { createEffect, createMemo, For, type JSX, Show } from 'solid-js';
import { FONT_URLS } from '../../board/live/fonts.ts';
import { loadFonts } from '../../board/live/load-fonts.ts';
import { Preferences } from '../preferences.tsx';
import { addressOf, go, route } from '../route.ts';
import { drawPosition } from '../../games/blitz/diagrams/draw.ts';
import { theme } from '../settings.ts';
import { TablePage } from '../../table/table-page.tsx';
import { w } from '../../text/words.ts';
import { createCoach } from './coach.ts';
import type { Lesson } from './lesson.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { LESSONS } from '../../games/blitz/lessons/all.ts';
import { anyProgress, forgetProgress, progressOf } from './progress.ts';
import { lessonWords } from './words.ts';
import './learn.css';

/** `#/learn`: the lessons; `#/learn/zones`: one of them at the table, at the step where it was left. */
export default function LearnPage(): JSX.Element {
  const lesson = createMemo(() => LESSONS.find((one) => one.id === route()[1]));
  createEffect(() => {
    const one = lesson();
    document.title = `${(one && lessonWords(one.id)?.title) ?? w.learn} – Hexfront`;
  });
  return (
    <Show when={lesson()} keyed fallback={<LessonList />}>
      {(one) => <LessonTable lesson={one} step={stepIn(route()[2])} />}
    </Show>
  );
}

/** `#/learn/zones/2` begins with the second step. */
const stepIn = (part: string | undefined): number | undefined =>
  part !== undefined && /^\d{1,2}$/.test(part) ? Number(part) - 1 : undefined;

function LessonTable(props: { readonly lesson: Lesson; readonly step: number | undefined }): JSX.Element {
  const coach = createCoach(props.lesson, props.step);
  // The step was only where to begin: a reload goes on where the lesson was left.
  if (props.step !== undefined) history.replaceState(undefined, '', addressOf('learn', props.lesson.id));
  const start = {
    text: props.lesson.steps[0]?.position ?? '',
    seats: { blue: 'human', red: 'human' },
    practice: true,
  } as const;
  return (
    <TablePage
      start={start}
      leave={() => go('learn')}
      tutor={{
        panel: (table, openRule) => {
          coach.join(table);
          return <LessonPanel coach={coach} openRule={openRule} />;
        },
        layers: coach.layers,
      }}
    />
  );
}

function LessonList(): JSX.Element {
  void loadFonts(document.fonts, FONT_URLS);
  return (
    <div class="learn">
      <header class="learn-head">
        <a class="home" href="#">
          Hexfront
        </a>
        <h1>{w.learn}</h1>
        <Preferences />
      </header>
      <main>
        <p class="intro">{w.learnIntro}</p>
        <ol class="lessons">
          <For each={LESSONS}>{(lesson, i) => <LessonCard lesson={lesson} number={i() + 1} />}</For>
          <li>
            <a class="afterwards" href="#">
              <div class="words">
                <p class="where">{w.afterwards}</p>
                <h2>{w.playNow}</h2>
                <p>{w.playNowText}</p>
                <span class="call">{w.home} ›</span>
              </div>
            </a>
          </li>
        </ol>
        <p class="honest">{w.learnHonest}</p>
        <p>
          <a href={addressOf('rules')}>{w.rulebook}</a>: {w.rulebookText}
        </p>
        <Show when={anyProgress()}>
          <button type="button" class="forget" onClick={forgetProgress}>
            {w.forgetProgress}
          </button>
        </Show>
      </main>
    </div>
  );
}

function LessonCard(props: { readonly lesson: Lesson; readonly number: number }): JSX.Element {
  const words = () => lessonWords(props.lesson.id);
  const count = props.lesson.steps.length;
  const done = () => progressOf(props.lesson.id).done.length;
  const picture = createMemo(() =>
    drawPosition(props.lesson.steps[0]?.position ?? '', `lesson-${props.lesson.id}`, theme(), words()?.title ?? ''),
  );
  const call = () => (done() === 0 ? w.beginLesson : done() >= count ? w.againLesson : w.resumeLesson);
  return (
    <li>
      <a href={addressOf('learn', props.lesson.id)}>
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
