import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { MyAccount } from '#protocol/accounts.ts';
import type { MyChannel, MyNotifications, NotifySettings, WebhookFormat } from '#protocol/notifications.ts';
import { language } from '#web/text/language.ts';
import type { Got } from '../online/api.ts';
import { you } from './api.ts';
import { dayOf } from './day.ts';
import { Field } from './entry-forms.tsx';
import { subscribe } from './push.ts';
import { createRequest } from './request.tsx';
import { y } from './words/words.ts';

const FORMATS: readonly WebhookFormat[] = ['discord', 'slack', 'json'];
const QUIET = { from: '22:00', to: '07:00' } as const;
const DIGEST = 18;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Wishes as they are stored from this page: in its language, and the time zone of its device. */
const withPlace = (settings: Partial<NotifySettings>): NotifySettings => ({
  always: false,
  ...settings,
  language: language(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export function channelName({ kind, to, label, format }: MyChannel): string {
  if (kind === 'mail') return y.channelMail(to);
  return kind === 'push' ? y.channelPush(label) : y.channelHook(to, y.formats[format ?? 'json']);
}

/** Ways to be told something, when, and vacations. */
export function Notifications(props: { readonly account: MyAccount }): JSX.Element {
  const [got, { mutate }] = createResource(() => `${props.account.id} ${props.account.mail}`, you.notifications);
  const now = (): MyNotifications | undefined => {
    const one = got.latest;
    return one?.ok ? one.value : undefined;
  };
  const failed = (): boolean => got.latest?.ok === false;
  const took = (value: MyNotifications): void => void mutate({ ok: true, value });
  return (
    <>
      <section class="sheet" aria-label={y.notify}>
        <h2>{y.notify}</h2>
        <p class="fine">{y.notifyText}</p>
        <Show when={failed()}>
          <p class="trouble" role="alert">
            {y.notifyAway}
          </p>
        </Show>
        <Show when={now()}>
          {(mine) => (
            <>
              <Channels mine={mine()} took={took} />
              <AddChannels mine={mine()} account={props.account} took={took} />
              <Wishes mine={mine()} took={took} />
            </>
          )}
        </Show>
      </section>
      <Show when={now()}>{(mine) => <VacationSheet mine={mine()} took={took} />}</Show>
    </>
  );
}

interface Part {
  readonly mine: MyNotifications;
  readonly took: (value: MyNotifications) => void;
}

function Channels(props: Part): JSX.Element {
  const request = createRequest();
  const [told, setTold] = createSignal('');
  const change = (way: 'remove' | 'on', id: string): void => {
    setTold('');
    void request.run(
      () => you.changeChannel(way, id),
      ({ value }) => props.took(value),
    );
  };
  const test = (id: string): void => {
    setTold('');
    void request.run(
      () => you.testChannel(id),
      async ({ value }) => {
        if (value.ok) setTold(y.tested);
        else request.say([y.faults[value.fault], value.status ? y.faultStatus(value.status) : ''].join(' ').trim());
        const fresh = await you.notifications();
        if (fresh.ok) props.took(fresh.value);
      },
    );
  };
  const state = ({ off, failures, game }: MyChannel): string =>
    [
      game === undefined ? '' : y.oneTable,
      off === undefined ? (failures > 0 ? y.channelFails(failures) : '') : y.channelOff(dayOf(off)),
    ]
      .filter((text) => text !== '')
      .join(' · ');
  return (
    <>
      <ul class="rows" aria-label={y.notify}>
        <For each={props.mine.channels} fallback={<li class="fine">{y.notifyNone}</li>}>
          {(channel) => (
            <li>
              <span>
                <b>{channelName(channel)}</b> <span class="fine">{state(channel)}</span>
              </span>
              <span class="row-tools">
                <Show when={channel.off !== undefined}>
                  <button type="button" class="btn bare" onClick={() => change('on', channel.id)}>
                    {y.switchOn}
                  </button>
                </Show>
                <button
                  type="button"
                  class="btn bare"
                  disabled={request.busy()}
                  aria-label={y.testThis(channelName(channel))}
                  onClick={() => test(channel.id)}
                >
                  {y.test}
                </button>
                <button
                  type="button"
                  class="btn bare"
                  aria-label={y.removeChannel(channelName(channel))}
                  onClick={() => change('remove', channel.id)}
                >
                  {y.removePasskey}
                </button>
              </span>
            </li>
          )}
        </For>
      </ul>
      <request.Trouble />
      <p role="status" class="told">
        {told()}
      </p>
    </>
  );
}

function AddChannels(props: Part & { readonly account: MyAccount }): JSX.Element {
  const request = createRequest();
  const [url, setUrl] = createSignal('');
  const [format, setFormat] = createSignal<WebhookFormat>('discord');
  const has = (kind: MyChannel['kind']): boolean => props.mine.channels.some((one) => one.kind === kind);
  /** The first channel also stores language and time zone. */
  const added = async (got: Got<MyNotifications>): Promise<Got<MyNotifications>> =>
    got.ok && !got.value.settings ? you.setWishes(withPlace({})) : got;
  const add = (channel: Parameters<typeof you.addChannel>[0], then?: () => void): void =>
    void request.run(
      async () => added(await you.addChannel(channel)),
      ({ value }) => {
        props.took(value);
        then?.();
      },
    );
  async function addPush(): Promise<void> {
    const subscription = await subscribe(props.mine.pushKey);
    if (subscription === 'denied') return void request.say(y.pushDenied);
    if (subscription === 'unsupported') return void request.say(y.pushUnsupported);
    if (subscription === 'failed') return void request.say(y.pushFailed);
    add({ kind: 'push', label: '', subscription });
  }
  return (
    <div class="add-channels">
      <div class="row">
        <Show when={props.mine.mail.works && props.mine.mail.address !== null && !has('mail')}>
          <button type="button" class="btn" disabled={request.busy()} onClick={() => add({ kind: 'mail' })}>
            {y.addMail(props.mine.mail.address ?? '')}
          </button>
        </Show>
        <button type="button" class="btn" disabled={request.busy()} onClick={() => void addPush()}>
          {y.addPush}
        </button>
      </div>
      <Show when={!props.mine.mail.works || props.mine.mail.address === null}>
        <p class="fine">
          {!props.mine.mail.works
            ? y.noMailServer
            : props.account.kind === 'guest'
              ? y.mailNeedsAccount
              : y.mailNeedsAddress}
        </p>
      </Show>
      <form
        class="row"
        aria-label={y.addHook}
        onSubmit={(event) => {
          event.preventDefault();
          if (!/^https:\/\/./.test(url().trim())) return request.say(y.faults['bad-address']);
          return add({ kind: 'webhook', url: url().trim(), format: format() }, () => setUrl(''));
        }}
      >
        <Field label={`${y.addHook}: ${y.hookAddress}`} value={url()} input={setUrl} autocomplete="off" most={500} />
        <label class="field narrow">
          <span>{y.hookFormat}</span>
          <select onChange={({ currentTarget }) => setFormat(currentTarget.value as WebhookFormat)}>
            <For each={FORMATS}>
              {(one) => (
                <option value={one} selected={one === format()}>
                  {y.formats[one]}
                </option>
              )}
            </For>
          </select>
        </label>
        <button type="submit" class="btn" disabled={request.busy()}>
          {y.add}
        </button>
      </form>
      <request.Trouble />
    </div>
  );
}

/** A wish that is on or off, with what belongs to it. */
function Wish(props: {
  readonly label: string;
  readonly text: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <div class="wish">
      <label>
        <input type="checkbox" checked={props.on} onChange={({ currentTarget }) => props.set(currentTarget.checked)} />{' '}
        <b>{props.label}</b>
      </label>
      <Show when={props.on}>{props.children}</Show>
      <p class="fine">{props.text}</p>
    </div>
  );
}

function Wishes(props: Part): JSX.Element {
  const request = createRequest();
  const [saved, setSaved] = createSignal(false);
  const wishes = (): NotifySettings => props.mine.settings ?? withPlace({});
  const set = (change: (now: NotifySettings) => Partial<NotifySettings>): void => {
    setSaved(false);
    void request.run(
      () => you.setWishes(withPlace(change(wishes()))),
      ({ value }) => {
        props.took(value);
        setSaved(true);
      },
    );
  };
  const quiet = (part: Partial<typeof QUIET | { readonly from: string; readonly to: string }>): void =>
    set((now) => ({ ...now, quiet: { ...QUIET, ...now.quiet, ...part } }));
  const time = (label: string, which: 'from' | 'to'): JSX.Element => (
    <label>
      {label}{' '}
      <input
        type="time"
        value={wishes().quiet?.[which] ?? QUIET[which]}
        onChange={({ currentTarget }) => currentTarget.value !== '' && quiet({ [which]: currentTarget.value })}
      />
    </label>
  );
  return (
    <>
      <h3>{y.when}</h3>
      <p class="fine">{y.zoneIs(wishes().zone)}</p>
      <Wish
        label={y.quiet}
        text={y.quietText}
        on={wishes().quiet !== undefined}
        set={(on) => (on ? quiet({}) : set(({ quiet: _, ...now }) => now))}
      >
        <div class="row">
          {time(y.from, 'from')} {time(y.until, 'to')}
        </div>
      </Wish>
      <Wish
        label={y.digest}
        text={y.digestText}
        on={wishes().digest !== undefined}
        set={(on) => set(({ digest: _, ...now }) => (on ? { ...now, digest: DIGEST } : now))}
      >
        <label>
          {y.hour}{' '}
          <select onChange={({ currentTarget }) => set((now) => ({ ...now, digest: Number(currentTarget.value) }))}>
            <For each={HOURS}>
              {(hour) => (
                <option value={hour} selected={hour === wishes().digest}>
                  {String(hour).padStart(2, '0')}:00
                </option>
              )}
            </For>
          </select>
        </label>
      </Wish>
      <Wish
        label={y.always}
        text={y.alwaysText}
        on={wishes().always}
        set={(always) => set((now) => ({ ...now, always }))}
      />
      <request.Trouble />
      <p role="status" class="told">
        {saved() ? y.saved : ''}
      </p>
    </>
  );
}

function VacationSheet(props: Part): JSX.Element {
  const request = createRequest();
  const [days, setDays] = createSignal(7);
  const vacation = (): MyNotifications['vacation'] => props.mine.vacation;
  const most = (): number => Math.max(1, vacation().left);
  const act = (work: () => Promise<Got<MyNotifications>>): void =>
    void request.run(work, ({ value }) => props.took(value));
  return (
    <section class="sheet" aria-label={y.vacation}>
      <h2>{y.vacation}</h2>
      <p class="fine">{y.vacationText}</p>
      <Show
        when={vacation().until}
        fallback={
          <>
            <p>{y.vacationLeft(vacation().left)}</p>
            <Show when={vacation().left > 0}>
              <form
                class="row"
                onSubmit={(event) => {
                  event.preventDefault();
                  act(() => you.beginVacation(Math.min(days(), most())));
                }}
              >
                <label class="field narrow">
                  <span>{y.days}</span>
                  <input
                    type="number"
                    min="1"
                    max={most()}
                    required
                    value={Math.min(days(), most())}
                    onInput={({ currentTarget }) => setDays(Math.max(1, Math.round(currentTarget.valueAsNumber || 1)))}
                  />
                </label>
                <button type="submit" class="btn" disabled={request.busy()}>
                  {y.beginVacation}
                </button>
              </form>
            </Show>
          </>
        }
      >
        {(until) => (
          <>
            <p>{y.vacationUntil(dayOf(until()))}</p>
            <button type="button" class="btn" disabled={request.busy()} onClick={() => act(you.endVacation)}>
              {y.endVacation}
            </button>
          </>
        )}
      </Show>
      <request.Trouble />
    </section>
  );
}
