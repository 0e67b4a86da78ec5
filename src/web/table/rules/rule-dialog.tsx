import { createEffect, createSignal, For, type JSX, Show, Suspense } from 'solid-js';
import { latestOf } from '../latest.ts';
import { type Rule, ruleNamed, rulesUnder, searchRules } from '#core/ledger.ts';
import type { Rulebook } from '#web/face.ts';
import { addressOf } from '../route.ts';
import { theme } from '../settings/settings.ts';
import { w } from '#web/text/words.ts';
import { RuleBody } from './rule-text.tsx';
import { ledgerOf } from './rulebook.ts';
import './rules.css';

const MOST_FOUND = 30;

/** The rulebook beside the board: a rule by its number, or a search; every number in it is a link. */
export function RuleDialog(props: {
  readonly book: Rulebook;
  readonly id: string | undefined;
  readonly close: () => void;
}): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  const book = latestOf(
    () => props.id !== undefined,
    () => ledgerOf(props.book),
  );
  const [shown, setShown] = createSignal<string>();
  const [words, setWords] = createSignal('');

  createEffect(() => {
    setShown(props.id === '' ? undefined : props.id);
    setWords('');
    if (props.id !== undefined && !dialog?.open) dialog?.showModal();
    if (props.id === undefined && dialog?.open) dialog.close();
  });

  /** The rule, or all of a section: `O24` has no words of its own. */
  const rules = (): readonly Rule[] => {
    const ledger = book();
    const id = shown();
    if (!ledger || !id) return [];
    const one = ruleNamed(ledger, id);
    return one ? [one] : rulesUnder(ledger, id);
  };
  const found = (): readonly Rule[] => {
    const ledger = book();
    const query = words().trim();
    if (!ledger || query.length < 2) return [];
    return searchRules(ledger, query)
      .slice(0, MOST_FOUND)
      .map((one) => one.rule);
  };
  const open = (id: string): void => {
    setShown(id);
    setWords('');
  };

  return (
    <dialog class="rules" ref={dialog} onClose={props.close} aria-label={w.rulebook}>
      <header>
        <input
          type="search"
          placeholder={props.book.hint()}
          aria-label={w.searchRules}
          value={words()}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <button type="button" onClick={() => dialog?.close()}>
          {w.close}
        </button>
      </header>
      <Show when={book()} fallback={<p>{w.openingRules}</p>}>
        {(ledger) => (
          <Show
            when={found().length > 0}
            fallback={
              <For each={rules()} fallback={<p>{words().length > 1 ? w.nothingFound : w.searchFor}</p>}>
                {(one, i) => (
                  <article class="rule">
                    <Show when={i() === 0}>
                      <p class="where">
                        {one.headings.join(' · ').replaceAll('`', '')}{' '}
                        <a href={addressOf('rules', one.id)} target="_blank" rel="noopener">
                          {w.onItsPage}
                        </a>
                      </p>
                    </Show>
                    <h2>{one.id}</h2>
                    <RuleBody rule={one} ledger={ledger()} open={open} />
                    <Show when={props.book.drawn.includes(one.id)}>
                      <Suspense>
                        <props.book.Diagrams rule={one.id} theme={theme()} />
                      </Suspense>
                    </Show>
                  </article>
                )}
              </For>
            }
          >
            <ul class="found">
              <For each={found()}>
                {(one) => (
                  <li>
                    <button type="button" onClick={() => open(one.id)}>
                      <strong>{one.id}</strong> {one.text.slice(0, 140)}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        )}
      </Show>
    </dialog>
  );
}
