// `npx tsx test/archive/make.ts 2026-11`: a shelf of records made by the program as it is. Records that are on the shelf
// already are left alone, but for those whose names begin as is said: `2026-11 m71.1 m71.8`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import type { BlitzEvent, Side } from '#games/blitz/types.ts';
import { textOf } from '#core/game-kit.ts';
import { kit } from '#games/blitz/kit.ts';
import { openLimited, playGame } from '#cli/play.ts';
import { boxOf, openPosition, openScript } from '../games/blitz/game.ts';
import { scriptedDice } from '#core/dice/dice.ts';
import { closingOf, type Entry, headerOf, isRecordFault, playEntry, writeRecord } from '#core/record/record.ts';
import { LIBRARY } from '../laws/library.ts';
import { PRESET_GAMES } from '../playthroughs/presets.ts';

const [, , month = '2026-11', ...anew] = process.argv;
const shelf = join(import.meta.dirname, month);

function keep(name: string, record: string, position: string): void {
  writeFileSync(join(shelf, `${name}.jsonl`), record);
  writeFileSync(join(shelf, `${name}.position`), position);
}

/** A playthrough as the page in the browser saves it: the dice were given. */
function fromScript(name: string): void {
  const script = readFileSync(join(import.meta.dirname, `../playthroughs/games/presets/${name}.script`), 'utf8');
  const { script: read } = openScript(script, LIBRARY, name);
  const game = openPosition(read.position, LIBRARY, name);
  const text = textOf(kit, game);
  const dice = scriptedDice(read.dice);
  const setup = writePosition(game.position);
  const about = { by: 'hexfront web', board: kit.fingerprint?.(game, LIBRARY) };
  const header = headerOf(game, { game: kit.id, rules: kit.rules, setup, about, dice: { kind: 'given' } });
  const entries: Entry<BlitzEvent, Side>[] = [];
  let state = game.start;
  for (const step of read.steps) {
    if (step.kind !== 'command') throw new Error(`${name}: line ${step.line} is no command`);
    const command = text.read(state, step.command);
    if (isRecordFault(command)) throw new Error(`${name}: line ${step.line}: ${step.text}`);
    const side = game.decides(state) ?? 'blue';
    const played = playEntry(game, text, { n: entries.length + 1, state, side }, command, dice);
    entries.push(played.entry);
    state = played.state;
  }
  const closing = closingOf(header, entries, state.outcome !== undefined);
  keep(name, writeRecord({ header, entries, closing }), writePosition(game.position, state));
}

/** The scenarios as `hexfront play --save` writes them, regular against regular, cut off after so many commands. */
const SCENARIOS = [
  { scenario: 'basic', turns: 3, seed: 1, most: 420 },
  { scenario: 'tournament', turns: 4, seed: 4, most: 420 },
  { scenario: 'impulses', turns: 3, seed: 4, most: 420 },
  { scenario: 'optional', turns: 4, seed: 4, most: 610 },
  { scenario: 'air-war', turns: 4, seed: 1, most: 200 },
  { scenario: 'breakthrough', turns: 3, seed: 1, most: 200 },
  { scenario: 'invasion', turns: 4, seed: 1, most: 200 },
  { scenario: 'total-war', turns: 3, seed: 1, most: 420 },
  { scenario: 'national-expansion', turns: 3, seed: 1, most: 420 },
  { scenario: 'grand-alliance', turns: 3, seed: 1, most: 420 },
  { scenario: 'neutrality-violation', turns: 3, seed: 1, most: 420 },
  { scenario: 'national-liberation', turns: 3, seed: 1, most: 420 },
  { scenario: 'brush-fire', turns: 3, seed: 1, most: 420 },
  { scenario: 'civil-war', turns: 3, seed: 1, most: 420 },
  { scenario: 'third-power', turns: 3, seed: 1, most: 420 },
  { scenario: 'ardel', turns: 3, seed: 1, most: 200 },
  { scenario: 'crossing', turns: 3, seed: 1, most: 200 },
] as const;

function fromScenario({ scenario, turns, seed, most }: (typeof SCENARIOS)[number]): void {
  const opened = openLimited(boxOf(), `scenario ${scenario}`, turns, scenario);
  const about = { scenario, board: opened.kit.fingerprint?.(opened.game, LIBRARY) };
  let asked = 0;
  const enough = () => asked++ >= most;
  const players = { blue: 'regular', red: 'regular' } as const;
  const history = playGame(opened, about, players, seed, enough);
  keep(`scenario-${scenario}`, history.write(), opened.kit.position(opened.game, history.at()));
}

mkdirSync(shelf, { recursive: true });
const there = (name: string): boolean =>
  existsSync(join(shelf, `${name}.jsonl`)) && !anew.some((beginning) => name.startsWith(beginning));
for (const { name } of PRESET_GAMES) if (!there(name)) fromScript(name);
for (const one of SCENARIOS) if (!there(`scenario-${one.scenario}`)) fromScenario(one);
