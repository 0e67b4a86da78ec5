import { For, type JSX, Show } from 'solid-js';
import { type Playable, playableSets } from '#games/blitz/modules/ready-sets.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { addressOf } from '#web/table/route.ts';
import { w } from '../words/words.ts';
import { ranges } from './ranges.ts';
import { s } from './words/words.ts';

/** Easiest first, for beginners. */
const EASIEST_FIRST = [...playableSets()].sort((a, b) => a.modules.length - b.modules.length);

const warOf = ({ scenario }: Playable): string[] =>
  scenario === undefined ? [] : [s.options['scenario']?.values[scenario] ?? scenario];

/** M71: sets to play at once, or to begin from. */
export const ReadySets = (props: {
  readonly take: (set: Playable) => void;
  readonly openRule: (id: string) => void;
}): JSX.Element => (
  <section class="ready-sets" aria-labelledby="ready-sets">
    <h2 id="ready-sets">{s.ready}</h2>
    <ul>
      <For each={EASIEST_FIRST}>
        {(set) => {
          const name = (): string => w.setName[set.rule] ?? set.rule;
          return (
            <li>
              <h3>{name()}</h3>
              <p class="facts">
                {[w.levelName(set.level), ranges(set.modules), ...warOf(set)].join(' · ')} ·{' '}
                <RuleLink id={set.rule} open={props.openRule} />
              </p>
              <Show when={w.setText[set.rule]}>{(text) => <p>{text()}</p>}</Show>
              <p class="row">
                <a class="primary" aria-label={s.play(name())} href={addressOf('play', 'modules', set.name)}>
                  {s.playShort}
                </a>
                <button type="button" aria-label={s.look(name())} onClick={() => props.take(set)}>
                  {s.lookShort}
                </button>
              </p>
            </li>
          );
        }}
      </For>
    </ul>
  </section>
);
