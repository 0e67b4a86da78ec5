/**
 * `hexfront/table`: a table without a screen. A referee owns the game and its dice; each seat hears what it may see, and gives
 * commands for the decision it was shown.
 */

export type { Host, Update, Refused } from '#table/host.ts';
/** Answer to a command for a decision that is over. */
export { LATE } from '#table/host.ts';
export type { Place, Surroundings } from '#table/referee.ts';
/** The referee of one game: `open`, then `sit` for each seat. */
export { createReferee } from '#table/referee.ts';
export type { AnyCommand, AnyEvent, AnyGameKit, AnyGame, AnyGamePackage, AnyState } from '#table/game-package.ts';
export type { Scene } from '#table/desk.ts';
export type { Player, Players } from '../ai/player.ts';
/** The decision of a computer player within its budget. */
export { commandOf } from '../ai/decide.ts';
/** A player that draws a legal command by chance. */
export { randomPlayer } from '../ai/random.ts';
