import { createResource, For, type JSX, Show } from 'solid-js';
import type { Cover } from '#web/face.ts';
import { faceOf, isShown } from '#web/faces.ts';
import { Icon } from '#web/table/icon.tsx';
import type { Card } from '#web/table/storage/card.ts';
import { addressOf } from '#web/table/route.ts';
import { w } from '#web/text/words.ts';
import { dayOf, gameName, standing, whoPlays } from '../games/names.ts';
import { SmallMap } from '../games/picture.tsx';

/** More stand on the page of all games. */
const MOST = 3;

/** The games to go on with, the last one first; those that are over stand behind the others. */
export function Continue(props: { readonly games: readonly Card[]; readonly count: number }): JSX.Element {
  const shown = (): readonly Card[] =>
    props.games
      .filter(({ game }) => isShown(game))
      .sort((a, b) => Number(a.winner !== undefined) - Number(b.winner !== undefined) || b.at - a.at)
      .slice(0, MOST);
  const [faces] = createResource(
    () => [...new Set(shown().map(({ game }) => game))],
    async (ids) => new Map(await Promise.all(ids.map(async (id) => [id, await faceOf(id)] as const))),
  );
  return (
    <>
      <div class="sect">
        <h1>{w.yourGames}</h1>
        <a class="link" href={addressOf('games')}>
          {w.allGames(props.count)}
        </a>
      </div>
      <section class="cont" aria-label={w.goOn}>
        <For each={shown()}>
          {(card, no) => <Going card={card} face={faces()?.get(card.game)} first={no() === 0} />}
        </For>
      </section>
    </>
  );
}

function Going(props: { readonly card: Card; readonly face: Cover | undefined; readonly first: boolean }): JSX.Element {
  const over = () => props.card.winner !== undefined;
  return (
    <a class="sheet go-on" classList={{ first: props.first && !over() }} href={addressOf('game', props.card.id)}>
      <SmallMap id={props.card.id} />
      <div class="in">
        <h3>{props.face ? gameName(props.card, props.face) : ' '}</h3>
        <span class="meta">{whoPlays(props.card, props.face)}</span>
        <span class="meta">
          {[standing(props.card, props.face), dayOf(props.card.at)].filter((part) => part !== '').join(' · ')}
        </span>
        <Show when={props.first}>
          {/* A finished game has nothing to do in it: its button is no main one. */}
          <span class="btn wide" classList={{ act: !over() }}>
            <Icon sign="play" />
            {over() ? w.seeResult : w.goOn}
          </span>
        </Show>
      </div>
    </a>
  );
}
