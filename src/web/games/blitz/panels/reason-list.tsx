import { createSignal, For, type JSX, Show } from 'solid-js';
import { byPlace, type Explanation, messageFor } from '#games/blitz/players/reasons/explanation.ts';
import { writeResult } from '#games/blitz/text/log/result-text.ts';
import { these } from '#core/message.ts';
import { signed } from '#web/table/sign.ts';
import { said, w } from '../words/words.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { toneOf } from '../phrases/results.ts';

/** Weightiest first, marches last. */
const ranked = (list: readonly Explanation[]): Explanation[] => [...list].sort((a, b) => b.gain - a.gain);

const MOST_SHOWN = 12;

/** The reasons of a computer player, each with what it promises. */
export function ReasonList(props: { readonly table: BlitzTable; readonly list: readonly Explanation[] }): JSX.Element {
  const { table } = props;
  const { board } = table;
  const names = {
    unit: table.id,
    hexes: board ? byPlace(board) : (hexes: readonly number[]) => these(hexes.map((hex) => ({ hex: table.name(hex) }))),
  };
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? ranked(props.list) : ranked(props.list).slice(0, MOST_SHOWN));
  const point = (one: Explanation | undefined): void => void table.game.computers.pointAt(one);
  return (
    <ul class="reasons">
      <For each={shown()}>
        {(one) => (
          <li
            onPointerEnter={() => point(one)}
            onPointerLeave={() => point(undefined)}
            onFocusIn={() => point(one)}
            onFocusOut={() => point(undefined)}
          >
            <p>{messageFor(one, names).map(said).join(' ')}</p>
            <Show when={one.chances.length > 0}>
              <div class="chance-bar" role="img" aria-label={one.chances.map(chanceText).join(', ')}>
                <For each={one.chances}>
                  {(chance) => (
                    <span class={toneOf(chance.result)} style={{ flex: chance.sixths }}>
                      {writeResult(chance.result).replace(' D', '\nD')}
                    </span>
                  )}
                </For>
              </div>
            </Show>
            <p class="worth">
              <Show when={one.gain !== 0 || one.risk !== 0}>{w.gainRisk(signed(one.gain), w.decimal(one.risk))} </Show>
              <Show when={one.target ?? one.arrows[0]?.to}>
                {(hex) => (
                  <button type="button" class="hex-link" onClick={() => table.showHex(hex())}>
                    {table.name(hex())}
                  </button>
                )}
              </Show>
            </p>
          </li>
        )}
      </For>
      <Show when={!all() && props.list.length > MOST_SHOWN}>
        <li>
          <button type="button" onClick={() => setAll(true)}>
            {w.more} ({props.list.length - MOST_SHOWN})
          </button>
        </li>
      </Show>
    </ul>
  );
}

const chanceText = ({ result, sixths }: Explanation['chances'][number]): string =>
  w.chanceBar(writeResult(result), sixths);
