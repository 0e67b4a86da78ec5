import '../no-eval.ts';
import type { Library } from '../../../core/family.ts';
import { GAMES } from '../../../games/games.ts';
import type { News } from '../../../table/host.ts';
import { createReferee } from '../../../table/referee.ts';
import { browserChance, browserDice } from './browser-dice.ts';

/** What the page tells the worker: first which game, then one question after the other. */
interface Begun {
  readonly game: string;
  readonly library: Library;
  /** Sides whose view this screen may show. */
  readonly sees: readonly string[];
}

const OPEN = (referee: Table) => ({
  open: referee.open,
  load: referee.load,
  save: referee.save,
  position: referee.position,
  seek: referee.seek,
  takeBack: referee.takeBack,
  redo: referee.redo,
  stops: referee.stops,
  say: referee.say,
  decide: referee.decide,
  anything: referee.anything,
});

type Table = ReturnType<typeof createReferee>;
type Answers = ReturnType<typeof OPEN> & Pick<ReturnType<Table['sit']>, 'give' | 'ask'>;

export interface Asked {
  readonly id: number;
  readonly ask: keyof Answers;
  readonly args: readonly unknown[];
}
export type Heard =
  | { readonly news: News }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly trouble: string };

const tell = (heard: Heard): void => self.postMessage(heard);

async function sitDown({ game, library, sees }: Begun): Promise<Answers> {
  const shelf = await GAMES[game as keyof typeof GAMES]();
  const referee = createReferee(shelf, { library, dice: browserDice, chance: browserChance });
  const end = referee.sit({ plays: shelf.family.sides, sees: sees.length > 0 ? sees : shelf.family.sides });
  end.follow((news) => tell({ news }));
  return { ...OPEN(referee as unknown as Table), give: end.give as Answers['give'], ask: end.ask };
}

let table: Promise<Answers> | undefined;

// One after the other, in the order they were asked.
self.addEventListener('message', ({ data }: MessageEvent<Begun | Asked>) => {
  if (!('ask' in data)) {
    table = sitDown(data);
    return;
  }
  const { id, ask, args } = data;
  const failed = (error: unknown): void =>
    tell({ id, trouble: error instanceof Error ? error.message : String(error) });
  void table?.then((answers) => {
    try {
      const question = answers[ask] as (...given: readonly unknown[]) => unknown;
      tell({ id, answer: question(...args) });
    } catch (error) {
      failed(error);
    }
  }, failed);
});
