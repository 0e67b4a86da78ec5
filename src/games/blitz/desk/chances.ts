import { DiceExhausted, scriptedDice } from '../../../core/dice.ts';
import type { GroundPlan } from '../chapters/combat/declaration.ts';
import type { Blitz } from '../open.ts';
import type { State } from '../types.ts';

/** One result of a battle and how likely it is. */
export interface Chance {
  readonly result: string;
  /** Faces of the die that give it; none where nothing is rolled. */
  readonly faces: readonly number[];
  /** In sixths. */
  readonly sixths: number;
}

/** What each face of the die gives, found by playing the battle: there is one table, and it is the engine's. */
export function chancesOf(game: Blitz, state: State, plan: GroundPlan): Chance[] {
  const battle = { no: 1, kind: 'ground', attackers: plan.attackers, hexes: plan.hexes } as const;
  const fighting: State = { ...state, battles: [battle], doomed: [], frames: [{ at: 'combat' }] };
  const resultOf = (faces: readonly number[]): string | undefined => {
    const { events } = game.play(fighting, { do: 'resolve', battle: 1 }, scriptedDice(faces));
    return events.find((event) => event.is === 'fought')?.result;
  };
  try {
    return [{ result: resultOf([]) ?? 'void', faces: [], sixths: 6 }];
  } catch (error) {
    if (!(error instanceof DiceExhausted)) throw error;
  }
  const faces = new Map<string, number[]>();
  for (let die = 1; die <= 6; die++) {
    const result = resultOf([die]) ?? 'void';
    faces.set(result, [...(faces.get(result) ?? []), die]);
  }
  return [...faces].map(([result, shown]) => ({ result, faces: shown, sixths: shown.length }));
}
