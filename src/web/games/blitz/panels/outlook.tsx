import { For, type JSX, Show } from 'solid-js';
import { SIDES } from '#games/blitz/types.ts';
import type { BattleView } from '#games/blitz/desk/own.ts';
import { w } from '../words/words.ts';
import { namedLosses, resultWords } from '../phrases/results.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';

/** Chances of each result, as bars, and what it costs both sides. */
export function Results(props: { readonly view: Pick<BattleView, 'kind' | 'results'> }): JSX.Element {
  return (
    <ul class="chances">
      <For each={props.view.results}>
        {({ result, sixths, lost }) => (
          <li>
            <span class="bar-of" style={{ width: `${sixths * 0.5}rem` }} />
            <span>
              {w.inSix(sixths)} {resultWords(props.view.kind, result)}
              <Show when={lost.blue + lost.red > namedLosses(result)}>
                {' '}
                <small>{w.costs(String(lost.blue), String(lost.red))}</small>
              </Show>
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}

const SURE = 0.9;
const MOST_BARS = 24;

const meanOf = (spread: readonly number[]): number => spread.reduce((sum, chance, loss) => sum + chance * loss, 0);

/** The loss that is not exceeded in nine cases of ten. */
function likelyMost(spread: readonly number[]): number {
  let sum = 0;
  for (const [loss, chance] of spread.entries()) {
    sum += chance;
    if (sum >= SURE - 1e-9) return loss;
  }
  return spread.length - 1;
}

/** Losses in groups, so that a large sum still fits. */
function barsOf(spread: readonly number[]): { from: number; to: number; chance: number }[] {
  const width = Math.max(1, Math.ceil(spread.length / MOST_BARS));
  return Array.from({ length: Math.ceil(spread.length / width) }, (_, i) => ({
    from: i * width,
    to: Math.min(spread.length, (i + 1) * width) - 1,
    chance: spread.slice(i * width, (i + 1) * width).reduce((sum, one) => sum + one, 0),
  }));
}

/** All battles together: how much each side will lose, as sentences and as bars. */
export function OutlookPanel(props: { readonly table: BlitzTable }): JSX.Element {
  const outlook = () => props.table.outlook();
  return (
    <Show when={(outlook()?.battles ?? 0) > 0 && outlook()}>
      {(shown) => (
        <div class="outlook">
          <h3>{w.outlook(shown().battles)}</h3>
          <For each={SIDES.filter((side) => shown().engaged[side] > 0)}>
            {(side) => (
              <>
                <p>
                  {w.outlookLine(
                    w.sideName(side),
                    w.decimal(meanOf(shown()[side])),
                    shown().engaged[side],
                    likelyMost(shown()[side]),
                  )}
                </p>
                <div class={`spread ${sideClass(props.table.game, side)}`} aria-hidden="true">
                  <For each={barsOf(shown()[side])}>
                    {({ from, to, chance }) => (
                      <span title={`${from === to ? from : `${from}–${to}`}: ${w.decimal(chance * 100)} %`}>
                        <i style={{ height: `${Math.max(chance > 0 ? 2 : 0, chance * 100)}%` }} />
                        <small>{from}</small>
                      </span>
                    )}
                  </For>
                </div>
              </>
            )}
          </For>
          <p class="hint">{w.outlookNote}</p>
        </div>
      )}
    </Show>
  );
}
