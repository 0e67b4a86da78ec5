import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Overview } from '#protocol/moderation.ts';
import { addressOf } from '#web/table/route.ts';
import type { Failure } from '../online/api.ts';
import { NoServer } from '../online/no-server.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { momentOf } from '../you/day.ts';
import { createRequest } from '../you/request.tsx';
import { Accounts } from './accounts.tsx';
import { admin, valueOf } from './api.ts';
import { Reports } from './reports.tsx';
import { Tables } from './tables.tsx';
import { a } from './words/words.ts';
import '../online/online.css';
import './admin.css';

/** `#/admin`: reports, tables, accounts, jobs, for those who run the server. */
export default function AdminPage(): JSX.Element {
  document.title = `${a.admin} – Hexfront`;
  const [found, { refetch }] = createResource(admin.overview);
  const [told, setTold] = createSignal('');
  const overview = (): Overview | undefined => {
    const got = found.latest;
    return got?.ok ? got.value : undefined;
  };
  const failure = (): Failure | undefined => {
    const got = found.latest;
    return got && !got.ok ? got.why : undefined;
  };
  const changed = async (): Promise<void> => {
    setTold(a.done);
    await refetch();
  };
  return (
    <SiteFrame current="">
      <div class="admin">
        <section class="sheet online-head">
          <h1>{a.admin}</h1>
          <p>{overview() ? a.rank[overview()?.rank ?? 'moderator'] : ''}</p>
          <Show when={overview()}>
            <button type="button" class="btn" onClick={() => void refetch()}>
              {a.refresh}
            </button>
          </Show>
        </section>
        <p class="told" role="status">
          {told() || (found.loading && !found.latest ? a.loading : '')}
        </p>
        <Switch>
          <Match when={failure() === 'not-admin' || failure() === 'no-account'}>
            <section class="sheet">
              <h2>{a.notAllowed}</h2>
              <p>{a.notAllowedText}</p>
              <a class="btn" href={addressOf('you')}>
                {a.logIn}
              </a>
            </section>
          </Match>
          <Match when={failure()}>{(why) => <NoServer why={why()} again={() => void refetch()} />}</Match>
          <Match when={overview()}>
            {(now) => (
              <>
                <Reports count={now().reports} changed={changed} />
                <Jobs overview={now()} changed={changed} />
                <Tables counts={now().tables} changed={changed} />
                <Accounts rank={now().rank} changed={changed} />
                <Server overview={now()} />
                <Audit seen={now().now} />
              </>
            )}
          </Match>
        </Switch>
      </div>
    </SiteFrame>
  );
}

/** Jobs by kind, and those that were given up. */
function Jobs(props: { readonly overview: Overview; readonly changed: () => Promise<void> }): JSX.Element {
  const request = createRequest();
  return (
    <section class="sheet">
      <h2>{a.jobs}</h2>
      <Show when={props.overview.jobs.length > 0} fallback={<p class="fine">{a.noJobs}</p>}>
        <table>
          <thead>
            <tr>
              <th scope="col">{a.kind}</th>
              <th scope="col">{a.waiting}</th>
              <th scope="col">{a.failed}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.overview.jobs}>
              {({ kind, waiting, failed }) => (
                <tr>
                  <th scope="row">{kind}</th>
                  <td>{waiting}</td>
                  <td>{failed}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <Show when={props.overview.givenUp.length > 0}>
        <h3>{a.failed}</h3>
        <request.Trouble />
        <ul class="rows" aria-label={a.failed}>
          <For each={props.overview.givenUp}>
            {(job) => (
              <li>
                <span>
                  <b>
                    {job.kind} {job.subject}
                  </b>{' '}
                  <span class="fine">
                    {momentOf(job.at)} · {job.reason}
                  </span>
                </span>
                <Show when={props.overview.rank === 'admin'}>
                  <button
                    type="button"
                    class="btn"
                    aria-label={a.againThis(job.kind, job.subject)}
                    onClick={() => void request.run(() => admin.again(job.id), props.changed)}
                  >
                    {a.again}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

function Server(props: { readonly overview: Overview }): JSX.Element {
  return (
    <section class="sheet">
      <h2>{a.server}</h2>
      <dl>
        <div>
          <dt>{a.nodes}</dt>
          <dd>
            <ul>
              <For each={props.overview.nodes}>{({ id, started }) => <li>{a.upSince(id, momentOf(started))}</li>}</For>
            </ul>
          </dd>
        </div>
        <div>
          <dt>{a.liveTables}</dt>
          <dd>{props.overview.live}</dd>
        </div>
        <div>
          <dt>{a.accountsOf}</dt>
          <dd>
            {Object.entries(props.overview.accounts)
              .map(([kind, count]) => `${count} ${a.kinds[kind] ?? kind}`)
              .join(', ')}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Acts of moderators and admin, read again after each of them. */
function Audit(props: { readonly seen: number }): JSX.Element {
  const [found] = createResource(() => props.seen, admin.audit);
  const acts = a.acts as Readonly<Record<string, string>>;
  return (
    <section class="sheet">
      <h2>{a.audit}</h2>
      <Show when={(valueOf(found.latest)?.length ?? 0) > 0} fallback={<p class="fine">{a.noAudit}</p>}>
        <ul class="rows" aria-label={a.audit}>
          <For each={valueOf(found.latest)}>
            {(line) => (
              <li>
                <span>
                  <b>{line.by.name}</b>: {acts[line.act] ?? a.auditActs[line.act] ?? line.act}
                  <Show when={line.about}>{(about) => <> – {about().name}</>}</Show>
                  <Show when={line.note}>
                    {' '}
                    <q>{line.note}</q>
                  </Show>
                </span>
                <span class="fine">
                  <Show when={line.table}>
                    {(table) => (
                      <a class="link" href={addressOf('online', table())}>
                        {table()}
                      </a>
                    )}
                  </Show>{' '}
                  {momentOf(line.at)}
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
