import type { Hex } from '../hex/hex.ts';
import { type Contact, contacts, type Plan } from './declaration.ts';
import { fieldOf } from './field.ts';
import { defenceOf } from './odds.ts';
import { other, type State, sizeOf, type UnitNo } from './types.ts';
import type { World } from './world.ts';

/**
 * B7.a10: is there any legal declaration? The search for one, exact.
 *
 * Adding an attacker to a battle never hurts (the sum grows, and a further attacking hex can only lift the river
 * doubling), so it is enough to find battles that cover every enemy hex, each with few attackers, such that every
 * unit left over touches all hexes of some battle and can join it.
 */

type Defence = (hex: Hex, from: readonly Hex[]) => number;

/** Contacts that share enemy hexes, directly or through others; each such cluster is searched by itself. */
export function clusters(all: readonly Contact[]): Contact[][] {
  const groups: { hexes: Set<Hex>; contacts: Contact[] }[] = [];
  for (const contact of all) {
    const touching = groups.filter((group) => contact.touches.some((hex) => group.hexes.has(hex)));
    const merged = { hexes: new Set(contact.touches), contacts: [contact] };
    for (const group of touching) {
      for (const hex of group.hexes) merged.hexes.add(hex);
      merged.contacts.unshift(...group.contacts);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(merged);
  }
  return groups.map((group) => group.contacts);
}

const contains = (all: readonly Hex[], some: readonly Hex[]): boolean => some.every((hex) => all.includes(hex));

interface Battle {
  readonly hexes: readonly Hex[];
  readonly attackers: Contact[];
}

function strongEnough(defence: Defence, hexes: readonly Hex[], attackers: readonly Contact[]): boolean {
  const from = [...new Set(attackers.map((contact) => contact.unit.at))];
  const attack = attackers.reduce((sum, contact) => sum + contact.unit.af, 0);
  const needed = hexes.reduce((sum, hex) => sum + defence(hex, from), 0);
  // B19.1: 1-6 or better.
  return attack > 0 && needed <= 6 * attack;
}

/** Units that are not needed here serve better elsewhere, and can always join later. */
const canSpare = (defence: Defence, hexes: readonly Hex[], attackers: readonly Contact[]): boolean =>
  attackers.length > 1 &&
  attackers.some((one) =>
    strongEnough(
      defence,
      hexes,
      attackers.filter((a) => a !== one),
    ),
  );

/** Sets of enemy hexes that could be one battle with `hex`: those some unit touches whole, small sets first. */
function groupsWith(hex: Hex, free: readonly Contact[], open: ReadonlySet<Hex>): Hex[][] {
  const found = new Map<string, Hex[]>();
  for (const { touches } of free) {
    if (!touches.includes(hex)) continue;
    const others = touches.filter((beside) => beside !== hex && open.has(beside));
    for (let mask = 0; mask < 1 << others.length; mask++) {
      const group = [hex, ...others.filter((_, i) => (mask >> i) & 1)].sort((a, b) => a - b);
      found.set(group.join(), group);
    }
  }
  return [...found.values()].sort((a, b) => a.length - b.length);
}

/** The sets of `count` units, units alike in every respect that matters tried once only. */
function* choices(pool: readonly Contact[], count: number, start = 0): Generator<Contact[]> {
  if (count === 0) {
    yield [];
    return;
  }
  const tried = new Set<string>();
  for (let i = start; i <= pool.length - count; i++) {
    const contact = pool[i] as Contact;
    const alike = `${contact.unit.at} ${contact.unit.af}`;
    if (tried.has(alike)) continue;
    tried.add(alike);
    for (const rest of choices(pool, count - 1, i + 1)) yield [contact, ...rest];
  }
}

function solve(
  defence: Defence,
  open: ReadonlySet<Hex>,
  free: readonly Contact[],
  made: readonly Battle[],
): Battle[] | undefined {
  // A unit whose enemies are all taken on must be able to join one of their battles.
  const joins = (contact: Contact) => made.find((battle) => contains(contact.touches, battle.hexes));
  for (const contact of free) {
    if (!contact.touches.some((hex) => open.has(hex)) && !joins(contact)) return undefined;
  }
  if (open.size === 0) {
    const battles = made.map((battle) => ({ hexes: battle.hexes, attackers: [...battle.attackers] }));
    for (const contact of free)
      battles.find((battle) => contains(contact.touches, battle.hexes))?.attackers.push(contact);
    return battles;
  }
  // The hex with the fewest units that could attack it decides first.
  let hardest: Hex | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const hex of open) {
    const count = free.filter((contact) => contact.touches.includes(hex)).length;
    if (count < fewest) [hardest, fewest] = [hex, count];
  }
  if (hardest === undefined || fewest === 0) return undefined;
  for (const hexes of groupsWith(hardest, free, open)) {
    const pool = free
      .filter((contact) => contains(contact.touches, hexes))
      .sort((a, b) => a.touches.length - b.touches.length || b.unit.af - a.unit.af);
    if (!strongEnough(defence, hexes, pool)) continue;
    const left = new Set([...open].filter((hex) => !hexes.includes(hex)));
    for (let count = 1; count <= pool.length; count++) {
      for (const attackers of choices(pool, count)) {
        if (!strongEnough(defence, hexes, attackers) || canSpare(defence, hexes, attackers)) continue;
        const rest = free.filter((contact) => !attackers.includes(contact));
        const found = solve(defence, left, rest, [...made, { hexes, attackers }]);
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** One legal declaration for these contacts, or undefined when there is none. */
export function assign(world: World, state: State, all: readonly Contact[]): Plan[] | undefined {
  const field = fieldOf(world.board, state.units);
  const enemy = other(state.mover);
  const known = new Map<string, number>();
  const defence: Defence = (hex, from) => {
    const key = `${hex}:${from.join()}`;
    let value = known.get(key);
    if (value === undefined) {
      value = defenceOf(world, state.units, field, enemy, hex, from).total;
      known.set(key, value);
    }
    return value;
  };
  const plans: Plan[] = [];
  for (const cluster of clusters(all)) {
    const hexes = new Set(cluster.flatMap((contact) => contact.touches));
    const battles = solve(defence, hexes, cluster, []);
    if (!battles) return undefined;
    for (const { attackers, hexes: defended } of battles) {
      plans.push({ attackers: attackers.map((contact) => contact.no), hexes: defended });
    }
  }
  return plans;
}

export const legalDeclaration = (world: World, state: State): Plan[] | undefined =>
  assign(world, state, contacts(world, state));

/** Sets of units whose sizes add up to exactly `size`. */
function* setsOfSize(pool: readonly Contact[], size: number, start = 0): Generator<UnitNo[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = start; i < pool.length; i++) {
    const contact = pool[i] as Contact;
    if (sizeOf(contact.unit) > size) continue;
    for (const rest of setsOfSize(pool, size - sizeOf(contact.unit), i + 1)) yield [contact.no, ...rest];
  }
}

/**
 * B7.a11: per cluster without a legal declaration, the sets of trapped units of least total size without which
 * one exists. Undefined when giving up trapped units does not help; an empty list when nothing need be given up.
 */
export function sacrifices(
  world: World,
  state: State,
  trapped: (contact: Contact) => boolean,
): UnitNo[][][] | undefined {
  const demands: UnitNo[][][] = [];
  for (const cluster of clusters(contacts(world, state, new Set()))) {
    if (assign(world, state, cluster)) continue;
    const pool = cluster.filter(trapped);
    const most = pool.reduce((sum, contact) => sum + sizeOf(contact.unit), 0);
    let sets: UnitNo[][] = [];
    for (let size = 1; size <= most && sets.length === 0; size++) {
      sets = [...setsOfSize(pool, size)].filter(
        (set) =>
          assign(
            world,
            state,
            cluster.filter((contact) => !set.includes(contact.no)),
          ) !== undefined,
      );
    }
    if (sets.length === 0) return undefined;
    demands.push(sets);
  }
  return demands;
}
