import { createMemo, createResource, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Roll } from '#table/host.ts';
import type { Story } from '#table/story.ts';
import { counterSvg } from '#web/board/counter-svg.ts';
import { BOXES, catalogueOf } from '#web/faces.ts';
import { Icon } from '#web/table/icon.tsx';
import { facesOf } from '#web/table/panels/dice-panel.tsx';
import { SideName, sideClass, sideName } from '#web/table/panels/side-name.tsx';
import { addressOf } from '#web/table/route.ts';
import { theme } from '#web/table/settings/settings.ts';
import { briefingAddress, type Scenario } from '#web/table/scenario.ts';
import { HUMAN, isComputer, seatName, type Start } from '#web/table/start.ts';
import type { EndProps } from '#web/table/table-page.tsx';
import { language } from '#web/text/language.ts';
import { isSeveral, said, w } from '#web/text/words.ts';
import { countersOf } from '#web/table/map/show-counters.ts';
import { BriefingMap } from '../briefing/briefing-map.tsx';
import { nextStep } from '../scenarios/choice.ts';
import { finishedOnes } from '../scenarios/finished-games.ts';
import { Closeness } from './closeness.tsx';
import { Course } from './course.tsx';
import { ReviewPart } from './review-part.tsx';
import '../site.css';
import './end.css';

const MINUTE = 60_000;

/** Differences of the end of an online game. */
export interface OnlineEnding {
  /** Players and their sides. */
  readonly who: string;
  readonly again: { readonly text: string; readonly act: () => void };
  /** Rematch offer of the other side, in words. */
  readonly told: string;
  /** Ratings before and after, in words; empty for a casual game. */
  readonly rating: string;
}

/** The end of a game: who won and why, how close it was, where it turned, what it cost, and what comes next. */
export default function EndSheet(
  props: EndProps & { readonly online?: OnlineEnding; readonly begin?: (start: Start) => void },
): JSX.Element {
  const { table } = props;
  const { game } = table;
  const over = () => game.update()?.scene.outcome;
  const [story] = createResource(
    () => game.update()?.played,
    () => game.ask<Story>('story'),
  );
  const [rolls] = createResource(
    () => game.update()?.played,
    () => game.ask<readonly Roll[]>('rolls'),
  );
  /** Undefined where no die was rolled: there was no luck then. */
  const rolled = (): readonly Roll[] | undefined => {
    const all = rolls();
    return all && table.face.sides.some(({ id }) => facesOf(all, id).count > 0) ? all : undefined;
  };
  const kinds = table.face.kinds;
  const kind = (): string => kinds.of(game.setup());
  const [catalogue] = createResource(() => catalogueOf());
  const [played] = createResource(finishedOnes);
  const here = (): Scenario | undefined => {
    const id = kinds.scenario(kind());
    return catalogue()?.find((one) => one.id === id && one.game === table.face.id);
  };
  const next = (): Scenario | undefined => {
    const all = catalogue();
    if (!all) return undefined;
    const done = (one: Scenario): boolean => one.id === here()?.id || (played()?.has(`${one.game} ${one.id}`) ?? false);
    return nextStep(all, done, here()?.box ?? BOXES.find((box) => box.game === table.face.id)?.id);
  };
  const laid = table.face.board(game.setup());
  const map = createMemo(() => {
    const pieces = table.scene()?.pieces;
    const counters = pieces && countersOf(pieces, new Set(), table.fittings.words.stacked);
    return laid && counters ? { map: laid.map(), counters, layers: [] } : undefined;
  });
  const title = (): string => here()?.title() ?? kinds.name(kind());
  const seats = () => game.seats();
  const who = (): string =>
    table.face.sides
      .map(({ id, name }) => `${name()}: ${seatName(table.face, seats()[id] ?? HUMAN, seats())}`)
      .join(', ');
  const minutes = (): number => Math.round(game.keeping.metadata().clock / MINUTE);
  /** The address of the scenario's briefing, where that begins this very set-up. */
  const [briefed] = createResource(here, async (scenario) => {
    const briefing = await table.face.lobby.briefing(scenario.id);
    return briefing?.begin({}).text === game.setup() ? addressOf(...briefingAddress(scenario)) : undefined;
  });
  /** Begins this set-up again with the sides swapped: by its briefing, or at once where it has none. */
  const rematch = (): void => {
    const ids = table.face.sides.map(({ id }) => id);
    const swapped = Object.fromEntries(ids.map((id, no) => [id, seats()[ids[ids.length - 1 - no] ?? id] ?? HUMAN]));
    const address = briefed();
    if (address === undefined) return props.begin?.({ game: table.face.id, text: game.setup(), seats: swapped });
    const [side, other] = ids.filter((id) => swapped[id] === HUMAN);
    const level = Object.values(swapped).find(isComputer);
    // The briefing remembers seats in which nobody or two people sit.
    const alone = side !== undefined && other === undefined && level !== undefined;
    location.hash = address + (alone ? `?${new URLSearchParams({ side, level })}` : '');
  };
  let sheet: HTMLDivElement | undefined;
  onMount(() => {
    sheet?.focus();
    // The table behind is out of reach; dialogs open over the sheet.
    const behind = [...(sheet?.parentElement?.children ?? [])].filter((one) => one !== sheet && !one.matches('dialog'));
    for (const one of behind) one.toggleAttribute('inert', true);
    onCleanup(() => {
      for (const one of behind) one.toggleAttribute('inert', false);
    });
  });
  const key = (event: KeyboardEvent): void => {
    // A rule or a report over it is closed first.
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) props.close();
  };
  onMount(() => {
    document.addEventListener('keydown', key);
    onCleanup(() => document.removeEventListener('keydown', key));
  });
  const show = (n: number): void => {
    props.close();
    void game.watch().then(() => game.seek(n));
  };
  return (
    <Show when={over()}>
      {(outcome) => (
        <div class="site end-sheet" role="dialog" aria-label={w.gameOver} tabIndex={-1} ref={sheet}>
          <div class="page">
            <div class="end-head">
              <div>
                <p class="meta">
                  <span>{title()}</span>
                  <span>{props.online?.who ?? who()}</span>
                  <Show when={minutes() > 0}>
                    <span>{w.playedMinutes(minutes())}</span>
                  </Show>
                </p>
                <h1 class={outcome().winner === 'draw' ? '' : `side ${sideClass(table, outcome().winner)}`}>
                  {outcome().winner === 'draw'
                    ? w.draw
                    : w.wins(sideName(table, outcome().winner), isSeveral(outcome().winner))}
                </h1>
                <p class="why">
                  {said(outcome().because)}{' '}
                  <Show when={outcome().rule}>
                    {(rule) => (
                      <button type="button" class="rule-link" onClick={() => props.openRule(rule())}>
                        {rule()}
                      </button>
                    )}
                  </Show>
                </p>
              </div>
              <div class="row">
                <Show
                  when={props.online}
                  fallback={
                    <button type="button" class="btn act big" disabled={briefed.loading} onClick={rematch}>
                      <Icon sign="swap" />
                      {w.rematch}
                    </button>
                  }
                >
                  {(online) => (
                    <>
                      <Show when={online().rating}>
                        <p class="rating-change" role="status">
                          {online().rating}
                        </p>
                      </Show>
                      <p role="status">{online().told}</p>
                      <button type="button" class="btn act big" onClick={() => online().again.act()}>
                        <Icon sign="swap" />
                        {online().again.text}
                      </button>
                    </>
                  )}
                </Show>
                <button type="button" class="btn big" onClick={() => show(0)}>
                  <Icon sign="play" />
                  {w.replay}
                </button>
                <Show when={table.face.Report}>
                  <button type="button" class="btn big" onClick={props.openReport}>
                    {w.report}
                  </button>
                </Show>
                <button type="button" class="btn big" onClick={props.close}>
                  <Icon sign="lift" />
                  {w.lookAtMap}
                </button>
              </div>
            </div>
            <Show when={table.scene()?.objective}>
              {(objective) => <Closeness table={table} objective={objective()} winner={outcome().winner} />}
            </Show>
            <div class="end-columns">
              <div>
                <Show when={story()}>{(told) => <Course table={table} story={told()} show={show} />}</Show>
                <ReviewPart table={table} show={show} />
                <Show when={next()}>
                  {(one) => (
                    <a class="sheet end-next" href={addressOf(...briefingAddress(one()))}>
                      <img src={one().picture} alt="" width="560" height="270" />
                      <span class="in">
                        <span class="meta">{w.yourNextStep}</span>
                        <strong>{one().title()}</strong>
                        <span class="meta">
                          {w.minutesShort(one().minutes)} · {one().teaches[language()]}
                        </span>
                      </span>
                      <span class="btn">
                        {w.toBriefing}
                        <Icon sign="on" />
                      </span>
                    </a>
                  )}
                </Show>
              </div>
              <div>
                <Show when={map()}>{(shown) => <BriefingMap shown={shown()} />}</Show>
                <Show when={story()}>
                  {(told) => (
                    <section class="sheet end-part">
                      <h2>{w.losses}</h2>
                      <For each={told().losses}>
                        {({ side, lost, all }) => (
                          <div class="lost-line">
                            <p>
                              <SideName table={table} side={side} /> {w.lossesOf(lost.length, all)}
                            </p>
                            <ul class="end-counters">
                              <For each={lost}>{(counter) => <li innerHTML={counterSvg(counter, theme())} />}</For>
                            </ul>
                          </div>
                        )}
                      </For>
                    </section>
                  )}
                </Show>
                <Show when={rolled()}>
                  {(all) => (
                    <section class="sheet end-part">
                      <div class="part-head">
                        <h2>{w.luck}</h2>
                        <p class="meta">{w.luckText}</p>
                      </div>
                      <For each={table.face.sides}>{({ id }) => <Luck rolls={all()} side={id} table={table} />}</For>
                    </section>
                  )}
                </Show>
              </div>
            </div>
          </div>
        </div>
      )}
    </Show>
  );
}

/** Dice of a side compared with the expectation. */
function Luck(props: {
  readonly rolls: readonly Roll[];
  readonly side: string;
  readonly table: EndProps['table'];
}): JSX.Element {
  const faces = () => facesOf(props.rolls, props.side);
  return (
    <Show when={faces().count > 0}>
      <p class="luck-line">
        <SideName table={props.table} side={props.side} />
        <span class={`end-bar ${sideClass(props.table, props.side)}`} aria-hidden="true">
          <i style={{ width: `${((faces().mean - 1) / 5) * 100}%` }} />
          <u class="fair" />
        </span>
        <span>{w.luckOf(faces().count, w.decimal(faces().mean, 2))}</span>
      </p>
    </Show>
  );
}
