import { createSignal } from 'solid-js';
import type { Layer } from '#table/board-model.ts';

/** Layers of an open calculator. */
export const [toolLayers, setToolLayers] = createSignal<readonly Layer[]>([]);
