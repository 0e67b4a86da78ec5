import { adjacent, nameOf, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { isGround, mayInvade, mayRaid } from '#games/blitz/kinds.ts';
import type { BlitzFrame, Side, Unit } from '#games/blitz/types.ts';

/** T6.2: units of a written position that stand on sea hexes, and what they aim at. */

/** T6.2.3a, T6.2.11b: from the staging of an invasion to the end of combat. */
const PHASES: ReadonlySet<BlitzFrame['at']> = new Set([
  'movement',
  'bombardment',
  'declaration',
  'airDefence',
  'interception',
  'airFights',
  'avAdvances',
  'combat',
  'battles',
  'seaHexes',
  'waves',
  'inferior',
]);

/** T6.2.1, T20.2: beach hexes; Rangers any coastal hex. */
const isShore = (board: Board, unit: Unit, hex: Hex): boolean =>
  (board.beachGroup[hex] ?? -1) >= 0 || (mayRaid(unit) && board.coastal[hex] === 1);

const onSeaHex = (board: Board, unit: Unit): boolean =>
  unit.place === 'map' && board.surface[unit.at] === 'sea' && isGround(unit);

/** A unit on a sea hex that does not say what it aims at: at an enemy beside it, or at the first hex it may land on. */
export function aimed(board: Board, units: readonly Unit[]): Unit[] {
  return units.map((unit) => {
    if (unit.aim !== undefined || !onSeaHex(board, unit) || !mayInvade(unit)) return unit;
    const shore = neighboursOf(board.grid, unit.at).filter((hex) => isShore(board, unit, hex));
    const held = (hex: Hex) => units.some((one) => one.place === 'map' && one.at === hex && one.side !== unit.side);
    const aim = shore.find(held) ?? shore[0];
    return aim === undefined ? unit : { ...unit, aim, invading: true, moved: true };
  });
}

/** Reason why a unit cannot be on this sea hex, or cannot aim at its target. */
export function seaHexFault(
  board: Board,
  unit: Unit,
  at: BlitzFrame['at'] | undefined,
  mover: Side,
): string | undefined {
  const where = nameOf(board.grid, unit.at);
  if (!mayInvade(unit)) return `${unit.id} cannot stand on a sea hex: ${unit.type} units do not invade (T6.2.2)`;
  if (unit.side !== mover)
    return `${unit.id} cannot stand on a sea hex in the player turn of the other side (T6.2.11b)`;
  if (at !== undefined && !PHASES.has(at)) return `${unit.id} cannot stand on a sea hex in this phase (T6.2.11b)`;
  if (unit.aim === undefined) return `${unit.id} cannot stand on ${where}: it could land nowhere from there (T6.2.3a)`;
  const aim = nameOf(board.grid, unit.aim);
  if (!adjacent(board.grid, unit.at, unit.aim)) return `${unit.id} aims at ${aim}, which is not next to it (T6.2.3a)`;
  return isShore(board, unit, unit.aim) ? undefined : `${unit.id} aims at ${aim}, where it cannot land (T6.2.1, T20.2)`;
}
