import { advanceEnds, MOST_STEPS } from '../../src/ai/sim/advance.ts';
import { barredBy, coversHex, holdsHex, inZocOf, isShut, stackSizeOf } from '../../src/ai/sim/field.ts';
import { topFrame } from '../../src/ai/sim/frames.ts';
import { load } from '../../src/ai/sim/load.ts';
import { AUTOMATIC, columnName, oddsIn, TOO_LOW } from '../../src/ai/sim/odds.ts';
import { reach, wayTo } from '../../src/ai/sim/reach.ts';
import { canRetreat, openWays, retreatEnds } from '../../src/ai/sim/retreat.ts';
import { newSim, type Sim } from '../../src/ai/sim/sim.ts';
import type { SideNo } from '../../src/ai/sim/units.ts';
import { advanceFault as legalAdvance, advances, winners } from '../../src/blitz/advance.ts';
import { bars, covers, fieldOf, holds, inZoc, stackAt, stackSize } from '../../src/blitz/field.ts';
import { supportOf } from '../../src/blitz/missions.ts';
import { entry, hexesReached, reachOf, routeTo, walk } from '../../src/blitz/movement.ts';
import { strengthsOf } from '../../src/blitz/odds.ts';
import type { Blitz } from '../../src/blitz/open.ts';
import { retreatPaths } from '../../src/blitz/retreat.ts';
import { isGround, other, type State, SIDES, type Unit, type UnitNo } from '../../src/blitz/types.ts';
import type { Choose } from '../../src/core/dice.ts';
import { isObjection } from '../../src/core/objection.ts';
import { neighboursOf } from '../../src/hex/grid.ts';
import { BARRED } from '../../src/hex/path.ts';
import type { SimLaw, Tamper } from './sim-laws.ts';

/** What the fast door answers against what the engine answers. */

const SIDE_NO: Record<string, SideNo> = { blue: 0, red: 1 };

function fieldFault({ world }: Blitz, sim: Sim, state: State): string | undefined {
  const field = fieldOf(world.board, state);
  for (const side of SIDES) {
    const no = SIDE_NO[side] as SideNo;
    const closed = entry(world, state, other(side));
    for (let hex = 0; hex < world.board.grid.size; hex++) {
      const facts = [
        ['zone of control', inZocOf(sim, no, hex), inZoc(field, side, hex)],
        ['bar', barredBy(sim, no, hex), bars(field, side, hex)],
        ['cover', coversHex(sim, no, hex), covers(field, side, hex)],
        ['holder', holdsHex(sim, no, hex), holds(field, side, hex)],
        ['size', stackSizeOf(sim, no, hex), stackSize(field, side, hex)],
        ['way in', barredBy(sim, no, hex) || isShut(sim, hex), (closed[hex] as number) >= BARRED],
      ] as const;
      const wrong = facts.find(([, is, should]) => is !== should);
      if (wrong) return `${side} at hex ${hex}: the ${wrong[0]} is ${String(wrong[1])}, not ${String(wrong[2])}`;
    }
  }
  return undefined;
}

function reachFault({ world }: Blitz, sim: Sim, state: State, no: UnitNo): string | undefined {
  const unit = state.units[no] as Unit;
  // A run inside a city that an advance took out of it means nothing: nobody moves again in that player turn.
  if (unit.innerRun > 0 && world.board.city[unit.at] === -1) return undefined;
  const found = reach(sim, no);
  const mine = new Map<number, number>();
  for (let i = 0; i < found.count; i++) mine.set(found.hexes[i] as number, found.costs[i] as number);
  const range = reachOf(world, state, unit);
  const theirs = new Map(hexesReached(range).map((hex) => [hex, routeTo(range, hex)?.cost ?? -1]));
  theirs.set(unit.at, 0);
  if (mine.size !== theirs.size) return `${unit.id} reaches ${mine.size} hexes, not ${theirs.size}`;
  for (const [hex, cost] of theirs) {
    if (mine.get(hex) !== cost) return `${unit.id} comes to ${hex} for ${mine.get(hex) ?? 'nothing'}, not ${cost}`;
    if (hex === unit.at) continue;
    const { path, steps } = wayTo(sim, hex);
    const walked = walk(world, state, unit, [...path.subarray(0, steps)]);
    if (isObjection(walked)) return `${unit.id} to ${hex}: ${walked.because}`;
    if (walked.spent !== unit.spent + cost || path[steps - 1] !== hex) return `${unit.id} to ${hex}: another price`;
  }
  return undefined;
}

function retreatFault({ world }: Blitz, sim: Sim, state: State, no: UnitNo, steps: number): string | undefined {
  const unit = state.units[no] as Unit;
  const paths = retreatPaths(world, state, unit, steps);
  const theirs = new Set(paths.map((path) => path.at(-1)));
  const found = retreatEnds(sim, no, steps);
  const mine = new Set(found.ends.subarray(0, found.count));
  if (mine.size !== theirs.size || [...theirs].some((hex) => !mine.has(hex as number)))
    return `${unit.id} retreats by ${steps} to ${[...mine].join()}, not to ${[...theirs].join()}`;
  for (let i = 0; i < found.count; i++) {
    const path = [...found.paths.subarray(i * steps, i * steps + steps)];
    if (!paths.some((one) => one.join() === path.join())) return `${unit.id} does not retreat over ${path.join()}`;
  }
  if (canRetreat(sim, no, steps) !== paths.length > 0) return `${unit.id}: can it retreat by ${steps}?`;
  const ways = openWays(sim, SIDE_NO[unit.side] as SideNo, unit.at);
  if (ways === 0 && paths.length > 0) return `${unit.id} is sealed in and retreats`;
  return undefined;
}

/** B19.7, T7.2.7: who may advance where. */
function advanceFault({ world }: Blitz, sim: Sim, state: State): string | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'advance') return undefined;
  const theirs = advances(world, state, frame);
  for (const no of winners(state, frame)) {
    const found = advanceEnds(sim, topFrame(sim), no);
    const mine = [...found.ends.subarray(0, found.count)].sort((a, b) => a - b).join();
    const ends = theirs.filter((one) => one.unit === no).map((one) => one.path.at(-1) as number);
    const should = ends.sort((a, b) => a - b).join();
    if (mine !== should) return `unit ${no} advances to ${mine}, not to ${should}`;
    for (let i = 0; i < found.count; i++) {
      const path = [...found.paths.subarray(i * MOST_STEPS, i * MOST_STEPS + (found.lengths[i] as number))];
      const fault = legalAdvance(world, state, frame, no, path);
      if (fault) return `unit ${no} over ${path.join()}: ${fault.because}`;
    }
  }
  return undefined;
}

/** A battle that may never be fought, made up: somebody against somebody beside him, with and without aircraft. */
function oddsFault(game: Blitz, sim: Sim, state: State, choose: Choose): string | undefined {
  const { world } = game;
  const field = fieldOf(world.board, state);
  const units = state.units.flatMap((unit, no) =>
    unit.side === state.mover && unit.place === 'map' && isGround(unit) ? [no] : [],
  );
  const [one] = units.length > 0 ? [units[choose(units.length)] as UnitNo] : [];
  if (one === undefined) return undefined;
  const beside = neighboursOf(world.board.grid, (state.units[one] as Unit).at);
  const hexes = beside.filter((hex) => holds(field, other(state.mover), hex)).slice(0, 1 + choose(2));
  const attackers = [...new Set(hexes.flatMap((hex) => neighboursOf(world.board.grid, hex)))]
    .flatMap((hex) => stackAt(field, state.mover, hex))
    .filter((no) => no === one || choose(2) === 0);
  if (hexes.length === 0 || attackers.length === 0) return undefined;
  const aircraft = supportOf(state, hexes);
  const air = aircraft.reduce((sum, no) => sum + (state.units[no] as Unit).af, 0);
  const { attackTotal, defenceTotal, odds } = strengthsOf(world, state, attackers, hexes, aircraft);
  const is = oddsIn(sim, attackers, attackers.length, hexes, hexes.length, air, aircraft.length > 0);
  const name = odds.automatic ? columnName(AUTOMATIC) : odds.tooLow ? columnName(TOO_LOW) : odds.label;
  if (is.attack === attackTotal && is.defence === defenceTotal && columnName(is.column) === name) return undefined;
  return `${attackers.join()} against ${hexes.join()}: ${is.attack} to ${is.defence} (${columnName(is.column)}), not ${attackTotal} to ${defenceTotal} (${name})`;
}

export function questionsLaw(game: Blitz, tamper?: Tamper): SimLaw {
  const sim = newSim(game, 900);
  return {
    // On the continent every fourth command is enough.
    ...(game.world.board.grid.size > 500 ? { dear: 4 } : {}),
    name: 'the simulation answers as the engine does: field, reach, retreats, advances, odds',
    broken({ state, choose }) {
      load(sim, state);
      tamper?.(sim);
      const ground = state.units.flatMap((unit, no) => (unit.place === 'map' && isGround(unit) ? [no] : []));
      // The whole field now and then on a large board, always on a small one.
      if (choose(1 + game.world.board.grid.size / 40) < 1) {
        const fault = fieldFault(game, sim, state);
        if (fault) return fault;
      }
      if (ground.length === 0) return undefined;
      const no = ground[choose(ground.length)] as UnitNo;
      return (
        reachFault(game, sim, state, no) ??
        retreatFault(game, sim, state, no, 1 + choose(5)) ??
        advanceFault(game, sim, state) ??
        oddsFault(game, sim, state, choose)
      );
    },
  };
}
