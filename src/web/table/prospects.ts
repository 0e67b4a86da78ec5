import { createEffect, createSignal, onCleanup } from 'solid-js';
import type { Prospect } from '#table/desk.ts';
import { answersTo, type createAsking } from './questions.ts';
import type { GameStore } from './game-store.ts';
import type { Selection } from './selection.ts';

/** Milliseconds the pointer rests on a hex before it is asked about. */
const REST = 60;

/** Prospect of the selected stack at the pointer, or at its hex: contacts and odds. */
export function createProspects(
  game: GameStore,
  selection: Selection,
  { reach }: Pick<ReturnType<typeof createAsking>, 'reach'>,
  over: () => number | undefined,
) {
  const [prospect, setProspect] = createSignal<Prospect>();
  const answers = answersTo<Prospect | undefined>(setProspect, undefined);
  createEffect(() => {
    const units = [...selection.selected()];
    const open = game.humanDecides() && game.planning.open() && units.length > 0 && selection.begun() === undefined;
    if (!open) return answers.ask(undefined);
    // Asked anew with every step of a plan.
    game.update();
    const command = reach().find(({ hex }) => hex === over())?.command;
    const timer = setTimeout(() => answers.ask(game.ask('prospect', units, command)), REST);
    onCleanup(() => clearTimeout(timer));
  });
  return { prospect };
}
