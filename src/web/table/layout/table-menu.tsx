import { createSignal, type JSX, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import { Icon } from '../icon.tsx';
import { addressOf } from '../route.ts';
import { Preferences } from '../settings/preferences.tsx';
import { Seeing } from '../settings/view.tsx';
import type { Table } from '../table-model.ts';
import { PopUp } from './pop-up.tsx';

export interface MenuActs {
  readonly save: () => void;
  readonly copy: () => void;
  readonly picture: () => void;
  readonly openReport: () => void;
  readonly openKeys: () => void;
}

/** Menu of occasional functions: files, the past, view settings, the end. */
export function TableMenu(props: {
  readonly table: Table;
  readonly acts: MenuActs;
  /** Further entries. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const { game } = props.table;
  const entry = (name: string, act: () => void, disabled?: () => boolean) => (
    <button type="button" disabled={disabled?.() ?? false} onClick={act}>
      {name}
    </button>
  );
  return (
    <PopUp
      class="menu"
      menu
      name={w.more}
      title={w.more}
      label={
        <>
          <Icon sign="menu" />
          <span class="word">{w.more}</span>
        </>
      }
    >
      <div class="entries">
        <Show when={game.since.told()}>
          <button type="button" onClick={game.since.open}>
            {w.since} <kbd>Y</kbd>
          </button>
        </Show>
        {props.children}
        <Show when={game.hasPast}>
          {entry(w.save, props.acts.save)}
          {entry(w.copyPosition, props.acts.copy)}
          {entry(
            w.watchGame,
            () => void game.watch(),
            () => game.watching() || game.thinking(),
          )}
        </Show>
        {entry(w.savePicture, props.acts.picture)}
        <Show when={props.table.face.Report}>{entry(w.report, props.acts.openReport)}</Show>
        <Show when={game.keptHere}>
          <a href={addressOf('games')}>{w.myGames}</a>
        </Show>
        <button type="button" onClick={props.acts.openKeys}>
          {w.shortcuts} <kbd>?</kbd>
        </button>
      </div>
      <Show when={game.keptHere && game.people().length > 1}>
        <label class="alone">
          <input
            type="checkbox"
            checked={game.alone()}
            onChange={(event) => game.playAlone(event.currentTarget.checked)}
          />
          {w.playsAlone}
        </label>
      </Show>
      <Preferences />
      <Seeing here={game.keptHere} />
      <Show when={game.humanDecides() && props.table.scene()?.ending !== undefined}>
        <Ending table={props.table} />
      </Show>
    </PopUp>
  );
}

/** A draw may be offered or agreed to, the game given up; the latter asks once more. */
function Ending(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const [sure, setSure] = createSignal(false);
  const end = (how: 'draw' | 'resign'): void => {
    const command = table.scene()?.ending?.[how];
    if (command) void table.game.play(command);
  };
  return (
    <details class="ending" onToggle={() => setSure(false)}>
      <summary>{w.endGame}</summary>
      <div class="row">
        <Show when={table.scene()?.ending?.draw}>
          <button type="button" onClick={() => end('draw')}>
            {table.scene()?.ending?.offeredBy === undefined ? w.offerDraw : w.agreeDraw}
          </button>
        </Show>
        <Show
          when={sure()}
          fallback={
            <button type="button" data-stays onClick={() => setSure(true)}>
              {w.resign}
            </button>
          }
        >
          <button type="button" onClick={() => end('resign')}>
            {w.resignSure}
          </button>
        </Show>
      </div>
    </details>
  );
}
