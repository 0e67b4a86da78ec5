import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { MyBot, TokenMade } from '#protocol/bots.ts';
import { you } from './api.ts';
import { dayOf } from './day.ts';
import { Field } from './entry-forms.tsx';
import { createRequest } from './request.tsx';
import { y } from './words/words.ts';

/** Programs that play for the account, and their tokens. */
export function MyBots(): JSX.Element {
  const request = createRequest();
  const [listed, { refetch }] = createResource(you.bots);
  const [name, setName] = createSignal('');
  /** Token made just now: it is shown once. */
  const [made, setMade] = createSignal<TokenMade>();
  const bots = (): readonly MyBot[] => {
    const got = listed.latest;
    return got?.ok ? got.value : [];
  };
  const removed = (): void => {
    setMade(undefined);
    void refetch();
  };
  return (
    <section class="sheet">
      <h2>{y.bots}</h2>
      <p class="fine">{y.botsText}</p>
      <request.Trouble />
      <ul class="rows" aria-label={y.bots}>
        <For each={bots()} fallback={<li class="fine">{y.noBots}</li>}>
          {(bot) => (
            <li class="bot">
              <span>
                <b>{bot.name}</b> <span class="fine">{y.made(dayOf(bot.made))}</span>
              </span>
              <span>
                <button
                  type="button"
                  class="btn bare"
                  aria-label={y.newTokenFor(bot.name)}
                  onClick={() =>
                    void request.run(
                      () => you.newToken(bot.id, ''),
                      ({ value }) => {
                        setMade(value);
                        void refetch();
                      },
                    )
                  }
                >
                  {y.newToken}
                </button>
                <button
                  type="button"
                  class="btn bare"
                  aria-label={y.removeThisBot(bot.name)}
                  onClick={() => void request.run(() => you.removeBot(bot.id), removed)}
                >
                  {y.removeBot}
                </button>
              </span>
              <Show when={made()?.bot.id === bot.id && made()}>
                {(one) => (
                  <div class="token" role="status">
                    <p>{y.tokenShown}</p>
                    <code>{one().token}</code>
                  </div>
                )}
              </Show>
              <ul class="rows" aria-label={y.tokensOf(bot.name)}>
                <For each={bot.tokens}>
                  {(token) => (
                    <li>
                      <span class="fine">
                        {y.token} {token.id.slice(0, 8)}: {y.made(dayOf(token.made))}, {y.usedOn(dayOf(token.seen))}
                      </span>
                      <button
                        type="button"
                        class="btn bare"
                        aria-label={y.endThisToken(token.id.slice(0, 8))}
                        onClick={() => void request.run(() => you.endToken(bot.id, token.id), removed)}
                      >
                        {y.endToken}
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </li>
          )}
        </For>
      </ul>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void request.run(
            () => you.newBot(name().trim()),
            () => {
              setName('');
              void refetch();
            },
          );
        }}
      >
        <Field label={y.botName} value={name()} input={setName} autocomplete="off" />
        <button type="submit" class="btn" disabled={request.busy()}>
          {y.makeBot}
        </button>
      </form>
    </section>
  );
}
