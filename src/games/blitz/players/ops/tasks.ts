import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { contacts } from '#games/blitz/combat/rules/declaration.ts';
import { fieldOf, holds, parkedAt, stackAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { factorsOfUnits } from '#games/blitz/air/rules/missions.ts';
import { attackFactors, oddsOf, strengthsOf, strikeDefence } from '#games/blitz/combat/rules/odds.ts';
import { capacityOf, cityCapacity, needOf } from '#games/blitz/supply/rules/supply.ts';
import { tallyOf } from '#games/blitz/combat/rules/result.ts';
import { STRATEGIC } from '#games/blitz/combat/rules/tables.ts';
import { type MissionKind, other, type Plan, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Plain } from '../reasons/explanation.ts';
import type { World } from '#games/blitz/world.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { outlookFor, worthOf } from '../plan/battles.ts';
import type { Style } from '../search/style.ts';
import { isSealed } from '../plan/survey.ts';
import { captureOutlook, captureWorth } from '#games/blitz/countries/players/capture.ts';
import { code, msg, tenths } from '#core/message.ts';
import { theUnits } from '#games/blitz/words.ts';
import { place } from './reasons.ts';
import { flies, isBomber } from '#games/blitz/kinds.ts';
import { nextOf } from '#games/blitz/turns.ts';

/** T23, O23: what bombers can be sent to do, and what so many factors of them are worth there. */
export interface Task {
  readonly kind: Exclude<MissionKind, 'escort'>;
  readonly hex: Hex;
  /** The battle or assault it belongs to. */
  readonly plan?: Plan;
  /** The battle that need not be fought if it is flown (T23.2.2a). */
  readonly instead?: Plan;
  fits(unit: Unit): boolean;
  /** In factors, with so many bomber factors; 0 with none. */
  worth(factors: number): number;
  /** Sentence for these units and their factors on the task. */
  tell(units: readonly UnitNo[], factors: number): Plain;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A bomber factor is worth more than the ground factor it destroys. */
const BOMBER = 1.2;

export interface StrikeOutlook {
  readonly odds: string;
  readonly kill: number;
  readonly cost: number;
}

/** T23.strategic, exact over the six faces; undefined below 1-6. */
export function strikeOutlook(factors: number, defence: number, size: number): StrikeOutlook | undefined {
  const odds = oddsOf(STRATEGIC, factors, defence);
  if (odds.tooLow) return undefined;
  if (odds.automatic) return { odds: odds.label, kill: size, cost: 0 };
  let kill = 0;
  let cost = 0;
  for (const die of FACES) {
    const { attacker, defender } = tallyOf(STRATEGIC.at(die, odds.label));
    cost += Math.min(attacker.lose, factors);
    kill += Math.min(defender.lose, size);
  }
  return { odds: odds.label, kill: kill / 6, cost: cost / 6 };
}

/** T23.1: aircraft in a ground battle; one of them lifts the doubling of rivers (T23.1.3). */
function supportTask(world: World, state: State, style: Style, plan: Plan): Task {
  const [hex = -1] = plan.hexes;
  const bare = strengthsOf(world, state, plan.attackers, plan.hexes);
  const enemy = other(state.mover);
  const dry = plan.hexes.reduce((sum, one) => sum + strikeDefence(world, state, one), 0);
  const value = (attack: number, defence: number): number => {
    const outlook = outlookFor(world, state, plan.hexes, attack, defence);
    if (!outlook) return -20;
    const parked = plan.hexes.flatMap((one) => parkedAt(state.units, enemy, one));
    return worthOf(world, style, plan.hexes, outlook) + outlook.vacates * factorsOfUnits(state, parked);
  };
  const without = value(bare.attackTotal, bare.defenceTotal);
  return {
    kind: 'tactical',
    hex,
    plan,
    fits: (unit) => flies(unit, 'tactical'),
    worth: (factors) =>
      factors === 0 ? 0 : value(bare.attackTotal + factors, Math.min(bare.defenceTotal, dry)) - without,
    tell(units, factors) {
      const [attack, defence] = [bare.attackTotal + factors, Math.min(bare.defenceTotal, dry)];
      const { label } = oddsOf(world.rules.combat.table, attack, defence);
      const [odds, instead] = [code(label), code(bare.odds.label)];
      const said = msg`${theUnits(state, units)} {supports|support} the attack on ${place(world, hex)}: ${attack} against ${defence}, ${odds} instead of ${instead}.`;
      return { said, units, numbers: { attack, defence } };
    },
  };
}

/** T22.3b */
function assaultTask(world: World, state: State, plan: Plan): Task {
  const ground = attackFactors(world, state, plan.attackers);
  const without = captureWorth(world, ground);
  return {
    kind: 'support',
    hex: plan.hexes[0] ?? -1,
    plan,
    fits: isBomber,
    worth: (factors) => (factors === 0 ? 0 : captureWorth(world, ground + factors) - without),
    tell(units, factors) {
      const [strength, faces] = [ground + factors, captureOutlook(world, ground + factors)?.faces ?? 0];
      const said = msg`${theUnits(state, units)} {supports|support} the assault on ${place(world, plan.hexes[0] ?? -1)}: ${strength} {factor|factors}, ${faces} of 6 rolls {captures|capture} it.`;
      return { said, units, numbers: { strength, faces } };
    },
  };
}

/** T23.2 */
function strikeTask(world: World, state: State, hex: Hex): Task {
  const defence = strikeDefence(world, state, hex);
  const size = stackSize(fieldOf(world, state), other(state.mover), hex);
  return {
    kind: 'strategic',
    hex,
    fits: (unit) => flies(unit, 'strategic'),
    worth(factors) {
      if (factors === 0) return 0;
      const outlook = strikeOutlook(factors, defence, size);
      return outlook ? outlook.kill - BOMBER * outlook.cost : -20;
    },
    tell(units, factors) {
      const { odds, kill, cost } = strikeOutlook(factors, defence, size) ?? { odds: '', kill: 0, cost: 0 };
      const said = msg`${theUnits(state, units)} {strikes|strike} ${place(world, hex)} at ${code(odds)}: ${tenths(kill)} factors expected for ${tenths(cost)}.`;
      return { said, units, numbers: { factors, defence, kill, cost } };
    },
  };
}

/** T23.2.2a: bombers alone take on a hex, and ground units that touch only that hex are excused. */
function insteadTasks(world: World, state: State, style: Style, plans: readonly Plan[]): Task[] {
  const all = contacts(world, state);
  return plans.flatMap((plan): Task[] => {
    const [hex, second] = plan.hexes;
    const there = all.filter(({ touches }) => hex !== undefined && touches.includes(hex));
    if (hex === undefined || second !== undefined || there.some(({ touches }) => touches.length > 1)) return [];
    const { attackTotal, defenceTotal } = strengthsOf(world, state, plan.attackers, plan.hexes);
    const outlook = outlookFor(world, state, plan.hexes, attackTotal, defenceTotal);
    const battle = outlook ? worthOf(world, style, plan.hexes, outlook) : -20;
    const strike = strikeTask(world, state, hex);
    return [{ ...strike, instead: plan, worth: (factors) => (factors === 0 ? 0 : strike.worth(factors) - battle) }];
  });
}

/** Spare supply of the enemy: capacity less need, reinforcements of its next player turn included. */
export function supplySlack(world: World, state: State): number {
  const enemy = other(state.mover);
  const begins = nextOf(world.terms, state, enemy);
  const due = state.units.reduce(
    (sum, unit) => (unit.side === enemy && unit.place === 'waiting' && unit.due <= begins ? sum + sizeOf(unit) : sum),
    0,
  );
  return capacityOf(world, state, enemy) - needOf(world, state, enemy) - due;
}

/**
 * Worth of a factor of supply: little if the enemy does not need it, nearly a factor of the enemy's choice if it is
 * lacking.
 */
const SPARE = 0.12;
const LACKING = 0.75;
const PLENTY = 24;
export function bombingWorth(slack: number, amount: number): number {
  const spare = Math.min(Math.max(slack, 0), amount);
  // With plenty to spare the enemy does not feel it at all.
  const felt = slack > PLENTY ? PLENTY / slack : 1;
  return SPARE * felt * spare + LACKING * (amount - spare);
}

/** T23.3: all raids together take from one supply, so each is worth what it adds to those already planned. */
function bombingTasks(world: World, state: State, planned: () => number): Task[] {
  const enemy = other(state.mover);
  const field = fieldOf(world, state);
  const slack = supplySlack(world, state);
  return world.board.cityHexes.flatMap((hex): Task[] => {
    if (!friendly(world, state, enemy, hex) || holds(field, enemy, hex)) return [];
    const capacity = cityCapacity(state, hex);
    const based = factorsOfUnits(state, parkedAt(state.units, enemy, hex));
    if (capacity === 0) return [];
    return [
      {
        kind: 'bombing',
        hex,
        fits: (unit) => flies(unit, 'strategic'),
        worth(factors) {
          const amount = Math.min(factors, capacity);
          const lost = Math.max(based - (capacity - amount), 0);
          return bombingWorth(slack - planned(), amount) + 0.9 * lost;
        },
        tell(units, factors) {
          const amount = Math.min(factors, capacity);
          const said = msg`${theUnits(state, units)} {bombs|bomb} ${place(world, hex)}: ${amount} of its ${capacity} supply for four turns, the enemy having ${slack} to spare.`;
          return { said, units, numbers: { amount, capacity, slack } };
        },
      },
    ];
  });
}

/** O23.4: an empty hex whose closing leaves the defender of a battle no retreat. */
function interdictionTasks(world: World, state: State, plans: readonly Plan[]): Task[] {
  const { grid, land } = world.board;
  const field = fieldOf(world, state);
  const ours = (hex: Hex): boolean =>
    holds(field, state.mover, hex) || neighboursOf(grid, hex).some((beside) => holds(field, state.mover, beside));
  return plans.flatMap((plan): Task[] => {
    const [target, second] = plan.hexes;
    if (target === undefined || second !== undefined || isSealed(world, target, ours)) return [];
    const { attackTotal, defenceTotal } = strengthsOf(world, state, plan.attackers, plan.hexes);
    const open = outlookFor(world, state, plan.hexes, attackTotal, defenceTotal);
    const size = stackAt(field, other(state.mover), target).reduce(
      (sum, no) => sum + sizeOf(state.units[no] as Unit),
      0,
    );
    if (!open) return [];
    return neighboursOf(grid, target).flatMap((hex): Task[] => {
      if (land[hex] !== 1 || ours(hex) || state.units.some((unit) => unit.place === 'map' && unit.at === hex))
        return [];
      if (!isSealed(world, target, (one) => one === hex || ours(one))) return [];
      const gain = open.vacates * size - open.kill;
      return [
        {
          kind: 'interdiction',
          hex,
          fits: (unit) => flies(unit, 'interdiction'),
          worth: (factors) => (factors >= 4 ? 0.8 * gain : 0),
          tell: (units, factors) => ({
            said: msg`${theUnits(state, units)} {closes|close} ${place(world, hex)}, the last retreat from ${place(world, target)}, with ${factors} {factor|factors}.`,
            units,
            numbers: { factors },
          }),
        },
      ];
    });
  });
}

/** Tasks for bombers, given the battles on the ground. */
export function tasksOf(
  world: World,
  state: State,
  style: Style,
  battles: readonly Plan[],
  assaults: readonly Plan[],
  bombed: () => number,
): Task[] {
  const field = fieldOf(world, state);
  const fought = new Set([...battles.flatMap(({ hexes }) => hexes), ...state.avs.flatMap(({ hexes }) => hexes)]);
  const enemy = other(state.mover);
  const targets = [
    ...new Set(state.units.flatMap((unit) => (unit.side === enemy && unit.place === 'map' ? [unit.at] : []))),
  ];
  const strikes = targets.filter((hex) => holds(field, enemy, hex) && !fought.has(hex));
  const all = [
    ...battles.map((plan) => supportTask(world, state, style, plan)),
    ...assaults.map((plan) => assaultTask(world, state, plan)),
    ...strikes.map((hex) => strikeTask(world, state, hex)),
    ...insteadTasks(world, state, style, battles),
    ...bombingTasks(world, state, bombed),
    ...interdictionTasks(world, state, battles),
  ];
  return all.filter(({ kind }) => world.missions.includes(kind));
}
