import { createEffect, createMemo, For, type JSX, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Piece } from '#table/desk.ts';
import { byHand } from '#web/text/pointer-words.ts';
import { said, w } from '#web/text/words.ts';
import { isPhone } from '../layout/layout.ts';
import type { Table } from '../table-model.ts';
import { Actions, Impossible } from './actions.tsx';
import { Contacts } from './contacts.tsx';
import { ExplainButton } from './unit-card.tsx';
import { UnitName } from './unit-name.tsx';
import { UnitChip } from './unit-chip.tsx';

/** The stack in the chosen hex, unit by unit; a tick takes a unit into the selection or out of it. */
export function StackPanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const { words } = table.fittings;
  const units = () => table.piecesAt(table.hex());
  const own = () => units().filter(table.mine);
  let panel: HTMLElement | undefined;
  const offers = createMemo(() => table.actions().some(({ choices, folded }) => choices.length > 0 && !folded));
  // On a phone what units in hand may do would lie below what is in sight.
  createEffect(() => {
    if (!offers() || !isPhone()) return;
    const soon = requestAnimationFrame(() => panel?.querySelector('.actions')?.scrollIntoView({ block: 'nearest' }));
    onCleanup(() => cancelAnimationFrame(soon));
  });
  return (
    <section class="stack" aria-label={w.chosenHex} ref={panel}>
      <Show when={table.hex() !== undefined} fallback={<OffMap table={table} />}>
        <h2>
          <button type="button" class="hex-link" title={w.showOnMap} onClick={() => table.showHex(table.hex())}>
            {words.place?.(table.hex() ?? -1) ?? table.placeName(table.hex() ?? -1)}
          </button>{' '}
          <small>{units().length === 0 ? w.empty : words.sums(units())}</small>
        </h2>
        <ul class="units">
          <For each={units().map(({ id }) => id)}>
            {(id, i) => (
              <li classList={{ chosen: table.selected().has(id) }}>
                <Show when={table.piece(id)}>
                  {(piece) => (
                    <>
                      <Line table={table} piece={piece()} index={i()} />
                      <Show when={table.fittings.Card}>
                        <ExplainButton table={table} unit={id} name={table.fittings.words.kind(piece())} />
                      </Show>
                    </>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Contacts table={table} />
        <div class="row">
          <Show when={own().length > 1}>
            <button type="button" onClick={() => table.select(own().map(({ id }) => id))}>
              {w.selectAll}
            </button>
            <button type="button" onClick={() => table.select([])}>
              {w.selectNone}
            </button>
          </Show>
          <Show when={table.reach().length > 0}>
            <button type="button" aria-pressed={table.markingWay()} onClick={() => table.markWay(!table.markingWay())}>
              {w.markWay}
            </button>
          </Show>
          <Show when={isPhone() && table.game.planning.open() && !table.game.planning.on()}>
            <button type="button" title={w.planMovesText} onClick={() => table.game.planning.toggle()}>
              {w.planMoves}
            </button>
          </Show>
        </div>
        <Ways table={table} openRule={props.openRule} />
      </Show>
      <Dynamic component={table.fittings.Targets} openRule={props.openRule} />
      <Actions table={table} list={table.actions()} title={table.reach().length > 0 ? w.actions : w.actionsOnly} />
      <Impossible table={table} list={table.actions()} openRule={props.openRule} />
    </section>
  );
}

function Line(props: { readonly table: Table; readonly piece: Piece; readonly index: number }): JSX.Element {
  const { table } = props;
  return (
    <label>
      <input
        type="checkbox"
        checked={table.selected().has(props.piece.id)}
        disabled={!table.mine(props.piece)}
        onChange={() => table.toggle(props.piece.id)}
      />
      <UnitChip table={table} piece={props.piece} />
      <UnitName table={table} piece={props.piece} />
      <small class="how">{table.fittings.words.standing(props.piece)}</small>
      <Show when={props.index < 9 && table.mine(props.piece)}>
        <kbd>{props.index + 1}</kbd>
      </Show>
    </label>
  );
}

/** Hints about the stack's reach beyond the marks on the map. */
function Ways(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const stops = () => table.reach().some((one) => one.stops);
  const hints = () => table.fittings.hints?.() ?? [];
  const warnings = () => [...new Set(table.reach().flatMap(({ warns }) => warns ?? []))];
  return (
    <>
      <Show when={stops() || hints().length > 0}>
        <p class="hint key">
          <Show when={stops()}>{w.reachStops} </Show>
          {hints().join(' ')}
        </p>
      </Show>
      <Show when={table.waypoints().length > 0}>
        <p class="way" aria-live="polite">
          {byHand(w.wayBegun(table.waypoints().map(table.name).join(' › ')))}{' '}
          <button type="button" onClick={() => table.dropWay()}>
            {w.dropWay}
          </button>
        </p>
      </Show>
      <For each={warnings()}>
        {(rule) => (
          <p class="hint">
            {table.fittings.words.warning(rule)}{' '}
            <button type="button" class="rule-link" onClick={() => props.openRule(rule)}>
              {rule}
            </button>
          </p>
        )}
      </For>
      <Show when={table.join()}>
        {(join) => (
          <button class="primary wide" type="button" onClick={() => void table.bringHere()}>
            {w.bringHere(
              join()
                .units.map((unit) => said({ unit }))
                .join(', '),
              table.fittings.words.cost(join().to.cost),
            )}
          </button>
        )}
      </Show>
    </>
  );
}

/** Chosen units that stand on no hex: in a box, or still to come. */
function OffMap(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { words } = table.fittings;
  const chosen = () =>
    [...table.selected()].flatMap((id) => {
      const piece = table.piece(id);
      return piece && piece.hex === undefined ? [piece] : [];
    });
  const asksForStack = (): boolean =>
    !isPhone() && table.game.humanDecides() && table.scene()?.mode === 'move' && table.fittings.led?.() !== true;
  return (
    <Show
      when={chosen()[0]}
      fallback={
        <Show when={asksForStack()}>
          <p class="hint">{w.chooseStack}</p>
        </Show>
      }
    >
      {(first) => (
        <h2>
          {chosen()
            .map(({ id }) => said({ unit: id }))
            .join(', ')}{' '}
          <small>{words.whereabouts(first())}</small>
        </h2>
      )}
    </Show>
  );
}
