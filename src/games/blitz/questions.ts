import type { Objection, RuleId } from '#core/objection.ts';
import type { Arg } from '#core/message.ts';
import { choose, forbid, gather, modify, type Rulebook } from '#core/rulebook.ts';
import type { Hex } from '#hex/hex.ts';
import type { Result } from './combat/rules/result.ts';
import type { Battle, BlitzEvent, FrameAt, Side, State, Unit, UnitNo } from './types.ts';
import type { BtaChange } from './ground/rules/bta.ts';
import type {
  AirRules,
  CombatRules,
  CourseRules,
  GroundRules,
  ProductionRules,
  SeaRules,
  SupplyRules,
  UprisingRules,
  WeatherRules,
} from './rule-sets.ts';
import type { World } from './world.ts';

/** Manner in which a ground unit enters a hex. */
export type Way = 'move' | 'land' | 'retreat' | 'advance' | 'placement';

/** M4.15: a train, a production centre, a supply counter. */
export interface Outpost {
  readonly rule: RuleId;
  readonly what: Arg;
}

/** Units that are lost together, and the rule by which they are. */
export interface Fallen {
  readonly units: readonly UnitNo[];
  readonly rule: RuleId;
}

/** A hex nobody comes into, and the rule that closes it. */
export interface ClosedHex {
  readonly hex: Hex;
  readonly why: Objection;
}

/** Kinds of flights: B18, T6.3, T23, O23.0. */
export type FlightKind = 'airborne' | 'transport' | 'mission' | 'landing' | 'rebase' | 'intercept';

/** Steps between land and sea. */
export type SeaStep = 'embark' | 'port' | 'invade';

/** The questions on which the rules of Blitzkrieg differ from level to level or by a switch, and the sets of rules chosen for a game. */
export const QUESTIONS = {
  ground: choose<GroundRules>(),
  combat: choose<CombatRules>(),
  air: choose<AirRules>(),
  sea: choose<SeaRules>(),
  supply: choose<SupplyRules>(),
  production: choose<ProductionRules>(),
  uprisings: choose<UprisingRules>(),
  weather: choose<WeatherRules>(),
  course: choose<CourseRules>(),
  /** M4.3: may these attackers choose the Blitz table against these hexes? */
  blitz: forbid<{ world: World; state: State; attackers: readonly UnitNo[]; hexes: readonly Hex[] }>(),
  /** M16.chart a: may these attack together? */
  joins: forbid<{ world: World; state: State; attackers: readonly UnitNo[]; hexes: readonly Hex[] }>(),
  /** M16.chart b: the defender's artillery that may support a battle. */
  supporters: gather<{ world: World; state: State; battle: Battle }, UnitNo>(),
  /** M16.5: artillery that fires in a battle. */
  fires: gather<{ state: State; battle: Battle }, UnitNo>(),
  /** M16.chart, M11.tf b: the mover's guns that could fire before the battles. */
  guns: gather<{ state: State }, UnitNo>(),
  /** M17.e.4: factors that countries of a side may replace at the end of a turn. */
  replacementsDue: gather<
    { world: World; state: State; side: Side },
    { readonly country: number; readonly factors: number }
  >(),
  /** M10.5: hexes that feed a side besides cities, ports and beaches. */
  supplySources: gather<{ state: State; side: Side; nation: number | undefined }, Hex>(),
  /** B7.z1, B7.z2: has a unit a zone of control, if its kind has one? */
  exertsZoc: forbid<Unit>(),
  /** B8.2, T6.2.14, O24.7: what keeps movement from ending; the duty to attack (B7.a10) is reckoned after it. */
  mayEndMovement: forbid<{ world: World; state: State }>(),
  /** M10.25: units that are isolated as soon as movement ends; the duty to attack is reckoned with them so. */
  cutOffThen: gather<{ world: World; state: State }, UnitNo>(),
  /** O24.7: must one of these units land at a port, so that movement does not end and it does not sail? */
  mustLand: forbid<{ world: World; state: State; units: readonly Unit[] }>(),
  /** T2.3.7: are there counters to break a unit into, or to buy it as, pieces of these sizes? */
  counters: forbid<{ state: State; unit: Unit; sizes: readonly number[] }>(),
  /** May a city hex be used by its controller (B10.4)? */
  cityUse: forbid<{ world: World; state: State; side: Side; hex: Hex }>(),
  /** M0.14: is a hex closed in by the enemy on land surrounded? Not where it is fed from the sea. */
  surrounded: forbid<{ world: World; state: State; side: Side; hex: Hex }>(),
  /** May its controller change at an update (B10.3)? */
  controlChange: forbid<{ state: State; hex: Hex }>(),
  /**
   * Hexes closed to a side's ground units, or to those of a minor country, apart from terrain and enemies. Asked
   * through `closedTo` only.
   */
  closes: gather<
    { world: World; state: State; side: Side; way: Way; nation: number | undefined; irregular: boolean },
    ClosedHex
  >(),
  /** May a unit come into play? */
  arrive: forbid<{ state: State; unit: Unit }>(),
  /** May a unit come to rest in this hex, by its own move or by occupying it? `going`: units that leave their hexes with it. */
  mayEnd: forbid<{ world: World; state: State; unit: Unit; hex: Hex; going?: readonly UnitNo[] }>(),
  /** Immediate consequences of an event. */
  follows: gather<{ world: World; state: State; event: BlitzEvent; before: readonly Unit[] }, BlitzEvent>(),
  /** May this hex be overrun? */
  overrun: forbid<{ world: World; state: State; hex: Hex }>(),
  /** May a unit attack, or overrun? */
  attack: forbid<{ state: State; unit: Unit }>(),
  /** May units in this hex be attacked? */
  attacked: forbid<{ world: World; state: State; hex: Hex }>(),
  /** May a unit go on board a ship, an aircraft or a train? */
  boards: forbid<{ state: State; unit: Unit }>(),
  /** M4.15: what lends a hex without ground units that defend it a defence of 1 in all. */
  outposts: gather<{ state: State; side: Side; hex: Hex }, Outpost>(),
  /** M13.12: what any attack eliminates without a roll, in a hex that nothing defends. */
  freeKills: gather<{ world: World; state: State; side: Side; hex: Hex }, UnitNo>(),
  /** Further losses by a result against these hexes, besides the ground units and aircraft of the battle. */
  alsoLost: gather<{ world: World; state: State; hexes: readonly Hex[]; result: Result }, Fallen>(),
  /** M16.3: what is lost in a battle against several hexes before the others are fought for. */
  fallsFirst: gather<{ world: World; state: State; battle: Battle }, Fallen>(),
  /** M4.16: what is lost with the ground units of a hex that is emptied. */
  fallsWith: gather<{ world: World; state: State; side: Side; hex: Hex }, Fallen>(),
  /** M4.16: may the winner leave off advancing as he stands? */
  mayEndAdvance: forbid<{ world: World; state: State; frame: FrameAt<'advance'> }>(),
  /** May a unit advance after combat? */
  advance: forbid<{ world: World; state: State; unit: Unit; to: Hex; frame: FrameAt<'advance'> }>(),
  /** May a ground unit leave where it stands by its own movement? */
  leave: forbid<{ world: World; state: State; unit: Unit }>(),
  roadSteps: forbid<{ state: State; unit: Unit }>(),
  offRoadSteps: forbid<{ state: State; unit: Unit }>(),
  /** B2.4: terms besides the movement factor. */
  movement: modify<{ state: State; unit: Unit }>(),
  /** M0.12: changes to the movement factor that come one after another. */
  bta: gather<{ world: World; state: State; unit: Unit }, BtaChange>(),
  flight: forbid<{ state: State; kind: FlightKind }>(),
  /** May these aircraft leave their base, on a mission or to another base, or stand by there to meet enemies? */
  grounded: forbid<{ world: World; state: State; unit: Unit; to?: Hex; toShip?: boolean; standsBy?: boolean }>(),
  /** May a flight path enter this hex? */
  airspace: forbid<{ state: State; hex: Hex }>(),
  seaStep: forbid<{ state: State; step: SeaStep }>(),
  /** B9.1, B9.2: what is done to the factor one unit brings to a battle, an attack on these hexes. */
  factor: modify<{ state: State; unit: Unit; as: 'attack' | 'defence'; hexes?: readonly Hex[] | undefined }>(),
  /** B19.9: what is done to all that defends a hex, besides terrain. */
  defence: modify<{ state: State; hex: Hex }>(),
  /** M13.3: FLAK of a side that may fire at flights now. */
  flak: gather<{ world: World; state: State; side: Side }, UnitNo>(),
  /** M13.12: hexes closed to one unit and not to others of its side. */
  closesTo: gather<{ world: World; state: State; unit: Unit; way: Way }, ClosedHex>(),
  /** B19.8 case 2: does a river still double the defence? */
  riverDoubling: forbid<{ state: State; aircraft: boolean }>(),
};

export type Rules = Rulebook<typeof QUESTIONS>;
