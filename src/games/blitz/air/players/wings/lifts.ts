import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '#games/blitz/board.ts';
import { isGround, mayFly } from '#games/blitz/kinds.ts';
import { baseHexes } from '#games/blitz/air/airbases/bases.ts';
import { cargoFor } from '#games/blitz/air/airbases/lift.ts';
import { airForcesVerbs } from '#games/blitz/air/airbases/verbs.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type CommandOf, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { replyLoss, survey, type Survey } from '#games/blitz/players/plan/survey.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import { place, plainly } from '#games/blitz/players/ops/reasons.ts';
import { msg } from '#core/message.ts';
import { theUnits } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { type Airforce, airforceOf } from './crews.ts';
import { gatheringOf } from './jumpers.ts';
import { FLIGHT, openCities, piecesNow, raidsFrom } from './raids.ts';
import { factorsIn, flakZones, tollOf } from './toll.ts';

/** M12.44, M12.45, M10.16: what transports are used for: drops on open cities, supply for those cut off, units to the front. */

/** Turns before the end in which a captured city counts twice: there is no time to retake it. */
const LATE = 2;
/** Least gain of an airlift in hexes, and the distance from the enemy below which none is flown. */
const NEARER = 6;
const NEAR = 3;
const FEWEST_FED = 4;
/** Worth of a transport (M9.cost), and of a factor supplied by it. */
const TRANSPORT = 4;
const FED = 0.25;
/** Most places looked at closely. */
const LOOKED_AT = 12;
/** Least value of a drop: in the last turns, long before them, and in the turns for which paratroops are kept. */
const LEAST = 1;
const EARLY = 4;
const KEPT = 9;

interface Dropped {
  readonly command: CommandOf<'dropAirborne' | 'splitUnit'>;
  readonly gain: number;
}

const lifters = (force: Airforce, mission: 'drop' | 'airlift'): ReadonlyMap<Hex, UnitNo[]> => {
  const found = new Map<Hex, UnitNo[]>();
  for (const { no, unit } of force.ready(mission)) found.set(unit.at, [...(found.get(unit.at) ?? []), no]);
  return found;
};

/** Value of a drop less the cost of the enemy's answer. */
function worthOfDrop(known: Survey, hex: Hex, size: number, worth: number): number {
  const late = turnsLeft(known.world, known.state) <= LATE ? 2 : 1;
  return late * worth - replyLoss(known, hex, size) / late;
}

/** True if another drop has landed near the city. */
const isRaided = ({ board }: World, { units, mover }: State, city: Hex): boolean =>
  units.some(
    (unit) =>
      unit.side === mover &&
      unit.place === 'map' &&
      mayFly(unit) &&
      unit.flown &&
      distance(board.grid, unit.at, city) <= PROVIDED_FOR,
  );
const PROVIDED_FOR = 4;

/** M0.10: each factor for itself takes a city. */
const brokenDown = (state: State, unit: UnitNo): CommandOf<'splitUnit'> => ({
  do: 'splitUnit',
  unit,
  sizes: Array.from({ length: sizeOf(state.units[unit] as Unit) }, () => 1),
});

/** M12.44: best drop on undefended cities, taken at once or by the end of the march. */
function bestDrop(game: Blitz, state: State): Dropped | undefined {
  const { world } = game;
  const side = state.mover;
  const force = airforceOf(world, state);
  const isLast = turnsLeft(world, state) === 1;
  const least = isLast ? LEAST : piecesNow(world, state) > 1 ? KEPT : EARLY;
  let best: Dropped | undefined;
  for (const [from, able] of lifters(force, 'drop')) {
    const cargo = cargoFor(world, state, 'drop', from, 1);
    const [mac] = able;
    if (cargo.length === 0 || mac === undefined) continue;
    const known = survey(world, state, side, false);
    const size = cargo.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);
    const crew = { no: mac, unit: state.units[mac] as Unit };
    const open = openCities(world, state, side).filter((city) => !isLast || !isRaided(world, state, city));
    const places = raidsFrom(world, state, side, open, from, isLast ? Math.min(piecesNow(world, state), size) : 1)
      .filter(({ hex }) => force.reaches(crew, hex))
      .slice(0, 4 * LOOKED_AT)
      .map(({ hex, worth }) => ({ hex, gain: worthOfDrop(known, hex, size, worth) }))
      .filter(({ gain }) => gain > (best?.gain ?? least))
      .sort((a, b) => b.gain - a.gain);
    const zones = flakZones(world, state);
    for (const { hex, gain } of places.slice(0, LOOKED_AT)) {
      const routes = force.ways([mac], hex);
      if (!routes) continue;
      const { price } = tollOf(
        world,
        state,
        [mac],
        routes.map(({ path }) => path),
        hex,
        zones,
      );
      const command = { do: 'dropAirborne', units: [mac], hex, load: cargo, routes } as const;
      if (gain - price <= (best?.gain ?? least) || game.check(state, side, command)) continue;
      const whole = isLast ? cargo.find((no) => sizeOf(state.units[no] as Unit) > 1) : undefined;
      best = { command: whole === undefined ? command : brokenDown(state, whole), gain: gain - price };
    }
  }
  return best;
}

/** M12.45: paratroops are flown to the base they are to jump from, over others where it is far. */
function broughtForward(game: Blitz, state: State): Command | undefined {
  const { world } = game;
  const { grid } = world.board;
  const side = state.mover;
  const goal = gatheringOf(world, state, side)?.base;
  if (goal === undefined) return undefined;
  const far = (hex: Hex): number => distance(grid, hex, goal);
  for (const [from, [mac]] of lifters(airforceOf(world, state), 'airlift')) {
    const troops = cargoFor(world, state, 'drop', from, 1);
    if (from === goal || mac === undefined || troops.length === 0) continue;
    const bases = baseHexes(state, side)
      .filter((hex) => distance(grid, hex, from) <= FLIGHT && far(hex) < far(from))
      .sort((a, b) => far(a) - far(b));
    for (const hex of bases) {
      const command = { do: 'airliftUnit', units: [mac], hex, load: troops } as const;
      if (!game.check(state, side, command)) return command;
    }
  }
  return undefined;
}

/** M10.16: the flight that feeds most of those who are cut off. */
function bestRelief(game: Blitz, state: State): Command | undefined {
  const { world } = game;
  if (!state.units.some((unit) => unit.side === state.mover && unit.isolated && isGround(unit))) return undefined;
  const force = airforceOf(world, state);
  const zones = flakZones(world, state);
  let best: Command | undefined;
  let most = FEWEST_FED - 1;
  for (const name of ['airliftSupply', 'dropSupply'] as const) {
    const room = name === 'airliftSupply' ? 12 : 4;
    for (const command of airForcesVerbs[name]?.legal(world, state) ?? []) {
      if (command.do !== name) continue;
      // Bases and what lies on them eat nothing.
      const needed = factorsIn(
        state,
        command.load.filter((no) => isGround(state.units[no] as Unit)),
      );
      const fed = Math.min(needed, room * command.units.length);
      if (fed <= most) continue;
      const routes = force.ways(command.units, command.hex);
      if (!routes) continue;
      const paths = routes.map(({ path }) => path);
      const { lost } = tollOf(world, state, command.units, paths, command.hex, zones);
      const written = routes.filter(({ path }) => path.length > 0);
      const flight = { ...command, ...(written.length > 0 ? { routes: written } : {}) };
      if (TRANSPORT * lost > FED * fed || game.check(state, state.mover, flight)) continue;
      [best, most] = [flight, fed];
    }
  }
  return best;
}

/** M12.45: from far behind to a base near the front; the last of a city stays. */
function bestAirlift(game: Blitz, state: State): Command | undefined {
  const { world } = game;
  const { grid } = world.board;
  const force = airforceOf(world, state);
  const flown = lifters(force, 'airlift');
  if (flown.size === 0) return undefined;
  const enemies = state.units.flatMap((unit) => (unit.side !== state.mover && unit.place === 'map' ? [unit.at] : []));
  const away = (hex: Hex): number => Math.min(255, ...enemies.map((one) => distance(grid, one, hex)));
  for (const [from, able] of flown) {
    const [mac] = able;
    if (mac === undefined || away(from) < NEARER + NEAR) continue;
    const there = cargoFor(world, state, 'airlift', from, 3 * able.length);
    const spare = (isCity(world.board, from) ? there.slice(1) : there).filter(
      (no) => sizeOf(state.units[no] as Unit) <= 4 && !mayFly(state.units[no] as Unit),
    );
    const [first] = spare;
    if (first === undefined) continue;
    const places = baseHexes(state, state.mover)
      .filter((hex) => away(hex) >= NEAR && away(hex) <= away(from) - NEARER)
      .sort((a, b) => away(a) - away(b));
    for (const hex of places) {
      const command = { do: 'airliftUnit', units: [mac], hex, load: [first] } as const;
      if (!game.check(state, state.mover, command)) return command;
    }
  }
  return undefined;
}

/** M80.13: the next flight of transports; drops before supply, supply before airlifts. */
export const nextLift = (game: Blitz, state: State): Command | undefined =>
  game.world.rules.air.from === 'airbases'
    ? (bestDrop(game, state)?.command ??
      bestRelief(game, state) ??
      broughtForward(game, state) ??
      bestAirlift(game, state))
    : undefined;

/** Hexes where paratroops meet their transports and wait; empty without a target. */
export function gathering({ world, state, side, units, ways }: Survey): ReadonlyMap<UnitNo, Hex> {
  const found = new Map<UnitNo, Hex>();
  const { pickUps } = (world.rules.air.from === 'airbases' ? gatheringOf(world, state, side) : undefined) ?? {};
  for (const [no, base] of pickUps ?? []) {
    const far = (hex: Hex): number => distance(world.board.grid, hex, base);
    const { at } = state.units[no] as Unit;
    const reach = units.includes(no) && far(at) <= NEAR_ENOUGH ? ways.get(no) : undefined;
    const [to] = [...(reach ?? [])].sort((a, b) => far(a) - far(b) || a - b);
    if (to !== undefined && far(to) <= far(at)) found.set(no, to);
  }
  return found;
}
/** Two player turns on foot. */
const NEAR_ENOUGH = 14;

/** Marches of paratroops to their transports; there they stay. */
export const paratroops: Generator = ({ state, draft }) =>
  [...gathering(draft.survey)].map(([unit, hex]): Operation => {
    const { world } = draft.survey;
    const { at } = state.units[unit] as Unit;
    return {
      goal: 'paratroops',
      target: hex,
      units: [{ unit, role: 'main' }],
      orders: at === hex ? [] : [{ unit, to: hex }],
      stands: new Map([[unit, hex]]),
      attacks: [],
      value: WAITING,
      explain: () => {
        const where = place(world, hex);
        const who = theUnits(state, [unit]);
        const said =
          at === hex
            ? msg`${who} {waits|wait} at ${where} beside the transports, for a city within their reach that nobody guards.`
            : msg`${who} {goes|go} to ${where}, on the way to the transports: cities that nobody guards lie within a flight.`;
        const arrows = at === hex ? [] : ([{ unit, from: at, to: hex, role: 'march' }] as const);
        return plainly('paratroops', hex, { said, units: [unit], numbers: {} }, arrows, { gain: 0, risk: 0 });
      },
    };
  });

/** More than most attacks promise: four factors more seldom decide a battle, a city behind the lines often the war. */
const WAITING = 3;
