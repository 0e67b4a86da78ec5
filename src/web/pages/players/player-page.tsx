import { createMemo, createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { OpenProfile, Played, Profile } from '#protocol/players.ts';
import { addressOf } from '#web/table/route.ts';
import { api, type Failure } from '../online/api.ts';
import { RunningTables } from '../online/running-tables.tsx';
import { createNaming, type Naming } from '../online/names.ts';
import { NoServer } from '../online/no-server.tsx';
import { o } from '../online/words/words.ts';
import { SiteFrame } from '../site-frame.tsx';
import { dayOf } from '../you/day.ts';
import { players } from './api.ts';
import { gameName } from './game-names.ts';
import { PlayerName } from './player-name.tsx';
import { RatingGraph } from './rating-graph.tsx';
import { ReportForm } from './report-form.tsx';
import { p } from './words/words.ts';

/** The page of a player: ratings, games played and being played. */
export function PlayerPage(props: { readonly name: string }): JSX.Element {
  document.title = `${props.name} – Hexfront`;
  const [found, { refetch }] = createResource(() => props.name, players.profile);
  const [me] = createResource(api.me);
  const profile = (): Profile | undefined => {
    const got = found.latest;
    return got?.ok ? got.value : undefined;
  };
  const open = (): OpenProfile | undefined => {
    const got = profile();
    return got && 'account' in got ? got : undefined;
  };
  const failure = (): Failure | undefined => {
    const got = found.latest;
    return got && !got.ok ? got.why : undefined;
  };
  const ownId = (): string | undefined => {
    const got = me.latest;
    return got?.ok ? got.value?.id : undefined;
  };
  return (
    <SiteFrame current="online">
      <div class="players-page">
        <p class="away" role="status">
          {found.loading ? p.loading : ''}
        </p>
        <Switch>
          <Match when={failure() === 'no-player'}>
            <Empty title={p.noPlayer} text={p.noPlayerText} />
          </Match>
          <Match when={failure()}>{(why) => <NoServer why={why()} again={() => void refetch()} />}</Match>
          <Match when={open()} keyed>
            {(one) => <Open profile={one} own={one.account.id === ownId()} known={ownId() !== undefined} />}
          </Match>
          <Match when={profile()}>
            <Empty title={p.closed} text={p.closedText} />
          </Match>
        </Switch>
      </div>
    </SiteFrame>
  );
}

const Empty = (props: { readonly title: string; readonly text: string }): JSX.Element => (
  <section class="sheet closed-door">
    <h1>{props.title}</h1>
    <p>{props.text}</p>
    <p>
      <a class="btn" href={addressOf('player')}>
        {p.best}
      </a>
    </p>
  </section>
);

function Open(props: { readonly profile: OpenProfile; readonly own: boolean; readonly known: boolean }): JSX.Element {
  const { account, joined, ratings, running, counts } = props.profile;
  const [played, setPlayed] = createSignal(props.profile.played);
  const [all, setAll] = createSignal(props.profile.played.length < PAGE);
  const [reports, setReports] = createSignal(false);
  const naming = createNaming(() => [...running, ...played().map(({ family }) => ({ game: family }))]);
  async function earlier(): Promise<void> {
    const got = await players.earlier(account.name, played().at(-1)?.at ?? 0);
    if (!got.ok) return;
    setPlayed([...played(), ...got.value]);
    setAll(got.value.length < PAGE);
  }
  return (
    <>
      <section class="sheet online-head player-head">
        <div>
          <h1>{account.name}</h1>
          <p class="meta">
            <span>{p.joined(dayOf(joined))}</span>
          </p>
          <Show when={props.own}>
            <p class="fine">{p.ownPage}</p>
          </Show>
        </div>
        <Show when={props.known && !props.own}>
          <button type="button" class="btn bare" aria-expanded={reports()} onClick={() => setReports(!reports())}>
            {p.report}
          </button>
        </Show>
      </section>
      <Show when={reports()}>
        <section class="sheet">
          <ReportForm name={account.name} what={{ about: account.id }} close={() => setReports(false)} />
        </section>
      </Show>
      <section class="sheet">
        <h2>{p.ratings}</h2>
        <Show when={ratings.length > 0} fallback={<p class="fine">{p.noRatings}</p>}>
          <ul class="rating-cards" aria-label={p.ratings}>
            <For each={ratings}>
              {(one) => (
                <li>
                  <span class="fine">{gameName(one.family)}</span>
                  <strong>{one.points}</strong>
                  <span class="fine">
                    {p.deviation(one.rd)} · {p.gamesCount(one.games)}
                    <Show when={one.provisional}> · {p.isProvisional}</Show>
                  </span>
                  <RatingGraph game={gameName(one.family)} series={one.series} />
                </li>
              )}
            </For>
          </ul>
        </Show>
        <h3>{p.people}</h3>
        <dl class="counts">
          <For
            each={[
              [p.finished, String(counts.games)],
              [p.won, String(counts.won)],
              [p.drawn, String(counts.drawn)],
              [p.lost, String(counts.lost)],
              [p.timedOut, p.share(counts.timedOut, counts.games)],
              [p.left, p.share(counts.left, counts.games)],
            ]}
          >
            {([name, value]) => (
              <div>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            )}
          </For>
        </dl>
      </section>
      <Show when={running.length > 0}>
        <div class="sect">
          <h2>{p.running}</h2>
        </div>
        <RunningTables cards={running} naming={naming} name={p.running} />
      </Show>
      <section class="sheet">
        <h2>{p.played}</h2>
        <Show when={played().length > 0} fallback={<p class="fine">{p.noPlayed}</p>}>
          <ul class="played" aria-label={p.played}>
            <For each={played()}>{(one) => <PlayedGame game={one} naming={naming} />}</For>
          </ul>
          <Show when={!all()}>
            <button type="button" class="btn" onClick={() => void earlier()}>
              {p.earlier}
            </button>
          </Show>
        </Show>
      </section>
    </>
  );
}

/** Games the server gives at a time. */
const PAGE = 30;

function PlayedGame(props: { readonly game: Played; readonly naming: Naming }): JSX.Element {
  const one = props.game;
  const card = {
    game: one.family,
    title: one.title,
    ...(one.scenario === undefined ? {} : { scenario: one.scenario }),
  };
  const result = createMemo(() => {
    if (one.score === undefined) return p.resultVoid;
    const word = one.score === 1 ? p.resultWon : one.score === 0 ? p.resultLost : p.resultDrawn;
    return [word, p.how[one.how] ?? ''].filter(Boolean).join(' ');
  });
  const difference = (): number => Math.round((one.after ?? 0) - (one.before ?? 0));
  return (
    <li>
      <span class="what">
        <strong>{props.naming.title(card)}</strong>
        <span class="meta">
          <span class={props.naming.sideClass(card, one.side)}>{props.naming.side(card, one.side)}</span>
          <span>
            {o.against('')}
            <Show when={one.opponent} fallback={p.computer}>
              {(account) => <PlayerName account={account()} />}
            </Show>
          </span>
        </span>
      </span>
      <span class="how">
        <span>{result()}</span>
        <span class="meta">
          <span>{dayOf(one.at)}</span>
          <Show when={one.rated && one.after === undefined}>
            <span title={one.why && p.notCounted[one.why]}>{p.rated}</span>
          </Show>
        </span>
        <Show when={one.why}>{(why) => <span class="fine">{p.notCounted[why()]}</span>}</Show>
      </span>
      <span class="gain">
        <Show when={one.after !== undefined}>
          <b classList={{ up: difference() > 0, down: difference() < 0 }}>
            {difference() > 0 ? `+${difference()}` : String(difference())}
          </b>
          <span class="fine">{p.change(one.before ?? 0, one.after ?? 0)}</span>
        </Show>
      </span>
      <Show when={one.replay} fallback={<span />}>
        <a class="btn bare" href={addressOf('online', one.game)}>
          {p.replay}
        </a>
      </Show>
    </li>
  );
}
