import { type JSX, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import { IconButton } from '../layout/icon-button.tsx';
import { unitCalled } from '../panels/unit-name.tsx';
import type { Table } from '../table-model.ts';
import './film.css';

/** Current movement in a line. */
export function marchesIn(table: Table): string {
  const marches = (table.game.told()?.happened ?? []).flatMap((one) => (one.is === 'went' ? [one] : []));
  const units = new Set(marches.map(({ unit }) => unit));
  const [first] = marches;
  const to = marches.at(-1)?.path.at(-1);
  if (!first || to === undefined) return '';
  const where = [table.name(to), table.place(to)].filter((part) => part !== undefined).join(' ');
  return units.size === 1 ? w.filmWent(unitCalled(table, first.unit), where) : w.filmMoved(units.size);
}

/** The buttons of the film; a show of computers cannot be skipped, for nobody's turn comes. */
export function FilmBar(props: { readonly table: Table }): JSX.Element {
  const { game } = props.table;
  const { film } = game;
  return (
    <Show when={film.running() || (game.nobodyHere() && !game.watching() && props.table.scene()?.prompt)}>
      <section class="film-bar" aria-label={w.film}>
        <IconButton sign="turnBack" name={w.filmSlower} key="," disabled={!film.mayBe(-1)} act={film.slower} />
        <IconButton
          sign={film.held() ? 'play' : 'pause'}
          name={film.held() ? w.filmPlay : w.filmPause}
          key="P"
          act={film.toggle}
        />
        <IconButton sign="on" name={w.filmStep} key="N" act={film.step} />
        <IconButton sign="turnOn" name={w.filmFaster} key="." disabled={!film.mayBe(1)} act={film.faster} />
        <Show when={!game.nobodyHere()}>
          <button
            type="button"
            class="primary"
            aria-keyshortcuts="Escape"
            title={`${w.filmSkip} (Esc)`}
            onClick={film.skip}
          >
            {w.filmSkip}
          </button>
        </Show>
      </section>
    </Show>
  );
}
