import type { Effect } from '#games/blitz/combat/rules/result.ts';
import { NO_DEFENCE } from '#games/blitz/combat/rules/odds.ts';
import { type OddsTable, oddsTable } from '#games/blitz/combat/rules/tables.ts';
import { PRICE } from './price.ts';

/** M4.standard, M4.blitz: the two tables of ground battles, as they stand in the ledger. */

/** M4.10: whoever lives of the attackers may take a hex that was emptied. */
const OCCUPIES: Effect = { side: 'attacker', advance: 1 };

/** M4.2: `R3` the defender goes back, `AD2` the attacker loses, `DD1` the defender, `EX3` both, `OR` he is overrun. */
function cell(text: string): readonly Effect[] | undefined {
  const [, what = '', count = ''] = /^(R|AD|DD|EX)([1-9])$/.exec(text) ?? [];
  const n = Number(count);
  const attacker: Effect = { side: 'attacker', lose: n };
  const defender: Effect = { side: 'defender', lose: n };
  switch (what || text) {
    case 'R':
      return [{ side: 'defender', back: n, ransom: PRICE }, OCCUPIES];
    case 'AD':
      return [attacker];
    case 'DD':
      return [defender, OCCUPIES];
    case 'EX':
      return [attacker, defender, OCCUPIES];
    case 'OR':
      return [{ side: 'defender', lose: 'all' }, OCCUPIES];
    default:
      return undefined;
  }
}

/** M4.30, M70.fallback: what a battle below the table costs, without a roll. */
const SUNK = 'AD3';
const HIGHEST = '6-1';
const OVERRUN = '10-1';

/** M4.1: 7-1 to 9-1 are read at 6-1; 10-1 and better need no roll (M4.13). */
function columnOf(odds: string): string {
  const [left = 0, right = 0] = odds.split('-').map(Number);
  if (right === 1 && left > 6) return left >= 10 ? OVERRUN : HIGHEST;
  return odds === NO_DEFENCE ? OVERRUN : odds;
}

const isSunk = (odds: string): boolean => /^1-(?:[3-9]|\d\d|Infinity)/.test(odds);

function modular(printed: OddsTable): OddsTable {
  const sunk = cell(SUNK) ?? [];
  return {
    ...printed,
    lowest: 2,
    highest: 9,
    columnOf,
    sunk,
    at: (die, odds) => (isSunk(odds) ? sunk : printed.at(die, columnOf(odds))),
    printed: (die, odds) => (isSunk(odds) ? [SUNK] : printed.printed(die, columnOf(odds))),
  };
}

export const STANDARD = modular(
  oddsTable(
    'M4.standard',
    cell,
    `
      1-2  1-1  2-1  3-1  4-1  5-1  6-1  10-1
  1   R1   R2   R2   R2   R3   R4   R4   OR
  2   R1   R1   R1   R2   R3   R4   R4   OR
  3   AD1  R1   R1   R2   R3   R3   R3   OR
  4   AD2  AD2  R1   R2   R2   R3   R3   OR
  5   AD2  AD2  AD2  DD1  DD2  DD3  R3   OR
  6   AD2  AD2  AD3  EX3  EX3  EX2  EX1  OR
`,
  ),
);

export const BLITZ = modular(
  oddsTable(
    'M4.blitz',
    cell,
    `
      1-2  1-1  2-1  3-1  4-1  5-1  6-1  10-1
  1   R2   R2   R2   R3   R4   R5   R5   OR
  2   R1   R2   R2   R3   R4   R5   R5   OR
  3   AD2  AD1  R2   R3   R3   R4   R5   OR
  4   AD3  AD1  R1   R2   R3   R4   R5   OR
  5   AD3  AD2  AD3  DD2  DD5  DD7  R5   OR
  6   AD3  AD2  AD4  EX4  EX4  EX3  EX1  OR
`,
  ),
);

/** M70.fallback: with the duty to attack (M3 off) battles down to 1-6 may be declared. */
export const dutiful = (table: OddsTable): OddsTable => ({ ...table, lowest: 6 });
