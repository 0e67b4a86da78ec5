import { SIDES } from '../types.ts';
import type { Order } from './order.ts';
import { layoutText } from './write.ts';

/** An order as `readOrder` reads it. */
export function writeOrder({ map, year, fight, turns, swapped, seed, sides }: Order): string {
  return [
    'rows' in map ? `map ${layoutText(map)}` : `terrain ${map.join(' ')}`,
    `year ${year}`,
    `fight ${fight}`,
    ...SIDES.map((side) => `${side} ${[...sides[side].nations, sides[side].points].join(' ')}`),
    ...(turns === undefined ? [] : [`turns ${turns}`]),
    ...(swapped ? ['swapped'] : []),
    ...SIDES.flatMap((side) =>
      sides[side].bought.map(({ nation, id, count }) => `buy ${nation ?? side} ${id} ${count}`),
    ),
    `seed ${seed}`,
    '',
  ].join('\n');
}
