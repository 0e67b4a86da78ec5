import type { Hex } from '#hex/hex.ts';
import type { UnitNo } from '#games/blitz/types.ts';

/**
 * The best declaration of battles for units in contact, exact: every partition of the enemy hexes into battles, and for
 * each every way to share out the attackers, told apart only by what they add up to (B7.a7, B7.a9, B9).
 */

export interface Attacker {
  readonly no: UnitNo;
  readonly af: number;
  readonly at: Hex;
  readonly touches: readonly Hex[];
}

export interface Ground {
  /** Defence of a hex against attackers in these hexes. */
  defence(hex: Hex, from: readonly Hex[]): number;
  /** Value of a battle to the attacker; undefined where it is not allowed (below 1-6). */
  worth(hexes: readonly Hex[], attack: number, defence: number): number | undefined;
}

export interface Allotted {
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  readonly worth: number;
}

export interface Allocation {
  readonly battles: readonly Allotted[];
  readonly worth: number;
}

/** Limits of the exact search; beyond them another method must find a declaration. */
const MOST_HEXES = 5;
const MOST_ATTACKERS = 16;
const MOST_SHARES = 60_000;

export const tooLarge = (attackers: readonly Attacker[], hexes: readonly Hex[]): boolean =>
  hexes.length > MOST_HEXES || attackers.length > MOST_ATTACKERS;

/** All ways to make battles of the hexes; the hexes of one battle are all touched by some attacker (B9.3). */
export function* partitions(
  hexes: readonly Hex[],
  attackers: readonly Pick<Attacker, 'touches'>[],
): Generator<Hex[][]> {
  const [first, ...rest] = hexes;
  if (first === undefined) {
    yield [];
    return;
  }
  for (let mask = 0; mask < 1 << rest.length; mask++) {
    const group = [first, ...rest.filter((_, i) => (mask >> i) & 1)];
    if (!attackers.some((one) => group.every((hex) => one.touches.includes(hex)))) continue;
    const left = rest.filter((_, i) => !((mask >> i) & 1));
    for (const others of partitions(left, attackers)) yield [group, ...others];
  }
}

/** Partial distribution of attackers: sums, hexes they attack from, and a link to the distribution before. */
interface Share {
  readonly sums: readonly number[];
  readonly from: readonly (readonly Hex[])[];
  readonly last: number;
  readonly before: Share | undefined;
}

/** Undefined when there is no legal declaration, or none within reason (see tooLarge). */
export const allocate = (attackers: readonly Attacker[], ground: Ground): Allocation | undefined =>
  allocations(attackers, ground, 1)[0];

/** The best declarations, the best first: told apart by partition, sums and hexes attacked from. */
export function allocations(attackers: readonly Attacker[], ground: Ground, most: number): Allocation[] {
  const hexes = [...new Set(attackers.flatMap((one) => one.touches))].sort((a, b) => a - b);
  if (hexes.length === 0) return [{ battles: [], worth: 0 }];
  if (tooLarge(attackers, hexes)) return [];
  // Units alike in place and strength stand together, so that their exchange is seen to make no difference.
  const order = [...attackers].sort((a, b) => a.touches.length - b.touches.length || a.at - b.at || b.af - a.af);
  const fromMatters = new Map(hexes.map((hex) => [hex, doublingVaries(hex, attackers, ground)]));
  const found: Found[] = [];
  for (const groups of partitions(hexes, attackers)) share(order, groups, ground, fromMatters, most, found);
  return found.map((one) => allocationOf(order, one));
}

/** A way to share out that adds up, with what it is worth. */
interface Found {
  readonly groups: readonly (readonly Hex[])[];
  readonly share: Share;
  readonly worths: readonly number[];
  readonly worth: number;
}

function allocationOf(attackers: readonly Attacker[], { groups, share: end, worths, worth }: Found): Allocation {
  const chosen: number[] = [];
  for (let at: Share | undefined = end; at && at.last >= 0; at = at.before) chosen.unshift(at.last);
  return {
    worth,
    battles: groups.map((group, i) => ({
      attackers: attackers.filter((_, j) => chosen[j] === i).map((one) => one.no),
      hexes: group,
      worth: worths[i] ?? 0,
    })),
  };
}

/** Kept in order, the best first, no more than wanted; of equals the first. */
function keep(found: Found[], one: Found, most: number): void {
  const last = found.at(-1);
  if (found.length >= most && last && one.worth <= last.worth) return;
  let at = found.length;
  while (at > 0 && one.worth > (found[at - 1] as Found).worth) at--;
  found.splice(at, 0, one);
  if (found.length > most) found.pop();
}

function doublingVaries(hex: Hex, attackers: readonly Attacker[], ground: Ground): boolean {
  const beside = [...new Set(attackers.filter((one) => one.touches.includes(hex)).map((one) => one.at))];
  return new Set(beside.map((at) => ground.defence(hex, [at]))).size > 1;
}

function share(
  attackers: readonly Attacker[],
  groups: readonly (readonly Hex[])[],
  ground: Ground,
  fromMatters: ReadonlyMap<Hex, boolean>,
  most: number,
  found: Found[],
): void {
  const tracked = groups.map((group) => group.some((hex) => fromMatters.get(hex) === true));
  let layer = new Map<string, Share>();
  layer.set('', { sums: groups.map(() => 0), from: groups.map(() => []), last: -1, before: undefined });
  for (const one of attackers) {
    const next = new Map<string, Share>();
    const open = groups.flatMap((group, i) => (group.every((hex) => one.touches.includes(hex)) ? [i] : []));
    for (const before of layer.values()) {
      for (const i of open) {
        const sums = before.sums.with(i, (before.sums[i] as number) + one.af);
        const known = before.from[i] as readonly Hex[];
        const from = known.includes(one.at) ? before.from : before.from.with(i, [...known, one.at]);
        const key = `${sums.join()}|${from.map((set, j) => (tracked[j] ? [...set].sort((a, b) => a - b).join() : '')).join(';')}`;
        if (!next.has(key)) next.set(key, { sums, from, last: i, before });
      }
    }
    if (next.size === 0 || next.size > MOST_SHARES) return;
    layer = next;
  }
  for (const end of layer.values()) {
    const worths: number[] = [];
    let worth = 0;
    for (const [i, group] of groups.entries()) {
      const from = end.from[i] as readonly Hex[];
      if (from.length === 0) break;
      const defence = group.reduce((sum, hex) => sum + ground.defence(hex, from), 0);
      const value = ground.worth(group, end.sums[i] as number, defence);
      if (value === undefined) break;
      worths.push(value);
      worth += value;
    }
    if (worths.length === groups.length) keep(found, { groups, share: end, worths, worth }, most);
  }
}
