import type { Station } from '#games/blitz/air/airbases/stations.ts';
import { createEffect, createMemo, createSignal } from 'solid-js';
import type { Board, Zone } from '#games/blitz/board.ts';
import type { BattleView, Obligations, Outlook, Seen } from '#games/blitz/desk/own.ts';
import type { BlitzQuestions } from '#games/blitz/desk/questions.ts';
import type { Position } from '#games/blitz/position.ts';
import type { FlightView } from '#games/blitz/air/desk/flight.ts';
import { docksOf } from '#games/blitz/sea/ships/ports.ts';
import type { HomeWish } from '#games/blitz/air/desk/home-ways.ts';
import type { FlightNow } from '#games/blitz/air/desk/flight-view.ts';
import type { BlitzFrame, Command, UnitNo } from '#games/blitz/types.ts';
import { isPosition } from '#games/blitz/text/position/position-text.ts';
import { isGround, isShip } from '#games/blitz/kinds.ts';
import { decisionsOf } from '#games/blitz/sequence.ts';
import { ACCOUNT_OPTIONS } from '#games/blitz/combat/results/account.ts';
import { chosenOf } from '#games/blitz/modules/options.ts';
import { worldOf } from '#games/blitz/setup.ts';
import { answersTo } from '#web/table/questions.ts';
import type { Choice, Contact, Prospect } from '#table/desk.ts';
import type { Laid } from '#web/table/table-model.ts';
import { createInvasion } from './invasion.ts';
import { airTasking } from './air-missions.ts';
import { standingOrders } from './standing-orders.ts';
import { readPosition } from './read-position.ts';
import { turnParts } from './phrases/prompt.ts';
import { type TurnBattles, turnBattles } from './plates.ts';
import { named, said, w } from './words/words.ts';

/** The table as Blitzkrieg's own panels know it: its state, units by their numbers, and what only they ask. */
export function blitzTable(table: Laid, position: Position | undefined) {
  const { game } = table;
  /** Position on the table now: a lesson lays out another game with every step. */
  const laidOut = createMemo(() => {
    const read = readPosition(game.setup(), game.face.library);
    return isPosition(read) ? read : position;
  });
  const parts = createMemo(() => {
    const now = laidOut();
    return turnParts(now ? decisionsOf(worldOf(now), now.state) : []);
  });
  const ask = new Proxy({} as BlitzQuestions, {
    get:
      (_target, name: string) =>
      (...args: readonly unknown[]) =>
        game.ask(name, ...args),
  });

  const state = (): Seen | undefined => game.update()?.own as Seen | undefined;
  const frame = (): BlitzFrame | undefined => state()?.frames.at(-1);
  const at = (): BlitzFrame['at'] | undefined => frame()?.at;
  /** M6.1: movement on land, not one of the steps before it. */
  const marches = (): boolean => {
    const now = frame();
    return now?.at === 'movement' && (now.step === undefined || now.step === 'land');
  };
  const id = (no: UnitNo): string => state()?.units[no]?.id ?? '';
  const mine = (no: UnitNo): boolean => state()?.units[no]?.side === game.decides();
  const numbers = (ids: Iterable<string>): UnitNo[] => {
    const wanted = new Set(ids);
    return wanted.size === 0 ? [] : (state()?.units ?? []).flatMap((unit, no) => (wanted.has(unit.id) ? [no] : []));
  };
  const selected = (): ReadonlySet<UnitNo> => new Set(numbers(table.selected()));
  const unitsAt = (hex: number | undefined): UnitNo[] => numbers(table.piecesAt(hex).map((piece) => piece.id));
  const active = (): boolean => game.humanDecides() && state() !== undefined;

  const [beyond, setBeyond] = createSignal<readonly number[]>([]);
  const [room, setRoom] = createSignal<readonly number[]>([]);
  const [seas, setSeas] = createSignal<readonly Zone[]>([]);
  const [flight, setFlight] = createSignal<FlightView>();
  const [flightNow, setFlightNow] = createSignal<FlightNow>();
  /** M12.27: who is to come down elsewhere than at his own base. */
  const [homes, setHomes] = createSignal<readonly HomeWish[]>([]);
  const [duties, setDuties] = createSignal<Obligations>();
  /** M3.8: enemies that may be attacked, with the odds if every unit beside them attacks. */
  const [targets, setTargets] = createSignal<readonly Contact[]>([]);
  const [plan, setPlan] = createSignal<BattleView>();
  const [outlook, setOutlook] = createSignal<Outlook>();
  /** Declared battles by number, each with what can come of it. */
  const [fights, setFights] = createSignal<ReadonlyMap<number, BattleView>>(new Map());
  /** Battles already fought when a player returned in the middle of combat. */
  const [fought, setFought] = createSignal<ReadonlyMap<number, BattleView>>(new Map());
  const [left, setLeft] = createSignal<ReadonlyMap<string, number>>(new Map());
  const toBeyond = answersTo<readonly number[]>(setBeyond, []);
  const toRoom = answersTo<readonly number[]>(setRoom, []);
  const toSeas = answersTo<readonly Zone[]>(setSeas, []);
  const toFlight = answersTo<FlightView | undefined>(setFlight, undefined);
  const toFlightNow = answersTo<FlightNow | undefined>(setFlightNow, undefined);
  const toDuties = answersTo<Obligations | undefined>(setDuties, undefined);
  const toTargets = answersTo<Prospect | undefined>((found) => setTargets(found?.contacts ?? []), undefined);
  const toPlan = answersTo<BattleView | undefined>(setPlan, undefined);
  const toOutlook = answersTo<Outlook | undefined>(setOutlook, undefined);
  const toFights = answersTo<ReadonlyMap<number, BattleView>>(setFights, new Map());
  const toFought = answersTo<ReadonlyMap<number, BattleView>>(setFought, new Map());
  const toLeft = answersTo<ReadonlyMap<string, number>>(setLeft, new Map());

  createEffect(() => {
    const units = [...selected()];
    toBeyond.ask(active() && marches() && units.length > 0 ? ask.beyond(units) : undefined);
  });
  createEffect(() => {
    const units = [...selected()];
    const placing = active() && at() === 'setup' && units.length > 0;
    toRoom.ask(placing ? ask.room(units) : undefined);
    toSeas.ask(placing ? ask.seas(units) : undefined);
  });
  createEffect(() => {
    const units = [...selected()];
    const mayFly = active() && (at() === 'movement' || at() === 'declaration') && units.length > 0;
    const grounded = (no: UnitNo): boolean => {
      const unit = state()?.units[no];
      return !unit || isGround(unit);
    };
    const aircraft = mayFly && !units.some(grounded);
    toFlight.ask(aircraft ? ask.flight(units) : undefined);
  });
  createEffect(() => toFlightNow.ask(active() && at() === 'flight' ? ask.flightNow(undefined, homes()) : undefined));
  createEffect(() => at() !== 'flight' && setHomes([]));
  createEffect(() => {
    const owes = at() === 'declaration' || at() === 'landing';
    toDuties.ask(active() && owes ? ask.obligations() : undefined);
  });
  createEffect(() => {
    const units = [...selected()];
    const hexes = table.marked();
    const composing = active() && (at() === 'declaration' || at() === 'battles');
    const ready = composing && units.length > 0 && hexes.length > 0;
    toPlan.ask(ready ? ask.battle(units, hexes) : undefined);
    const fighting = composing || (active() && at() === 'combat');
    toOutlook.ask(fighting ? ask.outlook(ready ? { units, hexes } : undefined) : undefined);
  });
  createEffect(() => {
    game.update();
    const open = active() && at() === 'battles' && table.marked().length === 0;
    toTargets.ask(open ? game.ask('prospect', []) : undefined);
  });
  createEffect(() => {
    const units = active() && at() === 'movement' ? unitsAt(table.hex()).filter(mine) : [];
    const thirds = units.length > 0 ? ask.left(units) : undefined;
    toLeft.ask(thirds?.then((list) => new Map(units.map((no, i) => [id(no), list[i] ?? 0]))));
  });
  createEffect(() => {
    const combat = state()?.frames.some((one) => one.at === 'combat') && game.decides() === state()?.mover;
    const fighting = active() && (at() === 'declaration' || combat);
    const any = fighting && (state()?.battles.length ?? 0) > 0;
    toFights.ask(
      any
        ? ask.fights().then((views) => new Map(views.flatMap(([no, view]) => (view ? [[no, view] as const] : []))))
        : undefined,
    );
  });

  createEffect(() => {
    const combat = active() && game.decides() === state()?.mover && state()?.frames.some((one) => one.at === 'combat');
    toFought.ask(combat && game.update()?.whole ? ask.fought().then((views) => new Map(views)) : undefined);
  });

  const landsNow = (): boolean => {
    const now = frame();
    const sails = now?.at === 'movement' && (now.step === undefined || now.step === 'sea') && now.impulse !== 2;
    return active() && sails && state()?.units.some(isShip) === true;
  };
  const invasion = createInvasion(ask, state, landsNow, game.setup);

  const battles = createMemo<TurnBattles | undefined>((before) =>
    turnBattles(before, state(), fights(), fought(), game.update()?.happened),
  );
  /** The battle its plate was asked for. */
  const [opened, setOpened] = createSignal<{ readonly turn: string | undefined; readonly no: number }>();

  const choose = (hex: number | undefined, units: readonly UnitNo[] = []): void => table.choose(hex, units.map(id));

  /** M4.3: on the usual table, or the other. */
  async function declarePlan(on: 'standard' | 'blitz' = 'standard'): Promise<void> {
    const wish = plan();
    if (!wish) return;
    const { attackers, hexes, mission, kind, joins = [] } = wish;
    const [hex = -1] = hexes;
    const battle = (): Command =>
      kind === 'assault'
        ? { do: 'declareCityAssault', attackers, hex }
        : { do: 'declareBattle', attackers, hexes, ...(on === 'blitz' ? { table: on } : {}) };
    const command: Command = mission ? { do: 'assignMission', units: attackers, mission, hex } : battle();
    const off = joins.map(({ no }): Command => ({ do: 'undeclare', battle: no }));
    await table.after(game.giveAsOne([...off, command]), () => {
      table.setMarked([]);
      choose(undefined);
    });
  }

  /** M11.20: the enemy fleet a click meant; what could come of an engagement is looked at first. */
  const [sighted, setSighted] = createSignal<{ readonly hex: number }>();

  /** M17.h.2: one counter and then the other's: whoever leaves his to the computer does so until all stand. */
  const [leaves, setLeaves] = createSignal(false);
  const byTurns = (): boolean => {
    const now = frame();
    return now?.at === 'setup' && now.stage === 'turns';
  };
  createEffect(() => {
    if (!byTurns()) setLeaves(false);
    else if (leaves() && game.humanDecides()) void game.playToEnd();
  });

  const tasking = airTasking(table, ask);
  const orders = standingOrders(table, ask, frame);

  /** Units against one hex, as a plan. */
  function attackTogether(units: readonly UnitNo[], hex: number): void {
    choose(state()?.units[units[0] ?? -1]?.at, units);
    table.setMarked([hex]);
  }

  /** True if a unit alone is planned to attack that hex. */
  const attacksWith = (no: UnitNo, hex: number): boolean => {
    const units = selected();
    return units.size === 1 && units.has(no) && table.marked().length === 1 && table.marked()[0] === hex;
  };

  /** Name of a unit; armies of minor countries count from one each (M18). */
  const called = (no: UnitNo): string => {
    const nation = position?.board.source.countries[state()?.units[no]?.nation ?? -1]?.name;
    return said({ unit: id(no) }) + (nation === undefined ? '' : ` (${named(nation)})`);
  };
  /** A place by its name, the hex beside it. */
  const placeName = (hex: number): string => {
    if (table.place(hex) !== undefined) return table.placeName(hex);
    // M11.6: ships lie before their city.
    const dock = position && docksOf(position.board).find((one) => one.hex === hex);
    const city = dock && table.place(dock.cities[0]);
    return city === undefined ? table.name(hex) : w.portAt(city, table.name(hex));
  };
  /** A base by its place, a task force by its name. */
  const stationName = ({ hex, ship }: Station): string => (ship === undefined ? placeName(hex) : called(ship));

  return {
    laid: table,
    game,
    tasking,
    orders,
    ask,
    play: (command: Command) => game.play(command),
    board: position?.board as Board | undefined,
    preset: position?.preset ?? ('basic' as const),
    terms: position?.terms,
    parts,
    state,
    frame,
    at,
    id,
    called,
    mine,
    selected,
    unitsAt,
    /** M11.1: ships in port, on an assault hex, or of a box that is shown there. */
    shipsAt: (hex: number) =>
      unitsAt(hex)
        .flatMap((no) => state()?.units[no] ?? [])
        .filter(isShip),
    choose,
    select: (units: readonly UnitNo[]): void => table.select(units.map(id)),
    name: table.name,
    placeName,
    stationName,
    /** M12.33: a fleet in a box by one of its ships, the enemy's told from one's own. */
    goalName: ({ hex, ship }: Station): string => {
      const { side, zone } = state()?.units[ship ?? -1] ?? {};
      if (ship === undefined || side === undefined || side === state()?.mover) return stationName({ hex, ship });
      return `${called(ship)} (${[w.sideName(side), ...(zone ? [w.zoneName(zone)] : [])].join(', ')})`;
    },
    /** Station of an aircraft: its base, or its ship (M11.8). */
    standsAt: (no: UnitNo): string => {
      const unit = state()?.units[no];
      const ship =
        unit?.place === 'aboard' ? (state()?.units ?? []).findIndex(({ id: one }) => one === unit.aboard) : -1;
      return stationName({ hex: unit?.at ?? -1, ...(ship < 0 ? {} : { ship }) });
    },
    find: table.find,
    hex: table.hex,
    showHex: table.showHex,
    choices: () => table.choices() as readonly Choice<Command>[],
    common: table.common,
    begun: table.begun,
    begin: table.begin,
    onHex: table.onHex,
    hexUnder: table.hexUnder,
    planned: table.marked,
    planOn: table.mark,
    beyond,
    /** Hexes in which selected units may be set up. */
    room,
    /** Sea zones they may be set up in. */
    seas,
    /** M4.43: the price of losses is to nobody's gain. */
    burns: (): boolean => {
      const now = laidOut();
      return now !== undefined && chosenOf(ACCOUNT_OPTIONS, now).lossPriceBurn === 'yes';
    },
    invasion,
    flight,
    /** The decision in a flight that is under way. */
    flightNow,
    homeTo: (wish: HomeWish): void => void setHomes((list) => [...list.filter(({ unit }) => unit !== wish.unit), wish]),
    duties,
    plan,
    outlook,
    fights,
    turnBattles: battles,
    opened,
    openBattle: (no: number): void => void setOpened({ turn: battles()?.turn, no }),
    isOpened: (no: number): boolean => opened()?.no === no && opened()?.turn === battles()?.turn,
    sighted,
    sight: (hex: number): void => void setSighted({ hex }),
    left,
    targets,
    attackTarget: ({ hex, units }: Contact): void => attackTogether(numbers(units), hex),
    attackTogether,
    attacksWith,
    /** Pressed again, the plan is dropped. */
    attackWith: (no: UnitNo, hex: number): void => {
      if (!attacksWith(no, hex)) return attackTogether([no], hex);
      table.setMarked([]);
      choose(undefined);
    },
    declarePlan,
    leaveTurns: (): void => void setLeaves(true),
    fightNext: (): void => {
      const [battle] = at() === 'combat' ? (state()?.battles ?? []) : [];
      if (battle && game.humanDecides()) void game.play({ do: 'resolve', battle: battle.no } satisfies Command);
    },
  };
}

export type BlitzTable = ReturnType<typeof blitzTable>;
