import { createMemo, type JSX, Show } from 'solid-js';
import type { BlitzTable } from '../blitz-table.ts';
import type { Clashed } from '../battle-events.ts';
import { columnFor, type PrintedName, printed, printedFor } from '../phrases/tables.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { w } from '../words/words.ts';
import { CrtTable } from './crt-table.tsx';

/** The printed table a battle was read from, its cell lit once the die lies. */
export function BattleTable(props: {
  readonly table: BlitzTable;
  readonly what: unknown;
  readonly rolling: boolean;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const battle = () => props.what as Clashed;
  // Results without a die need no table (T7.2.15, T7.3).
  const name = createMemo((): PrintedName | undefined => {
    const one = battle();
    if (one.is === 'engaged') return 'fleet';
    if (one.is === 'airRoll') return one.table;
    return one.die === undefined ? undefined : printedFor(one);
  });
  const column = (which: PrintedName): string | undefined => {
    const one = battle();
    if (one.is === 'airRoll') return one.column;
    return one.is === 'engaged' ? one.odds : columnFor(printed(which), one);
  };
  /** M12.14: what is added to it counts; above six nothing comes of it. */
  const die = (): number | undefined => {
    const one = battle();
    return one.is === 'airRoll' ? one.read : one.die;
  };
  /** M12.14: what was added to a die that shows otherwise. */
  const more = (): { readonly die: number; readonly read: number } | undefined => {
    const one = battle();
    return one.is === 'airRoll' && one.read !== one.die && !props.rolling ? one : undefined;
  };
  return (
    <Show when={name()}>
      {(which) => (
        <>
          <Show when={more()}>
            {(one) => (
              <p class="hint">
                {w.dieRead(one().die, one().read - one().die, one().read)}{' '}
                <RuleLink id="M12.14" open={props.openRule} />
              </p>
            )}
          </Show>
          <CrtTable name={which()} column={column(which())} die={props.rolling ? undefined : die()} narrow />
          <button type="button" class="rule-link" onClick={() => props.openRule(printed(which()).rule)}>
            {printed(which()).rule}
          </button>
        </>
      )}
    </Show>
  );
}
