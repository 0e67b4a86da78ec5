import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { CITY_SUPPLY } from '#games/blitz/supply/rules/supply.ts';
import type { Side } from '#games/blitz/types.ts';
import { isGround, STACK_LIMIT } from '#games/blitz/kinds.ts';
import type { Overlay } from '#games/blitz/desk/view/overlay-types.ts';
import { w } from '../words/words.ts';
import { numberIn } from './odds-tool.tsx';
import type { BlitzTable } from '../blitz-table.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';

/** Supply as it stands and as it would stand with cities or factors more or fewer (T21). */
export function SupplyTool(props: { readonly table: BlitzTable }): JSX.Element {
  const { table } = props;
  const [overlay, setOverlay] = createSignal<Overlay>();
  const [cities, setCities] = createSignal(0);
  const [factors, setFactors] = createSignal(0);
  createEffect(() => {
    table.game.update();
    void table.game.ask<Overlay>('overlay', 'supply').then(setOverlay, () => setOverlay(undefined));
  });
  const left = (need: number, has: number) => has + cities() * CITY_SUPPLY - need - factors();
  const signed = (event: { currentTarget: HTMLInputElement }) => Math.round(Number(event.currentTarget.value) || 0);
  return (
    <div class="tool">
      <Show when={overlay()?.empty !== 'noSupplyRule'} fallback={<p class="hint">{w.overlayEmpty['noSupplyRule']}</p>}>
        <div class="fields">
          <label>
            {w.moreCities}
            <input type="number" min="-40" max="40" value={cities()} onInput={(event) => setCities(signed(event))} />
          </label>
          <label>
            {w.moreFactors}
            <input
              type="number"
              min="-400"
              max="400"
              value={factors()}
              onInput={(event) => setFactors(signed(event))}
            />
          </label>
        </div>
        <ul aria-live="polite">
          <For each={overlay()?.sums}>
            {({ side, need = 0, has }) => (
              <li>
                <span class={`side ${sideClass(table.game, side)}`}>{w.sideName(side)}</span>:{' '}
                {w.supplySum(has + cities() * CITY_SUPPLY, need + factors(), left(need, has))}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}

/** Stacking tool: tells whether some factors still fit into a hex (B8.1). */
export function StackingTool(props: { readonly table: BlitzTable }): JSX.Element {
  const { table } = props;
  const [more, setMore] = createSignal(4);
  const there = (): { side: Side | undefined; size: number } => {
    const units = table.unitsAt(table.hex()).flatMap((no) => table.state()?.units[no] ?? []);
    const troops = units.filter((unit) => unit.place === 'map' && isGround(unit));
    return { side: troops[0]?.side, size: troops.reduce((sum, unit) => sum + unit.df, 0) };
  };
  return (
    <div class="tool">
      <Show when={table.hex() !== undefined} fallback={<p class="hint">{w.chooseStack}</p>}>
        <div class="fields">
          <label>
            {w.factorsToAdd}
            <input type="number" min="0" max="99" value={more()} onInput={(event) => setMore(numberIn(event, 99))} />
          </label>
        </div>
        <p aria-live="polite">{w.stackingSum(table.name(table.hex() ?? -1), there().size, more(), STACK_LIMIT)}</p>
      </Show>
    </div>
  );
}
