import { EVERYTHING, type Result, tallyOf } from '#games/blitz/combat/rules/result.ts';
import { resultMessage } from '#games/blitz/text/log/result-text.ts';
import type { BattleKind } from '#games/blitz/types.ts';
import { said, w } from '../words/words.ts';

/** Results of battles in a player's words. */

/** Result as the table prints it, the Basic Game's letters in words. */
export const resultName = (result: Result, kind?: BattleKind | 'air'): string =>
  cellName(said(resultMessage(result, kind)));

/** Text of a table cell: the Basic Game's letters have words. */
export const cellName = (cell: string): string =>
  cell in w.resultName ? w.resultName[cell as keyof typeof w.resultName] : cell;

const amount = (factors: number): string => (factors === EVERYTHING ? w.everything : String(factors));

export function resultWords(kind: BattleKind, result: Result): string {
  const { table, effects } = result;
  const { attacker, defender, captures } = tallyOf(effects);
  if (table === 'B19.crt') return resultName(result);
  if (kind === 'nuclear') return w.nuclearResult(defender.lose);
  if (table === undefined) {
    if (effects.length === 0) return w.noBattle;
    return attacker.lose > 0 ? w.attackersGone : w.defendersGone;
  }
  if (kind === 'assault') return w.assaultResult(attacker.lose, captures);
  if (kind === 'strike') return w.strikeResult(amount(attacker.lose), amount(defender.lose));
  if (table === 'M4.standard' || table === 'M4.blitz')
    return w.modularResult({
      attacker: attacker.lose,
      defender: defender.lose,
      back: defender.back,
      all: defender.lose === EVERYTHING,
    });
  // T7.2.5: whose second number is larger goes back by it.
  const back = attacker.back > 0 ? 'attacker' : defender.back > 0 ? 'defender' : undefined;
  return w.tournamentResult({
    attacker: String(attacker.lose),
    defender: String(defender.lose),
    back,
    steps: Math.max(attacker.back, defender.back),
  });
}

/** Losses a result of the Tournament table names itself; more of them come of a retreat that is closed. */
export function namedLosses({ table, effects }: Result): number {
  const { attacker, defender } = tallyOf(effects);
  return table === 'T7.crt' || table === 'M4.standard' || table === 'M4.blitz' ? attacker.lose + defender.lose : 0;
}

/** Side that comes off better. */
export function toneOf({ effects }: Result): 'good' | 'even' | 'bad' {
  const { attacker, defender, exchange } = tallyOf(effects);
  if (exchange) return 'even';
  const better = defender.lose - attacker.lose || defender.back - attacker.back;
  return better > 0 ? 'good' : better < 0 ? 'bad' : 'even';
}
