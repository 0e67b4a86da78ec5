import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { Leaders } from '#protocol/players.ts';
import { addressOf, ask, go, query } from '#web/table/route.ts';
import type { Failure } from '../online/api.ts';
import { MOST_NAME } from '../online/guest.ts';
import { NoServer } from '../online/no-server.tsx';
import { o } from '../online/words/words.ts';
import { SiteFrame } from '../site-frame.tsx';
import { players } from './api.ts';
import { FAMILIES, gameName } from './game-names.ts';
import { p } from './words/words.ts';

/** The best of each game, and those of whom little is known yet. */
export function LeadersPage(): JSX.Element {
  document.title = `${p.best} – Hexfront`;
  const family = (): string => FAMILIES.find((one) => one === query().get('game')) ?? FAMILIES[0] ?? '';
  const [found, { refetch }] = createResource(family, players.leaders);
  const [name, setName] = createSignal('');
  const leaders = (): Leaders | undefined => {
    const got = found.latest;
    return got?.ok ? got.value : undefined;
  };
  const failure = (): Failure | undefined => {
    const got = found.latest;
    return got && !got.ok ? got.why : undefined;
  };
  return (
    <SiteFrame current="online">
      <div class="players-page">
        <section class="sheet online-head">
          <h1>{p.best}</h1>
          <p class="fine">{p.bestText}</p>
        </section>
        <nav class="tabs" aria-label={p.best}>
          <For each={FAMILIES}>
            {(one) => (
              <button
                type="button"
                class="btn"
                aria-pressed={family() === one}
                onClick={() => ask(new URLSearchParams({ game: one }))}
              >
                {gameName(one)}
              </button>
            )}
          </For>
        </nav>
        <p class="away" role="status">
          {found.loading ? p.loading : ''}
        </p>
        <Show when={failure()}>{(why) => <NoServer why={why()} again={() => void refetch()} />}</Show>
        <Show when={leaders()}>
          {(all) => (
            <>
              <Show
                when={all().sure.length > 0}
                fallback={
                  <section class="sheet nothing">
                    <p>{p.noneBest}</p>
                    <a class="btn" href={addressOf('online')}>
                      {o.quick}
                    </a>
                  </section>
                }
              >
                <section class="sheet">
                  <Ranking all={all().sure} name={p.best} ranked />
                </section>
              </Show>
              <Show when={all().provisional.length > 0}>
                <section class="sheet">
                  <h2>{p.provisional}</h2>
                  <p class="fine">{p.provisionalText}</p>
                  <Ranking all={all().provisional} name={p.provisional} />
                </section>
              </Show>
            </>
          )}
        </Show>
        <form
          class="sheet find-player"
          onSubmit={(event) => {
            event.preventDefault();
            if (name().trim() !== '') go('player', name().trim());
          }}
        >
          <label class="name-field">
            {p.find}
            <input
              value={name()}
              maxLength={MOST_NAME}
              placeholder={p.findText}
              autocomplete="off"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn">
            {p.show}
          </button>
        </form>
      </div>
    </SiteFrame>
  );
}

function Ranking(props: {
  readonly all: Leaders['sure'];
  readonly name: string;
  readonly ranked?: boolean;
}): JSX.Element {
  return (
    <table class="ranking" aria-label={props.name}>
      <thead>
        <tr>
          <Show when={props.ranked}>
            <th scope="col">{p.rank}</th>
          </Show>
          <th scope="col">{p.player}</th>
          <th scope="col">{p.rating}</th>
          <th scope="col">{p.games}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.all}>
          {(one, i) => (
            <tr>
              <Show when={props.ranked}>
                <td>{i() + 1}</td>
              </Show>
              <th scope="row">
                <a class="link" href={addressOf('player', one.account.name)}>
                  {one.account.name}
                </a>
              </th>
              <td>
                <b>{one.points}</b> <span class="fine">{p.deviation(one.rd)}</span>
              </td>
              <td>{one.games}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
