import type { Spoken } from '../../../core/family.ts';
import { type Fault, wholeNumber, wordsOf } from '../../../core/notation.ts';
import type { Hex } from '../../../hex/hex.ts';
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
import { sideNamed } from './reading.ts';

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

/** The word after a keyword. */
const after = (words: readonly string[], ...keys: readonly string[]): string | undefined => {
  const at = words.findIndex((word) => keys.includes(word));
  return at < 0 ? undefined : words[at + 1];
};

function readActs(reader: Reader, words: readonly string[]): { readonly acts: Act[]; readonly on: boolean } {
  const acts: Act[] = [];
  let on = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
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

/** `g1+g2 on 3,0 at r1+r2 via s1` */
function readShot(reader: Reader, text: string): Shot {
  const words = wordsOf(text);
  const at = hexOf(reader, after(words, 'on'));
  const targets = after(words, 'at');
  const sighter = after(words, 'via', 'sighted');
  return {
    by: idsOf(reader, words[0]),
    at,
    targets: targets === undefined ? targetsIn(reader.state, reader.side, at) : idsOf(reader, targets),
    ...(sighter === undefined ? {} : { sighter: idOf(reader, sighter) }),
  };
}

const readShots = (reader: Reader, rest: string): Shot[] => rest.split(';').map((text) => readShot(reader, text));

type Readers = {
  readonly [K in Command['do']]?: (reader: Reader, words: readonly string[], rest: string) => Omit<CommandOf<K>, 'do'>;
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

function direction(word: string | undefined): number {
  if (!/^d[1-6]$/.test(word ?? '')) throw new Unread(`'${word ?? ''}' is no direction (d1 to d6)`);
  return dial(Number(word?.[1]));
}

/** `m1+m2+B1 on 3,0 via eye extra 1`: guns on the map and ready batteries. */
function readShelling(reader: Reader, words: readonly string[]): Shelling {
  const names = plusList(words[0]);
  const onMap = (name: string) => unitNamed(reader.world, reader.state, name)?.place === 'map';
  const sighter = after(words, 'via', 'sighted');
  return {
    guns: names.filter(onMap),
    batteries: names.filter((name) => !onMap(name)),
    at: hexOf(reader, after(words, 'on')),
    ...(sighter === undefined ? {} : { sighter: idOf(reader, sighter) }),
    extra: wholeNumber(after(words, 'extra'), 0, 99) ?? 0,
  };
}

const units = (reader: Reader, [word]: readonly string[]) => ({ units: idsOf(reader, word) });
const unitsOn = (reader: Reader, words: readonly string[]) => ({
  units: idsOf(reader, words[0]),
  hex: hexOf(reader, after(words, 'on')),
});

const READERS: Readers = {
  place(reader, words) {
    const unit = idOf(reader, words[0]);
    const on = after(words, 'on');
    if (on !== undefined)
      return { unit, on: idOf(reader, on), hex: unitNamed(reader.world, reader.state, on)?.at ?? -1 };
    const turned = words.slice(1).find((word) => /^d[1-6]$/.test(word));
    return {
      unit,
      hex: hexOf(reader, words[1]),
      ...(words.includes('inside') ? { inside: true as const } : {}),
      ...(turned === undefined ? {} : { facing: direction(turned) }),
    };
  },
  hideMine: (reader, [number, word]) => ({ mine: (wholeNumber(number, 1, 99) ?? 0) - 1, hex: hexOf(reader, word) }),
  move(reader, [word, ...more]) {
    const unit = idOf(reader, word);
    const gait = GAITS.find((one) => one === more[0]?.toLowerCase());
    const paced = gait ? { gait } : {};
    const rest = gait ? more.slice(1) : more;
    if (rest[0] === 'to') return { unit, acts: wayTo(reader, unit, rest[1], gait), ...paced };
    const { acts, on } = readActs(reader, rest);
    return { unit, acts, ...(on ? { on: true as const } : {}), ...paced };
  },
  go(reader, words) {
    const frame = reader.state.frames.at(-1);
    if (words.length === 0 || words[0] === 'on') return { acts: frame?.at === 'walk' ? frame.walk.acts : [] };
    const { acts, on } = readActs(reader, words);
    return { acts, ...(on ? { on: true as const } : {}) };
  },
  writeDropHex: (reader, words) => ({
    unit: idOf(reader, words[0]),
    hex: hexOf(reader, words[1]),
    direction: direction(words[2]),
  }),
  lift: (reader, words) => ({ unit: idOf(reader, words[0]), aircraft: idOf(reader, words.at(-1)) }),
  assignCP: (reader, [unit]) => ({ unit: idOf(reader, unit) }),
  fly: (reader, [unit]) => ({ unit: idOf(reader, unit) }),
  seaAdvance: (reader, [unit, hex]) => ({ unit: idOf(reader, unit), hex: hexOf(reader, hex) }),
  seaEnter: (reader, [unit, hex]) => ({ unit: idOf(reader, unit), hex: hexOf(reader, hex) }),
  navalFire(reader, words) {
    const hex = hexOf(reader, after(words, 'on'));
    const targets = after(words, 'at');
    return {
      units: idsOf(reader, words[0]),
      from: hexOf(reader, after(words, 'from')),
      hex,
      targets: targets === undefined ? targetsIn(reader.state, reader.side, hex) : idsOf(reader, targets),
    };
  },
  assign: (reader, [unit, carrier]) => ({ unit: idOf(reader, unit), carrier: idOf(reader, carrier) }),
  engineer(reader, [word, what, ...rest]) {
    const unit = idOf(reader, word);
    const task = TASKS.find((name) => plain(name) === plain(what ?? ''));
    if (!task) throw new Unread(`'${what ?? ''}' is no task: ${TASKS.join(', ')}`);
    const hex = rest.filter((one) => one !== 'to' && one !== 'at')[0];
    const here = unitNamed(reader.world, reader.state, unit)?.at ?? -1;
    return { unit, task, hex: hex === undefined ? here : hexOf(reader, hex) };
  },
  rally: units,
  setOF: units,
  face: (reader, words) => ({ units: idsOf(reader, words[0]), facing: direction(words.at(-1)) }),
  fire: (reader, _words, rest) => ({ shots: readShots(reader, rest) }),
  fireNow(reader, words, rest) {
    const frame = reader.state.frames.at(-1);
    const here =
      frame?.at === 'spotFire' && !words.includes('on') ? ` on ${reader.world.board.grid.names[frame.hex] ?? ''}` : '';
    return { shots: readShots(reader, `${rest}${here}`) };
  },
  spot: unitsOn,
  opFire: (reader, words) => {
    const target = after(words, 'at');
    return { units: idsOf(reader, words[0]), ...(target === undefined ? {} : { target: idOf(reader, target) }) };
  },
  overrun: unitsOn,
  closeAssault: (reader, words) => ({
    ...unitsOn(reader, words),
    ...(words.includes('banzai') ? { banzai: true as const } : {}),
  }),
  obaCheck: (_reader, [battery = '']) => ({ battery }),
  obaFire(reader, words) {
    const over = after(words, 'over');
    return {
      batteries: plusList(words[0]),
      at: hexOf(reader, after(words, 'on')),
      sighter: idOf(reader, after(words, 'via', 'sighted')),
      by: plusList(after(words, 'with')).map((id) => idOf(reader, id)),
      extra: wholeNumber(after(words, 'extra'), 0, 99) ?? 0,
      ...(over === undefined ? {} : { over: hexOf(reader, over) }),
    };
  },
  smoke: readShelling,
  interdict: readShelling,
  counterBattery(reader, words) {
    const aircraft = after(words, 'with');
    return {
      batteries: plusList(words[0]),
      target: after(words, 'on') ?? '',
      ...(aircraft === undefined ? {} : { aircraft: idOf(reader, aircraft) }),
    };
  },
  airStrike: (reader, words) => ({
    aircraft: idOf(reader, words[0]),
    hex: hexOf(reader, after(words, 'from')),
    direction: direction(words.at(-1)),
  }),
  airAttack(reader, words) {
    const hex = hexOf(reader, after(words, 'on'));
    const targets = after(words, 'at');
    return {
      weapon: airWeapon(reader, words[0]),
      hex,
      targets: targets === undefined ? targetsIn(reader.state, reader.side, hex) : idsOf(reader, targets),
    };
  },
  airSpot: (reader, words) => ({ hex: hexOf(reader, words.at(-1)) }),
  aaFire: units,
  playCard({ world }, [word = '']) {
    const card = world.cards?.find(({ event, number }) => event === word.toUpperCase() || String(number) === word);
    if (!card) throw new Unread(word === '' ? 'a card is missing' : `there is no card ${word}`);
    return { card: card.number };
  },
  choose(reader, [word = '', number]) {
    if (word === 'result') return { result: wholeNumber(number, 1, 2) ?? 0 };
    return unitNamed(reader.world, reader.state, word) ? { unit: word } : { hex: hexOf(reader, word) };
  },
  keepOF: (reader, [word]) => ({ units: plusList(word).map((id) => idOf(reader, id)) }),
};

const plain = (word: string): string => word.toLowerCase().replaceAll('-', '');

export function parseCommand(world: World, state: State, decides: Side, text: string): Spoken<Command, Side> | Fault {
  const tidy = text
    .trim()
    .replace(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g, '$1,$2')
    .replace(/(-?\d+)\s*,\s+(-?\d+)/g, '$1,$2');
  const spoken = /^(axis|allied)\s*:\s*(.*)$/i.exec(tidy);
  const named = sideNamed(spoken?.[1]?.toLowerCase());
  const said = spoken?.[2] ?? tidy;
  const [first = '', ...words] = wordsOf(said);
  const verb = COMMANDS.find((name) => plain(name) === plain(first)) ?? SHORT[plain(first)];
  if (!verb) return { message: `there is no command '${first}'` };
  const reader: Reader = { world, state, side: named ?? decides };
  try {
    const read = READERS[verb] as ((reader: Reader, words: readonly string[], rest: string) => object) | undefined;
    if (!read && words.length > 0) return { message: `'${words.join(' ')}' has no place after ${verb}` };
    const command = { do: verb, ...read?.(reader, words, said.slice(first.length).trim()) } as unknown as Command;
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
      return `closeAssault ${list(command.units)} on ${name(command.hex)}${command.banzai ? ' banzai' : ''}`;
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
      return `obaFire ${list(command.batteries)} on ${name(command.at)} via ${command.sighter}${more.join('')}`;
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
