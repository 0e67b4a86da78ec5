import { createMemo, type JSX, Show } from 'solid-js';
import type { BlitzTable } from '../blitz-table.ts';
import type { Engaged, Fought } from '../happened.ts';
import { columnFor, type PrintedName, printed, printedFor } from '../says/printed.ts';
import { CrtTable } from './crt-table.tsx';

/** The printed table a battle was read from, its cell lit once the die lies. */
export function BattleTable(props: {
  readonly table: BlitzTable;
  readonly what: unknown;
  readonly rolling: boolean;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const battle = () => props.what as Fought | Engaged;
  // Nothing is looked up where nothing is rolled (T7.2.15, T7.3).
  const name = createMemo((): PrintedName | undefined => {
    const one = battle();
    if (one.is === 'engaged') return 'fleet';
    return one.die === undefined ? undefined : printedFor(one);
  });
  const column = (which: PrintedName): string | undefined => {
    const one = battle();
    return one.is === 'engaged' ? one.odds : columnFor(printed(which), one);
  };
  return (
    <Show when={name()}>
      {(which) => (
        <>
          <CrtTable name={which()} column={column(which())} die={props.rolling ? undefined : battle().die} narrow />
          <button type="button" class="rule-link" onClick={() => props.openRule(printed(which()).rule)}>
            {printed(which()).rule}
          </button>
        </>
      )}
    </Show>
  );
}
