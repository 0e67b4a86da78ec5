import { now, type Roll } from './battle.ts';
import type { Sim } from './sim.ts';

/** Reads frames back from their words (`frames.ts` says how they are written). */

export function readList({ cells }: Sim, at: number, into: Roll): number {
  into.count = cells[at] as number;
  for (let i = 0; i < into.count; i++) into.items[i] = cells[at + 1 + i] as number;
  return at + 1 + into.count;
}

/** Makes the fight at an address the battle at hand; where it ends. */
export function loadFight(sim: Sim, at: number): number {
  const { cells } = sim;
  now.no = cells[at] as number;
  now.kind = cells[at + 1] as number;
  now.ring = cells[at + 2] as number;
  let on = readList(sim, at + 3, now.attackers);
  on = readList(sim, on, now.hexes);
  on = readList(sim, on, now.defenders);
  on = readList(sim, on, now.aircraft);
  return readList(sim, on, now.from);
}
