import { createResource, type JSX, Show } from 'solid-js';
import { faceOf, isShown } from '../faces.ts';
import { type Card, type Damaged, isDamaged } from '../table/keep/card.ts';
import { listGames } from '../table/keep/games.ts';
import { addressOf } from '../table/route.ts';
import { w } from '../text/words.ts';
import { dayOf, gameName, standing, whoPlays } from './games/naming.ts';
import { settledStore } from './store.ts';

/** The game to go on with, and the way to all the others. */
export function KeptGames(): JSX.Element {
  const [kept] = createResource(async () => {
    await settledStore();
    const list = await listGames().catch((): readonly (Card | Damaged)[] => []);
    const games = list.filter((one): one is Card => !isDamaged(one));
    const last = games.find(({ game }) => isShown(game));
    return { count: list.length, last: last && { card: last, face: await faceOf(last.game) } };
  });
  return (
    <Show when={(kept()?.count ?? 0) > 0}>
      <section class="kept" aria-label={w.myGames}>
        <Show when={kept()?.last} keyed>
          {({ card, face }) => (
            <a class="card" href={addressOf('game', card.id)}>
              <strong>{w.resume}</strong>
              <span>
                {gameName(card, face)}, {standing(card, face)}. {whoPlays(card, face)}.{' '}
                {card.at === 0 ? w.resumeText : w.keptWhen(dayOf(card.at))}
              </span>
            </a>
          )}
        </Show>
        <a href={addressOf('games')}>{w.allGames(kept()?.count ?? 0)}</a>
      </section>
    </Show>
  );
}
