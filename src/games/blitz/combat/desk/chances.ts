import { outcomes } from '#core/dice/dice.ts';
import type { Result } from '#games/blitz/combat/rules/result.ts';
import type { GroundPlan } from '#games/blitz/combat/rules/declaration.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { BattleKind, State } from '#games/blitz/types.ts';

/** One result of a battle and how likely it is. */
export interface Chance {
  readonly result: Result;
  /** Faces of the die that give it; none where nothing is rolled. */
  readonly faces: readonly number[];
  /** In sixths. */
  readonly sixths: number;
}

/** Result of each face of the die, found by playing the battle with the engine. */
export function chancesOf(
  game: Blitz,
  state: State,
  plan: GroundPlan & { readonly kind?: BattleKind | undefined },
): Chance[] {
  const table = plan.table ? { table: plan.table } : {};
  const battle = {
    no: 1,
    kind: plan.kind ?? 'ground',
    attackers: plan.attackers,
    hexes: plan.hexes,
    support: [],
    ...table,
  } as const;
  const fighting: State = { ...state, battles: [battle], doomed: [], frames: [{ at: 'combat' }] };
  const chances = new Map<string, Chance>();
  for (const { faces, chance, result: events } of outcomes(
    (dice) => game.play(fighting, state.mover, { do: 'resolve', battle: 1 }, dice).events,
  )) {
    const result = events.find((event) => event.is === 'fought')?.result ?? { effects: [] };
    const key = JSON.stringify(result.effects);
    const { faces: more, sixths } = chances.get(key) ?? { faces: [], sixths: 0 };
    chances.set(key, { result, faces: [...more, ...faces], sixths: sixths + Math.round(chance * 6) });
  }
  return [...chances.values()];
}
