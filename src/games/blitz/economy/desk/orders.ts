import { kindOf, type UnitType } from '#games/blitz/kinds.ts';
import { ROW_NAMES, ROWS, type Row } from '../orders-of-battle/order.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { ObChoice } from '#games/blitz/rule-sets.ts';

/** M8.7: the orders of battle side by side, as far as their units play in this game. */
export interface OrdersView extends ObChoice {
  /** M17.h.2: one army for both; M17.f.2: what each may take, and who moves first, is said by the war. */
  readonly war?: 'civil' | 'third';
  readonly types: readonly UnitType[];
  /** M9: centres count where something is built. */
  readonly builds: boolean;
  readonly orders: readonly {
    readonly no: number;
    readonly name: string;
    /** Factors of each of the types, or units of those that have none. */
    readonly factors: readonly number[];
    /** Without trains. */
    readonly total: number;
    readonly centres: readonly number[];
  }[];
}

const typeOf = (row: Row): UnitType | undefined => {
  const printed: { readonly sizes: readonly number[]; readonly type?: UnitType } = ROWS[row];
  return printed.type;
};

export function ordersView({ world }: Blitz): OrdersView {
  const rows = ROW_NAMES.flatMap((row): { readonly row: Row; readonly type: UnitType }[] => {
    const type = typeOf(row);
    const plays = type !== undefined && world.types.includes(type);
    return plays && world.orders.some(({ factors }) => factors[row] > 0) ? [{ row, type }] : [];
  });
  const { civil, third } = world.opening;
  return {
    ...world.rules.course.obChoice,
    ...(civil ? { war: 'civil' } : {}),
    ...(third ? { war: 'third', way: 'agree' } : {}),
    types: rows.map(({ type }) => type),
    builds: world.rules.production.cycle > 0,
    orders: world.orders.map(({ no, name, factors, centres }) => {
      const fighting = rows.filter(({ type }) => kindOf(type).class !== 'rail');
      const total = fighting.reduce((sum, { row }) => sum + factors[row], 0);
      return { no, name, factors: rows.map(({ row }) => factors[row]), total, centres };
    }),
  };
}
