import type { Game } from './game.ts';
import { type Fault, faultOf } from './notation/notation.ts';
import { verifyRecord } from './dice/proof.ts';
import { byRules, type CommandText, type GameRecord, isRecordFault, rulesOf } from './record/record.ts';
import { msg } from './message.ts';

/** Counts and end of a checked online game. */
export interface OnlineCheck {
  readonly dice: number;
  /** Segments with dice: each had a key of its own. */
  readonly segments: number;
  readonly commands: number;
  readonly events: number;
  /** Number of undone commands. */
  readonly undone: number;
  /** A side or `draw`; absent where the game goes on. */
  readonly winner?: string;
  readonly by?: string;
}

/** Checks an online game to its end: every die against what was sealed, every event and fingerprint against the rules. */
export function checkOnline<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  record: GameRecord<E, Side>,
  rules: number,
): OnlineCheck | Fault {
  const { header, entries, closing } = record;
  if (header.dice.kind !== 'sealed')
    return faultOf(msg`the dice of this game were not sealed: it was not played online`, { line: 1 });
  const found = verifyRecord(game, text, record, undefined);
  if (isRecordFault(found)) return byRules(found, rulesOf(header), rules);
  const { dice, commands, events, state } = found;
  const end = closing?.outcome ?? game.outcome(state);
  return {
    dice,
    segments: new Set(entries.flatMap(({ drawn }) => drawn?.segment ?? [])).size,
    commands,
    events,
    undone: entries.reduce((sum, { undone = 0 }) => sum + undone, 0),
    ...(end ? { winner: end.winner, by: end.by } : {}),
  };
}
