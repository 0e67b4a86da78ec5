import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import { sizeOf } from './names.ts';

/** A store fuller than this is said to be nearly full. */
const NEARLY = 0.9;

async function room(): Promise<{ readonly used: number; readonly all: number } | undefined> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined || quota <= 0 ? undefined : { used: usage, all: quota };
}

/** Storage space, and whether the browser may clear it; checked anew whenever `games` changes. */
export function Room(props: { readonly games: number }): JSX.Element {
  const [found] = createResource(
    () => props.games,
    () => room().catch(() => undefined),
  );
  const [asked, setAsked] = createSignal(0);
  const [safe] = createResource(asked, () => navigator.storage?.persisted?.().catch(() => undefined));
  const ask = async (): Promise<void> => {
    await navigator.storage.persist().catch(() => false);
    setAsked(asked() + 1);
  };
  return (
    <div class="room">
      <Show when={found.latest && found.latest.used / found.latest.all > NEARLY}>
        <p class="complaint" role="alert">
          {w.nearlyFull}
        </p>
      </Show>
      <p class="faded">
        <Show when={found.latest}>{(one) => w.space(sizeOf(one().used), sizeOf(one().all))}</Show>{' '}
        <Show when={safe.latest !== undefined}>{safe.latest ? w.persistent : w.notPersistent}</Show>{' '}
        <Show when={safe.latest === false && asked() === 0}>
          <button type="button" class="link" onClick={() => void ask()}>
            {w.askPersistent}
          </button>
        </Show>
      </p>
    </div>
  );
}
