import '../no-eval.ts';
import type { Library } from '#core/game-kit.ts';
import { GAMES } from '#games/games.ts';
import { createReferee, type Referee } from '#table/referee.ts';
import type { Guard } from '#table/screen.ts';
import { sealedFile } from '../storage/seal.ts';
import { type Answers, type Asked, answering, type Heard } from './answers.ts';
import { browserChance, browserDice } from './browser-dice.ts';
import { keptTable } from './stored-table.ts';

/** First message to the worker: the game; questions follow. */
export interface Begun {
  readonly game: string;
  readonly library: Library;
  /** Sides whose view this screen may show. */
  readonly sees: readonly string[];
  /** Rule for handing over a shared screen. */
  readonly guard?: Guard;
}

const tell = (heard: Heard): void => self.postMessage(heard);

async function sitDown({ game, library, sees, guard }: Begun): Promise<Answers> {
  const gamePackage = await GAMES[game as keyof typeof GAMES]();
  const referee = createReferee(gamePackage, {
    library,
    dice: browserDice,
    chance: browserChance,
    clock: () => performance.now(),
  });
  const { sit, ...course } = referee;
  const { follow, record, ...end } = sit({ plays: gamePackage.kit.sides, sees, ...(guard ? { guard } : {}) });
  const { onUpdate, ...keeping } = keptTable(referee as unknown as Referee, tell);
  follow(onUpdate);
  const save: Answers['save'] = async (about, upTo) => {
    const lines = record(about, upTo);
    const whole = course.save(about, upTo);
    return lines ? sealedFile(lines, whole) : whole;
  };
  return { ...course, ...end, ...keeping, save } as unknown as Answers;
}

let answer: ((asked: Asked) => void) | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Begun | Asked>) => {
  if ('ask' in data) answer?.(data);
  else answer = answering(sitDown(data), tell);
});
