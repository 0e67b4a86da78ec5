import { seededChoice } from '#core/dice/dice.ts';
import type { Library } from '#core/game-kit.ts';
import { type Fault, faultOf } from '#core/notation/notation.ts';
import { isFaults } from '../board/panels.ts';
import type { Nation } from '../nations.ts';
import { kit } from '../kit.ts';
import { type Side, SIDES } from '../types.ts';
import { code, msg, theSide } from '../words.ts';
import { WORKS, type Work } from './cost.ts';
import { defenderOf, type Field, fieldOf } from './field.ts';
import { type Character, layoutLike } from './ground.ts';
import type { Bought, Muster, Order } from './order.ts';
import { shop, type Stance } from './purchases.ts';
import { frontOf, isAtWar, stockOf, usualIn, type Ware, WARS } from './stock.ts';
import { writeBattle } from './write.ts';

/** Situation of a custom battle, or the reasons in words why the order is refused. */

const isWork = (id: string): id is Work => Object.hasOwn(WORKS, id);

/** A side's army with what it costs. */
export interface Army {
  readonly bought: readonly Bought[];
  readonly spent: number;
}

export type Shelves = ReadonlyMap<Nation, readonly Ware[]>;

export function gamePackagesFor(order: Pick<Order, 'year' | 'sides'>, library: Library): Shelves {
  const nations = SIDES.flatMap((side) => order.sides[side].nations);
  const front = frontOf(nations);
  return new Map(nations.map((nation) => [nation, stockOf(library, nation, order.year, front)]));
}

export const priceOf = (gamePackages: Shelves, { nation, id }: Pick<Bought, 'nation' | 'id'>): number | undefined =>
  nation === undefined
    ? isWork(id)
      ? WORKS[id]
      : undefined
    : gamePackages.get(nation)?.find((ware) => ware.id === id)?.cost;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Army of a side with its cost; faults go into the list. */
function armyOf(order: Order, side: Side, gamePackages: Shelves, faults: Fault[]): Army {
  const { nations, points, bought } = order.sides[side];
  if (nations.length === 0) faults.push(faultOf(msg`${theSide(side)} {has|have} no nation`));
  for (const nation of nations) {
    if (!isAtWar(nation, order.year))
      faults.push(faultOf(msg`${WARS[nation].people} have no units in ${code(String(order.year))}`));
    else if ((gamePackages.get(nation)?.length ?? 0) === 0)
      faults.push(faultOf(msg`${WARS[nation].people} have no counters in the box`));
  }
  for (const one of bought) {
    if (priceOf(gamePackages, one) !== undefined) continue;
    if (one.nation === undefined) faults.push(faultOf(msg`'${code(one.id)}' can be bought by nobody`));
    else
      faults.push(
        faultOf(msg`${WARS[one.nation].people} have no '${code(one.id)}' in ${code(String(order.year))} here`),
      );
  }
  const works = bought.some(({ id }) => isWork(id));
  if (works && defenderOf(order.fight) !== side)
    faults.push(faultOf(msg`only who is attacked has mines, blocks and fortifications, not ${theSide(side)}`));
  const spent = sum(bought.map((one) => (priceOf(gamePackages, one) ?? 0) * one.count));
  if (spent > points)
    faults.push(faultOf(msg`the army of ${theSide(side)} costs ${spent} {point|points} and has ${points}`));
  const fighters = bought.some(({ nation, id }) => {
    const ware = nation === undefined ? undefined : gamePackages.get(nation)?.find((one) => one.id === id);
    return ware !== undefined && ware.kind.as > 0 && ware.kind.type !== 'aircraft';
  });
  if (bought.length > 0 && !fighters) faults.push(faultOf(msg`in the army of ${theSide(side)} nobody can fight`));
  return { bought, spent };
}

const stanceOf = (order: Order, side: Side): Stance =>
  order.fight === 'meeting' ? 'meets' : order.fight === side ? 'attacks' : 'defends';

/** Streams of chance of their own, so that the armies do not depend on the ground. */
const STREAMS: Readonly<Record<Side, number>> = { axis: 0x5bd1e995, allied: 0x2545f491 };

/** Purchases of the computer for a side. */
export function boughtFor(order: Order, side: Side, gamePackages: Shelves, library: Library): readonly Bought[] {
  const { nations, points }: Muster = order.sides[side];
  const choose = seededChoice((order.seed ^ STREAMS[side]) >>> 0);
  const wares = nations.map((nation) => [nation, gamePackages.get(nation) ?? []] as const);
  return shop(wares, points, stanceOf(order, side), usualIn(library), choose);
}

function groundOf(order: Order, library: Library): Field | readonly Fault[] {
  const { map, swapped, seed } = order;
  if ('rows' in map) return fieldOf(map, library, swapped);
  const layout = layoutLike(library, map as readonly Character[], seededChoice(seed));
  return typeof layout === 'string'
    ? [faultOf(msg`there are not enough panels of ${code(layout)}`)]
    : fieldOf(layout, library, swapped);
}

/** The situation as text. */
export function battleOf(order: Order, library: Library): string | readonly Fault[] {
  const faults: Fault[] = [];
  const field = groundOf(order, library);
  if (isFaults(field)) faults.push(...field);
  const gamePackages = gamePackagesFor(order, library);
  const both = SIDES.flatMap((side) => order.sides[side].nations);
  const shared = both.find((nation, i) => both.indexOf(nation) !== i);
  if (shared !== undefined) faults.push(faultOf(msg`${WARS[shared].people} fight on one side, and once`));
  const armies = Object.fromEntries(
    SIDES.map((side) => {
      const army = armyOf(order, side, gamePackages, faults);
      return [side, army.bought];
    }),
  ) as Record<Side, readonly Bought[]>;
  if (faults.length > 0 || isFaults(field)) return faults;
  for (const side of SIDES) {
    if (armies[side].length === 0) armies[side] = boughtFor(order, side, gamePackages, library);
    if (armies[side].length === 0)
      return [faultOf(msg`${order.sides[side].points} {point buys|points buy} nothing for ${theSide(side)}`)];
  }
  const text = writeBattle(
    order,
    field,
    armies,
    (nation, id) => gamePackages.get(nation)?.find((ware) => ware.id === id)?.kind,
  );
  const read = kit.open(`game gamex\n${text}`, library);
  return 'start' in read ? text : read;
}
