import type { JSX } from 'solid-js';
import { w } from '#web/text/words.ts';
import { onSwipeDown } from '../bottom-sheet.ts';
import { SideTabs } from '../panels/side-tabs.tsx';
import type { Table } from '../table-model.ts';
import { IconButton } from './icon-button.tsx';
import { isPhone, layout, setLayout } from './layout.ts';

/** Drawer with the log and reference tabs: slides over the map from the left, closed by default. */
export function Drawer(props: {
  readonly table: Table;
  readonly openRule: (id: string) => void;
  readonly ref: (element: HTMLElement) => void;
}): JSX.Element {
  return (
    <aside
      class="drawer side-panel"
      aria-label={w.whatHappened}
      hidden={!layout().drawer}
      ref={(element) => {
        props.ref(element);
        onSwipeDown(element, () => isPhone() && setLayout({ drawer: false }));
      }}
    >
      <header>
        <h2>{w.whatHappened}</h2>
        <IconButton sign="close" name={w.close} act={() => setLayout({ drawer: false })} />
      </header>
      <SideTabs table={props.table} openRule={props.openRule} />
    </aside>
  );
}
