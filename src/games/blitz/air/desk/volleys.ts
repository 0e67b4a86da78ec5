import type { Hex } from '#hex/hex.ts';
import { flakColumn, flakLosses } from '#games/blitz/air/flak/flak-table.ts';
import { exposedTo, flakFactors, gunsFor, passing, volleysFault } from '#games/blitz/air/flak/volleys.ts';
import { type FrameAt, type State, sizeOf, type Unit, type UnitNo, type Volley } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M13.3: the volleys that cost a flight most. */

type Flight = FrameAt<'flight'>;

/** More guns than these fire each for itself: nobody waits for every way to sort them. */
const MOST_SORTED = 6;
const FACES = [1, 2, 3, 4, 5, 6];

/** M13.fdt: what a volley costs on average, never more than is in the air. */
export function volleyCost(world: World, state: State, flight: Flight, volley: Volley): number {
  const column = flakColumn(flakFactors(world, state, volley.units));
  if (column === undefined) return 0;
  const there = exposedTo(flight, volley).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);
  return FACES.reduce((sum, die) => sum + Math.min(flakLosses(column, die), there), 0) / FACES.length;
}

/** The dearest volley of these guns together, over the target where that is no worse: there all groups are exposed. */
function together(world: World, state: State, flight: Flight, units: readonly UnitNo[]): Volley | undefined {
  const hexes = new Set<Hex>([flight.hex, ...flight.groups.flatMap((group) => group.hexes)]);
  let best: { readonly volley: Volley; readonly cost: number } | undefined;
  for (const hex of hexes) {
    for (const from of [undefined, ...passing(flight, hex).map((group) => group.from)]) {
      const volley: Volley = { hex, units, ...(from === undefined ? {} : { from }) };
      if (volleysFault(world, state, flight, [volley])) continue;
      const cost = volleyCost(world, state, flight, volley);
      if (!best || cost > best.cost) best = { volley, cost };
    }
  }
  return best?.volley;
}

/** Every way to sort guns into volleys. */
function* sorted(guns: readonly UnitNo[]): Generator<readonly (readonly UnitNo[])[]> {
  const [first, ...rest] = guns;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const others of sorted(rest)) {
    yield [[first], ...others];
    for (const block of others) yield [[first, ...block], ...others.filter((one) => one !== block)];
  }
}

export function bestVolleys(world: World, state: State, flight: Flight): readonly Volley[] {
  const guns = gunsFor(world, state, flight);
  const alone = guns.slice(MOST_SORTED).flatMap((no) => together(world, state, flight, [no]) ?? []);
  const known = new Map<string, Volley | undefined>();
  const volleyOf = (units: readonly UnitNo[]): Volley | undefined => {
    const key = units.join();
    if (!known.has(key)) known.set(key, together(world, state, flight, units));
    return known.get(key);
  };
  let best: { readonly volleys: readonly Volley[]; readonly cost: number } = { volleys: [], cost: 0 };
  for (const blocks of sorted(guns.slice(0, MOST_SORTED))) {
    const volleys = blocks.flatMap((units) => volleyOf(units) ?? []);
    const cost = volleys.reduce((sum, volley) => sum + volleyCost(world, state, flight, volley), 0);
    if (cost > best.cost) best = { volleys, cost };
  }
  return [...best.volleys, ...alone];
}
