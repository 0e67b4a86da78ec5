import { createSignal, type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { FrontPage } from './front-page.tsx';
import type { Start } from './table/game-store.ts';
import { TablePage } from './table/table-page.tsx';
import './front-page.css';

function App(): JSX.Element {
  const [start, setStart] = createSignal<Start>();
  return (
    <Show when={start()} keyed fallback={<FrontPage begin={setStart} />}>
      {(game) => <TablePage start={game} leave={() => setStart(undefined)} />}
    </Show>
  );
}

const mount = document.getElementById('app');
if (mount) render(() => <App />, mount);
