// `npm run situations -- --tally FILE`: every situation of Tactical GameX, Regular against itself, and the table of how it went.
import { join } from 'node:path';
import { standstill } from '#ai/standstill.ts';
import { readLibrary } from '#cli/library.ts';
import { seededDice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/gamex/kit.ts';
import { players } from '#games/gamex/players/roster.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { situationsTable } from './result-tables.ts';
import { runTally } from './tally.ts';

const library = readLibrary(kit, []);
const texts = library['situations'] ?? {};

const open = new Map<string, OpenGamex>();

function opened(name: string): OpenGamex {
  const known = open.get(name);
  if (known) return known;
  const game = kit.open(`game gamex\nsituation ${name}\n`, library);
  if (!('start' in game)) throw new Error(game.map(describeFault).join('\n'));
  open.set(name, game);
  return game;
}

/** Result of the game of a seed. */
function playOut(game: OpenGamex, seed: number): string {
  const dice = seededDice(seed);
  const seats = {
    axis: players.seat('regular', seed * 2, library),
    allied: players.seat('regular', seed * 2 + 1, library),
  };
  const endless = standstill(game);
  let { start: state } = game;
  for (let side = game.decides(state); side; side = game.decides(state)) {
    const trouble = endless(state);
    if (trouble !== undefined) return trouble;
    const command = seats[side].command(game, game.view(state, side));
    state = game.play(state, side, command, dice).state;
  }
  const { outcome } = state;
  return outcome === undefined ? 'not finished' : [outcome.winner, outcome.level].filter(Boolean).join(' ');
}

const LEVELS = ['decisive', 'tactical', 'marginal'];
const ENDINGS = [
  ...LEVELS.map((level) => `axis ${level}`),
  'draw',
  ...LEVELS.toReversed().map((level) => `allied ${level}`),
];

runTally({
  thing: 'situation',
  results: join(import.meta.dirname, '../src/games/gamex/data/gamex.results'),
  page: join(import.meta.dirname, '../docs/situations.md'),
  names: Object.keys(texts).sort(),
  depends(name) {
    const text = texts[name] ?? '';
    const panels = (/^board (.*)$/m.exec(text)?.[1] ?? '').split(/[\s/~]+/).map((id) => library['panels']?.[id] ?? '');
    const fought = text.replaceAll(/^(title|date|about|brief)\b.*\n/gm, '');
    return [fought, ...panels].join('\n');
  },
  size: (name) => (texts[name] ?? '').split('\n').length,
  play: (name, seed) => playOut(opened(name), seed),
  counts: (all) => ENDINGS.map((ending) => all.filter(({ ended }) => ended === ending).length),
  table: situationsTable,
});
