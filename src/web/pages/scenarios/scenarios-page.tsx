import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { RUNGS, type Rung } from '#core/notation/catalogue.ts';
import { BOXES, boxNamed, catalogueOf, OWN_GAMES } from '#web/faces.ts';
import type { Scenario } from '#web/table/scenario.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf, ask, goInstead, query, route } from '#web/table/route.ts';
import { language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';
import { SiteFrame } from '../site-frame.tsx';
import { askedFor, askedOf, type Choice, choiceIn, chosen, nextStep, type Sort, SORTS } from './choice.ts';
import { Lessons } from './lesson-cards.tsx';
import { finishedOnes } from './finished-games.ts';
import { ScenarioCard } from './scenario-card.tsx';
import './scenarios.css';

/** Scroll positions by address, restored on the way back. */
const left = new Map<string, number>();

/** `#/play`, `#/play/BOX`: every scenario, from the lesson to the full system. */
export default function ScenariosPage(): JSX.Element {
  const [all] = createResource(() => catalogueOf());
  const [played] = createResource(finishedOnes);
  const box = () => boxNamed(route()[1])?.id;
  const choice = createMemo((): Choice => choiceIn(box(), query()));
  const [typed, setTyped] = createSignal(choice().words);
  const isPlayed = (one: Scenario): boolean => played()?.has(`${one.game} ${one.id}`) ?? false;
  const found = createMemo(() => chosen(all() ?? [], choice(), isPlayed));
  const next = createMemo(() => nextStep(all() ?? [], isPlayed, box()));
  const lessons = (): boolean => choice().rung === 'lesson' && choice().words.trim() === '';
  const change = (part: Partial<Choice>): void => ask(askedOf({ ...choice(), ...part }));
  const changeBox = (id: string | undefined): void => {
    const asked = query();
    goInstead('play', ...(id === undefined ? [] : [id]));
    ask(asked);
  };
  const clear = (): void => {
    setTyped('');
    const { online } = choice();
    goInstead('play');
    change({ online });
  };
  createEffect(() => {
    document.title = `${w.scenariosTitle} – Hexfront`;
  });
  onMount(() => {
    const key = location.hash;
    createEffect(() => {
      if (all()) requestAnimationFrame(() => window.scrollTo(0, left.get(key) ?? 0));
    });
    const note = (): void => void left.set(location.hash, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    onCleanup(() => window.removeEventListener('scroll', note));
  });

  const chip = (name: string, on: () => boolean, act: () => void) => (
    <button type="button" class="filter-chip" aria-pressed={on()} onClick={act}>
      {name}
    </button>
  );
  const counts = (rung: Rung): number =>
    (all() ?? []).filter((one) => one.rung === rung && (box() === undefined || one.box === box())).length;
  const boxTitle = (one: Scenario): string => boxNamed(one.box)?.title[language()] ?? '';
  const following = (): Rung | undefined => {
    const { rung } = choice();
    return rung === undefined ? undefined : RUNGS[RUNGS.indexOf(rung) + 1];
  };
  return (
    <SiteFrame current="play">
      <div class="scenarios-head">
        <h1>{w.scenariosTitle}</h1>
        <label class="find">
          <Icon sign="search" />
          <input
            type="search"
            aria-label={w.searchScenarios}
            placeholder={w.searchScenariosHint}
            value={typed()}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              change({ words: event.currentTarget.value });
            }}
          />
        </label>
      </div>
      <Show when={choice().online !== undefined}>
        <p class="sheet online-choice">
          <Icon sign="people" />
          <span>{w.friendOnlineText}</span>
          <button type="button" class="btn" onClick={() => change({ online: undefined })}>
            {w.playHereInstead}
          </button>
        </p>
      </Show>
      <div class="ladder sheet" role="group" aria-label={w.ladder}>
        <For each={RUNGS}>
          {(rung) => (
            <button
              type="button"
              aria-pressed={choice().rung === rung}
              onClick={() => change({ rung: choice().rung === rung ? undefined : rung })}
            >
              <strong>{w.rungName[rung]}</strong>
              <small>
                {w.rungText[rung]}
                {rung === 'lesson' ? '' : ` · ${counts(rung)}`}
              </small>
            </button>
          )}
        </For>
      </div>
      <div class="filters">
        <div class="chips" role="group" aria-label={w.filterGames}>
          {chip(
            w.allBoxes,
            () => box() === undefined,
            () => changeBox(undefined),
          )}
          <For each={BOXES}>
            {({ id, title }) =>
              chip(
                title[language()],
                () => box() === id,
                () => changeBox(id),
              )
            }
          </For>
        </div>
        <div class="chips" role="group" aria-label={w.moreFilters}>
          {chip(
            w.onlyEven,
            () => choice().even,
            () => change({ even: !choice().even }),
          )}
          {chip(
            w.onlyFresh,
            () => choice().fresh,
            () => change({ fresh: !choice().fresh }),
          )}
        </div>
        <label class="sorted">
          <span role="status">{all() ? w.shownOf(found().length, all()?.length ?? 0) : ''}</span>
          <select
            aria-label={w.sortBy}
            value={choice().sort}
            onChange={(event) => change({ sort: event.currentTarget.value as Sort })}
          >
            <For each={SORTS}>{(sort) => <option value={sort}>{w.sortScenarios[sort]}</option>}</For>
          </select>
        </label>
      </div>
      <Show when={lessons()}>
        <Lessons box={box()} />
      </Show>
      <Show when={all() && !lessons()}>
        <Show
          when={found().length > 0}
          fallback={
            <section class="sheet none-found">
              <p>{w.noScenario(choice().words.trim())}</p>
              <button type="button" class="btn" onClick={clear}>
                {w.clearFilters}
              </button>
            </section>
          }
        >
          <ul class="scens">
            <For each={found()}>
              {(one) => (
                <ScenarioCard
                  scenario={one}
                  tag={boxTitle(one)}
                  next={next()?.id === one.id && next()?.game === one.game}
                  played={isPlayed(one)}
                  asked={askedFor(choice().online)}
                />
              )}
            </For>
            <Show when={following()}>
              {(rung) => (
                <li>
                  <button type="button" class="sheet scen rung-on" onClick={() => change({ rung: rung() })}>
                    <span>{w.nextRung(w.rungName[rung()])}</span>
                    <Icon sign="on" />
                  </button>
                </li>
              )}
            </Show>
          </ul>
        </Show>
      </Show>
      <p class="own-games">
        <strong>{w.ownGames}:</strong>
        <For each={OWN_GAMES}>
          {(address, no) => (
            <a class="link" href={addressOf(...address) + askedFor(choice().online)}>
              {no() === 0 ? w.ownModules : w.ownArmies}
            </a>
          )}
        </For>
      </p>
    </SiteFrame>
  );
}
