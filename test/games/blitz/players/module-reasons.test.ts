import { describe, expect, test } from 'vitest';
import { computer } from '#games/blitz/players/computer.ts';
import { theatre } from '#games/blitz/players/ops/theatre.ts';
import { tellModule } from '#games/blitz/players/reasons/module-reasons.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import { isFault } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { hintsOf, inWords } from '../game.ts';
import { modular } from '../modules/table.ts';
import type { Table } from '../table.ts';
import { playFor } from './ops-table.ts';

/** Reason for a command, in English. */
function why({ game, state }: Table, text: string): string | undefined {
  const read = readCommand(game.world, state, text);
  if (isFault(read)) throw new Error(read.message);
  const told = tellModule(game, state, REGULAR, read.command);
  return told && inWords(game, state, told);
}

const FAR = 'red inf 4-4 @ -4,4 as far';

describe('computers say why, of what only modules know', () => {
  test('M7.4, M7.5 trains', () => {
    const table = modular(
      'M7',
      `blue train 1-60 @ -3,0 as b.rr1\nblue inf 4-4 @ -3,0 as b1\nblue inf 4-4 aboard b.rr1 as b2\n${FAR}\nblue moves`,
      'rail : -3,0 -2,0 -1,0 0,0',
    );
    expect(why(table, 'entrain b.rr1 b1')).toBe('b1 goes on board a train at -3,0, far behind the front.');
    expect(why(table, 'detrain b.rr1 b2')).toBe('b2 gets off the train at -3,0, near the front.');
  });

  test('M4.5 the choice of k: to go back, or to pay', () => {
    const table = modular('M3 M4', `blue arm 12-6 @ 1,0 as b1\nred inf 6-4 @ 0,0 as r1\n${FAR}\nblue attacks`);
    table.play('declareBattle b1 on 0,0', 3);
    expect(table.state.frames.at(-1)?.at).toBe('payment');
    expect(why(table, 'chooseK 0')).toMatch(/^r1 gives up 0,0 and goes back \d hex(es)?: that costs no factors\.$/);
    expect(why(table, 'chooseK 1')).toMatch(/^1 of \d hex(es)? of the retreat from 0,0 is bought off with 2 factors/);
  });

  test('T22.3 an assault on a city of a minor country', () => {
    const table = modular(
      'M3',
      `blue inf 12-4 @ 1,0 as b1\nred inf 4-4 @ -4,4 as far\nblue attacks`,
      'belongs n 0,0\ncity Nord : 0,0',
      'tournament',
    );
    expect(why(table, 'declareCityAssault b1 on 0,0')).toMatch(/b1 .*0,0.* of 6/);
  });

  test('M9.3 production', () => {
    const table = modular(
      'M8 M9',
      `centre blue 12 -3,0\nblue inf 4-4 @ -3,0 as b1\n${FAR}\nturns 9\nblue moves`,
      'belongs b -3,0\ncity Bb : -3,0',
    );
    expect(why(table, 'produce -3,0 INF4 3')).toBe(
      '-3,0 builds 3 INF4: for these points nothing else brings more to the front.',
    );
  });
});

/** Calaedia lies between the two. */
const CALAEDIA = `belongs c 0,0 1,0 -1,0 0,1 0,-1 1,-1 -1,1 2,0
city Cal : 0,0
belongs b -3,0 -4,0
city Bb : -4,0
belongs r 3,0 4,0`;

describe('M18.12 neutral countries', () => {
  const march = (force: string, army: string) =>
    modular(
      'M18',
      `${force}\nred inf 1-4 @ 4,0 as r1\nred inf ${army} neutral 2,0 of c as c1\nturns 9\nblue moves`,
      CALAEDIA,
    );
  const relation = ({ game }: Table, { nations }: Table['state']) =>
    nations?.find(({ country }) => game.world.board.source.countries[country]?.letter === 'c')?.blue;
  const FORCE = 'blue arm 8-6 @ -3,0 as b1\nblue arm 8-6 @ -3,1 as b2\nblue arm 8-6 @ -3,-1 as b3';
  const moved = (table: Table) =>
    playFor(table, 'blue', ({ mover, frames }) => mover === 'red' || frames.length === 0, { roll: () => 3 });

  test('are left alone by who is too weak for the army that would join the enemy', () => {
    const table = march(FORCE, '12-4');
    const { state } = moved(table);
    expect(relation(table, state)).toBe('neutral');
  });

  test('whoever asks is told whom a plan would draw into the war', () => {
    const { game, state } = march(FORCE, '2-4');
    const plans = hintsOf(computer(REGULAR, 1, undefined, { theatre }), game, state, { evals: 2 });
    const told = plans.flatMap(({ explanations }) => explanations.map((one) => inWords(game, state, one)));
    expect(told.join(' ')).toMatch(/into Calaedia: 1 city hex/);
  });

  test('are violated by who is strong enough for their cities, and he says so', () => {
    const table = march(FORCE, '2-4');
    const { state, words } = moved(table);
    expect(relation(table, state)).toBe('atWar');
    expect(words.join(' ')).toMatch(/into Calaedia: 1 city hex, and 24 factors at hand against 2 that join the enemy/);
  });
});
