import type { RuleId } from '#core/objection.ts';
import { type Arg, type Said, theHex, these } from '#core/say.ts';
import type { Told } from '#core/log-entry.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { BlitzEvent, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { theUnit, theUnits } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';

/** What an event is told with: the state it came upon, the one its command came upon, and names for numbers. */
export interface Telling {
  readonly world: World;
  readonly state: State;
  readonly origin: State;
  hex(hex: Hex | undefined): Arg;
  unit(no: UnitNo): Unit;
  id(no: UnitNo): Arg;
  ids(units: readonly UnitNo[]): Arg;
  /** From where it stands, hex by hex. */
  way(no: UnitNo, path: readonly Hex[]): Arg;
}

/** What the events of a chapter say to a player; nothing for those that only keep the books. */
export type Says<K extends BlitzEvent['is']> = {
  readonly [N in K]: (telling: Telling, event: Extract<BlitzEvent, { is: N }>) => Told | undefined;
};

export const told = (text: Said, ...rules: RuleId[]): Told => ({ text, rules });

export const untold = (): undefined => undefined;

export function tellingOf(world: World, state: State, origin: State): Telling {
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
