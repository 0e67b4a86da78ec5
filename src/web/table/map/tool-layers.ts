import { createSignal } from 'solid-js';
import type { Layer } from '#table/board-model.ts';

/** What a calculator draws on the map while it is open. */
export const [toolLayers, setToolLayers] = createSignal<readonly Layer[]>([]);
