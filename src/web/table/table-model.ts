import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { type BlitzFrame, type Command, isGround, type UnitNo } from '../../games/blitz/types.ts';
import { hexNamed, nameOf, neighboursOf } from '../../hex/grid.ts';
import type { Seen } from '../games/blitz/counters-model.ts';
import type { Action, Choice, OverlayName, ReachHex } from './referee/protocol.ts';
import { w } from '../text/words.ts';
import { createAsking } from './asking.ts';
import type { GameStore } from './game-store.ts';
import { createNaming } from './naming.ts';
import { doneOf } from '../games/blitz/prompt.ts';

const SENT: readonly string[] = ['interception', 'landing'];

/** What the player has in hand: selection, way begun, action begun, plan of a battle, overlays. */
export function createTable(game: GameStore, showHex: (hex: number | undefined, stand?: boolean) => void) {
  const [hex, setHex] = createSignal<number>();
  const [selected, setSelected] = createSignal<ReadonlySet<UnitNo>>(new Set());
  /** The hexes of a way begun, and those of them the player set himself. */
  const [via, setVia] = createSignal<readonly number[]>([]);
  const [waypoints, setWaypoints] = createSignal<readonly number[]>([]);
  const [markingWay, setMarkingWay] = createSignal(false);
  const [begun, setBegun] = createSignal<Action>();
  /** A hex of the decision at hand that several units could take. */
  const [aimed, setAimed] = createSignal<number>();
  const [planned, setPlanned] = createSignal<readonly number[]>([]);
  const [join, setJoin] = createSignal<{ units: readonly UnitNo[]; to: ReachHex }>();
  const [overlayNames, setOverlayNames] = createSignal<ReadonlySet<OverlayName>>(new Set());

  const [standing, setStanding] = createSignal<number>();
  let hexAt: (x: number, y: number) => number | undefined = () => undefined;

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

  const shown = createMemo(() => unitsAt(hex()).filter(mine));
  const asked = createAsking(game, { frame, selected, shown, via, planned, overlayNames });
  const { reach, choices } = asked;
  const naming = createNaming(asked.due, (no) => state()?.units[no]?.at);

  const dropWay = (): void => {
    setVia([]);
    setWaypoints([]);
  };
  const choose = (where: number | undefined, units: readonly UnitNo[] = []): void => {
    performance.mark('chosen');
    setBegun(undefined);
    setJoin(undefined);
    dropWay();
    setHex(where);
    setSelected(new Set(units));
  };
  const select = (units: readonly UnitNo[]): void => {
    setBegun(undefined);
    dropWay();
    setSelected(new Set(units));
  };

  // What was begun ends with the position it was begun in.
  createEffect(
    on(game.snapshot, () => {
      setPlanned([]);
      setBegun(undefined);
      setAimed(undefined);
      setJoin(undefined);
      naming.forgetNamed();
      dropWay();
      // Whoever decides now has nothing of the other side's in hand.
      const own = [...selected()].filter(mine);
      if (own.length < selected().size) setSelected(new Set(own));
      const top = frame();
      // The one that has to retreat next is taken in hand.
      if (top?.at !== 'retreat' || !game.humanDecides()) return;
      const next = top.units.find((no) => state()?.units[no]?.place === 'map');
      if (next !== undefined && !top.units.some((no) => selected().has(no))) choose(state()?.units[next]?.at, [next]);
    }),
  );

  /** Choices of the decision at hand, those of chosen units where any of them has one. */
  const open = createMemo((): readonly Choice[] => {
    const action = begun();
    if (action) return action.choices;
    if (SENT.includes(at() ?? '')) return asked.actions().flatMap((one) => one.choices);
    const own = choices().filter(({ command }) => 'unit' in command && selected().has(command.unit));
    return own.length > 0 ? own : choices();
  });
  const targets = createMemo((): ReadonlyMap<number, readonly Choice[]> => {
    const found = new Map<number, Choice[]>();
    for (const choice of open()) {
      if (choice.hex === undefined) continue;
      const list = found.get(choice.hex);
      if (list) list.push(choice);
      else found.set(choice.hex, [choice]);
    }
    return found;
  });

  /** The same action with another hex: so a click on an unlit hex is answered with the rule. */
  const aimedAt = (action: Action, where: number): Command | undefined => {
    const like = action.choices[0]?.command;
    if (!like) return undefined;
    if (like.do === 'stageInvasion') {
      const { board } = game;
      const sea = board && neighboursOf(board.grid, where).find((one) => board.zone[one] !== undefined);
      return { ...like, aim: where, hex: sea ?? like.hex };
    }
    if ('to' in like && typeof like.to === 'number') {
      const { path: _path, ...rest } = like as typeof like & { path?: unknown };
      return { ...rest, to: where } as Command;
    }
    return 'hex' in like ? { ...like, hex: where } : undefined;
  };

  /** Plays one choice for every unit that has it, as several units may go aboard together. */
  async function playAll(list: readonly Choice[]): Promise<void> {
    const done = new Set<UnitNo>();
    for (const { command } of list) {
      if ('unit' in command && done.has(command.unit)) continue;
      if ('unit' in command) done.add(command.unit);
      if (!(await game.play(command))) return;
      if (!('unit' in command)) return;
    }
    // The eye follows those who went.
    const places = new Set(
      [...done].map((no) => (state()?.units[no]?.place === 'map' ? state()?.units[no]?.at : undefined)),
    );
    const [there] = places;
    if (places.size === 1 && there !== hex()) choose(there, [...done]);
  }

  /** A choice made on the map; an action with a second hex to choose goes on with that. */
  function take(list: readonly Choice[]): void {
    const seconds = new Set(list.flatMap((one) => one.then ?? []));
    if (seconds.size <= 1) return void playAll(list);
    const verb = begun()?.verb ?? '';
    const rest = list.map(({ then, ...choice }): Choice => (then === undefined ? choice : { ...choice, hex: then }));
    setBegun({ verb, choices: rest });
  }

  async function place(where: number): Promise<void> {
    for (const unit of selected()) if (!(await game.play({ do: 'placeUnit', unit, hex: where }))) return;
    choose(where);
  }

  async function move(units: readonly UnitNo[], where: number): Promise<boolean> {
    performance.mark('dropped');
    const moved = await game.moveTo(units, where, via());
    performance.measure('move', 'dropped');
    if (moved) choose(where, units);
    return moved;
  }

  /** The stack chosen before comes to the one chosen now. */
  async function bringHere(): Promise<void> {
    const wish = join();
    if (wish && (await game.play({ do: 'moveUnit', units: wish.units, path: wish.to.path })))
      choose(wish.to.hex, wish.units);
  }

  const able = (units: readonly UnitNo[]): readonly UnitNo[] => {
    const isTroop = (no: UnitNo): boolean => {
      const unit = state()?.units[no];
      return unit !== undefined && isGround(unit);
    };
    // Aircraft do not march: with troops in the hex it is the troops that are meant.
    const troops = units.filter(isTroop);
    const some = troops.filter((no) => !state()?.units[no]?.stopped);
    if (troops.length > 0) return some.length > 0 ? some : troops;
    // Aircraft of different types have no mission in common.
    const type = state()?.units[units[0] ?? -1]?.type;
    return units.filter((no) => state()?.units[no]?.type === type);
  };

  function inMovement(where: number, ours: readonly UnitNo[], shift: boolean): void {
    const units = [...selected()];
    if (units.length === 0 || where === (via().at(-1) ?? hex())) return choose(where, able(ours));
    const to = reach().find((one) => one.hex === where);
    if (shift || markingWay()) {
      if (to) {
        setVia(to.path);
        setWaypoints((list) => [...list, where]);
        return;
      }
      if (ours.length > 0) return void setSelected(new Set([...units, ...able(ours)]));
      return void move(units, where);
    }
    if (ours.length === 0) return void move(units, where);
    choose(where, able(ours));
    if (to) setJoin({ units, to });
  }

  const planOn = (where: number): void =>
    void setPlanned((list) => (list.includes(where) ? list.filter((one) => one !== where) : [...list, where]));

  function inDeclaration(where: number, here: readonly UnitNo[], shift: boolean): void {
    if (here.some((no) => !mine(no))) return planOn(where);
    const ours = here.filter(mine);
    if (!shift || ours.length === 0) return choose(where, able(ours));
    setHex(where);
    select([...new Set([...selected(), ...able(ours)])]);
  }

  /** The decision at hand made on the map: one choice is taken, several units are asked about, none is answered. */
  function onChoice(where: number, ours: readonly UnitNo[]): void {
    const list = targets().get(where) ?? [];
    const units = new Set(list.map(({ command }) => ('unit' in command ? command.unit : -1)));
    if (units.size > 1 && !SENT.includes(at() ?? '')) return void setAimed(where);
    const [first] = list;
    if (first) return take(SENT.includes(at() ?? '') ? list : [first]);
    const able = choices().flatMap(({ command }) => ('unit' in command ? [command.unit] : []));
    const sent = SENT.includes(at() ?? '');
    const isAircraft = (no: UnitNo): boolean => !isGround(state()?.units[no] as Seen['units'][number]);
    const free = ours.filter((no) => (sent ? isAircraft(no) : able.includes(no)));
    if (free.length > 0) return choose(where, sent ? free : free.slice(0, 1));
    const [unit] = selected();
    const verb = choices()[0]?.command.do;
    if (unit !== undefined && (verb === 'chooseRetreat' || verb === 'advance' || verb === 'landFromSea'))
      return void game.say(`${verb} ${state()?.units[unit]?.id ?? ''} to ${name(where)}`);
    const action = asked.actions()[0];
    const command = SENT.includes(at() ?? '') && action ? aimedAt(action, where) : undefined;
    if (command) return void game.play(command);
    choose(where, ours);
  }

  function onHex(where: number, shift: boolean): void {
    game.dismiss();
    if (!game.humanDecides()) return choose(where);
    const action = begun();
    if (action) {
      const list = targets().get(where);
      if (list) return take(list);
      const command = aimedAt(action, where);
      if (command) void game.play(command);
      return;
    }
    const here = unitsAt(where);
    const ours = here.filter(mine);
    switch (at()) {
      case 'setup':
        return selected().size > 0 && where !== hex() ? void place(where) : choose(where, ours);
      case 'movement':
        return inMovement(where, ours, shift);
      case 'declaration':
        return inDeclaration(where, here, shift);
      default:
        return naming.onDue(where, shift) ? void setHex(where) : onChoice(where, ours);
    }
  }

  /** A counter let go over a hex: it goes there, or attacks what stands there. */
  function onDrop(to: number): void {
    if (at() === 'movement') return void move([...selected()], to);
    if (at() === 'declaration') setPlanned(unitsAt(to).some((no) => !mine(no)) ? [to] : []);
    else onHex(to, false);
  }

  /** Where the decision at hand is made, so that it can be brought into view. */
  const scene = (): number | undefined => {
    const top = frame();
    const whereIs = (no: UnitNo | undefined) => (no === undefined ? undefined : state()?.units[no]?.at);
    switch (top?.at) {
      case 'retreat':
        return whereIs(top.units.find((no) => state()?.units[no]?.place === 'map'));
      case 'exchange':
      case 'advance':
        return top.fight.battle.hexes[0];
      case 'losses':
        return whereIs(top.bill.units.find((no) => ['map', 'air'].includes(state()?.units[no]?.place ?? '')));
      case 'beachSupply':
        return whereIs(top.units[0]);
      case 'allot':
        return top.hex;
      case 'airFights':
        return top.hexes[0];
      default:
        return undefined;
    }
  };

  /** Hexes a key may step through: choices of the decision, enemies to be attacked, ends of the reach. */
  const lit = (): readonly number[] => {
    if (targets().size > 0) return [...targets().keys()];
    if (at() === 'declaration') return asked.duties()?.hexes ?? [];
    return [...reach()].sort((a, b) => a.cost - b.cost).map((one) => one.hex);
  };

  async function declarePlan(): Promise<void> {
    const plan = asked.plan();
    if (!plan) return;
    if (!(await game.play({ do: 'declareBattle', attackers: plan.attackers, hexes: plan.hexes }))) return;
    setPlanned([]);
    choose(undefined);
  }

  /** Own stacks that can still do something, for walking through them. */
  const walkable = (): number[] => {
    const acting = new Set(choices().flatMap(({ command }) => ('unit' in command ? [command.unit] : [])));
    const hexes = (state()?.units ?? []).flatMap((unit, no) => {
      if (!mine(no) || (unit.place !== 'map' && unit.place !== 'air')) return [];
      if (at() === 'movement' && (unit.stopped || unit.moved)) return [];
      return acting.size > 0 && !acting.has(no) ? [] : [unit.at];
    });
    return [...new Set(hexes)];
  };

  return {
    game,
    showHex,
    hex,
    selected,
    via,
    waypoints,
    markingWay,
    markWay: setMarkingWay,
    dropWay,
    ...asked,
    begun,
    begin: setBegun,
    aimed,
    planned,
    planOn,
    clearPlan: () => setPlanned([]),
    ...naming,
    join,
    bringHere,
    overlayNames,
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
    open,
    targets,
    take,
    playAll,
    move,
    onHex,
    onDrop,
    able,
    lit,
    standing,
    stand: (where: number) => {
      setStanding(where);
      showHex(where, true);
    },
    declarePlan,
    fightNext: () => {
      const [battle] = at() === 'combat' ? (state()?.battles ?? []) : [];
      if (battle && game.humanDecides()) void game.play({ do: 'resolve', battle: battle.no });
    },
    /** The board says which hex lies under a point of the page. */
    locate: (find: (x: number, y: number) => number | undefined) => {
      hexAt = find;
    },
    hexUnder: (x: number, y: number): number | undefined => hexAt(x, y),
    scene,
    walkable,
    finish: () => {
      const command = doneOf(frame());
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
