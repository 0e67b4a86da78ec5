import { type Arg, code, english, type Message, msg } from '#core/message.ts';
import { eliminated, type Result, tallyOf } from '#games/blitz/combat/rules/result.ts';
import { TABLES } from '#games/blitz/combat/rules/known-tables.ts';
import {
  BASIC_ATTRITION,
  BASIC_AUTOMATIC,
  CITY_CAPTURE,
  CITY_CAPTURE_MONOTONE,
  FIGHTER,
  type ResultTable,
  resultOf,
  STRATEGIC,
  TOURNAMENT_ATTRITION,
} from '#games/blitz/combat/rules/tables.ts';
import type { BattleKind, BlitzEvent } from '#games/blitz/types.ts';

/** Results as the log says them: the cell of the table, `DB2`, `A 1,0 D 2,3`, `4*`, or what happens without a roll. */

type Fought = BattleKind | 'air';

const DEFENDERS_GONE = msg`defenders eliminated`;
const ELIMINATED: Readonly<Record<Fought, { readonly attacker: Message; readonly defender: Message }>> = {
  ground: { attacker: msg`attackers eliminated`, defender: DEFENDERS_GONE },
  assault: { attacker: msg`attackers eliminated`, defender: DEFENDERS_GONE },
  nuclear: { attacker: msg`attackers eliminated`, defender: DEFENDERS_GONE },
  strike: { attacker: msg`bombers eliminated`, defender: DEFENDERS_GONE },
  air: { attacker: msg`escorts eliminated`, defender: msg`interceptors eliminated` },
};

const inCell = (lines: readonly string[]): string =>
  lines.length === 2 ? `A ${lines[0] ?? ''} D ${lines[1] ?? ''}` : (lines[0] ?? '');

const isModular = ({ table, effects }: Result): boolean =>
  (table === 'M4.standard' || table === 'M4.blitz') && effects.length > 0;

export function resultMessage(result: Result, kind: Fought = 'ground'): Arg {
  const { table, column, die, effects } = result;
  const { attacker, defender, captures } = tallyOf(effects);
  if (table === 'O23.nuclear') return msg`${code(String(defender.lose))} destroyed`;
  if (table === 'T22.capture') return code(`${attacker.lose}${captures ? '*' : ''}`);
  const printed = table && TABLES[table];
  if (printed && column !== undefined && die !== undefined) return code(inCell(printed.printed(die, column)));
  if (table === BASIC_AUTOMATIC.table) return code('DE');
  // M4.13, M4.30: without a roll.
  if (isModular(result)) return defender.lose > 0 ? code('OR') : code(`AD${attacker.lose}`);
  if (attacker.lose > 0) return ELIMINATED[kind].attacker;
  return defender.lose > 0 ? ELIMINATED[kind].defender : msg`void`;
}

export const writeResult = (result: Result, kind?: Fought): string => english(resultMessage(result, kind));

/** Results without a roll, by their words. */
const UNROLLED: ReadonlyMap<string, Result> = new Map<string, Result>([
  ['DE', BASIC_AUTOMATIC],
  ...['attackers', 'bombers', 'escorts'].map((who) => [`${who} eliminated`, eliminated('attacker')] as const),
  ...['defenders', 'interceptors'].map((who) => [`${who} eliminated`, eliminated('defender')] as const),
]);

const says = (table: ResultTable, column: string, die: number, cell: string): boolean =>
  die >= 1 && die <= 6 && table.columns.includes(column) && inCell(table.printed(die, column)) === cell;

const FOUGHT_ON: readonly ResultTable[] = [
  BASIC_ATTRITION,
  TOURNAMENT_ATTRITION,
  STRATEGIC,
  CITY_CAPTURE,
  CITY_CAPTURE_MONOTONE,
];

function readResult(cell: string, column: string, die: unknown, tables: readonly ResultTable[]): Result {
  if (typeof die !== 'number') return UNROLLED.get(cell) ?? { effects: [] };
  const table = tables.find((one) => says(one, column, die, cell));
  return table ? resultOf(table, column, die) : { column, die, effects: [] };
}

/** Records of 2026 have results in words and the die beside them: such an event as it is written today. */
export function recall(event: BlitzEvent): BlitzEvent {
  if (event.is !== 'fought' && event.is !== 'airFought') return event;
  const { die, ...rest } = event as typeof event & { readonly die?: unknown };
  const said: unknown = event.result;
  if (typeof said !== 'string') return event;
  const tables = event.is === 'fought' ? FOUGHT_ON : [FIGHTER];
  return { ...rest, result: readResult(said, event.odds ?? '', die, tables) } as BlitzEvent;
}
