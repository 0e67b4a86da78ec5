import { seededDice } from '#core/dice/dice.ts';
import type { Game } from '#core/game.ts';
import { describeFault } from '#core/notation/notation.ts';
import { byRules, type CommandText, type GameRecord, isRecordFault, rulesOf } from '#core/record/record.ts';
import { verifyRecord } from '#core/dice/proof.ts';

/** The first difference from what a record says when it is played again by the rules of this number. */
export function differenceIn<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  record: GameRecord<E, Side>,
  rules: number,
): string | undefined {
  const { dice } = record.header;
  const seeded = dice.kind === 'seed' ? seededDice(dice.seed) : undefined;
  const played = verifyRecord(game, text, record, seeded);
  return isRecordFault(played) ? describeFault(byRules(played, rulesOf(record.header), rules)) : undefined;
}
