import { createSignal, For, type JSX } from 'solid-js';
import { SIDES, type Side } from '../../games/blitz/types.ts';
import { PLACED, SEATS } from '../games/blitz/starts.ts';
import type { Seat, Start } from '../table/start.ts';
import { BUDGET_MS } from '../table/thinker/levels.ts';
import { w } from '../text/words.ts';

const KEY = 'hexfront.opponent';

/** The computer players somebody would choose to play against, weakest first. */
const OPPONENTS = SEATS.filter((seat): seat is Exclude<Seat, 'human'> => seat !== 'human' && seat !== 'random');

interface Match {
  readonly level: Exclude<Seat, 'human'>;
  readonly side: Side;
}

function lastMatch(): Match {
  const first: Match = { level: OPPONENTS[0] ?? 'novice', side: 'blue' };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return first;
    const { level, side } = kept as { level?: unknown; side?: unknown };
    return {
      level: OPPONENTS.find((one) => one === level) ?? first.level,
      side: SIDES.find((one) => one === side) ?? first.side,
    };
  } catch {
    return first;
  }
}

const inSeconds = (ms: number): string => String(Math.round(ms / 1000));

/** Play now: against the computer, its level and one's own side a click away. */
export function PlayNow(props: { readonly begin: (start: Start) => void }): JSX.Element {
  const [match, setMatch] = createSignal(lastMatch());
  const change = (part: Partial<Match>): void => {
    setMatch({ ...match(), ...part });
    try {
      localStorage.setItem(KEY, JSON.stringify(match()));
    } catch {
      // A closed store only means that the choice is forgotten.
    }
  };
  const begin = (): void => {
    const { level, side } = match();
    props.begin({
      ...PLACED,
      seats: side === 'blue' ? { blue: 'human', red: level } : { blue: level, red: 'human' },
    });
  };
  return (
    <section class="play-now" aria-label={w.playNow}>
      <button type="button" class="go" onClick={begin}>
        {w.playNow}
      </button>
      <p>{w.playNowText}</p>
      <div class="choose" role="radiogroup" aria-label={w.opponent}>
        <span>{w.opponent}</span>
        <For each={OPPONENTS}>
          {(level) => (
            <label>
              <input
                type="radio"
                name="opponent"
                checked={match().level === level}
                onChange={() => change({ level })}
              />
              <span>{w.opponentName(level)}</span>
            </label>
          )}
        </For>
      </div>
      <p class="about">
        {w.opponentText(match().level, inSeconds(BUDGET_MS[match().level as keyof typeof BUDGET_MS]))}
      </p>
      <div class="choose" role="radiogroup" aria-label={w.playAs}>
        <span>{w.playAs}</span>
        <For each={SIDES}>
          {(side) => (
            <label class={side}>
              <input type="radio" name="side" checked={match().side === side} onChange={() => change({ side })} />
              <span>{w.sideName(side)}</span>
            </label>
          )}
        </For>
      </div>
    </section>
  );
}
