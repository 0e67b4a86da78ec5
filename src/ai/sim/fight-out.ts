import type { Command, UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { advanceEnds, MOST_STEPS } from './advance.ts';
import { allot } from './allot.ts';
import { now, type Roll } from './battle.ts';
import { isInPlay } from './effects.ts';
import { BY_AF, frameAt, topFrame } from './frames.ts';
import { loadFight, readList } from './frames-read.ts';
import * as L from './layout.ts';
import { lossStep } from './loss.ts';
import { alwaysDoubled } from './odds.ts';
import { playCommand } from './play.ts';
import { retreatEnds } from './retreat.ts';
import type { Sim } from './sim.ts';
import { afOf, dfOf, moverOf, placeOf, unitCount } from './units.ts';

/**
 * Plays the mover's battles out to the end of his player turn, both sides by simple sensible choices: the battles by
 * `allot`, the strongest first; retreats onto good ground; losses and payments as cheap as can be; advances
 * into cities and mountains, and from the sea onto any land. From the declaration phase, or from any decision after it.
 *
 * False where it cannot: no legal battles found, or a decision of aircraft or of the sea (the engine must be asked).
 */
export function fightOut(sim: Sim, rollDie: () => number, tell?: (command: Command, die: number) => void): boolean {
  const mover = moverOf(sim);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const frame = topFrame(sim);
    if (frame < 0) return true;
    const kind = frameAt(sim, frame);
    if (kind === AT.movement || kind === AT.weather) return moverOf(sim) !== mover;
    const command = choice(sim, frame, kind);
    if (!command) return false;
    const die = command.do === 'resolve' ? rollDie() : 0;
    tell?.(command, die);
    if (!playCommand(sim, command, die)) return false;
  }
  return false;
}

const MOST_DECISIONS = 2000;
const AT = L.FRAME_CODE;
const list: Roll = { items: new Uint16Array(512), count: 0 };

function choice(sim: Sim, frame: number, kind: number): Command | undefined {
  switch (kind) {
    case AT.declaration:
      return declaration(sim);
    case AT.combat:
      return nextBattle(sim);
    case AT.retreat:
      return retreatChoice(sim, frame);
    case AT.advance:
      return advanceChoice(sim, frame);
    case AT.exchange:
      return { do: 'chooseExchange', units: cheapest(sim, frame) };
    case AT.losses:
      return lossChoice(sim, frame);
    case AT.landing:
      return anybodyAloft(sim) ? undefined : { do: 'endLanding' };
    default:
      return undefined;
  }
}

function anybodyAloft(sim: Sim): boolean {
  for (let no = unitCount(sim) - 1; no >= 0; no--) if (placeOf(sim, no) === L.IN_AIR) return true;
  return false;
}

function declaration(sim: Sim): Command | undefined {
  const { legal, unitCount: units, hexCount, hexes, hexBattle, unitBattle, units: nos } = allot(sim);
  if (!legal) return undefined;
  const battles: { attackers: UnitNo[]; hexes: Hex[] }[] = [];
  for (let battle = 0; battle < hexCount; battle++) {
    const plan: { attackers: UnitNo[]; hexes: Hex[] } = { attackers: [], hexes: [] };
    for (let h = 0; h < hexCount; h++) if (hexBattle[h] === battle) plan.hexes.push(hexes[h] as Hex);
    for (let i = 0; i < units; i++) if (unitBattle[i] === battle) plan.attackers.push(nos[i] as UnitNo);
    if (plan.hexes.length > 0) battles.push(plan);
  }
  return { do: 'endDeclaration', battles };
}

/** The strongest attack first; soak-offs, which may open a ring, last. */
function nextBattle(sim: Sim): Command | undefined {
  const { cells, layout } = sim;
  let best = 0;
  let most = -1;
  for (let no = 1; no <= L.MOST_BATTLES; no++) {
    if (cells[layout.battles + no * L.BATTLE] === 0) continue;
    let attack = 0;
    for (let unit = unitCount(sim) - 1; unit >= 0; unit--)
      if ((cells[layout.units + unit * L.STRIDE + L.FIGHT] as number & 255) === no) attack += afOf(sim, unit);
    if (attack > most) [best, most] = [no, attack];
  }
  return best > 0 ? { do: 'resolve', battle: best } : undefined;
}

function retreatChoice(sim: Sim, frame: number): Command | undefined {
  const steps = sim.cells[frame + 2] as number;
  readList(sim, frame + 3, list);
  for (let i = 0; i < list.count; i++) {
    const no = list.items[i] as UnitNo;
    if (placeOf(sim, no) !== L.ON_MAP) continue;
    const { count, ends, paths } = retreatEnds(sim, no, steps);
    if (count === 0) continue;
    let best = 0;
    for (let e = 0; e < count; e++) if (alwaysDoubled(sim, ends[e] as Hex)) best = e;
    return { do: 'chooseRetreat', unit: no, path: [...paths.subarray(best * steps, (best + 1) * steps)] };
  }
  return undefined;
}

function advanceChoice(sim: Sim, frame: number): Command {
  const { cells } = sim;
  loadFight(sim, frame + 4 + (cells[frame + 3] as number));
  const { items, count } = cells[frame + 1] === moverOf(sim) ? now.attackers : now.defenders;
  const winners = [...items.subarray(0, count)];
  for (const no of winners) {
    if (placeOf(sim, no) !== L.ON_MAP || (!onSea(sim, no) && standsWell(sim, no))) continue;
    const found = advanceEnds(sim, frame, no);
    for (let e = 0; e < found.count; e++) {
      if (!onSea(sim, no) && !alwaysDoubled(sim, found.ends[e] as Hex)) continue;
      const at = e * MOST_STEPS;
      return { do: 'advance', unit: no, path: [...found.paths.subarray(at, at + (found.lengths[e] as number))] };
    }
  }
  return { do: 'endAdvance' };
}

const hexOf = (sim: Sim, no: UnitNo): Hex => (sim.cells[sim.layout.units + no * L.STRIDE + L.AT] as number) - 1;
const onSea = (sim: Sim, no: UnitNo): boolean => sim.world.board.land[hexOf(sim, no)] === 0;
const standsWell = (sim: Sim, no: UnitNo): boolean => alwaysDoubled(sim, hexOf(sim, no));

/** B19.6: the attackers that pay with the least to spare; by sums, with the unit that reached each. */
const NEVER = -1;
const reachedBy = new Int16Array(512);
const before = new Int16Array(512);

function cheapest(sim: Sim, frame: number): UnitNo[] {
  const owed = sim.cells[frame + 1] as number;
  loadFight(sim, frame + 2);
  const { items, count } = now.attackers;
  reachedBy.fill(NEVER);
  before.fill(NEVER);
  before[0] = 0;
  let top = 0;
  for (let i = 0; i < count; i++) {
    const af = afOf(sim, items[i] as UnitNo);
    for (let sum = top; sum >= 0; sum--) {
      if (before[sum] === NEVER || sum + af >= before.length || before[sum + af] !== NEVER) continue;
      before[sum + af] = sum;
      reachedBy[sum + af] = i;
    }
    top = Math.min(top + af, before.length - 1);
  }
  let sum = owed;
  while (sum < before.length && before[sum] === NEVER) sum++;
  const paid: UnitNo[] = [];
  // A unit is taken at most once: sums are built in the order of the units.
  for (; sum > 0; sum = before[sum] as number) paid.push(items[reachedBy[sum] as number] as UnitNo);
  return paid;
}

/** T7.2.3: from the weakest up, none of them needlessly. */
function lossChoice(sim: Sim, frame: number): Command {
  const { cells } = sim;
  const by = cells[frame + 3] as number;
  readList(sim, frame + 4, list);
  const factorsOf = (no: UnitNo) => (by === BY_AF ? afOf(sim, no) : dfOf(sim, no));
  const pool = [...list.items.subarray(0, list.count)].filter((no) => isInPlay(sim, no));
  pool.sort((a, b) => factorsOf(a) - factorsOf(b) || a - b);
  const engaged = pool.reduce((sum, no) => sum + factorsOf(no), 0);
  const owed = Math.min(cells[frame + 2] as number, engaged);
  let sum = 0;
  const losses: { unit: UnitNo; factors: number }[] = [];
  for (const no of pool) {
    if (sum >= owed) break;
    const step = lossStep(sim, no, by);
    const factors = Math.min(Math.ceil((owed - sum) / step) * step, factorsOf(no));
    losses.push({ unit: no, factors });
    sum += factors;
  }
  return {
    do: 'chooseLosses',
    losses: losses.flatMap(({ unit, factors }) => {
      const step = lossStep(sim, unit, by);
      const back = Math.min(Math.floor((sum - owed) / step) * step, factors);
      sum -= back;
      return back === factors ? [] : [{ unit, factors: factors - back }];
    }),
  };
}
