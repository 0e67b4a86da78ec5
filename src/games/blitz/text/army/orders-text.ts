import type { Held } from '#core/notation/field.ts';
import { wholeNumber } from '#core/notation/notation.ts';
import { mostOf, type Order, ROW_NAMES, type Row } from '#games/blitz/economy/orders-of-battle/order.ts';

import type { ARMY } from './army-file.ts';

/** M8.ob: `ob 1 Blitz : MDM 12; RR 6; INF4 80; SUP 0*; PC 2x12`, a line for each order of battle. */

const MOST_FACTORS = 400;

/** One of the seven marked 5 serves as the fifth of 4. */
const PRINTED_CENTRES: Readonly<Record<number, number>> = { 12: 2, 10: 3, 5: 6, 4: 5, 2: 5 };

const tally = (sizes: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return counts;
};

/** Counter shortages of an order of battle. */
function counterFaults(factors: Order['factors'], centres: readonly number[]): string[] {
  const rows = ROW_NAMES.flatMap((row): string[] =>
    factors[row] > mostOf(row)
      ? [`${row} ${factors[row]}: the counters of a side make ${mostOf(row)} (M9.counters)`]
      : [],
  );
  const short = [...tally(centres)].find(([size, count]) => count > (PRINTED_CENTRES[size] ?? 0));
  return short
    ? [
        ...rows,
        `${short[1]} production centres of ${short[0]}; there are ${PRINTED_CENTRES[short[0]] ?? 0} (M9.counters)`,
      ]
    : rows;
}

/** M8.ob, M12.2: an airbase takes twelve factors, or three counters of any size. */
function airFault(factors: Order['factors']): string | undefined {
  const air = factors.SAC + factors.MDM + factors.TAC + factors.FTR + factors.MAC;
  if (air === 0 || air <= 12 * factors.Airbase) return undefined;
  return `${air} factors of aircraft; ${factors.Airbase} airbases take ${12 * factors.Airbase} (M12.2)`;
}

/** An order of battle, or everything that is wrong with it. */
export function orderOf({ no, name, rows }: Held<typeof ARMY.statements.ob>): Order | readonly string[] {
  const faults: string[] = [];
  const factors = Object.fromEntries(ROW_NAMES.map((row) => [row, 0])) as Record<Row, number>;
  const starred: Row[] = [];
  const centres: number[] = [];
  for (const { row: word, value } of rows) {
    const [, count, size] = /^(\d+)x(\d+)$/.exec(value) ?? [];
    const row = ROW_NAMES.find((one) => one === word);
    const amount = wholeNumber(value.replace(/\*$/, ''), 0, MOST_FACTORS);
    if (word === 'PC' && count !== undefined && Number(count) <= 20)
      centres.push(...Array.from({ length: Number(count) }, () => Number(size)));
    else if (!row || amount === undefined)
      faults.push(`cannot read '${word} ${value}' (${ROW_NAMES.join(', ')} with a number, PC 2x12; M8.ob)`);
    else {
      factors[row] = amount;
      if (value.endsWith('*')) starred.push(row);
    }
  }
  if (faults.length === 0) {
    faults.push(...counterFaults(factors, centres));
    const air = airFault(factors);
    if (air !== undefined) faults.push(air);
  }
  return faults.length > 0 ? faults : { no, name, factors, centres, starred };
}
