import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Zone } from '#games/blitz/board.ts';
import { type BlitzFrame, type Command, other, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isAirbase, isAircraft } from '#games/blitz/kinds.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import { blitzLibrary } from '#games/blitz/position.ts';
import { placementsFor } from '#games/blitz/text/offers.ts';
import { CentresToPlace } from './production-panel.tsx';
import { isPlaced } from '../phrases/prompt.ts';
import { named, typeName, w } from '../words/words.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { isPhone } from '#web/table/layout/layout.ts';
import { anySeed } from '#web/table/chance.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';

const SLOP = 6;

/** Set-up by hand: the units still to place, and ways to have the rest placed. */
export function SetupPanel(props: {
  readonly table: BlitzTable;
  readonly frame: BlitzFrame & { at: 'setup' };
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const { table } = props;
  const { game } = table;
  /** M80: where there is more to set up than one army. */
  const staged = (): boolean => table.state()?.nations !== undefined || table.state()?.obs !== undefined;
  /** M80.48: allies are set up by whoever operates them. */
  const stage = (): string => {
    // M17.g.1: guerillas have no order of battle.
    const { obs } = table.state() ?? {};
    if (obs?.[props.frame.side] === 0) return 'rebels';
    if (obs?.[other(props.frame.side)] === 0) return 'oppressor';
    // M17.d.1: allies take the army in.
    const allied = table.state()?.nations?.some(({ operator }) => operator === props.frame.side) === true;
    if (props.frame.stage === 'minors') return allied ? 'allies' : 'minors';
    return props.frame.stage === 'all' && allied ? 'hosted' : props.frame.stage;
  };
  const stageText = (): string => {
    const text = w.stageText[stage()] ?? '';
    const builds = game.update()?.scene.prompt?.commands.includes('placePc') === true;
    const centres = builds && (stage() === 'all' || stage() === 'hosted');
    return centres ? `${text} ${w.stageCentres}` : text;
  };
  const holds = () => game.update()?.scene.prompt?.commands.includes('holdBack') === true;
  const ofMajors = () => props.frame.stage !== 'minors' && props.frame.stage !== 'rolled';
  /** A finger scrolls the list: it carries nothing out of it. */
  const hint = (): string => {
    if (isPhone()) return ofMajors() ? w.tapHint : w.tapHintMinors;
    return ofMajors() ? w.dragHint : w.dragHintMinors;
  };
  /** M12.1: aircraft are in hand whose country has no airbase yet. */
  const needsBase = createMemo((): boolean => {
    const hand = [...table.selected()].flatMap((no) => unit(no) ?? []);
    const [flier] = hand.filter(isAircraft);
    const bases = (table.state()?.units ?? []).filter(
      (one) => isAirbase(one) && one.side === props.frame.side && one.nation === flier?.nation,
    );
    return (
      flier !== undefined &&
      bases.length > 0 &&
      bases.every(({ place }) => place === 'waiting') &&
      !hand.some(isAirbase)
    );
  });
  const [busy, setBusy] = createSignal(false);
  const unit = (no: UnitNo): Unit | undefined => table.state()?.units[no];
  const left = createMemo((): UnitNo[] =>
    (table.state()?.units ?? []).flatMap((one, no) => (isPlaced(one, props.frame) ? [no] : [])),
  );
  const nationOf = (list: readonly UnitNo[]): number | undefined => unit(list[0] ?? -1)?.nation;
  /** Alike units in one line: the first of them is the next to be placed. */
  const kinds = createMemo(() => {
    const found = new Map<string, UnitNo[]>();
    for (const no of left()) {
      const one = unit(no) as Unit;
      const key = `${one.nation ?? ''} ${one.type} ${factorsText(one)}`;
      const list = found.get(key);
      if (list) list.push(no);
      else found.set(key, [no]);
    }
    return [...found.values()].sort((a, b) => (nationOf(a) ?? -1) - (nationOf(b) ?? -1));
  });
  const country = (list: readonly UnitNo[]): string => {
    const nation = nationOf(list);
    return nation === undefined ? '' : named(table.board?.source.countries[nation]?.name ?? '');
  };
  /** Told from the same type of another country. */
  const whose = (list: readonly UnitNo[]): string =>
    [typeName(unit(list[0] ?? -1)?.type), country(list)].filter((one) => one !== '').join(', ');
  const taken = (list: readonly UnitNo[]) => list.filter((no) => table.selected().has(no));
  /** Units of two countries have no hex in common: those of another are put down. */
  const take = (list: readonly UnitNo[], count: number): void => {
    const together = (no: UnitNo): boolean => !list.includes(no) && unit(no)?.nation === nationOf(list);
    const others = [...table.selected()].filter((no) => together(no) && left().includes(no));
    // M17.h.2: by turns it is one counter.
    const alone = props.frame.stage === 'turns';
    table.choose(
      undefined,
      alone ? list.slice(0, Math.min(1, count)) : [...others, ...list.slice(0, Math.max(0, count))],
    );
  };
  /** A unit, or those already taken, carried from here onto the map. */
  const carry = (event: PointerEvent, list: readonly UnitNo[]): void => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const chip = (event.currentTarget as HTMLElement).querySelector('.chip')?.cloneNode(true);
    const [x, y] = [event.clientX, event.clientY];
    let carried: HTMLElement | undefined;
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (!carried && Math.hypot(clientX - x, clientY - y) < SLOP) return;
      if (!carried && chip instanceof HTMLElement) {
        if (taken(list).length === 0) take(list, 1);
        carried = document.body.appendChild(chip);
        carried.classList.add('carried');
      }
      carried?.style.setProperty('left', `${clientX}px`);
      carried?.style.setProperty('top', `${clientY}px`);
    };
    const end = ({ clientX, clientY, type }: PointerEvent): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (!carried) return;
      carried.remove();
      // The click that ends the carrying must not choose the line again.
      const deaf = (click: Event): void => click.stopPropagation();
      window.addEventListener('click', deaf, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', deaf, { capture: true }));
      const hex = type === 'pointerup' ? table.hexUnder(clientX, clientY) : undefined;
      if (hex !== undefined) table.onHex(hex, false);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  const byComputer = (): void => {
    table.choose(undefined);
    if (props.frame.stage === 'turns') table.leaveTurns();
    else void game.playToEnd();
  };
  const rest = async (placement: string | undefined): Promise<void> => {
    setBusy(true);
    const commands = () => (placement === undefined ? table.ask.scatter(anySeed()) : table.ask.placement(placement));
    await game.giveAnswer(`placement ${placement ?? ''}`, commands).finally(() => setBusy(false));
  };
  const toSea = (zone: Zone): Promise<boolean> => {
    const sent = [...table.selected()].map((unit): Command => ({ do: 'placeAtSea', unit, zone }));
    return table.laid.after(game.give(sent), () => table.choose(undefined));
  };
  const Rest = () => (
    <Show when={left().length > 0}>
      <h3>{w.placeRest}</h3>
      <div class="row">
        <For
          each={
            ofMajors() && !table.state()?.obs
              ? placementsFor(blitzLibrary(props.table.game.face.library), props.frame.side)
              : []
          }
        >
          {(one) => (
            <button type="button" disabled={busy()} onClick={() => void rest(one.id)}>
              {w.placementName(one.id, one.title)}
            </button>
          )}
        </For>
        <Show when={staged() && game.keptHere}>
          <button type="button" disabled={busy()} onClick={byComputer}>
            {w.byComputer}
          </button>
        </Show>
        <Show when={props.frame.stage !== 'atSea'}>
          <button type="button" disabled={busy()} onClick={() => void rest(undefined)}>
            {w.atRandom}
          </button>
        </Show>
        <Show when={props.frame.stage === 'all' && holds()}>
          <button type="button" onClick={() => void table.play({ do: 'holdBack', units: left() })}>
            {w.holdRest}
          </button>
        </Show>
      </div>
    </Show>
  );
  return (
    <section class="setup" aria-label={w.setupTitle}>
      <Show when={staged()}>
        <p class="duty">
          <strong>{w.stageName[stage()]}.</strong> {stageText()}
        </p>
      </Show>
      <Show when={staged()}>
        <Rest />
      </Show>
      <CentresToPlace table={table} openRule={props.openRule} />
      <h2>
        {w.setupTitle} <small>{left().length}</small>
      </h2>
      <Show when={left().length > 0} fallback={<p class="hint">{holds() ? w.placedAll : w.placedEach}</p>}>
        <p class="hint">
          <Show when={needsBase()} fallback={hint()}>
            {w.baseFirst} <RuleLink id="M12.1" open={props.openRule} />
          </Show>
        </p>
        <ul class="units">
          <For each={kinds()}>
            {(list) => (
              <li classList={{ chosen: taken(list).length > 0 }}>
                <button
                  type="button"
                  class="kind"
                  aria-pressed={taken(list).length > 0}
                  onPointerDown={(event) => carry(event, list)}
                  onClick={() => take(list, taken(list).length === 0 ? 1 : 0)}
                >
                  <span class={`chip ${sideClass(table.game, props.frame.side)}`}>
                    {factorsText(unit(list[0] as UnitNo) as Unit)}
                  </span>
                  <span class="what">
                    {typeName(unit(list[0] as UnitNo)?.type)} <small>× {list.length}</small>
                    <Show when={country(list)}>{(name) => <small class="nation"> {name()}</small>}</Show>
                  </span>
                </button>
                <span class="count">
                  <button
                    type="button"
                    aria-label={w.fewer(whose(list))}
                    onClick={() => take(list, taken(list).length - 1)}
                  >
                    −
                  </button>
                  <span class="number">{taken(list).length}</span>
                  <button
                    type="button"
                    aria-label={w.moreOf(whose(list))}
                    onClick={() => take(list, taken(list).length + 1)}
                  >
                    +
                  </button>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={table.seas().length > 0}>
        <div class="row">
          <span>{w.seaBoxes}</span>
          <For each={table.seas()}>
            {(zone) => (
              <button type="button" onClick={() => void toSea(zone)}>
                {zone}
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={!staged()}>
        <Rest />
      </Show>
    </section>
  );
}
