import type { RuleId } from '#core/objection.ts';
import type { Message } from '#core/message.ts';
import type { Zone } from './board.ts';
import type { Av, NoRetreat } from './combat/state.ts';
import type { Controller, Minor, Nation, Passage, Uprising } from './countries/state.ts';
import type { Mission, Raid } from './air/state.ts';
import type { Battle, BlitzFrame } from './frames.ts';
import type { Centre, ProductionPlan, WrittenOff } from './economy/state.ts';
import type {
  Airlift,
  Beachhead,
  Closure,
  Cut,
  Damage,
  Invasion,
  ShutPort,
  Unguarded,
  Wave,
  Weather,
} from './theatre.ts';
import type { Side, Unit, UnitNo } from './unit.ts';
import type { Hex } from '#hex/hex.ts';

export type { Command, CommandOf } from './commands.ts';
export * from './unit.ts';
export * from './combat/state.ts';
export * from './air/state.ts';
export * from './countries/state.ts';
export * from './economy/state.ts';
export * from './theatre.ts';
export * from './frames.ts';

export type Winner = Side | 'draw';

export interface Verdict {
  readonly winner: Winner;
  readonly rule: RuleId;
  readonly because: Message;
}

/** A verdict as states and records keep it, in English; `verdictOf` gives the sentence back. */
export interface Outcome {
  readonly winner: Winner;
  readonly rule: RuleId;
  readonly because: string;
}

export interface State {
  /** B0.5 */
  readonly turn: number;
  readonly mover: Side;
  readonly units: readonly Unit[];
  /** B10.1: recorded controller of each hex of `board.cityHexes`, in that order. */
  readonly control: readonly Controller[];
  /** Q10.2: the record as it was when the player turn began. */
  readonly controlAtStart: readonly Controller[];
  readonly battles: readonly Battle[];
  /** B7.a11: trapped units to be eliminated when combat begins. */
  readonly doomed: readonly UnitNo[];
  /** B5.2: ends of player turns in a row at which a side held all enemy home cities. */
  readonly streak: { readonly blue: number; readonly red: number };
  readonly frames: readonly BlitzFrame[];
  /** B80.11: a draw has been offered in this player turn. */
  readonly drawOffered: boolean;
  readonly outcome?: Outcome;

  /** T7.3 */
  readonly avs: readonly Av[];
  readonly missions: readonly Mission[];
  /** T6.3.1: size carried by air this player turn. */
  readonly carried: number;
  /** T6.2.0: this player turn's invasion, and the last one of each side (T6.2.5). */
  readonly invasion: Invasion;
  readonly invaded: { readonly blue: Invasion; readonly red: Invasion };
  readonly minors: readonly Minor[];
  /** T22.3e: minor city hexes captured so far. */
  readonly captured: readonly Hex[];
  readonly passages: readonly Passage[];
  readonly damage: readonly Damage[];
  /** T21.3a: the mover was short at test 1. */
  readonly short: boolean;
  /** T17.1: unspent replacement factors. */
  readonly replacements: { readonly blue: number; readonly red: number };
  readonly noRetreat: readonly NoRetreat[];
  readonly closed: readonly Closure[];
  /** O23.5.5: the target of this player turn's nuclear strike. */
  readonly struck?: Hex;
  /** O21.1.2: beaches that serve a side. */
  readonly beachheads: readonly Beachhead[];
  /** O24.1 */
  readonly weather: Weather;
  /** M8: the orders of battle that have been chosen; absent without the module. */
  readonly obs?: { readonly blue?: number | undefined; readonly red?: number | undefined };
  /** M9.1: production centres on the map; absent where there are none. */
  readonly centres?: readonly Centre[];
  /** M9.14: with `counterLimits`: factors lost in this turn, which are not built again in its cycle. */
  readonly writtenOff?: readonly WrittenOff[];
  /** M9.20: plans of production; absent where there are none. */
  readonly plans?: readonly ProductionPlan[];
  /** M8.4: who has the first player turn, where that is decided in play. */
  readonly first?: Side;
  /** M0.13: countries with armies and relations of their own; absent where no module brings them. */
  readonly nations?: readonly Nation[];
  /** M17.g.6: for each level the ends of player turns in a row at which its cities were free; absent before the first. */
  readonly held?: readonly number[];
  /** M15: absent where no guerillas have been raised. */
  readonly uprisings?: readonly Uprising[];
  /** M17.f.5: the turn from which on the third power is in the war. */
  readonly rising?: number;
  /** M14.2: the indicator in the left weather zone; absent before it is rolled for. */
  readonly indicator?: number;
  /** M14.4: the turn of the year, 0 to 35, in which the game began; absent for the usual one. */
  readonly year?: number;
  /** M6.5: rail hexes that were closed to the mover's trains when his player turn began, and are overrun since. */
  readonly shutRails?: readonly Hex[];
  /** M6.5: hexes whose ground units were overrun in this player turn, where no steps keep flights and ships before that. */
  readonly cleared?: readonly Hex[];
  /** M6.5: flak and fighters that were run over in it meanwhile; absent where there are none. */
  readonly unguarded?: readonly Unguarded[];
  /** M10.16: supply flown in by transports; absent where there is none. */
  readonly airlifts?: readonly Airlift[];
  /** M4.40: what losses have cost, in halves of a cent; absent before there are any. */
  readonly account?: Readonly<Record<Side, number>>;
  /** M12.8, M12.9: hexes flown to in this player turn; absent where there is none. */
  readonly raids?: readonly Raid[];
  /** M7.15: the cut rail hexes; absent where there is none. */
  readonly cuts?: readonly Cut[];
  /** M11.30: the first waves of this player turn; absent where there is none. */
  readonly waves?: readonly Wave[];
  /** M11.25: the sea zones in which an engagement was fought in this player turn; absent where there is none. */
  readonly fought?: readonly Zone[];
  /** M12.hd: ports under bombardment; absent where there is none. */
  readonly ports?: readonly ShutPort[];
}

export type { BlitzEvent } from './events.ts';
