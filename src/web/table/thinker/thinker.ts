import type { BlitzPlayer, Decision, Incumbent, Plan } from '../../../ai/player.ts';
import { playerNamed } from '../../../games/blitz/players/players.ts';
import { type Blitz, openBlitz } from '../../../games/blitz/open.ts';
import type { Library } from '../../../games/blitz/position.ts';
import { isPosition, parsePosition } from '../../../games/blitz/text/position-text.ts';
import { seededDice } from '../../../core/dice.ts';
import { describeFault } from '../../../core/notation.ts';
import { BUDGET_MS } from './levels.ts';
import type { Task, Thought, Thoughtful } from './protocol.ts';
import { afterCommand } from '../../../core/game.ts';

/** What a thinker is given of the world: a clock, chance for its seeds, and a way to let messages in between steps. */
export interface Surroundings {
  readonly library: Library;
  now(): number;
  seed(): number;
  breathe(): Promise<void>;
}

/** Messages are let in so often, and so often at most the best plan so far is told. */
const BREATH_MS = 50;

/** So long a game is played for practice. */
const REHEARSAL_MS = 400;

/** Computer players at work on one game after the other; thinking can be watched and cut short at any moment. */
export function createThinker({ library, now, seed, breathe }: Surroundings) {
  let open: { readonly text: string; readonly game: Blitz } | undefined;
  /** One for each side of a game, as at any table: a player remembers what he is about. */
  const players = new Map<string, BlitzPlayer>();
  let signal = { aborted: false };
  let questions = 0;

  const gameOf = (text: string): Blitz => {
    if (open?.text === text) return open.game;
    const position = parsePosition(text, library);
    if (!isPosition(position)) throw new Error(position.map(describeFault).join('\n'));
    open = { text, game: openBlitz(position) };
    players.clear();
    return open.game;
  };
  const playerOf = ({ level, state }: Task, game: Blitz): BlitzPlayer => {
    const key = `${level} ${game.prompt(state)?.side ?? state.mover}`;
    const player = players.get(key) ?? playerNamed(level, seed(), library);
    players.set(key, player);
    return player;
  };

  return {
    stop(): void {
      signal.aborted = true;
    },

    /**
     * Opens a game and plays a little of it for nothing, until somebody asks: what is done for the first time takes
     * several times as long, and the first decision that counts is not to pay for it.
     */
    async rehearse(position: string): Promise<void> {
      const before = questions;
      const game = gameOf(position);
      const player = playerNamed('novice', 1, library);
      const dice = seededDice(1);
      const end = now() + REHEARSAL_MS;
      for (let state = game.start; now() < end && game.prompt(state); ) {
        state = afterCommand(game, state, player.command(game, state), dice);
        await breathe();
        if (questions > before) return;
      }
    },

    async hints(task: Task): Promise<readonly Plan[]> {
      questions++;
      await breathe();
      const game = gameOf(task.position);
      // In one go: "play now" is for decisions, and would not be heard.
      return playerOf(task, game).hints?.(game, task.state, { ms: task.ms ?? BUDGET_MS.veteran, now }) ?? [];
    },

    async think(task: Task, tell: (thought: Thought) => void): Promise<Thoughtful> {
      questions++;
      const game = gameOf(task.position);
      const player = playerOf(task, game);
      signal = { aborted: false };
      if (!player.think) {
        const command = player.command(game, task.state);
        return { command, evals: 1, how: 'planned', explanations: player.explain?.() ?? [] };
      }
      const steps = player.think(game, task.state, { ms: task.ms ?? BUDGET_MS[task.level], now, signal });
      let told = now();
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) return plain(step.value);
        if (now() - told < BREATH_MS) continue;
        tell(plain(step.value));
        await breathe();
        told = now();
      }
    },
  };
}

/** Functions do not cross over to the page: the reasons are made here. */
function plain<T extends Incumbent | Decision>({ explain, ...rest }: T) {
  return { ...rest, explanations: explain() };
}
