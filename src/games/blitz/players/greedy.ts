import { enemyHexesBeside } from '../combat/rules/declaration.ts';
import { attackFactor, defenceOf } from '../combat/rules/odds.ts';
import { STACK_LIMIT } from '../kinds.ts';
import { other, sizeOf, type Unit, type UnitNo } from '../types.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { MakePlan } from './computer.ts';
import type { Style } from './search/style.ts';
import { enemyHexes, inEnemyZoc, survey } from './plan/survey.ts';

/**
 * The baseline: unit by unit, the strongest first, to the hex with the best odds against the enemies it touches there,
 * counting units moved before and units that could still come; without an enemy in reach, towards the nearest one.
 */
export const GREEDY: Style = {
  name: 'greedy',
  attackHexes: 0,
  seals: false,
  soakOffs: 0,
  reply: 0,
  city: 0,
  least: 0,
  tiedUp: 0,
  march: 0,
  exact: false,
  noise: 0,
};

/** Least odds for an attack. */
const WANTED = 2;

export const greedyPlan: MakePlan = ({ world }, state, side, bold) => {
  const known = survey(world, state, side);
  const { grid } = world.board;
  const enemies = enemyHexes(known);
  const load = new Map<Hex, number>();
  const sent = new Map<Hex, number>();
  const could = new Map<Hex, number>();
  const beside = (hex: Hex): Hex[] => enemyHexesBeside(world, known.field, state, hex);
  const unitAt = (no: UnitNo): Unit => state.units[no] as Unit;
  const strength = (no: UnitNo, hexes: readonly Hex[]): number => attackFactor(world, state, unitAt(no), hexes);
  for (const no of known.units) {
    const seen = new Set<Hex>();
    for (const hex of known.reach.get(no) ?? []) {
      if (inEnemyZoc(known, hex)) for (const enemy of beside(hex)) seen.add(enemy);
    }
    for (const enemy of seen) could.set(enemy, (could.get(enemy) ?? 0) + strength(no, [enemy]));
  }
  const defences = new Map(enemies.map((hex) => [hex, defenceOf(world, state, other(side), hex, []).total]));
  const orders: { unit: UnitNo; to: Hex }[] = [];
  const order = [...known.units].sort((a, b) => unitAt(b).af - unitAt(a).af || a - b);
  for (const no of order) {
    const unit = unitAt(no);
    let best = unit.at;
    let most = Number.NEGATIVE_INFINITY;
    for (const hex of known.reach.get(no) ?? []) {
      if ((load.get(hex) ?? 0) + sizeOf(unit) > STACK_LIMIT) continue;
      const touched = inEnemyZoc(known, hex) ? beside(hex) : [];
      let worth: number;
      if (touched.length > 0) {
        const needed = touched.reduce((sum, enemy) => sum + (defences.get(enemy) ?? 0), 0);
        const hopes = Math.min(...touched.map((enemy) => (could.get(enemy) ?? 0) / (defences.get(enemy) ?? 1)));
        const odds = (touched.reduce((sum, enemy) => sum + (sent.get(enemy) ?? 0), 0) + strength(no, touched)) / needed;
        worth = bold && hopes >= WANTED && odds < 8 ? 1000 + odds : -1000;
      } else {
        worth = -Math.min(99, ...enemies.map((enemy) => distance(grid, hex, enemy)));
      }
      if (worth > most) [best, most] = [hex, worth];
    }
    load.set(best, (load.get(best) ?? 0) + sizeOf(unit));
    for (const enemy of inEnemyZoc(known, best) ? beside(best) : [])
      sent.set(enemy, (sent.get(enemy) ?? 0) + strength(no, [enemy]));
    if (best !== unit.at) orders.push({ unit: no, to: best });
  }
  return { orders, explain: () => [] };
};
