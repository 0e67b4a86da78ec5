import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { type Side, SIDES } from '#games/blitz/types.ts';
import { GROUND_TYPES, isGround, type UnitType } from '#games/blitz/kinds.ts';
import { isObjection, type Objection } from '#core/objection.ts';
import type { WayFound } from '#games/blitz/desk/view/board-questions.ts';
import { typeName, w } from '../words/words.ts';
import { Refused } from '../panels/refusal.tsx';
import { numberIn } from './odds-tool.tsx';
import type { BlitzTable } from '../blitz-table.ts';
import { setToolLayers } from '#web/table/map/tool-layers.ts';

/** Route tool: cost of the cheapest way for a kind of unit, step by step, drawn on the map. */
export function WayTool(props: { readonly table: BlitzTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const first = () => {
    const [no] = [...table.selected(), ...table.unitsAt(table.hex())];
    return no === undefined ? undefined : table.state()?.units[no];
  };
  const start = first();
  const [type, setType] = createSignal<UnitType>(start && isGround(start) ? start.type : 'infantry');
  const [mf, setMf] = createSignal(start?.mf ?? 4);
  const [side, setSide] = createSignal<Side>(start?.side ?? (table.game.decides() as Side | undefined) ?? 'blue');
  const [from, setFrom] = createSignal(table.hex() === undefined ? '' : table.name(table.hex() ?? -1));
  const [to, setTo] = createSignal('');
  const [enemies, setEnemies] = createSignal(true);
  const [found, setFound] = createSignal<WayFound | Objection | 'none'>();

  let asked = 0;
  createEffect(() => {
    table.game.update();
    const [a, b] = [table.find(from().toUpperCase()), table.find(to().toUpperCase())];
    const walker = { side: side(), type: type(), mf: mf(), enemies: enemies() };
    const mine = ++asked;
    if (a === undefined || b === undefined || a === b) return void setFound(undefined);
    void table.ask.way(walker, a, b).then((way) => {
      if (mine === asked) setFound(way ?? 'none');
    });
  });
  createEffect(() => {
    const way = found();
    const a = table.find(from().toUpperCase());
    if (!way || way === 'none' || isObjection(way) || a === undefined) return void setToolLayers([]);
    const hexes = [a, ...way.steps.map((step) => step.hex)];
    setToolLayers([
      { id: 'way-tool', above: true, items: [{ kind: 'path', hexes, tone: 'selected', text: w.points(way.cost) }] },
    ]);
  });
  onCleanup(() => setToolLayers([]));
  const way = (): WayFound | undefined => {
    const now = found();
    return now && now !== 'none' && !isObjection(now) ? now : undefined;
  };
  const refused = (): Objection | undefined => {
    const now = found();
    return isObjection(now) ? now : undefined;
  };
  const hexField = (label: string, value: () => string, set: (text: string) => void) => (
    <div class="field">
      <span aria-hidden="true">{label}</span>
      <span class="row">
        <input
          aria-label={label}
          size={6}
          autocomplete="off"
          value={value()}
          placeholder={w.findHexHint}
          onInput={(event) => set(event.currentTarget.value.trim())}
        />
        <Show when={table.hex() !== undefined}>
          <button
            type="button"
            aria-label={`${label} ${w.hereName(table.name(table.hex() ?? -1))}`}
            onClick={() => set(table.name(table.hex() ?? -1))}
          >
            {table.name(table.hex() ?? -1)}
          </button>
        </Show>
      </span>
    </div>
  );
  return (
    <div class="tool">
      <div class="fields">
        <label>
          {w.walkerType}
          <select value={type()} onChange={(event) => setType(event.currentTarget.value as UnitType)}>
            <For each={GROUND_TYPES}>{(one) => <option value={one}>{typeName(one)}</option>}</For>
          </select>
        </label>
        <label>
          {w.walkerFactor}
          <input type="number" min="0" max="20" value={mf()} onInput={(event) => setMf(numberIn(event, 20))} />
        </label>
        {hexField(w.wayFrom, from, setFrom)}
        {hexField(w.wayTo, to, setTo)}
        <label>
          {w.walkerSide}
          <select value={side()} onChange={(event) => setSide(event.currentTarget.value as Side)}>
            <For each={SIDES}>{(one) => <option value={one}>{w.sideName(one)}</option>}</For>
          </select>
        </label>
        <label class="tick">
          <input type="checkbox" checked={enemies()} onChange={(event) => setEnemies(event.currentTarget.checked)} />
          {w.mindEnemies}
        </label>
      </div>
      <div aria-live="polite">
        <Show when={found() === undefined}>
          <p class="hint">{w.wayHint}</p>
        </Show>
        <Show when={found() === 'none'}>
          <p>{w.wayNone}</p>
        </Show>
        <Refused fault={refused()} openRule={props.openRule} />
        <Show when={way()}>
          {(one) => (
            <>
              <p>
                <strong>{w.wayCost(w.points(one().cost), w.points(one().allowance))}</strong>{' '}
                {one().cost > one().allowance ? w.wayTooFar : w.wayLeft(w.points(one().allowance - one().cost))}
              </p>
              <ol class="steps">
                <For each={one().steps}>
                  {(step) => (
                    <li>
                      <button type="button" class="hex-link" onClick={() => table.showHex(step.hex)}>
                        {table.name(step.hex)}
                      </button>{' '}
                      {w.points(step.cost)}
                      {step.stops ? ` · ${w.stopsHere}` : ''}
                    </li>
                  )}
                </For>
              </ol>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}
