import { tasksOf } from '../chapters/engineers/engineer.ts';
import { kindOf } from '../units.ts';
import { say, theHex } from '../words.ts';
import type { Idea } from './idea.ts';
import type { Outlook } from './outlook.ts';

/** What a mine or a Block out of the way is worth. */
const WORTH = { clear: 0.2, removeBlock: 0.15 } as const;

/** Engineers clear what lies next to them (X9.1, X9.2h); bridges are left to those who plan further. */
export function engineerIdeas({ world, state, mine }: Outlook): Idea[] {
  const sappers = mine.filter((unit) => kindOf(world, unit).engineer);
  return sappers.flatMap((unit) =>
    [...tasksOf(world, state, unit)].flatMap((command): Idea[] => {
      const { task, hex } = command;
      if (task !== 'clear' && task !== 'removeBlock') return [];
      const value = WORTH[task];
      const said = say`${{ unit: unit.id }} clears the way in ${theHex(world.board, hex)}`;
      return [{ command, ap: 1, value, why: () => ({ said, to: hex, value }) }];
    }),
  );
}
