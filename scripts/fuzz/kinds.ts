import { writePosition } from '../../src/games/blitz/text/position-write.ts';
import { seededChoice, seededDice } from '../../src/core/dice.ts';
import { arenaOf, BASIC_GAMES, openText, TOURNAMENT_GAMES, type WholeGame } from '../../test/laws/arena.ts';
import { contractLaws } from '../../test/laws/contract-laws.ts';
import { type Breach, playByTheLaws, type Practice } from '../../test/laws/course.ts';
import { LIBRARY } from '../../test/laws/library.ts';
import { armyTrouble, boardTrouble, positionTrouble } from '../../test/laws/malformed.ts';
import { spoiled } from '../../test/laws/mutation.ts';
import { skirmish, tournamentSkirmish } from '../../test/laws/skirmish.ts';
import { mines } from '../../test/games/mines/mines.ts';
import { practice } from '../../test/games/mines/practice.ts';
import { keep, keepText } from './report.ts';
import { afterCommand, type Game } from '../../src/core/game.ts';
import { sightOf } from '../../src/games/gamex/sight/sight.ts';
import { oneSided } from '../../test/games/gamex/boards.ts';
import { LIBRARY as GAMEX, PANELS, situation, SITUATIONS } from '../../test/games/gamex/library.ts';
import { open as openGamex, practiceOf, SKIRMISH } from '../../test/games/gamex/practice.ts';

/** What one run of a kind came to. */
export interface Run {
  readonly commands: number;
  /** How the game ended, for the tally. */
  readonly ending: string;
  readonly breach?: Breach;
  readonly fixture?: string;
}

export type Kind = (seed: number, thorough: number) => Run;

function blitz(text: string, kind: string, seed: number, pace: { most: number; every: number }): Run {
  const arena = arenaOf(openText(text));
  const course = playByTheLaws(arena, { seed, ...pace });
  const { outcome } = course.state;
  const ending = outcome ? `${outcome.rule} ${outcome.winner}` : 'not over';
  const commands = course.steps.length;
  if (!course.breach) return { commands, ending };
  return { commands, ending: 'broken', breach: course.breach, fixture: keep(arena.game, kind, seed, course) };
}

/** A game that is not Blitzkrieg under the laws of all games. */
function lawful<S, C extends { readonly do: string }, E, Side extends string>(
  game: Game<S, C, E, Side>,
  known: Practice<S, C, E, Side>,
  seed: number,
  pace: { readonly most: number; readonly every: number },
): Run {
  const course = playByTheLaws({ game, practice: known, laws: contractLaws(known) }, { seed, ...pace });
  const outcome = game.outcome(course.state);
  const commands = course.steps.length;
  const ending = outcome ? `${outcome.rule} ${outcome.winner}` : 'not over';
  return course.breach ? { commands, ending: 'broken', breach: course.breach } : { commands, ending };
}

function spoil(seed: number): Run {
  const choose = seededChoice(seed);
  const game = openText((choose(2) === 0 ? skirmish : tournamentSkirmish)(choose(100_000)));
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

function wholeGame(games: readonly WholeGame[], kind: string, seed: number, thorough: number): Run {
  const { text } = games[seed % games.length] as WholeGame;
  return blitz(text, kind, seed, { most: 20_000, every: Math.ceil(120 / (1 + thorough)) });
}

export const KINDS: Readonly<Record<string, Kind>> = {
  skirmish: (seed, thorough) =>
    blitz(skirmish(seed), 'skirmish', seed, { most: 5000, every: Math.max(1, 5 - thorough) }),
  war: (seed, thorough) =>
    blitz(tournamentSkirmish(seed), 'war', seed, { most: 5000, every: Math.max(1, 5 - thorough) }),
  continent: (seed, thorough) => wholeGame(BASIC_GAMES, 'continent', seed, thorough),
  tournament: (seed, thorough) => wholeGame(TOURNAMENT_GAMES, 'tournament', seed, thorough),
  mines: (seed) => lawful(mines, practice, seed, { most: 400, every: 1 }),
  gamex(seed, thorough) {
    const game = openGamex(SKIRMISH);
    return lawful(game, practiceOf(game), seed, { most: 6000, every: Math.max(1, 25 - 5 * thorough) });
  },
  situation(seed, thorough) {
    const name = SITUATIONS[seed % SITUATIONS.length] as string;
    const game = situation(name);
    const run = lawful(game, practiceOf(game, GAMEX), seed, { most: 20_000, every: Math.ceil(200 / (1 + thorough)) });
    return { ...run, ending: `${name} ${run.ending}` };
  },
  /** Every pair of hexes of two panels joined at random sees each other or not, both ways alike. */
  sight(seed) {
    const choose = seededChoice(seed);
    const inland = PANELS.filter((id) => id !== 'B');
    const one = inland.splice(choose(inland.length), 1)[0] ?? '';
    const turn = () => (choose(2) === 0 ? '~' : '');
    const layout = `${one}${turn()} ${choose(2) === 0 ? '/ ' : ''}${inland[choose(inland.length)] ?? ''}${turn()}`;
    const { board } = openGamex(`game gamex\nboard ${layout}\ninitiative\n`, GAMEX).world;
    const [pair] = oneSided(sightOf(board));
    const ran = { commands: (board.grid.size * (board.grid.size - 1)) / 2, ending: 'pairs of a map looked at' };
    return pair === undefined
      ? ran
      : { ...ran, breach: { law: 'X6.3.7 is reciprocal', message: `${layout}: ${pair}` } };
  },
  spoiled: spoil,
};
