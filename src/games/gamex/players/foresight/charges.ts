import { distance } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { isBuilt } from '#games/gamex/board/board.ts';
import { overrunHexFault } from '#games/gamex/assault/participants.ts';
import { hillFactor } from '#games/gamex/fire/strength.ts';
import { allowanceOf } from '#games/gamex/move/price.ts';
import type { Side, State, Unit } from '#games/gamex/types.ts';
import { kindOf, positionAt } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { only, turnsTo } from '../aims.ts';
import { ALONE, type Attack, harmTo, type Mark, type Stand, TRIFLE } from './marks.ts';

/** Attacks on all who are in a hex: overruns, close assaults, shells. */

/** Discount for losses on the way to the assault. */
const CHARGE = 0.75;

/** Strength of a stack that could overrun a hex over empty ground (X6.4.5), or close assault it (X6.4.6). */
function chargers(world: World, guns: readonly Unit[], hex: Hex, overrun: boolean, armored: boolean): number {
  let force = 0;
  for (const gun of guns) {
    const kind = kindOf(world, gun);
    if (gun.inside === true) continue;
    if (overrun) {
      if (kind.type !== 'armored' || kind.overrun === 'no' || kind.spa || kind.gun) continue;
      if (kind.overrun === 'soft' && armored) continue;
      const allowance = allowanceOf(kind);
      if (turnsTo(world, gun, gun.at, only(world, hex)) * allowance + STEP_OUT > allowance) continue;
      force += kind.as;
    } else {
      if (!kind.closeAssault) continue;
      // One step short of it is enough.
      if (turnsTo(world, gun, gun.at, only(world, hex)) > 2) continue;
      force += kind.as * (hillFactor(world, gun.at, hex) === undefined ? 1 : 0.5);
    }
  }
  return force;
}

const STEP_OUT = 2;
const CHARGE_DRM = -2;

/**
 * Weight of an indirect gun's fire: sighting takes a unit's turn, and units in the hex share the strength (X6.4.3d).
 */
const SHELLS = 0.8;
/** Heard, and on target (X6.4.4). */
const BATTERY = 0.4;

function shelling(
  world: World,
  state: State,
  stands: readonly Stand[],
  units: readonly Unit[],
  marks: readonly Mark[],
  indexes: readonly number[],
): Attack[] {
  const first = marks[indexes[0] ?? 0];
  if (!first || first.sighted === 0) return [];
  const found: Attack[] = [];
  for (const [i, { hex, guns }] of stands.entries()) {
    let soft = 0;
    let hard = 0;
    for (const gun of guns) {
      const kind = kindOf(world, gun);
      if (!kind.indirect) continue;
      if (hex !== NOWHERE && distance(world.board.grid, hex, first.at) > kind.range) continue;
      soft += kind.as;
      hard += kind.as / 2;
    }
    if (soft === 0) continue;
    let harm = 0;
    let dies = 0;
    for (const unit of units) {
      const { ds, type } = kindOf(world, unit);
      const force = (type === 'armored' || isBuilt(world.board, first.at) ? hard : soft) / units.length;
      const hurt = harmTo(world, state, { ...first, units: [unit], ds }, force, false);
      harm += hurt.harm;
      dies += hurt.dies / units.length;
    }
    const part = (hex === NOWHERE ? BATTERY : SHELLS) * first.sighted;
    if (part * harm > TRIFLE) found.push({ marks: indexes, one: i, two: ALONE, harm: part * harm, dies: part * dies });
  }
  return found;
}

/** Attacks on whole hexes that one has to go to, and shells. */
export function chargesOf(
  world: World,
  state: State,
  by: Side,
  stands: readonly Stand[],
  marks: readonly Mark[],
): Attack[] {
  const found: Attack[] = [];
  const byHex = new Map<Hex, number[]>();
  for (const [i, { at }] of marks.entries()) byHex.set(at, [...(byHex.get(at) ?? []), i]);
  const { grid } = world.board;
  for (const [hex, indexes] of byHex) {
    const units = indexes.flatMap((i) => marks[i]?.units ?? []);
    const ds = indexes.reduce((sum, i) => sum + (marks[i]?.ds ?? 0), 0);
    const armored = units.some((unit) => kindOf(world, unit).type === 'armored');
    found.push(...shelling(world, state, stands, units, marks, indexes));
    const open =
      (marks[indexes[0] ?? 0]?.cover ?? 0) <= (positionAt(state, hex) ? 2 : 0) &&
      !overrunHexFault(world, state, by, hex);
    for (const overrun of open ? [true, false] : [false]) {
      const shield = overrun ? (positionAt(state, hex) ? 2 : 0) : (marks[indexes[0] ?? 0]?.cover ?? 0);
      const whole: Mark = { at: hex, units, ds, cover: shield + CHARGE_DRM, seen: 1, sighted: 1 };
      const shift = overrun ? 1 : 0;
      const forces = stands.map(({ guns, hex: from }) =>
        from === NOWHERE || (!overrun && distance(grid, from, hex) > 3)
          ? 0
          : chargers(world, guns, hex, overrun, armored),
      );
      for (const [i, force] of forces.entries()) {
        if (force === 0) continue;
        const alone = harmTo(world, state, whole, force, false, shift);
        if (alone.harm > TRIFLE)
          found.push({ marks: indexes, one: i, two: ALONE, harm: CHARGE * alone.harm, dies: CHARGE * alone.dies });
        if (force >= 4 * ds) continue;
        for (let j = i + 1; j < stands.length; j++) {
          const more = forces[j] as number;
          if (more === 0) continue;
          const both = harmTo(world, state, whole, force + more, false, shift);
          if (both.harm > alone.harm + TRIFLE)
            found.push({ marks: indexes, one: i, two: j, harm: CHARGE * both.harm, dies: CHARGE * both.dies });
        }
      }
    }
  }
  return found;
}
