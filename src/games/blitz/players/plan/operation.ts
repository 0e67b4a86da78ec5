import type { Blitz } from '#games/blitz/open.ts';
import type { Command, Side, State, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';
import type { Attack } from './attack.ts';
import type { Draft, Support } from './draft.ts';
import type { Explanation, Role } from '../reasons/explanation.ts';
import type { Style } from '../search/style.ts';
import type { Survey } from './survey.ts';

/**
 * An operation: units with roles, what they are told to do, what it is worth and why. A plan of a player turn is a set
 * of operations no two of which use the same unit, and it is carried out as a list of orders of any kind.
 */

/**
 * Order of the movement phase: a unit goes to a hex over land by the way open when its turn comes, or a command is
 * given as it stands. An order that has become illegal is left out.
 */
export type Order = { readonly unit: UnitNo; readonly to: Hex } | { readonly command: Command };

export interface Operation {
  readonly goal: string;
  readonly target?: Hex;
  /** Units it claims: no other operation and no march uses them. */
  readonly units: readonly { readonly unit: UnitNo; readonly role: Role }[];
  /** In this order; a second wave comes after the command that opens its way. */
  readonly orders: readonly Order[];
  /** Ground units that end on the map: where. The draft counts them for stacking and zones of control. */
  readonly stands: ReadonlyMap<UnitNo, Hex>;
  /** Enemy hexes it provides for: no other operation attacks them. */
  readonly attacks: readonly Hex[];
  /** In factors. It must be more than `style.least`, and competes with the attacks on land. */
  readonly value: number;
  /** Lazy: a search throws most plans away. */
  explain(): Explanation;
}

/** Input of a generator. The draft holds the decisions so far; a generator does not change it. */
export interface Context {
  readonly game: Blitz;
  readonly state: State;
  readonly side: Side;
  readonly survey: Survey;
  readonly draft: Draft;
  readonly style: Style;
  /** Attacks on land settled on so far: all of them for generators that come after. */
  readonly attacks: readonly Attack[];
}

export type Generator = (context: Context) => readonly Operation[];

/** The plan of a player turn's movement phase. */
export interface TurnPlan {
  readonly orders: readonly Order[];
  explain(): readonly Explanation[];
}

/** True while there is time for more; without it time is unlimited. */
export type More = () => boolean;

/** Knowledge of the Tournament and Optional games; without it players fight on land only. */
export interface Theatre {
  /** Minor countries (T22) the side goes into although it costs: to all others its units are closed. */
  enters?(world: World, state: State, side: Side): ReadonlySet<number>;
  /** Extends a survey by other ways to move. */
  widen?(survey: Survey): Survey;
  /** T23.1: aircraft the attacks on land may count on. */
  support?(game: Blitz, state: State, side: Side): Support;
  /** Before anything is planned, one command after the other until there is none: reinforcements, replacements. */
  arrivals?(game: Blitz, state: State, side: Side, style: Style, more?: More): Command | undefined;
  /** Next command of the Module System's fleets and air forces, before the march and after it. */
  moving?(game: Blitz, state: State, side: Side, style: Style): Command | undefined;
  /** M1.2: units with a destination in the second impulse, or that should wait. */
  gathers?(survey: Survey): ReadonlyMap<UnitNo, Hex>;
  /** Operations that compete with the attacks on land for units. */
  readonly generators: readonly Generator[];
  /** Operations with units the attacks on land have left over, knowing these attacks. */
  readonly after: readonly Generator[];
  /**
   * Every decision outside movement and set-up is put to it first: missions before battles are declared, interception,
   * landing, losses. Undefined: no opinion, or nothing left to do before the battles are declared.
   */
  decide?(game: Blitz, state: State, side: Side, style: Style): Command | undefined;
  /** Reasons for actions of this player turn outside the plan. */
  explain?(): readonly Explanation[];
}
