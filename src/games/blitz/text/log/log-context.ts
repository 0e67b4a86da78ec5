import type { RuleId } from '#core/objection.ts';
import { type Arg, type Message, theHex, these } from '#core/message.ts';
import type { LogEntry } from '#core/record/log-entry.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { BlitzEvent, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { theUnit, theUnits } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';

/** Context of a log sentence: the state before the event, the one before its command, and names for numbers. */
export interface LogContext {
  readonly world: World;
  readonly state: State;
  readonly origin: State;
  hex(hex: Hex | undefined): Arg;
  unit(no: UnitNo): Unit;
  id(no: UnitNo): Arg;
  ids(units: readonly UnitNo[]): Arg;
  /** Route from the unit's hex, hex by hex. */
  way(no: UnitNo, path: readonly Hex[]): Arg;
}

/** Log sentences of a chapter's events; undefined for pure bookkeeping. */
export type Says<K extends BlitzEvent['is']> = {
  readonly [N in K]: (context: LogContext, event: Extract<BlitzEvent, { is: N }>) => LogEntry | undefined;
};

export const logEntry = (text: Message, ...rules: RuleId[]): LogEntry => ({ text, rules });

export const noEntry = (): undefined => undefined;

export function logContextOf(world: World, state: State, origin: State): LogContext {
  const hex = (one: Hex | undefined) => theHex(world.board.grid, one ?? NOWHERE);
  const unit = (no: UnitNo) => state.units[no] as Unit;
  return {
    world,
    state,
    origin,
    hex,
    unit,
    id: (no) => theUnit(state, no),
    ids: (units) => theUnits(state, units),
    way(no, path) {
      const { at } = unit(no);
      return these([...(at === NOWHERE ? [] : [at]), ...path].map(hex), ' > ');
    },
  };
}
