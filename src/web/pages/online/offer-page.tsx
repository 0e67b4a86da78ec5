import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { faceOf, isShown, OWN_GAMES } from '#web/faces.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf, query } from '#web/table/route.ts';
import { startIn } from '../games/file-import.ts';
import { SiteFrame } from '../site-frame.tsx';
import { type Draft, draftKept, dropDraft, keepDraft } from './draft.ts';
import { OfferForm, type Wanted } from './offer-form.tsx';
import { o } from './words/words.ts';

/** Characters the server takes. */
const MOST_TITLE = 80;

/** `#/online/new`: what is played, and for a game of one's own its terms. */
export function OfferPage(): JSX.Element {
  document.title = `${o.newTitle} – Hexfront`;
  const kept = draftKept();
  const [draft, setDraft] = createSignal<Draft | undefined>(kept && isShown(kept.game) ? kept : undefined);
  const [face] = createResource(() => draft()?.game, faceOf);
  const [title, setTitle] = createSignal('');
  const [submit, setSubmit] = createSignal<() => void>();
  const drop = (): void => {
    dropDraft();
    setDraft(undefined);
  };
  const wanted = (): Wanted | undefined => {
    const [now, known] = [draft(), face()];
    if (!now || known?.id !== now.game) return undefined;
    const kind = known.kinds.of(now.text);
    const title = (): string => known.kinds.name(kind) || o.ownGame;
    const side = known.sides[0]?.id ?? '';
    return { face: known, side, setup: () => now.text, title };
  };
  return (
    <SiteFrame current="online">
      <h1>{o.newTitle}</h1>
      <Show when={draft()} fallback={<Pick taken={setDraft} />}>
        <Show when={wanted()} keyed>
          {(one) => (
            <form
              class="sheet brief offer-page"
              onSubmit={(event) => {
                event.preventDefault();
                submit()?.();
              }}
            >
              <div class="brief-title">
                <h2>{one.title()}</h2>
                <button type="button" class="btn" onClick={drop}>
                  {o.other}
                </button>
              </div>
              <label class="name-field">
                {o.tableName}
                <input
                  value={one.title()}
                  maxLength={MOST_TITLE}
                  onInput={(event) => setTitle(event.currentTarget.value.trim())}
                />
              </label>
              <OfferForm
                {...one}
                title={() => title() || one.title()}
                visible={query().get('with') === 'anyone' ? 'public' : 'link'}
                ready={(act) => setSubmit(() => act)}
              />
            </form>
          )}
        </Show>
      </Show>
    </SiteFrame>
  );
}

/** Choice of the game for a table. */
function Pick(props: { readonly taken: (draft: Draft) => void }): JSX.Element {
  const [complaint, setComplaint] = createSignal<string>();
  let chooser: HTMLInputElement | undefined;
  const asked = (): string => `?${new URLSearchParams({ with: query().get('with') ?? 'friend' })}`;
  async function open(file: File | undefined): Promise<void> {
    setComplaint(undefined);
    if (!file) return;
    const start = await startIn(file);
    if (typeof start === 'string') return void setComplaint(start);
    if (start.record !== undefined) return void setComplaint(o.noRecord);
    keepDraft(start);
    props.taken(start);
  }
  return (
    <>
      <p class="online-lead">{o.newText}</p>
      <ul class="picks">
        <li>
          <a class="sheet" href={`${addressOf('play')}${asked()}`}>
            <Icon sign="grid" />
            <strong>{o.newScenario}</strong>
            <span class="meta">{o.newScenarioText}</span>
          </a>
        </li>
        <For each={OWN_GAMES}>
          {(address, no) => (
            <li>
              <a class="sheet" href={`${addressOf(...address)}${asked()}`}>
                <Icon sign="sliders" />
                <strong>{o.newOwn[no()]}</strong>
                <span class="meta">{o.newOwnText[no()]}</span>
              </a>
            </li>
          )}
        </For>
        <li>
          <div class="sheet">
            <Icon sign="log" />
            <strong>{o.newFile}</strong>
            <span class="meta">{o.newFileText}</span>
            <button type="button" class="btn" onClick={() => chooser?.click()}>
              {o.chooseFile}
            </button>
            <input
              ref={chooser}
              type="file"
              class="away"
              tabIndex={-1}
              aria-label={o.newFile}
              onChange={(event) => {
                void open(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
            <div role="alert">
              <Show when={complaint()}>{(text) => <p class="complaint">{text()}</p>}</Show>
            </div>
          </div>
        </li>
      </ul>
    </>
  );
}
