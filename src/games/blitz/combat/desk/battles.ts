import { surrounded } from '#games/blitz/combat/rules/av.ts';
import { planFault, tableFault } from '#games/blitz/combat/rules/declaration.ts';
import { drawnIn } from '#games/blitz/combat/frames/declaration.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { neutralTo } from '#games/blitz/countries/rules/nations.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { type Forecast, forecastOf, spreadOf } from './forecast.ts';
import { supportedOdds } from './guns.ts';
import { missionFault, missionsOver, supportOf } from '#games/blitz/air/rules/missions.ts';
import { attackFactor, attackOf, defenceOf, oddsOf, strengthsOf, strikersOf } from '#games/blitz/combat/rules/odds.ts';
import { tallyOf } from '#games/blitz/combat/rules/result.ts';
import { reckonedOf } from '#games/blitz/combat/rules/calculation.ts';
import type { OddsTable } from '#games/blitz/combat/rules/tables.ts';
import { attackedIn } from '#games/blitz/turns.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { retreatPaths } from '#games/blitz/combat/rules/retreat.ts';
import { type Battle, other, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isAircraft, isGround, isShip } from '#games/blitz/kinds.ts';
import { scriptedDice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import { adjacent, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { afterCommand } from '#core/game.ts';
import type { BattleView, Outlook } from '#games/blitz/desk/own.ts';

/** Battles planned and declared: their strength in words, what can come of them, what would make them better. */

const MOST_SHORT = 60;
const MOST_COLUMNS = 2;

/** Additional attack factors needed for better odds: the next columns. */
function shortOf(table: OddsTable, attack: number, defence: number): BattleView['short'] {
  const columns: { factors: number; odds: string }[] = [];
  let { label, automatic } = oddsOf(table, attack, defence);
  for (let factors = 1; factors <= MOST_SHORT && columns.length < MOST_COLUMNS && !automatic; factors++) {
    const better = oddsOf(table, attack + factors, defence);
    if (better.label !== label && !better.tooLow) columns.push({ factors, odds: better.label });
    ({ label, automatic } = better);
  }
  return columns;
}

const groundOf = (state: State, units: readonly UnitNo[]) => units.filter((no) => isGround(state.units[no] as Unit));
const aircraftOf = (state: State, units: readonly UnitNo[]) =>
  units.filter((no) => isAircraft(state.units[no] as Unit));

/** Units that could still be added: next to every hex of the battle and in no other, or aircraft within range. */
function couldJoin(
  game: Blitz,
  state: State,
  battle: Pick<Battle, 'attackers' | 'hexes' | 'ships'>,
  flying: readonly UnitNo[],
) {
  const { world } = game;
  const engaged = new Set([
    ...state.battles.flatMap(strikersOf),
    ...attackedIn(state),
    ...strikersOf(battle),
    ...flying,
  ]);
  for (const av of state.avs) for (const no of av.participants) engaged.add(no);
  const [first] = battle.hexes;
  if (first === undefined) return [];
  const beside = neighboursOf(world.board.grid, first).flatMap((hex) =>
    stackAt(fieldOf(world, state), state.mover, hex),
  );
  const near = beside.filter((no) =>
    battle.hexes.every((hex) => adjacent(world.board.grid, (state.units[no] as Unit).at, hex)),
  );
  const fly = state.units.flatMap((unit, no) =>
    unit.side === state.mover && isAircraft(unit) && !missionFault(world, state, [no], 'tactical', first) ? [no] : [],
  );
  // M11.tf b: task forces beside it fire for whoever attacks on land.
  const guns = world.rules
    .guns({ state })
    .filter((no) => isShip(state.units[no] as Unit) && adjacent(world.board.grid, state.units[no]?.at ?? -1, first));
  return [...near, ...fly, ...guns].filter((no) => !engaged.has(no) && !state.doomed.includes(no));
}

/** Length of a retreat while no result is known (B19.5). */
const USUAL: readonly number[] = [2];

/** Lengths of the deepest retreat among the results; a shorter one may be paid for where the table says so (M4.5). */
function lengthsOf(results: readonly Forecast[]): readonly number[] {
  const shares = results.map(({ result }) => tallyOf(result.effects).defender);
  const most = Math.max(0, ...shares.map(({ back }) => back));
  if (most === 0) return USUAL;
  return shares.some(({ ransom }) => ransom > 0) ? Array.from({ length: most }, (_, i) => most - i) : [most];
}

/** Retreats open to the defenders, the longest first; a hex without any way out is marked. */
export function retreatsOf(
  game: Blitz,
  state: State,
  hexes: readonly Hex[],
  results: readonly Forecast[] = [],
): BattleView['retreats'] {
  const { world } = game;
  const lengths = lengthsOf(results);
  const waysOf = (unit: Unit) =>
    lengths.map((steps) => retreatPaths(world, state, unit, steps)).find((paths) => paths.length > 0) ?? [];
  const field = fieldOf(world, state);
  return hexes.map((hex) => {
    const units = stackAt(field, other(state.mover), hex).map((no) => state.units[no] as Unit);
    const ways = units.map(waysOf);
    const ends = ways.map((paths) => paths.map((path) => path.at(-1) as Hex));
    const byEnd = new Map((ways[0] ?? []).map((path) => [path.at(-1), path]));
    return {
      hex,
      ends: [...new Set(ends.flat())],
      paths: [...byEnd.values()],
      trapped: units.length > 0 && ends.some((list) => list.length === 0),
      ringed: units.length > 0 && world.rules.combat.table.ringed !== undefined && surrounded(world, state, hex),
    };
  });
}

function viewOf(
  game: Blitz,
  state: State,
  battle: Battle,
  results: readonly Forecast[],
  fault: Objection | undefined,
  flying: readonly UnitNo[],
): BattleView {
  const { world } = game;
  const table = battle.table ? { table: battle.table } : {};
  const base = { attackers: battle.attackers, hexes: battle.hexes, kind: battle.kind, results, fault, ...table };
  if (battle.kind !== 'ground') {
    return { ...base, ...foughtAt(game, state, battle, flying), short: [], join: [], retreats: [] };
  }
  const strengths = strengthsOf(world, state, strikersOf(battle), battle.hexes, flying);
  return {
    ...base,
    attack: strengths.attack,
    defence: strengths.defence.map(({ sum }) => sum),
    odds: strengths.odds.label,
    short: shortOf(world.rules.combat.table, strengths.attackTotal, strengths.defenceTotal),
    join: couldJoin(game, state, battle, flying).map((unit) => ({
      unit,
      factors: attackFactor(world, state, state.units[unit] as Unit),
    })),
    retreats: retreatsOf(game, state, battle.hexes, results),
  };
}

/** Assaults and strikes: the strength the engine itself reckons with. */
function foughtAt(game: Blitz, state: State, battle: Battle, flying: readonly UnitNo[]) {
  const fighting: State = { ...state, battles: [battle], frames: [{ at: 'combat' }] };
  const nobody = { attack: attackOf(game.world, state, []), defence: [], odds: '' };
  if (battle.kind === 'nuclear') return nobody;
  try {
    const { events } = game.play(
      fighting,
      state.mover,
      { do: 'resolve', battle: battle.no },
      scriptedDice([1, 1, 1, 1]),
    );
    const fought = events.find((event) => event.is === 'fought');
    if (!fought) return nobody;
    const attack = attackOf(game.world, state, [...battle.attackers, ...flying]);
    const [hex = -1] = battle.hexes;
    const defence = battle.kind === 'assault' ? [] : [defenceOf(game.world, state, other(state.mover), hex, []).sum];
    return { attack, defence, odds: fought.odds };
  } catch {
    return nobody;
  }
}

/** Aircraft alone over a hex: they join the battle declared there, or strike it by themselves (T23.1.2, T23.2.1). */
function missionView(game: Blitz, state: State, aircraft: readonly UnitNo[], hex: Hex): BattleView {
  const { world } = game;
  const fought =
    state.battles.find((one) => one.kind === 'ground' && one.hexes.includes(hex)) ??
    state.avs.find((one) => one.hexes.includes(hex));
  const mission = fought ? 'tactical' : 'strategic';
  const command = { do: 'assignMission', units: aircraft, mission, hex } as const;
  const fault = game.check(state, state.mover, command);
  const kind = fought ? 'ground' : 'strike';
  const own = fought && 'attackers' in fought ? fought.attackers : (fought?.participants ?? []);
  const {
    attack,
    defence,
    odds,
    flown,
    fault: weak,
  } = reckonedOf(world, state, {
    kind,
    attackers: [...own, ...aircraft],
    hexes: fought?.hexes ?? [hex],
  });
  const battle: Battle = { no: 1, kind, attackers: groundOf(state, own), hexes: fought?.hexes ?? [hex] };
  return {
    attackers: aircraft,
    hexes: [hex],
    kind,
    mission,
    attack,
    defence: defence.map(({ sum }) => sum),
    odds: odds.label,
    results: (fault ?? weak) ? [] : forecastOf(game, { ...flown, battles: [battle] }, battle),
    fault: fault ?? (kind === 'strike' ? weak : undefined),
    short: [],
    join: [],
    retreats: [],
  };
}

/** T22.3: an assault on a city hex of a minor country, looked at before it is declared. */
function assaultView(game: Blitz, state: State, attackers: readonly UnitNo[], hex: Hex): BattleView {
  const battle: Battle = { no: 1, kind: 'assault', attackers, hexes: [hex] };
  const fault = game.check(state, state.mover, { do: 'declareCityAssault', attackers, hex });
  const results = fault ? [] : forecastOf(game, { ...state, battles: [battle] }, battle);
  const view = viewOf(game, state, battle, results, fault, missionsOver(state, hex, 'support'));
  const join = couldJoin(game, state, battle, []).map((unit) => ({
    unit,
    factors: attackFactor(game.world, state, state.units[unit] as Unit),
  }));
  return { ...view, join };
}

const union = <T>(...lists: readonly (readonly T[])[]): readonly T[] => [...new Set(lists.flat())];

/** B9.8: who attacks a hex that is attacked already joins that battle; it is called off and declared anew. */
function joinedView(
  game: Blitz,
  state: State,
  joins: readonly Battle[],
  units: readonly UnitNo[],
  hexes: readonly Hex[],
): BattleView {
  const rest = joins.reduce((now, { no }) => afterCommand(game, now, { do: 'undeclare', battle: no }), state);
  const all = union(...joins.map((one) => one.attackers), units);
  return { ...planView(game, rest, all, union(...joins.map((one) => one.hexes), hexes)), joins };
}

/** M18.12: a battle against an army that stands aside is looked at as it would be fought. */
export function planView(game: Blitz, state: State, units: readonly UnitNo[], hexes: readonly Hex[]): BattleView {
  const { country } = game.world.board;
  const neutral = new Set(neutralTo(state, state.mover));
  const violates = [...new Set(hexes.map((hex) => country[hex] ?? -1))].filter((one) => neutral.has(one));
  if (violates.length === 0) return plannedView(game, state, state, units, hexes);
  return { ...plannedView(game, state, drawnIn(game.world, state, hexes), units, hexes), violates };
}

/** A battle not declared yet: attackers and aircraft against hexes. */
function plannedView(
  game: Blitz,
  given: State,
  state: State,
  units: readonly UnitNo[],
  hexes: readonly Hex[],
): BattleView {
  const attackers = groundOf(state, units);
  const [only, second] = hexes;
  if (attackers.length > 0 && only !== undefined && second === undefined && isUncaptured(game.world, state, only))
    return assaultView(game, state, attackers, only);
  if (attackers.length === 0 && units.length > 0 && only !== undefined && second === undefined)
    return missionView(game, state, units, only);
  const joins = state.battles.filter((one) => one.kind === 'ground' && one.hexes.some((hex) => hexes.includes(hex)));
  if (attackers.length > 0 && joins.length > 0) return joinedView(game, state, joins, units, hexes);
  const command = { do: 'declareBattle', attackers: units, hexes } as const;
  const fault =
    game.check(given, given.mover, command) ?? planFault(game.world, state, { attackers, hexes }) ?? undefined;
  const flying = [...supportOf(state, hexes), ...aircraftOf(state, units)];
  // M11.tf b
  const ships = units.filter((no) => isShip(state.units[no] as Unit));
  const plan: Battle = { no: 1, kind: 'ground', attackers, hexes, ...(ships.length > 0 ? { ships } : {}) };
  if (fault) return viewOf(game, state, plan, [], fault, flying);
  // M3.11: declared is fought there, so it is only thought of.
  const atOnce = state.frames.at(-1)?.at === 'battles';
  const ringed = { ...plan, surrounded: hexes.every((hex) => surrounded(game.world, state, hex)) };
  const declared = atOnce ? { ...state, battles: [ringed] } : afterCommand(game, state, command);
  const battle = declared.battles.at(-1) as Battle;
  const view = viewOf(game, state, plan, forecastOf(game, declared, battle), undefined, flying);
  return { ...view, ...onBlitz(game, declared, battle), ...againstGuns(game, declared, battle), attackers: units };
}

function againstGuns(game: Blitz, declared: State, battle: Battle): Pick<BattleView, 'guns'> {
  const units = game.world.rules.supporters({ world: game.world, state: declared, battle });
  return units.length > 0
    ? { guns: { units, odds: supportedOdds(game, declared, { ...battle, support: units }) } }
    : {};
}

/** M4.3: what the other table would bring. */
function onBlitz(game: Blitz, declared: State, battle: Battle): Pick<BattleView, 'blitz'> {
  if (!game.world.rules.combat.blitzTable) return {};
  const other = { ...battle, table: 'blitz' } as const;
  const fault = tableFault(game.world, declared, other);
  return { blitz: { fault, results: fault ? [] : forecastOf(game, declared, other) } };
}

/** A battle by its number. */
export function fightView(game: Blitz, state: State, no: number): BattleView | undefined {
  const battle = state.battles.find((one) => one.no === no);
  if (!battle) return undefined;
  const flying =
    battle.kind === 'ground'
      ? supportOf(state, battle.hexes)
      : missionsOver(state, battle.hexes[0] ?? -1, battle.kind === 'strike' ? 'strategic' : 'support');
  return viewOf(game, state, battle, forecastOf(game, state, battle), undefined, flying);
}

/** Battles of the combat at hand that are fought, or being fought, as they stood before; `views` end with `state`. */
export function foughtViews(
  game: Blitz,
  state: State,
  views: readonly State[],
): readonly (readonly [no: number, view: BattleView])[] {
  const open = new Set(state.battles.map(({ no }) => no));
  const found = new Map<number, BattleView>();
  for (const before of views.toReversed()) {
    const same = before.turn === state.turn && before.mover === state.mover;
    if (!same || !before.frames.some(({ at }) => at === 'combat')) break;
    for (const { no } of before.battles) {
      const view = open.has(no) || found.has(no) ? undefined : fightView(game, before, no);
      if (view) found.set(no, view);
    }
  }
  return [...found];
}

/** Forecast of all declared battles together with a plan. */
export function outlookOf(
  game: Blitz,
  state: State,
  plan: { readonly units: readonly UnitNo[]; readonly hexes: readonly Hex[] } | undefined,
): Outlook {
  const wish =
    plan && plan.units.length > 0 && plan.hexes.length > 0 ? planView(game, state, plan.units, plan.hexes) : undefined;
  const planned = wish && wish.results.length > 0 ? wish : undefined;
  const declared = state.battles.filter(({ no }) => !planned?.joins?.some((one) => one.no === no));
  const views = declared.map((battle) => forecastOf(game, state, battle));
  if (planned) views.push([...planned.results]);
  const engaged = { blue: 0, red: 0 };
  const field = fieldOf(game.world, state);
  const count = (no: UnitNo): void => {
    const unit = state.units[no] as Unit;
    engaged[unit.side] += sizeOf(unit);
  };
  const fights = [...declared, ...(planned ? [planned] : [])];
  for (const { attackers, hexes } of fights) {
    for (const no of attackers) count(no);
    for (const hex of hexes) {
      for (const no of stackAt(field, other(state.mover), hex)) count(no);
      // Aircraft among the attackers of a plan have been counted with them.
      for (const { unit, kind } of state.missions.filter((one) => one.hex === hex))
        if (kind !== 'intercept' && kind !== 'escort') count(unit);
    }
  }
  return { battles: views.length, ...spreadOf(views), engaged };
}
