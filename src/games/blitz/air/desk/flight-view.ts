import { scriptedDice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import { isAircraft, isFighter, isTaskForce } from '#games/blitz/kinds.ts';
import { airforceOf } from '#games/blitz/air/players/wings/crews.ts';
import { baseAt, baseFault, baseHexes, hitFault } from '#games/blitz/air/airbases/bases.ts';
import { flown } from '#games/blitz/air/airbases/flight-state.ts';
import { callable } from '#games/blitz/air/airbases/interception.ts';
import { readyFault } from '#games/blitz/air/airbases/missions.ts';
import { flakFactors, gunsFor } from '#games/blitz/air/flak/volleys.ts';
import { deckOf, shipsOf } from '#games/blitz/sea/ships/ships.ts';
import type { Blitz } from '#games/blitz/open.ts';
import {
  type Command,
  type FlightGroup,
  type FrameAt,
  isHomeward,
  type Side,
  SIDES,
  type Sortie,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
  type Volley,
} from '#games/blitz/types.ts';
import { mooringOf } from '#games/blitz/sea/desk/moorings.ts';
import { type HomeWish, type Homeward, homeward } from './home-ways.ts';
import { type Companion, companionsOf, withMissions } from './more-missions.ts';
import { byOwnWays, type WayView, type WayWish, waysOf } from './own-ways.ts';
import { type RaidForecast, raidForecast } from './raid.ts';
import { meetingPlace } from './standing-orders.ts';
import { bestVolleys } from './volleys.ts';

/** M12: what the panels show of airbases, and of a flight before it is flown and while it is met. */

type Flight = FrameAt<'flight'>;

export interface ParkedView {
  readonly unit: UnitNo;
  readonly standing: 'ready' | 'flown' | 'onCall' | 'grounded';
  /** Reason why it does not fly now. */
  readonly fault?: Objection;
}

export interface BaseView {
  readonly hex: Hex;
  /** M11.8: a task force, which is a base of its own. */
  readonly ship?: UnitNo;
  readonly side: Side;
  readonly factors: number;
  readonly counters: number;
  /** M12.2, M12.hd: new, or hit. */
  readonly fault?: Objection;
  readonly aircraft: readonly ParkedView[];
}

export interface AirView {
  readonly bases: readonly BaseView[];
  /** Over hexes: they interdict (M12.41), or wait for a battle (M12.29). */
  readonly aloft: readonly { readonly unit: UnitNo; readonly hex: Hex; readonly closes: boolean }[];
}

function parked({ world }: Blitz, state: State, no: UnitNo): ParkedView {
  const unit = state.units[no] as Unit;
  if (unit.onCall) return { unit: no, standing: 'onCall' };
  if (unit.flown) return { unit: no, standing: 'flown' };
  const fault = unit.side === state.mover ? readyFault(world, state, unit.side, no, 'escort') : undefined;
  return fault ? { unit: no, standing: 'grounded', fault } : { unit: no, standing: 'ready' };
}

function baseView(game: Blitz, state: State, side: Side, hex: Hex): BaseView {
  const units = parkedAt(state.units, side, hex);
  const fault = baseFault(game.world, state, side, hex) ?? hitFault(game.world, state, side, hex);
  return {
    ...{ hex, side, counters: units.length },
    factors: units.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0),
    ...(fault ? { fault } : {}),
    aircraft: units.map((no) => parked(game, state, no)),
  };
}

/** M11.8, M12.33: the task forces of a side with aircraft on board. */
const decksOf = (game: Blitz, state: State, side: Side): BaseView[] =>
  shipsOf(state, side, isTaskForce).flatMap((ship): BaseView[] => {
    const one = state.units[ship] as Unit;
    const units = deckOf(state, one);
    if (units.length === 0) return [];
    return [
      {
        ...{ hex: mooringOf(game.world.board, one) ?? one.at, ship, side, counters: units.length },
        factors: units.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0),
        aircraft: units.map((no) => parked(game, state, no)),
      },
    ];
  });

/** Overview of air units; undefined where aircraft need no airbases. */
export function airView(game: Blitz, state: State): AirView | undefined {
  if (game.world.rules.air.from === 'cities') return undefined;
  const bases = SIDES.flatMap((side) => [
    ...baseHexes(state, side)
      .filter((hex) => baseAt(state, side, hex) !== undefined)
      .map((hex) => baseView(game, state, side, hex)),
    ...decksOf(game, state, side),
  ]);
  const aloft = state.units.flatMap((unit, no) =>
    unit.place === 'air' && isAircraft(unit) ? [{ unit: no, hex: unit.at, closes: unit.interdicts === true }] : [],
  );
  return { bases, aloft };
}

/** Opposition to a flight. */
export const OPPOSITION = ['nobody', 'flak', 'fighters', 'both'] as const;
export type Opposition = (typeof OPPOSITION)[number];

export interface RaidCase {
  readonly against: Opposition;
  readonly forecast: RaidForecast;
}

export interface RaidView {
  readonly hex: Hex;
  readonly groups: readonly FlightGroup[];
  /** The flak that has it in its zone of effect somewhere, as it would fire best. */
  readonly guns: readonly UnitNo[];
  /** Total flak factors (M10.20, M11.tf g). */
  readonly flak: number;
  readonly volleys: readonly Volley[];
  /** Fighters that stand by and could meet it over the target. */
  readonly fighters: readonly UnitNo[];
  readonly cases: readonly RaidCase[];
}

/**
 * Forecasts of a flight without opposition, against all flak, against all fighters that can come, and against both
 * (M13.7).
 */
function casesOf({ world }: Blitz, state: State, flight: Flight, fighters: readonly UnitNo[]): RaidCase[] {
  const before = flown(flight, { stage: 'flak', interceptors: [] });
  const alone = bestVolleys(world, state, before);
  const met = flown(flight, { stage: 'flak', interceptors: fighters });
  const beside = fighters.length > 0 ? bestVolleys(world, state, met) : [];
  const forecast = (volleys: readonly Volley[], interceptors: readonly UnitNo[]) =>
    raidForecast(world, state, flight, { volleys, interceptors });
  return [
    { against: 'nobody', forecast: forecast([], []) },
    ...(alone.length > 0 ? [{ against: 'flak', forecast: forecast(alone, []) } as const] : []),
    ...(fighters.length > 0 ? [{ against: 'fighters', forecast: forecast([], fighters) } as const] : []),
    ...(beside.length > 0 ? [{ against: 'both', forecast: forecast(beside, fighters) } as const] : []),
  ];
}

/** Dice enough for a flight nobody meets; what they show is not looked at. */
const ANY_DICE = Array.from({ length: 40 }, () => 1);

/** The flight a command sends out. */
function flightSent(game: Blitz, state: State, command: Command): Flight | undefined {
  const { events } = game.play(state, state.mover, command, scriptedDice(ANY_DICE));
  for (const event of events) if (event.is === 'push' && event.frame.at === 'flight') return event.frame;
  return undefined;
}

/** A flight that could be sent, or the rule it breaks. */
export interface PlannedRaid {
  readonly command: Command;
  readonly fault?: Objection;
  readonly raid?: RaidView;
  /** M12.chart 10: fighters that could fly with it, those already named among them. */
  readonly escorts: readonly UnitNo[];
  /** M12.9: others that could be sent to the same hex with a mission of their own. */
  readonly companions: readonly Companion[];
  /** M12.21: the way of each group, one's own among them. */
  readonly ways: readonly WayView[];
}

/** Flight with these fighters as its escort. */
export function escorted(command: Command, escort: readonly UnitNo[]): Command {
  switch (command.do) {
    case 'declareStrike': {
      const sorties = command.sorties.filter(({ mission }) => mission !== 'escort');
      const more = escort.length > 0 ? [{ mission: 'escort' as const, units: escort }] : [];
      return { ...command, sorties: [...sorties, ...more] };
    }
    case 'airliftSupply':
    case 'dropSupply':
    case 'dropAirborne':
    case 'airliftUnit': {
      const { escort: _escort, ...rest } = command;
      return escort.length > 0 ? { ...rest, escort } : rest;
    }
    default:
      return command;
  }
}

function escortsFor(game: Blitz, state: State, command: Command): UnitNo[] {
  const bare = escorted(command, []);
  if (bare.do === 'ferry') return [];
  return state.units.flatMap((unit, no) =>
    unit.side === state.mover &&
    isFighter(unit) &&
    !readyFault(game.world, state, unit.side, no, 'escort') &&
    !game.check(state, state.mover, escorted(bare, [no]))
      ? [no]
      : [],
  );
}

/** M12.21: the same flight round the flak it would meet, where it has a way within range; one's own way is left alone. */
function carefully(game: Blitz, state: State, command: Command): { command: Command; flight: Flight | undefined } {
  const straight = { command, flight: flightSent(game, state, command) };
  const guns = ({ flight }: { flight: Flight | undefined }): number =>
    flight ? gunsFor(game.world, state, flown(flight, { stage: 'flak' })).length : 0;
  if (!straight.flight || !('hex' in command) || guns(straight) === 0) return straight;
  if (!('sorties' in command || 'load' in command) || command.routes !== undefined) return straight;
  const units = straight.flight.groups.flatMap((group) => group.units);
  const routes = airforceOf(game.world, state).ways(units, command.hex);
  const wish = { ...command, ...(routes ? { routes } : {}) };
  if (!routes || game.check(state, state.mover, wish)) return straight;
  const round = { command: wish, flight: flightSent(game, state, wish) };
  return guns(round) < guns(straight) ? round : straight;
}

export function plannedRaid(
  game: Blitz,
  state: State,
  command: Command,
  escort: readonly UnitNo[] = [],
  wishes: readonly WayWish[] = [],
  more: readonly Sortie[] = [],
): PlannedRaid | undefined {
  if (game.world.rules.air.from === 'cities' || game.decides(state) !== state.mover) return undefined;
  const escorts = escortsFor(game, state, command);
  const companions = companionsOf(game, state, command);
  const wish = escorted(
    withMissions(command, more),
    escort.filter((no) => escorts.includes(no)),
  );
  const fault = game.check(state, state.mover, wish);
  if (fault) return { command: wish, fault, escorts, companions, ways: [] };
  const proposed = carefully(game, state, wish);
  if (!proposed.flight) return { command: proposed.command, escorts, companions, ways: [] };
  const { groups } = proposed.flight;
  const own = byOwnWays(game, state, proposed.command, groups, wishes);
  const sent = own ?? proposed.command;
  const ways = waysOf(game, state, sent, groups, wishes);
  const barred = own && game.check(state, state.mover, own);
  if (barred) return { command: sent, fault: barred, escorts, companions, ways };
  const flight = (own && flightSent(game, state, own)) ?? proposed.flight;
  const { world } = game;
  const fighters = callable(world, state, flight, flight.hex);
  const guns = gunsFor(world, state, flown(flight, { stage: 'flak' }));
  const raid: RaidView = {
    hex: flight.hex,
    groups: flight.groups,
    guns,
    flak: flakFactors(world, state, guns),
    volleys: bestVolleys(world, state, flown(flight, { stage: 'flak' })),
    fighters,
    cases: casesOf(game, state, flight, fighters),
  };
  return { command: sent, raid, escorts, companions, ways };
}

/** The decision in a flight: what comes of it with what is asked for, and without. */
export interface FlightNow extends Partial<Homeward> {
  /** M12.31: where it can be met. */
  readonly meeting: Hex;
  readonly fighters: readonly UnitNo[];
  /** Fighters of this forecast: already named, or intended. */
  readonly sent: readonly UnitNo[];
  readonly volleys: readonly Volley[];
  /** Flak factors of each gun: isolated flak half (M10.20), a task force two (M11.tf g). */
  readonly fire: Readonly<Record<UnitNo, number>>;
  readonly without: RaidForecast;
  readonly withIt: RaidForecast;
}

/** `meant`: the fighters that are thought of; nothing said, all that can come. `wishes`: who is to come down elsewhere. */
export function flightNow(
  game: Blitz,
  state: State,
  meant?: readonly UnitNo[],
  wishes?: readonly HomeWish[],
): FlightNow | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'flight') return undefined;
  const { world } = game;
  const meeting = meetingPlace(world, state, frame);
  const flight = flown(frame, { stage: isHomeward(frame.stage) ? 'flakHome' : 'flak' });
  const forecast = (volleys: readonly Volley[], interceptors: readonly UnitNo[]) =>
    raidForecast(world, state, flight, { volleys, interceptors, ...(meeting === frame.hex ? {} : { meeting }) });
  const best = (interceptors: readonly UnitNo[]) =>
    bestVolleys(world, state, flown(flight, { interceptors, ...(meeting === frame.hex ? {} : { meeting }) }));
  if (frame.stage === 'intercept' || frame.stage === 'interceptHome') {
    const fighters = callable(world, state, frame, meeting);
    const sent = [...frame.interceptors, ...(meant ?? fighters)];
    const volleys = best(sent);
    const without = forecast(best(frame.interceptors), frame.interceptors);
    return { meeting, fighters, sent, volleys, fire: {}, without, withIt: forecast(volleys, sent) };
  }
  const sent = frame.interceptors;
  const firing = frame.stage === 'flak' || frame.stage === 'flakHome';
  const volleys = firing ? best(sent) : frame.volleys;
  const without = frame.stage === 'refuse' ? forecast(volleys, []) : forecast([], firing ? sent : []);
  const home = frame.stage === 'home' ? homeward(game, state, frame, wishes) : undefined;
  const guns = [...gunsFor(world, state, flight), ...frame.volleys.flatMap(({ units }) => units)];
  const fire = Object.fromEntries(guns.map((no) => [no, flakFactors(world, state, [no])]));
  return { meeting, fighters: [], sent, volleys, fire, without, withIt: forecast(volleys, sent), ...home };
}
