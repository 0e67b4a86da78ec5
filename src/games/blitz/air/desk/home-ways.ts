import { isObjection, type Objection } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import { flown } from '#games/blitz/air/airbases/flight-state.ts';
import { allHome, homeless, homesOf, legOf } from '#games/blitz/air/airbases/way-home.ts';
import { keyOf, type Station } from '#games/blitz/air/airbases/stations.ts';
import { gunsFor } from '#games/blitz/air/flak/volleys.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { airforceOf } from '#games/blitz/air/players/wings/crews.ts';
import type { Command, FlightGroup, FrameAt, State, UnitNo } from '#games/blitz/types.ts';

/** M12.27: the ways home, to their own bases or to those that are wished. */

type Flight = FrameAt<'flight'>;

/** Wish to land a unit elsewhere than at its base. */
export interface HomeWish {
  readonly unit: UnitNo;
  readonly hex: Hex;
  readonly ship?: UnitNo | undefined;
}

/** Bases a unit can land at, its own first, and the one chosen. */
export interface HomeView {
  readonly unit: UnitNo;
  readonly bases: readonly Station[];
  readonly chosen: Station;
}

export interface Homeward {
  readonly homes: readonly HomeView[];
  /** The ways they would take, group by group. */
  readonly ways: readonly FlightGroup[];
  /** Command that flies them, or the first of them, home; or the reason why it is refused. */
  readonly home?: Command;
  readonly homeFault?: Objection;
}

/** M13.9: the same leg round the flak that may still fire; undefined where the straight way is as good. */
function roundFlak({ world, check }: Blitz, state: State, flight: Flight, leg: FlightGroup): FlightGroup | undefined {
  const to = leg.hexes.at(-1);
  const guns = (one: FlightGroup): number =>
    gunsFor(world, state, flown(flight, { stage: 'flakHome', groups: [one] })).length;
  if (to === undefined || leg.ship !== undefined || guns(leg) === 0) return undefined;
  const hexes = airforceOf(world, state).ways(leg.units, to)?.[0]?.path;
  const round = hexes && { ...leg, hexes };
  if (!round || guns(round) >= guns(leg)) return undefined;
  return check(state, state.mover, { do: 'flyHome', units: leg.units, to, path: hexes }) ? undefined : round;
}

/** All to their own bases at once, unless somebody wishes, or flies better, otherwise: then base by base. */
export function homeward(game: Blitz, state: State, flight: Flight, wishes: readonly HomeWish[] = []): Homeward {
  const { world } = game;
  const homes = homeless(state, flight).flatMap((unit): HomeView[] => {
    const bases = homesOf(world, state, flight, unit);
    const wish = wishes.find((one) => one.unit === unit);
    const chosen = bases.find((base) => wish && keyOf(base) === keyOf(wish)) ?? bases[0];
    return chosen ? [{ unit, bases, chosen }] : [];
  });
  const groups = [...new Set(homes.map(({ chosen }) => keyOf(chosen)))].flatMap((key) => {
    const there = homes.filter(({ chosen }) => keyOf(chosen) === key);
    const to = there[0]?.chosen;
    return to
      ? [
          {
            to,
            leg: legOf(
              world,
              state,
              flight,
              there.map(({ unit }) => unit),
              to,
            ),
          },
        ]
      : [];
  });
  const faults = groups.flatMap(({ leg }) => (isObjection(leg) ? [leg] : []));
  const legs = groups.flatMap(({ to, leg }) => (isObjection(leg) ? [] : [{ to, leg }]));
  const [homeFault] = faults;
  if (homeFault) return { homes, ways: legs.map(({ leg }) => leg), homeFault };
  const rounds = legs.map(({ to, leg }) => ({ to, leg, round: roundFlak(game, state, flight, leg) }));
  const ways = rounds.map(({ leg, round }) => round ?? leg);
  const own = allHome(world, state, flight);
  const asOwn = own && own.length === legs.length && homes.every(({ bases, chosen }) => chosen === bases[0]);
  if (asOwn && rounds.every(({ round }) => !round)) return { homes, ways, home: { do: 'flyHome', units: [] } };
  const first = rounds.find(({ round }) => round) ?? rounds[0];
  if (!first) return { homes, ways };
  const { ship, hex } = first.to;
  return {
    ...{ homes, ways },
    home: {
      ...{ do: 'flyHome', units: first.leg.units, to: hex },
      ...(ship === undefined ? {} : { ship }),
      ...(first.round ? { path: first.round.hexes } : {}),
    },
  };
}
