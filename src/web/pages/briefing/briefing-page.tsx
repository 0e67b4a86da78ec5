import {
  createEffect,
  createResource,
  createSignal,
  ErrorBoundary,
  For,
  type JSX,
  lazy,
  Show,
  Suspense,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { counterSvg } from '#web/board/counter-svg.ts';
import type { Briefing, Cover } from '#web/face.ts';
import { type Box, boxNamed, catalogueOf, faceOf } from '#web/faces.ts';
import type { Scenario } from '#web/table/scenario.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf, query, route } from '#web/table/route.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { theme } from '#web/table/settings/settings.ts';
import type { Start } from '#web/table/start.ts';
import { language } from '#web/text/language.ts';
import { byHand } from '#web/text/pointer-words.ts';
import { w } from '#web/text/words.ts';
import { LostPage } from '../lost-page.tsx';
import { Difficulty, Facts } from '../scenarios/scenario-card.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { BriefingMap } from './briefing-map.tsx';
import { Usually } from './usually.tsx';
import { createSeats, type Seats } from './seats.ts';
import { SeatCards } from './seat-card.tsx';
import '#web/table/rules/rules.css';
import '../scenarios/scenarios.css';
import './briefing.css';

/** Fetched when a rule is first asked for. */
const RuleDialog = lazy(async () => ({ default: (await import('#web/table/rules/rule-dialog.tsx')).RuleDialog }));

/** Fetched by those who play online. */
const OfferForm = lazy(async () => ({
  default: (await (await import('../online/entry.ts')).offerForm()).OfferForm,
}));

interface ScenarioBriefing {
  readonly box: Box;
  readonly scenario: Scenario;
  readonly face: Cover;
  readonly briefing: Briefing;
}

async function loadBriefing([box, id]: readonly [string, string]): Promise<ScenarioBriefing | 'unknown'> {
  const found = boxNamed(box);
  if (!found) return 'unknown';
  const [list, face] = await Promise.all([catalogueOf([found.game]), faceOf(found.game)]);
  const scenario = list.find((one) => one.id === id);
  const briefing = scenario && (await face.lobby.briefing(id));
  return scenario && briefing ? { box: boxNamed(scenario.box) ?? found, scenario, face, briefing } : 'unknown';
}

/** `#/play/BOX/SCENARIO`: who you are, where you start, what wins, whom you play. */
export default function BriefingPage(props: { readonly begin: (start: Start) => void }): JSX.Element {
  const [page] = createResource(() => [route()[1] ?? '', route()[2] ?? ''] as const, loadBriefing);
  return (
    <Show when={page()} keyed>
      {(found) =>
        found === 'unknown' ? <LostPage text={w.unknownScenario} /> : <Sheet {...found} begin={props.begin} />
      }
    </Show>
  );
}

function Sheet(props: ScenarioBriefing & { readonly begin: (start: Start) => void }): JSX.Element {
  const { box, scenario, face, briefing } = props;
  const [rule, setRule] = createSignal<string>();
  const seats = createSeats(face, scenario, briefing.side, query());
  /** Opponent wanted for an online table; undefined for a game on this device. */
  const [online, setOnline] = createSignal(query().get('with') ?? undefined);
  /** Submits the form that creates the table, once it is mounted. */
  const [submit, setSubmit] = createSignal<() => void>();
  const [side, setSide] = createSignal<string | undefined>(seats.you() ?? briefing.side);
  const you = (): string | undefined => (online() ? side() : seats.you());
  const begin = (event: Event): void => {
    event.preventDefault();
    if (online()) submit()?.();
    else props.begin(briefing.begin(seats.chosen()));
  };
  const choices = (): JSX.Element => (
    <>
      <Choice title={w.setUp} now={briefing.setUp()} body={briefing.SetUp} openRule={setRule} />
      <Choice title={w.rulesPlayed} now={briefing.rules()} body={briefing.Rules} openRule={setRule} />
    </>
  );
  createEffect(() => {
    document.title = `${scenario.title()} – Hexfront`;
  });
  window.scrollTo(0, 0);
  return (
    <SiteFrame current="play">
      <form class="brief" onSubmit={begin} aria-label={scenario.title()}>
        <header>
          <p class="crumbs">
            <a class="link" href={addressOf('play', box.id)}>
              <Icon sign="back" />
              {w.toScenarios}
            </a>
            <span>{box.title[language()]}</span>
          </p>
          <div class="brief-title">
            <h1>{scenario.title()}</h1>
            <div>
              <p class="meta">
                <span>{scenario.where()}</span>
                <Difficulty of={scenario.difficulty} />
              </p>
              <Facts of={scenario} />
            </div>
          </div>
        </header>
        <div class="brief-main">
          <Show when={briefing.map(you())}>{(shown) => <BriefingMap shown={shown()} />}</Show>
          <div class="brief-told">
            <Orders {...props} you={you()} />
            <Wins {...props} openRule={setRule} />
            <Forces {...props} />
          </div>
          <Show when={briefing.how().length > 0}>
            <section class="how">
              <h2>{w.howToPlay}</h2>
              <ol>
                <For each={briefing.how()}>{(line) => <li>{byHand(line)}</li>}</For>
              </ol>
            </section>
          </Show>
          <Usually scenario={scenario} />
        </div>
        <aside class="sheet">
          <Where online={online() !== undefined} choose={(there) => setOnline(there ? 'friend' : undefined)} />
          <Show when={online() === undefined}>
            <SeatCards face={face} seats={seats} />
          </Show>
          <Show
            when={online()}
            fallback={
              <>
                {choices()}
                <Begin face={face} seats={seats} />
              </>
            }
          >
            {(whom) => (
              <ErrorBoundary fallback={<p role="alert">{w.onlineAway}</p>}>
                <Suspense>
                  <OfferForm
                    face={face}
                    side={side() ?? briefing.side}
                    setup={() => briefing.begin({}).text}
                    title={() => scenario.title()}
                    scenario={scenario.id}
                    visible={whom() === 'anyone' ? 'public' : 'link'}
                    sideTaken={setSide}
                    ready={(act) => setSubmit(() => act)}
                  >
                    {choices()}
                  </OfferForm>
                </Suspense>
              </ErrorBoundary>
            )}
          </Show>
        </aside>
      </form>
      <Show when={rule() !== undefined}>
        <Suspense>
          <RuleDialog book={face.rulebook} id={rule()} close={() => setRule(undefined)} />
        </Suspense>
      </Show>
    </SiteFrame>
  );
}

/** On this device, or online with a friend. */
function Where(props: { readonly online: boolean; readonly choose: (online: boolean) => void }): JSX.Element {
  const choice = (online: boolean, name: string) => (
    <label>
      <input type="radio" name="where" checked={props.online === online} onChange={() => props.choose(online)} />
      <span>{name}</span>
    </label>
  );
  return (
    <div class="seat where" role="radiogroup" aria-label={w.whereToPlay}>
      <div class="whos">
        {choice(false, w.onThisDevice)}
        {choice(true, w.onlineFriend)}
      </div>
    </div>
  );
}

/** One's own orders; those of both where nobody or more than one plays here. */
function Orders(props: ScenarioBriefing & { readonly you: string | undefined }): JSX.Element {
  const shown = () => {
    const { you } = props;
    return props.face.sides.filter(({ id }) => you === undefined || id === you);
  };
  return (
    <section>
      <For each={shown()}>
        {({ id, name }) => (
          <>
            <h2>{shown().length === 1 ? w.yourOrders : w.ordersOfSide(name())}</h2>
            <For each={props.briefing.orders(id)}>{(line) => <p class="order">{line}</p>}</For>
          </>
        )}
      </For>
      <For each={props.briefing.about()}>{(line) => <p class="meta">{line}</p>}</For>
    </section>
  );
}

function Wins(props: ScenarioBriefing & { readonly openRule: (id: string) => void }): JSX.Element {
  const sideOf = (id: string | undefined) => props.face.sides.findIndex((side) => side.id === id);
  return (
    <section>
      <h2>{w.whatWins}</h2>
      <For each={props.briefing.wins()}>
        {({ side, rows }) => (
          <>
            <Show when={side !== undefined}>
              <p class={`side side-${sideOf(side)}`}>{props.face.sides[sideOf(side)]?.name()}</p>
            </Show>
            <dl class="wins-list">
              <For each={rows}>
                {({ name, text, rule }) => (
                  <div classList={{ named: name !== undefined }}>
                    <Show when={name}>
                      <dt>{name}</dt>
                    </Show>
                    <dd>
                      {text}
                      <Show when={rule}>
                        {(id) => (
                          <>
                            {' '}
                            <RuleLink id={id()} open={props.openRule} />
                          </>
                        )}
                      </Show>
                    </dd>
                  </div>
                )}
              </For>
            </dl>
          </>
        )}
      </For>
    </section>
  );
}

function Forces(props: ScenarioBriefing): JSX.Element {
  return (
    <section>
      <h2>{w.forces}</h2>
      <For each={props.face.sides}>
        {({ id, name }, no) => {
          const units = () => props.briefing.forces(id);
          const count = () => units().reduce((sum, one) => sum + one.count, 0);
          return (
            <Show when={count() > 0} fallback={<p class="meta">{w.armyLater(name())}</p>}>
              <p class={`side side-${no()}`}>{w.unitsOf(name(), count())}</p>
              <ul class="brief-counters">
                <For each={units()}>
                  {(one) => (
                    <li title={one.name}>
                      <span class="brief-counter" innerHTML={counterSvg(one.counter, theme())} />
                      <span class="unseen">{one.name}: </span>
                      <b>{one.count > 1 ? `×${one.count}` : ''}</b>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          );
        }}
      </For>
    </section>
  );
}

/** Choice of the briefing, folded away with its present value. */
function Choice(props: {
  readonly title: string;
  readonly now: string;
  readonly body: Briefing['Rules'];
  readonly openRule: (id: string) => void;
}): JSX.Element {
  return (
    <Show
      when={props.body}
      fallback={
        <p class="fixed">
          <strong>{props.title}</strong> {props.now}
        </p>
      }
    >
      <details class="options-line">
        <summary>
          <span>
            <strong>{props.title}</strong> {props.now}
          </span>
          <span class="change">
            {w.change} <Icon sign="down" />
          </span>
        </summary>
        <div class="options-body">
          <Dynamic component={props.body} openRule={props.openRule} />
        </div>
      </details>
    </Show>
  );
}

/** The button that begins, with who plays whom. */
function Begin(props: { readonly face: Cover; readonly seats: Seats }): JSX.Element {
  const named = (side: string): string => {
    const seat = props.seats.seats()[side];
    if (seat?.who === 'computer')
      return w.computerSeat(w.levelNames[props.face.lobby.opponents.indexOf(seat.level)] ?? '');
    return seat?.who === 'you' ? w.you : w.playerHere;
  };
  const line = (): string => {
    const [first, second] = props.face.sides;
    return w.beginAs(first?.name() ?? '', named(first?.id ?? ''), second?.name() ?? '', named(second?.id ?? ''));
  };
  return (
    <div class="begin">
      <p class="meta">
        <span>{line()}</span>
        <button type="button" class="link to-seats" onClick={() => document.querySelector('.seats')?.scrollIntoView()}>
          {w.change}
        </button>
      </p>
      <button type="submit" class="btn act big wide">
        <Icon sign="play" />
        {w.beginGame}
      </button>
    </div>
  );
}
