import { createSignal, type JSX, onMount, Show } from 'solid-js';
import type { TableCard } from '#protocol/tables.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf } from '#web/table/route.ts';
import { api } from './api.ts';
import { inviteOf } from './guest.ts';
import { TablePicture } from './table-picture.tsx';
import type { Naming } from './names.ts';
import { TermsList } from './terms-list.tsx';
import { o } from './words/words.ts';

/** Addresses nobody but this machine can open. */
const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);

/** The owner's page until somebody sits down: the link, the terms, the way back. */
export function Waiting(props: {
  readonly card: TableCard;
  readonly invite: string | undefined;
  readonly naming: Naming;
  /** The server does not answer just now. */
  readonly away: boolean;
  readonly gone: () => void;
}): JSX.Element {
  const [copied, setCopied] = createSignal('');
  const [asks, setAsks] = createSignal(false);
  const [trouble, setTrouble] = createSignal<string>();
  let field: HTMLInputElement | undefined;
  let copier: HTMLButtonElement | undefined;
  onMount(() => copier?.focus({ preventScroll: true }));
  const isPublic = (): boolean => props.card.visible === 'public';
  const link = (): string | undefined => {
    const invite = props.invite ?? inviteOf(props.card.id);
    if (invite === undefined && !isPublic()) return undefined;
    return new URL(addressOf('online', props.card.id, ...(invite === undefined ? [] : [invite])), location.href).href;
  };
  const title = (): string => props.naming.title(props.card);
  async function copy(): Promise<void> {
    field?.select();
    try {
      await navigator.clipboard.writeText(link() ?? '');
      setCopied(o.copied);
    } catch {
      setCopied(document.execCommand('copy') ? o.copied : o.notCopied);
    }
  }
  const share = (): void =>
    void navigator.share({ title: title(), text: o.shareText(title()), url: link() ?? '' }).catch(() => undefined);
  async function withdraw(): Promise<void> {
    const got = await api.withdraw(props.card.id);
    if (got.ok || got.why === 'no-table') props.gone();
    else setTrouble(o.trouble[got.why]);
  }
  return (
    <section class="sheet table-door waiting">
      <TablePicture card={props.card} naming={props.naming} />
      <div class="head">
        <p class="meta">
          <span>{title()}</span>
          <span>{props.naming.about(props.card)}</span>
        </p>
        <h1>{isPublic() ? o.waitPublic : link() === undefined ? o.waitLost : o.waitTitle}</h1>
        <p>{isPublic() ? o.waitPublicText : link() === undefined ? o.noLink : o.waitText}</p>
      </div>
      <TermsList card={props.card} naming={props.naming} mine />
      <div class="deed">
        <Show when={link()}>
          {(url) => (
            <>
              <div class="invite">
                <input ref={field} readOnly value={url()} aria-label={o.link} onFocus={() => field?.select()} />
                <button type="button" class="btn act big" ref={copier} onClick={() => void copy()}>
                  <Icon sign="link" />
                  {copied() === o.copied ? o.copied : o.copy}
                </button>
                <Show when={'share' in navigator}>
                  <button type="button" class="btn big" onClick={share}>
                    {o.share}
                  </button>
                </Show>
              </div>
              <p class="meta" role="status">
                {copied()}
              </p>
              <Show when={isLocal(location.host)}>
                <p class="fine">{o.localOnly}</p>
              </Show>
            </>
          )}
        </Show>
        <p class="waits" role="status" classList={{ lost: props.away }}>
          <span class="pulse" aria-hidden="true" />
          <strong>{props.away ? o.lostContact : o.waitingFor}</strong> <span>{o.waitingForText}</span>
        </p>
        <div class="row">
          <Show
            when={asks()}
            fallback={
              <button type="button" class="btn" onClick={() => setAsks(true)}>
                {o.withdraw}
              </button>
            }
          >
            <span>{o.withdrawSure}</span>
            <button
              type="button"
              class="btn"
              ref={(button) => queueMicrotask(() => button.focus())}
              onClick={() => void withdraw()}
            >
              {o.withdrawYes}
            </button>
            <button type="button" class="btn bare" onClick={() => setAsks(false)}>
              {o.withdrawNo}
            </button>
          </Show>
          <a class="btn bare" href={addressOf('online')}>
            {o.toLobby}
          </a>
        </div>
        <Show when={trouble()}>{(text) => <p role="alert">{text()}</p>}</Show>
      </div>
    </section>
  );
}
