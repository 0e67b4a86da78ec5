import { english } from '#core/message.ts';
import { kit } from '#games/gamex/kit.ts';
import { players } from '#games/gamex/players/roster.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { State } from '#games/gamex/types.ts';
import { open } from '../practice.ts';
import { play } from '../table.ts';

/** Command of a player in a position, in notation. */
export function answerOf(game: OpenGamex, state: State, who = 'plain'): string {
  const side = game.decides(state);
  if (side === undefined) return 'over';
  const command = players.seat(who, 1, {}, { evals: 30 }).command(game, game.view(state, side));
  return kit.writeCommand(game, state, command);
}

/** Reasons for it, in English. */
export function reasonOf(game: OpenGamex, state: State, who = 'plain'): string[] {
  const side = game.decides(state) ?? 'axis';
  const view = game.view(state, side);
  const player = players.seat(who, 1, {}, { evals: 30 });
  player.command(game, view);
  return (player.explain?.() ?? []).flatMap((why) => players.told(game, view, why).map(english));
}

/** Command on the board of the rule tests, after some steps. */
export function asked(board: string, units: string, steps = '', who = 'plain'): string {
  const { game, state } = play(board, units, steps);
  return answerOf(game, state, who);
}

/** Command with only these units, and an enemy far off behind trees. */
export function alone(board: string, units: string, who = 'plain'): string {
  const game = open(
    `game gamex\nboard inline\n  grid radius 8\n  woods -7,8 -8,7 -7,7\n${board}\nend board\namerican I 1/1/6/1 @ -8,8 as off\n${units}\n`,
  );
  return answerOf(game, game.start, who);
}
