import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { ZONES } from '../../../blitz/board.ts';
import type { BlitzFrame, Unit, UnitNo } from '../../../blitz/types.ts';
import { factorsText } from '../../../blitz/unit-text.ts';
import { LIBRARY } from '../library.ts';
import { placementsOf } from '../starts.ts';
import { w } from '../text/words.ts';
import type { Table } from './table-model.ts';

/** Set-up by hand: the units still to place, and ways to have the rest placed. */
export function SetupPanel(props: {
  readonly table: Table;
  readonly frame: BlitzFrame & { at: 'setup' };
}): JSX.Element {
  const { table } = props;
  const { game } = table;
  const [busy, setBusy] = createSignal(false);
  const unit = (no: UnitNo): Unit | undefined => table.state()?.units[no];
  const left = createMemo((): UnitNo[] =>
    (table.state()?.units ?? []).flatMap((one, no) =>
      one.side === props.frame.side && one.place === 'waiting' && !one.held && one.due <= 1 ? [no] : [],
    ),
  );
  /** Alike units in one line: the first of them is the next to be placed. */
  const kinds = createMemo(() => {
    const found = new Map<string, UnitNo[]>();
    for (const no of left()) {
      const one = unit(no) as Unit;
      const key = `${one.type} ${factorsText(one)}`;
      const list = found.get(key);
      if (list) list.push(no);
      else found.set(key, [no]);
    }
    return [...found.values()];
  });
  const taken = (list: readonly UnitNo[]) => list.filter((no) => table.selected().has(no));
  const take = (list: readonly UnitNo[], count: number): void => {
    const others = [...table.selected()].filter((no) => !list.includes(no) && left().includes(no));
    table.choose(undefined, [...others, ...list.slice(0, Math.max(0, count))]);
  };
  const rest = async (placement: string | undefined): Promise<void> => {
    setBusy(true);
    await game.placeRest(placement);
    setBusy(false);
  };
  const toSea = async (zone: (typeof ZONES)[number]): Promise<void> => {
    for (const no of table.selected()) if (!(await game.play({ do: 'placeAtSea', unit: no, zone }))) return;
    table.choose(undefined);
  };
  return (
    <section class="setup" aria-label={w.setupTitle}>
      <h2>
        {w.setupTitle} <small>{left().length}</small>
      </h2>
      <Show when={left().length > 0} fallback={<p class="hint">{w.placedAll}</p>}>
        <p class="hint">{w.setupHint}</p>
        <ul class="units">
          <For each={kinds()}>
            {(list) => (
              <li classList={{ chosen: taken(list).length > 0 }}>
                <button type="button" class="kind" onClick={() => take(list, taken(list).length === 0 ? 1 : 0)}>
                  <span class={`chip ${props.frame.side}`}>{factorsText(unit(list[0] as UnitNo) as Unit)}</span>
                  <span class="what">
                    {w.unitType(unit(list[0] as UnitNo)?.type ?? '')} <small>× {list.length}</small>
                  </span>
                </button>
                <span class="count">
                  <button
                    type="button"
                    aria-label={w.fewer(unit(list[0] as UnitNo)?.type ?? '')}
                    onClick={() => take(list, taken(list).length - 1)}
                  >
                    −
                  </button>
                  <span class="number">{taken(list).length}</span>
                  <button
                    type="button"
                    aria-label={w.moreOf(unit(list[0] as UnitNo)?.type ?? '')}
                    onClick={() => take(list, taken(list).length + 1)}
                  >
                    +
                  </button>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={game.preset === 'tournament' && table.selected().size > 0}>
        <div class="row">
          <span>{w.seaBoxes}</span>
          <For each={ZONES}>
            {(zone) => (
              <button type="button" onClick={() => void toSea(zone)}>
                {zone}
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={left().length > 0}>
        <h3>{w.placeRest}</h3>
        <div class="row">
          <Show when={game.army}>
            <For each={placementsOf(LIBRARY, props.frame.side)}>
              {(one) => (
                <button type="button" disabled={busy()} onClick={() => void rest(one.id)}>
                  {one.title}
                </button>
              )}
            </For>
          </Show>
          <Show when={props.frame.stage === 'all'}>
            <button type="button" disabled={busy()} onClick={() => void rest(undefined)}>
              {w.atRandom}
            </button>
            <button type="button" onClick={() => void game.play({ do: 'holdBack', units: left() })}>
              {w.holdRest}
            </button>
          </Show>
        </div>
      </Show>
    </section>
  );
}
