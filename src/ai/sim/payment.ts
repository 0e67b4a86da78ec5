import type { UnitNo } from '../../blitz/types.ts';
import type { Roll } from './battle.ts';
import type { Numbers } from './odds.ts';
import type { Sim } from './sim.ts';
import { afOf } from './units.ts';

/** B19.6: the price of an exchange, paid in whole units by attack factor. */

const chosen: Roll = { items: new Uint16Array(512), count: 0 };
const only: Roll = { items: new Uint16Array(512), count: 0 };
let sets = 0;

/** B19.6.2: no unit could be left out. */
function isLean(sim: Sim, sum: number, owed: number): boolean {
  for (let i = 0; i < chosen.count; i++) if (sum - afOf(sim, chosen.items[i] as UnitNo) >= owed) return false;
  return true;
}

function extend(sim: Sim, attackers: Numbers, count: number, owed: number, sum: number, start: number): void {
  if (sets > 1) return;
  if (sum >= owed) {
    if (!isLean(sim, sum, owed)) return;
    sets++;
    only.items.set(chosen.items);
    only.count = chosen.count;
    return;
  }
  for (let i = start; i < count && sets < 2; i++) {
    const no = attackers[i] as UnitNo;
    chosen.items[chosen.count++] = no;
    extend(sim, attackers, count, owed, sum + afOf(sim, no), i + 1);
    chosen.count--;
  }
}

/** The only set that pays without a needless unit; undefined where there are several, or none. */
export function onlyPayment(sim: Sim, attackers: Numbers, count: number, owed: number): Roll | undefined {
  sets = 0;
  chosen.count = 0;
  extend(sim, attackers, count, owed, 0, 0);
  return sets === 1 ? only : undefined;
}
