import { createSignal } from 'solid-js';
import type { LogLine } from '#table/host.ts';
import { said } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';

function createFilter({ face }: Table) {
  const [kind, setKind] = createSignal('');
  const [side, setSide] = createSignal('');
  const [wanted, setWanted] = createSignal('');
  const passes = (line: LogLine): boolean =>
    (side() === '' || line.side === side()) &&
    (kind() === '' || face.log.kindOf(line.rules) === kind()) &&
    (wanted() === '' || said(line.text).toLowerCase().includes(wanted().toLowerCase()));
  return { kind, setKind, side, setSide, wanted, setWanted, passes };
}

type Filter = ReturnType<typeof createFilter>;

const filters = new WeakMap<Table, Filter>();

/** Filter of the log; another game begins with the whole log. */
export function filterOf(table: Table): Filter {
  const filter = filters.get(table) ?? createFilter(table);
  filters.set(table, filter);
  return filter;
}
