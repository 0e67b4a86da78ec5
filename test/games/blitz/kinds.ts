import { afterCommand } from '#core/game.ts';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { MODULE_IDS } from '#games/blitz/modules/modules.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import { arenaOf, BASIC_GAMES, openText, readyGames, TOURNAMENT_GAMES, type WholeGame } from '#test/laws/arena.ts';
import { type Pace, playByTheLaws } from '#test/laws/course.ts';
import { keep, keepText } from '#test/laws/keep.ts';
import type { Kinds, Run } from '#test/laws/kind.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { armyTrouble, boardTrouble, positionTrouble } from '#test/laws/malformed-texts.ts';
import { blitz as blitzPackage } from '#games/blitz/game-package.ts';
import { eraseTypes } from '#table/game-package.ts';
import { guided } from '#test/laws/guided-fuzz.ts';
import { spoiled } from '#test/laws/mutation.ts';
import { modularSkirmish, skirmish, tournamentSkirmish } from '#test/laws/skirmish.ts';

function blitz(text: string, kind: string, seed: number, pace: Omit<Pace, 'seed'>): Run {
  const arena = arenaOf(openText(text));
  const course = playByTheLaws(arena, { seed, ...pace });
  const { outcome } = course.state;
  const ending = outcome ? `${outcome.rule} ${outcome.winner}` : 'not over';
  const commands = course.steps.length;
  if (!course.breach) return { commands, ending };
  return { commands, ending: 'broken', breach: course.breach, fixture: keep(arena.game, kind, seed, course) };
}

/** `alone`: their positions, not boards and armies. */
function spoil(seed: number, games: readonly ((seed: number) => string)[], alone = false): Run {
  const choose = seededChoice(seed);
  const write = games[choose(games.length)] ?? skirmish;
  const game = openText(write(choose(100_000)));
  const dice = seededDice(seed);
  let state = game.start;
  for (let i = choose(60); i > 0 && game.prompt(state); i--) {
    const next = afterCommand(game, state, game.sample(state, choose), dice);
    if (next.outcome) break;
    state = next;
  }
  const position = writePosition(game.position, state);
  const board = position.slice(position.indexOf('grid'), position.indexOf('end board'));
  const TEXTS = 40;
  for (let i = 0; i < TEXTS; i++) {
    const large = i === 0 ? Object.values(LIBRARY.boards) : [];
    const looks: (readonly [kind: string, text: string, look: (text: string) => string | undefined])[] = [
      ['position', position, (text) => positionTrouble(text, choose)],
      ['board', board, boardTrouble],
      ...large.map((text) => ['board', text, boardTrouble] as const),
      ...Object.values(LIBRARY.armies).map((text) => ['army', text, armyTrouble] as const),
    ];
    if (alone) looks.splice(1);
    for (const [kind, whole, look] of looks) {
      const text = spoiled(whole, choose);
      let message: string | undefined;
      try {
        message = look(text);
      } catch (error) {
        message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      }
      if (message === undefined) continue;
      const breach = { law: 'what is malformed is refused in words', message };
      return { commands: i, ending: 'broken', breach, fixture: keepText(kind, seed, text, message) };
    }
  }
  return { commands: TEXTS, ending: 'texts spoiled' };
}

const thinned = (thin?: number): Pick<Pace, 'thin'> => (thin === undefined ? {} : { thin });

/** Frequency of the laws in a small game. */
const paceOf = (thorough: number, thin?: number): Omit<Pace, 'seed'> => ({
  most: 5000,
  every: Math.max(1, 5 - thorough),
  ...thinned(thin),
});

function wholeGame(games: readonly WholeGame[], kind: string, seed: number, thorough: number, thin?: number): Run {
  const { text } = games[seed % games.length] as WholeGame;
  return blitz(text, kind, seed, { most: 20_000, every: Math.ceil(120 / (1 + thorough)), ...thinned(thin) });
}

export const kinds: Kinds = {
  skirmish: {
    on: [1, 3, 5, 9],
    run: (seed, thorough, _among, thin) => blitz(skirmish(seed), 'skirmish', seed, paceOf(thorough, thin)),
  },
  war: {
    on: [2, 7],
    run: (seed, thorough, _among, thin) => blitz(tournamentSkirmish(seed), 'war', seed, paceOf(thorough, thin)),
  },
  modules: {
    on: [2, 5, 8],
    parts: MODULE_IDS,
    run(seed, thorough, among, thin) {
      const ids = among && MODULE_IDS.filter((id) => among.includes(id));
      const text = modularSkirmish(seed, ids);
      const [, level = '', modules = ''] = /^game (\S+).*\nmodules (.*)$/m.exec(text) ?? [];
      const run = blitz(text, 'modules', seed, paceOf(thorough, thin));
      return { ...run, set: { level, parts: modules.split(' ') } };
    },
  },
  /** M71: the ready sets on the continent, from the choice of the orders of battle on. */
  sets: { on: [], run: (seed, thorough, _among, thin) => wholeGame(readyGames(4), 'sets', seed, thorough, thin) },
  continent: {
    on: [0, 4, 8],
    run: (seed, thorough, _among, thin) => wholeGame(BASIC_GAMES, 'continent', seed, thorough, thin),
  },
  tournament: {
    on: [6],
    run: (seed, thorough, _among, thin) => wholeGame(TOURNAMENT_GAMES, 'tournament', seed, thorough, thin),
  },
  /** Files with something changed in them are refused in words. */
  spoiled: { on: [0], run: (seed) => spoil(seed, [skirmish, tournamentSkirmish]) },
  /** Texts spoiled further wherever they lead a reader where it has not been. */
  guided: {
    on: [7],
    run(seed) {
      const choose = seededChoice(seed);
      const texts = [skirmish, tournamentSkirmish, modularSkirmish].map((write) => write(choose(100_000)));
      const { kit } = eraseTypes(blitzPackage);
      return guided({ kit, library: { ...LIBRARY }, texts, seed, count: 600, measured: true });
    },
  },
  /** Mangled texts of games with modules. */
  mangled: { on: [5], run: (seed) => spoil(seed, [modularSkirmish], true) },
};
