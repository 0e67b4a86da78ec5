import { seededChoice } from '../src/core/dice.ts';
import { openContinent, playRandomly } from './continent.ts';
import { type Effort, measureTogether } from './measure.ts';
import type { Result } from './result.ts';
import { playToy, toyGame } from './toy.ts';

/** Legal random actions a second, whole Basic games one after another. */
export function benchGames(effort: Effort): Result[] {
  const game = openContinent(15);
  const { grid } = game.world.board;
  const middle = playRandomly(game, 1, 600).state;
  const pieces = middle.units.map((unit, no) => ({
    side: unit.side === 'blue' ? '0' : '1',
    at: unit.place === 'map' ? unit.at : (no * 17) % grid.size,
    left: 0,
  }));
  const toy = toyGame(grid, pieces);
  let seed = 0;
  const ours = () => playRandomly(game, ++seed).commands;
  const peer = () => playToy(toy, grid, 1000, seededChoice(++seed));
  const timing = measureTogether({ ours, peer }, { ...effort, milliseconds: effort.milliseconds * 4 });
  return [
    {
      what: `legal random actions, whole Basic games, ${middle.units.length} units`,
      unit: 'per second',
      ours: timing.ours,
      peer: { name: 'boardgame.io 0.50, a toy', timing: timing.peer },
      aim: 20_000,
      aimRatio: 10,
    },
  ];
}
