import { assign, clusters } from '#games/blitz/combat/rules/assignment.ts';
import { type Contact, contacts } from '#games/blitz/combat/rules/declaration.ts';
import { sizeOf, type State, type UnitNo } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import { type Attack, bestAttack } from '#games/blitz/players/plan/attack.ts';
import { isFree, roomAt } from '#games/blitz/players/plan/draft.ts';
import type { Context, Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { inEnemyZoc, type Survey } from '#games/blitz/players/plan/survey.ts';
import { attackAsOperation } from '#games/blitz/supply/players/relief.ts';
import { place, plainly } from '#games/blitz/players/ops/reasons.ts';
import { theUnits } from '#games/blitz/words.ts';
import { msg } from '#core/message.ts';

/**
 * B7.a7, B9.4: units that cannot leave an enemy's zone of control and are too weak to fight alone are helped first, by
 * an attack at 1-1 or better; without help they are given up (B7.a11).
 */
export const obliged: Generator = (context) => {
  const { survey, state, draft, style } = context;
  const { world } = survey;
  const stuck = new Set(
    survey.units.filter(
      (no) => isFree(draft, no) && survey.ways.get(no)?.every((hex) => inEnemyZoc(survey, hex)) === true,
    ),
  );
  if (stuck.size === 0) return [];
  const held = contacts(world, state).filter(({ no }) => stuck.has(no));
  return clusters(held).flatMap((cluster): Operation[] => {
    if (assign(world, state, cluster)) return [];
    let best: Attack | undefined;
    for (const target of new Set(cluster.flatMap(({ touches }) => touches))) {
      const attack = bestAttack({ ...draft, support: undefined }, { ...style, least: -99 }, target, () => 0);
      if (attack && (!best || attack.worth > best.worth)) best = attack;
    }
    const helped = cluster.reduce((sum, { unit }) => sum + unit.df, 0);
    return best ? [attackAsOperation(context, best, 'help', helped, URGENT + best.worth)] : elsewhere(context, cluster);
  });
};

/** Escape without help: to a hex of the same zones of control from which a battle is allowed. */
function elsewhere({ survey, state, draft }: Context, cluster: readonly Contact[]): Operation[] {
  const { world } = survey;
  const units = cluster.map(({ no }) => no);
  const [first] = cluster;
  if (!first || cluster.some(({ unit }) => unit.at !== first.unit.at)) return [];
  const size = cluster.reduce((sum, { unit }) => sum + sizeOf(unit), 0);
  for (const hex of survey.ways.get(first.no) ?? []) {
    if (hex === first.unit.at || roomAt(draft, hex) < size) continue;
    if (!units.every((no) => survey.ways.get(no)?.includes(hex) === true)) continue;
    const moved = state.units.map((unit, no) => (units.includes(no) ? { ...unit, at: hex } : unit));
    const then = { ...state, units: moved };
    const placed = contacts(world, then).filter(({ no }) => units.includes(no));
    if (!assign(world, then, placed)) continue;
    const enemies = placed[0]?.touches ?? [];
    return [stepAside(survey, state, units, hex, enemies)];
  }
  return [];
}

function stepAside(
  survey: Survey,
  state: State,
  units: readonly UnitNo[],
  hex: Hex,
  enemies: readonly Hex[],
): Operation {
  return {
    goal: 'stepAside',
    target: hex,
    units: units.map((unit) => ({ unit, role: 'soakOff' })),
    orders: units.map((unit) => ({ unit, to: hex })),
    stands: new Map(units.map((unit) => [unit, hex])),
    attacks: enemies,
    value: URGENT,
    explain: () => {
      const said = msg`${theUnits(state, units)} {goes|go} to ${place(survey.world, hex)}: there is no getting away, and to stay would be too weak to fight at 1-6.`;
      const arrows = units.map((unit) => ({
        unit,
        from: state.units[unit]?.at ?? hex,
        to: hex,
        role: 'soakOff' as const,
      }));
      return plainly('stepAside', hex, { said, units, numbers: {} }, arrows, { gain: 0, risk: 0 });
    },
  };
}

/** Before all attacks that are made because they pay. */
const URGENT = 50;
