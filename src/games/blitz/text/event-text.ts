import { writeResult } from './result-text.ts';
import type { RuleId } from '../../../core/objection.ts';
import { nameOf } from '../../../hex/grid.ts';
import { type Hex, NOWHERE } from '../../../hex/hex.ts';
import { isForest } from '../board.ts';
import { theatreInWords } from './event-text-theatre.ts';
import { fieldOf, inZoc } from '../chapters/ground/field.ts';
import { supportOf } from '../chapters/air/missions.ts';
import { allowance } from '../chapters/ground/movement.ts';
import { strengthsOf } from '../chapters/combat/odds.ts';
import type { Told } from '../../../core/told.ts';
import { listed } from './told.ts';
import { type Battle, type BlitzEvent, type BlitzFrame, other, type State, type Unit, type UnitNo } from '../types.ts';
import type { World } from '../world.ts';

/** Events in words for people and, by name, for programs. */

/** Events that only keep the books of the engine. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'marked',
  'noted',
  'committed',
  'push',
  'pop',
  'turnTo',
  'battleEnded',
  'combatEnded',
]);

export const isBookkeeping = (event: BlitzEvent): boolean => BOOKKEEPING.has(event.is);

const UNIT_KEYS: ReadonlySet<string> = new Set(['unit', 'units', 'attackers', 'defenders', 'advanced', 'abandon']);
const HEX_KEYS: ReadonlySet<string> = new Set(['hex', 'hexes', 'path', 'to', 'from', 'at']);

/** A command, event or frame with unit names and hex names in place of their numbers. */
export function named(world: World, state: State, value: unknown, key = ''): unknown {
  if (typeof value === 'number') {
    if (UNIT_KEYS.has(key)) return state.units[value]?.id ?? value;
    return HEX_KEYS.has(key) ? nameOf(world.board.grid, value) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => named(world, state, entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, named(world, state, inner, name)]));
}

/** What a side does from here on, for the phases worth telling. */
function phaseInWords({ phases }: World, frame: BlitzFrame): readonly [string, RuleId] | undefined {
  switch (frame.at) {
    case 'setup':
      return ['sets up', phases.setup[frame.side]];
    case 'movement':
      return ['moves', phases.movement];
    case 'declaration':
      return ['declares battles', phases.declaration];
    case 'combat':
      return ['fights', phases.combat];
    default:
      return undefined;
  }
}

/**
 * What an event says to a player; undefined for the engine's own bookkeeping. `state` is the one it came upon, `origin`
 * the one its command came upon.
 */
export function eventInWords(world: World, state: State, event: BlitzEvent, origin: State = state): Told | undefined {
  const { board } = world;
  const name = (hex: Hex) => nameOf(board.grid, hex);
  const unitOf = (no: UnitNo) => state.units[no] as Unit;
  const id = (no: UnitNo) => state.units[no]?.id ?? `unit ${no}`;
  const ids = (units: readonly UnitNo[]) => listed(units.map(id));
  const are = (units: readonly UnitNo[]) => (units.length === 1 ? 'is' : 'are');
  const way = (no: UnitNo, path: readonly Hex[]) => {
    const { at } = unitOf(no);
    return [...(at === NOWHERE ? [] : [at]), ...path].map(name).join(' > ');
  };
  const say = (text: string, ...rules: RuleId[]): Told => ({ text, rules });
  switch (event.is) {
    case 'turnTo': {
      const phase = phaseInWords(world, event.frame);
      if (!phase || state.frames.at(-1)?.at === event.frame.at) return undefined;
      const side = event.frame.at === 'setup' ? event.frame.side : state.mover;
      return say(`${side} ${phase[0]}`, phase[1]);
    }
    case 'marked':
    case 'noted':
    case 'committed':
    case 'push':
    case 'pop':
    case 'battleEnded':
    case 'combatEnded':
      return undefined;
    case 'takenBack':
      return say(
        event.commands === 1 ? 'a command is taken back' : `${event.commands} commands are taken back`,
        'B80.10',
      );
    case 'placed':
      return say(
        `${id(event.unit)} is set up at ${name(event.hex)}`,
        unitOf(event.unit).side === 'blue' ? 'B3.2' : 'B3.3',
      );
    case 'heldBack':
      return say(`${id(event.unit)} is held back`, 'B3.5');
    case 'reinforced':
      return say(`${id(event.unit)} arrives at ${name(event.hex)}`, 'B17.3');
    case 'moved': {
      const unit = unitOf(event.unit);
      const cost = event.spent - unit.spent;
      const text = `${unit.id} moves ${way(event.unit, event.path)} for ${cost} thirds (${event.spent} of ${allowance(world, state, unit)} spent)`;
      const why = event.stopped ? stopRule(world, state, unit, event.path.at(-1) ?? unit.at) : undefined;
      return why ? say(`${text} and stops`, 'B11.1', why) : say(text, 'B11.1');
    }
    case 'flown': {
      const text = `${id(event.unit)} flies to ${name(event.path.at(-1) ?? NOWHERE)}, ${event.path.length} hexes`;
      return event.stopped ? say(`${text}, and may not move further`, 'B18.1', 'B18.4') : say(text, 'B18.1');
    }
    case 'control':
      return say(listed(event.changes.map(({ hex, to }) => `${name(hex)} passes to ${to}`)), 'B10.3');
    case 'doomed':
      return say(`${ids(event.units)} ${are(event.units)} trapped and given up`, 'B7.a11');
    case 'declared':
      return say(...battleInWords(world, state, event.battle));
    case 'undeclared':
      return say(`battle ${event.battle} is called off`, world.phases.declaration);
    case 'eliminated':
      return say(`${ids(event.units)} ${are(event.units)} eliminated`, event.rule);
    case 'fought': {
      const battle = [...state.battles, ...origin.battles].find((one) => one.no === event.battle);
      const who = battle
        ? `${attackInWords(state, battle)} ${listed(battle.hexes.map(name))}`
        : `battle ${event.battle}`;
      const text = `${who} at ${event.odds} (${event.attack} v ${event.defence})`;
      const { die } = event.result;
      const rule = foughtRule(world, battle, die === undefined);
      const result = writeResult(event.result, battle?.kind);
      return say(`${text}, ${die === undefined ? 'no roll' : `die ${die}`}: ${result}`, rule);
    }
    case 'retreated': {
      const text = `${id(event.unit)} retreats ${way(event.unit, event.path)}`;
      return event.forced ? say(`${text}, its only way`, 'B19.5.1', 'B80.9') : say(text, 'B19.5.1');
    }
    case 'advanced': {
      const basic = unitOf(event.unit).side === state.mover ? 'B19.7.1' : 'B19.7.2';
      const rule = isBasic(world) ? basic : 'T7.2.7';
      return say(`${id(event.unit)} advances to ${event.path.map(name).join(' > ')}`, rule);
    }
    case 'playerTurn':
      return say(`turn ${event.turn}: ${event.mover}'s player turn begins`, 'B4.1');
    case 'streak':
      return say(
        `ends of player turns in a row with every enemy home city: blue ${event.blue}, red ${event.red}`,
        'B5.2',
      );
    case 'drawOffered':
      return say(`${event.by} offers a draw`, 'B80.11');
    case 'drawRefused':
      return say(`${event.by} refuses the draw`, 'B80.11');
    case 'over': {
      const { winner, rule, because } = event.outcome;
      return say(winner === 'draw' ? `the game is a draw: ${because}` : `${winner} wins: ${because}`, rule);
    }
    default: {
      const told = theatreInWords(world, state, event);
      if (told !== 'unknown') return told;
      // Events without words of their own are told as they are, so that none is ever lost.
      const { is, ...rest } = named(world, state, event) as { is: string };
      return say(`${is} ${JSON.stringify(rest)}`);
    }
  }
}

const isBasic = ({ phases }: World): boolean => phases.battle === 'B80.8';

const KIND_RULES = { assault: 'T22.3', strike: 'T23.2.3', nuclear: 'O23.5.6' } as const;

function foughtRule(world: World, battle: Battle | undefined, sure: boolean): RuleId {
  if (battle && battle.kind !== 'ground') return KIND_RULES[battle.kind];
  if (isBasic(world)) return sure ? 'B19.2' : 'B19.3';
  return sure ? 'T7.2.15' : 'T7.2.1';
}

/** `b5 and b6 attack`, `b1 assaults`; strikes name no ground units. */
function attackInWords({ units }: State, { kind, attackers }: Battle): string {
  const ids = attackers.map((no) => units[no]?.id ?? `unit ${no}`);
  if (ids.length === 0) return kind === 'nuclear' ? 'a nuclear strike hits' : 'bombers strike';
  const verb = kind === 'assault' ? 'assault' : 'attack';
  return `${listed(ids)} ${verb}${ids.length === 1 ? 's' : ''}`;
}

function battleInWords(world: World, state: State, battle: Battle): [string, RuleId] {
  const { no, kind, attackers, hexes } = battle;
  const where = listed(hexes.map((hex) => nameOf(world.board.grid, hex)));
  const text = `battle ${no}: ${attackInWords(state, battle)} ${where}`;
  if (kind !== 'ground') return [text, KIND_RULES[kind]];
  const { attackTotal, defenceTotal, odds } = strengthsOf(world, state, attackers, hexes, supportOf(state, hexes));
  return [`${text}, ${attackTotal} v ${defenceTotal} = ${odds.label}`, 'B7.a10'];
}

/** Why a unit that has come to a hex goes no further. */
function stopRule(world: World, state: State, unit: Unit, at: Hex): RuleId {
  if (inZoc(fieldOf(world.board, state), other(unit.side), at)) return 'B7.z3';
  return isForest(world.board, at) ? 'B13.2' : 'B16.1';
}

/** A run of events in words, each read against the state it came upon. */
export function tell(
  game: { readonly world: World; fold(state: State, events: readonly BlitzEvent[]): State },
  state: State,
  events: readonly BlitzEvent[],
): Told[] {
  const lines: Told[] = [];
  let at = state;
  for (const event of events) {
    const told = eventInWords(game.world, at, event, state);
    if (told) lines.push(told);
    at = game.fold(at, [event]);
  }
  return lines;
}
