import { controllerOf } from '../../../chapters/countries/cities.ts';
import { minorAt } from '../../../chapters/countries/minors.ts';
import { covers } from '../../../chapters/ground/field.ts';
import { distance } from '../../../../../hex/grid.ts';
import type { Hex } from '../../../../../hex/hex.ts';
import { isCity } from '../../../board.ts';
import { isGround, isLifter, mayFly } from '../../../kinds.ts';
import { baseHexes } from '../../../modules/air-forces/bases.ts';
import { cargoFor } from '../../../modules/air-forces/lift.ts';
import { airForcesVerbs } from '../../../modules/air-forces/verbs.ts';
import type { Blitz } from '../../../open.ts';
import { type Command, type CommandOf, other, type State, sizeOf, type Unit, type UnitNo } from '../../../types.ts';
import type { Generator, Operation } from '../../plan/operation.ts';
import { citiesRound, replyLoss, survey, type Survey } from '../../plan/survey.ts';
import { turnsLeft } from '../campaign.ts';
import { place, plainly } from '../telling.ts';
import { say } from '../../../../../core/say.ts';
import { theUnits } from '../../../words.ts';
import { type Airforce, airforceOf } from './crews.ts';
import { factorsIn, flakZones, tollOf } from './toll.ts';

/** M12.44, M12.45, M10.16: what transports are used for: drops on open cities, supply for those cut off, units to the front. */

/** What a city hex is worth that falls to a drop; twice that when nobody has time to take it back. */
const CITY = 5;
const LATE = 2;
/** Hexes an airlift must bring a unit nearer to the enemy; so near nobody is flown in. */
const NEARER = 6;
const NEAR = 3;
const FEWEST_FED = 4;
/** M12.44: a flight, and some hexes the front may come nearer. */
const REACH = 13;
/** Most places looked at closely. */
const LOOKED_AT = 12;

/** City hexes that fall to whoever stands there: not ours, and nobody of the enemy's covers them. */
function openCities({ world, state, field, side }: Survey, hex: Hex): Hex[] {
  return citiesRound(world, hex).filter(
    (city) =>
      controllerOf(world.board, state.control, city) !== side &&
      !covers(field, other(side), city) &&
      !covers(field, side, city) &&
      minorAt(world, state, city)?.state !== 'intact',
  );
}

interface Dropped {
  readonly command: CommandOf<'dropAirborne'>;
  readonly cities: readonly Hex[];
  readonly gain: number;
}

const lifters = (force: Airforce, mission: 'drop' | 'airlift'): ReadonlyMap<Hex, UnitNo[]> => {
  const found = new Map<Hex, UnitNo[]>();
  for (const { no, unit } of force.ready(mission)) found.set(unit.at, [...(found.get(unit.at) ?? []), no]);
  return found;
};

function worthOfDrop(known: Survey, hex: Hex, size: number): number {
  const { world, state } = known;
  const late = turnsLeft(world, state) <= LATE ? 2 : 1;
  return late * CITY * openCities(known, hex).length - replyLoss(known, hex, size) / late;
}

/** M12.44: where paratroops take cities that nobody holds. */
function bestDrop(game: Blitz, state: State): Dropped | undefined {
  const { world } = game;
  const force = airforceOf(world, state);
  let best: Dropped | undefined;
  for (const [from, able] of lifters(force, 'drop')) {
    const cargo = cargoFor(world, state, 'drop', from, 1);
    const [mac] = able;
    if (cargo.length === 0 || mac === undefined) continue;
    const known = survey(world, state, state.mover, false);
    const size = cargo.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);
    const crew = { no: mac, unit: state.units[mac] as Unit };
    const near = world.board.cityHexes.filter(
      (hex) =>
        controllerOf(world.board, state.control, hex) !== state.mover &&
        distance(world.board.grid, from, hex) <= crew.unit.mf + 1,
    );
    const places = [
      ...new Set(
        near.flatMap((hex) => [
          hex,
          ...Array.from({ length: 6 }, (_, i) => world.board.grid.neighbours[hex * 6 + i] as Hex),
        ]),
      ),
    ]
      .filter((hex) => hex >= 0 && world.board.land[hex] === 1 && force.reaches(crew, hex))
      .map((hex) => ({ hex, gain: worthOfDrop(known, hex, size) }))
      .filter(({ gain }) => gain > (best?.gain ?? 1))
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
      if (gain - price <= (best?.gain ?? 1) || game.check(state, state.mover, command)) continue;
      best = { command, cities: openCities(known, hex), gain: gain - price };
    }
  }
  return best;
}

/** M10.16: the flight that feeds most of those who are cut off. */
function bestRelief(game: Blitz, state: State): Command | undefined {
  const { world } = game;
  if (!state.units.some((unit) => unit.side === state.mover && unit.isolated && isGround(unit))) return undefined;
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
      if (fed > most && !game.check(state, state.mover, command)) [best, most] = [command, fed];
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

/** M80.13: the next flight of transports; supply before drops, drops before airlifts. */
export const nextLift = (game: Blitz, state: State): Command | undefined =>
  game.world.airbases
    ? (bestRelief(game, state) ?? bestDrop(game, state)?.command ?? bestAirlift(game, state))
    : undefined;

/** Paratroops stay with the transports as long as cities may come within their reach. */
export const paratroops: Generator = ({ state, side, draft }) => {
  const bases = new Set(
    state.units.flatMap((unit) => (unit.side === side && unit.place === 'map' && isLifter(unit) ? [unit.at] : [])),
  );
  if (bases.size === 0) return [];
  const { world } = draft.survey;
  return [...bases].flatMap((hex): Operation[] => {
    const units = state.units.flatMap((unit, no) =>
      unit.side === side && unit.place === 'map' && unit.at === hex && mayFly(unit) && !unit.moved ? [no] : [],
    );
    if (units.length === 0 || !draft.survey.units.some((no) => units.includes(no))) return [];
    const free = units.filter((no) => draft.survey.units.includes(no));
    // With no city of the enemy's in reach they march with the others.
    const inReach = world.board.cityHexes.some(
      (city) =>
        controllerOf(world.board, state.control, city) === other(side) &&
        distance(world.board.grid, hex, city) <= REACH,
    );
    if (!inReach) return [];
    return [
      {
        goal: 'paratroops',
        target: hex,
        units: free.map((unit) => ({ unit, role: 'main' })),
        orders: [],
        stands: new Map(free.map((unit) => [unit, hex])),
        attacks: [],
        value: WAITING,
        explain: () => {
          const said = say`${theUnits(state, free)} {waits|wait} at ${place(world, hex)} beside the transports, for a city within their reach that nobody guards.`;
          return plainly('paratroops', hex, { said, units: free, numbers: {} }, [], { gain: 0, risk: 0 });
        },
      },
    ];
  });
};

/** More than most attacks promise: four factors more seldom decide a battle, a city behind the lines often the war. */
const WAITING = 3;
