import { createResource, createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import type { LoginOffers } from '#protocol/accounts.ts';
import { goInstead, route } from '#web/table/route.ts';
import { SiteFrame } from '../site-frame.tsx';
import { rememberName } from '../online/guest.ts';
import { NoServer } from '../online/no-server.tsx';
import type { Failure } from '../online/api.ts';
import { you } from './api.ts';
import { outcomeText } from './request.tsx';
import { BecomeForm, LogInForm } from './entry-forms.tsx';
import { Blocked, Logins, OwnData } from './sections.tsx';
import { Notifications } from './notifications.tsx';
import { MyBots } from './my-bots.tsx';
import { Ways } from './ways.tsx';
import { y } from './words/words.ts';
import '../online/online.css';
import './you.css';

/** `#/you`: name, ways to log in, logins, blocks, own data. `#/you/link/TOKEN` and `#/you/mail/TOKEN` come by mail. */
export default function YouPage(): JSX.Element {
  const [mine, { refetch }] = createResource(you.get);
  const [asked] = createResource(you.offers);
  const offers = (): LoginOffers => {
    const got = asked.latest;
    return got?.ok ? got.value : { passkeys: false, mail: false };
  };
  const [told, setTold] = createSignal('');
  document.title = `${y.you} – Hexfront`;
  /** The account, undefined for a browser without one. */
  const account = () => {
    const got = mine.latest;
    return got?.ok ? got.value : undefined;
  };
  const failure = (): Failure | undefined => {
    const got = mine.latest;
    return got && !got.ok && got.why !== 'no-account' ? got.why : undefined;
  };
  const changed = async (text = y.done): Promise<void> => {
    await refetch();
    const name = account()?.name;
    if (name !== undefined) rememberName(name);
    setTold(text);
  };
  /** Signed text of a link that ends mails; they end with a press, not by opening it. */
  const [stopping, setStopping] = createSignal<string>();
  const stopMails = async (token: string): Promise<void> => {
    const got = await you.stopMails(token);
    if (got.ok) setStopping(undefined);
    await changed(got.ok ? y.stopped : outcomeText(got));
  };
  const openLink = async (): Promise<void> => {
    const [, kind, token] = route();
    if (kind === 'stop' && token !== undefined) {
      setStopping(token);
      return goInstead('you');
    }
    if (token === undefined || (kind !== 'link' && kind !== 'mail')) return;
    setTold(y.linkWorking);
    // The secret leaves the address before it is used.
    goInstead('you');
    const got = kind === 'link' ? await you.withLink(token) : await you.confirmMail(token);
    const name = got.ok && kind === 'link' ? (got.value as { readonly name: string }).name : '';
    await changed(got.ok ? (kind === 'link' ? y.loggedIn(name) : y.mailWorks) : outcomeText(got));
  };
  onMount(() => void openLink());
  return (
    <SiteFrame current="you">
      <div class="you">
        <section class="sheet online-head">
          <h1>{account()?.kind === 'person' ? account()?.name : y.you}</h1>
          <p>{account()?.kind === 'person' ? y.personText : ''}</p>
        </section>
        <p class="told" role="status">
          {told() || (mine.loading && !mine.latest ? y.loading : '')}
        </p>
        <Show when={stopping()}>
          {(token) => (
            <section class="sheet">
              <h2>{y.stopMails}</h2>
              <p>{y.stopText}</p>
              <button type="button" class="btn act" onClick={() => void stopMails(token())}>
                {y.stopMails}
              </button>
            </section>
          )}
        </Show>
        <Show when={failure()}>{(why) => <NoServer why={why()} again={() => void refetch()} />}</Show>
        <Switch>
          <Match when={failure()}>{null}</Match>
          <Match when={account()?.kind === 'person' && account()}>
            {(own) => (
              <>
                <Ways account={own()} offers={offers()} changed={changed} />
                <Notifications account={own()} />
                <Logins account={own()} offers={offers()} changed={changed} />
                <Blocked account={own()} offers={offers()} changed={changed} />
                <MyBots />
                <OwnData account={own()} offers={offers()} changed={changed} />
              </>
            )}
          </Match>
          <Match when={mine.latest}>
            <BecomeForm account={account()} offers={offers()} changed={changed} />
            <LogInForm account={account()} offers={offers()} changed={changed} />
            <Show when={account()}>
              {(own) => (
                <>
                  <Notifications account={own()} />
                  <Blocked account={own()} offers={offers()} changed={changed} />
                  <OwnData account={own()} offers={offers()} changed={changed} />
                </>
              )}
            </Show>
          </Match>
        </Switch>
      </div>
    </SiteFrame>
  );
}
