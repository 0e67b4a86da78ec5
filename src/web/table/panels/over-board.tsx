import type { JSX } from 'solid-js';
import { Announcer } from './announcer.tsx';
import { BattleDisplay } from './battle-display.tsx';
import { OverlayLegend } from './overlay-legend.tsx';
import { Sounds } from './sounds.tsx';
import type { Table } from '../table-model.ts';
import './seeing.css';

/** What floats above the board: the key of the overlays, the last battle; and what is only heard. */
export function OverBoard(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  return (
    <div class="over-board">
      <BattleDisplay table={props.table} openRule={props.openRule} />
      <OverlayLegend table={props.table} />
      <Announcer table={props.table} />
      <Sounds table={props.table} />
    </div>
  );
}
