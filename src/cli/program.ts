import { existsSync } from 'node:fs';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { harmless } from '../core/notation/control-characters.ts';
import type { AnyGamePackage, Games } from '../table/game-package.ts';
import { advise } from './advise.ts';
import { arena } from './arena/arena.ts';
import { namedAmong } from './arena/contender.ts';
import { bench } from './bench.ts';
import { checkBoard } from './check-board.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, type Io } from './io.ts';
import { legal } from './legal.ts';
import { productVersion } from './library.ts';
import { los } from './los.ts';
import { muster } from './muster.ts';
import { odds } from './odds.ts';
import type * as OnlineCommands from './online.ts';
import { Unreadable } from './open-game.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { report } from './report.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { script } from './script/script.ts';
import { serve } from './serve.ts';
import { readSeed } from './script/text.ts';
import { verify } from './verify.ts';

/** The commands, their options and their help. */

const wholeNumber = (least: number, most: number) => (text: string) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
};

function seedOf(text: string): number {
  const seed = readSeed(text);
  if (seed === undefined) throw new InvalidArgumentError('It must be a whole number from 0 to 4294967295.');
  return seed;
}

function bounds(text: string): [number, number] {
  const read = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(text);
  const [low, high] = [Number(read?.[1]), Number(read?.[2])];
  if (low < high) return [low, high];
  throw new InvalidArgumentError('Write two Elo differences, the smaller first: 0,50.');
}

const collect = (text: string, before: readonly string[]): string[] => [...before, text];

function oneWord(text: string): string {
  if (/^[\w=.+-]+$/.test(text)) return text;
  throw new InvalidArgumentError(`${JSON.stringify(text)} is no option: it must be one word.`);
}

const themeOption = () =>
  new Option('--theme <name>', 'colours').choices(['classic', 'night', 'contrast']).default('classic');

const optionOption = () =>
  new Option('--option <name>', 'an optional rule that is played too (may be repeated)')
    .argParser((text: string, before: readonly string[]) => collect(oneWord(text), before))
    .default([], 'none');

const jsonOption = () => new Option('--json', 'one JSON document instead of text');

const folderOption = () =>
  new Option('--data <folder>', 'folder of the online games (default HEXFRONT_DATA, or data in a checkout)');

/** Commands of online games, with the database they need: built, they lie in a file of their own. */
const online = async (): Promise<typeof OnlineCommands> => {
  const built = new URL('cli-online.mjs', import.meta.url);
  const file = existsSync(built) ? built : new URL('online.ts', import.meta.url);
  return (await import(/* @vite-ignore */ file.href)) as typeof OnlineCommands;
};

const forceOption = () => new Option('--force', 'write over files that are something else');

const FILE = 'a file, or - for the standard input';

type Work = (...args: never[]) => Promise<number> | number;

/** Commander wants actions that give nothing; the exit code goes to where `run` finds it. */
interface Result {
  exit: number;
}

/** The game the command line names, otherwise the first there is. */
const named = (argv: readonly string[]): string | undefined => {
  const at = argv.findIndex((word) => word === '--game' || word.startsWith('--game='));
  return at < 0 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1]);
};

/** `gamePackage` is the game whose sides and players are offered. */
export function program(io: Io, result: Result, { kit, players, study }: AnyGamePackage): Command {
  const { help = {} } = study;
  const dataOption = () =>
    new Option('--data <directory>', help['--data'] ?? 'add or replace files (may be repeated)')
      .argParser(collect)
      .default([], 'none');
  const hexfront = new Command('hexfront')
    .description('Classic hex-and-counter wargames with the rulebook enforced and explained.')
    .version(productVersion(), '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .showHelpAfterError('(hexfront help shows what there is)')
    .addHelpText('after', help['hexfront'] ?? '')
    .configureOutput({ writeOut: io.out, writeErr: io.err, getOutHelpWidth: () => 100, getErrHelpWidth: () => 100 })
    .exitOverride();

  const command = (words: string, description: string, after = help[words] ?? ''): Command =>
    hexfront.command(words).description(description).addHelpText('after', `\n${after}`).exitOverride();
  const gameOption = () =>
    new Option('--game <name>', 'which game')
      .choices(Object.keys(io.games))
      .default(kit.id)
      .hideHelp(Object.keys(io.games).length < 2);
  const does = (one: Command, work: Work): void => {
    one.action(async (...args: unknown[]) => {
      result.exit = await work(...(args as never[]));
    });
  };

  does(
    command('script', 'play a position with commands, one a line, and say what came of each')
      .argument('<file>', FILE)
      .addOption(jsonOption())
      .option('-q, --quiet', 'only what is wrong')
      .addOption(dataOption()),
    (file: string, options) => script(file, options, io),
  );
  does(
    command('legal', 'all legal commands of the decision at hand')
      .argument('<file>', FILE)
      .option('-u, --unit <id>', 'only commands of this unit')
      .option('-c, --count', 'only how many')
      .addOption(jsonOption())
      .addOption(dataOption()),
    (file: string, options) => legal(file, options, io),
  );
  does(
    command('odds', 'terms, odds and exact chances of battles')
      .argument('<file>', FILE)
      .addOption(
        new Option('-a, --attack <units>', help['--attack'] ?? 'attackers, b1+b2 (may be repeated)')
          .argParser(collect)
          .default([], 'none'),
      )
      .addOption(
        new Option('-o, --on <hexes>', help['--on'] ?? 'what they attack, U20+U21')
          .argParser(collect)
          .default([], 'none'),
      )
      .addOption(jsonOption())
      .addOption(dataOption()),
    (file: string, options) => odds(file, options, io),
  );
  does(
    command(
      'los',
      'who sees whom, and what blocks the view',
      'Example:\n  hexfront los position.txt --from 0,0 --to 4,0',
    )
      .argument('<file>', FILE)
      .addOption(
        new Option('--from <hex>', 'where one looks from (may be repeated)').argParser(collect).default([], 'none'),
      )
      .addOption(
        new Option('--to <hex>', 'where to; without it all that is seen').argParser(collect).default([], 'none'),
      )
      .addOption(jsonOption())
      .addOption(dataOption()),
    (file: string, options) => los(file, options, io),
  );
  does(
    command('advise', 'what a computer player would do in a position, and why')
      .argument('<file>', FILE)
      .addOption(new Option('-p, --player <player>', 'who is asked').choices(players.levels).default(players.strong))
      .addOption(gameOption())
      .option('--budget <plans>', 'plans it may look at', wholeNumber(0, 1_000_000))
      .option('--ms <milliseconds>', 'how long it may think', wholeNumber(0, 3_600_000))
      .option('-s, --seed <number>', 'its seed', seedOf, 1)
      .addOption(jsonOption())
      .addOption(dataOption()),
    (file: string, options) => advise(file, options, io),
  );
  does(
    kit.sides
      .reduce(
        (one, side) =>
          one.addOption(
            new Option(`--${side} <player>`, `who plays ${side.slice(0, 1).toUpperCase()}${side.slice(1)}`)
              .choices(players.levels)
              .default(players.levels[0] ?? ''),
          ),
        command('play', 'whole games between computer players'),
      )
      .addOption(gameOption())
      .option('-n, --games <count>', 'how many games', wholeNumber(1, 1_000_000), 1)
      .option('-s, --seed <number>', 'seed of the first game; the next ones count up', seedOf, 1)
      .option('--scenario <name>', 'a scenario of the library, or a file with a position', kit.usual?.scenario)
      .option('--turns <count>', help['--turns'] ?? 'last turn; 0 for never', wholeNumber(0, 999))
      .addOption(optionOption())
      .option('--save <directory>', 'write a record of every game there')
      .addOption(forceOption())
      .option('-q, --quiet', 'no progress')
      .addOption(jsonOption())
      .addOption(dataOption()),
    (options) => play(options, io),
  );
  does(
    command('arena', 'how strong players are: pairs of games with seats swapped and dice shared')
      .argument(
        '[players...]',
        'two or more; every two of them meet; NAME@MS has so much time',
        namedAmong(players.contenders),
      )
      .addOption(gameOption())
      .option('-n, --pairs <count>', 'how many pairs of games every two players play', wholeNumber(1, 1_000_000), 16)
      .option('-s, --seed <number>', 'seed of the first pair; the next ones count up', seedOf, 1)
      .addOption(
        new Option('--setup <name>', help['--setup'] ?? 'how it begins (may be repeated)')
          .argParser(collect)
          .default([], 'basic from every two placements'),
      )
      .option('--turns <count>', 'last turn, or the turn after which a game is adjudicated', wholeNumber(1, 999))
      .addOption(optionOption())
      .option('--skirmish', 'small games on boards drawn from the seeds, scored by margin')
      .option('--budget <plans>', 'plans a player may look at in a player turn', wholeNumber(0, 1_000_000))
      .option(
        '--ms [milliseconds]',
        'play by the clock: processor time a player turn may take; without a number what each level has in the page',
        wholeNumber(0, 3_600_000),
      )
      .option('--cores <count>', 'processes that play', wholeNumber(1, 64), 2)
      .option(
        '--queue [address]',
        'workers on other machines play (hexfront work): those of HEXFRONT_DATABASE, or of the server at an address',
      )
      .option(
        '--sprt <elo0,elo1>',
        'stop as soon as the first of two players is shown better by elo1, or not by elo0',
        bounds,
      )
      .option('--out <file>', 'results as JSON lines; what is there already is not played again')
      .option('-q, --quiet', 'no progress')
      .addOption(new Option('--worker', 'play the pairs of the standard input').hideHelp())
      .addOption(jsonOption())
      .addOption(dataOption()),
    (names: string[], options) => arena(names, options, io, async (queue) => (await online()).openDesk(queue)),
  );
  does(
    command('puzzles', 'small positions with proven answers: how many a player solves')
      .addOption(
        new Option('-p, --player <player>', 'who answers').choices(players.contenders).default(players.adviser.name),
      )
      .addOption(gameOption())
      .option('--budget <plans>', 'plans the player may look at in a player turn', wholeNumber(0, 1_000_000))
      .option('-s, --seed <number>', 'seed of the player', seedOf, 1)
      .addOption(
        new Option('--only <name>', 'one puzzle, or those of a theme (may be repeated)')
          .argParser(collect)
          .default([], 'all'),
      )
      .addOption(new Option('--list', 'which puzzles there are').conflicts(['prove', 'budget']))
      .addOption(new Option('--prove', 'work every best answer out again').conflicts('budget'))
      .option('-q, --quiet', 'no progress')
      .addOption(jsonOption()),
    (options) => puzzles(options, io),
  );
  does(
    command('replay', 'a saved game in words, at any command; what was changed is refused')
      .argument('<file>', FILE)
      .option('--to <n>', 'stop after this command', wholeNumber(0, 1_000_000))
      .option('--verify', 'only what it proves: every event, die and hash compared, its end and its print')
      .option('-q, --quiet', 'only where it ends')
      .addOption(jsonOption())
      .addOption(dataOption()),
    (file: string, options) => replay(file, options, io),
  );
  does(
    command(
      'verify',
      'an online game, checked without the server: every die, event and fingerprint',
      'Example:\n  hexfront verify game.jsonl --seen mine.jsonl',
    )
      .argument('<file>', `the record of the whole game, ${FILE}`)
      .option('--seen <mine>', 'what one player was shown, saved from the page: is it what the record says?')
      .addOption(jsonOption())
      .addOption(dataOption()),
    (file: string, options) => verify(file, options, io),
  );
  does(
    command('report', 'a saved game in numbers: losses, cities, strength and luck by player turn')
      .argument('<file>', FILE)
      .addOption(jsonOption())
      .addOption(dataOption()),
    (file: string, options) => report(file, options, io),
  );
  does(
    command(
      'review',
      'a saved game judged turn by turn: chances, luck, decisions, and better plans',
      'Example:\n  hexfront review game.jsonl --ms 2000',
    )
      .argument('<file>', FILE)
      .option('--ms <milliseconds>', 'how long it may think about a plan', wholeNumber(1, 3_600_000))
      .option('-q, --quiet', 'no progress')
      .addOption(jsonOption())
      .addOption(dataOption()),
    (file: string, options) => review(file, options, io),
  );
  does(
    command('perft', 'count command sequences from a position')
      .argument('<file>', FILE)
      .option('-d, --depth <n>', 'how many commands deep', wholeNumber(1, 9), 1)
      .option('--split', 'the count of every first command')
      .addOption(jsonOption())
      .addOption(dataOption()),
    (file: string, options) => perft(file, options, io),
  );
  does(
    command('rules', 'the rulebook: a rule, a section, or a search')
      .argument('[words...]', 'a rule id such as B7.z4, a section such as B7, or words to look for')
      .option('--rulings', 'every ruling of the project: docs/rulings.md')
      .option('--all', 'everything that is found')
      .addOption(jsonOption()),
    (words: string[], options) => rules(words, options, io),
  );
  does(
    command('check-board', 'everything that is wrong with a board')
      .argument('<file>', 'a board file, - for the standard input, or a board of the library')
      .addOption(jsonOption())
      .addOption(gameOption())
      .addOption(dataOption()),
    (file: string, options) => checkBoard(file, options, io),
  );
  does(
    command(
      'muster',
      'a battle of one’s own: armies bought by their points, as a position to be played',
      'Example:\n  hexfront muster wish.txt --game gamex',
    )
      .argument('<file>', FILE)
      .addOption(gameOption())
      .addOption(dataOption()),
    (file: string, options) => muster(file, options, io),
  );
  does(
    command('picture', 'a position as SVG or PNG')
      .argument('<file>', `${FILE}, or a board of the library`)
      .requiredOption('-o, --out <file>', 'the picture, ending in .svg or .png')
      .addOption(forceOption())
      .addOption(themeOption())
      .option('--scale <pixels>', 'width of a hex', wholeNumber(4, 200), 40)
      .addOption(
        new Option('--around <hex>', 'only round this hex (may be repeated)').argParser(collect).default([], 'all'),
      )
      .addOption(gameOption())
      .addOption(dataOption()),
    async (file: string, options) => (await import('./draw/sheets.ts')).picture(file, options, io),
  );
  does(
    command('print', 'the map and the counters on paper, as PDF and SVG')
      .addArgument(new Argument('[what]', 'what to print').choices(['map', 'counters', 'all']).default('all'))
      .requiredOption('--to <directory>', 'where the files go')
      .addOption(forceOption())
      .addOption(new Option('--paper <size>', 'the paper').choices(['a4', 'letter']).default('a4'))
      .addOption(themeOption())
      .option('--board <name>', 'a board of the library', kit.usual?.board)
      .option('--army <name>', 'an army of the library', kit.usual?.army)
      .option('--hex-width <mm>', 'width of a hex', wholeNumber(8, 60), 16)
      .option('--counter-size <mm>', 'width of a counter', wholeNumber(8, 30), 13)
      .addOption(gameOption())
      .addOption(dataOption()),
    async (what: 'map' | 'counters' | 'all', options) => (await import('./draw/sheets.ts')).print(what, options, io),
  );
  does(
    command('serve', 'the game for the browser, until it is stopped', 'Example:\n  hexfront serve --port 9000')
      .option('--port <number>', 'port to serve on (default 8080, or PORT; 0 = any free one)')
      .option('--host <name>', 'address to listen on (default 127.0.0.1, or HOST; 0.0.0.0 = every network)')
      .addOption(folderOption())
      .addHelpText('after', '\nSettings are environment variables: see hexfront settings'),
    (options) => serve(options),
  );
  does(
    command('settings', 'the settings of servers and workers, and what each is now', 'Example:\n  hexfront settings'),
    async () => (await online()).printSettings(io),
  );
  does(
    command(
      'backup',
      'a checked copy of the online games, while the server runs',
      'Example:\n  hexfront backup games.db',
    )
      .argument('<file>', 'the copy; it must not be there yet')
      .addOption(folderOption()),
    async (file: string, options) => (await online()).backupTo(file, options, io),
  );
  does(
    command('restore', 'online games from a copy, while no server runs', 'Example:\n  hexfront restore games.db')
      .argument('<file>', 'the copy')
      .addOption(folderOption()),
    async (file: string, options) => (await online()).restoreFrom(file, options, io),
  );
  does(
    command(
      'work',
      'a worker for online games and tournaments, until it is stopped',
      'Example:\n  HEXFRONT_DATABASE=postgres://localhost/hexfront hexfront work',
    )
      .option('--server <address>', 'play pairs of the arena for this server; HEXFRONT_WORK_TOKEN is its token')
      .option('--cores <count>', 'threads that play pairs', wholeNumber(1, 64))
      .addOption(folderOption()),
    async (options) => (await online()).workOn(options, io),
  );
  does(
    command(
      'export',
      'online tables as files that another server can import',
      'Example:\n  hexfront export --all --out tables',
    )
      .argument('[tables...]', 'names of tables')
      .option('--all', 'every table')
      .option('--out <directory>', 'where the files go', '.')
      .addOption(folderOption()),
    async (ids: string[], options) => (await online()).exportTables(ids, options, io),
  );
  does(
    command(
      'import',
      'online tables that another server has exported, while no server runs',
      'Example:\n  hexfront import tables/*.table.jsonl',
    )
      .argument('<files...>', 'exported tables')
      .addOption(folderOption()),
    async (files: string[], options) => (await online()).importTables(files, options, io),
  );
  does(
    command('bench', 'the benchmarks of the project', 'Example:\n  hexfront bench')
      .argument('[words...]', 'handed on to the benchmarks')
      .allowUnknownOption(),
    (words: string[]) => bench(words),
  );
  return hexfront;
}

/** Runs the command line; the exit code is given back, nothing is thrown. */
export async function run(argv: readonly string[], terminal: Io): Promise<number> {
  const result: Result = { exit: EXIT.ok };
  const io: Io = {
    ...terminal,
    out: (text) => terminal.out(harmless(text)),
    err: (text) => terminal.err(harmless(text)),
  };
  try {
    const { games } = io;
    const [first = ''] = Object.keys(games);
    const wanted = named(argv) ?? first;
    const gamePackage = await (games[Object.hasOwn(games, wanted) ? wanted : first] as Games[string])();
    await program(io, result, gamePackage).parseAsync(argv, { from: 'user' });
    return result.exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (error instanceof Unreadable && argv.includes('--json')) {
      io.out(asJson({ ok: false, faults: error.faults }));
      return error.exit;
    }
    if (error instanceof Complaint) {
      io.err(`${error.message.replaceAll(/^/gm, 'hexfront: ')}\n`);
      return error.exit;
    }
    const message = error instanceof Error ? error.message : String(error);
    io.err(`hexfront: this should not have happened: ${message}\n`);
    io.err('hexfront: please report it with the command and the file you used (HEXFRONT_DEBUG=1 shows where)\n');
    if (process.env['HEXFRONT_DEBUG'] && error instanceof Error) io.err(`${error.stack ?? ''}\n`);
    return EXIT.bug;
  }
}
