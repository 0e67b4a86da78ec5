import { For, type JSX, Show } from 'solid-js';
import { type Battle, lossesByCause, type Since } from '#table/since.ts';
import { said, w } from '#web/text/words.ts';
import { HexLink } from '../log/log-line.tsx';
import { SideName } from '../panels/side-name.tsx';
import { saidOfUnits, unitCalled } from '../panels/unit-name.tsx';
import type { Table } from '../table-model.ts';
import { BattleLines } from './battle-lines.tsx';
import { oddsWords } from './odds-words.ts';
import { sinceInWords } from './since-words.ts';
import './film.css';

/** Most battles told at once; more are folded away. */
const FEW_BATTLES = 3;
const isFew = ({ battles }: Since): boolean => battles.length > 0 && battles.length <= FEW_BATTLES;

/** Events since the player's last turn: in a few sentences, and one by one with links to the map. */
export function SinceCard(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { since } = table.game;
  const hex = (at: number) => <HexLink table={table} hex={table.name(at)} />;
  const battle = (one: Battle) => (
    <li>
      <Show when={one.clash.place} fallback={<For each={one.clash.hexes}>{(at) => <>{hex(at)} </>}</For>}>
        {(place) => <>{said(place())} </>}
      </Show>
      <strong>{oddsWords(one.clash)}</strong>
      {one.clash.die === undefined ? `, ${w.noRoll}` : `, ${w.sinceDie(one.clash.die)}`}:{' '}
      {table.fittings.words.fought(one.what)}
      <BattleLines table={table} battle={one} />
    </li>
  );
  const unit = ({ unit: id, at }: { readonly unit: string; readonly at: number }) => (
    <li>
      <SideName table={table} side={table.piece(id)?.side ?? ''} /> {unitCalled(table, id)}{' '}
      <Show when={at >= 0}>{hex(at)}</Show>
    </li>
  );
  /** A place of several hexes once. */
  const places = (taken: Since['taken']): Since['taken'] => {
    const known = new Map(taken.map((one) => [`${table.place(one.hex) ?? one.hex} ${one.by}`, one]));
    return [...known.values()];
  };
  const list = <T,>(title: string, all: readonly T[] | undefined, row: (one: T) => JSX.Element) => (
    <Show when={(all?.length ?? 0) > 0}>
      <h3>{title}</h3>
      <ul>
        <For each={all}>{row}</For>
      </ul>
    </Show>
  );
  return (
    <Show when={since.offered() && since.told()}>
      {(told) => (
        <section class="since" aria-label={w.since}>
          <header>
            <h2>{w.since}</h2>
            <button type="button" class="dismiss" onClick={since.putAway} aria-label={w.close}>
              ×
            </button>
          </header>
          <p>{sinceInWords(table)}</p>
          <Show when={isFew(told())}>
            <ul class="fought">
              <For each={told().battles}>{battle}</For>
            </ul>
          </Show>
          <details open={since.unfolded()} onToggle={(event) => since.setUnfolded(event.currentTarget.open)}>
            <summary>{w.sinceMore}</summary>
            <Show when={told().own} keyed>
              {(own) => list(w.sinceOwn, [own], battle)}
            </Show>
            {list(w.sinceFought, isFew(told()) ? [] : told().battles, battle)}
            <For each={lossesByCause(told().lost)}>
              {({ cause, lost }) => list(cause ? w.sinceLossesBy(said(cause)) : w.sinceLosses, lost, unit)}
            </For>
            {list(w.sinceHurt, told().hurt, ({ text, at, cause }) => (
              <li>
                {saidOfUnits(table, text)}
                {cause ? `, ${said(cause)}` : ''} <Show when={at >= 0}>{hex(at)}</Show>
              </li>
            ))}
            {list(w.sinceTaken, places(told().taken), ({ hex: at, by, along }) => (
              <li>
                {hex(at)}{' '}
                <Show when={by} fallback={w.sinceNobody}>
                  {(side) => <SideName table={table} side={side()} />}
                </Show>
                <Show when={along}>{(country) => <>, {w.sinceAlong(said(country()))}</>}</Show>
              </li>
            ))}
            {list(w.sinceArrived, told().came, unit)}
          </details>
        </section>
      )}
    </Show>
  );
}
