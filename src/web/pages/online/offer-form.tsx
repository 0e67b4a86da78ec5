import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Account } from '#protocol/tables.ts';
import type { Terms, Visibility, Zero } from '#protocol/terms.ts';
import type { Cover } from '#web/face.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf, go } from '#web/table/route.ts';
import { w } from '#web/text/words.ts';
import { BalanceLine } from '../players/balance-line.tsx';
import { api, type Failure } from './api.ts';
import { Choices, type Options } from './choices.tsx';
import { accountNamed, firstName, isName, keepInvite, MOST_NAME } from './guest.ts';
import { notePlayed } from './online-memory.ts';
import { ClockText } from './clock-text.tsx';
import { NoServer } from './no-server.tsx';
import {
  CLOCKS,
  type ClockChoice,
  lastTerms,
  MOST_MINUTES,
  MOST_SECONDS,
  rememberTerms,
  termsOf,
  USUAL_RATED,
  ZEROS,
  zeroOf,
} from './terms.ts';
import { o } from './words/words.ts';
import '../briefing/briefing.css';
import './online.css';

const VISIBLE: Options<Visibility> = [
  ['link', () => o.foundLink],
  ['public', () => o.foundPublic],
];
const UNDO: Options<Terms['undo']> = [
  ['free', () => o.undoFree],
  ['none', () => o.undoNone],
];

/** Game for which a table is to be opened. */
export interface Wanted {
  readonly face: Cover;
  /** The side its owner is offered first. */
  readonly side: string;
  readonly setup: () => string;
  readonly title: () => string;
  /** Catalogue id, if it has one. */
  readonly scenario?: string;
}

/** Choice of side, clock and spectators, then the link. The surrounding page's form submits it. */
export function OfferForm(
  props: Wanted & {
    readonly visible: Visibility;
    /** The side looked at on the page: nobody's while chance decides. */
    readonly sideTaken?: (side: string | undefined) => void;
    /** More to choose, of the game itself. */
    readonly children?: JSX.Element;
    readonly ready: (submit: (() => void) | undefined) => void;
  },
): JSX.Element {
  const [side, setSide] = createSignal<string | undefined>(props.side);
  const [terms, setTerms] = createSignal(lastTerms(props.visible));
  const change = (part: Partial<ReturnType<typeof terms>>): void => void setTerms({ ...terms(), ...part });
  /** Level of the computer to play against; undefined for a person. */
  const [computer, setComputer] = createSignal<string>();
  const { opponents } = props.face.lobby;
  const [name, setName] = createSignal(firstName());
  const [me, setMe] = createSignal<Account>();
  const [off, setOff] = createSignal<Failure>();
  const [busy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<{ readonly text: string; readonly faults: readonly string[] }>();
  const complain = (text: string, faults: readonly string[] = []): void => {
    setBusy(false);
    setTrouble({ text, faults });
  };
  const look = async (): Promise<void> => {
    const got = await api.me();
    setOff(got.ok ? undefined : got.why);
    if (!got.ok || !got.value) return;
    setMe(got.value);
    setName(got.value.name);
  };
  void look();

  async function create(): Promise<void> {
    if (busy()) return;
    const agreed = agreedTerms();
    if (!agreed) return complain(o.clockWrong);
    if (!isName(name())) return complain(o.badName);
    setBusy(true);
    setTrouble(undefined);
    const account = await accountNamed(name(), me());
    if (!account.ok) return complain(o.trouble[account.why]);
    setMe(account.value);
    const mine = side();
    const level = computer();
    const got = await api.offer({
      game: props.face.id,
      setup: props.setup(),
      title: props.title().slice(0, 80),
      ...(props.scenario === undefined ? {} : { scenario: props.scenario }),
      ...(mine === undefined ? {} : { side: mine }),
      ...(level === undefined ? {} : { computer: level }),
      terms: agreed,
      visible: level === undefined ? terms().visible : 'link',
    });
    if (!got.ok) return complain(got.faults.length > 0 ? o.faults : o.trouble[got.why], got.faults);
    rememberTerms(terms());
    notePlayed();
    const { table, invite } = got.value;
    if (level !== undefined) return go('online', table.id);
    keepInvite(table.id, invite);
    go('online', table.id, invite);
  }
  createEffect(() => props.ready(off() === undefined ? () => void create() : undefined));
  onCleanup(() => props.ready(undefined));

  /** Rated games are played by two persons, in a scenario of the list. */
  const mayRate = (): boolean => computer() === undefined && props.scenario !== undefined;
  const rated = (): boolean => mayRate() && terms().rated;
  const agreedTerms = (): Terms | undefined => termsOf({ ...terms(), rated: rated() });
  const rate = (on: boolean): void =>
    change({
      rated: on,
      ...(on && terms().clock === 'none' ? { clock: USUAL_RATED } : {}),
      ...(on && terms().zero === 'computer' ? { zero: undefined } : {}),
    });
  const zeros = (): readonly Zero[] => (rated() ? ZEROS.filter((one) => one !== 'computer') : ZEROS);
  const clock = (): Terms['clock'] => agreedTerms()?.clock;
  const zero = (): Zero => zeroOf(clock() ?? { kind: 'live' });
  const clocks = (): Options<ClockChoice> => [
    ...(rated() ? [] : [['none', () => o.noClock] as const]),
    ...CLOCKS.map((one, no) => [no, () => o.clockName(one)] as const),
    ['own', () => o.ownClock],
  ];
  const others = (): string =>
    [
      `${o.undo}: ${terms().undo === 'free' ? o.undoFree : o.undoNone}`,
      `${o.spectators}: ${terms().spectators ? o.spectatorsYes : o.spectatorsNo}`,
      ...(terms().bots ? [`${o.bots}: ${o.botsYes}`] : []),
    ].join(' · ');
  return (
    <Show when={off() === undefined} fallback={<NoServer why={off() ?? 'away'} again={() => void look()} />}>
      <div class="offer">
        <Choices
          title={o.yourSide}
          name="offer-side"
          all={[...props.face.sides.map(({ id, name: named }) => [id, named] as const), [undefined, () => o.byChance]]}
          now={side()}
          set={(one) => {
            setSide(one);
            props.sideTaken?.(one);
          }}
        />
        <Choices
          title={o.otherSide}
          name="offer-computer"
          all={[
            [false, () => o.person],
            [true, () => o.computer],
          ]}
          now={computer() !== undefined}
          set={(one) => setComputer(one ? (opponents[1] ?? opponents[0]) : undefined)}
        >
          <Show when={computer()}>
            {(level) => (
              <>
                <div class="levels" role="radiogroup" aria-label={o.computer}>
                  <For each={opponents}>
                    {(one, no) => (
                      <label>
                        <input
                          type="radio"
                          name="offer-level"
                          checked={level() === one}
                          onChange={() => setComputer(one)}
                        />
                        <span>{w.levelNames[no()]}</span>
                      </label>
                    )}
                  </For>
                </div>
                <p class="fine">{o.computerText}</p>
              </>
            )}
          </Show>
        </Choices>
        <Show when={mayRate()}>
          <Choices
            title={o.rating}
            name="offer-rated"
            all={[
              [false, () => o.casual],
              [true, () => o.rated],
            ]}
            now={terms().rated}
            set={rate}
          >
            <p class="fine">{rated() ? o.ratedText : o.casualText}</p>
            <Show when={rated() && me()?.person !== true}>
              <p class="fine complaint">
                {o.ratedNeeds}{' '}
                <a class="link" href={addressOf('you')}>
                  {o.account}
                </a>
              </p>
            </Show>
            <Show when={rated() && props.scenario}>
              {(scenario) => (
                <BalanceLine
                  game={props.face.id}
                  scenario={scenario()}
                  side={(one) => props.face.sides.find(({ id }) => id === one)?.name() ?? one}
                />
              )}
            </Show>
          </Choices>
        </Show>
        <Choices
          title={o.clock}
          name="offer-clock"
          all={clocks()}
          now={terms().clock}
          set={(one) => change({ clock: one, zero: undefined })}
        >
          <Show when={terms().clock === 'own'}>
            <div class="own-clock">
              <NumberField
                title={o.bankMinutes}
                now={terms().minutes}
                least={1}
                most={MOST_MINUTES}
                set={(minutes) => change({ minutes })}
              />
              <NumberField
                title={o.bonusSeconds}
                now={terms().seconds}
                least={0}
                most={MOST_SECONDS}
                set={(seconds) => change({ seconds })}
              />
            </div>
          </Show>
          <Show when={terms().clock !== 'none' && computer() === undefined}>
            <label class="name-field">
              {o.atZero}
              <select onChange={(event) => change({ zero: ZEROS.find((one) => one === event.currentTarget.value) })}>
                <For each={zeros()}>
                  {(one) => (
                    <option value={one} selected={one === zero()}>
                      {o.zeroName[one]}
                    </option>
                  )}
                </For>
              </select>
            </label>
          </Show>
          <Show when={clock()?.kind === 'days' && computer() === undefined}>
            <label class="check-line">
              <input
                type="checkbox"
                checked={terms().vacation}
                onChange={({ currentTarget }) => change({ vacation: currentTarget.checked })}
              />{' '}
              {o.vacations}
            </label>
          </Show>
          <p class="fine" role="status">
            <ClockText clock={clock()} wrong={agreedTerms() === undefined} />
          </p>
        </Choices>
        <Show when={computer() === undefined}>
          <Choices
            title={o.found}
            name="offer-visible"
            all={VISIBLE}
            now={terms().visible}
            set={(visible) => change({ visible })}
          >
            <p class="fine">{o.foundText[terms().visible]}</p>
          </Choices>
        </Show>
        {props.children}
        <details class="options-line">
          <summary>
            <span class="meta">{others()}</span>
            <span class="change">
              {w.change} <Icon sign="down" />
            </span>
          </summary>
          <div class="offer-more">
            <Choices title={o.undo} name="offer-undo" all={UNDO} now={terms().undo} set={(undo) => change({ undo })}>
              <p class="fine">{rated() ? o.undoRated[terms().undo] : o.undoText[terms().undo]}</p>
            </Choices>
            <Choices
              title={o.spectators}
              name="offer-spectators"
              all={[
                [true, () => o.spectatorsYes],
                [false, () => o.spectatorsNo],
              ]}
              now={terms().spectators}
              set={(spectators) => change({ spectators })}
            >
              <p class="fine">{o.spectatorsText[terms().spectators ? 'yes' : 'no']}</p>
            </Choices>
            <Show when={computer() === undefined}>
              <Choices
                title={o.bots}
                name="offer-bots"
                all={[
                  [false, () => o.botsNo],
                  [true, () => o.botsYes],
                ]}
                now={terms().bots}
                set={(bots) => change({ bots })}
              >
                <p class="fine">{o.botsText[terms().bots ? 'yes' : 'no']}</p>
              </Choices>
            </Show>
          </div>
        </details>
        <label class="name-field">
          {o.nameField}
          <input
            value={name()}
            maxLength={MOST_NAME}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <div class="begin">
          <div role="alert">
            <Show when={trouble()}>
              {(what) => (
                <div class="complaint">
                  <p>{what().text}</p>
                  <ul>
                    <For each={what().faults}>{(fault) => <li>{fault}</li>}</For>
                  </ul>
                </div>
              )}
            </Show>
          </div>
          <button type="submit" class="btn act big wide" aria-busy={busy()}>
            <Icon sign={computer() === undefined ? 'link' : 'play'} />
            {busy() ? o.creating : computer() === undefined ? o.createLink : o.beginComputer}
          </button>
        </div>
      </div>
    </Show>
  );
}

function NumberField(props: {
  readonly title: string;
  readonly now: number;
  readonly least: number;
  readonly most: number;
  readonly set: (value: number) => void;
}): JSX.Element {
  return (
    <label class="number-field">
      {props.title}
      <input
        type="number"
        inputmode="numeric"
        min={props.least}
        max={props.most}
        step="1"
        required
        value={Number.isNaN(props.now) ? '' : props.now}
        onInput={(event) => props.set(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
