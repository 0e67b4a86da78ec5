import { seasonOf } from '#games/blitz/weather/zones/codes.ts';
import type { Fault } from '#core/notation/notation.ts';
import { english } from '#core/message.ts';
import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, isCity } from '#games/blitz/board.ts';
import type { Preset } from '#games/blitz/presets.ts';
import { fits, theLimit } from '#games/blitz/ground/rules/stack-limits.ts';
import { stemOf } from '#games/blitz/combat/rules/pieces.ts';
import { SEA_LIMIT } from '#games/blitz/sea/rules/sea.ts';
import { type Side, SIDES, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import {
  isAirbase,
  isAircraft,
  isFighter,
  isFlak,
  isGround,
  isInstallation,
  isIrregular,
  isLifter,
  isMarine,
  kindOf,
  isTrain,
  mayRaid,
  isShip,
} from '#games/blitz/kinds.ts';
import type { Opening } from '#games/blitz/modules/card.ts';
import { isBaseHex } from '#games/blitz/air/airbases/bases.ts';
import { isMoving } from '#games/blitz/turns.ts';
import { shipFaults } from '#games/blitz/sea/ships/position-words.ts';
import { trainFaults } from '#games/blitz/ground/rail/position-words.ts';
import { factorsText } from '../unit-text.ts';
import type { Stacking } from '#games/blitz/world.ts';
import { nationFault } from './nation-text.ts';
import { seaHexFault } from './sea-hexes.ts';

/** Units of a written position where no unit can be, or that did what they cannot have done. */

interface Written {
  readonly board: Board;
  readonly preset: Preset;
  readonly unitLines: readonly number[];
  readonly state: State;
  /** Are ships played? */
  readonly ships: boolean;
  /** Undefined where the rules of the position clash. */
  readonly stacking: Stacking | undefined;
  /** M12.1 */
  readonly airbases: boolean;
  /** M5.chart: with any module. */
  readonly charted: boolean;
  /** M17.table */
  readonly opening: Opening;
}

export function unitFaults(written: Written): Fault[] {
  const faults = [
    counterFaults,
    placeFaults,
    deedFaults,
    markFaults,
    seaFaults,
    loyaltyFaults,
    trainFaults,
    shipFaults,
  ];
  return faults.flatMap((of) => of(written));
}

/** M5.chart: a counter that was never printed; M17.e.1, M15.3: a unit of nobody who takes part. */
function counterFaults({ state: { units }, unitLines, opening, charted }: Written): Fault[] {
  return units.flatMap((unit, no): Fault[] => {
    const message = printFault(unit, charted) ?? rangeFault(unit) ?? partyFault(opening, unit);
    return message === undefined ? [] : [{ line: unitLines[no] as number, message: `${unit.id} ${message}` }];
  });
}

/**
 * Ground units and aircraft of 1965 are read in any size: their counters differ from the chart (M0.10), and one line may stand for several.
 * Marines are of the modules alone, and Rangers are no larger in 1965.
 */
function printFault(unit: Unit, charted: boolean): string | undefined {
  const { largest, module } = kindOf(unit.type);
  const size = sizeOf(unit);
  if (size <= largest || isShip(unit) || isLifter(unit)) return undefined;
  if (isIrregular(unit)) return `has ${size} factors: guerillas have ${largest} at most (M15.6)`;
  const asPrinted = isGround(unit) ? isMarine(unit) || mayRaid(unit) : module !== undefined;
  return charted && asPrinted ? `has ${size} factors: the largest counter has ${largest} (M5.chart)` : undefined;
}

/** M5.chart, T23.0: a counter that could go nowhere. */
const rangeFault = (unit: Unit): string | undefined =>
  unit.mf === 0 && isAircraft(unit) ? `'${factorsText(unit)}' has no range (M5.chart)` : undefined;

function partyFault({ minorsOnly, liberation }: Opening, unit: Unit): string | undefined {
  if (unit.nation !== undefined || unit.homeland !== undefined) return undefined;
  if (isIrregular(unit) && !liberation) return 'is a guerilla of no country: of c (M15.3)';
  return minorsOnly ? 'is of a major power: only the armies of minor countries play (M17.e.1)' : undefined;
}

/** Only the mover's units have done anything in a player turn, and a run inside a city costs a third a step (B11.4). */
function deedFaults({ state: { units, frames, mover }, unitLines }: Written): Fault[] {
  return units.flatMap((unit, no): Fault[] => {
    if (!unit.moved) return [];
    const line = unitLines[no] as number;
    // M9.8: a base that was built in this cycle waits for its owner's player turn.
    if (isAirbase(unit)) return [];
    const flies = unit.flown && (unit.place === 'air' || isAircraft(unit));
    // M11.8: aircraft At Sea go with a task force that withdraws.
    if (flies || (unit.place === 'sea' && (unit.side === mover || isAircraft(unit)))) return [];
    if ((unit.place === 'aboard' || isShip(unit)) && frames[0]?.at !== 'setup') return [];
    if (frames[0]?.at === 'setup' || unit.side !== mover || unit.place !== 'map') {
      return [{ line, message: `${unit.id} cannot have moved: it is not a unit of the side whose player turn it is` }];
    }
    // M7.5, M11.10, M11.32, M12.45: getting off a train takes two points, coming ashore or by air one, also of those that have fewer.
    const most = Math.max(3 * unit.mf, unit.detrained ? 6 : 0, unit.ashore || unit.landed || unit.flown ? 3 : 0);
    const tooMuch = unit.innerRun > unit.spent || unit.spent > most;
    return tooMuch ? [{ line, message: `${unit.id} cannot have spent ${unit.spent} thirds (B11.1)` }] : [];
  });
}

/** M0.13 */
const loyaltyFaults = ({ board, state, unitLines }: Written): Fault[] =>
  state.units.flatMap((unit, no): Fault[] => {
    const message = nationFault(board, state, unit);
    return message === undefined ? [] : [{ line: unitLines[no] as number, message: `${unit.id} ${message}` }];
  });

/** Marks that only some units carry: what they aim at, where they came ashore, since when they are afloat. */
function markFaults({ board, state: { units, missions, frames }, unitLines }: Written): Fault[] {
  const landing = frames[0]?.at === 'landing';
  return units.flatMap((unit, no): Fault[] => {
    const tell = (message: string): Fault[] => [{ line: unitLines[no] as number, message: `${unit.id} ${message}` }];
    if (unit.aim !== undefined && (unit.place !== 'map' || board.surface[unit.at] !== 'sea'))
      return tell('aims at a hex, but stands on no sea hex (T6.2.0)');
    if (unit.landedOn !== undefined && (!mayRaid(unit) || board.coastal[unit.landedOn] !== 1))
      return tell('cannot have come ashore there: that is said of Rangers and of coastal hexes (T20.6)');
    if ((unit.atSeaSince ?? unit.sailedIn) !== undefined && (!isAircraft(unit) || unit.zone === undefined))
      return tell('is no aircraft based at sea (O23.7)');
    if (unit.onCall && !isFighter(unit)) return tell('is no fighter: it does not stand by to intercept (M12.32)');
    if (isLifter(unit) && sizeOf(unit) !== 1) return tell('is a transport: one unit, 1-10 (M5.chart)');
    const sent = unit.interdicts || frames.some((one) => one.at === 'flight' || one.at === 'airReturn');
    if (unit.place === 'air' && !landing && !sent && !missions.some((one) => one.unit === no))
      return tell('is in the air and flies no mission: mission tactical NAME HEX (T23.0.5a), interdicts (M12.40)');
    return [];
  });
}

/** T6.1.1: the line of the unit that is too much. */
function seaFaults({ state: { units }, unitLines }: Written): Fault[] {
  return SIDES.flatMap((side): Fault[] => {
    let size = 0;
    for (const [no, unit] of units.entries()) {
      if (unit.side !== side || unit.place !== 'sea' || !isGround(unit)) continue;
      size += sizeOf(unit);
      if (size > SEA_LIMIT)
        return [
          {
            line: unitLines[no] as number,
            message: `${side} has ${size} size At Sea; ${SEA_LIMIT} are allowed (T6.1.1)`,
          },
        ];
    }
    return [];
  });
}

/** T7.3.5: who uses an automatic victory may stand on its victim; nobody else stands where an enemy does. */
const standsOnVictim = ({ avs }: State, no: number, hex: Hex): boolean =>
  avs.some((av) => av.hexes.includes(hex) && av.users.includes(no));

/** M14.15: a lake that is frozen now. */
const isIce = (board: Board, state: State, hex: Hex): boolean => board.ice?.[hex] === 1 && seasonOf(state) === 'winter';

/** M5.4: one airbase and one unit of flak in a hex. */
function aloneFault(state: State, unit: Unit, no: number, line: number, hex: string): Fault[] {
  const { units, mover } = state;
  const twin = units.find(
    (one, i) =>
      i < no &&
      one.type === unit.type &&
      one.at === unit.at &&
      one.place === unit.place &&
      stemOf(one.id) !== stemOf(unit.id),
  );
  const passing = isMoving(state) && unit.side === mover && (unit.moved || twin?.moved === true);
  return twin && !passing ? [{ line, hex, message: `two of a kind in one hex: one is allowed (M5.4)` }] : [];
}

/** B8.1, B1.9, B6.6, T23.0.3 */
function placeFaults({ board, preset, unitLines, state, stacking, airbases }: Written): Fault[] {
  const { units, frames, mover } = state;
  const at = frames[0]?.at;
  const stacks = new Map<string, { size: number; bands: Set<string>; whole: Set<string>; moved: boolean }>();
  const held = new Map<Hex, Side>();
  return units.flatMap((unit, no): Fault[] => {
    const line = unitLines[no] as number;
    if (unit.place === 'sea' && preset === 'basic' && !isShip(unit))
      return [{ line, message: `the basic game has no sea movement (B15.1)` }];
    const isBase = (hex: Hex): boolean => (airbases ? isBaseHex(state, hex) : isCity(board, hex));
    const carried = state.frames.some((one) => one.at === 'flight' && one.load?.includes(no));
    if (unit.place === 'air' && !isAircraft(unit) && !carried) return [{ line, message: `${unit.id} is no aircraft` }];
    if (
      unit.place === 'air' &&
      unit.aboard !== undefined &&
      !units.some((one) => one.id === unit.aboard && isShip(one))
    )
      return [{ line, message: `${unit.id} comes from '${unit.aboard}': no hex, no sea zone and no ship (M11.tf d)` }];
    if (unit.place === 'air' && unit.base !== undefined && !airbases && !isCity(board, unit.base))
      return [{ line, hex: nameOf(board.grid, unit.base), message: `${unit.id} has no base there (T23.0.5b)` }];
    if ((unit.place !== 'map' && unit.place !== 'neutral') || isShip(unit)) return [];
    const hex = nameOf(board.grid, unit.at);
    const surface = board.surface[unit.at];
    const ground = isGround(unit);
    const leaving = state.frames.some((one) => one.at === 'evacuation' && one.hex === unit.at);
    if (isAircraft(unit) && !isBase(unit.at) && !leaving)
      return [{ line, hex, message: `${unit.id} has no base here (${airbases ? 'M12.1' : 'T3.5'})` }];
    if (surface === 'sea' && (preset !== 'basic' || unit.aboard !== undefined)) {
      const message = seaHexFault(board, unit, at, mover);
      if (message !== undefined) return [{ line, hex, message }];
    } else if (surface !== 'land' && !(surface === 'neutral' && isIrregular(unit)) && !isIce(board, state, unit.at)) {
      const rule = surface === 'lake' ? 'B1.9' : surface === 'sea' ? 'B15.1' : 'B1.15';
      return [{ line, hex, message: `${unit.id} cannot stand on ${surface ?? ''} (${rule})` }];
    }
    // M17.h.2: before everybody has taken a side nobody is an enemy.
    const byTurns = unit.place === 'neutral' && unit.nation === undefined;
    if (!byTurns && !standsOnVictim(state, no, unit.at)) {
      const holder = held.get(unit.at) ?? unit.side;
      held.set(unit.at, holder);
      if (holder !== unit.side) return [{ line, hex, message: 'units of both sides stand in one hex (B6.6)' }];
    }
    if (isInstallation(unit) && (unit.nation === undefined || !isCity(board, unit.at)))
      return [
        { line, hex, message: `${unit.id} is a supply counter: of a minor country, on a city hex of it (M18.5)` },
      ];
    if (isTrain(unit) || isInstallation(unit)) return [];
    const stacked = ground || (isFlak(unit) && stacking?.flak === 'ground');
    if (isAirbase(unit) || (isFlak(unit) && !stacked)) return aloneFault(state, unit, no, line, hex);
    const key = `${unit.at} ${unit.side} ${stacked}`;
    const stack = stacks.get(key) ?? { size: 0, bands: new Set<string>(), whole: new Set<string>(), moved: false };
    stack.size += sizeOf(unit);
    if (isIrregular(unit)) stack.bands.add(stemOf(unit.id));
    // M5.5: a unit that was broken down after movement stands there in pieces until its owner moves.
    stack.whole.add(stemOf(unit.id));
    stack.moved ||= unit.moved;
    stacks.set(key, stack);
    // B8.2: while the mover moves, a hex may be over the limit for a time.
    const passing = stacked && isMoving(state) && unit.side === mover && stack.moved;
    const most = kindOf(unit.type).perHex;
    if (most !== undefined && stack.bands.size > most && !passing)
      return [{ line, hex, message: `${stack.bands.size} guerillas in one hex; ${most} are allowed (M15.5)` }];
    const limit = stacking?.[stacked ? 'ground' : 'air'];
    if (!limit || fits(limit, stack.size, stack.whole.size) || passing) return [];
    const what = stacked ? 'size' : 'factors of aircraft';
    const message = `${stack.size} ${what} in one hex; ${english(theLimit(limit))} are allowed (${limit.rule})`;
    return [{ line, hex, message }];
  });
}
