import { seededChoice } from '#core/dice/dice.ts';
import { openContinent, playInHead, playRandomly } from './continent.ts';
import type { Suite } from './result.ts';
import { playToy, toyGame } from './toy.ts';

/** Legal random actions a second, whole Basic games one after another. */
export function gamesSuite(): Suite<'ours' | 'head' | 'peer'> {
  const game = openContinent(15);
  const { grid } = game.world.board;
  const { units } = playRandomly(game, 1, 600).state;
  const pieces = units.map((unit, no) => ({
    side: unit.side === 'blue' ? '0' : '1',
    at: unit.place === 'map' ? unit.at : (no * 17) % grid.size,
    left: 0,
  }));
  const toy = toyGame(grid, pieces);
  let seed = 0;
  return {
    ways: {
      ours: () => playRandomly(game, ++seed).commands,
      head: () => playInHead(game, ++seed),
      peer: () => playToy(toy, grid, 1000, seededChoice(++seed)),
    },
    results: ({ ours, head, peer }) => [
      {
        what: `legal random actions, whole Basic games, ${units.length} units`,
        unit: 'per second',
        ours,
        peer: { name: 'boardgame.io 0.50, a toy', timing: peer },
        aim: 20_000,
        aimRatio: 10,
      },
      { what: 'legal random actions in the head, whole Basic games', unit: 'per second', ours: head, aim: 40_000 },
    ],
  };
}
