import type { Av, Battle, Controller, Invasion, Minor, State, Unit } from '../../blitz/types.ts';
import { enterHex, isShutCity, setShut } from './field.ts';
import { pushFrame, ringCode } from './frames.ts';
import * as L from './layout.ts';
import { put, type Sim } from './sim.ts';
import { mask, putHeader, putUnit } from './units.ts';

export const controlCode = (controller: Controller): number =>
  controller === 'blue' ? 1 : controller === 'red' ? 2 : 0;

/** Writes a whole position of the engine into a simulation; marks are forgotten. */
export function load(sim: Sim, state: State): void {
  const { cells, layout, world } = sim;
  if (state.units.length > layout.capacity) throw new L.SimFull(`${state.units.length} units`);
  cells.fill(0);
  sim.hashA = 0;
  sim.hashB = 0;
  sim.top = 0;
  sim.depth = 0;
  loadHeader(sim, state);
  state.control.forEach((to, i) => {
    const captured = state.captured.includes(world.board.cityHexes[i] as number) ? 16 : 0;
    const start = controlCode(state.controlAtStart[i] ?? 'nobody') << 2;
    put(sim, layout.cities + i, controlCode(to) | start | captured);
  });
  for (const minor of state.minors) putMinor(sim, minor);
  putBeachheads(sim, state.beachheads);
  putInvasion(sim, 0, state.invasion);
  putInvasion(sim, 1, state.invaded.blue);
  putInvasion(sim, 2, state.invaded.red);
  putList(sim, L.DAMAGES, layout.damages, layout.closures, L.DAMAGE, state.damage.map(damageCells));
  putList(sim, L.CLOSURES, layout.closures, layout.noRetreats, L.CLOSURE, state.closed.map(closureCells));
  putList(sim, L.NO_RETREATS, layout.noRetreats, layout.battles, L.NO_RETREAT, state.noRetreat.map(noRetreatCells));
  for (const hex of world.board.cityHexes) if (isShutCity(sim, hex)) setShut(sim, hex, true);
  for (const { hex } of state.closed) setShut(sim, hex, true);
  for (const av of state.avs) putAv(sim, av);
  state.units.forEach((unit, no) => loadUnit(sim, unit, no));
  for (const { unit, kind } of state.missions)
    mask(sim, unit, L.FLAGS, L.MISSION_BITS, (L.MISSION_CODE[kind] + 1) << L.MISSION_SHIFT);
  for (const no of state.doomed) mask(sim, no, L.FLAGS, 0, L.DOOMED);
  for (const { unit, country } of state.passages) mask(sim, unit, L.PASSED, 0, 1 << country);
  for (const battle of state.battles) putBattle(sim, battle);
  for (const { no, participants, users } of state.avs) {
    for (const unit of participants) mask(sim, unit, L.FIGHT, 0xff00, no << 8);
    for (const unit of users) mask(sim, unit, L.USES, 0, 1 << (no - 1));
  }
  for (const frame of state.frames) pushFrame(sim, frame);
  sim.top = 0;
}

function loadHeader(sim: Sim, state: State): void {
  putHeader(sim, L.TURN, state.turn);
  putHeader(sim, L.MOVER, L.sideCode(state.mover));
  putHeader(sim, L.WEATHER, L.WEATHER_CODE[state.weather]);
  putHeader(sim, L.CARRIED, state.carried);
  putHeader(sim, L.SHORT, state.short ? 1 : 0);
  putHeader(sim, L.REPLACEMENTS, state.replacements.blue);
  putHeader(sim, L.REPLACEMENTS + 1, state.replacements.red);
  putHeader(sim, L.STREAK, state.streak.blue);
  putHeader(sim, L.STREAK + 1, state.streak.red);
  putHeader(sim, L.DRAW_OFFERED, state.drawOffered ? 1 : 0);
  putHeader(sim, L.OUTCOME, outcomeCode(state));
  putHeader(sim, L.STRUCK, state.struck === undefined ? 0 : state.struck + 1);
  putHeader(sim, L.UNITS, state.units.length);
}

export const outcomeCode = ({ outcome }: Pick<State, 'outcome'>): number =>
  outcome === undefined ? 0 : outcome.winner === 'blue' ? 1 : outcome.winner === 'red' ? 2 : 3;

const small = (value: number, what: string): number => {
  if (value > 255) throw new L.SimFull(`${what} of ${value}`);
  return value;
};

/** All cells of a unit but its part in battles, missions and passages; and its place on the map. */
export function loadUnit(sim: Sim, unit: Unit, no: number): void {
  const place = L.PLACE_CODE[unit.place];
  putUnit(sim, no, L.AT, unit.at + 1);
  putUnit(
    sim,
    no,
    L.WHO,
    L.TYPE_CODE[unit.type] |
      (L.sideCode(unit.side) << L.SIDE_SHIFT) |
      (place << L.PLACE_SHIFT) |
      ((unit.zone === undefined ? 0 : L.ZONE_CODE[unit.zone] + 1) << L.ZONE_SHIFT) |
      (unit.held ? L.HELD : 0) |
      (unit.moved ? L.MOVED : 0) |
      (unit.stopped ? L.STOPPED : 0) |
      (unit.flown ? L.FLOWN : 0) |
      (unit.offRoad ? L.OFF_ROAD : 0),
  );
  putUnit(
    sim,
    no,
    L.FLAGS,
    (unit.invading ? L.INVADING : 0) | (unit.ashore ? L.ASHORE : 0) | (unit.isolated ? L.ISOLATED : 0),
  );
  putUnit(sim, no, L.FACTORS, small(unit.af, 'an attack factor') | (small(unit.df, 'a size') << 8));
  putUnit(sim, no, L.RUN, small(unit.spent, 'a way') | (small(unit.innerRun, 'a run') << 8));
  putUnit(sim, no, L.PACE, small(unit.mf, 'a movement factor') | (small(unit.due, 'an arrival') << 8));
  putUnit(sim, no, L.BASE, unit.base === undefined ? 0 : unit.base + 1);
  putUnit(sim, no, L.AIM, unit.aim === undefined ? 0 : unit.aim + 1);
  putUnit(sim, no, L.LANDED_ON, unit.landedOn === undefined ? 0 : unit.landedOn + 1);
  putUnit(sim, no, L.STUNNED, unit.stunnedTill === undefined ? 0 : unit.stunnedTill + 1);
  const since = unit.atSeaSince === undefined ? 0 : small(unit.atSeaSince + 1, 'a turn');
  const sailed = unit.sailedIn === undefined ? 0 : small(unit.sailedIn + 1, 'a turn');
  putUnit(sim, no, L.AFLOAT, since | (sailed << 8));
  if (place === L.ON_MAP) enterHex(sim, no);
}

export function putMinor(sim: Sim, { country, state, violator }: Minor): void {
  const by = violator === undefined ? 0 : L.sideCode(violator) + 1;
  put(sim, sim.layout.minors + country, (L.MINOR_CODE[state] + 1) | (by << 4));
}

export function putBeachheads(sim: Sim, beachheads: State['beachheads']): void {
  const { layout, world } = sim;
  for (let beach = 0; beach < world.board.beaches.length; beach++) {
    let sides = 0;
    for (const one of beachheads) if (one.beach === beach) sides |= 1 << L.sideCode(one.side);
    put(sim, layout.beachheads + beach, sides);
  }
}

/** 0: this player turn's; 1 and 2: the last one of Blue and of Red. */
export function putInvasion(sim: Sim, which: number, { hexes, beaches }: Invasion): void {
  const at = sim.layout.invasions + which * L.INVASION;
  if (hexes.length > L.MOST_INVADED || beaches.length > L.MOST_BEACHES) throw new L.SimFull('an invasion too wide');
  put(sim, at, hexes.length);
  put(sim, at + 1, beaches.length);
  for (let i = 0; i < L.MOST_INVADED; i++) put(sim, at + 2 + i, (hexes[i] ?? -1) + 1);
  for (let i = 0; i < L.MOST_BEACHES; i++) put(sim, at + 2 + L.MOST_INVADED + i, (beaches[i] ?? -1) + 1);
}

export const damageCells = ({ hex, amount, side, until }: State['damage'][number]): number[] => [
  hex,
  amount,
  L.sideCode(side),
  until,
];
export const closureCells = ({ hex, side, until }: State['closed'][number]): number[] => [hex, L.sideCode(side), until];
export const noRetreatCells = ({ hex, to }: State['noRetreat'][number]): number[] => [
  hex,
  to === 'both' ? 3 : 1 << L.sideCode(to),
];

/** Nothing depends on the order in which these were named, so they stand in ascending order. */
const inOrder = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

const byCells = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  return 0;
};

/** Writes a list of records between two addresses and clears the rest of it. */
export function putList(
  sim: Sim,
  count: number,
  start: number,
  end: number,
  stride: number,
  unordered: readonly (readonly number[])[],
): void {
  const records = [...unordered].sort(byCells);
  if (start + records.length * stride > end) throw new L.SimFull('a list is full');
  putHeader(sim, count, records.length);
  records.flat().forEach((value, i) => {
    put(sim, start + i, value);
  });
  for (let at = start + records.length * stride; at < end; at++) put(sim, at, 0);
}

export function putBattle(sim: Sim, { no, kind, attackers, hexes, surrounded }: Battle): void {
  if (no > L.MOST_BATTLES || hexes.length > L.MOST_HEXES) throw new L.SimFull(`battle ${no}`);
  const at = sim.layout.battles + no * L.BATTLE;
  const sorted = inOrder(hexes);
  put(sim, at, (L.KIND_CODE[kind] + 1) | (ringCode(surrounded) << 4));
  put(sim, at + 1, hexes.length);
  for (let i = 0; i < L.MOST_HEXES; i++) put(sim, at + 2 + i, sorted[i] ?? 0);
  for (const unit of attackers) mask(sim, unit, L.FIGHT, 255, no);
}

/** The record of an automatic victory without its units. */
export function putAv(sim: Sim, { no, hexes }: Pick<Av, 'no' | 'hexes'>): void {
  if (no > L.MOST_AVS || hexes.length > L.MOST_HEXES) throw new L.SimFull(`automatic victory ${no}`);
  const at = sim.layout.avs + (no - 1) * L.AV;
  put(sim, at, hexes.length);
  inOrder(hexes).forEach((hex, i) => {
    put(sim, at + 1 + i, hex);
  });
  putHeader(sim, L.AVS, (sim.cells[sim.layout.facts + L.AVS] as number) + 1);
}
