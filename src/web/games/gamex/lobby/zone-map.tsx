import { createEffect, createMemo, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { OpenGamex } from '#games/gamex/position.ts';
import { drawing } from '#games/gamex/study/pictures.ts';
import { SIDES } from '#games/gamex/types.ts';
import { createBoard } from '#web/board/create-board.ts';
import { boxOf, grown, lieOf } from '#web/board/geometry.ts';
import { theme } from '#web/table/settings/settings.ts';
import { tacticalMap } from '../map-orientation.ts';
import { goalZones } from '../setup-table.ts';
import { g } from '../words/words.ts';
import { LEAN, zoneItems } from './zone-items.ts';

const MARGIN = 190;

/** The panels of a situation with those who stand there already, where both sides set up, and what they fight for. */
export function ZoneMap(props: { readonly game: OpenGamex }): JSX.Element {
  let host: HTMLDivElement | undefined;
  const map = createMemo(() => tacticalMap(props.game, ''));
  const shape = (): string => {
    const { x0, y0, x1, y1 } = grown(boxOf(map().hexes.map(lieOf(map()).centreOf)), MARGIN);
    return `${Math.round(x1 - x0)} / ${Math.round(y1 - y0)}`;
  };
  onMount(() => {
    if (!host) return;
    const board = createBoard(host, { label: g.zones, theme: theme(), minimap: false });
    createEffect(() => {
      const { game } = props;
      board.setMap(map());
      board.setCounters({ stacks: drawing.stacks(game, game.start) });
      const items = zoneItems(game);
      board.setLayers([
        ...(drawing.layers?.(game, game.start) ?? []),
        { id: 'zones', items: items.filter(({ kind }) => kind !== 'plate') },
        { id: 'zone-names', above: true, items: items.filter(({ kind }) => kind === 'plate') },
      ]);
      board.view.fit('map');
    });
    createEffect(() => board.setTheme(theme()));
    const fitting = new ResizeObserver(() => board.view.fit('map'));
    fitting.observe(host);
    onCleanup(() => {
      fitting.disconnect();
      board.dispose();
    });
  });
  return (
    <figure class="zone-map">
      <div class="board" ref={host} inert style={{ 'aspect-ratio': shape() }} />
      <figcaption>
        <For each={SIDES}>
          {(side, no) => (
            <span>
              <i class={`swatch lean-${LEAN[no()] ?? 'left'} side-${no()}`} aria-hidden="true" /> {g.setsUp[side]}
            </span>
          )}
        </For>
        <Show when={goalZones(props.game).length > 0}>
          <span>
            <b aria-hidden="true">★</b> {g.foughtFor}
          </span>
        </Show>
      </figcaption>
    </figure>
  );
}
