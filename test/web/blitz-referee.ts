import { seededChoice, seededDice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Overlay } from '#games/blitz/desk/view/overlay-types.ts';
import type { Seen } from '#games/blitz/desk/own.ts';
import type { BlitzQuestions } from '#games/blitz/desk/questions.ts';
import type { Library } from '#games/blitz/position.ts';
import { blitz } from '#games/blitz/game-package.ts';
import { type Command, SIDES, type State } from '#games/blitz/types.ts';
import type { Action, Bill, Choice, Intent, ReachHex, UnitId } from '#table/desk.ts';
import type { Update, Roll } from '#table/host.ts';
import { createReferee } from '#table/referee.ts';

export type BlitzUpdate = Update<Command, Seen>;

/** Synchronous answers of the desk. */
type Asks = {
  readonly [K in keyof BlitzQuestions]: (
    ...args: Parameters<BlitzQuestions[K]>
  ) => Awaited<ReturnType<BlitzQuestions[K]>>;
} & {
  reach(units: readonly UnitId[], via?: readonly number[]): readonly ReachHex<Command>[];
  actions(units: readonly UnitId[]): readonly Action<Command>[];
  choices(most: number): readonly Choice<Command>[];
  bill(): Bill | undefined;
  intent(wish: Intent<Command>): readonly Command[];
  overlay(name: string): Overlay;
  rolls(): readonly Roll[];
  check(command: Command): Objection | undefined;
  task(): { readonly view: State };
};

/** Blitzkrieg's referee with somebody at the table who sees both sides, without workers: everything happens at once. */
export function sitDown(library: Library) {
  const referee = createReferee(blitz, { library, dice: seededDice(1), chance: seededChoice(1) });
  const end = referee.sit({ plays: SIDES, sees: SIDES });
  let heard: BlitzUpdate | undefined;
  end.follow((update) => {
    heard = update as BlitzUpdate;
  });
  const now = (): BlitzUpdate => {
    if (!heard) throw new Error('nothing has happened yet');
    return heard;
  };
  const after = (act: () => void): BlitzUpdate => {
    act();
    return now();
  };
  return {
    now,
    ask: new Proxy({} as Asks, {
      get:
        (_target, name: string) =>
        (...args: readonly unknown[]) =>
          end.ask(name, ...(name === 'reach' ? [args[0], args[1] ?? []] : args)),
    }),
    open: (text: string) => after(() => referee.open(text)),
    load: (record: string) => after(() => referee.load(record)),
    seek: (n: number) => after(() => referee.seek(n)),
    takeBack: (n: number) => after(() => end.takeBack(n)),
    give: (...commands: readonly Command[]) => end.give(commands, now().decision),
    /** Command from a page that has missed the latest events. */
    giveFor: (decision: number, command: Command) => end.give([command], decision),
    try: (text: string): Objection | undefined => referee.say(text),
    /** Commands in words, all of which must be legal. */
    say(...lines: readonly string[]): BlitzUpdate {
      for (const line of lines) {
        const refused = referee.say(line);
        if (refused) throw new Error(`${line}: ${refused.rule} ${JSON.stringify(refused.because)}`);
      }
      return now();
    },
    referee,
  };
}
