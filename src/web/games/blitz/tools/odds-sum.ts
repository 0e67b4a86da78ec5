import { oddsOf } from '#games/blitz/combat/rules/odds.ts';
import { BASIC_ATTRITION, type OddsTable, TOURNAMENT_ATTRITION } from '#games/blitz/combat/rules/tables.ts';
import { BLITZ, STANDARD } from '#games/blitz/combat/results/tables.ts';
import { type Printed, printed } from '../phrases/tables.ts';

/** Calculation of the odds tool, from any factors, with the engine's own odds and tables. */

export const GROUNDS = ['open', 'city', 'mountain', 'river'] as const;
/** B19.8: what the defender stands on, or what the attack comes across. */
export type DefendingGround = (typeof GROUNDS)[number];

/** The tables of ground battles. */
const ROLLED_ON = { basic: BASIC_ATTRITION, tournament: TOURNAMENT_ATTRITION, standard: STANDARD, blitz: BLITZ };
export type RolledOn = keyof typeof ROLLED_ON;

export interface OddsAsked {
  readonly table: RolledOn;
  readonly attack: number;
  readonly defence: number;
  readonly ground: DefendingGround;
  /** T7.2.16: 5-1 is enough then. B19.5.2: nobody retreats then. */
  readonly surrounded: boolean;
}

export interface OddsWorkedOut {
  readonly defence: number;
  readonly odds: string;
  /** Column of the table; undefined where nothing is rolled. */
  readonly column: string | undefined;
  readonly sure: 'eliminated' | 'refused' | undefined;
  /** Results with the sixths of their chance, the table's rows together where they are alike. */
  readonly chances: readonly { readonly result: readonly string[]; readonly sixths: number }[];
  /** Attack factors missing to the next better columns. */
  readonly short: readonly { readonly factors: number; readonly odds: string }[];
}

const MOST_SHORT = 200;
const NEXT = 3;

const worthOf = (ground: DefendingGround): number => (ground === 'open' ? 1 : 2);

function chancesIn(table: Printed, column: string): OddsWorkedOut['chances'] {
  const at = table.columns.indexOf(column);
  const sixths = new Map<string, { result: readonly string[]; sixths: number }>();
  for (const row of table.rows) {
    const result = row[at] ?? [];
    const known = sixths.get(result.join('/'));
    sixths.set(result.join('/'), { result, sixths: (known?.sixths ?? 0) + 1 });
  }
  return [...sixths.values()].sort((a, b) => b.sixths - a.sixths);
}

function shortOf(table: OddsTable, attack: number, defence: number): OddsWorkedOut['short'] {
  const found: { factors: number; odds: string }[] = [];
  let last = oddsOf(table, attack, defence).label;
  for (let factors = 1; factors <= MOST_SHORT && found.length < NEXT; factors++) {
    const { label, automatic } = oddsOf(table, attack + factors, defence);
    if (label === last) continue;
    last = label;
    found.push({ factors, odds: label });
    if (automatic) break;
  }
  return found;
}

export function workOutOdds({ table: name, attack, defence: factors, ground, surrounded }: OddsAsked): OddsWorkedOut {
  const defence = factors * worthOf(ground);
  const rolled: OddsTable = ROLLED_ON[name];
  const odds = oddsOf(rolled, attack, defence);
  const ringed = rolled.ringed !== undefined && surrounded && attack >= rolled.ringed * defence;
  const sure = odds.tooLow ? 'refused' : odds.automatic || ringed ? 'eliminated' : undefined;
  const table = printed(name);
  const column = sure ? undefined : (rolled.columnOf?.(odds.label) ?? odds.label);
  return {
    defence,
    odds: odds.label,
    column,
    sure,
    chances: column === undefined ? [] : chancesIn(table, column),
    short: odds.automatic || attack === 0 ? [] : shortOf(rolled, attack, defence),
  };
}
