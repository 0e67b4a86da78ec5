import { flights } from '#games/blitz/air/rules/air.ts';
import { airGroup } from '#games/blitz/air/rules/fighters.ts';
import { fieldOf, stackSize } from '#games/blitz/ground/rules/field.ts';
import { factorsOfUnits, missionsOver, originsOf, readyFault, supportOf } from '#games/blitz/air/rules/missions.ts';
import { oddsOf, strengthsOf, strikeDefence } from '#games/blitz/combat/rules/odds.ts';
import { tallyOf } from '#games/blitz/combat/rules/result.ts';
import { FIGHTER } from '#games/blitz/combat/rules/tables.ts';
import { type Command, other, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';
import { outlookFor } from '#games/blitz/players/plan/battles.ts';
import { strikeOutlook } from '#games/blitz/players/ops/tasks.ts';
import { flies } from '#games/blitz/kinds.ts';

/** O23.6: fighters against bombers and their escorts, by the printed table. */

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Worth of a factor shot down, apart from its mission. */
const BOMBER = 1;
const FIGHTER_FACTOR = 0.8;

export interface AirFight {
  /** Expected factors. */
  readonly bombers: number;
  readonly escorts: number;
  readonly interceptors: number;
}

/** O23.6.1 to O23.6.5: `x` interceptor factors meet the escorts, the rest the bombers. */
export function airFight(bombers: number, escorts: number, interceptors: number, x: number): AirFight {
  const lost = Math.min(Math.floor((interceptors - (escorts > 0 ? x : 0)) / 2), bombers);
  if (escorts === 0) return { bombers: lost, escorts: 0, interceptors: 0 };
  const odds = oddsOf(FIGHTER, escorts, x);
  if (odds.automatic) return { bombers: lost, escorts: 0, interceptors: x };
  if (odds.tooLow) return { bombers: lost, escorts, interceptors: 0 };
  let own = 0;
  let their = 0;
  for (const die of FACES) {
    const { attacker, defender } = tallyOf(FIGHTER.at(die, odds.label));
    own += Math.min(attacker.lose, escorts);
    their += Math.min(defender.lose, x);
  }
  return { bombers: lost, escorts: own / 6, interceptors: their / 6 };
}

/** Loss of a mission without so many of its bombers. */
export type Spoiled = (bombers: number) => number;
const halfEach: Spoiled = (bombers) => 0.5 * bombers;

const gainOf = ({ bombers, escorts, interceptors }: AirFight, spoiled: Spoiled): number =>
  BOMBER * bombers + spoiled(bombers) + FIGHTER_FACTOR * (escorts - interceptors);

/** O23.6.3: every share is tried. */
export function bestShare(
  bombers: number,
  escorts: number,
  interceptors: number,
  spoiled: Spoiled = halfEach,
): { against: number; gain: number } {
  let best = { against: interceptors, gain: Number.NEGATIVE_INFINITY };
  const least = escorts > 0 ? Math.min(escorts, interceptors) : 0;
  for (let against = least; against <= (escorts > 0 ? interceptors : 0); against++) {
    const gain = gainOf(airFight(bombers, escorts, interceptors, against), spoiled);
    if (gain > best.gain) best = { against, gain };
  }
  return best;
}

/** Fighters that could rise, and the hexes each can come to. */
function risers(world: World, state: State): { no: UnitNo; near: ReturnType<typeof flights> }[] {
  return state.units.flatMap((unit, no) => {
    if (unit.side === state.mover || !flies(unit, 'intercept') || readyFault(world, state, unit, 'intercept'))
      return [];
    return [{ no, near: flights(world, state, originsOf(world, unit), unit.mf) }];
  });
}

/** The best single assignment that is left: a hex, and how many of the fighters that can come there. */
export function intercept(world: World, state: State): Command {
  const hexes = [...new Set(state.missions.filter((one) => one.kind !== 'intercept').map((one) => one.hex))];
  const ready = risers(world, state);
  let best: { units: UnitNo[]; hex: Hex; gain: number; rate: number } | undefined;
  for (const hex of hexes) {
    const group = airGroup(state, hex);
    const bombers = factorsOfUnits(state, group.bombers);
    const escorts = factorsOfUnits(state, group.escorts);
    const there = factorsOfUnits(state, group.interceptors);
    const spoiled = spoiledOver(world, state, hex);
    const before = there > 0 ? bestShare(bombers, escorts, there, spoiled).gain : 0;
    const able = ready.filter(({ near }) => near.has(hex)).map(({ no }) => no);
    let sent = there;
    for (const [i, no] of able.entries()) {
      sent += sizeOf(state.units[no] as Unit);
      const gain = bestShare(bombers, escorts, sent, spoiled).gain - before;
      const rate = gain / (sent - there);
      if (gain > 0.2 && (!best || rate > best.rate)) best = { units: able.slice(0, i + 1), hex, gain, rate };
    }
  }
  return best ? { do: 'assignInterceptor', units: best.units, hex: best.hex } : { do: 'endInterception' };
}

/** The ground battle or the strike over a hex, with and without some of the bombers. */
function spoiledOver(world: World, state: State, hex: Hex): Spoiled {
  const battle = state.battles.find(({ kind, hexes }) => kind === 'ground' && hexes.includes(hex));
  if (battle) {
    const aircraft = supportOf(state, battle.hexes);
    const { attackTotal, defenceTotal } = strengthsOf(world, state, battle.attackers, battle.hexes, aircraft);
    const worth = (attack: number): number => {
      const outlook = outlookFor(world, state, battle.hexes, attack, defenceTotal);
      return outlook ? outlook.kill - outlook.cost : -attack;
    };
    const whole = worth(attackTotal);
    return (bombers) => whole - worth(attackTotal - bombers);
  }
  const striking = factorsOfUnits(state, missionsOver(state, hex, 'strategic'));
  if (striking === 0) return halfEach;
  const size = stackSize(fieldOf(world, state), other(state.mover), hex);
  const worth = (factors: number): number => {
    const outlook = strikeOutlook(factors, strikeDefence(world, state, hex), size);
    return outlook ? outlook.kill - outlook.cost : 0;
  };
  const whole = worth(striking);
  return (bombers) => whole - worth(striking - bombers);
}

export function allot(world: World, state: State, hex: Hex): Command {
  const { bombers, escorts, interceptors } = airGroup(state, hex);
  const [b, e, i] = [bombers, escorts, interceptors].map((units) => factorsOfUnits(state, units)) as [
    number,
    number,
    number,
  ];
  return { do: 'allotInterceptors', against: bestShare(b, e, i, spoiledOver(world, state, hex)).against };
}

/** Factors of enemy fighters that could rise against aircraft over a hex in this player turn. */
export function fightersNear(world: World, state: State): (hex: Hex) => number {
  const enemy = other(state.mover);
  const near = state.units.flatMap((unit) =>
    unit.side === enemy && flies(unit, 'intercept') && !readyFault(world, state, unit, 'intercept')
      ? [{ factors: sizeOf(unit), range: flights(world, state, originsOf(world, unit), unit.mf) }]
      : [],
  );
  return (hex) => near.reduce((sum, { factors, range }) => (range.has(hex) ? sum + factors : sum), 0);
}
