import { seededDice } from './dice.ts';
import type { Game } from './game.ts';
import { type Fault, faultSaid } from './notation.ts';
import {
  alteredFault,
  type CommandText,
  type GameRecord,
  isRecordFault,
  playAgain,
  proofOf,
  rulesOf,
} from './record.ts';
import { type Said, say } from './say.ts';

/** What came of playing a record again: what it proves, or why it proves nothing. */
export interface Proof {
  readonly holds: boolean;
  readonly said: Said;
}

/** `rules`: the number of today's; what was played by others cannot be held to them. `tell` puts a fault in words. */
export function provenBy<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  record: GameRecord<E, Side>,
  rules: number,
  tell: (fault: Fault) => Said = faultSaid,
): Proof {
  const { dice } = record.header;
  const ruled = rulesOf(record.header);
  if (ruled !== rules) {
    return { holds: false, said: say`it was played by rules ${ruled} and cannot be held to today's (${rules})` };
  }
  const again = playAgain(game, text, record, dice.kind === 'seed' ? seededDice(dice.seed) : undefined);
  const fault = isRecordFault(again) ? again : alteredFault(record);
  return fault ? { holds: false, said: tell(fault) } : { holds: true, said: proofOf(record) };
}
