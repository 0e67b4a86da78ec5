import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { AccountAct, ReportCard } from '#protocol/moderation.ts';
import { addressOf } from '#web/table/route.ts';
import { p } from '../players/words/words.ts';
import { momentOf } from '../you/day.ts';
import { createRequest } from '../you/request.tsx';
import { admin, valueOf } from './api.ts';
import { NoteForm } from './note-form.tsx';
import { a } from './words/words.ts';

const ACTS: readonly AccountAct[] = ['mute', 'rename', 'close'];

/** Open reports, the oldest first. */
export function Reports(props: { readonly count: number; readonly changed: () => Promise<void> }): JSX.Element {
  const [found, { refetch }] = createResource(() => props.count + 1, admin.reports);
  const changed = async (): Promise<void> => {
    await props.changed();
    await refetch();
  };
  return (
    <section class="sheet">
      <h2>{a.reports}</h2>
      <Show when={(valueOf(found.latest)?.length ?? 0) > 0} fallback={<p class="fine">{a.noReports}</p>}>
        <ul class="reports" aria-label={a.reports}>
          <For each={valueOf(found.latest)}>{(report) => <Card report={report} changed={changed} />}</For>
        </ul>
      </Show>
    </section>
  );
}

function Card(props: { readonly report: ReportCard; readonly changed: () => Promise<void> }): JSX.Element {
  const { report } = props;
  const [asked, setAsked] = createSignal<AccountAct>();
  const request = createRequest();
  return (
    <li>
      <p>
        <b>{a.reportOf(report.about.name, p.reasons[report.reason])}</b>{' '}
        <span class="fine">{a.reportedBy(report.by.name, momentOf(report.at))}</span>
      </p>
      <Show when={report.note}>
        <p>
          <q>{report.note}</q>
        </p>
      </Show>
      <Show when={report.quoted}>{(text) => <blockquote>{text()}</blockquote>}</Show>
      <Show when={report.around.length > 0}>
        <details>
          <summary>{a.around}</summary>
          <ol>
            <For each={report.around}>
              {(line) => (
                <li classList={{ reported: line.id === report.word }}>
                  <b>{line.from.name}</b> {line.text}
                </li>
              )}
            </For>
          </ol>
        </details>
      </Show>
      <Show
        when={asked()}
        fallback={
          <div class="row">
            <For each={ACTS}>
              {(act) => (
                <button type="button" class="btn" onClick={() => setAsked(act)}>
                  {a.acts[act]}
                </button>
              )}
            </For>
            <button
              type="button"
              class="btn act"
              disabled={request.busy()}
              onClick={() => void request.run(() => admin.closeReport(report.id, ''), props.changed)}
            >
              {a.closeReport}
            </button>
            <Show when={report.table}>
              {(table) => (
                <a class="link" href={addressOf('online', table())}>
                  {a.toTable}
                </a>
              )}
            </Show>
          </div>
        }
      >
        {(act) => (
          <NoteForm
            title={`${a.acts[act()]}: ${report.about.name}`}
            text={a.actText[act()]}
            days={act() === 'mute'}
            act={(note, days) => admin.act(report.about.id, act(), note, act() === 'mute' ? days : undefined)}
            done={() => {
              setAsked(undefined);
              void props.changed();
            }}
            close={() => setAsked(undefined)}
          />
        )}
      </Show>
      <request.Trouble />
    </li>
  );
}
