import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLibrary } from '#cli/library.ts';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import type { Library } from '#core/game-kit.ts';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/gamex/kit.ts';
import { rowLetters } from '#hex/hex.ts';
import { LIBRARY } from '../games/gamex/library.ts';
import { open } from '../games/gamex/practice.ts';
import { hexfront } from './run.ts';

/** Owner's files: boards, counters, situations and cards in a folder, played with `--data`. */

const folder = mkdtempSync(join(tmpdir(), 'hexfront-owner-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A panel of his own under the name of one of ours: bare, with a town in the middle that ours does not have. */
const rows = Array.from({ length: 33 }, (_, row) => {
  const marks = '.'.repeat(10 + (row & 1));
  return `${rowLetters(row)} ${row === 16 ? `${marks.slice(0, 4)}tt${marks.slice(6)}` : marks}`;
});
const PANEL = `panel D\ntitle His Own\nterrain\n${rows.join('\n')}\nend\nplace town Grancelle : Q-5 Q-6\n`;
const COUNTERS = 'his-tank | His Tank | A 15/9/10/8 tank | german\nhis-gun | His Gun | A 12/7/2/0 gun | soviet\n';
const SITUATION = `title His Situation
board D
turns 2
options o24_chaos
zone north : rows A..L of D
zone south : rows U..GG of D
setup axis
setup allied
victory axis marginal control Grancelle 2
victory allied marginal kills 1
german his-tank unset north as t1..3
soviet his-gun unset south as k1..3
soviet truck-russian unset south as z1..3
`;
/** Cards 1 and 2 have changed their events. */
const DECK = (LIBRARY['decks']?.['action'] ?? '').replace(/E01$/m, 'X').replace(/E06$/m, 'E01').replace(/X$/m, 'E06');

for (const [name, text] of Object.entries({
  'D.panel': PANEL,
  'his.counters': COUNTERS,
  'his.situation': SITUATION,
  'action.deck': DECK,
}))
  writeFileSync(join(folder, name), text);

const HIS = 'game gamex\nsituation his\n';
const his = readLibrary(kit, [folder]);
const wrong = (library: Library): string => {
  const read = kit.open(HIS, library);
  return 'start' in read ? '' : read.map(describeFault).join('\n');
};
const own = ['--game', 'gamex', '--data', folder];

test('boards, counters, situations and cards of an owner are played with', async () => {
  const sound = await hexfront(['check-board', 'D', ...own]);
  expect(sound.out).toContain('panel D, His Own');
  const game = open(HIS, his);
  const [choose, dice] = [seededChoice(1), seededDice(1)];
  let state = game.start;
  for (let side = game.decides(state); side; side = game.decides(state))
    state = game.play(state, side, game.sample(state, choose), dice).state;
  expect(state.outcome).toBeDefined();
  expect(game.world.board.places.map(({ name }) => name)).toEqual(['Grancelle']);
  // A record of it is none of our board and our cards.
  expect(kit.fingerprint?.(game, his)).not.toBe(kit.fingerprint?.(game, LIBRARY));
  expect(wrong(LIBRARY)).toContain("there is no situation 'his'");
});

test('a battle of one’s own is fought with them too', async () => {
  const asked = 'map D\nyear 1943\naxis german 100\nallied soviet 100\nbuy german his-tank 2\nbuy soviet his-gun 3\n';
  const { exit, out } = await hexfront(['muster', '-', ...own], asked);
  expect(exit).toBe(0);
  expect(out).toContain('both want Grancelle');
  expect(out).toContain('german his-tank unset axis-start as getk1..2');
});

test('a deck with a card missing is refused, and whoever plays without cards is not troubled', () => {
  const torn = mkdtempSync(join(tmpdir(), 'hexfront-torn-'));
  writeFileSync(join(torn, 'action.deck'), DECK.replace(/^\s*7 .*\n/m, ''));
  expect(wrong(readLibrary(kit, [folder, torn]))).toContain('card 7 is missing: a deck has 54');
  writeFileSync(join(torn, 'his.situation'), SITUATION.replace('options o24_chaos\n', ''));
  expect(wrong(readLibrary(kit, [folder, torn]))).toBe('');
  rmSync(torn, { recursive: true });
});
