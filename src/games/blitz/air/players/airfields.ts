import { raidFault } from '#games/blitz/combat/rules/av.ts';
import { fieldOf, holds, parkedAt, stackAt } from '#games/blitz/ground/rules/field.ts';
import { factorsOfUnits } from '#games/blitz/air/rules/missions.ts';
import { other, type Plan, type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isFree, roomAt, unitOf } from '#games/blitz/players/plan/draft.ts';
import type { Arrow, Explanation } from '#games/blitz/players/reasons/explanation.ts';
import type { Context, Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { inEnemyZoc, replyLoss } from '#games/blitz/players/plan/survey.ts';
import { place, plainly } from '#games/blitz/players/ops/reasons.ts';
import { theUnits } from '#games/blitz/words.ts';
import { msg } from '#core/message.ts';

/** T23.0.4b: aircraft alone in a hex are lost to any ground unit that comes next to them and stands in no zone of control. */

/** Enemy bases without a garrison, and what is parked there. */
export function openFields(world: World, state: State, side: Side): { hex: Hex; factors: number }[] {
  const enemy = other(side);
  const field = fieldOf(world, state);
  return world.board.cityHexes.flatMap((hex) => {
    const parked = holds(field, enemy, hex) ? [] : parkedAt(state.units, enemy, hex);
    return parked.length > 0 ? [{ hex, factors: factorsOfUnits(state, parked) }] : [];
  });
}

/** A column to every open base that can be reached: the weakest unit that can be there. */
export const fieldRaids: Generator = (context) => {
  const { survey, state, side, draft, style } = context;
  const { world } = survey;
  const used = new Set<UnitNo>();
  return openFields(world, state, side).flatMap(({ hex, factors }): Operation[] => {
    let best: { no: UnitNo; at: Hex; value: number; risk: number } | undefined;
    for (const beside of neighboursOf(world.board.grid, hex)) {
      if (world.board.land[beside] !== 1 || inEnemyZoc(survey, beside)) continue;
      for (const no of survey.units) {
        if (used.has(no) || !isFree(draft, no) || survey.reach.get(no)?.has(beside) !== true) continue;
        if (survey.jumps?.get(no)?.has(beside) === true) continue;
        const size = sizeOf(unitOf(draft, no));
        if (roomAt(draft, beside) < size) continue;
        const risk = replyLoss(survey, beside, size);
        const value = factors - Math.max(style.reply, 0.3) * risk - style.tiedUp * size;
        if (!best || value > best.value) best = { no, at: beside, value, risk };
      }
    }
    if (!best || best.value <= 0) return [];
    used.add(best.no);
    return [asOperation(context, hex, best)];
  });
};

/** Battles against open bases for units next to them without another enemy to fight. */
export function fieldBattles(world: World, state: State, side: Side): Plan[] {
  const field = fieldOf(world, state);
  const used = new Set<UnitNo>();
  return openFields(world, state, side).flatMap(({ hex }): Plan[] => {
    const [no] = neighboursOf(world.board.grid, hex)
      .flatMap((beside) => stackAt(field, side, beside))
      .filter(
        (one) =>
          !used.has(one) &&
          !state.avs.some(({ participants }) => participants.includes(one)) &&
          !raidFault(world, state, [one], [hex]),
      );
    if (no === undefined || state.avs.some(({ hexes }) => hexes.includes(hex))) return [];
    used.add(no);
    return [{ attackers: [no], hexes: [hex] }];
  });
}

function asOperation(
  { survey, state }: Context,
  hex: Hex,
  { no, at, value, risk }: { no: UnitNo; at: Hex; value: number; risk: number },
): Operation {
  const from = (state.units[no] as Unit).at;
  return {
    goal: 'airfield',
    target: hex,
    units: [{ unit: no, role: 'main' }],
    orders: from === at ? [] : [{ unit: no, to: at }],
    stands: new Map([[no, at]]),
    attacks: [],
    value,
    explain: () => {
      const arrows = [{ unit: no, from, to: at, role: 'main' as const }];
      return tellRaid(survey.world, state, hex, [no], arrows, { gain: value, risk });
    },
  };
}

export function tellRaid(
  world: World,
  state: State,
  hex: Hex,
  units: readonly UnitNo[],
  arrows: readonly Arrow[],
  worth: { readonly gain: number; readonly risk: number },
): Explanation {
  const factors = factorsOfUnits(state, parkedAt(state.units, other((state.units[units[0] ?? -1] as Unit).side), hex));
  const said = msg`${theUnits(state, units)} {attacks|attack} the aircraft on ${place(world, hex)}, which no ground unit guards: ${factors} {factor is|factors are} lost without a roll.`;
  return plainly('airfield', hex, { said, units, numbers: { factors } }, arrows, worth);
}
