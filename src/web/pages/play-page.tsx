import { createEffect, createResource, createSignal, type JSX, on, Show } from 'solid-js';
import { faceOf, FIRST, tableFaceOf } from '../faces.ts';
import { FrontPage } from './front-page.tsx';
import { setNotice } from './page-notices.tsx';
import { go, route } from '../table/route.ts';
import type { Start } from '../table/start.ts';
import { keptGameNamed } from '../table/keep/kept-game.ts';
import { TablePage } from '../table/table-page.tsx';
import { w } from '../text/words.ts';

/**
 * The front page, or the table with a game on it. A game that is played has an address, `#/game/…`: a reload goes on with
 * the same decision, and the way back leads to the front page.
 */
export function PlayPage(): JSX.Element {
  const [start, setStart] = createSignal<Start>();
  let shown: string | undefined;

  const begin = (next: Start): void => {
    setNotice(undefined);
    setStart(next);
    if (next.replay) go('replay');
  };
  const keptAs = (id: string): void => {
    shown = id;
    go('game', id);
  };
  const open = (id: string): void => {
    const kept = keptGameNamed(id);
    if (typeof kept === 'object') return void setStart(kept);
    setNotice(kept === 'damaged' ? w.keptDamaged : w.keptMissing);
    go();
  };

  createEffect(
    on(route, ([page, id = '']) => {
      if (page === 'game' && id === shown) return;
      if (page === 'replay' && start()) return;
      shown = undefined;
      if (page === 'game') return open(id);
      setStart(undefined);
      if (page === 'replay') go();
    }),
  );

  return (
    <Show when={start()} keyed fallback={<Front begin={begin} />}>
      {(game) => <FacedTable start={game} keptAs={keptAs} />}
    </Show>
  );
}

/** The front page, as soon as the game it shows is there. */
function Front(props: { readonly begin: (start: Start) => void }): JSX.Element {
  const [face] = createResource(() => faceOf(FIRST));
  return (
    <Show when={face()} keyed>
      {(one) => <FrontPage face={one} begin={props.begin} />}
    </Show>
  );
}

/** The table, as soon as the game that is played on it has its face. */
function FacedTable(props: { readonly start: Start; readonly keptAs: (id: string) => void }): JSX.Element {
  const [face] = createResource(() => tableFaceOf(props.start.game));
  return (
    <Show when={face()} keyed>
      {(one) => <TablePage start={props.start} face={one} leave={() => go()} keptAs={props.keptAs} />}
    </Show>
  );
}
