import { createSignal, type JSX, Show } from 'solid-js';
import { loadNewest } from '../table/newest.ts';
import { newVersion } from './offline.ts';
import { w } from '../text/words.ts';

/** Messages of the page itself, shown on every page. */

const [notice, setNotice] = createSignal<string>();
export { setNotice };

export function PageNotices(): JSX.Element {
  const [later, setLater] = createSignal(false);
  return (
    <div class="page-notices" aria-live="polite">
      <Show when={notice()}>
        {(text) => (
          <p>
            {text()}{' '}
            <button type="button" onClick={() => setNotice(undefined)}>
              {w.dismiss}
            </button>
          </p>
        )}
      </Show>
      <Show when={newVersion() && !later()}>
        <p>
          {w.newVersion}{' '}
          <button type="button" class="primary" onClick={() => void loadNewest()}>
            {w.useNewVersion}
          </button>{' '}
          <button type="button" onClick={() => setLater(true)}>
            {w.later}
          </button>
        </p>
      </Show>
    </div>
  );
}
