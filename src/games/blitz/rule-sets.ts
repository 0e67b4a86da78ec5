import type { Dice } from '#core/dice/dice.ts';
import type { Objection, RuleId } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import type { Zone } from './board.ts';
import type { OddsTable, ResultTable } from './combat/rules/tables.ts';
import type { Field } from './ground/rules/field.ts';
import type { Battle, BlitzEvent, Side, State, Unit, UnitNo, Verdict } from './types.ts';
import type { AdvanceRules, Aims, Phases, StackLimit, StackLimits, World, ZocRules } from './world.ts';

/**
 * Rules of which one is chosen for a whole game, by subject. Each entry is a value or a procedure; the highest level,
 * switch or module that names an entry provides it, once, when the game is opened.
 */

export interface GroundRules {
  /** B11.8: terrain that neither stops nor bars a unit that enters it along a road. */
  readonly roadsOpen: readonly ('forest' | 'mountain')[];
  /** M7.0: lines of the board that supply and trains follow. */
  readonly lines: 'roads' | 'rails';
  /** B7.z1: hexes that zones of control reach. */
  readonly zocOver: 'all' | 'land';
  /** B7.z3 to B7.z5: effects of enemy zones of control on moves. */
  readonly zoc: ZocRules;
  /** B6.6, M3.7: rule by which a unit without a zone of control keeps the enemy out of its own hex. */
  readonly blockedBy: RuleId;
  /** B7.a7, B7.a9: must contact at the end of movement be fought out? */
  readonly mustAttack: (state: State) => boolean;
  /** B8.1, T23.0.3: limits of a hex for a side's ground units, and for its aircraft. */
  readonly stacking: StackLimits;
  /** M70.fallback: does flak count with the ground units, or has it a limit of its own (M5.4)? */
  readonly flak: 'own' | 'ground';
  /** B10.5 `passingControl`: capture of cities that a unit only passes; without it a city must be held. */
  readonly takeInPassing?: (world: World, state: State, path: readonly Hex[], emit: Emit<BlitzEvent>) => void;
  /** M4.23: may a unit with so many thirds left step next to an enemy it could overrun, although he closes the hex? */
  readonly approaches: (about: {
    readonly world: World;
    readonly state: State;
    readonly unit: Unit;
    readonly hex: Hex;
    readonly left: number;
  }) => boolean;
}

export interface CombatRules {
  /** B19.crt, T7.crt: the table of ground battles. */
  readonly table: OddsTable;
  /** M4.blitz: the other table, which the attacker may choose; undefined where there is none. */
  readonly blitzTable: OddsTable | undefined;
  /** T22.capture: the table of city assaults; used only with minor countries. */
  readonly captures: ResultTable;
  /** B19.7, T7.2: the rules an advance can break. */
  readonly advance: AdvanceRules;
  /** B80.8, T80.13: inside resolve(ground battle). */
  readonly resolve: (about: {
    readonly world: World;
    readonly state: State;
    readonly battle: Battle;
    readonly emit: Emit<BlitzEvent>;
    readonly dice: Dice;
  }) => void;
  /** M4.11: does going back so far keep a unit from moving in its owner's next player turn? */
  readonly immobilises: (about: { readonly steps: number }) => boolean;
  /** T2.3.7: pieces in which the rest of a damaged unit lives on; what they leave out is lost too. */
  readonly remnant: (about: { readonly state: State; readonly unit: Unit; readonly left: number }) => readonly number[];
}

/** T23: aircraft fly from cities; M12: from airbases. */
export interface AirRules {
  /** M12.0: where flights begin. */
  readonly from: 'cities' | 'airbases';
  /** M12.31: hexes in which interceptors may meet a flight. */
  readonly meets: 'target' | 'anywhere';
  /** M12.2: limit of a base, where it is not that of a city (T23.0.3). */
  readonly limit?: StackLimit;
  /** T3.5, M12.2: where aircraft are set up. */
  readonly stationFault: (world: World, state: State, unit: Unit, hex: Hex) => Objection | undefined;
  readonly hasRoom: (world: World, state: State, unit: Unit, hex: Hex) => boolean;
  readonly roomRule: RuleId;
  /** M70.fallback: where aircraft come into play, if not in the cities where all units do (B17.3). */
  readonly arrival?: {
    readonly hexes: (state: State, side: Side) => readonly Hex[];
    readonly fault: (world: World, state: State, unit: Unit, hex: Hex) => Objection | undefined;
  };
  /** T23.0.5a, M12.1: why aircraft do not move with the ground units. */
  readonly marchFault: (world: World, state: State, unit: Unit, to: Hex | undefined) => Objection;
  /** M12.0: why aircraft fly no mission once movement has ended. */
  readonly missionFault: (unit: Unit) => Objection | undefined;
  /** T23, O23: what is wrong with the missions as a whole; without plans battles are declared later. */
  readonly missionsFault: (
    world: World,
    state: State,
    declared: readonly Battle[] | undefined,
  ) => Objection | undefined;
  /** M70.fallback: aircraft over one of the hexes already that support the attack on it. */
  readonly overhead: (state: State, hexes: readonly Hex[]) => readonly UnitNo[];
  /** M12.29: may aircraft join this unit's attack? */
  readonly leads: (unit: Unit) => boolean;
  /** O23.5.7: aircraft that the loss of a city's capacity destroys. */
  readonly inCity: (state: State, side: Side, hex: Hex) => readonly UnitNo[];
  /** Further rules on aircraft that advance (B19.7.1) and on attacks of artillery alone (M16.chart). */
  readonly cites: { readonly advance: readonly RuleId[]; readonly gunsAlone: readonly RuleId[] };
}

export interface SeaRules {
  /** M70.fallback: factors of TAC and FTR that the task forces of a side in a zone carry; none where there are no ships (O23.7.1). */
  readonly decks: (about: { readonly state: State; readonly side: Side; readonly zone: Zone }) => number | undefined;
}

/** M10.2: a line from a hex to its source, or what stands in its way. */
export interface SupplyLine {
  readonly hexes: readonly Hex[];
  readonly lacks?: 'source' | 'way' | 'garrison' | 'reach';
}

export interface SupplyRules {
  /** T21, O21.1.2: ends of the supply routes of T21; undefined where no routes are needed. */
  readonly routes: 'cities' | 'beaches' | undefined;
  /** O21.1.2, M10.5d: the rule by which invaded beaches are remembered as beachheads. */
  readonly beachheads: RuleId | undefined;
  /** M10.24: hexes whose isolated units are worn down now. */
  readonly worn: (state: State) => readonly Hex[];
  /** M10.2: the supply line of a side from a hex, or why there is none; nothing where no lines are needed. */
  readonly lines: (about: {
    readonly world: World;
    readonly state: State;
    readonly side: Side;
    readonly nation?: number | undefined;
    readonly irregular?: boolean;
  }) => ((hex: Hex) => SupplyLine) | undefined;
  /**
   * B19.5.6: the hexes a retreat ends in if it can; nothing where none goes before others. `going`: units that have to
   * retreat too.
   */
  readonly retreatEnds: (about: {
    readonly world: World;
    readonly state: State;
    readonly unit: Unit;
    readonly going: readonly UnitNo[];
  }) => ((hex: Hex) => boolean) | undefined;
}

/** M9: production centres. */
export interface ProductionRules {
  /** M9.2: number of turns from one building to the next; 0 where nothing is built. */
  readonly cycle: number;
  /** M9.20: is building decided in its turn, or written down two cycles before? */
  readonly orders: 'atOnce' | 'ahead';
  /** M9.14: are the printed counters a limit to what is built? */
  readonly counters: 'unlimited' | 'printed';
}

/** M15.3: a guerilla of a city, by its first hex; a country of its own or, with -1, of everything outside (M17.g.4). */
export interface Rising {
  readonly country: number;
  readonly side: Side;
  readonly city: Hex;
}

/** M15: guerillas. */
export interface UprisingRules {
  /** M15.3: the guerillas that are raised at the end of this turn. */
  readonly risings: (about: { readonly world: World; readonly state: State }) => readonly Rising[];
  /** M17.g.4: the largest number of them; their player chooses. */
  readonly most: number;
  /** M15.2: does a country rise against its oppressor? */
  readonly rises: (about: {
    readonly world: World;
    readonly state: State;
    readonly country: number;
    readonly oppressor: Side;
  }) => boolean;
}

/** O24: one weather for the board; M14: zones of weather. */
export interface WeatherRules {
  /** O80.1, M80.10: the phase in which weather is rolled; undefined where there is none. */
  readonly phase: RuleId | undefined;
  /** O24.1, M14.2: what a die for the weather brings. */
  readonly roll: (about: { readonly state: State; readonly die: number }) => BlitzEvent;
  /** Is the river in this hex frozen? */
  readonly frozen: (about: {
    readonly world: World;
    readonly state: State;
    readonly hex: Hex;
  }) => Objection | undefined;
  /** M14.10: the code of the sea in a zone: 1 calm, 2 rough, 3 storm. */
  readonly seaCode: (about: { readonly state: State; readonly zone: Zone }) => number;
  /** M14.10: the visibility over a hex, 1 to 3. */
  readonly visibility: (about: { readonly world: World; readonly state: State; readonly hex: Hex }) => number;
}

/** M8.1, M8.5 */
export interface ObChoice {
  readonly way: 'agree' | 'method1' | 'method2';
  readonly lowerFirst: boolean;
}

export interface CourseRules {
  /** B80, T80: the ids of the phases. */
  readonly phases: Phases;
  /** M8.1, M8.5: how orders of battle are chosen, and whether the lower number moves first. */
  readonly obChoice: ObChoice;
  /** M8.8: the rule by which both sides set up, instead of B3.2 and B3.3. */
  readonly placing: RuleId | undefined;
  /** B5, T5: what wins. */
  readonly aims: (world: World) => Aims;
  /** B5, T5: the outcome at the end of a player turn; early while something of the turn is still to come (M80.29 to M80.31). */
  readonly outcome: (about: {
    readonly world: World;
    readonly state: State;
    readonly early?: boolean;
  }) => Verdict | undefined;
  /** B5.2: does the side hold this enemy home city hex for victory? */
  readonly holdsForVictory: (about: {
    readonly world: World;
    readonly state: State;
    readonly field: Field;
    readonly side: Side;
    readonly hex: Hex;
  }) => boolean;
}
