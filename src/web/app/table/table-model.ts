import { createEffect, createMemo, createSignal } from 'solid-js';
import { type BlitzFrame, type Command, isGround, type UnitNo } from '../../../blitz/types.ts';
import type { Objection } from '../../../core/objection.ts';
import { hexNamed, nameOf } from '../../../hex/grid.ts';
import type { Seen } from '../counters-model.ts';
import type { Action, Choice, Obligations, Overlay, OverlayName, ReachHex } from '../referee/protocol.ts';
import { w } from '../text/words.ts';
import type { GameStore } from './game-store.ts';
import { doneOf } from './prompt.ts';

const MOST_CHOICES = 600;
const NO_ACTIONS: readonly Action[] = [];

/** What the player has in hand: selection, action begun, plan of a battle, overlays. The referee answers the rest. */
export function createTable(game: GameStore, showHex: (hex: number | undefined, stand?: boolean) => void) {
  const [hex, setHex] = createSignal<number>();
  const [selected, setSelected] = createSignal<ReadonlySet<UnitNo>>(new Set());
  const [reach, setReach] = createSignal<readonly ReachHex[]>([]);
  const [choices, setChoices] = createSignal<readonly Choice[]>([]);
  const [actions, setActions] = createSignal<readonly Action[]>(NO_ACTIONS);
  const [common, setCommon] = createSignal<readonly Action[]>(NO_ACTIONS);
  const [begun, setBegun] = createSignal<Action>();
  const [planned, setPlanned] = createSignal<readonly number[]>([]);
  const [duties, setDuties] = createSignal<Obligations>();
  const [notYet, setNotYet] = createSignal<Objection>();
  const [join, setJoin] = createSignal<{ units: readonly UnitNo[]; to: ReachHex }>();
  const [overlayNames, setOverlayNames] = createSignal<ReadonlySet<OverlayName>>(new Set());
  const [overlays, setOverlays] = createSignal<ReadonlyMap<OverlayName, Overlay>>(new Map());

  const state = (): Seen | undefined => game.snapshot()?.state;
  const frame = (): BlitzFrame | undefined => state()?.frames.at(-1);
  const at = (): BlitzFrame['at'] | undefined => frame()?.at;
  const mine = (no: UnitNo): boolean => state()?.units[no]?.side === game.decides();
  const name = (one: number): string => (game.board ? nameOf(game.board.grid, one) : '');
  const find = (text: string): number | undefined => (game.board ? hexNamed(game.board.grid, text.trim()) : undefined);
  const unitsAt = (where: number | undefined): UnitNo[] =>
    (state()?.units ?? []).flatMap((unit, no) =>
      (unit.place === 'map' || unit.place === 'air') && unit.at === where ? [no] : [],
    );

  const choose = (where: number | undefined, units: readonly UnitNo[] = []): void => {
    performance.mark('chosen');
    setBegun(undefined);
    setJoin(undefined);
    setHex(where);
    setSelected(new Set(units));
  };
  const select = (units: readonly UnitNo[]): void => {
    setBegun(undefined);
    setSelected(new Set(units));
  };

  // Each answer is dropped when a newer question has been asked meanwhile.
  let asked = 0;
  createEffect(() => {
    const units = [...selected()];
    const active = game.humanDecides() && game.snapshot() !== undefined;
    const mineAsked = ++asked;
    const fresh = () => mineAsked === asked;
    if (!active || at() !== 'movement' || units.length === 0) setReach([]);
    else
      void game.referee.reach(units).then(
        (found) => {
          if (!fresh()) return;
          setReach(found);
          if (performance.getEntriesByName('chosen').length > 0) performance.measure('reach', 'chosen');
        },
        () => setReach([]),
      );
    if (!active || units.length === 0 || !['movement', 'declaration', 'setup'].includes(at() ?? ''))
      setActions(NO_ACTIONS);
    else if (at() !== 'setup')
      void game.referee.actions(units).then(
        (found) => fresh() && setActions(found),
        () => setActions(NO_ACTIONS),
      );
  });

  createEffect(() => {
    game.snapshot();
    const active = game.humanDecides();
    setPlanned([]);
    setBegun(undefined);
    const phase = at();
    if (!active) {
      setChoices([]);
      setCommon(NO_ACTIONS);
      setDuties(undefined);
      setNotYet(undefined);
      return;
    }
    const listed = phase !== 'movement' && phase !== 'setup' && phase !== 'declaration';
    if (!listed) setChoices([]);
    else void game.referee.choices(MOST_CHOICES).then(setChoices, () => setChoices([]));
    if (phase === 'declaration') void game.referee.obligations().then(setDuties, () => setDuties(undefined));
    if (phase === 'movement') void game.referee.actions([]).then(setCommon, () => setCommon(NO_ACTIONS));
    const done = doneOf(frame());
    if (done) void game.referee.check(done).then(setNotYet, () => setNotYet(undefined));
    else setNotYet(undefined);
  });

  createEffect(() => {
    game.snapshot();
    const names = [...overlayNames()];
    void Promise.all(names.map((one) => game.referee.overlay(one))).then(
      (found) => setOverlays(new Map(names.map((one, i) => [one, found[i] as Overlay]))),
      () => setOverlays(new Map()),
    );
  });

  /** Choices of the decision at hand by the hex they are made on; a chosen unit narrows them down. */
  const targets = createMemo((): ReadonlyMap<number, Choice> => {
    const action = begun();
    const found = new Map<number, Choice>();
    const list = action
      ? action.choices
      : choices().filter(
          ({ command }) => !('unit' in command) || selected().size === 0 || selected().has(command.unit),
        );
    for (const choice of list) if (choice.hex !== undefined && !found.has(choice.hex)) found.set(choice.hex, choice);
    return found;
  });

  /** The same action with another hex: so a click on an unlit hex is answered with the rule. */
  const aimedAt = (action: Action, where: number): Command | undefined => {
    const like = action.choices[0]?.command;
    if (!like) return undefined;
    if ('to' in like && typeof like.to === 'number') {
      const { path: _path, ...rest } = like as typeof like & { path?: unknown };
      return { ...rest, to: where } as Command;
    }
    return 'hex' in like ? { ...like, hex: where } : undefined;
  };

  async function place(where: number): Promise<void> {
    for (const unit of selected()) if (!(await game.play({ do: 'placeUnit', unit, hex: where }))) return;
    choose(where);
  }

  async function move(units: readonly UnitNo[], where: number): Promise<boolean> {
    performance.mark('dropped');
    const moved = await game.moveTo(units, where);
    performance.measure('move', 'dropped');
    if (moved) choose(where, units);
    return moved;
  }

  function onEnemy(where: number): void {
    setPlanned((hexes) => (hexes.includes(where) ? hexes.filter((one) => one !== where) : [...hexes, where]));
  }

  function onHex(where: number, shift: boolean): void {
    game.dismiss();
    if (!game.humanDecides()) return choose(where);
    const action = begun();
    if (action) {
      const command = targets().get(where)?.command ?? aimedAt(action, where);
      if (command) void game.play(command);
      return;
    }
    const here = unitsAt(where);
    const ours = here.filter(mine);
    const phase = at();
    if (phase === 'declaration' && here.some((no) => !mine(no))) return onEnemy(where);
    if (phase === 'setup' && selected().size > 0 && where !== hex()) return void place(where);
    const choice = targets().get(where);
    if (choice && phase !== 'declaration') return void game.play(choice.command);
    if (phase === 'movement' && selected().size > 0 && where !== hex()) {
      const to = reach().find((one) => one.hex === where);
      if (ours.length === 0 || (to && shift)) return void move([...selected()], where);
      const units = [...selected()];
      choose(where, able(ours));
      if (to) setJoin({ units, to });
      return;
    }
    if (ours.length === 0) return choose(where);
    if (shift && phase === 'declaration') {
      const added = [...new Set([...selected(), ...ours])];
      setHex(where);
      return select(added);
    }
    choose(where, phase === 'movement' || phase === 'declaration' ? able(ours) : ours);
  }

  const able = (units: readonly UnitNo[]): readonly UnitNo[] => {
    const isTroop = (no: UnitNo): boolean => {
      const unit = state()?.units[no];
      return unit !== undefined && isGround(unit);
    };
    // Aircraft do not march: with troops in the hex it is the troops that are meant.
    const troops = units.filter(isTroop);
    const some = troops.filter((no) => !state()?.units[no]?.stopped);
    return some.length > 0 ? some : troops.length > 0 ? troops : units;
  };

  /** Own stacks that can still do something, for walking through them. */
  const walkable = (): number[] => {
    const hexes = (state()?.units ?? []).flatMap((unit, no) =>
      mine(no) && unit.place === 'map' && (at() !== 'movement' || (!unit.stopped && !unit.moved)) ? [unit.at] : [],
    );
    return [...new Set(hexes)];
  };

  const done = (): Command | undefined => doneOf(frame());

  return {
    game,
    showHex,
    hex,
    selected,
    reach,
    choices,
    actions,
    common,
    begun,
    begin: setBegun,
    planned,
    clearPlan: () => setPlanned([]),
    duties,
    notYet,
    join,
    overlayNames,
    overlays,
    toggleOverlay: (one: OverlayName) =>
      setOverlayNames((names) => {
        const next = new Set(names);
        if (!next.delete(one)) next.add(one);
        return next;
      }),
    state,
    frame,
    at,
    mine,
    name,
    find,
    unitsAt,
    choose,
    select,
    targets,
    move,
    onHex,
    able,
    walkable,
    finish: () => {
      const command = done();
      if (command && game.humanDecides()) void game.play(command);
    },
    id: (no: UnitNo): string => state()?.units[no]?.id ?? '',
    unitLine: (no: UnitNo): string => {
      const unit = state()?.units[no];
      return unit ? `${unit.id} ${w.unitType(unit.type)}` : '';
    },
  };
}

export type Table = ReturnType<typeof createTable>;
