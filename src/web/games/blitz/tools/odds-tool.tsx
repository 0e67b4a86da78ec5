import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { isGround } from '#games/blitz/kinds.ts';
import { oddsName } from '#web/table/contact-words.ts';
import { w } from '../words/words.ts';
import { cellName } from '../phrases/results.ts';
import { CrtTable } from '../panels/crt-table.tsx';
import { type DefendingGround, GROUNDS, type RolledOn, workOutOdds } from './odds-sum.ts';
import type { BlitzTable } from '../blitz-table.ts';

export const numberIn = (event: { currentTarget: HTMLInputElement }, most = 999): number =>
  Math.max(0, Math.min(most, Math.floor(Number(event.currentTarget.value) || 0)));

/** Odds and chances of any factors against any factors. */
export function OddsTool(props: { readonly table: BlitzTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const [name, setName] = createSignal<RolledOn>(table.preset);
  const [attack, setAttack] = createSignal(8);
  const [defence, setDefence] = createSignal(4);
  const [ground, setGround] = createSignal<DefendingGround>('open');
  const [surrounded, setSurrounded] = createSignal(false);
  const out = createMemo(() =>
    workOutOdds({
      table: name(),
      attack: attack(),
      defence: Math.max(1, defence()),
      ground: ground(),
      surrounded: surrounded(),
    }),
  );
  const sum = (units: readonly number[], key: 'af' | 'df') =>
    units.reduce((total, no) => {
      const unit = table.state()?.units[no];
      return total + (unit && isGround(unit) ? unit[key] : 0);
    }, 0);
  const resultText = (result: readonly string[]) =>
    result.length > 1 ? w.twoSided(result[0] ?? '', result[1] ?? '') : cellName(result[0] ?? '');
  return (
    <div class="tool">
      <div class="fields">
        <label>
          {w.attackFactors}
          <input type="number" min="0" max="999" value={attack()} onInput={(event) => setAttack(numberIn(event))} />
        </label>
        <label>
          {w.defenceFactors}
          <input type="number" min="1" max="999" value={defence()} onInput={(event) => setDefence(numberIn(event))} />
        </label>
        <label>
          {w.defenderStands}
          <select value={ground()} onChange={(event) => setGround(event.currentTarget.value as DefendingGround)}>
            <For each={GROUNDS}>{(one) => <option value={one}>{w.groundName[one]}</option>}</For>
          </select>
        </label>
        <label>
          {w.whichTable}
          <select value={name()} onChange={(event) => setName(event.currentTarget.value as RolledOn)}>
            <option value="basic">{w.levelName('basic')}</option>
            <option value="tournament">{w.levelName('tournament')}</option>
            <option value="standard">{w.tableChoice.standard}</option>
            <option value="blitz">{w.tableChoice.blitz}</option>
          </select>
        </label>
        <label class="tick">
          <input
            type="checkbox"
            checked={surrounded()}
            onChange={(event) => setSurrounded(event.currentTarget.checked)}
          />
          {w.surrounded}
        </label>
      </div>
      <div class="row">
        <Show when={sum([...table.selected()], 'af') > 0}>
          <button type="button" onClick={() => setAttack(sum([...table.selected()], 'af'))}>
            {w.takeAttack(sum([...table.selected()], 'af'))}
          </button>
        </Show>
        <Show when={sum(table.unitsAt(table.hex()), 'df') > 0}>
          <button type="button" onClick={() => setDefence(sum(table.unitsAt(table.hex()), 'df'))}>
            {w.takeDefence(table.name(table.hex() ?? -1), sum(table.unitsAt(table.hex()), 'df'))}
          </button>
        </Show>
      </div>
      <p aria-live="polite">
        <strong class="odds">{oddsName(out().odds)}</strong> <small>{w.strengths(attack(), out().defence)}</small>{' '}
        <Show when={out().sure}>{(sure) => <span>{w.sureResult(sure(), name())}</span>}</Show>
      </p>
      <ul class="chances">
        <For each={out().chances}>
          {({ result, sixths }) => (
            <li>
              <span class="bar-of" style={{ width: `${sixths}rem` }} />
              <span>
                {w.inSix(sixths)} {resultText(result)}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={surrounded() && !out().sure}>
        <p class="hint">{w.surroundedNote(name())}</p>
      </Show>
      <For each={out().short}>{({ factors, odds }) => <p class="hint">{w.shortOf(factors, odds)}</p>}</For>
      <CrtTable name={name()} column={out().column} narrow />
      <button type="button" class="rule-link" onClick={() => props.openRule(name() === 'basic' ? 'B19.crt' : 'T7.crt')}>
        {name() === 'basic' ? 'B19.crt' : 'T7.crt'}
      </button>
    </div>
  );
}
