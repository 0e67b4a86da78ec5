import { createSignal, type JSX } from 'solid-js';
import { w } from '#web/text/words.ts';
import { Icon } from '../icon.tsx';
import type { Table } from '../table-model.ts';

/** Goes to a hex by its name. */
export function FindHex(props: { readonly table: Table }): JSX.Element {
  const [wanted, setWanted] = createSignal('');
  const go = (event: Event): void => {
    event.preventDefault();
    const hex = props.table.find(wanted());
    if (hex === undefined) props.table.game.notice(w.noSuchHex(wanted()));
    else props.table.showHex(hex, true);
  };
  return (
    <form class="find" onSubmit={go}>
      <Icon sign="search" />
      <input
        id="find-hex"
        value={wanted()}
        placeholder={w.findHexHint}
        aria-label={w.findHex}
        autocomplete="off"
        size={8}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
    </form>
  );
}
