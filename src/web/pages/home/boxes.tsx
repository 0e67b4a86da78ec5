import { For, type JSX } from 'solid-js';
import type { Box } from '#web/faces.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf } from '#web/table/route.ts';
import { language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';

const PICTURES = import.meta.glob<string>('../../pictures/home*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The picture of a game, or of the whole page. */
export const homePicture = (box?: string): string | undefined =>
  PICTURES[`../../pictures/home${box === undefined ? '' : `-${box}`}.webp`];

/** The games side by side, as equals: the same parts in the same order. */
export const Boxes = (props: { readonly boxes: readonly Box[] }): JSX.Element => (
  <section class="games3" aria-label={w.gamesLabel}>
    <For each={props.boxes}>{(box) => <BoxCard box={box} />}</For>
  </section>
);

function BoxCard(props: { readonly box: Box }): JSX.Element {
  const { id, first, shortest, longest, scenarios, learn } = props.box;
  const title = (): string => props.box.title[language()];
  return (
    <article class="sheet game">
      <img src={homePicture(id)} alt="" loading="lazy" decoding="async" width="760" height="320" />
      <div class="in">
        <h3>{title()}</h3>
        <p>{props.box.about[language()]}</p>
        <p class="meta">
          <span>
            <Icon sign="clock" />
            {w.timeRange(w.minutesLong(shortest), w.minutesLong(longest))}
          </span>
          <span>{w.scenarioCount(scenarios)}</span>
        </p>
        <p class="meta">{w.firstOf(first.title[language()], w.minutesLong(first.minutes))}</p>
        <div class="row">
          <a class="btn" href={addressOf('play', id, first.id)} aria-label={w.playNowOf(title())}>
            <Icon sign="play" />
            {w.playNow}
          </a>
          <a class="btn bare" href={addressOf(...learn)} aria-label={w.learnOf(title())}>
            {w.navLearn}
          </a>
          <a class="btn bare" href={addressOf('play', id)} aria-label={w.scenariosOf(title())}>
            {w.chooseScenario}
          </a>
        </div>
      </div>
    </article>
  );
}
