import { BLITZ, STANDARD } from '#games/blitz/combat/results/tables.ts';
import type { TableId } from './result.ts';
import { BASIC_ATTRITION, CITY_CAPTURE, FIGHTER, type ResultTable, STRATEGIC, TOURNAMENT_ATTRITION } from './tables.ts';

/** The tables with cells, by their ids; that of nuclear strikes has a column of its own kind (O23.nuclear). */
export const TABLES: Readonly<Partial<Record<TableId, ResultTable>>> = Object.fromEntries(
  [BASIC_ATTRITION, TOURNAMENT_ATTRITION, STRATEGIC, FIGHTER, CITY_CAPTURE, STANDARD, BLITZ].map((one) => [
    one.id,
    one,
  ]),
);
