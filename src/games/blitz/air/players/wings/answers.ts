import type { Hex } from '#hex/hex.ts';
import { turnBack } from '#games/blitz/air/airbases/flight-state.ts';
import { allHome, dearHomes, homeless, homesOf } from '#games/blitz/air/airbases/way-home.ts';
import { callable } from '#games/blitz/air/airbases/interception.ts';
import { aloft } from '#games/blitz/air/airbases/air-losses.ts';
import { exposedTo, flakFactors, volleyChoices } from '#games/blitz/air/flak/volleys.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, FrameAt, State, UnitNo, Volley } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { WORTH_A_VOLLEY } from './feints.ts';
import { gainAtShips } from './ship-strikes.ts';
import { gainOf, type Struck } from './strikes.ts';
import { combatMean, factorsIn, priceOf, priceOfLoss, volleyMean } from './toll.ts';

/** M80.40: what is decided while a flight is on its way, by both sides. */

type Flight = FrameAt<'flight'>;

/** M12.24: a support mission, a drop and the like bring so much for a factor that comes through. */
const BRINGS = 0.5;
const DROPPED = 1;
const FERRIED = 3;

const unitsOf = (state: State, flight: Flight): UnitNo[] =>
  aloft(
    state,
    flight.groups.flatMap(({ units }) => units),
  );

const isLaden = ({ load = [] }: Flight): boolean => load.length > 0;

/** The most that flak can be expected to bring down over one hex. */
function flakBrings(world: World, state: State, flight: Flight, over?: Hex): number {
  let most = 0;
  for (const volleys of volleyChoices(world, state, flight)) {
    const [volley] = volleys;
    if (!volley || (over !== undefined && volley.hex !== over)) continue;
    const units = aloft(state, exposedTo(flight, volley));
    const lost = Math.min(volleyMean(flakFactors(world, state, volley.units)), factorsIn(state, units));
    most = Math.max(most, priceOfLoss(state, units, lost, 'bombers', isLaden(flight)));
  }
  return most;
}

interface Sent {
  readonly units: readonly UnitNo[];
  readonly interceptors: number;
  readonly flight: number;
  /** Expected gain by worth: enemy aircraft shot down less own losses. */
  readonly gain: number;
}

/** M12.22, M12.23: as many as bring down more than they lose; M13.7: not where flak over the target does better. */
function interceptorsFor(world: World, state: State, flight: Flight): Sent | undefined {
  const able = callable(world, state, flight, flight.hex);
  if (able.length === 0) return undefined;
  const units = unitsOf(state, flight);
  const factors = factorsIn(state, units);
  const laden = isLaden(flight);
  let best: Sent | undefined;
  for (let count = 1; count <= able.length; count++) {
    const some = able.slice(0, count);
    const interceptors = factorsIn(state, some);
    const { own, flight: lost } = combatMean(interceptors, factors);
    const gain = priceOfLoss(state, units, lost, 'fighters', laden) - own * priceOf({ type: 'FTR' });
    // Fighters left on the ground can meet another flight.
    if (gain > 0.02 * interceptors && (!best || gain > best.gain + 0.1))
      best = { units: some, interceptors, flight: factors, gain };
  }
  return best && best.gain > flakBrings(world, state, flight, flight.hex) ? best : undefined;
}

/** M13.3: the strongest volley first, then what those are left for. */
function volleysFor(world: World, state: State, flight: Flight): readonly Volley[] {
  const all = [...volleyChoices(world, state, flight)]
    .flatMap(([volley]) => (volley ? [volley] : []))
    // M13.4: who fires at a feint does not fire at what comes after it.
    .filter((volley) => factorsIn(state, aloft(state, exposedTo(flight, volley))) >= WORTH_A_VOLLEY || isLaden(flight))
    .map((volley) => ({ volley, factors: flakFactors(world, state, volley.units) }))
    .sort((a, b) => b.factors - a.factors);
  const used = new Set<UnitNo>();
  const chosen: Volley[] = [];
  for (const { volley } of all) {
    if (volley.units.some((no) => used.has(no))) continue;
    chosen.push(volley);
    for (const no of volley.units) used.add(no);
  }
  return chosen;
}

/** Expected losses of a flight that goes on, by worth. */
function awaited(world: World, state: State, flight: Flight): number {
  const units = unitsOf(state, flight);
  const laden = isLaden(flight);
  const shot = flight.volleys.reduce((sum, volley) => sum + volleyMean(flakFactors(world, state, volley.units)), 0);
  const { flight: fought } = combatMean(factorsIn(state, flight.interceptors), factorsIn(state, units));
  return priceOfLoss(state, units, shot, 'bombers', laden) + priceOfLoss(state, units, fought, 'fighters', laden);
}

const NOBODY: ReadonlySet<Hex> = new Set();

/** Expected gain of going on. */
function promised(world: World, state: State, flight: Flight): number {
  return flight.sorties.reduce((sum, { mission, units }) => {
    const factors = factorsIn(state, aloft(state, units));
    switch (mission) {
      case 'centre':
      case 'airbase':
      case 'units':
      case 'train':
        return sum + gainOf(world, state, mission satisfies Struck, flight.hex, factors, NOBODY);
      case 'ferry':
        return sum + FERRIED;
      case 'port':
      case 'naval':
        return sum + gainAtShips(world, state, mission, flight, factors);
      case 'support':
      case 'interdict':
        return sum + BRINGS * factors;
      default:
        return sum + DROPPED * factorsIn(state, flight.load ?? flight.relief ?? []);
    }
  }, 0);
}

/** M12.10: home to their own bases, else to any base with room. */
function homeward(world: World, state: State, flight: Flight): Command | undefined {
  if (allHome(world, state, flight)) return { do: 'flyHome', units: [] };
  // Aircraft with the fewest bases land first, before others take their only one.
  const [first] = homeless(state, flight)
    .map((no) => ({ no, bases: homesOf(world, state, flight, no) }))
    .filter(({ bases }) => bases.length > 0)
    .sort((a, b) => a.bases.length - b.bases.length || a.no - b.no);
  const home = first?.bases[0];
  if (!home) {
    const [dear] = homeless(state, flight).flatMap((no) =>
      dearHomes(world, state, flight, no).map((way): Command => ({ do: 'flyHome', units: [no], ...way })),
    );
    return dear;
  }
  return { do: 'flyHome', units: [first.no], to: home.hex, ...(home.ship === undefined ? {} : { ship: home.ship }) };
}

/** Fewer losses than gains are flown through: those at home count as long as the game lasts. */
const DARING = 1.2;

export function inFlight(
  { world }: Blitz,
  state: State,
  flight: Flight,
  flies: boolean,
  fires: boolean,
): Command | undefined {
  switch (flight.stage) {
    case 'intercept': {
      const found = flies && flight.interceptors.length === 0 ? interceptorsFor(world, state, flight) : undefined;
      return found ? { do: 'assignInterceptor', units: found.units, hex: flight.hex } : { do: 'endInterception' };
    }
    case 'flak':
    case 'flakHome':
      return { do: 'nameVolleys', volleys: fires ? volleysFor(world, state, flight) : [] };
    case 'abort': {
      const turns = awaited(world, state, flight) > DARING * promised(world, state, flight);
      const [group] = turns ? flight.groups : [];
      return group ? turnBack(group) : { do: 'goOn' };
    }
    case 'refuse':
      return { do: 'goOn' };
    case 'home':
      return homeward(world, state, flight);
    default:
      return undefined;
  }
}

/** M12.hd: aircraft of a destroyed base go to whatever base takes them. */
export const evacuated = (game: Blitz, state: State): Command | undefined => {
  for (const command of game.legal(state)) if (command.do === 'evacuate') return command;
  return undefined;
};
