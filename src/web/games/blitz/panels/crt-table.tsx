import { createMemo, For, type JSX } from 'solid-js';
import { w } from '../words/words.ts';
import { type PrintedName, printed } from '../phrases/tables.ts';

/** A printed combat table; the column in play is marked, and the cell the die has found is lit. */
export function CrtTable(props: {
  readonly name: PrintedName;
  readonly column: string | undefined;
  readonly die?: number | undefined;
  /** Only the columns about the one in play. */
  readonly narrow?: boolean;
}): JSX.Element {
  const table = createMemo(() => printed(props.name));
  const shown = createMemo(() => {
    const { columns } = table();
    const at = columns.indexOf(props.column ?? '');
    if (!props.narrow || at < 0) return columns.map((_, i) => i);
    const from = Math.max(0, Math.min(at - 2, columns.length - 5));
    return columns.map((_, i) => i).slice(from, from + 5);
  });
  return (
    <table class="crt">
      <caption>{w.tableName[props.name]}</caption>
      <thead>
        <tr>
          <th scope="col">{w.dieColumn}</th>
          <For each={shown()}>
            {(i) => (
              <th scope="col" classList={{ lit: table().columns[i] === props.column }}>
                {table().columns[i]}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={table().rows}>
          {(row, r) => (
            <tr>
              <th scope="row" classList={{ lit: r() + 1 === props.die }}>
                {r() + 1}
              </th>
              <For each={shown()}>
                {(i) => (
                  <td
                    classList={{
                      column: table().columns[i] === props.column,
                      lit: table().columns[i] === props.column && r() + 1 === props.die,
                    }}
                    aria-current={table().columns[i] === props.column && r() + 1 === props.die ? 'true' : undefined}
                  >
                    <For each={row[i]}>{(line) => <span>{line}</span>}</For>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
