import type { Unit, UnitNo } from '../../blitz/types.ts';
import { eliminated, isInPlay, reduced, split } from './effects.ts';
import type { Roll } from './battle.ts';
import { BY_AF, popFrame } from './frames.ts';
import { readList } from './frames-read.ts';
import type { Numbers } from './odds.ts';
import type { Sim } from './sim.ts';
import { unload } from './unload.ts';
import { afOf, dfOf } from './units.ts';

/** T7.2.3: losses in factors, where units may be lost in part. */

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Units lose factors in steps of this (T2.3.3). */
export function lossStep(sim: Sim, no: UnitNo, by: number): number {
  const af = afOf(sim, no);
  const df = dfOf(sim, no);
  const pieces = gcd(af, df);
  return (by === BY_AF ? af : df) / pieces;
}

const factorsOf = (sim: Sim, no: UnitNo, by: number): number => (by === BY_AF ? afOf(sim, no) : dfOf(sim, no));

/** Takes losses off the board: whole units are eliminated, parts leave a substitute behind (T7.2.3). */
export function applyLosses(sim: Sim, by: number, units: Numbers, factors: Numbers, count: number): void {
  for (let i = 0; i < count; i++) {
    const no = units[i] as UnitNo;
    if ((factors[i] as number) >= factorsOf(sim, no, by)) eliminated(sim, no);
  }
  const limited = sim.game.position.switches.includes('counterLimits');
  for (let i = 0; i < count; i++) {
    const no = units[i] as UnitNo;
    if (!isInPlay(sim, no)) continue;
    const pieces = gcd(afOf(sim, no), dfOf(sim, no));
    const piece = factorsOf(sim, no, by) / pieces;
    const lost = ((factors[i] as number) / piece) * (dfOf(sim, no) / pieces);
    if (limited) leaveRemnant(sim, no, lost);
    else reduced(sim, no, lost);
  }
}

/** T2.3.7: what is left lives on in the counters at hand; so seldom asked that the engine is asked. */
function leaveRemnant(sim: Sim, no: UnitNo, lost: number): void {
  const state = unload(sim);
  const size = dfOf(sim, no);
  const pieces = sim.world.remnant(state, state.units[no] as Unit, size - lost);
  const left = pieces.reduce((sum, one) => sum + one, 0);
  if (left === 0) return eliminated(sim, no);
  reduced(sim, no, size - left);
  if (pieces.length > 1) split(sim, no, pieces);
}

const pool: Roll = { items: new Uint16Array(512), count: 0 };
const lost = new Uint16Array(512);

/** B80.9: nothing to choose when everything engaged is lost, or one unit pays alone. */
export function forcedLosses(sim: Sim, frame: number): number {
  const { cells } = sim;
  const factors = cells[frame + 2] as number;
  const by = cells[frame + 3] as number;
  readList(sim, frame + 4, pool);
  let count = 0;
  let engaged = 0;
  for (let i = 0; i < pool.count; i++) {
    const no = pool.items[i] as UnitNo;
    if (!isInPlay(sim, no)) continue;
    pool.items[count++] = no;
    engaged += factorsOf(sim, no, by);
  }
  if (count > 1 && engaged > factors) return 0;
  const owed = Math.min(factors, engaged);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const no = pool.items[i] as UnitNo;
    const step = lossStep(sim, no, by);
    lost[i] = Math.min(Math.ceil((owed - sum) / step) * step, factorsOf(sim, no, by));
    sum += lost[i] as number;
  }
  applyLosses(sim, by, pool.items, lost, count);
  popFrame(sim);
  return 1;
}
