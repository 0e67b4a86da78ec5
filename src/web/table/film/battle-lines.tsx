import { For, type JSX, Show } from 'solid-js';
import type { Message } from '#core/message.ts';
import type { UnitId } from '#table/desk.ts';
import { type Battle, lossesByReason } from '#table/since.ts';
import { said, w } from '#web/text/words.ts';
import { HexLink } from '../log/log-line.tsx';
import { DieFace } from '../panels/die-face.tsx';
import { saidOfUnits, unitsCalled } from '../panels/unit-name.tsx';
import { sideClass } from '../panels/side-name.tsx';
import type { Table } from '../table-model.ts';

/** Units by the names people have for them, in the colour of their side. */
function Units(props: { readonly table: Table; readonly units: readonly UnitId[] }): JSX.Element {
  return (
    <span class={`side ${sideClass(props.table, props.table.piece(props.units[0] ?? '')?.side)}`}>
      {unitsCalled(props.table, props.units)}
    </span>
  );
}

/** Ways with the same end, units together. */
function togetherIn(went: Battle['went']): { readonly how: 'back' | 'on'; to: number; units: UnitId[] }[] {
  const found: { readonly how: 'back' | 'on'; to: number; units: UnitId[] }[] = [];
  for (const { unit, how = 'on', path } of went) {
    const to = path.at(-1) ?? -1;
    // Units that move on are listed at their final hex.
    for (const one of found) if (one.units.includes(unit)) one.units = one.units.filter((id) => id !== unit);
    const same = found.find((one) => one.how === how && one.to === to);
    if (same) same.units.push(unit);
    else found.push({ how, to, units: [unit] });
  }
  return found.filter(({ units }) => units.length > 0);
}

/** Units of a battle and its consequences: losses, retreats and advances. */
export function BattleLines(props: { readonly table: Table; readonly battle: Battle }): JSX.Element {
  const line = (title: string, units: readonly UnitId[], to?: number, why?: Message) => (
    <Show when={units.length > 0}>
      <div>
        <dt>{title}</dt>
        <dd>
          <Units table={props.table} units={units} />
          <Show when={to !== undefined}>
            {' '}
            <HexLink table={props.table} hex={props.table.name(to ?? -1)} />
          </Show>
          <Show when={why}>{(text) => <span class="why"> ({said(text())})</span>}</Show>
        </dd>
      </div>
    </Show>
  );
  /** Units of a side that are lost, those lost for one reason together. */
  const lostOf = (side: string): readonly { readonly why?: Message; readonly units: readonly UnitId[] }[] =>
    lossesByReason(props.battle.lost.filter(({ unit }) => props.table.piece(unit)?.side === side));
  return (
    <dl class="battle-lines">
      {line(w.battleBy, props.battle.clash.attackers)}
      {line(w.battleOn, props.battle.clash.defenders)}
      {line(w.battleSupport, props.battle.clash.support ?? [])}
      {props.table.face.sides.map(({ id }) =>
        lostOf(id).map(({ units, why }) => line(w.battleLost, units, undefined, why)),
      )}
      <For each={props.battle.hurt}>
        {({ text }) => (
          <div>
            <dt>{w.battleHurt}</dt>
            <dd>{saidOfUnits(props.table, text)}</dd>
          </div>
        )}
      </For>
      <For each={props.battle.rolls}>
        {({ dice, text }) => (
          <div>
            <dt>
              <For each={dice}>{(face) => <DieFace face={face} />}</For>
            </dt>
            <dd>{saidOfUnits(props.table, text)}</dd>
          </div>
        )}
      </For>
      <For each={togetherIn(props.battle.went)}>
        {({ how, units, to }) => line(how === 'back' ? w.battleBack : w.battleAdvance, units, to)}
      </For>
    </dl>
  );
}
