import { createEffect, createSignal, on } from 'solid-js';
import type { BlitzQuestions } from '../../../games/blitz/desk/questions.ts';
import type { PlannedRaid } from '../../../games/blitz/desk/air/tasking.ts';
import type { Command, UnitNo } from '../../../games/blitz/types.ts';
import type { Action as AnyAction, Choice as AnyChoice } from '../../../table/desk.ts';
import { answersTo } from '../../table/asking.ts';
import type { Laid } from '../../table/table-model.ts';

/** M12.21: a flight put together before it is flown: the mission is begun, a target chosen, escorts added. */

type Choice = AnyChoice<Command>;

const FLIGHTS: readonly string[] = [
  'declareStrike',
  'ferry',
  'airliftSupply',
  'dropSupply',
  'dropAirborne',
  'airliftUnit',
] satisfies Command['do'][];

export const isFlight = (verb: string | undefined): boolean => FLIGHTS.includes(verb?.split(' ', 1)[0] ?? '');

const escortIn = (command: Command): readonly UnitNo[] => {
  if (command.do === 'declareStrike') return command.sorties.find(({ mission }) => mission === 'escort')?.units ?? [];
  return 'escort' in command ? (command.escort ?? []) : [];
};

export function airTasking(table: Laid, ask: BlitzQuestions) {
  const [aimed, setAimed] = createSignal<Choice>();
  const [escort, setEscort] = createSignal<readonly UnitNo[]>([]);
  const [planned, setPlanned] = createSignal<PlannedRaid>();
  const toPlanned = answersTo<PlannedRaid | undefined>(setPlanned, undefined);

  /** The mission begun, if it is one that is flown from airbases. */
  const begun = (): AnyAction<Command> | undefined => {
    const action = table.begun();
    return action && isFlight(action.verb) ? (action as AnyAction<Command>) : undefined;
  };
  const choiceAt = (hex: number): Choice | undefined => begun()?.choices.find((one) => one.hex === hex);
  const target = (choice: Choice | undefined): void => {
    setEscort(choice ? escortIn(choice.command) : []);
    setAimed(choice);
  };
  /** What was aimed at belongs to the mission it was begun with. */
  const aim = (): Choice | undefined => {
    const choice = aimed();
    return choice && begun()?.choices.includes(choice) ? choice : undefined;
  };
  // A mission with one target is aimed at it; another one begun is aimed anew.
  createEffect(
    on(begun, (action) => {
      const [only, ...others] = action?.choices ?? [];
      target(others.length === 0 ? only : undefined);
    }),
  );
  createEffect(() => {
    const choice = aim();
    toPlanned.ask(choice && table.game.humanDecides() ? ask.raid(choice.command, escort()) : undefined);
  });

  return {
    begun,
    aim,
    target,
    planned,
    escort,
    addEscort: (no: UnitNo): void =>
      void setEscort((list) => (list.includes(no) ? list.filter((one) => one !== no) : [...list, no])),
    /** A target chosen on the map is looked at first. */
    takes(hex: number): boolean {
      const choice = table.game.humanDecides() ? choiceAt(hex) : undefined;
      if (choice) target(choice);
      return choice !== undefined;
    },
    async fly(): Promise<void> {
      const plan = planned();
      if (!plan?.raid || aim() === undefined) return;
      const flying = table.selected();
      // Whoever has flown does nothing more in this player turn (M12.7): he is put down, unless others are in hand by now.
      if ((await table.game.play(plan.command)) && table.selected() === flying) table.choose(undefined);
    },
  };
}
