import { beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '#core/game.ts';
import { contractLaws } from './contract-laws.ts';
import { type Breach, type Course, ENDS, type Pace, type Practice, playByTheLaws, THROWS } from './course.ts';

export interface Battery<S, C, E, Side extends string> extends Practice<S, C, E, Side> {
  readonly name: string;
  /** Whole random games to play. */
  readonly games: number;
  readonly most: number;
  readonly every: number;
  readonly seed?: number;
}

/** Random games of one kind until a law is broken, for callers that want the breach rather than a failed test. */
export function* courses<S, C extends { readonly do: string }, E, Side extends string>(
  game: Game<S, C, E, Side>,
  practice: Practice<S, C, E, Side>,
  { seed, most, every }: Pace,
  games: number,
): Generator<Course<S, C, Side>> {
  for (let i = 0; i < games; i++) {
    yield playByTheLaws({ game, practice, laws: contractLaws(practice) }, { seed: seed + i, most, every });
  }
}

/** Declares the law tests of a game: it is played at random, and every law is one test. */
export function keepsTheLaws<S, C extends { readonly do: string }, E, Side extends string>(
  game: Game<S, C, E, Side>,
  battery: Battery<S, C, E, Side>,
): void {
  describe(battery.name, () => {
    const broken = new Map<string, string>();
    let played = 0;
    let over = 0;
    let commands = 0;
    beforeAll(() => {
      const { seed = 1, most, every } = battery;
      for (const course of courses(game, battery, { seed, most, every }, battery.games)) {
        played++;
        if (course.over) over++;
        commands += course.steps.length;
        const { breach } = course;
        if (breach)
          broken.set(breach.law, `game ${seed + played - 1}, command ${course.steps.length}: ${said(breach, course)}`);
      }
    });
    const names = [...contractLaws(battery).map((law) => law.name), THROWS, ENDS];
    test.each(names)('%s', (name) => {
      expect(broken.get(name)).toBeUndefined();
    });
    test(`${battery.games} games were played to the end`, () => {
      expect({ played, over }).toEqual({ played: battery.games, over: battery.games });
      expect(commands).toBeGreaterThan(battery.games);
    });
  });
}

const said = <S, C, Side extends string>({ message }: Breach, { steps }: Course<S, C, Side>): string =>
  `${message}\nthe last commands were\n${steps
    .slice(-5)
    .map((step) => `  ${step.side}: ${JSON.stringify(step.command)} ${JSON.stringify(step.rolled)}`)
    .join('\n')}`;
