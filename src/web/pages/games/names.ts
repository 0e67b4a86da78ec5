import type { Cover } from '#web/face.ts';
import type { Card } from '#web/table/storage/card.ts';
import { HUMAN, seatName, seatsFor } from '#web/table/start.ts';
import { dateLocale, language } from '#web/text/language.ts';
import { isSeveral, w } from '#web/text/words.ts';

/** Games in words, for lists. */

export const kindName = (face: Cover | undefined, kind: string): string =>
  face && kind !== '' ? face.kinds.name(kind) : w.untitled;

/** Name given by the owner, or else the scenario. */
export const gameName = (card: Card, face: Cover | undefined): string => card.name || kindName(face, card.kind);

/** Players and their sides, in words. */
export function whoPlays({ players }: Pick<Card, 'players'>, face: Cover | undefined): string {
  if (!face) return '';
  const seats = seatsFor(face, players);
  return face.sides.map(({ id, name }) => `${name()}: ${seatName(face, seats[id] ?? HUMAN, seats)}`).join(', ');
}

/** Standing of a game: the turn, or the result. */
export function standing({ turn, commands, winner }: Card, face: Cover | undefined): string {
  const at = turn > 0 ? w.turnShort(turn) : w.commandsShort(commands);
  if (winner === undefined) return commands === 0 ? w.commandsShort(0) : at;
  const won = face?.sides.find(({ id }) => id === winner)?.name();
  return `${at} · ${won === undefined ? w.drawShort : w.winnerShort(won, isSeveral(winner))}`;
}

export const dayOf = (at: number): string =>
  at === 0 ? '' : new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

const MEGA = 1024 * 1024;
/** Size in words, rounded. */
export const sizeOf = (bytes: number): string => {
  const [count, unit] = bytes >= 1024 * MEGA ? [bytes / 1024 / MEGA, 'GB'] : [bytes / MEGA, 'MB'];
  return `${new Intl.NumberFormat(language(), { maximumFractionDigits: count < 10 ? 1 : 0 }).format(count)} ${unit}`;
};
