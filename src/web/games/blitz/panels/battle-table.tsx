import { createMemo, type JSX, Show } from 'solid-js';
import type { BlitzTable } from '../blitz-table.ts';
import type { Fought } from '../happened.ts';
import { columnFor, printed, printedFor } from '../says/printed.ts';
import { CrtTable } from './crt-table.tsx';

/** The printed table a battle was read from, its cell lit once the die lies. */
export function BattleTable(props: {
  readonly table: BlitzTable;
  readonly what: unknown;
  readonly rolling: boolean;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const battle = () => props.what as Fought;
  // Nothing is looked up where nothing is rolled (T7.2.15, T7.3).
  const name = createMemo(() => (battle().die === undefined ? undefined : printedFor(battle())));
  return (
    <Show when={name()}>
      {(which) => (
        <>
          <CrtTable
            name={which()}
            column={columnFor(printed(which()), battle())}
            die={props.rolling ? undefined : battle().die}
            narrow
          />
          <button type="button" class="rule-link" onClick={() => props.openRule(printed(which()).rule)}>
            {printed(which()).rule}
          </button>
        </>
      )}
    </Show>
  );
}
