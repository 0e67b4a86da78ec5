import { code, type Said, saidOf, say } from '../../../core/say.ts';
import { bareLine, type Fault, faultOf, MOST_IN_A_LINE, wordsOf } from '../../../core/notation.ts';
import { hexNamed, nameOf, straightWay } from '../../../hex/grid.ts';
import { type Hex, NOWHERE } from '../../../hex/hex.ts';
import { ZONES, type Zone } from '../board.ts';
import { COMMANDS } from '../command.ts';
import { FORMS } from './command-forms.ts';
import { wayTogether } from '../chapters/ground/why-not.ts';
import { retreatPaths } from '../chapters/combat/retreat.ts';
import {
  type Command,
  type Loss,
  MISSIONS,
  type Plan,
  type Side,
  SIDES,
  type State,
  type Unit,
  type UnitNo,
} from '../types.ts';
import { isGround } from '../kinds.ts';
import { factorsText, readFactors, typeNamed, typeWord } from './unit-text.ts';
import type { World } from '../world.ts';

/** Commands as a line of text: the command's name, units joined by `+`, hexes by name. See docs/notation.md. */

export interface WrittenCommand {
  /** Who gives it, where the line says so (`red: endMovement`). */
  readonly side: Side | undefined;
  readonly command: Command;
}

/** Short forms people write; the ledger's own names are always understood. */
const ALIASES: Record<string, Command['do']> = {
  place: 'placeUnit',
  hold: 'holdBack',
  reinforce: 'placeReinforcement',
  move: 'moveUnit',
  fly: 'flyAirborne',
  declare: 'declareBattle',
  attack: 'declareBattle',
  exchange: 'chooseExchange',
  retreat: 'chooseRetreat',
  decline: 'endAdvance',
  transport: 'airTransport',
  land: 'landAtPort',
  stage: 'stageInvasion',
  assault: 'declareCityAssault',
  mission: 'assignMission',
  intercept: 'assignInterceptor',
  split: 'splitUnit',
  replace: 'placeReplacement',
  lose: 'chooseLosses',
  chooseminorlosses: 'chooseLosses',
  choosesupplylosses: 'chooseLosses',
};

const NAMED: ReadonlyMap<string, Command['do']> = new Map([
  ...Object.entries(ALIASES),
  ...COMMANDS.map((name) => [name.toLowerCase(), name] as const),
]);

/** A command by its name or short form, whatever the case: `endMovement`, `end-movement`. */
const commandNamed = (word: string): Command['do'] | undefined => NAMED.get(word.replaceAll(/[-_]/g, '').toLowerCase());

const problem = (said: Said, hex?: string): Fault => faultOf(said, hex === undefined ? {} : { hex });

export const isFault = (value: object): value is Fault => 'message' in value;

class Misread extends Error {
  readonly fault: Fault;
  /** Something is missing: the answer shows how the command is written. */
  readonly half: boolean;
  constructor(fault: Fault, half = false) {
    super(fault.message);
    this.fault = fault;
    this.half = half;
  }
}

const half = (said: Said): Misread => new Misread(problem(said), true);

/** A path may be written with blanks, `>` or `-` between the hexes: `(0,0)-(-1,1)`, `U11 > U12`, `U11-U12`. */
function hexWords(text: string): string[] {
  const axial = text.match(/\(?-?(?<!\d)\d{1,9}, ?-?\d{1,9}\)?/g);
  if (axial) return axial.map((word) => word.replaceAll(' ', ''));
  return text
    .split(/[\s>]+/)
    .flatMap((word) => (/^[A-Za-z]+-?\d+$/.test(word) ? [word] : word.split('-')))
    .filter((word) => word !== '');
}

class Reader {
  private readonly world: World;
  private readonly state: State;
  constructor(world: World, state: State) {
    this.world = world;
    this.state = state;
  }

  unit(word: string | undefined): UnitNo {
    if (word === undefined || word === '') throw half(say`a unit is missing`);
    if (word.includes('+')) throw half(say`one unit at a time, not ${code(word)}`);
    const no = this.state.units.findIndex((unit) => unit.id === word);
    if (no < 0) throw new Misread(problem(say`there is no unit ${code(word)}`));
    return no;
  }

  units(text: string | undefined): UnitNo[] {
    const words = (text ?? '').split(/[+,]/).filter((word) => word.trim() !== '');
    return words.length === 0 ? [this.unit(undefined)] : words.map((word) => this.unit(word.trim()));
  }

  hex(word: string | undefined): Hex {
    if (word === undefined) throw half(say`a hex is missing`);
    const hex = hexNamed(this.world.board.grid, word);
    if (hex === undefined) throw new Misread(problem(say`the board has no hex ${code(word)}`, word));
    return hex;
  }

  /** A battle by its number, or by a hex it is fought for; without either the only one there is. */
  battle(word: string | undefined): number {
    const { battles } = this.state;
    const [only, second] = battles;
    if (word === undefined && only && !second) return only.no;
    if (word === undefined && only) {
      const all = battles.map(
        ({ no, hexes }) => `${no} (${hexes.map((hex) => nameOf(this.world.board.grid, hex)).join('+')})`,
      );
      throw half(say`there are several battles: ${code(all.join(', '))}`);
    }
    if (word === undefined) throw half(say`no battle is declared`);
    if (/^\d{1,4}$/.test(word)) return this.number(word);
    const hex = this.hex(word);
    const found = battles.find((battle) => battle.hexes.includes(hex));
    if (!found) throw new Misread(problem(say`no battle is declared against ${code(word)}`, word));
    return found.no;
  }

  hexes(text: string): Hex[] {
    return hexWords(text.replaceAll('+', ' ')).map((word) => this.hex(word));
  }

  number(word: string | undefined): number {
    if (word === undefined) throw half(say`a number is missing`);
    if (!/^\d{1,4}$/.test(word)) throw new Misread(problem(say`'${code(word)}' is no number`));
    return Number(word);
  }

  /** `b1 0,1 0,2`, `b1+b2 to 0,2`; a path may begin with the hex the unit stands on. */
  move(words: readonly string[]): Command {
    const units = this.units(words[0]);
    const unit = this.state.units[units[0] as UnitNo] as Unit;
    if (words[1] !== 'to') return { do: 'moveUnit', units, path: this.path(unit, words.slice(1)) };
    const to = this.hex(words[2]);
    const [first, ...others] = units.map((no) => this.state.units[no] as Unit);
    const walks = (one: Unit) => one.place === 'map' && isGround(one);
    const together = first && [first, ...others].every(walks);
    const path = together ? wayTogether(this.world, this.state, [first, ...others], to) : undefined;
    // Without a way it stays a wish: `check` says what is wrong with it.
    return path ? { do: 'moveUnit', units, path } : { do: 'moveUnit', units, path: [], to };
  }

  path(unit: Unit, words: readonly string[]): Hex[] {
    const path = this.hexes(words.join(' '));
    if (path.length === 0) throw half(say`a hex is missing`);
    return path[0] === unit.at && path.length > 1 ? path.slice(1) : path;
  }

  retreat(words: readonly string[]): Command {
    const no = this.unit(words[0]);
    const unit = this.state.units[no] as Unit;
    if (words[1] !== 'to') return { do: 'chooseRetreat', unit: no, path: this.path(unit, words.slice(1)) };
    const to = this.hex(words[2]);
    const frame = this.state.frames.at(-1);
    const paths = frame?.at === 'retreat' ? retreatPaths(this.world, this.state, unit, frame.steps) : [];
    const path = paths.find((one) => one.at(-1) === to);
    return { do: 'chooseRetreat', unit: no, path: path ?? straightWay(this.world.board.grid, unit.at, to) };
  }

  /** `b1+b2 on V20+V21` (`->`, `:` and `vs` do as well as `on`). */
  plan(text: string): { attackers: UnitNo[]; hexes: Hex[] } {
    const [attackers, hexes] = text.split(/ (?:on|->|:|vs|v) /);
    if (hexes === undefined) throw half(say`a hex is missing`);
    return { attackers: this.units(attackers?.replaceAll(' ', '')), hexes: this.hexes(hexes) };
  }

  /** A battle of a whole declaration: `b1+b2 on V20`, or `assault b1+b2 on V20` for a city assault (T22.3). */
  private wholePlan(text: string): Plan {
    const assault = /^assault (.*)$/.exec(text)?.[1];
    return assault === undefined ? this.plan(text) : { kind: 'assault', ...this.plan(assault) };
  }

  zone(word: string | undefined): Zone {
    const zone = ZONES.find((one) => one === word?.toUpperCase());
    if (word === undefined) throw half(say`a sea zone is missing`);
    if (!zone) throw new Misread(problem(say`'${code(word)}' is no sea zone`));
    return zone;
  }

  /** `b5:2` loses two factors, `b5` all it has. */
  loss(word: string): Loss {
    const [id, count] = word.split(':');
    const unit = this.unit(id);
    if (count !== undefined) return { unit, factors: this.number(count) };
    const frame = this.state.frames.at(-1);
    const { af, df } = this.state.units[unit] as Unit;
    return { unit, factors: frame?.at === 'losses' && frame.bill.by === 'af' ? af : df };
  }

  /** `inf 4-4 at U11`: a unit of these factors from the dead pile. */
  replacement(words: readonly string[]): Command {
    const [first = '', second = ''] = words;
    const [typeText, factorText] = /^\d/.test(first) ? [second, first] : [first, second];
    const type = typeNamed(typeText);
    if (!type) throw new Misread(problem(say`there is no unit type '${code(typeText)}'`));
    const factors = readFactors(type, factorText);
    if (typeof factors === 'string') throw new Misread(problem(saidOf(factors)));
    const hex = this.hex(words.slice(2).at(-1));
    return { do: 'placeReplacement', type, mf: factors.mf, ratio: factors.af / factors.df, size: factors.df, hex };
  }

  command(name: Command['do'], words: readonly string[], rest: string): Command {
    switch (name) {
      case 'placeUnit':
      case 'placeReinforcement':
        return { do: name, unit: this.unit(words[0]), hex: this.hex(words[1] === '@' ? words[2] : words[1]) };
      case 'holdBack': {
        const { state } = this;
        const side = state.frames[0]?.at === 'setup' ? state.frames[0].side : state.mover;
        if (words[0] !== 'rest') return { do: name, units: words.flatMap((word) => this.units(word)) };
        const rest = state.units.flatMap((unit, no) =>
          unit.side === side && unit.due <= 1 && unit.place === 'waiting' && !unit.held ? [no] : [],
        );
        return { do: name, units: rest };
      }
      case 'moveUnit':
        return this.move(words);
      case 'flyAirborne': {
        const no = this.unit(words[0]);
        const way = this.path(this.state.units[no] as Unit, words.slice(words[1] === 'to' ? 2 : 1));
        const to = way.at(-1) as Hex;
        return way.length > 1 ? { do: name, unit: no, to, path: way } : { do: name, unit: no, to };
      }
      case 'takeBack':
        if (words[0] !== undefined && words[0] !== 'last' && words[0] !== 'phase') {
          throw new Misread(problem(say`takeBack takes 'last' or 'phase', not '${code(words[0] ?? '')}'`));
        }
        return { do: name, what: words[0] === 'phase' ? 'phase' : 'last' };
      case 'endMovement':
        if (words.length === 0) return { do: name };
        return { do: name, abandon: words.filter((word) => word !== 'abandon').flatMap((word) => this.units(word)) };
      case 'declareBattle':
        return { do: name, ...this.plan(rest) };
      case 'endDeclaration': {
        if (words.length === 0) return { do: name };
        const plans = rest.split(';').map((part) => part.trim());
        return { do: name, battles: plans.filter((part) => part !== '').map((part) => this.wholePlan(part)) };
      }
      case 'undeclare':
      case 'resolve':
        return { do: name, battle: this.battle(words[0] === 'on' ? words[1] : words[0]) };
      case 'chooseExchange':
        return { do: name, units: words.flatMap((word) => this.units(word)) };
      case 'chooseRetreat':
        return this.retreat(words);
      case 'advance': {
        const no = this.unit(words[0]);
        const path = this.path(this.state.units[no] as Unit, words.slice(words[1] === 'to' ? 2 : 1));
        return { do: name, unit: no, path };
      }
      case 'placeAtSea':
      case 'embark':
      case 'sail':
      case 'withdrawRanger':
      case 'aircraftToSea':
        return { do: name, unit: this.unit(words[0]), zone: this.zone(words.slice(1).at(-1)) };
      case 'placeReplacement':
        return this.replacement(words);
      case 'splitUnit': {
        const sizes = words.slice(1).flatMap((word) => word.split('+'));
        if (sizes.length === 0) throw half(say`a number is missing`);
        return {
          do: name,
          unit: this.unit(words[0]),
          sizes: sizes.filter((w) => w !== 'into').map((w) => this.number(w)),
        };
      }
      case 'airTransport': {
        const no = this.unit(words[0]);
        const way = this.path(this.state.units[no] as Unit, words.slice(words[1] === 'to' ? 2 : 1));
        const to = way.at(-1) as Hex;
        return way.length > 1 ? { do: name, unit: no, to, path: way } : { do: name, unit: no, to };
      }
      case 'landAtPort':
        return { do: name, unit: this.unit(words[0]), hex: this.hex(words[1] === 'at' ? words[2] : words[1]) };
      case 'stageInvasion': {
        const [hex, aim] = this.hexes(
          words
            .slice(1)
            .filter((w) => !['at', 'against', 'aiming', 'for'].includes(w))
            .join(' '),
        );
        if (hex === undefined || aim === undefined) throw half(say`a hex is missing`);
        return { do: name, unit: this.unit(words[0]), hex, aim };
      }
      case 'landOnBeach':
      case 'landFromSea':
      case 'rebase':
        return { do: name, unit: this.unit(words[0]), to: this.hex(words[1] === 'to' ? words[2] : words[1]) };
      case 'landAircraft': {
        const place = words[1] === 'to' ? words[2] : words[1];
        const zone = ZONES.find((one) => one === place);
        return { do: name, unit: this.unit(words[0]), to: zone ?? this.hex(place) };
      }
      case 'declareAV': {
        const { attackers, hexes } = this.plan(rest);
        return { do: name, units: attackers, hexes };
      }
      case 'addToAV':
        return { do: name, av: this.number(words[0]), units: this.units(words.slice(1).join('+')) };
      case 'chooseAV':
        return { do: name, av: this.number(words[0]) };
      case 'declareCityAssault': {
        const { attackers, hexes } = this.plan(rest);
        return { do: name, attackers, hex: hexes[0] ?? NOWHERE };
      }
      case 'assignMission': {
        const mission = MISSIONS.find((one) => one === words[0]) ?? MISSIONS.find((one) => one === words[1]);
        if (!mission) throw new Misread(problem(say`a mission is ${code(MISSIONS.join(', '))}`));
        const others = words.filter((word) => word !== mission && word !== 'on');
        return { do: name, units: this.units(others[0]), mission, hex: this.hex(others[1]) };
      }
      case 'assignInterceptor':
        return { do: name, units: this.units(words[0]), hex: this.hex(words[1] === 'on' ? words[2] : words[1]) };
      case 'resolveAirFight':
        return { do: name, hex: this.hex(words[0] === 'on' ? words[1] : words[0]) };
      case 'allotInterceptors':
        return { do: name, against: this.number(words[0]) };
      case 'chooseLosses':
        if (words.length === 0) return { do: name, losses: [this.loss('')] };
        return { do: name, losses: words.flatMap((word) => word.split('+')).map((word) => this.loss(word)) };
      case 'serveBeach':
        return { do: name, units: words.flatMap((word) => this.units(word)) };
      case 'ready':
      case 'rollWeather':
      case 'endInterception':
      case 'endLanding':
      case 'endAdvance':
      case 'resign':
      case 'offerDraw':
      case 'acceptDraw':
      case 'refuseDraw':
        if (words.length > 0)
          throw new Misread(problem(say`${code(name)} takes nothing after it, not '${code(rest)}'`));
        return { do: name };
    }
  }
}

export function parseCommand(world: World, state: State, text: string): WrittenCommand | Fault {
  if (text.length > MOST_IN_A_LINE) return problem(say`a command has at most ${MOST_IN_A_LINE} characters`);
  const said = /^(?:(\w+) ?: ?)?(\S+) ?(.*)$/.exec(bareLine(text));
  if (!said) return problem(say`an empty command`);
  const side = SIDES.find((one) => one === said[1]?.toLowerCase());
  if (said[1] !== undefined && !side) return problem(say`'${code(said[1])}' is no side`);
  const word = said[2] ?? '';
  const name = commandNamed(word);
  if (!name) return problem(say`there is no command '${code(word)}'`);
  const rest = said[3] ?? '';
  try {
    return { side, command: new Reader(world, state).command(name, wordsOf(rest), rest) };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const { said: wrong = saidOf(error.message), hex } = error.fault;
    const form = error.half ? FORMS[name] : undefined;
    return form === undefined ? error.fault : problem(say`${wrong}; write ${code(form)}`, hex);
  }
}

export function writeCommand(world: World, state: State, command: Command): string {
  const id = (no: UnitNo) => state.units[no]?.id ?? `#${no}`;
  const ids = (units: readonly UnitNo[]) => units.map(id).join('+');
  const name = (hex: Hex) => nameOf(world.board.grid, hex);
  const names = (hexes: readonly Hex[], by: string) => hexes.map(name).join(by);
  const plan = (one: { attackers: readonly UnitNo[]; hexes: readonly Hex[] }) =>
    `${ids(one.attackers)} on ${names(one.hexes, '+')}`;
  const wholePlan = (one: Plan) => `${one.kind === 'assault' ? 'assault ' : ''}${plan(one)}`;
  switch (command.do) {
    case 'placeAtSea':
    case 'embark':
    case 'sail':
    case 'withdrawRanger':
    case 'aircraftToSea':
      return `${command.do} ${id(command.unit)} ${command.zone}`;
    case 'placeReplacement': {
      const { type, mf, ratio, size, hex } = command;
      return `placeReplacement ${typeWord(type)} ${factorsText({ type, mf, af: size * ratio, df: size })} ${name(hex)}`;
    }
    case 'splitUnit':
      return `splitUnit ${id(command.unit)} ${command.sizes.join('+')}`;
    case 'airTransport':
      return `airTransport ${id(command.unit)} ${names(command.path ?? [command.to], ' ')}`;
    case 'landAtPort':
      return `landAtPort ${id(command.unit)} ${name(command.hex)}`;
    case 'stageInvasion':
      return `stageInvasion ${id(command.unit)} ${name(command.hex)} ${name(command.aim)}`;
    case 'landOnBeach':
    case 'landFromSea':
    case 'rebase':
      return `${command.do} ${id(command.unit)} ${name(command.to)}`;
    case 'landAircraft':
      return `landAircraft ${id(command.unit)} ${typeof command.to === 'number' ? name(command.to) : command.to}`;
    case 'declareAV':
      return `declareAV ${ids(command.units)} on ${names(command.hexes, '+')}`;
    case 'addToAV':
      return `addToAV ${command.av} ${ids(command.units)}`;
    case 'chooseAV':
      return `chooseAV ${command.av}`;
    case 'declareCityAssault':
      return `declareCityAssault ${ids(command.attackers)} on ${name(command.hex)}`;
    case 'assignMission':
      return `assignMission ${command.mission} ${ids(command.units)} ${name(command.hex)}`;
    case 'assignInterceptor':
      return `assignInterceptor ${ids(command.units)} ${name(command.hex)}`;
    case 'resolveAirFight':
      return `resolveAirFight ${name(command.hex)}`;
    case 'allotInterceptors':
      return `allotInterceptors ${command.against}`;
    case 'chooseLosses':
      return `chooseLosses ${command.losses.map((loss) => `${id(loss.unit)}:${loss.factors}`).join('+')}`;
    case 'serveBeach':
      return `serveBeach ${ids(command.units)}`;
    case 'placeUnit':
    case 'placeReinforcement':
      return `${command.do} ${id(command.unit)} ${name(command.hex)}`;
    case 'holdBack':
    case 'chooseExchange':
      return `${command.do} ${ids(command.units)}`;
    case 'moveUnit':
      return command.path.length === 0 && command.to !== undefined
        ? `moveUnit ${ids(command.units)} to ${name(command.to)}`
        : `moveUnit ${ids(command.units)} ${names(command.path, ' ')}`;
    case 'flyAirborne':
      return `flyAirborne ${id(command.unit)} ${names(command.path ?? [command.to], ' ')}`;
    case 'takeBack':
      return `takeBack ${command.what}`;
    case 'endMovement':
      return command.abandon ? `endMovement abandon ${ids(command.abandon)}` : 'endMovement';
    case 'declareBattle':
      return `declareBattle ${plan(command)}`;
    case 'endDeclaration':
      return command.battles ? `endDeclaration ${command.battles.map(wholePlan).join('; ')}` : 'endDeclaration';
    case 'undeclare':
    case 'resolve':
      return `${command.do} ${command.battle}`;
    case 'chooseRetreat':
      return `chooseRetreat ${id(command.unit)} ${names(command.path, ' ')}`;
    case 'advance':
      return `advance ${id(command.unit)} ${names(command.path, ' ')}`;
    default:
      return command.do;
  }
}
