import type { Spoken } from '#core/family.ts';
import { MOST_IN_A_LINE } from '#core/limits.ts';
import { type Fault, wholeNumber, wordsOf } from '#core/notation.ts';
import { Words } from '#core/words.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, hexNamed } from '../board/board.ts';
import { dial, dialName } from '../board/sheet.ts';
import { targetsIn } from '../chapters/fire/strength.ts';
import { paceOf, startWalk } from '../chapters/move/acts.ts';
import { reachOf, reachOn } from '../chapters/move/reach.ts';
import { COMMANDS } from '../command.ts';
import {
  type Act,
  BRIDGE,
  type Command,
  type CommandOf,
  FORT,
  type Gait,
  GAITS,
  type Shelling,
  type Shot,
  type Side,
  type State,
  TASKS,
  type Unit,
  type UnitId,
} from '../types.ts';
import { kindOf, unitNamed } from '../units.ts';
import type { World } from '../world.ts';
import { sideNamed } from './position-draft.ts';

/** Commands as text: docs/gamex-notation.md. */

const plusList = (word: string | undefined): string[] =>
  word === undefined || word === 'none' ? [] : word.split('+').filter((one) => one !== '');

const SHORT: Readonly<Record<string, Command['do']>> = {
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

class Unread extends Error {}

interface Reader {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
}

/** Refuses the first word that was not understood. */
function nothingLeft(what: string, words: Words): void {
  if (words.left !== undefined) throw new Unread(`${what} does not take '${words.left}'`);
}

function hexOf({ world }: Reader, word: string | undefined): Hex {
  const hex = hexNamed(world.board, word ?? '');
  if (hex === undefined) throw new Unread(word === undefined ? 'a hex is missing' : `the board has no hex ${word}`);
  return hex;
}

function idOf({ world, state }: Reader, word: string | undefined): UnitId {
  if (word !== undefined && unitNamed(world, state, word)) return word;
  throw new Unread(word === undefined ? 'a unit is missing' : `there is no unit ${word}`);
}

const idsOf = (reader: Reader, word: string | undefined): UnitId[] => {
  const ids = plusList(word);
  if (ids.length === 0) throw new Unread('units are missing');
  return ids.map((id) => (id === FORT || id === BRIDGE ? id : idOf(reader, id)));
};

function numberOf(word: string | undefined, least: number, most: number): number {
  const number = wholeNumber(word, least, most);
  if (number === undefined)
    throw new Unread(word === undefined ? 'a number is missing' : `'${word}' is no number (${least} to ${most})`);
  return number;
}

function readActs(reader: Reader, words: readonly string[]): { readonly acts: Act[]; readonly on: boolean } {
  const acts: Act[] = [];
  let on = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === '>' && [undefined, '>', '...', '…'].includes(words[i + 1]))
      throw new Unread("a hex is missing behind '>'");
    if (on) throw new Unread(`nothing follows '...', not '${word}'`);
    if (word === '...' || word === '…') on = true;
    else if (word === '>') continue;
    else if (word === 'load') acts.push({ load: idOf(reader, words[++i]) });
    else if (word === 'unload') {
      const who = unitNamed(reader.world, reader.state, words[i + 1] ?? '') ? { who: words[++i] as UnitId } : {};
      const turned = /^d[1-6]$/.test(words[i + 1] ?? '') ? { facing: direction(words[++i]) } : {};
      acts.push({ unload: true, ...turned, ...who });
    } else if (word === 'up' || word === 'down') acts.push({ stream: word });
    else if (word === 'switch') acts.push({ switch: true });
    else if (word === 'exit') acts.push({ exit: true });
    else if (word === 'inside') {
      const last = acts.pop();
      if (!last || !('to' in last)) throw new Unread("'inside' follows the hex of a Fortification");
      acts.push({ ...last, inside: true });
    } else if (word === 'flail') {
      const last = acts.pop();
      if (!last || !('to' in last)) throw new Unread("'flail' follows the hex of the step that clears");
      acts.push({ ...last, flail: true });
    } else acts.push({ to: hexOf(reader, word) });
  }
  return { acts, on };
}

/** `to HEX`: a cheapest way, or the hex alone where there is none, for `check` to say why. */
function wayTo(reader: Reader, id: UnitId, word: string | undefined, gait: Gait | undefined): Act[] {
  const hex = hexOf(reader, word);
  const unit = unitNamed(reader.world, reader.state, id);
  const { world, state } = reader;
  const reached = (one: Unit) =>
    gait ? reachOn(world, state, paceOf(world, state, startWalk(world, one, [], gait))) : reachOf(world, state, one);
  const way = unit?.place === 'map' ? reached(unit).find((one) => one.hex === hex) : undefined;
  return way ? way.path.map((to) => ({ to })) : [{ to: hex }];
}

/** Units named after `at`, or all units of the hex. */
const targetsOf = (reader: Reader, words: Words, hex: Hex): readonly UnitId[] => {
  const named = words.after('at');
  return named === undefined ? targetsIn(reader.state, reader.side, hex) : idsOf(reader, named);
};

const sighterOf = (reader: Reader, words: Words): { readonly sighter?: UnitId } => {
  const sighter = words.after('via', 'sighted');
  return sighter === undefined ? {} : { sighter: idOf(reader, sighter) };
};

/** `extra 2`: points spent besides. */
const extraOf = (words: Words): number => {
  const extra = words.after('extra');
  return extra === undefined ? 0 : numberOf(extra, 0, 99);
};

/** `g1+g2 on 3,0 at r1+r2 via s1`; without `on` at the hex given. */
function readShot(reader: Reader, text: string, here?: Hex): Shot {
  const words = new Words(text);
  const on = words.after('on');
  const at = on === undefined && here !== undefined ? here : hexOf(reader, on);
  const shot = { at, targets: targetsOf(reader, words, at), ...sighterOf(reader, words) };
  const by = idsOf(reader, words.next());
  nothingLeft('an attack', words);
  return { by, ...shot };
}

/** Attacks divided by `;`. */
const readShots = (reader: Reader, words: Words, here?: Hex): Shot[] =>
  words
    .rest()
    .join(' ')
    .split(';')
    .map((text) => readShot(reader, text, here));

type Readers = {
  readonly [K in Command['do']]?: (reader: Reader, words: Words) => Omit<CommandOf<K>, 'do'>;
};

function airWeapon(reader: Reader, word: string | undefined): number {
  const frame = reader.state.frames.at(-1);
  const unit = frame?.at === 'flight' ? unitNamed(reader.world, reader.state, frame.aircraft) : undefined;
  const index = unit
    ? kindOf(reader.world, unit).air.findIndex((one) => (one.indirect ? '(H)' : one.weapon) === word)
    : -1;
  const number = wholeNumber(word, 1, 9);
  if (index < 0 && number === undefined) throw new Unread(`there is no weapon ${word ?? ''}`);
  return index >= 0 ? index : (number ?? 1) - 1;
}

const isDirection = (word: string | undefined): boolean => /^d[1-6]$/.test(word ?? '');

function direction(word: string | undefined): number {
  if (!isDirection(word)) throw new Unread(`'${word ?? ''}' is no direction (d1 to d6)`);
  return dial(Number(word?.[1]));
}

/** `m1+m2+B1 on 3,0 via eye extra 1`: guns on the map and ready batteries. */
function readShelling(reader: Reader, words: Words): Shelling {
  const at = hexOf(reader, words.after('on'));
  const more = { ...sighterOf(reader, words), extra: extraOf(words) };
  const names = plusList(words.next());
  const onMap = (name: string) => unitNamed(reader.world, reader.state, name)?.place === 'map';
  return { guns: names.filter(onMap), batteries: names.filter((name) => !onMap(name)), at, ...more };
}

const unitOnly = (reader: Reader, words: Words) => ({ unit: idOf(reader, words.next()) });
const units = (reader: Reader, words: Words) => ({ units: idsOf(reader, words.next()) });
const unitAndHex = (reader: Reader, words: Words) => ({
  unit: idOf(reader, words.next()),
  hex: hexOf(reader, words.next()),
});
const unitsOn = (reader: Reader, words: Words) => {
  const hex = hexOf(reader, words.after('on'));
  return { units: idsOf(reader, words.next()), hex };
};

const READERS: Readers = {
  place(reader, words) {
    const unit = idOf(reader, words.next());
    const on = words.after('on');
    if (on !== undefined)
      return { unit, on: idOf(reader, on), hex: unitNamed(reader.world, reader.state, on)?.at ?? -1 };
    const inside = words.flag('inside');
    const turned = words.take(isDirection);
    return {
      unit,
      hex: hexOf(reader, words.next()),
      ...(inside ? { inside } : {}),
      ...(turned === undefined ? {} : { facing: direction(turned) }),
    };
  },
  hideMine: (reader, words) => ({ mine: numberOf(words.next(), 1, 99) - 1, hex: hexOf(reader, words.next()) }),
  move(reader, words) {
    const unit = idOf(reader, words.next());
    const gait = GAITS.find((one) => one === words.left?.toLowerCase());
    if (gait) words.next();
    const paced = gait ? { gait } : {};
    if (words.left === 'to') return { unit, acts: wayTo(reader, unit, words.after('to'), gait), ...paced };
    const { acts, on } = readActs(reader, words.rest());
    return { unit, acts, ...(on ? { on: true as const } : {}), ...paced };
  },
  go(reader, words) {
    const frame = reader.state.frames.at(-1);
    if (words.isEmpty || words.left === 'on') {
      words.next();
      const ordered = frame?.at === 'walk' ? frame : undefined;
      return { acts: ordered?.walk.acts ?? [], ...(ordered?.on ? { on: true as const } : {}) };
    }
    const { acts, on } = readActs(reader, words.rest());
    return { acts, ...(on ? { on: true as const } : {}) };
  },
  writeDropHex: (reader, words) => ({ ...unitAndHex(reader, words), direction: direction(words.next()) }),
  lift: (reader, words) => ({
    unit: idOf(reader, words.next()),
    aircraft: idOf(reader, words.skip('on', 'into', 'with', 'aboard').next()),
  }),
  assignCP: unitOnly,
  fly: unitOnly,
  seaAdvance: unitAndHex,
  seaEnter: unitAndHex,
  navalFire(reader, words) {
    const hex = hexOf(reader, words.after('on'));
    const from = hexOf(reader, words.after('from'));
    const targets = targetsOf(reader, words, hex);
    return { units: idsOf(reader, words.next()), from, hex, targets };
  },
  assign: (reader, words) => ({ unit: idOf(reader, words.next()), carrier: idOf(reader, words.next()) }),
  engineer(reader, words) {
    const unit = idOf(reader, words.next());
    const what = words.next();
    const task = TASKS.find((name) => plain(name) === plain(what ?? ''));
    if (!task) throw new Unread(`'${what ?? ''}' is no task: ${TASKS.join(', ')}`);
    const hex = words.after('to', 'at') ?? words.next();
    const here = unitNamed(reader.world, reader.state, unit)?.at ?? -1;
    return { unit, task, hex: hex === undefined ? here : hexOf(reader, hex) };
  },
  rally: units,
  setOF: units,
  face: (reader, words) => ({ ...units(reader, words), facing: direction(words.skip('to').next()) }),
  fire: (reader, words) => ({ shots: readShots(reader, words) }),
  fireNow(reader, words) {
    const frame = reader.state.frames.at(-1);
    return { shots: readShots(reader, words, frame?.at === 'spotFire' ? frame.hex : undefined) };
  },
  spot: unitsOn,
  opFire(reader, words) {
    const target = words.after('at');
    return { ...units(reader, words), ...(target === undefined ? {} : { target: idOf(reader, target) }) };
  },
  overrun: unitsOn,
  closeAssault(reader, words) {
    const banzai = words.flag('banzai');
    const on = words.flag('...', '…');
    return { ...unitsOn(reader, words), ...(banzai ? { banzai } : {}), ...(on ? { on } : {}) };
  },
  obaCheck: (_reader, words) => ({ battery: words.next() ?? '' }),
  obaFire(reader, words) {
    const over = words.after('over');
    const at = hexOf(reader, words.after('on'));
    const aim = words.after('at');
    if (aim !== undefined && aim.toLowerCase() !== BRIDGE)
      throw new Unread(`a battery aims 'at ${BRIDGE}', not at '${aim}'`);
    const sighter = idOf(reader, words.after('via', 'sighted'));
    const by = plusList(words.after('with')).map((id) => idOf(reader, id));
    const extra = extraOf(words);
    return {
      batteries: plusList(words.next()),
      at,
      sighter,
      by,
      extra,
      ...(aim === undefined ? {} : { bridge: true as const }),
      ...(over === undefined ? {} : { over: hexOf(reader, over) }),
    };
  },
  smoke: readShelling,
  interdict: readShelling,
  counterBattery(reader, words) {
    const aircraft = words.after('with');
    const target = words.after('on') ?? '';
    return {
      batteries: plusList(words.next()),
      target,
      ...(aircraft === undefined ? {} : { aircraft: idOf(reader, aircraft) }),
    };
  },
  airStrike(reader, words) {
    const hex = hexOf(reader, words.after('from'));
    return { aircraft: idOf(reader, words.next()), hex, direction: direction(words.next()) };
  },
  airAttack(reader, words) {
    const hex = hexOf(reader, words.after('on'));
    const targets = targetsOf(reader, words, hex);
    return { weapon: airWeapon(reader, words.next()), hex, targets };
  },
  airSpot: (reader, words) => ({ hex: hexOf(reader, words.skip('on', 'at').next()) }),
  aaFire: units,
  playCard({ world }, words) {
    const word = words.next() ?? '';
    const card = world.cards?.find(({ event, number }) => event === word.toUpperCase() || String(number) === word);
    if (!card) throw new Unread(word === '' ? 'a card is missing' : `there is no card ${word}`);
    return { card: card.number };
  },
  choose(reader, words) {
    const word = words.next() ?? '';
    if (word === 'result') return { result: numberOf(words.next(), 0, 9) };
    return unitNamed(reader.world, reader.state, word) ? { unit: word } : { hex: hexOf(reader, word) };
  },
  keepOF: (reader, words) => ({ units: plusList(words.next()).map((id) => idOf(reader, id)) }),
};

const plain = (word: string): string => word.toLowerCase().replaceAll('-', '');

export function parseCommand(world: World, state: State, decides: Side, text: string): Spoken<Command, Side> | Fault {
  if (text.length > MOST_IN_A_LINE) return { message: `a command has at most ${MOST_IN_A_LINE} characters` };
  const tidy = text
    .trim()
    .replace(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g, '$1,$2')
    .replace(/(-?\d+)\s*,\s+(-?\d+)/g, '$1,$2');
  const spoken = /^(axis|allied)\s*:\s*(.*)$/i.exec(tidy);
  const named = sideNamed(spoken?.[1]?.toLowerCase());
  const said = spoken?.[2] ?? tidy;
  const [first = ''] = wordsOf(said);
  const verb =
    COMMANDS.find((name) => plain(name) === plain(first)) ??
    (Object.hasOwn(SHORT, plain(first)) ? SHORT[plain(first)] : undefined);
  if (!verb) return { message: `there is no command '${first}'` };
  const reader: Reader = { world, state, side: named ?? decides };
  try {
    const words = new Words(said.slice(first.length));
    const read = READERS[verb] as ((reader: Reader, words: Words) => object) | undefined;
    const command = { do: verb, ...read?.(reader, words) } as unknown as Command;
    nothingLeft(verb, words);
    return { command, ...(named ? { side: named } : {}) };
  } catch (error) {
    if (error instanceof Unread) return { message: error.message };
    throw error;
  }
}

const list = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join('+'));

function actText(board: Board, act: Act): string {
  if ('to' in act) return `${board.grid.names[act.to] ?? ''}${act.inside ? ' inside' : ''}${act.flail ? ' flail' : ''}`;
  if ('load' in act) return `load ${act.load}`;
  if ('unload' in act)
    return `unload${act.who === undefined ? '' : ` ${act.who}`}${act.facing === undefined ? '' : ` ${dialName(act.facing)}`}`;
  if ('stream' in act) return act.stream;
  return 'switch' in act ? 'switch' : 'exit';
}

const shotText = (board: Board, { by, at, targets, sighter }: Shot): string =>
  `${list(by)} on ${board.grid.names[at] ?? ''}${targets.length > 0 ? ` at ${list(targets)}` : ''}${sighter === undefined ? '' : ` via ${sighter}`}`;

/** Read again it is the same command. */
export function writeCommand(world: World, command: Command): string {
  const { board } = world;
  const name = (hex: Hex): string => board.grid.names[hex] ?? '';
  const way = (acts: readonly Act[], on: boolean | undefined) =>
    [...acts.map((act) => actText(board, act)), ...(on ? ['...'] : [])].join(' ');
  switch (command.do) {
    case 'place':
      return command.on === undefined
        ? `place ${command.unit} ${name(command.hex)}${command.inside ? ' inside' : ''}${command.facing === undefined ? '' : ` ${dialName(command.facing)}`}`
        : `place ${command.unit} on ${command.on}`;
    case 'hideMine':
      return `hideMine ${command.mine + 1} ${name(command.hex)}`;
    case 'writeDropHex':
      return `writeDropHex ${command.unit} ${name(command.hex)} ${dialName(command.direction)}`;
    case 'lift':
      return `lift ${command.unit} ${command.aircraft}`;
    case 'fly':
    case 'assignCP':
      return `${command.do} ${command.unit}`;
    case 'seaAdvance':
    case 'seaEnter':
      return `${command.do} ${command.unit} ${name(command.hex)}`;
    case 'navalFire':
      return `navalFire ${list(command.units)} from ${name(command.from)} on ${name(command.hex)} at ${list(command.targets)}`;
    case 'assign':
      return `assign ${command.unit} ${command.carrier}`;
    case 'engineer':
      return `engineer ${command.unit} ${command.task} ${name(command.hex)}`;
    case 'move':
      return `move ${command.unit} ${command.gait === undefined ? '' : `${command.gait} `}${way(command.acts, command.on)}`;
    case 'go':
      return `go ${way(command.acts, command.on)}`;
    case 'rally':
    case 'setOF':
    case 'aaFire':
    case 'keepOF':
      return `${command.do} ${list(command.units)}`;
    case 'opFire':
      return `opFire ${list(command.units)}${command.target === undefined ? '' : ` at ${command.target}`}`;
    case 'closeAssault':
      return `closeAssault ${list(command.units)} on ${name(command.hex)}${command.banzai ? ' banzai' : ''}${command.on ? ' ...' : ''}`;
    case 'face':
      return `face ${list(command.units)} ${dialName(command.facing)}`;
    case 'fire':
    case 'fireNow':
      return `${command.do} ${command.shots.map((shot) => shotText(board, shot)).join('; ')}`;
    case 'spot':
    case 'overrun':
      return `${command.do} ${list(command.units)} on ${name(command.hex)}`;
    case 'obaCheck':
      return `obaCheck ${command.battery}`;
    case 'obaFire': {
      const more = [
        command.by.length > 0 ? ` with ${list(command.by)}` : '',
        command.extra > 0 ? ` extra ${command.extra}` : '',
        command.over === undefined ? '' : ` over ${name(command.over)}`,
      ];
      return `obaFire ${list(command.batteries)} on ${name(command.at)}${command.bridge ? ` at ${BRIDGE}` : ''} via ${command.sighter}${more.join('')}`;
    }
    case 'smoke':
    case 'interdict': {
      const { guns, batteries, at, sighter, extra } = command;
      const more = `${sighter === undefined ? '' : ` via ${sighter}`}${extra > 0 ? ` extra ${extra}` : ''}`;
      return `${command.do} ${list([...guns, ...batteries])} on ${name(at)}${more}`;
    }
    case 'counterBattery':
      return `counterBattery ${list(command.batteries)} on ${command.target}${command.aircraft === undefined ? '' : ` with ${command.aircraft}`}`;
    case 'airStrike':
      return `airStrike ${command.aircraft} from ${name(command.hex)} ${dialName(command.direction)}`;
    case 'airAttack':
      return `airAttack ${command.weapon + 1} on ${name(command.hex)} at ${list(command.targets)}`;
    case 'playCard':
      return `playCard ${world.cards?.[command.card - 1]?.event ?? command.card}`;
    case 'choose':
      return `choose ${command.result === undefined ? (command.unit ?? name(command.hex ?? -1)) : `result ${command.result}`}`;
    case 'airSpot':
      return `airSpot ${name(command.hex)}`;
    default:
      return command.do;
  }
}
