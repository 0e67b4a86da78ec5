import type { Choose } from '#core/dice/dice.ts';
import type { AnyCommand, AnyState } from '#table/game-package.ts';
import type { OpenedGame } from './game-cache.ts';

/** Draws for each command that is wanted: some come twice. */
const DRAWS = 4;

/** Some legal commands of the decision at hand, as far as a side's view tells: resigning, offers and steps back left out. */
export function legalSample(
  { game, gamePackage: { kit } }: OpenedGame,
  view: AnyState,
  most: number,
  choose: Choose,
): readonly { readonly text: string; readonly command: AnyCommand }[] {
  const found = new Map<string, AnyCommand>();
  const omitted = new Set([...kit.standing.map((one) => one.do), ...(kit.takesBack ?? [])]);
  const note = (command: AnyCommand): void => {
    if (!omitted.has(command.do)) found.set(kit.writeCommand(game, view, command), command);
  };
  for (let draw = 0; draw < most * DRAWS && found.size < most; draw++) note(game.sample(view, choose));
  // Fallback for decisions of which chance draws only what is left out.
  if (found.size === 0)
    for (const command of game.legal(view)) {
      note(command);
      if (found.size >= most) break;
    }
  return [...found].map(([text, command]) => ({ text, command }));
}
