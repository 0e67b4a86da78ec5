import { For, type JSX } from 'solid-js';
import { BOXES, homeAddress } from '../faces.ts';
import { addressOf } from '../table/route.ts';
import { language } from '../text/language.ts';
import { w } from '../text/words.ts';

/** The other games of the house, each with a front page of its own. */
export function OtherGames(props: { readonly but: string }): JSX.Element {
  return (
    <section class="more-games" aria-label={w.otherBoxes}>
      <For each={BOXES.filter(({ id }) => id !== props.but)}>
        {({ id, title, about }) => (
          <a class="card" href={addressOf(...homeAddress(id))}>
            <strong>{title}</strong>
            <span>{about[language()]}</span>
          </a>
        )}
      </For>
    </section>
  );
}
