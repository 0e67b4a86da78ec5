import { resultSaid } from './result-text.ts';
import type { RuleId } from '../../../core/objection.ts';
import { code, type Said, say, theHex, these, theSide } from '../../../core/say.ts';
import { nameOf } from '../../../hex/grid.ts';
import { type Hex, NOWHERE } from '../../../hex/hex.ts';
import { type Board, isForest } from '../board.ts';
import { theatreInWords } from './event-text-theatre.ts';
import { fieldOf, inZoc } from '../chapters/ground/field.ts';
import { supportOf } from '../chapters/air/missions.ts';
import { allowance } from '../chapters/ground/movement.ts';
import { strengthsOf } from '../chapters/combat/odds.ts';
import { tallyOf } from '../chapters/combat/result.ts';
import { standing } from '../chapters/combat/tournament-battle.ts';
import type { Told } from '../../../core/told.ts';
import {
  type Battle,
  type BlitzEvent,
  type BlitzFrame,
  other,
  type Side,
  type State,
  type Unit,
  type UnitNo,
} from '../types.ts';
import { inPoints, theController, thePoints, theUnit, theUnits } from '../words.ts';
import { verdictOf } from '../victory.ts';
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
function phaseInWords({ phases }: World, frame: BlitzFrame, mover: Side): readonly [Said, RuleId] | undefined {
  switch (frame.at) {
    case 'setup':
      return [say`${theSide(frame.side)} sets up`, phases.setup[frame.side]];
    case 'movement':
      return [say`${theSide(mover)} moves`, phases.movement];
    case 'declaration':
      return [say`${theSide(mover)} declares battles`, phases.declaration];
    case 'combat':
      return [say`${theSide(mover)} fights`, phases.combat];
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
  const name = (hex: Hex) => theHex(board.grid, hex);
  const unitOf = (no: UnitNo) => state.units[no] as Unit;
  const id = (no: UnitNo) => theUnit(state, no);
  const ids = (units: readonly UnitNo[]) => theUnits(state, units);
  const way = (no: UnitNo, path: readonly Hex[]) => {
    const { at } = unitOf(no);
    return these([...(at === NOWHERE ? [] : [at]), ...path].map(name), ' > ');
  };
  const told = (text: Said, ...rules: RuleId[]): Told => ({ text, rules });
  switch (event.is) {
    case 'turnTo': {
      const phase = phaseInWords(world, event.frame, state.mover);
      return !phase || state.frames.at(-1)?.at === event.frame.at ? undefined : told(...phase);
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
      return told(say`${event.commands} {command is|commands are} taken back`, 'B80.10');
    case 'placed':
      return told(
        say`${id(event.unit)} is set up at ${name(event.hex)}`,
        unitOf(event.unit).side === 'blue' ? 'B3.2' : 'B3.3',
      );
    case 'heldBack':
      return told(say`${id(event.unit)} is held back`, 'B3.5');
    case 'reinforced':
      return told(say`${id(event.unit)} arrives at ${name(event.hex)}`, 'B17.3');
    case 'moved': {
      const unit = unitOf(event.unit);
      const cost = event.spent - unit.spent;
      const text = say`${unit} moves ${way(event.unit, event.path)} for ${thePoints(cost)} (${inPoints(event.spent)} of ${inPoints(allowance(world, state, unit))} spent)`;
      const why = event.stopped ? stopRule(world, state, unit, event.path.at(-1) ?? unit.at) : undefined;
      return why ? told(say`${text} and stops`, 'B11.1', why) : told(text, 'B11.1');
    }
    case 'flown': {
      const text = say`${id(event.unit)} flies to ${name(event.path.at(-1) ?? NOWHERE)}, ${event.path.length} {hex|hexes}`;
      return event.stopped ? told(say`${text}, and may not move further`, 'B18.1', 'B18.4') : told(text, 'B18.1');
    }
    case 'control':
      return told(
        say`${these(event.changes.map(({ hex, to }) => say`${name(hex)} passes to ${theController(to)}`))}`,
        'B10.3',
      );
    case 'doomed':
      return told(say`${ids(event.units)} {is|are} trapped and given up`, 'B7.a11');
    case 'declared':
      return told(...battleInWords(world, state, event.battle));
    case 'undeclared':
      return told(say`battle ${event.battle} is called off`, world.phases.declaration);
    case 'eliminated':
      return told(
        say`${ids(event.units)} {is|are} eliminated`,
        ...eliminationRules(board, event.rule, event.units.map(unitOf)),
      );
    case 'fought': {
      const declared = [...state.battles, ...origin.battles].find((one) => one.no === event.battle);
      // B90.10: those who have fallen since the declaration do not attack.
      const battle = declared && standing(state, declared);
      const where = these((battle?.hexes ?? []).map(name));
      if (battle && event.odds === VOID)
        return told(
          say`battle ${event.battle} for ${where} is not fought: nobody is left for it`,
          voidRule(battle.kind, event.attack),
        );
      const who = battle ? say`${attackInWords(state, battle)} ${where}` : say`battle ${event.battle}`;
      const text = say`${who} at ${code(event.odds)} (${event.attack} v ${event.defence})`;
      const { die } = event.result;
      const result = resultSaid(event.result, battle?.kind);
      return told(
        die === undefined ? say`${text}, no roll: ${result}` : say`${text}, die ${die}: ${result}`,
        foughtRule(world, battle, event),
      );
    }
    case 'retreated': {
      const unit = id(event.unit);
      const path = way(event.unit, event.path);
      return event.forced
        ? told(say`${unit} retreats ${path}, its only way`, 'B19.5.1', 'B80.9')
        : told(say`${unit} retreats ${path}`, 'B19.5.1');
    }
    case 'advanced': {
      const basic = unitOf(event.unit).side === state.mover ? 'B19.7.1' : 'B19.7.2';
      const rule = isBasic(world) ? basic : 'T7.2.7';
      return told(say`${id(event.unit)} advances to ${these(event.path.map(name), ' > ')}`, rule);
    }
    case 'playerTurn':
      return told(say`turn ${event.turn}: ${theSide(event.mover)}'s player turn begins`, 'B4.1');
    case 'streak':
      return told(
        say`ends of player turns in a row with every enemy home city: ${theSide('blue')} ${event.blue}, ${theSide('red')} ${event.red}`,
        'B5.2',
      );
    case 'drawOffered':
      return told(say`${theSide(event.by)} offers a draw`, 'B80.11');
    case 'drawRefused':
      return told(say`${theSide(event.by)} refuses the draw`, 'B80.11');
    case 'over': {
      const { winner, rule, because: why } = verdictOf(world, state, event.outcome);
      return told(winner === 'draw' ? say`the game is a draw: ${why}` : say`${theSide(winner)} wins: ${why}`, rule);
    }
    default: {
      const theatre = theatreInWords(world, state, event);
      if (theatre !== 'unknown') return theatre;
      // Events without words of their own are told as they are, so that none is ever lost.
      const { is, ...rest } = named(world, state, event) as { is: string };
      return told(say`${code(is)} ${code(JSON.stringify(rest))}`);
    }
  }
}

const isBasic = ({ rules }: World): boolean => rules.groundTable().id === 'B19.crt';

const KIND_RULES = { assault: 'T22.3', strike: 'T23.2.3', nuclear: 'O23.5.6' } as const;

/** B90.10: odds of a battle that is not fought. */
const VOID = '-';

/** Which rule calls a battle off: its attackers are gone, or the strike's defenders (O90.26). */
const VOID_RULES = { ground: 'B90.10', assault: 'T90.64', strike: 'O90.4', nuclear: 'O90.4' } as const;
const voidRule = (kind: Battle['kind'], attack: number): RuleId =>
  kind === 'strike' && attack > 0 ? 'O90.26' : VOID_RULES[kind];

function foughtRule(
  world: World,
  battle: Battle | undefined,
  { result, attack, defence }: Extract<BlitzEvent, { is: 'fought' }>,
): RuleId {
  const sure = result.die === undefined;
  const fallen = sure && tallyOf(result.effects).attacker.lose > 0;
  if (battle?.kind === 'strike' && sure) return fallen ? 'O90.3' : 'T23.2.3a';
  if (battle && battle.kind !== 'ground') return KIND_RULES[battle.kind];
  if (isBasic(world)) return sure ? 'B19.2' : 'B19.3';
  if (!sure) return 'T7.2.1';
  if (fallen) return 'T7.2.17';
  return attack >= 7 * defence ? 'T7.2.15' : 'T7.2.16';
}

/** T6.2.11: on a sea hex there is no retreat; elsewhere no way was open (B19.5.7). */
function eliminationRules({ land }: Board, rule: RuleId, units: readonly Unit[]): RuleId[] {
  if (rule !== 'B19.5.7') return [rule];
  const afloat = units.filter(({ at }) => land[at] === 0).length;
  return [...(afloat < units.length ? [rule] : []), ...(afloat > 0 ? ['T6.2.11'] : [])];
}

/** `b5 and b6 attack`, `b1 assaults`; strikes name no ground units. */
function attackInWords(state: State, { kind, attackers }: Battle): Said {
  if (attackers.length === 0) return kind === 'nuclear' ? say`a nuclear strike hits` : say`bombers strike`;
  const units = theUnits(state, attackers);
  return kind === 'assault' ? say`${units} {assaults|assault}` : say`${units} {attacks|attack}`;
}

function battleInWords(world: World, state: State, battle: Battle): [Said, RuleId] {
  const { no, kind, attackers, hexes } = battle;
  const where = these(hexes.map((hex) => theHex(world.board.grid, hex)));
  const text = say`battle ${no}: ${attackInWords(state, battle)} ${where}`;
  if (kind !== 'ground') return [text, KIND_RULES[kind]];
  const { attackTotal, defenceTotal, odds } = strengthsOf(world, state, attackers, hexes, supportOf(state, hexes));
  return [say`${text}, ${attackTotal} v ${defenceTotal} = ${code(odds.label)}`, 'B7.a10'];
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
