// `npx tsx test/archive/make-gamex.ts 2026-11`: a shelf of GameX records made by the program as it is. Records that are on the
// shelf already are left alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { textOf } from '#core/game-kit.ts';
import { closingOf, type Entry, headerOf, playEntry, writeRecord } from '#core/record/record.ts';
import { kit } from '#games/gamex/kit.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import type { GamexEvent, Side } from '#games/gamex/types.ts';
import { muster } from '#games/gamex/study/muster.ts';
import { LIBRARY } from '../games/gamex/library.ts';
import { AIRBORNE, LANDING, open, SKIRMISH } from '../games/gamex/practice.ts';

const [, , month = '2026-11'] = process.argv;
const shelf = join(import.meta.dirname, 'gamex', month);

const situation = (name: string): string => `game gamex\nsituation ${name}\n`;

/** The battle that the muster makes of an order. */
function mustered(): string {
  const text = muster(readFileSync(join(import.meta.dirname, '../../docs/examples/muster.txt'), 'utf8'), LIBRARY);
  if (typeof text !== 'string') throw new Error('the muster refused its example');
  return text;
}

/** One of every kind of game: our own and classic situations, the muster, supplements, each option, the deck, all at once. */
const GAMES: Readonly<Record<string, string>> = {
  duel: situation('duel'),
  'rear-raid': situation('rear-raid'),
  'pb-01': situation('pb-01'),
  'pl-10': situation('pl-10'),
  'pl-02-landing': situation('pl-02'),
  'pl-03-gliders': situation('pl-03'),
  muster: mustered(),
  engineers: LANDING,
  airborne: AIRBORNE,
  skirmish: SKIRMISH,
  ...Object.fromEntries(
    PLAYABLE.map((option) => [`option-${option}`, `${SKIRMISH}cp axis 1\ncp allied 1\noptions ${option}\n`]),
  ),
  'all-options': `${SKIRMISH}cp axis 1\ncp allied 1\noptions ${PLAYABLE.join(' ')}\n`,
};

const MOST = 60;

/** The first commands of random players; the set-up is left to the program. */
function played(name: string, text: string, seed: number): void {
  const game = open(text, LIBRARY);
  const words = textOf(kit, game);
  const [choose, dice] = [seededChoice(seed), seededDice(seed)];
  const about = { by: 'hexfront play', board: kit.fingerprint?.(game, LIBRARY) };
  const setup = kit.position(game, game.start);
  const header = headerOf(game, { game: kit.id, rules: kit.rules, setup, about, dice: { kind: 'seed', seed } });
  const entries: Entry<GamexEvent, Side>[] = [];
  let state = game.start;
  while (entries.length < MOST) {
    const side = game.decides(state);
    if (side === undefined) break;
    const rest = { do: 'placeRest' } as const;
    const command = game.check(state, side, rest) ? game.sample(state, choose) : rest;
    const next = playEntry(game, words, { n: entries.length + 1, state, side }, command, dice);
    entries.push(next.entry);
    state = next.state;
  }
  const closing = closingOf(header, entries, state.outcome !== undefined);
  writeFileSync(join(shelf, `${name}.jsonl`), writeRecord({ header, entries, closing }));
  writeFileSync(join(shelf, `${name}.position`), kit.position(game, state));
}

mkdirSync(shelf, { recursive: true });
for (const [i, [name, text]] of Object.entries(GAMES).entries())
  if (!existsSync(join(shelf, `${name}.jsonl`))) played(name, text, i + 1);
