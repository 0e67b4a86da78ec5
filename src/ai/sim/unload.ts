import { ZONES } from '../../blitz/board.ts';
import {
  type Av,
  BATTLE_KINDS,
  type Battle,
  type Controller,
  type Invasion,
  MINOR_STATES,
  type Minor,
  type Mission,
  type Passage,
  PLACES,
  type Side,
  type State,
  UNIT_TYPES,
  type Unit,
  type UnitNo,
  WEATHERS,
} from '../../blitz/types.ts';
import { unloadFrames } from './frames-unload.ts';
import * as L from './layout.ts';
import type { Sim } from './sim.ts';
import { avOf, battleOf, header, isDoomed, missionOf, unitCell, unitCount, whoOf } from './units.ts';

/**
 * The position as a state of the engine, for rules that are asked too seldom to be written twice and for players that
 * think in states. Pieces made in the simulation have names of their own, the trail of takeBack is empty, and bills do
 * not know the rule they came from.
 */
export function unload(sim: Sim): State {
  const { world } = sim;
  const nos = Array.from({ length: unitCount(sim) }, (_, no) => no);
  const outcome = header(sim, L.OUTCOME);
  const struck = header(sim, L.STRUCK);
  return {
    turn: header(sim, L.TURN),
    mover: sideNamed(header(sim, L.MOVER)),
    units: nos.map((no) => unloadUnit(sim, no)),
    control: world.board.cityHexes.map((_, i) => controllerNamed(cityCell(sim, i) & 3)),
    controlAtStart: world.board.cityHexes.map((_, i) => controllerNamed((cityCell(sim, i) >> 2) & 3)),
    battles: numbers(1, L.MOST_BATTLES).flatMap((no) => unloadBattle(sim, nos, no)),
    doomed: nos.filter((no) => isDoomed(sim, no)),
    streak: { blue: header(sim, L.STREAK), red: header(sim, L.STREAK + 1) },
    frames: unloadFrames(sim),
    trail: [],
    drawOffered: header(sim, L.DRAW_OFFERED) === 1,
    ...(outcome === 0
      ? {}
      : { outcome: { winner: outcome === 3 ? 'draw' : sideNamed(outcome - 1), rule: 'B5', because: '' } }),
    avs: numbers(1, L.MOST_AVS).flatMap((no) => unloadAv(sim, nos, no)),
    missions: nos.flatMap((no) => unloadMission(sim, no)),
    carried: header(sim, L.CARRIED),
    invasion: unloadInvasion(sim, 0),
    invaded: { blue: unloadInvasion(sim, 1), red: unloadInvasion(sim, 2) },
    minors: unloadMinors(sim),
    captured: world.board.cityHexes.filter((_, i) => (cityCell(sim, i) & 16) !== 0),
    passages: nos.flatMap((no) => unloadPassages(sim, no)),
    damage: records(sim, L.DAMAGES, sim.layout.damages, L.DAMAGE).map(([hex = 0, amount = 0, side = 0, until = 0]) => ({
      hex,
      amount,
      side: sideNamed(side),
      until,
    })),
    short: header(sim, L.SHORT) === 1,
    replacements: { blue: header(sim, L.REPLACEMENTS), red: header(sim, L.REPLACEMENTS + 1) },
    noRetreat: records(sim, L.NO_RETREATS, sim.layout.noRetreats, L.NO_RETREAT).map(([hex = 0, to = 0]) => ({
      hex,
      to: to === 3 ? 'both' : sideNamed(to - 1),
      rule: 'B19.5.3',
    })),
    closed: records(sim, L.CLOSURES, sim.layout.closures, L.CLOSURE).map(([hex = 0, side = 0, until = 0]) => ({
      hex,
      side: sideNamed(side),
      until,
    })),
    ...(struck === 0 ? {} : { struck: struck - 1 }),
    beachheads: world.board.beaches.flatMap((_, beach) =>
      [0, 1].flatMap((side) =>
        (((sim.cells[sim.layout.beachheads + beach] as number) >> side) & 1) === 1
          ? [{ side: sideNamed(side), beach }]
          : [],
      ),
    ),
    weather: WEATHERS[header(sim, L.WEATHER)] ?? 'clear',
  };
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const sideNamed = (side: number): Side => (side === 0 ? 'blue' : 'red');
const controllerNamed = (code: number): Controller => (code === 0 ? 'nobody' : sideNamed(code - 1));
const cityCell = (sim: Sim, i: number): number => sim.cells[sim.layout.cities + i] as number;

function records(sim: Sim, count: number, start: number, stride: number): number[][] {
  return Array.from({ length: header(sim, count) }, (_, i) => [
    ...sim.cells.subarray(start + i * stride, start + (i + 1) * stride),
  ]);
}

const known = <K extends string>(key: K, cell: number): Partial<Record<K, number>> =>
  cell === 0 ? {} : ({ [key]: cell - 1 } as Record<K, number>);

function unloadUnit(sim: Sim, no: UnitNo): Unit {
  const who = whoOf(sim, no);
  const flags = unitCell(sim, no, L.FLAGS);
  const zone = ZONES[((who >> L.ZONE_SHIFT) & 7) - 1];
  const factors = unitCell(sim, no, L.FACTORS);
  const run = unitCell(sim, no, L.RUN);
  const pace = unitCell(sim, no, L.PACE);
  const afloat = unitCell(sim, no, L.AFLOAT);
  return {
    id: sim.game.start.units[no]?.id ?? `${sideNamed((who >> L.SIDE_SHIFT) & 1)}.sim${no}`,
    side: sideNamed((who >> L.SIDE_SHIFT) & 1),
    type: UNIT_TYPES[who & L.TYPE_BITS] ?? 'infantry',
    af: factors & 255,
    df: factors >> 8,
    mf: pace & 255,
    due: pace >> 8,
    place: PLACES[(who >> L.PLACE_SHIFT) & 7] ?? 'gone',
    at: unitCell(sim, no, L.AT) - 1,
    ...(zone === undefined ? {} : { zone }),
    ...known('base', unitCell(sim, no, L.BASE)),
    ...known('aim', unitCell(sim, no, L.AIM)),
    ...known('landedOn', unitCell(sim, no, L.LANDED_ON)),
    ...known('stunnedTill', unitCell(sim, no, L.STUNNED)),
    ...known('atSeaSince', afloat & 255),
    ...known('sailedIn', afloat >> 8),
    ...((flags & L.INVADING) === 0 ? {} : { invading: true }),
    ...((flags & L.ASHORE) === 0 ? {} : { ashore: true }),
    ...((flags & L.ISOLATED) === 0 ? {} : { isolated: true }),
    held: (who & L.HELD) !== 0,
    spent: run & 255,
    moved: (who & L.MOVED) !== 0,
    stopped: (who & L.STOPPED) !== 0,
    flown: (who & L.FLOWN) !== 0,
    innerRun: run >> 8,
    offRoad: (who & L.OFF_ROAD) !== 0,
  };
}

function unloadBattle(sim: Sim, nos: readonly UnitNo[], no: number): Battle[] {
  const { cells, layout } = sim;
  const at = layout.battles + no * L.BATTLE;
  const value = cells[at] as number;
  if (value === 0) return [];
  const ring = value >> 4;
  return [
    {
      no,
      kind: BATTLE_KINDS[(value & 15) - 1] ?? 'ground',
      attackers: nos.filter((unit) => battleOf(sim, unit) === no),
      hexes: [...cells.subarray(at + 2, at + 2 + (cells[at + 1] as number))],
      ...(ring === 0 ? {} : { surrounded: ring === 2 }),
    },
  ];
}

function unloadAv(sim: Sim, nos: readonly UnitNo[], no: number): Av[] {
  const { cells, layout } = sim;
  const at = layout.avs + (no - 1) * L.AV;
  const count = cells[at] as number;
  if (count === 0) return [];
  return [
    {
      no,
      hexes: [...cells.subarray(at + 1, at + 1 + count)],
      participants: nos.filter((unit) => avOf(sim, unit) === no),
      users: nos.filter((unit) => ((unitCell(sim, unit, L.USES) >> (no - 1)) & 1) === 1),
    },
  ];
}

function unloadMission(sim: Sim, no: UnitNo): Mission[] {
  const kind = L.MISSION_NAMES[missionOf(sim, no) - 1];
  return kind === undefined ? [] : [{ unit: no, kind, hex: unitCell(sim, no, L.AT) - 1 }];
}

function unloadPassages(sim: Sim, no: UnitNo): Passage[] {
  const passed = unitCell(sim, no, L.PASSED);
  if (passed === 0) return [];
  return numbers(0, 15).flatMap((country) => (((passed >> country) & 1) === 1 ? [{ unit: no, country }] : []));
}

function unloadInvasion({ cells, layout }: Sim, which: number): Invasion {
  const at = layout.invasions + which * L.INVASION;
  const hexes = [...cells.subarray(at + 2, at + 2 + (cells[at] as number))].map((hex) => hex - 1);
  const first = at + 2 + L.MOST_INVADED;
  const beaches = [...cells.subarray(first, first + (cells[at + 1] as number))].map((beach) => beach - 1);
  return { hexes, beaches };
}

function unloadMinors({ cells, layout, world }: Sim): Minor[] {
  return world.board.source.countries.flatMap((_, country) => {
    const value = cells[layout.minors + country] as number;
    if (value === 0) return [];
    const violator = value >> 4;
    const state = MINOR_STATES[(value & 15) - 1] ?? 'intact';
    return [{ country, state, ...(violator === 0 ? {} : { violator: sideNamed(violator - 1) }) }];
  });
}
