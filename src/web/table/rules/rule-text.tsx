import { For, type JSX, Show } from 'solid-js';
import { type Ledger, mentions, type Rule } from '#core/ledger.ts';
import { addressOf } from '../route.ts';
import { w } from '#web/text/words.ts';

/** A rule's number as the way to its text: in place where the page can open it there, else on the rulebook's own page. */
export function RuleLink(props: {
  readonly id: string;
  readonly open?: ((id: string) => void) | undefined;
}): JSX.Element {
  return (
    <Show
      when={props.open}
      fallback={
        <a class="rule-link" href={addressOf('rules', props.id)}>
          {props.id}
        </a>
      }
    >
      {(open) => (
        <button type="button" class="rule-link" onClick={() => open()(props.id)}>
          {props.id}
        </button>
      )}
    </Show>
  );
}

/** Text in which every rule id known to the book is a link to that rule. */
export function WithLinks(props: {
  readonly text: string;
  readonly ledger: Ledger;
  readonly open?: ((id: string) => void) | undefined;
}): JSX.Element {
  return (
    <For each={mentions(props.ledger, props.text.replaceAll(/[*`]/g, ''))}>
      {({ text, rule }) => (
        <Show when={rule} fallback={text}>
          {(id) => <RuleLink id={id()} open={props.open} />}
        </Show>
      )}
    </For>
  );
}

/** A printed table of the ledger. */
function PrintedTable(props: {
  readonly markdown: string;
  readonly label: string;
  readonly ledger: Ledger;
  readonly open: ((id: string) => void) | undefined;
}): JSX.Element {
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
    <section class="printed" tabIndex={0} aria-label={props.label}>
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
                <For each={row}>
                  {(cell) => (
                    <td>
                      <WithLinks text={cell} ledger={props.ledger} open={props.open} />
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}

/** Body of a rule: its words, table, rulings and examples. */
export function RuleBody(props: {
  readonly rule: Rule;
  readonly ledger: Ledger;
  readonly open?: ((id: string) => void) | undefined;
}): JSX.Element {
  const list = (title: string, items: readonly string[]) => (
    <Show when={items.length > 0}>
      <h3>{title}</h3>
      <ul>
        <For each={items}>
          {(item) => (
            <li>
              <WithLinks text={item} ledger={props.ledger} open={props.open} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
  return (
    <>
      <p>
        <WithLinks text={props.rule.text} ledger={props.ledger} open={props.open} />
      </p>
      <Show when={props.rule.table.includes('|')}>
        <PrintedTable
          markdown={props.rule.table}
          label={w.tableOf(props.rule.id)}
          ledger={props.ledger}
          open={props.open}
        />
      </Show>
      {list(w.rulings, props.rule.rulings)}
      {list(w.examples, props.rule.examples)}
    </>
  );
}
