import type { JSX } from 'solid-js';
import { isPhone, setLayout } from '#web/table/layout/layout.ts';
import type { SightFinder } from '../sight.ts';
import { g } from '../words/words.ts';

/** Begins and ends the measuring of lines of sight. */
export const SightTool = (props: { readonly sight: SightFinder }): JSX.Element => (
  <>
    <p>{g.sightAbout}</p>
    <button
      type="button"
      aria-pressed={props.sight.measuring()}
      onClick={() => {
        props.sight.toggle();
        // On a phone the tools cover the map.
        if (props.sight.measuring() && isPhone()) setLayout({ drawer: false });
      }}
    >
      {props.sight.measuring() ? g.sightStop : g.sightStart}
    </button>
  </>
);

/** Result of the measurement, over the map: all that a hex sees, or the line between two and its obstacle. */
export const SightLine = (props: { readonly sight: SightFinder }): JSX.Element => (
  <section class="fire-plan" aria-label={g.sightTool}>
    <h3>{g.sightTool}</h3>
    <p aria-live="polite">{props.sight.told()}</p>
    <button type="button" onClick={props.sight.toggle}>
      {g.sightStop}
    </button>
  </section>
);
