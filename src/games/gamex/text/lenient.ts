import type { Spoken } from '#core/game-kit.ts';
import { strayWord } from '#core/notation/field.ts';
import { MOST_IN_A_LINE } from '#core/limits.ts';
import { type Fault, wordsOf } from '#core/notation/notation.ts';
import { hexNamed } from '../board/board.ts';
import { targetsIn } from '../fire/strength.ts';
import { paceOf, startWalk } from '../move/acts.ts';
import { reachOf, reachOn } from '../move/reach.ts';
import { COMMANDS } from '../commands.ts';
import { type Command, GAITS, type Side, SIDES, type State, TASKS, type Unit } from '../types.ts';
import { kindOf, unitNamed } from '../units.ts';
import type { World } from '../world.ts';
import { parseCommand, writeCommand } from './command-text.ts';

/**
 * Commands as people write them (docs/gamex-notation.md, *By hand*): other words, and what the situation says left out. A line is rewritten
 * into canonical notation, which alone says what it means.
 */

interface Reader {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
}

const OTHER_NAMES: Readonly<Record<string, Command['do']>> = {
  roll: 'rollPool',
  end: 'endImpulse',
  of: 'setOF',
  overwatch: 'setOF',
  assault: 'closeAssault',
  ca: 'closeAssault',
  attack: 'fire',
  keep: 'keepOF',
  drop: 'writeDropHex',
};

const plain = (word: string): string => word.toLowerCase().replaceAll('-', '');
const NAMED = new Map<string, Command['do']>([
  ...COMMANDS.verbs.map((verb) => [plain(verb), verb] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** Words of the forms, which may be written in capitals, and others for them. */
const KEYWORDS = new Map<string, string>([
  ...['on', 'at', 'via', 'with', 'and', 'from', 'extra', 'over', 'to', 'bridge', 'banzai', 'result', ...GAITS].map(
    (word) => [word, word] as const,
  ),
  ['sighted', 'via'],
  ['…', '...'],
]);

type Words = readonly string[];
type Rewrite = (words: Words, reader: Reader) => Words | Fault;

const unitIn = ({ world, state }: Reader, word: string | undefined): Unit | undefined =>
  unitNamed(world, state, word ?? '');

/** Leaves out fillers in front of the word at this place. */
const without =
  (at: number, ...fillers: Words): Rewrite =>
  (words) =>
    fillers.includes(words[at] ?? '') && words.length > at + 1 ? words.toSpliced(at, 1) : words;

/** `to HEX`: a cheapest way, or the hex alone where there is none, for `check` to say why. */
function wayTo(reader: Reader, unit: Unit | undefined, word: string, pace: string | undefined): Words {
  const { world, state } = reader;
  const hex = hexNamed(world.board, word);
  const gait = GAITS.find((one) => one === pace);
  if (unit?.place !== 'map' || hex === undefined) return [word];
  const reached = gait
    ? reachOn(world, state, paceOf(world, state, startWalk(world, unit, [], gait)))
    : reachOf(world, state, unit);
  const way = reached.find((one) => one.hex === hex)?.path;
  return way ? way.map((one) => world.board.grid.names[one] ?? '') : [word];
}

/** `2,0 > 3,0` */
const acts = (words: Words): Words =>
  words.filter((word, i) => word !== '>' || ['>', '...', undefined].includes(words[i + 1]));

function move(words: Words, reader: Reader): Words | Fault {
  const [unit = '', ...rest] = words;
  const pace = GAITS.find((one) => one === rest[0]);
  const [first, to, ...more] = pace ? rest.slice(1) : rest;
  const begun = [unit, ...(pace ? [pace] : [])];
  if (first !== 'to' || to === undefined) return [...begun, ...acts(pace ? rest.slice(1) : rest)];
  const stray = more.find((word) => word !== '...');
  if (stray !== undefined) return strayWord(stray);
  return [...begun, ...wayTo(reader, unitIn(reader, unit), to, pace), ...more];
}

/** `go`, `go on`: as it was ordered. */
function go(words: Words, reader: Reader): Words {
  if (words.length > 1 || (words[0] !== undefined && words[0] !== 'on')) return acts(words);
  const frame = reader.state.frames.at(-1);
  if (frame?.at !== 'walk') return [];
  const { walk, on } = frame;
  const text = writeCommand(reader.world, { do: 'go', acts: walk.acts, ...(on ? { on } : {}) });
  return wordsOf(text).slice(1);
}

/** Attacks without targets are at all units of the hex; without a hex at the hex in question. */
function attack(words: Words, { world, state, side }: Reader, here?: number): Words {
  const on = words.indexOf('on');
  const hex = on < 0 ? here : hexNamed(world.board, words[on + 1] ?? '');
  if (hex === undefined) return words;
  const [by, rest] = on < 0 ? [words.slice(0, 1), words.slice(1)] : [words.slice(0, on), words.slice(on + 2)];
  const targets = words.includes('at') ? [] : targetsIn(state, side, hex);
  const aimed = targets.length > 0 ? ['at', targets.join('+')] : [];
  return [...by, 'on', world.board.grid.names[hex] ?? '', ...aimed, ...rest];
}

const attacks =
  (here: (state: State) => number | undefined): Rewrite =>
  (words, reader) =>
    words
      .join(' ')
      .split(';')
      .flatMap((text, i) => [...(i > 0 ? [';'] : []), ...attack(wordsOf(text), reader, here(reader.state))]);

/** `m1+B1`: guns on the map and batteries off it. */
const shelling: Rewrite = (words, reader) => {
  const [by, ...rest] = words;
  const names = by?.split('+') ?? [];
  const onMap = (name: string) => unitIn(reader, name)?.place === 'map';
  const [guns, batteries] = [names.filter(onMap), names.filter((name) => !onMap(name))];
  return guns.length > 0 && batteries.length > 0 ? [guns.join('+'), 'and', batteries.join('+'), ...rest] : words;
};

function engineer(words: Words, reader: Reader): Words | Fault {
  const [id, what, ...rest] = words;
  if (id === undefined || what === undefined) return words;
  const task = TASKS.find((one) => plain(one) === plain(what)) ?? what;
  const unit = unitIn(reader, id);
  const here = unit && rest.length === 0 ? [reader.world.board.grid.names[unit.at] ?? ''] : rest;
  return without(2, 'to', 'at')([id, task, ...here], reader);
}

/** A weapon by its name, `(H)`. */
function weapon(words: Words, reader: Reader): Words {
  const { world, state } = reader;
  const frame = state.frames.at(-1);
  const unit = frame?.at === 'flight' ? unitNamed(world, state, frame.aircraft) : undefined;
  const all: readonly string[] = unit ? kindOf(world, unit).air.map((one) => (one.indirect ? '(H)' : one.weapon)) : [];
  const index = all.indexOf(words[0] ?? '');
  return attack(index < 0 ? words : words.with(0, String(index + 1)), reader);
}

const BY_VERB: { readonly [K in Command['do']]?: Rewrite } = {
  move,
  go,
  lift: without(1, 'on', 'into', 'with', 'aboard'),
  face: without(1, 'to'),
  airSpot: without(0, 'on', 'at'),
  navalFire: (words, reader) => attack(words, reader),
  airAttack: weapon,
  fire: attacks(() => undefined),
  fireNow: attacks(({ frames }) => {
    const frame = frames.at(-1);
    return frame?.at === 'spotFire' ? frame.hex : undefined;
  }),
  smoke: shelling,
  interdict: shelling,
  engineer,
  playCard: (words) => words.map((word) => word.toUpperCase()),
};
const REWRITES: ReadonlyMap<string, Rewrite> = new Map(Object.entries(BY_VERB));

/** A line of a script or of the command line, in words people use. `decides` is the side that gives it where no other is named. */
export function readCommand(world: World, state: State, decides: Side, text: string): Spoken<Command, Side> | Fault {
  const tidy = text
    .slice(0, MOST_IN_A_LINE + 1)
    .trim()
    .replace(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g, '$1,$2')
    .replace(/(-?\d+)\s*,\s+(-?\d+)/g, '$1,$2');
  const [, named, said = tidy] = /^(\w+)\s*:\s*(.*)$/.exec(tidy) ?? [];
  const side = SIDES.find((one) => one === named?.toLowerCase());
  const [first = '', ...words] = wordsOf(side ? said : tidy);
  const verb = NAMED.get(plain(first)) ?? first;
  const usual = words.map((word) => KEYWORDS.get(word.toLowerCase()) ?? word);
  const written = REWRITES.get(verb)?.(usual, { world, state, side: side ?? decides }) ?? usual;
  if ('message' in written) return written;
  const command = parseCommand(world, state, [verb, ...written].join(' '));
  if ('message' in command) return command;
  return { command, ...(side ? { side } : {}) };
}
