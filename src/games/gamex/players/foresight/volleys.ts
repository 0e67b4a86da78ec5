import { adjacent } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { mayShoot } from '#games/gamex/fire/direct.ts';
import { reverseSlope } from '#games/gamex/sight/sight.ts';
import type { Side, State, Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { chargesOf } from './charges.ts';
import { ALONE, type Attack, harmTo, type Mark, marksFor, type Stand, TRIFLE, type When } from './marks.ts';
import { blow } from '../outlook.ts';

/** Fire of a side's guns at the enemy from where both stand: the best attacks one after another, roughly and fast. */

function standsOf(guns: readonly Unit[]): Stand[] {
  const byHex = new Map<Hex, Unit[]>();
  const far: Stand[] = [];
  for (const gun of guns) {
    const mates = gun.at < 0 ? undefined : byHex.get(gun.at);
    if (mates) mates.push(gun);
    else if (gun.at < 0) far.push({ hex: gun.at, guns: [gun] });
    else byHex.set(gun.at, [gun]);
  }
  return [...[...byHex].map(([hex, mates]) => ({ hex, guns: mates })), ...far];
}

function attacksOn(world: World, state: State, stands: readonly Stand[], mark: Mark, index: number): Attack[] {
  const [target] = mark.units;
  if (!target) return [];
  const found: Attack[] = [];
  const forces = stands.map(({ hex, guns }) => {
    let force = 0;
    if (hex < 0) return force;
    for (const gun of guns) force += blow(world, gun, hex, target, mark.at);
    return force;
  });
  for (const [i, force] of forces.entries()) {
    if (force === 0) continue;
    const { hex } = stands[i] as Stand;
    const masked = reverseSlope(world.sight, hex, mark.at);
    const { harm, dies } = harmTo(world, state, mark, force, masked);
    if (harm > TRIFLE) found.push({ marks: [index], one: i, two: ALONE, harm, dies });
    if (force >= 4 * mark.ds) continue;
    for (let j = i + 1; j < stands.length; j++) {
      const more = forces[j] as number;
      const mate = stands[j] as Stand;
      if (more === 0 || more >= 4 * mark.ds || !adjacent(world.board.grid, hex, mate.hex)) continue;
      const both = harmTo(world, state, mark, force + more, masked && reverseSlope(world.sight, mate.hex, mark.at));
      if (both.harm > harm + TRIFLE) found.push({ marks: [index], one: i, two: j, ...both });
    }
  }
  return found;
}

/** Attack of a series: points spent before it, and the loss to be expected of it. */
interface Volley {
  readonly point: number;
  readonly harm: number;
}

/** Successive attacks, the best first. */
export function volleys(world: World, state: State, by: Side, guns: readonly Unit[], when: When): readonly Volley[] {
  const found: Volley[] = [];
  if (guns.length === 0) return found;
  const stands = standsOf(guns);
  const marks = marksFor(world, state, by, when);
  const attacks = marks.flatMap((mark, i) => attacksOn(world, state, stands, mark, i));
  attacks.push(...chargesOf(world, state, by, stands, marks));
  const left = marks.map(() => 1);
  const used = stands.map(() => false);
  for (let point = 0; ; ) {
    let best: Attack | undefined;
    let most = TRIFLE;
    for (const attack of attacks) {
      if (used[attack.one] || (attack.two !== ALONE && used[attack.two])) continue;
      const rate = (attack.harm * (left[attack.marks[0] ?? 0] as number)) / (attack.two === ALONE ? 1 : 1.5);
      if (rate > most) {
        most = rate;
        best = attack;
      }
    }
    if (!best) return found;
    found.push({ point, harm: best.harm * (left[best.marks[0] ?? 0] as number) });
    for (const mark of best.marks) left[mark] = (left[mark] as number) * (1 - best.dies);
    used[best.one] = true;
    if (best.two !== ALONE) used[best.two] = true;
    point += best.two === ALONE ? 1 : 2;
  }
}

/** Guns that could fire, batteries included; `fresh` limits them to units that have not acted yet. */
export const gunsOf = (world: World, state: State, side: Side, fresh: boolean): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.side === side &&
      (!fresh || unit.marker === undefined) &&
      (mayShoot(world, unit) || (unit.place === 'off' && kindOf(world, unit).indirect)),
  );
