import { For, type JSX, Show } from 'solid-js';
import type { AssaultView, WaveWish } from '#games/blitz/sea/desk/invasion.ts';
import { isMarine, isTransport, mayRaid } from '#games/blitz/kinds.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import type { Unit, UnitNo } from '#games/blitz/types.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import type { BlitzTable } from '../blitz-table.ts';
import { typeName, w } from '../words/words.ts';
import { inKinds } from '../phrases/in-kinds.ts';
import { Refused } from './refusal.tsx';
import './modules.css';
import './sea.css';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

/** M11.30: the beach, the waves, what each throw would bring; then all of it at once. */
export function InvasionPanel(props: Props & { readonly quiet?: boolean }): JSX.Element {
  const { table } = props;
  const { invasion } = table;
  const beaches = () => invasion.view().beaches;
  const held = (units: readonly UnitNo[]): string =>
    units.length > 0 ? inKinds(units.flatMap((no) => table.state()?.units[no] ?? [])) : w.beachEmpty;
  /** M11.32: where waves wait for the battles. */
  const staged = (): string => {
    const waves = (table.state()?.waves ?? []).filter(({ fights }) => fights);
    return [...new Set(waves.map(({ hex }) => table.placeName(hex)))].join(', ');
  };
  const choose = (hex: number | undefined): void => {
    invasion.chooseBeach(hex);
    table.showHex(hex);
  };
  return (
    <>
      <For each={invasion.view().shut}>
        {({ zone, sea }) => (
          <p class="hint">
            {w.zoneName(zone)}: {w.zoneSea[sea]} <RuleLink id="M14.10" open={props.openRule} />
          </p>
        )}
      </For>
      <Show
        when={beaches().length > 0}
        fallback={
          <Show when={!props.quiet && invasion.view().shut.length === 0}>
            <p class="hint">
              {staged() === '' ? w.noInvasion : `${w.wavesStaged(staged())} ${w.assaultLater}`}{' '}
              <RuleLink id={staged() === '' ? 'M11.30' : 'M11.32'} open={props.openRule} />
            </p>
          </Show>
        }
      >
        <section class="battles invasion" aria-label={w.invasionTitle}>
          <h2>{w.invasionTitle}</h2>
          <label class="pick">
            {w.chooseBeach}
            <select
              onChange={(event) =>
                choose(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
              }
            >
              <option value="" selected={invasion.beach() === undefined}>
                {w.beachNone}
              </option>
              <For each={beaches()}>
                {({ hex, zone, defenders }) => (
                  <option value={hex} selected={invasion.beach()?.hex === hex}>
                    {`${table.name(hex)} · ${w.zoneName(zone)} · ${held(defenders)}`}
                  </option>
                )}
              </For>
            </select>
          </label>
          <Show when={invasion.beach()} fallback={<p class="hint">{w.chooseBeachHint}</p>}>
            <For each={invasion.waves()} fallback={<p class="hint">{w.noWaves}</p>}>
              {(wave, i) => <Wave table={table} openRule={props.openRule} wave={wave} no={i()} />}
            </For>
            <Show when={(invasion.beach()?.shores.length ?? 0) > invasion.waves().length}>
              <button type="button" onClick={() => invasion.addWave(freeShore(table))}>
                {w.addWave}
              </button>
            </Show>
            <Show when={invasion.assault()} keyed>
              {(view) => <Assault table={table} openRule={props.openRule} view={view} />}
            </Show>
          </Show>
        </section>
      </Show>
    </>
  );
}

/** An assault hex of the beach that no wave comes from yet. */
function freeShore({ invasion }: BlitzTable): number {
  const taken = new Set(invasion.waves().map(({ from }) => from));
  const shores = invasion.beach()?.shores ?? [];
  return shores.find((hex) => !taken.has(hex)) ?? shores[0] ?? -1;
}

function Wave(props: Props & { readonly wave: WaveWish; readonly no: number }): JSX.Element {
  const { table } = props;
  const { invasion } = table;
  const unitAt = (no: UnitNo) => table.state()?.units[no];
  const here = () => {
    const zone = invasion.beach()?.zone;
    const elsewhere = new Set(invasion.waves().flatMap(({ ships }, i) => (i === props.no ? [] : ships)));
    return invasion
      .view()
      .ships.filter((ship) => ship.zone === zone && (ship.at ?? props.wave.from) === props.wave.from)
      .filter(({ unit }) => !elsewhere.has(unit));
  };
  const told = () => invasion.assault()?.waves[props.no];
  const passengers = () =>
    here()
      .filter(({ unit }) => props.wave.ships.includes(unit) && isTransport(unitAt(unit) as Unit))
      .flatMap(({ troops }) => troops);
  const named = (no: UnitNo): string => {
    const unit = unitAt(no);
    return unit ? `${factorsText(unit)} ${typeName(unit.type)}` : '';
  };
  const note = (no: UnitNo, may: boolean): string => {
    const unit = unitAt(no);
    if (!may) return w.notInWave;
    return unit && (isMarine(unit) || mayRaid(unit)) ? '' : w.waveHalf;
  };
  return (
    <details class="wave" open={told()?.fault !== undefined || props.wave.troops.length === 0}>
      <summary>
        {w.wave(props.no + 1, table.name(props.wave.from))}
        <Show when={told()}>{(one) => <small>{w.waveRoom(one().factors, one().room)}</small>}</Show>
        <small>{props.wave.troops.map(named).join(', ')}</small>
      </summary>
      <label class="pick">
        {w.waveFrom}
        <select onChange={(event) => invasion.setFrom(props.no, Number(event.currentTarget.value))}>
          <For each={invasion.beach()?.shores ?? []}>
            {(hex) => (
              <option value={hex} selected={hex === props.wave.from}>
                {table.name(hex)}
              </option>
            )}
          </For>
        </select>
      </label>
      <h3>{w.waveShips}</h3>
      <For each={here()}>
        {({ unit }) => (
          <label class="tick">
            <input
              type="checkbox"
              checked={props.wave.ships.includes(unit)}
              onChange={() => invasion.toggleShip(props.no, unit)}
            />
            {table.called(unit)}
          </label>
        )}
      </For>
      <h3>
        {w.waveTroops} <Show when={told()}>{(one) => <small>{w.waveRoom(one().factors, one().room)}</small>}</Show>
      </h3>
      <For each={passengers()}>
        {({ unit, may }) => (
          <label class="tick">
            <input
              type="checkbox"
              disabled={!may}
              checked={props.wave.troops.includes(unit)}
              onChange={() => invasion.toggleTroop(props.no, unit)}
            />
            {named(unit)}
            <small>{note(unit, may)}</small>
          </label>
        )}
      </For>
      <Refused fault={told()?.fault} openRule={props.openRule} />
      <Show when={invasion.waves().length > 1}>
        <button type="button" onClick={() => invasion.dropWave(props.no)}>
          {w.dropWave(props.no + 1)}
        </button>
      </Show>
    </details>
  );
}

type Fight = AssaultView['fights'][number];

function Assault(props: Props & { readonly view: AssaultView }): JSX.Element {
  const { table, view } = props;
  const storm = (): void =>
    void table.laid.after(table.game.giveAsOne(view.commands), () => {
      table.invasion.chooseBeach(undefined);
      table.choose(undefined);
    });
  return (
    <>
      <Show when={view.lands}>
        <p>
          {w.landsAtOnce} <RuleLink id="M11.32" open={props.openRule} />
        </p>
      </Show>
      <For each={view.fights}>
        {(fight) => <Chances table={table} view={view} fight={fight} openRule={props.openRule} />}
      </For>
      <Show when={view.commands.length > 0}>
        <p class="hint">
          <Show when={!view.lands}>{w.assaultLater} </Show>
          {w.followUpNote} <RuleLink id="M11.35" open={props.openRule} />
        </p>
        <button
          type="button"
          class="primary wide"
          ref={(button) => queueMicrotask(() => button.scrollIntoView({ block: 'nearest' }))}
          onClick={storm}
        >
          {view.lands ? w.landThere : w.stormBeach}
        </button>
      </Show>
    </>
  );
}

/** M11.33, M11.34: what each throw brings, and what a wave that is thrown back loses. */
function Chances(props: Props & { readonly view: AssaultView; readonly fight: Fight }): JSX.Element {
  const { table, view, fight } = props;
  const own = table.state()?.mover ?? 'blue';
  const enemy = own === 'blue' ? 'red' : 'blue';
  const means = ({ end, gone }: Fight['ends'][number]): string => {
    if (gone) return w.waveGone(view.landingShips.map(table.called).join(', '));
    return end === 'taken' ? w.beachTaken : end === 'paid' ? w.beachPaid : w.waveBack;
  };
  const sixths = (how: Fight['ends'][number]['end']): number =>
    fight.ends.reduce((sum, one) => sum + (one.end === how ? one.sixths : 0), 0);
  return (
    <>
      <h3>
        {fight.guns.length > 0 ? w.assaultGuns(fight.odds, fight.guns.length) : w.assaultOdds(fight.odds)}{' '}
        <RuleLink id={fight.guns.length > 0 ? 'M11.tf' : 'M11.34'} open={props.openRule} />
      </h3>
      <p>{w.chanceTaken(sixths('taken'), sixths('paid'))}</p>
      <ul class="chances">
        <For each={fight.ends}>
          {(one) => (
            <li>
              <span
                class="bar-of"
                classList={{ bad: one.end === 'back' }}
                style={{ width: `${one.sixths * 0.5}rem` }}
              />
              <span>
                {w.inSix(one.sixths)} {means(one)} <small>{w.waveCosts(one.lost[own], one.lost[enemy])}</small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
