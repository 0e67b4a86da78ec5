import type { Battle, Command } from '#games/blitz/types.ts';

const signOf = (attackers: readonly number[], hexes: readonly number[]): string =>
  JSON.stringify([attackers.toSorted((a, b) => a - b), hexes.toSorted((a, b) => a - b)]);

/** Does a plan declare the battles that are declared already? Strikes come with their missions. */
export function sameBattles(declared: readonly Battle[], plan: readonly Command[]): boolean {
  const planned = plan.flatMap((one) => {
    if (one.do === 'declareBattle') return [signOf(one.attackers, one.hexes)];
    return one.do === 'declareCityAssault' ? [signOf(one.attackers, [one.hex])] : [];
  });
  const byUnits = declared.filter(({ kind }) => kind === 'ground' || kind === 'assault');
  const now = byUnits.map(({ attackers, hexes }) => signOf(attackers, hexes));
  return planned.length > 0 && JSON.stringify(now.sort()) === JSON.stringify(planned.sort());
}
