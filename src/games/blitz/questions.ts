import type { Dice } from '#core/dice.ts';
import type { Objection, RuleId } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import type { Arg } from '#core/say.ts';
import { decide, forbid, gather, modify, type Rulebook } from '#core/rulebook.ts';
import type { Hex } from '#hex/hex.ts';
import type { Zone } from './board.ts';
import type { Result } from './chapters/combat/result.ts';
import type { OddsTable, ResultTable } from './chapters/combat/tables.ts';
import type { Field } from './chapters/ground/field.ts';
import type { Battle, BlitzEvent, FrameAt, MissionKind, Side, State, Unit, UnitNo, Verdict } from './types.ts';
import type { UnitType } from './kinds.ts';
import type { BtaChange } from './chapters/ground/bta.ts';
import type { AdvanceRules, Aims, Phases, StackLimits, Verbs, World, ZocRules } from './world.ts';

/** Manner in which a ground unit enters a hex. */
export type Way = 'move' | 'land' | 'retreat' | 'advance' | 'placement';

/** M10.2: a line from a hex to its source, or what stands in its way. */
export interface SupplyLine {
  readonly hexes: readonly Hex[];
  readonly lacks?: 'source' | 'way' | 'garrison' | 'reach';
}

/** M8.1, M8.5 */
export interface ObChoice {
  readonly way: 'agree' | 'method1' | 'method2';
  readonly lowerFirst: boolean;
}

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

/** M15.3: a guerilla of a city, by its first hex; a country of its own or, with -1, of everything outside (M17.g.4). */
export interface Rising {
  readonly country: number;
  readonly side: Side;
  readonly city: Hex;
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

/** The questions on which the rules of Blitzkrieg differ from level to level or by a switch. */
export const QUESTIONS = {
  /** B11.8: does a road step into forest or mountain neither stop nor bar a unit? */
  roadsNegateTerrain: decide<void, boolean>(),
  /** B10.5: does a city pass to the mover as soon as one of his units covers it on its way? */
  controlInPassing: decide<void, boolean>(),
  /** B5.2: does the side hold this enemy home city hex for victory? */
  holdsForVictory: decide<{ world: World; state: State; field: Field; side: Side; hex: Hex }, boolean>(),
  /** B5, T5: the outcome at the end of a player turn; early while something of the turn is still to come (M80.29 to M80.31). */
  outcome: decide<{ world: World; state: State; early?: boolean }, Verdict | undefined>(),
  /** B5, T5: what wins. */
  aims: decide<World, Aims>(),
  /** B80.8, T80.13: inside resolve(ground battle). */
  resolve: decide<{ world: World; state: State; battle: Battle; emit: Emit<BlitzEvent>; dice: Dice }, void>(),
  /** B19.crt, T7.crt: the table of ground battles. */
  groundTable: decide<void, OddsTable>(),
  /** M4.blitz: the other table, which the attacker may choose where he may; undefined where there is none. */
  blitzTable: decide<void, OddsTable | undefined>(),
  /** M4.3: may these attackers choose it against these hexes? */
  blitz: forbid<{ world: World; state: State; attackers: readonly UnitNo[]; hexes: readonly Hex[] }>(),
  /** M16.chart a: may these attack together? */
  joins: forbid<{ world: World; state: State; attackers: readonly UnitNo[]; hexes: readonly Hex[] }>(),
  /** M16.chart b: the defender's artillery that may support a battle. */
  supporters: gather<{ world: World; state: State; battle: Battle }, UnitNo>(),
  /** M15.8: the defender's guerillas that may refuse a battle. */
  refusers: gather<{ world: World; state: State; battle: Battle }, UnitNo>(),
  /** M16.5: artillery that fires in a battle. */
  fires: gather<{ state: State; battle: Battle }, UnitNo>(),
  /** M16.chart, M11.tf b: the mover's guns that could fire before the battles. */
  guns: gather<{ state: State }, UnitNo>(),
  /** M4.23: may a unit with so many thirds left step next to an enemy it could overrun, although he closes the hex? */
  approaches: decide<{ world: World; state: State; unit: Unit; hex: Hex; left: number }, boolean>(),
  /** M4.11: does going back so far keep a unit from moving in its owner's next player turn? */
  immobilises: decide<{ steps: number }, boolean>(),
  /** T22.capture: the table of city assaults; without minor countries nobody asks. */
  captureTable: decide<void, ResultTable>(),
  /** B80, T80: the ids of the phases. */
  phases: decide<void, Phases>(),
  /** B19.7, T7.2: the rules an advance can break. */
  advanceRules: decide<void, AdvanceRules>(),
  /** The commands of a phase, besides those that end it. */
  verbs: gather<keyof Verbs, string>(),
  /** Kinds of missions aircraft may be sent on, and those that fall away. */
  missions: gather<void, MissionKind>(),
  shutMissions: gather<void, MissionKind>(),
  /** T22: the countries that can be violated. */
  minors: gather<void, number>(),
  /** T21: do units need supply? */
  needsSupply: decide<void, boolean>(),
  /** O24.1, M14.2: what a die for the weather brings. */
  weatherFrom: decide<{ state: State; die: number }, BlitzEvent>(),
  /** O80.1, M80.10: the phase in which it is rolled. */
  weatherPhase: decide<void, RuleId>(),
  /** Is the river in this hex frozen? */
  frozen: forbid<{ world: World; state: State; hex: Hex }>(),
  /** O24.1: is there weather, rolled for every turn? */
  hasWeather: decide<void, boolean>(),
  /** M14.10: the code of the sea in a zone: 1 calm, 2 rough, 3 storm. */
  seaCode: decide<{ state: State; zone: Zone }, number>(),
  /** M70.fallback: factors of TAC and FTR that the task forces of a side in a zone carry; none where there are no ships (O23.7.1). */
  decks: decide<{ state: State; side: Side; zone: Zone }, number | undefined>(),
  /** O21.1.2: do invaded beaches serve as ends of supply routes? */
  beachSupply: decide<void, boolean>(),
  /** O21.1.2, M10.5d: are invaded beaches kept in mind as beachheads? */
  keepsBeachheads: decide<void, boolean>(),
  /** M8.1, M8.5: how orders of battle are chosen, and whether the lower number moves first. */
  obChoice: decide<void, ObChoice>(),
  /** M8.8: the rule by which both sides set up, instead of B3.2 and B3.3. */
  placing: decide<void, RuleId | undefined>(),
  /** M9.2: every how many turns centres build; 0 for never. */
  productionCycle: decide<void, number>(),
  /** M17.e.4: factors that countries of a side may replace at the end of a turn. */
  replacementsDue: gather<
    { world: World; state: State; side: Side },
    { readonly country: number; readonly factors: number }
  >(),
  /** M9.20: is what centres build written down two cycles before? */
  plansProduction: decide<void, boolean>(),
  /** M9.14: are the printed counters a limit to what is built? */
  countersLimited: decide<void, boolean>(),
  /** M15.3: the guerillas that are raised at the end of this turn. */
  risings: decide<{ world: World; state: State }, readonly Rising[]>(),
  /** M17.g.4: how many of them there are at most; their player chooses. */
  mostRisings: decide<void, number>(),
  /** M15.2: does a country rise against its oppressor? */
  rises: decide<{ world: World; state: State; country: number; oppressor: Side }, boolean>(),
  /** M7.0: are the lines railways, for trains and supply? */
  railways: decide<void, boolean>(),
  /** M10.5: hexes that feed a side besides cities, ports and beaches. */
  supplySources: gather<{ state: State; side: Side; nation: number | undefined }, Hex>(),
  /** M10.2: the supply line of a side from a hex, or why there is none; nothing where no lines are needed. */
  supplyLines: decide<
    { world: World; state: State; side: Side; nation?: number | undefined; irregular?: boolean },
    ((hex: Hex) => SupplyLine) | undefined
  >(),
  /** M10.24: does isolation wear units down? */
  isolationWears: decide<void, boolean>(),
  /** B7.z1, B7.z2: has a unit a zone of control, if its kind has one? */
  exertsZoc: forbid<Unit>(),
  /** B7.z1: do zones of control reach the hexes of the sea? */
  zocAtSea: decide<void, boolean>(),
  /** B7.z3 to B7.z5: what enemy zones of control do to moves. */
  zocRules: decide<void, ZocRules>(),
  /** B6.6, M3.7: the rule by which whoever has no zone of control keeps the enemy out of its own hex. */
  blockedBy: decide<void, RuleId>(),
  /** B7.a7, B7.a9: must contact at the end of movement be fought out? */
  mustAttack: decide<State, boolean>(),
  /** Commands of a phase that are closed. */
  shutVerbs: gather<keyof Verbs, string>(),
  /** B8.1, T23.0.3: how much a hex holds of a side's ground units, and of its aircraft. */
  stackLimits: decide<void, StackLimits>(),
  /** B13.1: the types that keep to roads in forests. */
  heavy: gather<void, UnitType>(),
  /** B8.2, T6.2.14, O24.7: what keeps movement from ending; the duty to attack (B7.a10) is reckoned after it. */
  mayEndMovement: forbid<{ world: World; state: State }>(),
  /** M10.25: units that are isolated as soon as movement ends; the duty to attack is reckoned with them so. */
  cutOffThen: gather<{ world: World; state: State }, UnitNo>(),
  /** O24.7: must one of these units land at a port, so that movement does not end and it does not sail? */
  mustLand: forbid<{ world: World; state: State; units: readonly Unit[] }>(),
  /** T2.3.7: are there counters to break a unit into, or to buy it as, pieces of these sizes? */
  counters: forbid<{ state: State; unit: Unit; sizes: readonly number[] }>(),
  /** T2.3.7: the pieces in which what is left of a damaged unit lives on; what they leave out is lost too. */
  remnant: decide<{ state: State; unit: Unit; left: number }, readonly number[]>(),
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
  /** B19.5.6: the hexes a retreat ends in if it can; nothing where none goes before others. `going`: units that have to retreat too. */
  retreatEnds: decide<
    { world: World; state: State; unit: Unit; going: readonly UnitNo[] },
    ((hex: Hex) => boolean) | undefined
  >(),
  /** Immediate consequences of an event. */
  follows: gather<{ world: World; state: State; event: BlitzEvent; before: readonly Unit[] }, BlitzEvent>(),
  /** May this hex be overrun? */
  overrun: forbid<{ world: World; state: State; hex: Hex }>(),
  /** May a unit attack, or overrun? */
  attack: forbid<{ state: State; unit: Unit }>(),
  /** May a unit cut rails? */
  cuts: forbid<{ world: World; state: State; unit: Unit }>(),
  /** May units in this hex be attacked? */
  attacked: forbid<{ world: World; state: State; hex: Hex }>(),
  /** May a unit go on board a ship, an aircraft or a train? */
  boards: forbid<{ state: State; unit: Unit }>(),
  /** M4.15: what lends a hex without ground units that defend it a defence of 1 in all. */
  outposts: gather<{ state: State; side: Side; hex: Hex }, Outpost>(),
  /** M13.12: what any attack eliminates without a roll, in a hex that nothing defends. */
  prey: gather<{ world: World; state: State; side: Side; hex: Hex }, UnitNo>(),
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
  /** M12.1: do aircraft stand on airbases, instead of cities? */
  airbases: decide<void, boolean>(),
  /** M13.3: FLAK of a side that may fire at flights now. */
  flak: gather<{ world: World; state: State; side: Side }, UnitNo>(),
  /** M70.fallback: does flak count in the size of ground units, where it has no class of its own? */
  flakStacks: decide<void, boolean>(),
  /** M5.4: what keeps the step of the flak from ending. */
  mayEndFlak: forbid<{ world: World; state: State }>(),
  /** M14.10: the visibility over a hex, 1 to 3. */
  visibility: decide<{ world: World; state: State; hex: Hex }, number>(),
  /** M12.31: may interceptors meet a flight on its way? */
  meetsAnywhere: decide<void, boolean>(),
  /** M13.12: hexes closed to one unit and not to others of its side. */
  closesTo: gather<{ world: World; state: State; unit: Unit; way: Way }, ClosedHex>(),
  /** B19.8 case 2: does a river still double the defence? */
  riverDoubling: forbid<{ state: State; aircraft: boolean }>(),
};

export type Rules = Rulebook<typeof QUESTIONS>;
