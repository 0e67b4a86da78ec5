import type { Player, Players } from '#ai/player.ts';
import { randomPlayer } from '#ai/random.ts';
import { asMessage } from '#core/message.ts';
import { GAMES } from '#games/games.ts';
import { eraseTypes, type Games, type GamePackage } from '#table/game-package.ts';
import { deskOf } from './desk.ts';
import { kit } from './kit.ts';
import { type Command, type Event, type Mines, other, type Side, type State } from './mines.ts';

/** A random player who looks at what he is given: whoever shows him what is hidden hears of it. */
function watchful(seed: number): Player<State, Command, Mines, string> {
  const anybody = randomPlayer(seed);
  return {
    name: 'watchful',
    command(game, view) {
      const side = game.decides(view);
      if (side === undefined) throw new Error('there is nothing to decide');
      const enemy = other(side);
      const mine = view.mines[enemy];
      if (mine?.at !== undefined && !mine.sprung) throw new Error(`${side} is shown the mine of ${enemy}`);
      if (view.hands[enemy].cards) throw new Error(`${side} is shown the hand of ${enemy}`);
      return anybody.command(game, view);
    },
    explain: () => ['whatever comes first'],
  };
}

const players: Players<State, Command, Side, Mines, string> = {
  levels: ['random', 'watchful'],
  contenders: ['random', 'watchful'],
  seat: (name, seed) => (name === 'watchful' ? watchful(seed) : randomPlayer(seed)),
  chance: (_game, { squads }, side) => squads[side].men / Math.max(1, squads.north.men + squads.south.men),
  told: (_game, _view, why) => [asMessage(why)],
  adviser: { name: 'random', ms: 0 },
  strong: 'random',
  turnMs: () => 0,
  anything: (game, view, choose) => game.sample(view, choose),
  arena: {
    worth: { men: 1 },
    count: (_game, { squads }, side) => ({ men: squads[side].men }),
    setups: (named) => (named.length > 0 ? named : ['two squads']),
    setup: (name) => (name === 'two squads' ? 'game mines\n' : { message: `there is no beginning ${name}` }),
  },
};

export const gamePackage: GamePackage<State, Command, Event, Side, Mines, string> = {
  kit,
  players,
  study: {},
  desk: deskOf,
};

/** The games of the house, and the small one. */
export const WITH_MINES: Games = { ...GAMES, mines: () => Promise.resolve(eraseTypes(gamePackage)) };
