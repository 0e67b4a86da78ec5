import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show, untrack } from 'solid-js';
import type { Scene, TurnStep } from '#table/desk.ts';
import { w } from '#web/text/words.ts';
import { Icon } from '../icon.tsx';
import { sideClass, sideName } from '../panels/side-name.tsx';
import type { Table } from '../table-model.ts';
import './ribbon.css';

/** A step, or several with nothing to decide in a row. */
type Entry = { readonly step: TurnStep } | { readonly folded: readonly TurnStep[] };

/** The card of what comes after the turn. */
const NEXT = 'next turn';

/** Steps of the turn in their order: what is over, what is at hand, what comes, what is empty; each opens a card of its own. */
export function Ribbon(props: { readonly table: Table; readonly turn: NonNullable<Scene['turn']> }): JSX.Element {
  const { table } = props;
  const [opened, open] = createSignal<string>();
  const [unfolded, unfold] = createSignal(false);
  let nav: HTMLElement | undefined;
  let list: HTMLOListElement | undefined;

  const isEmpty = (step: TurnStep): boolean => table.steps.course()?.empty.includes(step.id) === true;
  const entries = createMemo(() => {
    const found: Entry[] = [];
    for (const step of props.turn.steps) {
      const last = found.at(-1);
      if (unfolded() || !isEmpty(step)) found.push({ step });
      else if (last && 'folded' in last) found[found.length - 1] = { folded: [...last.folded, step] };
      else found.push({ folded: [step] });
    }
    return found;
  });
  const now = (): string | undefined => props.turn.steps.find(({ stands }) => stands === 'now')?.id;
  const nameOf = (step: TurnStep): string => {
    const name = table.fittings.words.step(step.kind);
    return step.side === undefined ? name : `${name} · ${sideName(table, step.side)}`;
  };
  const chosen = (): TurnStep | undefined => props.turn.steps.find(({ id }) => id === opened());

  // On a narrow screen the step at hand is brought into view.
  createEffect(() => {
    const [id] = [now(), entries()];
    const chip = id === undefined ? undefined : list?.querySelector<HTMLElement>('[aria-current="step"]');
    if (chip && list) list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 });
  });
  // On the way to a later step something would be lost: the usual question is put.
  createEffect(() => {
    const at = table.steps.held();
    if (at !== undefined && at === table.game.update()?.decision) untrack(() => table.finish());
  });
  createEffect(() => {
    if (opened() === undefined) return;
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !nav?.contains(event.target)) open(undefined);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      open(undefined);
    };
    window.addEventListener('pointerdown', outside, true);
    window.addEventListener('keydown', onKey, true);
    onCleanup(() => {
      window.removeEventListener('pointerdown', outside, true);
      window.removeEventListener('keydown', onKey, true);
    });
  });

  const chip = (step: TurnStep): JSX.Element => (
    <button
      type="button"
      class={`step ${step.stands}`}
      classList={{ never: table.steps.isPassed(step.kind), empty: isEmpty(step) }}
      aria-current={step.stands === 'now' ? 'step' : undefined}
      aria-expanded={opened() === step.id}
      onClick={() => open(opened() === step.id ? undefined : step.id)}
    >
      <Show when={step.stands === 'over' && !isEmpty(step)}>
        <Icon sign="check" />
      </Show>
      {table.steps.isPassed(step.kind) && step.stands !== 'now' ? w.stepNever(nameOf(step)) : nameOf(step)}
      <span class="unseen">({w.stepStands[step.stands]})</span>
    </button>
  );

  return (
    <nav class="ribbon" aria-label={w.turnSteps} ref={nav}>
      <ol ref={list}>
        <For each={entries()}>
          {(entry) => (
            <li>
              {'step' in entry ? (
                chip(entry.step)
              ) : (
                <button
                  type="button"
                  class="step empty"
                  title={entry.folded.map(nameOf).join(', ')}
                  onClick={() => unfold(true)}
                >
                  {w.emptySteps(entry.folded.length)}
                </button>
              )}
            </li>
          )}
        </For>
        <Show when={props.turn.then}>
          {(side) => (
            <li class={`then side ${sideClass(table, side())}`}>
              <button
                type="button"
                class="step ahead"
                aria-expanded={opened() === NEXT}
                onClick={() => open(opened() === NEXT ? undefined : NEXT)}
              >
                {w.turnOfSide(sideName(table, side()))}
              </button>
            </li>
          )}
        </Show>
      </ol>
      <Show when={opened() === NEXT ? props.turn.then : undefined}>
        {(side) => (
          <section class="popped step-card after" aria-label={w.turnOfSide(sideName(table, side()))}>
            <h2>{w.turnOfSide(sideName(table, side()))}</h2>
            <p>{w.turnEndText}</p>
            <Show when={table.steps.canGoOn()}>
              <button type="button" onClick={() => goOn()}>
                {w.turnEnd}
              </button>
            </Show>
          </section>
        )}
      </Show>
      <Show when={chosen()}>
        {(step) => (
          <section class="popped step-card" aria-label={nameOf(step())}>
            <h2>{nameOf(step())}</h2>
            <p class="hint">
              {w.stepNo(props.turn.steps.findIndex(({ id }) => id === step().id) + 1, props.turn.steps.length)}
            </p>
            <p>{textOf(step())}</p>
            <Show when={!isFixed(step())}>
              <label>
                <input
                  type="checkbox"
                  checked={table.steps.isPassed(step().kind)}
                  onChange={(event) => table.steps.setPassed(step().kind, event.currentTarget.checked)}
                />
                <strong>{w.neverAsk}</strong>
              </label>
              <p class="hint">{w.neverAskText}</p>
            </Show>
            <Show when={table.steps.canGoOn(step()) && !isEmpty(step())}>
              <button type="button" onClick={() => goOn(step())}>
                {w.stepGo}
              </button>
              <p class="hint">{w.stepGoText}</p>
            </Show>
            <Show when={table.steps.backTo(step())}>
              {(n) => (
                <button
                  type="button"
                  onClick={() => {
                    open(undefined);
                    void table.game.undoTo(n());
                  }}
                >
                  {w.stepReturn}
                </button>
              )}
            </Show>
          </section>
        )}
      </Show>
    </nav>
  );

  function goOn(step?: TurnStep): void {
    open(undefined);
    table.steps.goOn(step);
  }

  function textOf(step: TurnStep): string {
    if (isEmpty(step)) return w.stepEmpty;
    if (step.stands !== 'now') return step.stands === 'over' ? w.stepOver : w.stepAhead;
    const asks = table.fittings.words.asks();
    return asks === ''
      ? ''
      : `${asks.charAt(0).toUpperCase()}${asks.slice(1)}.`.replace(/[.?!]\.$/, (end) => end.charAt(0));
  }

  /** A step with no button that ends it is asked by the rules, and so is the placing of an army. */
  function isFixed(step: TurnStep): boolean {
    return table.scene()?.mode === 'place' || (step.stands === 'now' && table.scene()?.done === undefined);
  }
}
