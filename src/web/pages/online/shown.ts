import type { Account, TableCard } from '#protocol/tables.ts';
import { isShown } from '#web/faces.ts';
import { plays } from './guest.ts';

/** What is shown of a table to who looks at it. */
export type Shown = 'opening' | 'waiting' | 'door' | 'table' | 'begun' | 'closed' | 'void' | 'foreign';

/** What a page shows of a table; `watch`: the visitor has asked to see what he was invited to too late. */
export function shownOf(card: TableCard, me: Account | undefined, invite: string | undefined, watch: boolean): Shown {
  const mine = plays(card, me);
  if (!isShown(card.game)) return 'foreign';
  if (card.phase === 'void') return 'void';
  if (card.phase === 'offered') return mine ? 'waiting' : 'door';
  if (mine) return 'table';
  if (!card.terms.spectators) return invite === undefined ? 'closed' : 'begun';
  return invite === undefined || watch || card.phase === 'over' ? 'table' : 'begun';
}
