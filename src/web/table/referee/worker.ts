import '../no-eval.ts';
import type { Library } from '../../../core/family.ts';
import { GAMES } from '../../../games/games.ts';
import { createReferee, type Referee } from '../../../table/referee.ts';
import { type Answers, type Asked, answering, type Heard } from './answers.ts';
import { browserChance, browserDice } from './browser-dice.ts';
import { keptTable } from './kept-table.ts';

/** What the page tells the worker: first which game, then one question after the other. */
export interface Begun {
  readonly game: string;
  readonly library: Library;
  /** Sides whose view this screen may show. */
  readonly sees: readonly string[];
}

const tell = (heard: Heard): void => self.postMessage(heard);

async function sitDown({ game, library, sees }: Begun): Promise<Answers> {
  const shelf = await GAMES[game as keyof typeof GAMES]();
  const referee = createReferee(shelf, { library, dice: browserDice, chance: browserChance });
  const { sit, ...course } = referee;
  const { follow, ...end } = sit({ plays: shelf.family.sides, sees: sees.length > 0 ? sees : shelf.family.sides });
  const { hear, ...keeping } = keptTable(referee as unknown as Referee, tell);
  follow(hear);
  return { ...course, ...end, ...keeping } as unknown as Answers;
}

let answer: ((asked: Asked) => void) | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Begun | Asked>) => {
  if ('ask' in data) answer?.(data);
  else answer = answering(sitDown(data), tell);
});
