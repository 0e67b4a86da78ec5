import type { Step } from '#core/play.ts';
import { msg, theSide } from '#core/message.ts';
import { type Objection, objection, type RuleId } from '#core/objection.ts';
import type { BlitzEvent, BlitzFrame, Command, FrameAt, Side, State, Unit, UnitNo } from './types.ts';
import { isGround } from './kinds.ts';
import type { World } from './world.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

/** A decision of Blitzkrieg: frame kind `K`. */
export type BlitzStep<K extends BlitzFrame['at']> = Step<State, FrameAt<K>, Command, BlitzEvent, Side>;

/** The unit a command names, if it is that side's. */
export function ownUnit(state: State, side: Side, no: UnitNo, rule: RuleId): Unit | Objection {
  const unit = state.units[no];
  if (!unit) return objection(rule, msg`there is no unit ${no}`);
  if (unit.side !== side) return objection(rule, msg`${unit} is not ${theSide(side)}'s`);
  return unit;
}

/** The ship, or the train, a unit is on board of. */
export const carrierOf = ({ units }: Pick<State, 'units'>, { aboard }: Pick<Unit, 'aboard'>): Unit | undefined =>
  aboard === undefined ? undefined : units.find(({ id }) => id === aboard);

export function unitsWhere(state: Pick<State, 'units'>, test: (unit: Unit) => boolean): UnitNo[] {
  const found: UnitNo[] = [];
  for (let no = 0; no < state.units.length; no++) if (test(state.units[no] as Unit)) found.push(no);
  return found;
}

const NOBODY: readonly UnitNo[] = [];

/** Units of a list that stand in a hex. Hot path: called per hex, and mostly there are none. */
export function unitsAt(units: State['units'], some: readonly UnitNo[], hex: Hex, side: Side): readonly UnitNo[] {
  let found: UnitNo[] | undefined;
  for (const no of some) {
    const unit = units[no] as Unit;
    if (unit.at === hex && unit.side === side) (found ??= []).push(no);
  }
  return found ?? NOBODY;
}

/** M80.24, M80.40: what a flight or a bombardment does to its target is decided inside it. */
export function phaseUnder({ frames }: Pick<State, 'frames'>, own: RuleId): RuleId {
  if (frames.some(({ at }) => at === 'flight')) return 'M80.40';
  return frames.some(({ at }) => at === 'bombardment') ? 'M80.24' : own;
}

/** A step hands over only the commands it lists, so anything else here is our own mistake. */
export function unexpected(command: Command): never {
  throw new Error(`${command.do} reached a step that does not know it`);
}

/** On the map, on land: aircraft aside. */
export const onLand = ({ board }: World, unit: Unit): boolean =>
  isGround(unit) && unit.place === 'map' && board.land[unit.at] === 1;

/** On a sea hex, to come ashore. */
export const onSeaHex = ({ board }: World, unit: Unit): boolean =>
  isGround(unit) && unit.place === 'map' && board.land[unit.at] === 0 && board.surface[unit.at] !== 'neutral';

/** The nearest of some hexes; of several the first. */
export function nearestOf({ board }: World, from: Hex, hexes: readonly Hex[]): Hex | undefined {
  let best: Hex | undefined;
  for (const hex of hexes)
    if (best === undefined || distance(board.grid, from, hex) < distance(board.grid, from, best)) best = hex;
  return best;
}
