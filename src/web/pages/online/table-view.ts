import type { Account, TableCard } from '#protocol/tables.ts';
import { isShown } from '#web/faces.ts';
import { plays } from './guest.ts';

/** Page shown for a table. */
export type Shown = 'opening' | 'waiting' | 'door' | 'table' | 'begun' | 'closed' | 'void' | 'foreign';

/** Page of a table for a visitor; `watch`: after an invitation that came too late the visitor has asked to watch. */
export function shownOf(card: TableCard, me: Account | undefined, invite: string | undefined, watch: boolean): Shown {
  const mine = plays(card, me);
  if (!isShown(card.game)) return 'foreign';
  if (card.phase === 'void') return 'void';
  if (card.phase === 'offered') return mine ? 'waiting' : 'door';
  if (mine) return 'table';
  if (!card.terms.spectators) return invite === undefined ? 'closed' : 'begun';
  return invite === undefined || watch || card.phase === 'over' ? 'table' : 'begun';
}
