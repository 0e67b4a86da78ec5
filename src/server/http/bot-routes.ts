import { DONE } from '#protocol/answers.ts';
import { END_TOKEN, MY_BOT, MY_BOTS, NEW_BOT, NEW_TOKEN, TOKEN_MADE } from '#protocol/bots.ts';
import type { Bots } from '../accounts/bots.ts';
import type { Login } from '../accounts/accounts.ts';
import type { Credentials } from '../accounts/credentials.ts';
import { Refused } from '../accounts/refusal.ts';
import { type Route, route } from './route.ts';

const BOT = '/api/bots/:id';

/** Routes of a person's bots and their tokens. */
export function botRoutes({
  bots,
  credentials,
}: {
  readonly bots: Bots;
  readonly credentials: Credentials;
}): readonly Route[] {
  const mustBePerson = ({ kind }: Login): void => {
    if (kind !== 'person') throw new Refused('bad-request', 'A guest has no bots: set a password or passkey.');
  };
  return [
    route(
      'GET',
      '/api/bots',
      { about: 'The own bots and their tokens', access: 'browser', answer: MY_BOTS },
      async ({ account }) => bots.of(account),
    ),
    route(
      'POST',
      '/api/bots',
      { about: 'Makes a bot', access: 'fresh', body: NEW_BOT, answer: MY_BOT, seldom: true },
      async ({ account, login, body: { name } }) => {
        mustBePerson(login);
        await credentials.assertFree(name, account);
        return bots.make(account, name);
      },
    ),
    route(
      'POST',
      `${BOT}/tokens`,
      { about: 'Makes a token that may play; it is shown once', access: 'fresh', body: NEW_TOKEN, answer: TOKEN_MADE },
      async ({ account, login, id, body: { label } }) => {
        mustBePerson(login);
        return bots.addToken(account, id, label);
      },
    ),
    route(
      'POST',
      `${BOT}/tokens/end`,
      { about: 'Ends a token: its sockets are closed', access: 'browser', body: END_TOKEN, answer: MY_BOT },
      async ({ account, id, body: { token } }) => bots.endToken(account, id, token),
    ),
    route(
      'POST',
      `${BOT}/delete`,
      { about: 'Deletes a bot that plays no game', access: 'fresh', answer: DONE },
      async ({ account, id }) => {
        await bots.remove(account, id);
        return { ok: true };
      },
    ),
  ];
}
