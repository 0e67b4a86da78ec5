import type { Hex } from '#hex/hex.ts';
import { isTaskForce } from '#games/blitz/kinds.ts';
import { fleetUnder } from '#games/blitz/air/airbases/fleet-under.ts';
import type { Goal } from '#games/blitz/air/airbases/missions.ts';
import { strikeTargets } from '#games/blitz/air/airbases/verbs.ts';
import { strikeColumn, strikeResult } from '#games/blitz/combat/artillery/strike-table.ts';
import { flakFactors } from '#games/blitz/air/flak/volleys.ts';
import { docked } from '#games/blitz/sea/ships/damage.ts';
import { cargoOf } from '#games/blitz/sea/ships/ships.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type CommandOf, other, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Airforce } from './crews.ts';
import { factorsIn, priceOfLoss, volleyMean } from './toll.ts';

/** M12.chart 2, 9: bombers against ships, at sea from naval airbases and on docks. */

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SIZES = [12, 6, 3] as const;
/** M9.cost: what a ship is worth, and what it is worth that it has to withdraw. */
const SHIP = 4;
const WITHDRAWN = 0.6;
/** Less than this is not worth a flight. */
const LEAST = 0.4;

interface ShipStrike {
  readonly command: CommandOf<'declareStrike'>;
  readonly net: number;
}

type AtShips = 'naval' | 'port';

const shipsUnder = (world: World, state: State, mission: AtShips, goal: Goal): readonly UnitNo[] =>
  mission === 'naval' ? fleetUnder(world, state, goal) : docked(state, other(state.mover), goal.hex);

/** M12.hd: on a D the owner gives up the cheapest ship, with its load. */
const cheapest = (state: State, ships: readonly UnitNo[]): number =>
  Math.min(...ships.map((no) => SHIP + factorsIn(state, cargoOf(state, state.units[no] as Unit))));

/** Expected gain of so many factors against ships. */
export function gainAtShips(world: World, state: State, mission: AtShips, goal: Goal, factors: number): number {
  const ships = shipsUnder(world, state, mission, goal);
  const column = strikeColumn(factors);
  if (ships.length === 0 || column === undefined) return 0;
  const more = world.rules.weather.visibility({ world, state, hex: goal.hex }) === 2 ? 1 : 0;
  const sunk = cheapest(state, ships);
  return FACES.reduce<number>((sum, die) => {
    const result = strikeResult(column, die + more);
    return sum + (result === 'D' ? sunk : result === 'H' ? WITHDRAWN : 0) / 6;
  }, 0);
}

/** The strike on ships that promises most for what their flak costs, if any is worth it. */
export function bestShipStrike(
  game: Blitz,
  force: Airforce,
  zones: (hexes: readonly Hex[]) => number,
): ShipStrike | undefined {
  const { world, state } = force;
  const raided = new Set(state.raids?.map(({ hex }) => hex));
  let best: ShipStrike | undefined;
  for (const mission of ['naval', 'port'] as const) {
    const crews = force.ready(mission);
    if (crews.length === 0) continue;
    for (const goal of strikeTargets(world, state, mission)) {
      const ships = shipsUnder(world, state, mission, goal);
      if (ships.length === 0 || raided.has(goal.hex)) continue;
      // Each alone may not reach them: those that do fly together.
      const able = crews
        .filter(({ no }) => !game.check(state, state.mover, order(goal, mission, [no])))
        .sort((a, b) => sizeOf(b.unit) - sizeOf(a.unit) || a.no - b.no);
      const guns = ships.filter((no) => isTaskForce(state.units[no] as Unit));
      for (const size of SIZES) {
        const units: UnitNo[] = [];
        for (const { no } of able) if (factorsIn(state, units) < size) units.push(no);
        const factors = factorsIn(state, units);
        if (factors < size) continue;
        const flak = (mission === 'naval' ? flakFactors(world, state, guns) : 0) + zones([goal.hex]);
        const toll = priceOfLoss(state, units, Math.min(volleyMean(flak), factors), 'bombers');
        const net = gainAtShips(world, state, mission, goal, factors) - toll;
        if (net <= (best?.net ?? LEAST)) continue;
        const command = order(goal, mission, units);
        if (!game.check(state, state.mover, command)) best = { command, net };
      }
    }
  }
  return best;
}

const order = (goal: Goal, mission: AtShips, units: readonly UnitNo[]): CommandOf<'declareStrike'> => ({
  do: 'declareStrike',
  hex: goal.hex,
  ...(goal.ship === undefined ? {} : { ship: goal.ship }),
  sorties: [{ mission, units }],
});
