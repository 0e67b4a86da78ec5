import './no-eval.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { FrontPage } from './front-page.tsx';
import { show } from './settings.ts';
import type { Start } from './table/game-store.ts';
import { TablePage } from './table/table-page.tsx';
import './theme.css';
import './front-page.css';

function App(): JSX.Element {
  const [start, setStart] = createSignal<Start>();
  return (
    <Show when={start()} keyed fallback={<FrontPage begin={setStart} />}>
      {(game) => <TablePage start={game} leave={() => setStart(undefined)} />}
    </Show>
  );
}

show();
const mount = document.getElementById('app');
if (mount) render(() => <App />, mount);
