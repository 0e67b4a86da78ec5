import type { BattleKind } from '../../../games/blitz/types.ts';
import { w } from '../../text/words.ts';

/** Results of battles in a player's words. */

const PAIRS = /^A (\d+),(\d+) D (\d+),(\d+)$/;
const BASIC = new Set(['AE', 'AB2', 'EX', 'DB2', 'DE']);
const amount = (text: string | undefined): string => (text === 'E' ? w.everything : (text ?? ''));

export function resultWords(kind: BattleKind, result: string): string {
  if (BASIC.has(result)) return w.resultName(result);
  const pairs = PAIRS.exec(result);
  if (pairs) {
    const [, attacker = '0', attackerSteps, defender = '0', defenderSteps] = pairs;
    const [a, d] = [Number(attackerSteps), Number(defenderSteps)];
    // T7.2.5: whose second number is larger goes back by it.
    const back = a > d ? 'attacker' : d > a ? 'defender' : undefined;
    return w.tournamentResult({ attacker, defender, back, steps: Math.max(a, d) });
  }
  if (kind === 'assault') return w.assaultResult(Number.parseInt(result, 10) || 0, result.endsWith('*'));
  if (kind === 'nuclear') return w.nuclearResult(result.split(' ')[0] ?? '0');
  if (result === 'void') return w.noBattle;
  if (result === 'defenders eliminated') return w.defendersGone;
  if (result === 'attackers eliminated' || result === 'bombers eliminated') return w.attackersGone;
  const [bombers, ground] = result.split(',');
  return kind === 'strike' ? w.strikeResult(amount(bombers), amount(ground)) : result;
}
