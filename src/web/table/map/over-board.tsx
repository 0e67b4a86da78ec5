import { type JSX, Show } from 'solid-js';
import type { Table } from '../table-model.ts';
import { Announcer } from '../film/announcer.tsx';
import { BattleCard } from '../film/battle-card.tsx';
import { RollCard } from '../film/roll-card.tsx';
import { OverlayLegend } from './overlay-legend.tsx';
import { Sounds } from '../panels/sounds.tsx';
import '../panels/seeing.css';

/**
 * Elements above the board: the last battle, the game's own cards, the key of the overlays; and announcements for
 * screen readers.
 */
export function OverBoard(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  return (
    <div class="over-board">
      <div class="rolled">
        <BattleCard table={props.table} openRule={props.openRule} />
        <RollCard table={props.table} openRule={props.openRule} />
      </div>
      <Announcer table={props.table} />
      <Show when={props.table.fittings.over} keyed>
        {(Over) => <Over openRule={props.openRule} />}
      </Show>
      <OverlayLegend table={props.table} />
      <Sounds table={props.table} />
    </div>
  );
}
