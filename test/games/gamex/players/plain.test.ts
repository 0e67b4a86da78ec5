import { expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { kit } from '#games/gamex/kit.ts';
import { players } from '#games/gamex/players/roster.ts';
import { open, SKIRMISH } from '../practice.ts';

/**
 * The strength of the levels was measured in games of the Standard rules: their play there must stay the same, whatever
 * they learn besides.
 */

const PLAIN = SKIRMISH.split('\n')
  .filter((line) => !line.includes('engineer'))
  .join('\n');

/** A short number for a long list of words. */
function digest(lines: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const char of lines.join('\n')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
}

test.each([
  ['regular-1', 'greedy', 3, '34 fd5688fa'],
  ['veteran-1', 'regular-1', 4, '46 69eb4b5f'],
] as const)(
  '%s against %s decide as ever where nothing but the Standard rules is in play',
  (axis, allied, seed, as) => {
    const game = open(PLAIN.replace(/^turns \d$/m, 'turns 1'));
    const seats = {
      axis: players.seat(axis, seed, {}, { evals: 90 }),
      allied: players.seat(allied, seed, {}, { evals: 90 }),
    };
    const dice = seededDice(seed);
    const told: string[] = [];
    let state = game.start;
    for (let side = game.decides(state); side !== undefined; side = game.decides(state)) {
      const command = seats[side].command(game, game.view(state, side));
      told.push(kit.writeCommand(game, state, command));
      ({ state } = game.play(state, side, command, dice));
    }
    expect([told.length, digest(told)].join(' ')).toBe(as);
  },
);
