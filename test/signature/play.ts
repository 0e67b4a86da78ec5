import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type Box, boxNamed, type Opened, openPosition, scriptIn, Unreadable } from '#cli/open-game.ts';
import type { Library } from '#core/game-kit.ts';
import { type Dice, DiceExhausted, scriptedDice, seededChoice, seededDice } from '#core/dice/dice.ts';
import { hashOf } from '#core/hash.ts';
import { describeFault } from '#core/notation/notation.ts';
import { isRecordFault, readRecord } from '#core/record/record.ts';
import { playableSets } from '#games/blitz/modules/ready-sets.ts';
import { GAMES } from '#games/games.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import type { AnyEvent, AnyGameKit } from '#table/game-package.ts';
import { AIRBORNE, LANDING, SKIRMISH } from '../games/gamex/practice.ts';
import { modularSkirmish, skirmish, skirmishWith, tournamentSkirmish } from '../laws/skirmish.ts';

/**
 * Signature of play: a fingerprint of the events, dice and states of fixed games, without a word of what is told about
 * them. It changes when the same commands and dice play differently, and then `rules` of the game kit has to be raised.
 */

/** Fingerprints of one game: of what was done (position and commands), and of what came of it. */
export interface Trace {
  readonly commands: string;
  readonly play: string;
}

export interface Signature {
  readonly rules: number;
  /** By name, both fingerprints of a trace in one word: `commands/play`. */
  readonly games: Readonly<Record<string, string>>;
}

export type Signatures = Readonly<Record<string, Signature>>;

export const FILE = join(import.meta.dirname, 'signature.json');
const TESTS = join(import.meta.dirname, '..');

type State = Opened['game']['start'];

/** Bookkeeping of undo. It is no part of play: only what undo leads to is. */
const UNDO_KEYS: ReadonlySet<string> = new Set(['trail', 'mark', 'undo']);
const UNDO_EVENTS: ReadonlySet<string> = new Set(['marked', 'noted']);

const playOf = (state: State): unknown =>
  Object.fromEntries(Object.entries(state as object).filter(([key]) => !UNDO_KEYS.has(key)));
const playEvents = (events: readonly AnyEvent[]): readonly AnyEvent[] =>
  events.filter(({ is }) => !UNDO_EVENTS.has(is));

/** A game to play: from where, with which dice, and the n-th command as text; without one it ends. */
interface Fixed {
  readonly name: string;
  readonly setup: string;
  readonly dice: Dice;
  /** All of its commands, where they do not depend on the play. */
  readonly commands?: readonly string[];
  next(opened: Opened, state: State, n: number): { readonly side: string; readonly text: string } | undefined;
}

/** Plays a fixed game. A position that cannot be opened or a command that is refused ends it, and is part of what came of it. */
function traceOf(box: Box, { name, setup, dice, commands, next }: Fixed): Trace {
  const given: string[] = [setup];
  const came: unknown[] = [];
  const rolls: Dice = {
    roll(sides, what) {
      const face = dice.roll(sides, what);
      came.push(face);
      return face;
    },
  };
  try {
    const opened = openPosition(box, setup, name);
    const { game, kit } = opened;
    let state = game.start;
    came.push(hashOf(playOf(state)));
    for (let n = 1; game.decides(state) !== undefined; n++) {
      const said = next(opened, state, n);
      if (!said) break;
      given.push(`${said.side}: ${said.text}`);
      const read = kit.readCommand(game, state, said.text);
      if ('message' in read || game.check(state, said.side, read.command)) {
        came.push('refused');
        break;
      }
      const { events, state: after } = game.play(state, said.side, read.command, rolls);
      came.push(playEvents(events), hashOf(playOf(after)));
      state = after;
    }
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof DiceExhausted)) throw error;
    came.push('Error');
  }
  return { commands: hashOf(commands ? [setup, ...commands] : given), play: hashOf(came) };
}

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(TESTS, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));

/** Folder of the golden games by game. */
const GOLDEN: Readonly<Record<string, string>> = { blitz: 'playthroughs/games', gamex: 'games/gamex/games' };

/** A golden game: its script's commands with its script's dice. */
function goldenGame(box: Box, file: string): Fixed {
  const { position, dice, steps } = scriptIn(box, readFileSync(join(TESTS, file), 'utf8'), file);
  return {
    name: `golden ${parse(file).name}`,
    setup: position,
    dice: scriptedDice(dice),
    commands: steps.map(({ text }) => text),
    next({ game, kit }, state, n) {
      const step = steps[n - 1];
      if (step?.kind !== 'command') return undefined;
      const read = kit.readCommand(game, state, step.command);
      const side = ('message' in read ? undefined : read.side) ?? game.decides(state) ?? '';
      return { side, text: step.command };
    },
  };
}

/** A game of the archive, by its record's commands and dice. */
function archivedGame(file: string): Fixed & { readonly game: string } {
  const record = readRecord<AnyEvent, string>(readFileSync(join(TESTS, file), 'utf8'));
  if (isRecordFault(record)) throw new Error(`${file}: ${describeFault(record)}`);
  const { header, entries } = record;
  return {
    game: header.game,
    name: `archive ${parse(file).name}`,
    setup: header.setup,
    dice: scriptedDice(entries.flatMap(({ dice = [] }) => dice)),
    commands: entries.map(({ side, command }) => `${side}: ${command}`),
    next(_opened, _state, n) {
      const entry = entries[n - 1];
      return entry && { side: entry.side, text: entry.command };
    },
  };
}

/** Random games end after so many commands, their chance comes from a seed. */
const MOST_COMMANDS = 150;
const SEED = 29;

function randomGame(name: string, setup: string): Fixed {
  const choose = seededChoice(SEED);
  return {
    name: `random ${name}`,
    setup,
    dice: seededDice(SEED),
    next({ game, kit }, state, n) {
      if (n > MOST_COMMANDS) return undefined;
      const side = game.decides(state) ?? '';
      return { side, text: kit.writeCommand(game, state, game.sample(state, choose)) };
    },
  };
}

/** Small positions from which random games are played, besides everything a game offers. */
const SMALL: Readonly<Record<string, () => readonly (readonly [name: string, setup: string])[]>> = {
  blitz: () => [
    ...Array.from({ length: 10 }, (_, i) => [`basic ${i}`, skirmish(i)] as const),
    ...Array.from({ length: 10 }, (_, i) => [`tournament ${i}`, tournamentSkirmish(i)] as const),
    ...Array.from({ length: 20 }, (_, i) => [`modules ${i}`, modularSkirmish(i)] as const),
    ...playableSets().map(({ rule, level, modules }) => [rule, skirmishWith(level, modules, 1)] as const),
  ],
  gamex: () =>
    [...Object.entries({ SKIRMISH, LANDING, AIRBORNE })].flatMap(([name, text]) =>
      [undefined, ...PLAYABLE].map(
        (option) => [`${name} ${option ?? ''}`.trim(), option ? `${text}options ${option}\n` : text] as const,
      ),
    ),
};

const randomGames = (kit: AnyGameKit, library: Library): Fixed[] => [
  ...kit.offers(library).map(({ name, setup }) => randomGame(name, setup)),
  ...(SMALL[kit.id]?.() ?? []).map(([name, setup]) => randomGame(name, setup)),
];

/** Signature of one game as the program plays now. */
export async function signatureOf(id: string): Promise<Signature> {
  const box = await boxNamed(id, GAMES, []);
  const golden = filesIn(GOLDEN[id] ?? '', '.script').map((file) => goldenGame(box, file));
  const archived = filesIn('archive', '.jsonl')
    .map(archivedGame)
    .filter(({ game }) => game === id);
  const games = [...golden, ...archived, ...randomGames(box.kit, box.library)].map((one) => {
    const { commands, play } = traceOf(box, one);
    return [one.name, `${commands}/${play}`] as const;
  });
  return { rules: box.kit.rules, games: Object.fromEntries(games) };
}

/** Difference between two signatures of a game, in words for a developer. */
export function differenceOf(id: string, kept: Signature, now: Signature): string | undefined {
  const parts = (games: Signature['games'], name: string) => games[name]?.split('/') ?? [];
  const names = [...new Set([...Object.keys(kept.games), ...Object.keys(now.games)])];
  const changed = names.filter((name) => kept.games[name] !== now.games[name]);
  const sameCommands = (name: string) => parts(kept.games, name)[0] === parts(now.games, name)[0];
  const played = changed.filter(sameCommands);
  const others = changed.filter((name) => !sameCommands(name));
  const raise =
    now.rules > kept.rules
      ? `\`rules\` was raised from ${kept.rules} to ${now.rules} already.`
      : `Raise \`rules\` in src/games/${id}/family.ts (it is ${now.rules}), unless it was raised since the last release.`;
  const list = (some: readonly string[]) => some.map((name) => `  ${name}`).join('\n');
  const said = [
    ...(played.length > 0
      ? [`${id}: play changed. The same commands and dice now lead elsewhere in:\n${list(played)}\n${raise}`]
      : []),
    ...(others.length > 0
      ? [
          `${id}: other commands are given in:\n${list(others)}\n` +
            `A golden game was made anew, or random players choose from other commands. If a rule is the reason: ${raise}`,
        ]
      : []),
    ...(changed.length === 0 && now.rules !== kept.rules
      ? [`${id}: \`rules\` is ${now.rules}, the signature is of rules ${kept.rules}.`]
      : []),
  ];
  return said.length > 0 ? `${said.join('\n')}\nThen write the new signature: npm run signature` : undefined;
}
