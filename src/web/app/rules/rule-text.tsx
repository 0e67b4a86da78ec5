import { For, type JSX, Show } from 'solid-js';
import type { Rule } from '../../../core/ledger.ts';
import { w } from '../text/words.ts';

const RULE_ID = /\b([BTOQ]\d+(?:\.[A-Za-z0-9]+)*)\b/g;

/** Text in which every rule id known to the book is a link to that rule. */
export function WithLinks(props: {
  readonly text: string;
  readonly known: (id: string) => boolean;
  readonly open: (id: string) => void;
}): JSX.Element {
  const parts = () => props.text.replaceAll(/[*`]/g, '').split(RULE_ID);
  return (
    <For each={parts()}>
      {(part, i) => (
        <Show when={i() % 2 === 1 && props.known(part)} fallback={part}>
          <button type="button" class="rule-link" onClick={() => props.open(part)}>
            {part}
          </button>
        </Show>
      )}
    </For>
  );
}

/** A printed table of the ledger. */
function PrintedTable(props: { readonly markdown: string }): JSX.Element {
  const rows = () =>
    props.markdown
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|[-| :]+\|$/.test(line))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
  return (
    <div class="printed">
      <table>
        <thead>
          <tr>
            <For each={rows()[0]}>{(cell) => <th scope="col">{cell}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={rows().slice(1)}>
            {(row) => (
              <tr>
                <For each={row}>{(cell) => <td>{cell}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

export function RuleText(props: {
  readonly rule: Rule;
  readonly known: (id: string) => boolean;
  readonly open: (id: string) => void;
}): JSX.Element {
  const list = (title: string, items: readonly string[]) => (
    <Show when={items.length > 0}>
      <h3>{title}</h3>
      <ul>
        <For each={items}>
          {(item) => (
            <li>
              <WithLinks text={item} known={props.known} open={props.open} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
  return (
    <article class="rule">
      <p class="where">{props.rule.headings.join(' · ')}</p>
      <h2>{props.rule.id}</h2>
      <p>
        <WithLinks text={props.rule.text} known={props.known} open={props.open} />
      </p>
      <Show when={props.rule.table.includes('|')}>
        <PrintedTable markdown={props.rule.table} />
      </Show>
      {list(w.rulings, props.rule.rulings)}
      {list(w.examples, props.rule.examples)}
    </article>
  );
}
