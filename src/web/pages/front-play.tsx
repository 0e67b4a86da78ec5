import { createSignal, For, type JSX } from 'solid-js';
import type { Cover } from '../face.ts';
import { HUMAN, type Start } from '../table/start.ts';
import { keep, kept } from '../text/kept.ts';
import { w } from '../text/words.ts';

const KEY = 'hexfront.opponent';

interface Match {
  readonly level: string;
  readonly side: string;
}

function lastMatch({ sides, lobby: { opponents } }: Cover): Match {
  const { level, side } = kept(KEY);
  return {
    level: opponents.find((one) => one === level) ?? opponents[0] ?? HUMAN,
    side: sides.find(({ id }) => id === side)?.id ?? sides[0]?.id ?? '',
  };
}

/** Play now: against the computer, its level and one's own side a click away. */
export function PlayNow(props: { readonly face: Cover; readonly begin: (start: Start) => void }): JSX.Element {
  const { id: game, sides, lobby } = props.face;
  const [match, setMatch] = createSignal(lastMatch(props.face));
  const change = (part: Partial<Match>): void => {
    setMatch({ ...match(), ...part });
    keep(KEY, match());
  };
  const begin = (): void => {
    const { level, side } = match();
    const seats = Object.fromEntries(sides.map(({ id }) => [id, id === side ? HUMAN : level]));
    props.begin({ game, text: lobby.ready, seats });
  };
  return (
    <section class="play-now" aria-label={w.playNow}>
      <button type="button" class="go" onClick={begin}>
        {w.playNow}
      </button>
      <p>{lobby.words.playNow()}</p>
      <div class="choose" role="radiogroup" aria-label={w.opponent}>
        <span>{w.opponent}</span>
        <For each={lobby.opponents}>
          {(level) => (
            <label>
              <input
                type="radio"
                name="opponent"
                checked={match().level === level}
                onChange={() => change({ level })}
              />
              <span>{lobby.words.opponent(level).name}</span>
            </label>
          )}
        </For>
      </div>
      <p class="about">{lobby.words.opponent(match().level).about}</p>
      <div class="choose" role="radiogroup" aria-label={w.playAs}>
        <span>{w.playAs}</span>
        <For each={sides}>
          {({ id, name }) => (
            <label class={id}>
              <input type="radio" name="side" checked={match().side === id} onChange={() => change({ side: id })} />
              <span>{name()}</span>
            </label>
          )}
        </For>
      </div>
    </section>
  );
}
