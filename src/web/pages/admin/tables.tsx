import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { Overview } from '#protocol/moderation.ts';
import type { Phase, TableCard } from '#protocol/tables.ts';
import { addressOf } from '#web/table/route.ts';
import { createNaming, namesAt } from '../online/names.ts';
import { momentOf } from '../you/day.ts';
import { admin, valueOf } from './api.ts';
import { NoteForm } from './note-form.tsx';
import { a } from './words/words.ts';

const PHASES: readonly Phase[] = ['running', 'paused', 'offered', 'over', 'void'];
const hasEnded = (phase: Phase): boolean => phase === 'over' || phase === 'void';

/** Tables by phase, the latest first; one that goes on can be ended as void. */
export function Tables(props: {
  readonly counts: Overview['tables'];
  readonly changed: () => Promise<void>;
}): JSX.Element {
  const [phase, setPhase] = createSignal<Phase>('running');
  const [found, { refetch }] = createResource(phase, admin.tables);
  const cards = (): readonly TableCard[] => valueOf(found.latest) ?? [];
  const naming = createNaming(cards);
  const [asked, setAsked] = createSignal<string>();
  return (
    <section class="sheet">
      <h2>{a.tables}</h2>
      <div class="tabs" role="group" aria-label={a.phase}>
        <For each={PHASES}>
          {(one) => (
            <button type="button" class="btn" aria-pressed={phase() === one} onClick={() => setPhase(one)}>
              {a.phases[one]} {props.counts[one] ?? 0}
            </button>
          )}
        </For>
      </div>
      <Show when={cards().length > 0} fallback={<p class="fine">{a.noTables}</p>}>
        <ul class="rows" aria-label={a.tables}>
          <For each={cards()}>
            {(card) => (
              <li>
                <span>
                  <a class="link" href={addressOf('online', card.id)}>
                    {naming.title(card)}
                  </a>{' '}
                  <span class="fine">
                    {namesAt(card, naming).join(' – ')} · {momentOf(card.moved)}
                  </span>
                </span>
                <Show when={!hasEnded(card.phase) && asked() !== card.id}>
                  <button
                    type="button"
                    class="btn bare"
                    aria-label={a.dissolveThis(naming.title(card))}
                    onClick={() => setAsked(card.id)}
                  >
                    {a.dissolve}
                  </button>
                </Show>
                <Show when={asked() === card.id}>
                  <NoteForm
                    title={a.dissolveThis(naming.title(card))}
                    act={(note) => admin.dissolve(card.id, note)}
                    done={() => {
                      setAsked(undefined);
                      void refetch();
                      void props.changed();
                    }}
                    close={() => setAsked(undefined)}
                  />
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
