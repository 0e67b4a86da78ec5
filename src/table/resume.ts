import { type GameHistory, type Resumed, resumeHistory } from '../core/record/game-history.ts';
import { type GameKit, textOf } from '../core/game-kit.ts';
import type { Game } from '../core/game.ts';
import { faultOf } from '../core/notation/notation.ts';
import { type GameRecord, lineOfCommand } from '../core/record/record.ts';
import { msg } from '../core/message.ts';
import type { Desk } from './desk.ts';

/** Milliseconds until what is left of a record is given up. */
const PATIENCE = 20_000;

/**
 * A game opened from a record for a table: besides what its events lead to, the position it stands in can be shown and what
 * happened can be told. A record from outside is cut where that ends, and says so.
 */
export function resumeAtTable<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  kit: GameKit<S, C, E, Side, G>,
  game: G,
  desk: Desk<S, C, E, Side>,
  record: GameRecord<E, Side>,
  now: () => number,
): Resumed<S, C, E, Side> {
  const until = now() + PATIENCE;
  const isLate = (): boolean => now() > until;
  const resumed = resumeHistory(game, textOf(kit, game), record, kit.rules, isLate);
  const { history } = resumed;
  const isTold = (events: readonly E[], n: number): boolean =>
    passes(() => kit.describe(game, history.at(n), events) && desk.happened(history.at(n), events));
  // Every entry can be told if today's rules play the commands the same way.
  const told = resumed.remark ? history.entries.findIndex(({ events }, i) => !isTold(events, i)) : -1;
  const last = told < 0 ? history.played : told;
  let n = last;
  while (n > 0 && !isLate() && !isShown(game, desk, history, n)) n--;
  if (n === history.played) return resumed;
  history.cut(n);
  const line = lineOfCommand(n + 1);
  return { ...resumed, damage: faultOf(msg`the events of command ${n + 1} make no sense`, { line }) };
}

function passes(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

const isShown = <S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  desk: Desk<S, C, E, Side>,
  history: GameHistory<S, C, E, Side>,
  n: number,
): boolean =>
  passes(() => {
    for (const watcher of [...game.sides, 'spectator' as const]) {
      const view = game.view(history.at(n), watcher);
      desk.scene(view);
      desk.own(view);
    }
    // A decision without choices is no point to resume at.
    for (const _command of game.legal(history.at(n))) break;
  });
