import { assign, clusters } from '#games/blitz/combat/rules/assignment.ts';
import { type Contact, contacts, excusedHexes, type GroundPlan } from '#games/blitz/combat/rules/declaration.ts';
import { fieldOf, hexesOf } from '#games/blitz/ground/rules/field.ts';
import { attackFactor, defenceOf, strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import { type Battle, other, type Side, sizeOf, type State, type Unit } from '#games/blitz/types.ts';
import { stackAt } from '#games/blitz/ground/rules/field.ts';
import type { World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';
import { type Attacker, allocate, allocations, type Ground } from './allocate.ts';
import { type Outlook, outlookOf } from '../search/outlook.ts';
import type { Style } from '../search/style.ts';
import { evaded, mayEvade, TOO_STRONG } from './guerilla-escape.ts';
import { citiesRound, isSealed } from './survey.ts';

/** Battles for the units in contact, and their order. */

const sizeIn = (world: World, state: State, side: Side, hexes: readonly Hex[]): number => {
  const field = fieldOf(world, state);
  return hexes.reduce(
    (sum, hex) => sum + stackAt(field, side, hex).reduce((s, no) => s + sizeOf(state.units[no] as Unit), 0),
    0,
  );
};

/** Hexes under the mover's units and beside them, as they stand now. */
function zonesOf(world: World, state: State): (hex: Hex) => boolean {
  const { neighbours } = world.board.grid;
  const held = new Set(hexesOf(fieldOf(world, state), state.mover));
  return (hex) => {
    if (held.has(hex)) return true;
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) if (held.has(neighbours[edge] as Hex)) return true;
    return false;
  };
}

/** M15.8: would all who stand in these hexes be gone before the die? */
function isEvaded(world: World, state: State, hexes: readonly Hex[], attack: number, defence: number): boolean {
  if (attack < TOO_STRONG * defence) return false;
  const here = { world, state, side: state.mover, field: fieldOf(world, state) };
  const closed = zonesOf(world, state);
  return hexes.every((hex) => mayEvade(here, hex, closed));
}

/** Part of the factors in these hexes that has no retreat as the mover stands now. */
function sealedPart(world: World, state: State, hexes: readonly Hex[]): number {
  const zoc = zonesOf(world, state);
  const enemy = other(state.mover);
  const all = sizeIn(world, state, enemy, hexes);
  const lost = sizeIn(
    world,
    state,
    enemy,
    hexes.filter((hex) => isSealed(world, hex, zoc)),
  );
  return all > 0 ? lost / all : 0;
}

/** The factors in these hexes, and the part of them without a retreat. */
export const standingOf = (world: World, state: State, hexes: readonly Hex[]) => ({
  size: sizeIn(world, state, other(state.mover), hexes),
  sealed: sealedPart(world, state, hexes),
});

export function outlookFor(world: World, state: State, hexes: readonly Hex[], attack: number, defence: number) {
  const sealed = sealedPart(world, state, hexes);
  const size = sizeIn(world, state, other(state.mover), hexes);
  const outlook = outlookOf({ attack, defence, size, sealed, table: world.rules.combat.table });
  return outlook && { ...outlook, sealed: sealed === 1 };
}

export function worthOf(world: World, style: Style, hexes: readonly Hex[], outlook: Outlook): number {
  const cities = hexes.reduce((sum, hex) => sum + citiesRound(world, hex).length, 0);
  return outlook.kill - outlook.cost + 0.7 * style.city * cities * outlook.vacates;
}

/** The ground of a position, and what a unit brings to it. */
export interface Battleground extends Ground {
  attack(unit: Unit, hexes: readonly Hex[]): number;
}

export function groundOf(world: World, state: State, style: Style): Battleground {
  const defences = new Map<string, number>();
  const sealed = new Map<string, number>();
  return {
    attack: (unit, hexes) => attackFactor(world, state, unit, hexes),
    defence(hex, from) {
      const key = `${hex}:${from.join()}`;
      const known = defences.get(key) ?? defenceOf(world, state, other(state.mover), hex, from).total;
      defences.set(key, known);
      return known;
    },
    worth(hexes, attack, defence) {
      const key = hexes.join();
      const part = sealed.get(key) ?? sealedPart(world, state, hexes);
      sealed.set(key, part);
      const size = sizeIn(world, state, other(state.mover), hexes);
      const outlook = outlookOf({ attack, defence, size, sealed: part, table: world.rules.combat.table });
      if (!outlook) return undefined;
      const met = isEvaded(world, state, hexes, attack, defence) ? evaded(outlook) : outlook;
      return worthOf(world, style, hexes, met);
    },
  };
}

const asAttackers = (cluster: readonly Contact[], ground: Battleground): Attacker[] =>
  cluster.map(({ no, unit, touches }) => ({ no, af: ground.attack(unit, touches), at: unit.at, touches }));

/** A whole declaration, exact where that can be had; undefined where it takes aircraft to find one. */
export function declareBattles(world: World, state: State, style: Style): GroundPlan[] | undefined {
  const all = contacts(world, state);
  if (excusedHexes(state).length > 0 || all.some((contact) => contact.locked)) return undefined;
  const ground = groundOf(world, state, style);
  const plans: GroundPlan[] = [];
  for (const cluster of clusters(all)) {
    const exact = style.exact ? allocate(asAttackers(cluster, ground), ground) : undefined;
    if (exact) {
      plans.push(...exact.battles.map(({ attackers, hexes }) => ({ attackers, hexes })));
      continue;
    }
    const found = assign(world, state, cluster);
    if (!found || found.some((battle) => battle.aircraft.length > 0)) return undefined;
    plans.push(...improve(cluster, found, ground));
  }
  return plans;
}

/**
 * Other declarations worth a look, cluster by cluster: each the usual one with the battles of one cluster shared out
 * otherwise. Battles with aircraft or at sea are left as they are.
 */
export function otherDeclarations(
  world: World,
  state: State,
  style: Style,
  usual: readonly GroundPlan[],
  most: number,
): { readonly hexes: ReadonlySet<Hex>; readonly declarations: readonly (readonly GroundPlan[])[] }[] {
  const all = contacts(world, state);
  if (excusedHexes(state).length > 0 || all.some((contact) => contact.locked)) return [];
  const ground = groundOf(world, state, style);
  return clusters(all).flatMap((cluster) => {
    const hexes = new Set(cluster.flatMap(({ touches }) => touches));
    const here = usual.filter((plan) => plan.hexes.some((hex) => hexes.has(hex)));
    const known = new Set(cluster.map(({ no }) => no));
    if (cluster.length < 2 || here.some((plan) => plan.attackers.some((no) => !known.has(no)))) return [];
    const rest = usual.filter((plan) => !here.includes(plan));
    const declarations = allocations(asAttackers(cluster, ground), ground, most).map(({ battles }) => [
      ...rest,
      ...battles.map(({ attackers, hexes: struck }) => ({ attackers, hexes: struck })),
    ]);
    return declarations.length < 2 ? [] : [{ hexes, declarations }];
  });
}

/** One unit after the other to the battle where it does most, so long as that helps. */
export function improve(cluster: readonly Contact[], found: readonly GroundPlan[], ground: Battleground): GroundPlan[] {
  let plans = found.map(({ attackers, hexes }) => ({ attackers: [...attackers], hexes }));
  const units = new Map(cluster.map((contact) => [contact.no, contact]));
  const total = (some: readonly GroundPlan[]): number =>
    some.reduce((sum, { attackers, hexes }) => {
      const from = [...new Set(attackers.map((no) => units.get(no)?.unit.at ?? -1))];
      const attack = attackers.reduce((s, no) => s + ground.attack((units.get(no) as Contact).unit, hexes), 0);
      const defence = hexes.reduce((s, hex) => s + ground.defence(hex, from), 0);
      const worth = attackers.length > 0 ? ground.worth(hexes, attack, defence) : undefined;
      return worth === undefined ? Number.NEGATIVE_INFINITY : sum + worth;
    }, 0);
  let best = total(plans);
  for (let round = 0, better = true; better && round < 4; round++) {
    better = false;
    for (const { no, touches } of cluster) {
      const here = plans.findIndex((plan) => plan.attackers.includes(no));
      for (const [there, { hexes }] of plans.entries()) {
        if (there === here || here < 0 || !hexes.every((hex) => touches.includes(hex))) continue;
        const changed = plans.map((plan, i) => ({
          ...plan,
          attackers:
            i === here
              ? plan.attackers.filter((one) => one !== no)
              : i === there
                ? [...plan.attackers, no]
                : plan.attackers,
        }));
        const worth = total(changed);
        if (worth <= best + 1e-9) continue;
        [plans, best, better] = [changed, worth, true];
        break;
      }
    }
  }
  return plans;
}

/** Next battle: sealed kills first, soak-offs last, because a lost one opens a ring. */
export function nextBattle(world: World, state: State, style: Style): Battle | undefined {
  const rated = state.battles.map((battle) => {
    if (battle.kind !== 'ground') return { battle, rank: 0 };
    const { attackTotal, defenceTotal } = strengthsOf(world, state, battle.attackers, battle.hexes);
    const outlook = outlookFor(world, state, battle.hexes, attackTotal, defenceTotal);
    if (!outlook) return { battle, rank: -100 };
    const soaksOff = attackTotal < defenceTotal ? -50 : 0;
    return {
      battle,
      rank: soaksOff + 5 * sealedPart(world, state, battle.hexes) + worthOf(world, style, battle.hexes, outlook),
    };
  });
  return rated.sort((a, b) => b.rank - a.rank || a.battle.no - b.battle.no)[0]?.battle;
}
