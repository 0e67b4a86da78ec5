import { For, type JSX } from 'solid-js';
import { MARKS } from '#games/gamex/desk/pieces.ts';
import { MARKERS } from '#games/gamex/types.ts';
import { THINGS } from '#table/board-model.ts';
import { markSvg, thingSvg } from '#web/board/counter-svg.ts';
import { theme } from '#web/table/settings/settings.ts';
import { g } from '../words/words.ts';

/** Key of the small signs on counters and in hexes: states, wrecks, mines, smoke, interdiction fire and the rest. */
export function SignKey(): JSX.Element {
  const states = Object.keys(g.signOf) as (keyof typeof g.signOf)[];
  return (
    <>
      <h3>{g.signsUnits}</h3>
      <ul class="sign-key">
        <For each={MARKERS.filter((marker) => marker !== 'mobileFire')}>
          {(marker) => <Sign picture={markSvg(MARKS[marker], theme())} text={g.marker[marker]} />}
        </For>
        <For each={states}>{(mark) => <Sign picture={markSvg(mark, theme())} text={g.signOf[mark]} />}</For>
      </ul>
      <h3>{g.signsHexes}</h3>
      <ul class="sign-key">
        <For each={THINGS}>{(thing) => <Sign picture={thingSvg(thing, theme())} text={g.thing[thing]('')} />}</For>
      </ul>
    </>
  );
}

const Sign = (props: { readonly picture: string; readonly text: string }): JSX.Element => (
  <li>
    <span innerHTML={props.picture} /> {props.text}
  </li>
);
