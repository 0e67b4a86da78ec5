import { expect, test } from 'vitest';
import { playMatch } from '#ai/arena/match.ts';
import { PLAYER_NAMES, type PlayerName, playerNamed } from '#games/blitz/players/players.ts';
import { SWITCHES } from '#games/blitz/presets.ts';
import type { Command } from '#games/blitz/types.ts';
import { afterCommand } from '#core/game.ts';
import { some } from '../sample.ts';
import { LIBRARY } from '../laws/library.ts';
import { among, decide, openPosition } from '../games/blitz/game.ts';

const make = among((name, seed) => playerNamed(name as PlayerName, seed, LIBRARY, { evals: 3 }));

test('every level answers to its name', () => {
  for (const name of PLAYER_NAMES) expect(playerNamed(name, 1, LIBRARY).name).toBe(name);
});

const ALL_OPTIONS = `game tournament ${Object.keys(SWITCHES).join(' ')}`;

test.each(some(['invasion', 'breakthrough', 'air-war'], 1))(
  '%s with every option: Veteran and Grand keep the rules',
  (scenario) => {
    const text = (LIBRARY.scenarios[scenario] ?? '').replace(/^game tournament.*$/m, ALL_OPTIONS);
    const game = openPosition(`${text}\nadjudicate 3\n`, LIBRARY, scenario);
    const { faults, winner } = playMatch(game, { blue: 'veteran', red: 'grand' }, 5, make);
    expect(faults).toEqual([]);
    expect(winner).not.toBe('nobody');
  },
);

/** Places of the units after a player has moved. */
function moved(name: PlayerName, text: string, evals: number): ReadonlyMap<string, string> {
  const game = openPosition(text, LIBRARY, 'small');
  const player = playerNamed(name, 1, LIBRARY, { evals });
  let state = game.start;
  while (state.frames.at(-1)?.at === 'movement') {
    const { command }: { command: Command } = decide(player, game, state, { evals });
    state = afterCommand(game, state, command);
  }
  return new Map(state.units.map(({ id, at }) => [id, game.world.board.grid.names[at] ?? '']));
}

test('looking ahead, Veteran leaves a bait alone that Regular takes', () => {
  // r1 can be had at 6-1, but whoever takes it stands before forty-eight armored factors.
  const text = `game basic
board inline
grid radius 7
city Aldburg : -7,0
end board
blue inf 6-4 @ -3,0 as b1..2
red inf 2-4 @ 1,0 as r1
red arm 6-6 @ 6,-3 as r2..3
red arm 6-6 @ 6,-1 as r4..5
red arm 6-6 @ 5,1 as r6..7
red arm 6-6 @ 3,3 as r8..9
blue moves
`;
  const touches = (where: ReadonlyMap<string, string>): boolean =>
    ['b1', 'b2'].some((id) => ['0,0', '0,1', '1,-1'].includes(where.get(id) ?? ''));
  expect(touches(moved('regular', text, 1))).toBe(true);
  expect(touches(moved('veteran', text, 24))).toBe(false);
});
