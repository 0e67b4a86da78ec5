import type { Hex } from '#hex/hex.ts';
import { isAircraft, isFighter, isLifter } from '#games/blitz/kinds.ts';
import { railResult, strikeColumn, strikeResult } from '#games/blitz/combat/artillery/strike-table.ts';
import { dieMore, fromRoughSea, neededToClose } from '#games/blitz/air/airbases/effects.ts';
import { flown, isNamed } from '#games/blitz/air/airbases/flight-state.ts';
import { metIn } from '#games/blitz/air/airbases/interception.ts';
import { fighterLosses, fighterOdds } from '#games/blitz/air/airbases/tables.ts';
import { flakColumn, flakLosses } from '#games/blitz/air/flak/flak-table.ts';
import { flakFactors, inOrder, isTarget, passing } from '#games/blitz/air/flak/volleys.ts';
import {
  type AirMission,
  type FrameAt,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
  type Volley,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Spread } from '#games/blitz/combat/desk/forecast.ts';

/** M12.20: what can come of a flight on its way out and over the target, every die of it counted. */

type Flight = FrameAt<'flight'>;

/** Opposition in a forecast. */
export interface Against {
  readonly volleys: readonly Volley[];
  readonly interceptors: readonly UnitNo[];
  /** M12.31: where, if not over the target. */
  readonly meeting?: Hex;
}

export interface RaidForecast {
  /** Factors the flight and the interceptors lose: the index is the loss, the value its chance. */
  readonly flight: Spread;
  readonly interceptors: Spread;
  /** M12.25: interceptors to those they meet as these set out; absent where nobody meets it. */
  readonly odds?: string;
  readonly missions: readonly {
    readonly mission: AirMission;
    /** Factors that come to the target. */
    readonly left: Spread;
    /** By the letter of the table (D, H, X, -); `yes` and `no` where nothing is rolled. */
    readonly results: readonly { readonly result: RaidResult; readonly chance: number }[];
  }[];
}

export const RAID_RESULTS = ['D', 'H', 'X', 'yes', '-', 'no'] as const;
export type RaidResult = (typeof RAID_RESULTS)[number];

/** Wing of a group: factors by mission, those without one last; then the others. */
interface Wing {
  /** Index of its group in the flight. */
  readonly group: number;
  readonly sorties: readonly number[];
  readonly lifters: number;
  readonly escorts: number;
}

interface Standing {
  readonly wings: readonly Wing[];
  readonly interceptors: number;
  /** M12.14 */
  readonly flak: number;
}

type Chances = ReadonlyMap<string, { readonly at: Standing; readonly chance: number }>;

const FACES = [1, 2, 3, 4, 5, 6];

/** Every die there is thrown upon every standing. */
function roll(before: Chances, face: (at: Standing, die: number) => Standing): Chances {
  const after = new Map<string, { at: Standing; chance: number }>();
  for (const { at, chance } of before.values())
    for (const die of FACES) {
      const next = face(at, die);
      const key = JSON.stringify(next);
      const same = after.get(key)?.chance ?? 0;
      after.set(key, { at: next, chance: same + chance / FACES.length });
    }
  return after;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const sizes = (state: State, units: readonly UnitNo[]): number =>
  sum(units.map((no) => (state.units[no] ? sizeOf(state.units[no] as Unit) : 0)));
const inAll = ({ sorties, lifters, escorts }: Wing): number => sum(sorties) + lifters + escorts;

/** Bombers of the last mission named go first: whose they are is their owner's choice. */
function without(wing: Wing, lost: number, order: readonly ('bombers' | 'lifters' | 'escorts')[]): [Wing, number] {
  let owed = lost;
  let { lifters, escorts } = wing;
  const sorties = [...wing.sorties];
  const pay = (has: number): number => {
    const pays = Math.min(has, owed);
    owed -= pays;
    return has - pays;
  };
  for (const tier of order) {
    if (tier === 'lifters') lifters = pay(lifters);
    else if (tier === 'escorts') escorts = pay(escorts);
    else for (let i = sorties.length - 1; i >= 0; i--) sorties[i] = pay(sorties[i] ?? 0);
  }
  return [{ ...wing, sorties, lifters, escorts }, owed];
}

/** Losses of several groups: of each tier all of them before the next. */
function hit(
  wings: readonly Wing[],
  those: (wing: Wing) => boolean,
  lost: number,
  order: readonly ('bombers' | 'lifters' | 'escorts')[],
): Wing[] {
  let owed = lost;
  let now = [...wings];
  for (const tier of order)
    now = now.map((wing) => {
      if (!those(wing) || owed === 0) return wing;
      const [rest, still] = without(wing, owed, [tier]);
      owed = still;
      return rest;
    });
  return now;
}

function wingsOf(state: State, { groups, sorties }: Flight): Wing[] {
  return groups.map(({ units }, group) => {
    const of = (test: (unit: Unit) => boolean) => units.filter((no) => test(state.units[no] as Unit));
    const bombers = of((unit) => !isFighter(unit) && !isLifter(unit) && isAircraft(unit));
    const idle = bombers.filter((no) => !sorties.some((one) => one.units.includes(no)));
    return {
      group,
      sorties: [
        ...sorties.map((one) =>
          sizes(
            state,
            bombers.filter((no) => one.units.includes(no)),
          ),
        ),
        sizes(state, idle),
      ],
      lifters: sizes(state, of(isLifter)),
      escorts: sizes(state, of(isFighter)),
    };
  });
}

/** M13.5, M13.6 */
function fireAt(world: World, state: State, flight: Flight, volley: Volley, chances: Chances): Chances {
  const column = flakColumn(flakFactors(world, state, volley.units));
  const over = isTarget(flight, volley.hex);
  const group = passing(flight, volley.hex).find((one) => isNamed(flight, one, volley));
  // M12.14: where it stands counts, not where on the way it fires.
  const there = sizes(
    state,
    volley.units.filter((no) => state.units[no]?.at === flight.hex),
  );
  if (column === undefined) return chances;
  const exposed = (wing: Wing): boolean => over || flight.groups[wing.group] === group;
  return roll(chances, (at, die) => ({
    ...at,
    flak: at.flak + there,
    wings: hit(at.wings, exposed, flakLosses(column, die), ['bombers', 'lifters', 'escorts']),
  }));
}

/** M12.25, M12.31 */
function meetWith(flight: Flight, meeting: Hex | undefined, chances: Chances): Chances {
  const groups = metIn(flight, meeting ?? flight.hex);
  const met = (wing: Wing): boolean => groups.some((one) => one === flight.groups[wing.group]);
  return roll(chances, (at, die) => {
    const factors = sum(at.wings.filter(met).map(inAll));
    if (factors === 0 || at.interceptors === 0) return at;
    const lost = fighterLosses(fighterOdds(at.interceptors, factors), die);
    return {
      ...at,
      interceptors: Math.max(0, at.interceptors - lost.interceptors),
      wings: hit(at.wings, met, lost.flight, ['escorts', 'lifters', 'bombers']),
    };
  });
}

const spread = (chances: Chances, of: (at: Standing) => number): Spread => {
  const found: number[] = [];
  for (const { at, chance } of chances.values()) found[of(at)] = (found[of(at)] ?? 0) + chance;
  return Array.from(found, (chance) => chance ?? 0);
};

/** Results of each mission with the factors that have come through. */
function resultsOf(
  world: World,
  state: State,
  flight: Flight,
  mission: AirMission,
  { factors, flak }: { factors: number; flak: number },
): readonly RaidResult[] {
  const more = dieMore(world, state, flown(flight, { flak }), mission);
  switch (mission) {
    case 'centre':
    case 'port':
    case 'airbase':
    case 'units':
    case 'naval': {
      const column = strikeColumn(factors);
      return column === undefined ? ['-'] : FACES.map((die) => strikeResult(column, die + more));
    }
    case 'rail':
    case 'train':
      return factors < 1 ? ['-'] : FACES.map((die) => railResult(factors, die + more));
    case 'interdict':
      return [factors >= neededToClose(world, state, flight.hex) ? 'yes' : 'no'];
    default:
      return [factors > 0 ? 'yes' : 'no'];
  }
}

export const meanOf = (chances: Spread): number => sum(chances.map((chance, count) => chance * count));

/** A flight that is met like this: what it loses, what it brings about. Losses on the way home are not counted. */
export function raidForecast(world: World, state: State, flight: Flight, against: Against): RaidForecast {
  const wings = wingsOf(state, flight);
  const interceptors = sizes(state, against.interceptors);
  const start: Standing = { wings, interceptors, flak: 0 };
  let chances: Chances = new Map([['', { at: start, chance: 1 }]]);
  for (const volley of inOrder(flight, against.volleys)) chances = fireAt(world, state, flight, volley, chances);
  if (interceptors > 0) chances = meetWith(flight, against.meeting, chances);
  const all = sum(wings.map(inAll));
  const met = metIn(flight, against.meeting ?? flight.hex);
  const faced = sum(wings.filter(({ group }) => met.some((one) => one === flight.groups[group])).map(inAll));
  return {
    flight: spread(chances, (at) => all - sum(at.wings.map(inAll))),
    interceptors: spread(chances, (at) => interceptors - at.interceptors),
    ...(interceptors > 0 ? { odds: fighterOdds(interceptors, faced) } : {}),
    missions: flight.sorties.map(({ mission, units }, i) => {
      const carried = units.some((no) => isLifter(state.units[no] as Unit));
      const fighters = sizes(
        state,
        units.filter((no) => isFighter(state.units[no] as Unit)),
      );
      const half = units.length > 0 && units.every((no) => fromRoughSea(world, state, state.units[no] as Unit));
      const through = (at: Standing): number =>
        sum(
          at.wings.map(
            (wing) => (wing.sorties[i] ?? 0) + (carried ? wing.lifters : 0) + (fighters > 0 ? wing.escorts : 0),
          ),
        );
      const found = new Map<RaidResult, number>();
      for (const { at, chance } of chances.values()) {
        const results = resultsOf(world, state, flight, mission, {
          factors: through(at) / (half ? 2 : 1),
          flak: at.flak,
        });
        for (const result of results) found.set(result, (found.get(result) ?? 0) + chance / results.length);
      }
      return {
        mission,
        left: spread(chances, through),
        results: RAID_RESULTS.flatMap((result) => {
          const chance = found.get(result);
          return chance === undefined ? [] : [{ result, chance }];
        }),
      };
    }),
  };
}
