import { createMemo, createSignal, on } from 'solid-js';
import { seededChoice } from '#core/dice/dice.ts';
import type { Fault } from '#core/notation/notation.ts';
import type { Layout } from '#games/gamex/board/join.ts';
import { battleOf, boughtFor, priceOf, gamePackagesFor } from '#games/gamex/muster/battle.ts';
import { type Character, layoutLike } from '#games/gamex/muster/ground.ts';
import { type Bought, type Muster, type Order, readOrder } from '#games/gamex/muster/order.ts';
import { writeOrder } from '#games/gamex/muster/order-text.ts';
import { type Side, SIDES } from '#games/gamex/types.ts';
import { keep, kept } from '#web/text/preferences.ts';
import { LIBRARY } from '../library.ts';

/** The battle that is being put together: what was chosen, what it costs, and what comes of it. */

const KEY = 'hexfront.gamex.muster';
const FIRST = `map F 4~
year 1944
axis german 300
allied american 300
seed 1
`;

const MOST_SEED = 1_000_000;

export type Panels = readonly Layout['rows'][number][number][];
/** Side by side, or end to end. */
export type Lie = 'across' | 'along';

export interface Choice {
  order(): Order;
  /** Result: a position, or its faults. */
  battle(): string | readonly Fault[];
  panels(): Panels;
  lie(): Lie;
  lay(panels: Panels, lie: Lie): void;
  /** Panels of these kinds of country, by chance; false where there are none. */
  find(country: readonly Character[]): boolean;
  change(part: Partial<Pick<Order, 'year' | 'fight' | 'swapped'>>): void;
  turns(turns: number | undefined): void;
  enlist(side: Side, part: Partial<Pick<Muster, 'nations' | 'points'>>): void;
  gamePackages: () => ReturnType<typeof gamePackagesFor>;
  spent(side: Side): number;
  /** Number of a counter, or of works, that a side has. */
  count(side: Side, one: Pick<Bought, 'nation' | 'id'>): number;
  take(side: Side, one: Pick<Bought, 'nation' | 'id'>, count: number): void;
  /** Bought anew by chance. */
  shop(side: Side): void;
  empty(side: Side): void;
}

const alike = (a: Pick<Bought, 'nation' | 'id'>, b: Pick<Bought, 'nation' | 'id'>): boolean =>
  a.id === b.id && a.nation === b.nation;

function lastOrder(): Order {
  const { text } = kept(KEY);
  const read = readOrder(typeof text === 'string' ? text : FIRST);
  const order = 'sides' in read && 'rows' in read.map ? read : readOrder(FIRST);
  if (!('sides' in order)) throw new Error('the first order is sound');
  return order;
}

const fresh = (): number => Math.floor(Math.random() * MOST_SEED) + 1;

/** Armies nobody has touched are bought anew whenever what they are bought for changes, each by a chance of its own. */
function lastSeeds({ sides }: Order): Partial<Record<Side, number>> {
  const { seeds } = kept(KEY);
  const known = typeof seeds === 'object' && seeds !== null ? (seeds as Record<string, unknown>) : {};
  return Object.fromEntries(
    SIDES.flatMap((side): [Side, number][] => {
      const seed = known[side];
      if (Number.isSafeInteger(seed)) return [[side, Number(seed)]];
      return sides[side].bought.length === 0 && known[side] === undefined ? [[side, 1]] : [];
    }),
  );
}

export function createChoice(): Choice {
  const [order, setOrder] = createSignal<Order>(lastOrder());
  let seeds = lastSeeds(order());
  /** The shelves are the same as long as year and nations are. */
  const asked = createMemo(() => [order().year, ...SIDES.flatMap((side) => order().sides[side].nations)].join(' '));
  const gamePackages = createMemo(on(asked, () => gamePackagesFor(order(), LIBRARY)));
  const withArmy = (now: Order, side: Side, bought: readonly Bought[]): Order => ({
    ...now,
    sides: { ...now.sides, [side]: { ...now.sides[side], bought } },
  });
  const settle = (next: Order): void => {
    let now = next;
    for (const side of SIDES) {
      const seed = seeds[side];
      if (seed !== undefined)
        now = withArmy(now, side, boughtFor({ ...now, seed }, side, gamePackagesFor(now, LIBRARY), LIBRARY));
    }
    setOrder(now);
    keep(KEY, { text: writeOrder(now), seeds });
  };
  const byHand = (side: Side): void => {
    const { [side]: _, ...rest } = seeds;
    seeds = rest;
  };
  const panels = (): Panels => {
    const { map } = order();
    return 'rows' in map ? map.rows.flat() : [];
  };
  const lie = (): Lie => {
    const { map } = order();
    return 'rows' in map && map.rows.length > 1 ? 'along' : 'across';
  };
  settle(order());
  return {
    order,
    battle: createMemo(() => {
      const found = battleOf(order(), LIBRARY);
      return typeof found === 'string' ? `game gamex\n${found}` : found;
    }),
    panels,
    lie,
    lay: (all, how) => settle({ ...order(), map: { rows: how === 'along' ? all.map((one) => [one]) : [all] } }),
    find(country) {
      const found = layoutLike(LIBRARY, country, seededChoice(fresh()));
      if (typeof found === 'string') return false;
      settle({ ...order(), map: found });
      return true;
    },
    change: (part) => settle({ ...order(), ...part }),
    turns(turns) {
      const { turns: _, ...rest } = order();
      settle(turns === undefined ? rest : { ...rest, turns });
    },
    enlist: (side, part) =>
      settle({ ...order(), sides: { ...order().sides, [side]: { ...order().sides[side], ...part } } }),
    gamePackages,
    spent: (side) =>
      order().sides[side].bought.reduce((sum, one) => sum + (priceOf(gamePackages(), one) ?? 0) * one.count, 0),
    count: (side, one) => order().sides[side].bought.find((other) => alike(one, other))?.count ?? 0,
    take(side, one, count) {
      byHand(side);
      const { bought } = order().sides[side];
      const known = bought.some((other) => alike(one, other));
      const next = known
        ? bought.map((other) => (alike(one, other) ? { ...other, count } : other))
        : [...bought, { ...one, count }];
      settle(
        withArmy(
          order(),
          side,
          next.filter((other) => other.count > 0),
        ),
      );
    },
    shop(side) {
      seeds = { ...seeds, [side]: fresh() };
      settle(order());
    },
    empty(side) {
      byHand(side);
      settle(withArmy(order(), side, []));
    },
  };
}
