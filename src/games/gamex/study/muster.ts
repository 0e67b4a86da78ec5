import type { Library } from '#core/game-kit.ts';
import type { Fault } from '#core/notation/notation.ts';
import { battleOf } from '../muster/battle.ts';
import { readOrder } from '../muster/order.ts';

/** Position of a custom battle. */
export function muster(text: string, library: Library): string | readonly Fault[] {
  const order = readOrder(text);
  const battle = 'sides' in order ? battleOf(order, library) : order;
  return typeof battle === 'string' ? `game gamex\n${battle}` : battle;
}
