import { createEffect, type JSX, onCleanup, onMount } from 'solid-js';
import { createBoard } from '#web/board/create-board.ts';
import { boxOf, grown, lieOf } from '#web/board/geometry.ts';
import type { BriefingMap as Shown } from '#web/face.ts';
import { theme } from '#web/table/settings/settings.ts';
import { w } from '#web/text/words.ts';
import './briefing-map.css';

const MARGIN = 120;
/** Screen pixels of the widest hex. */
const LARGEST = 64;
const WIDEST = 2.6;
const NARROWEST = 1.5;

/** The map of a briefing: it is looked at, and the page scrolls over it. */
export function BriefingMap(props: { readonly shown: Shown }): JSX.Element {
  let host: HTMLDivElement | undefined;
  const shape = (): string => {
    const { map, look } = props.shown;
    const hexes = look ? look.flatMap((hex) => map.hexes[hex] ?? []) : map.hexes;
    const { x0, y0, x1, y1 } = grown(boxOf(hexes.map(lieOf(map).centreOf)), MARGIN);
    return String(Math.min(WIDEST, Math.max(NARROWEST, (x1 - x0) / (y1 - y0))));
  };
  onMount(() => {
    if (!host) return;
    const board = createBoard(host, { label: w.board, theme: theme(), minimap: false });
    const fit = (): void => {
      const { map, look = [...map.hexes.keys()] } = props.shown;
      board.view.frame(look, 0, LARGEST);
    };
    createEffect(() => {
      const { map, counters, layers } = props.shown;
      board.setMap(map);
      board.setCounters(counters);
      board.setLayers(layers);
      fit();
    });
    createEffect(() => board.setTheme(theme()));
    const fitting = new ResizeObserver(fit);
    fitting.observe(host);
    onCleanup(() => {
      fitting.disconnect();
      board.dispose();
    });
  });
  return <div class="board briefing-map" ref={host} inert style={{ 'aspect-ratio': shape() }} />;
}
