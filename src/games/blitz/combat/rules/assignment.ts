import { asNumber, plus, type Ratio, ratio, total, whole } from '#core/terms.ts';
import type { Hex } from '#hex/hex.ts';
import { type Contact, contacts, excusedHexes, type GroundPlan } from './declaration.ts';
import { rangeFault, readyFault, supportOf } from '#games/blitz/air/rules/missions.ts';
import { isAircraft, flies, hasTwoFactors, isBomber } from '#games/blitz/kinds.ts';
import { attackOf, defenceOf, exactAttack, oddsBetween } from './odds.ts';
import { type OddsTable, STRATEGIC } from './tables.ts';
import { other, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/**
 * B7.a10: is there any legal declaration? The search for one, exact.
 *
 * Adding an attacker to a battle never hurts (the sum grows, and a further attacking hex can only lift the river
 * doubling), so it is enough to find battles that cover every enemy hex, each with few attackers, such that every
 * unit left over touches all hexes of some battle and can join it. Aircraft in range may join any battle or strike a
 * hex by themselves (T80.3); they are tried only where the ground units alone find nothing.
 */

/** An attacker: a ground unit with the enemy hexes it touches, or aircraft with those in its range. */
interface Attacker {
  readonly no: UnitNo;
  /** Contribution to the attack. */
  readonly af: Ratio;
  /** Contribution to a strategic strike. */
  readonly strike: Ratio;
  /** Hex it attacks from; undefined for aircraft. */
  readonly at: Hex | undefined;
  readonly touches: readonly Hex[];
  readonly tactical: boolean;
  readonly strategic: boolean;
  /** M12.29: artillery that no aircraft join where nobody else attacks. */
  readonly gun?: boolean;
}

/** One battle of an assignment; without ground attackers it is a strategic strike. */
export interface Assigned extends GroundPlan {
  readonly aircraft: readonly UnitNo[];
}

type Defence = (hex: Hex, from: readonly Hex[], aircraft: boolean, guns: boolean) => Ratio;

const sumOf = (some: readonly Ratio[]): Ratio => some.reduce(plus, whole(0));

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

/** Defence a battle must match. */
interface Ground {
  readonly table: OddsTable;
  readonly defence: Defence;
}

interface Forming {
  readonly hexes: readonly Hex[];
  readonly attackers: readonly Attacker[];
}

function strongEnough({ table, defence }: Ground, hexes: readonly Hex[], attackers: readonly Attacker[]): boolean {
  const from = [...new Set(attackers.flatMap((one) => one.at ?? []))];
  const attack = sumOf(attackers.map((one) => one.af));
  const byAir = attackers.some((one) => one.at === undefined);
  const guns = attackers.every((one) => one.gun === true);
  const needed = sumOf(hexes.map((hex) => defence(hex, from, byAir, guns)));
  return !oddsBetween(table, attack, needed).tooLow;
}

/** Units that are not needed here serve better elsewhere, and can always join later. */
const canSpare = (ground: Ground, hexes: readonly Hex[], attackers: readonly Attacker[]): boolean =>
  attackers.length > 1 &&
  attackers.some((one) => {
    const rest = attackers.filter((a) => a !== one);
    return rest.some((a) => a.at !== undefined) && strongEnough(ground, hexes, rest);
  });

/** Sets of enemy hexes that could be one battle with `hex`: those some unit touches whole, small sets first. */
function groupsWith(hex: Hex, free: readonly Attacker[], open: ReadonlySet<Hex>): Hex[][] {
  const found = new Map<string, Hex[]>();
  for (const { touches, at } of free) {
    if (at === undefined || !touches.includes(hex)) continue;
    const others = touches.filter((beside) => beside !== hex && open.has(beside));
    for (let mask = 0; mask < 1 << others.length; mask++) {
      const group = [hex, ...others.filter((_, i) => (mask >> i) & 1)].sort((a, b) => a - b);
      found.set(group.join(), group);
    }
  }
  return [...found.values()].sort((a, b) => a.length - b.length);
}

/** The sets of `count` attackers, those alike in every respect that matters tried once only. */
function* choices(pool: readonly Attacker[], count: number, start = 0): Generator<Attacker[]> {
  if (count === 0) {
    yield [];
    return;
  }
  const tried = new Set<string>();
  for (let i = start; i <= pool.length - count; i++) {
    const one = pool[i] as Attacker;
    const alike = `${one.at ?? one.no} ${one.af.n}/${one.af.d} ${one.gun}`;
    if (tried.has(alike)) continue;
    tried.add(alike);
    for (const rest of choices(pool, count - 1, i + 1)) yield [one, ...rest];
  }
}

class Search {
  private readonly ground: Ground;
  private readonly strike: (hex: Hex) => Ratio;
  constructor(ground: Ground, strike: (hex: Hex) => Ratio) {
    this.ground = ground;
    this.strike = strike;
  }

  solve(
    open: ReadonlySet<Hex>,
    struck: ReadonlySet<Hex>,
    free: readonly Attacker[],
    made: readonly Forming[],
  ): Forming[] | undefined {
    // A unit whose enemies are all taken on must be able to join one of their battles (struck hexes: T23.2.2a).
    const joins = (one: Attacker) =>
      made.some((battle) => battle.attackers.some((a) => a.at !== undefined) && contains(one.touches, battle.hexes));
    for (const one of free) {
      if (one.at === undefined || one.touches.some((hex) => open.has(hex)) || joins(one)) continue;
      if (!one.touches.every((hex) => struck.has(hex))) return undefined;
    }
    if (open.size === 0) return this.joined(free, made);
    // The hex with the fewest units that could attack it decides first.
    let hardest: Hex | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const hex of open) {
      const count = free.filter((one) => one.touches.includes(hex)).length;
      if (count < fewest) [hardest, fewest] = [hex, count];
    }
    if (hardest === undefined || fewest === 0) return undefined;
    return this.byGround(hardest, open, struck, free, made) ?? this.byStrike(hardest, open, struck, free, made);
  }

  private joined(free: readonly Attacker[], made: readonly Forming[]): Forming[] {
    const battles = made.map((battle) => ({ hexes: battle.hexes, attackers: [...battle.attackers] }));
    for (const one of free) {
      if (one.at === undefined) continue;
      const battle = battles.find((b) => b.attackers.some((a) => a.at !== undefined) && contains(one.touches, b.hexes));
      battle?.attackers.push(one);
    }
    return battles;
  }

  private byGround(
    hex: Hex,
    open: ReadonlySet<Hex>,
    struck: ReadonlySet<Hex>,
    free: readonly Attacker[],
    made: readonly Forming[],
  ) {
    for (const hexes of groupsWith(hex, free, open)) {
      const pool = free
        .filter((one) =>
          one.at === undefined
            ? one.tactical && hexes.some((h) => one.touches.includes(h))
            : contains(one.touches, hexes),
        )
        .sort(
          (a, b) =>
            Number(a.at === undefined) - Number(b.at === undefined) ||
            a.touches.length - b.touches.length ||
            asNumber(b.af) - asNumber(a.af),
        );
      if (!strongEnough(this.ground, hexes, pool)) continue;
      const left = new Set([...open].filter((one) => !hexes.includes(one)));
      for (let count = 1; count <= pool.length; count++) {
        for (const attackers of choices(pool, count)) {
          if (!attackers.some((one) => one.at !== undefined)) continue;
          if (!strongEnough(this.ground, hexes, attackers) || canSpare(this.ground, hexes, attackers)) continue;
          const rest = free.filter((one) => !attackers.includes(one));
          const found = this.solve(left, struck, rest, [...made, { hexes, attackers }]);
          if (found) return found;
        }
      }
    }
    return undefined;
  }

  /** T23.2.2a: a strategic strike takes a hex out of the ground battles. */
  private byStrike(
    hex: Hex,
    open: ReadonlySet<Hex>,
    struck: ReadonlySet<Hex>,
    free: readonly Attacker[],
    made: readonly Forming[],
  ) {
    const pool = free.filter((one) => one.at === undefined && one.strategic && one.touches.includes(hex));
    const needed = this.strike(hex);
    const enough = (set: readonly Attacker[]) =>
      !oddsBetween(STRATEGIC, sumOf(set.map((one) => one.strike)), needed).tooLow;
    const left = new Set([...open].filter((one) => one !== hex));
    for (let count = 1; count <= pool.length; count++) {
      for (const attackers of choices(pool, count)) {
        if (!enough(attackers) || attackers.some((one) => enough(attackers.filter((a) => a !== one)))) continue;
        const rest = free.filter((one) => !attackers.includes(one));
        const found = this.solve(left, new Set([...struck, hex]), rest, [...made, { hexes: [hex], attackers }]);
        if (found) return found;
      }
    }
    return undefined;
  }
}

const NOTHING = whole(0);

const asAttacker = (world: World, state: State, { no, unit, touches }: Contact): Attacker => ({
  no,
  // M14.10: what it counts where the ground is worst.
  af: exactAttack(world, state, unit, touches),
  strike: NOTHING,
  at: unit.at,
  touches,
  tactical: false,
  strategic: false,
  ...(hasTwoFactors(unit) && !world.rules.air.leads(unit) ? { gun: true } : {}),
});

/** M14.10: what aircraft add to the battle over any of these hexes, where they can be seen least. */
function supportFrom(world: World, state: State, no: UnitNo, hexes: readonly Hex[]): Ratio {
  const unit = state.units[no] as Unit;
  const over = (hex: Hex): Ratio => {
    const missions = [...state.missions, { unit: no, kind: 'tactical', hex } as const];
    return exactAttack(world, { ...state, missions }, { ...unit, place: 'air', at: hex });
  };
  return hexes.map(over).reduce((least, one) => (asNumber(one) < asNumber(least) ? one : least));
}

/** The mover's aircraft that could still fly against what these units touch. */
function airPool(world: World, state: State, some: readonly Contact[]): Attacker[] {
  const hexes = [...new Set(some.flatMap((contact) => contact.touches))];
  return state.units.flatMap((unit, no) => {
    if (!isAircraft(unit) || unit.side !== state.mover || !isBomber(unit) || readyFault(world, state, unit, 'mission'))
      return [];
    const touches = hexes.filter((hex) => !rangeFault(world, state, unit, hex));
    if (touches.length === 0) return [];
    const [tactical, strategic] = [flies(unit, 'tactical'), flies(unit, 'strategic')];
    const af = tactical ? supportFrom(world, state, no, touches) : NOTHING;
    return [{ no, af, strike: exactAttack(world, state, unit), at: undefined, touches, tactical, strategic }];
  });
}

/** One legal declaration for these contacts, or undefined when there is none. */
export function assign(world: World, state: State, all: readonly Contact[], byAir = true): Assigned[] | undefined {
  const enemy = other(state.mover);
  const table = world.rules.combat.table;
  const known = new Map<string, Ratio>();
  const air = (hex: Hex) => total(attackOf(world, state, supportOf(state, [hex])));
  const defence: Defence = (hex, from, byAir, guns) => {
    const key = `${hex}:${from.join()}:${byAir}:${guns}`;
    let value = known.get(key);
    if (value === undefined) {
      const flying = guns ? NOTHING : air(hex);
      const held = defenceOf(world, state, enemy, hex, from, byAir || flying.n > 0).exact;
      value = plus(held, ratio(-table.lowest * flying.n, flying.d));
      known.set(key, value);
    }
    return value;
  };
  const search = new Search({ table, defence }, (hex) => defenceOf(world, state, enemy, hex, []).exact);
  const struck = new Set(excusedHexes(state));
  const plans: Forming[] = [];
  const failed: Contact[] = [];
  const attempt = (some: readonly Contact[], extra: readonly Attacker[]) => {
    const hexes = new Set(some.flatMap((contact) => contact.touches).filter((hex) => !struck.has(hex)));
    const free = some.filter((contact) => !contact.locked).map((contact) => asAttacker(world, state, contact));
    return search.solve(hexes, struck, [...free, ...extra], []);
  };
  for (const cluster of clusters(all)) {
    const found = attempt(cluster, []);
    if (found) plans.push(...found);
    else failed.push(...cluster);
  }
  if (failed.length > 0) {
    const pool = byAir ? airPool(world, state, failed) : [];
    const found = pool.length > 0 ? attempt(failed, pool) : undefined;
    if (!found) return undefined;
    plans.push(...found);
  }
  return plans.map(({ attackers, hexes }) => ({
    attackers: attackers.filter((one) => one.at !== undefined).map((one) => one.no),
    aircraft: attackers.filter((one) => one.at === undefined).map((one) => one.no),
    hexes,
  }));
}

export const legalDeclaration = (world: World, state: State): Assigned[] | undefined =>
  assign(world, state, contacts(world, state));

interface Stack {
  readonly units: readonly UnitNo[];
  readonly size: number;
}

/**
 * The stacks of a cluster that could be given up. Whole stacks only: a unit whose mate in the same hex still fights
 * can always join his battle, so it is never given up alone.
 */
function trappedStacks(cluster: readonly Contact[], trapped: (contact: Contact) => boolean): Stack[] {
  const free = cluster.filter((contact) => !contact.locked);
  return [...new Set(free.map((contact) => contact.unit.at))]
    .map((hex) => free.filter((contact) => contact.unit.at === hex))
    .filter((stack) => stack.every(trapped))
    .map((stack) => ({
      units: stack.map((contact) => contact.no),
      size: stack.reduce((sum, contact) => sum + sizeOf(contact.unit), 0),
    }));
}

/** Sets of stacks whose sizes add up to exactly `size`. */
function* setsOfSize(pool: readonly Stack[], size: number, start = 0): Generator<UnitNo[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = start; i < pool.length; i++) {
    const stack = pool[i] as Stack;
    if (stack.size > size) continue;
    for (const rest of setsOfSize(pool, size - stack.size, i + 1)) yield [...stack.units, ...rest];
  }
}

/** The sets of trapped stacks of least total size, `from` at least, without which these contacts can all fight. */
function leastSets(
  world: World,
  state: State,
  some: readonly Contact[],
  trapped: (contact: Contact) => boolean,
  from: number,
): UnitNo[][] {
  const pool = trappedStacks(some, trapped);
  const most = pool.reduce((sum, stack) => sum + stack.size, 0);
  for (let size = from; size <= most; size++) {
    const sets = [...setsOfSize(pool, size)].filter((set) => {
      const rest = some.filter((contact) => !set.includes(contact.no));
      return assign(world, state, rest) !== undefined;
    });
    if (sets.length > 0) return sets;
  }
  return [];
}

/** B7.a10: the parts of the front whose units cannot all fight; those that need the same aircraft, all of them. */
export function outmatched(world: World, state: State): readonly Contact[] {
  const parts = clusters(contacts(world, state, new Set()));
  const alone = parts.filter((part) => !assign(world, state, part));
  return (alone.length > 0 ? alone : parts.filter((part) => !assign(world, state, part, false))).flat();
}

const MOST_PICKS = 64;

/**
 * B7.a11: the sets of trapped units of least total size without which a legal declaration exists, one list for each
 * part of the front that can be judged by itself. Undefined when giving up trapped units does not help; an empty list
 * when nothing need be given up.
 */
export function sacrifices(
  world: World,
  state: State,
  trapped: (contact: Contact) => boolean,
  all: readonly Contact[] = contacts(world, state, new Set()),
): UnitNo[][][] | undefined {
  if (assign(world, state, all)) return [];
  const demands: UnitNo[][][] = [];
  for (const cluster of clusters(all)) {
    if (assign(world, state, cluster)) continue;
    const sets = leastSets(world, state, cluster, trapped, 1);
    if (sets.length === 0) return undefined;
    demands.push(sets);
  }
  // Clusters that each find help in the air may need the same aircraft: then they are judged together.
  const weak = clusters(all).filter((cluster) => !assign(world, state, cluster, false));
  const alone = weak.length === demands.length && demands.length === 1;
  if (alone || airPool(world, state, weak.flat()).length === 0) return demands.length > 0 ? demands : undefined;
  const front = weak.flat();
  // Units that each stack must give up alone are the least they give up together; at that size there are no other
  // choices.
  let picks: UnitNo[][] = [[]];
  for (const sets of demands)
    picks = picks.flatMap((some) => sets.map((set) => [...some, ...set])).slice(0, MOST_PICKS);
  const fitting = picks.filter((set) => {
    const rest = front.filter((contact) => !set.includes(contact.no));
    return set.length > 0 && assign(world, state, rest) !== undefined;
  });
  if (fitting.length > 0) return [fitting];
  const least = (picks[0] ?? []).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);
  const together = leastSets(world, state, front, trapped, least + 1);
  return together.length > 0 ? [together] : undefined;
}
