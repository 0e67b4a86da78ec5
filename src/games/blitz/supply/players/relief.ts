import { sizeOf } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import { type Attack, bestAttack } from '#games/blitz/players/plan/attack.ts';
import { unitOf } from '#games/blitz/players/plan/draft.ts';
import type { Context, Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { ordersTo } from '#games/blitz/players/plan/orders.ts';
import { suppliedHexes } from './routes.ts';
import { place, plainly } from '#games/blitz/players/ops/reasons.ts';
import { theUnits } from '#games/blitz/words.ts';
import { code, msg, tenths } from '#core/message.ts';

/** Share of the cut-off units saved by reopening a route. */
const RELIEVED = 0.9;

/**
 * O21.1.5: units that are cut off and cannot get away are saved by an attack on an enemy whose removal reopens a route.
 */
export const relief: Generator = (context) => {
  const { survey, state, side, draft, style } = context;
  const { world } = survey;
  if (world.rules.supply.routes !== 'beaches') return [];
  const cut = new Map<Hex, number>();
  for (const no of survey.units) {
    const unit = unitOf(draft, no);
    if (unit.isolated === true && (survey.ways.get(no)?.length ?? 0) <= 1) {
      cut.set(unit.at, (cut.get(unit.at) ?? 0) + sizeOf(unit));
    }
  }
  if (cut.size === 0) return [];
  const now = suppliedHexes(world, state, side);
  const targets = new Set([...cut.keys()].flatMap((hex) => draft.touches.get(hex) ?? []));
  // On the ground alone: what aircraft add is thought of when the battles are declared.
  const ground = { ...draft, support: undefined };
  return [...targets].flatMap((target): Operation[] => {
    const gone = state.units.map((unit) =>
      unit.side !== side && unit.place === 'map' && unit.at === target ? { ...unit, place: 'lost' as const } : unit,
    );
    const then = suppliedHexes(world, { ...state, units: gone }, side);
    let saved = 0;
    for (const [hex, size] of cut) if (now[hex] !== 1 && then[hex] === 1) saved += size;
    if (saved === 0) return [];
    const attack = bestAttack(ground, { ...style, least: -saved }, target, () => 0);
    if (!attack) return [];
    return [
      attackAsOperation(context, attack, 'relief', saved, attack.worth + RELIEVED * attack.outlook.vacates * saved),
    ];
  });
};

/** An attack made for the sake of others: of those who are cut off, or of those who could not fight alone. */
export function attackAsOperation(
  context: Context,
  attack: Attack,
  goal: 'relief' | 'help',
  saved: number,
  value: number,
): Operation {
  const { survey, state, draft } = context;
  const { target, moves, taken, soakOffs, outlook } = attack;
  const soaking = new Set(soakOffs.map(({ unit }) => unit));
  return {
    goal,
    target,
    units: [...moves.keys()].map((unit) => ({ unit, role: soaking.has(unit) ? 'soakOff' : 'main' })),
    orders: [...moves].flatMap(([unit, to]) => (unitOf(draft, unit).at === to ? [] : ordersTo(survey, unit, to))),
    stands: moves,
    attacks: taken,
    value,
    explain: () => {
      const units = [...moves.keys()].filter((no) => !soaking.has(no));
      const faces = Math.round(6 * outlook.vacates);
      const { odds, cost } = outlook;
      const hex = place(survey.world, target);
      const who = theUnits(state, units);
      const said =
        goal === 'relief'
          ? msg`${who} {attacks|attack} ${hex} at ${code(odds)} to open a way for ${saved} {factor that is|factors that are} cut off: ${faces} of 6 rolls {clears|clear} it, ${tenths(cost)} factors expected to be lost.`
          : msg`${who} {attacks|attack} ${hex} at ${code(odds)} to help ${saved} {factor|factors} that cannot get away and may not fight alone: ${faces} of 6 rolls {clears|clear} it, ${tenths(cost)} factors expected to be lost.`;
      const arrows = [...moves].map(([unit, to]) => ({
        unit,
        from: unitOf(draft, unit).at,
        to,
        role: soaking.has(unit) ? ('soakOff' as const) : ('main' as const),
      }));
      const plain = { said, units, odds, numbers: { saved, faces, cost } };
      return plainly(goal, target, plain, arrows, { gain: attack.worth, risk: 0 });
    },
  };
}
