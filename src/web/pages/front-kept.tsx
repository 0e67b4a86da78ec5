import { createResource, For, type JSX, Show } from 'solid-js';
import { faceOf } from '../faces.ts';
import { type Kept, keptGames } from '../table/keep/kept-game.ts';
import { HUMAN, type Start } from '../table/start.ts';
import { language } from '../text/language.ts';
import { w } from '../text/words.ts';

/** The games this browser keeps: the last one large, the others behind a fold. */
export function KeptGames(props: { readonly begin: (start: Start) => void }): JSX.Element {
  const games = keptGames();
  const [faces] = createResource(async () => {
    const ids = [...new Set(games.map(({ start }) => start.game))];
    return new Map(await Promise.all(ids.map(async (id) => [id, await faceOf(id)] as const)));
  });
  const when = (game: Kept): string =>
    game.at === 0
      ? ''
      : new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(game.at);
  const who = ({ start: { game, seats } }: Kept): string =>
    (faces()?.get(game)?.sides ?? [])
      .map(({ id, name }) => `${name()} (${w.seatShort(seats[id] ?? HUMAN)})`)
      .join(` ${w.against} `);
  return (
    <Show when={games[0]}>
      {(last) => (
        <section class="kept" aria-label={w.resume}>
          <button type="button" class="card" onClick={() => props.begin(last().start)}>
            <strong>{w.resume}</strong>
            <span>
              {who(last())}. {when(last()) === '' ? w.resumeText : w.keptWhen(when(last()))}
            </span>
          </button>
          <Show when={games.length > 1}>
            <details>
              <summary>{w.otherGames(games.length - 1)}</summary>
              <For each={games.slice(1)}>
                {(game) => (
                  <button type="button" onClick={() => props.begin(game.start)}>
                    {who(game)}
                    <br />
                    <small>{when(game)}</small>
                  </button>
                )}
              </For>
            </details>
          </Show>
        </section>
      )}
    </Show>
  );
}
