import type { Game } from '../core/game.ts';

/** Commands in one player turn after which play is held to be going round in circles; whole games take fewer. */
export const MOST_IN_A_TURN = 5_000;

/** Notices play that does not come to an end: asked before every command, it gives words when the player turn is too long. */
export function standstill<S, Side extends string>(
  game: Pick<Game<S, never, unknown, Side>, 'moment'>,
  most = MOST_IN_A_TURN,
): (state: S) => string | undefined {
  let seen = '';
  let commands = 0;
  return (state) => {
    const { turn, mover = 'nobody' } = game.moment(state);
    const now = `turn ${turn} of ${mover}`;
    commands = now === seen ? commands + 1 : 0;
    seen = now;
    return commands < most ? undefined : `play does not come to an end: ${most} commands in ${now}`;
  };
}
