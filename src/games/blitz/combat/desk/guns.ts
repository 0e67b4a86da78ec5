import { outcomes, scriptedDice } from '#core/dice/dice.ts';
import type { Hex } from '#hex/hex.ts';
import type { FireTarget } from '#games/blitz/combat/artillery/commands.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Battle, Command, State, UnitNo } from '#games/blitz/types.ts';
import { type Forecast, forecastOf } from './forecast.ts';

/** M16: what artillery can do now, and what would come of it. */

/** One way to fire, with its chances in sixths by the letter on its table. */
export interface SalvoView {
  readonly units: readonly UnitNo[];
  readonly hex: Hex;
  /** M16.chart d to g: what is aimed at besides units. */
  readonly target?: FireTarget;
  readonly column: number;
  readonly chances: readonly { readonly result: string; readonly sixths: number }[];
  readonly command: Command;
}

/** M16.chart c to g: every bombardment that is open, each played with every face of the die. */
export function salvosOf(game: Blitz, state: State): SalvoView[] {
  return [...game.legal(state)].flatMap((command): SalvoView[] => {
    if (command.do !== 'bombard') return [];
    const counts = new Map<string, number>();
    let column = 0;
    for (const { chance, result: events } of outcomes((dice) => game.play(state, state.mover, command, dice).events)) {
      const fired = events.find((event) => event.is === 'bombarded' || event.is === 'firedAt');
      if (!fired) continue;
      column = fired.column;
      counts.set(fired.result, (counts.get(fired.result) ?? 0) + Math.round(chance * 6));
    }
    const chances = [...counts].map(([result, sixths]) => ({ result, sixths }));
    const target = command.target ? { target: command.target } : {};
    return [{ units: command.units, hex: command.hex, ...target, column, chances, command }];
  });
}

/** M16.chart b: a battle as it would be fought with each support. */
export interface SupportView {
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  readonly ways: readonly {
    readonly units: readonly UnitNo[];
    readonly odds: string;
    readonly results: readonly Forecast[];
    readonly command: Command;
  }[];
}

/** The odds of a battle, as the engine itself reckons them. */
export function supportedOdds(game: Blitz, state: State, battle: Battle): string {
  const fighting: State = { ...state, battles: [battle], doomed: [], frames: [{ at: 'combat' }] };
  const { events } = game.play(fighting, state.mover, { do: 'resolve', battle: battle.no }, scriptedDice([1, 1, 1, 1]));
  return events.find((event) => event.is === 'fought')?.odds ?? '';
}

export function supportView(game: Blitz, state: State): SupportView | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'support') return undefined;
  const { battle } = frame;
  return {
    attackers: battle.attackers,
    hexes: battle.hexes,
    ways: [...game.legal(state)].flatMap((command) => {
      if (command.do !== 'support') return [];
      const supported: Battle = { ...battle, support: command.units };
      return [
        {
          units: command.units,
          odds: supportedOdds(game, state, supported),
          results: forecastOf(game, state, supported),
          command,
        },
      ];
    }),
  };
}
