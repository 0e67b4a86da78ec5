import { type Fault, type Line, wordsOf } from '#core/notation/notation.ts';
import { assaultFault, planFault } from '#games/blitz/combat/rules/declaration.ts';
import { worthOf } from '#games/blitz/combat/rules/losses.ts';
import {
  type Battle,
  type BlitzFrame,
  type Fight,
  other,
  type Side,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { english } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { fieldOf, holds, parkedAt } from '#games/blitz/ground/rules/field.ts';
import { isIrregular, isShip } from '#games/blitz/kinds.ts';
import { flightFault } from './flight-faults.ts';

/** Battles and decisions that a written position names, and that cannot be in it: play would stand still or fall over. */

const onMap = (state: State, no: UnitNo): boolean => state.units[no]?.place === 'map';

const idsOf = (state: State, units: readonly UnitNo[]): string =>
  units.map((no) => state.units[no]?.id ?? no).join(', ');

const FIGHTING: ReadonlySet<BlitzFrame['at']> = new Set([
  'declaration',
  'airDefence',
  'interception',
  'airFights',
  'avAdvances',
  'combat',
]);

const twice = (list: readonly number[]): boolean => new Set(list).size < list.length;

const isHeld = (world: World, state: State, hex: Hex): boolean => {
  const enemy = other(state.mover);
  return holds(fieldOf(world, state), enemy, hex) || parkedAt(state.units, enemy, hex).length > 0;
};

function battleFault(world: World, state: State, battle: Battle): string | undefined {
  const asked = state.frames.some(({ at }) => at === 'support' || at === 'refusal');
  if (!asked && !FIGHTING.has(state.frames[0]?.at ?? 'movement'))
    return 'there are battles only while a side declares or fights';
  // M12.0: with Air Forces no missions are declared, and cities are still assaulted.
  const possible = battle.kind === 'assault' ? world.minors : world.missions;
  if (battle.kind !== 'ground' && possible.length === 0) return `the basic game has no ${battle.kind} (B0.1)`;
  // Strikes are made of missions, and what interception left of a battle may be any odds (T7.2.17).
  if (battle.kind === 'strike' || battle.kind === 'nuclear') {
    const strike = battle.attackers.length === 0 && battle.hexes.length === 1;
    const struck = strike && state.frames[0]?.at !== 'declaration';
    return struck ? undefined : 'a strike is one hex and aircraft, and follows the declaration of missions (T23.2.1)';
  }
  const begun = state.frames[0]?.at !== 'declaration';
  const shot = begun && world.minors.length > 0;
  // M15.8: small guerillas slip out of the battle that is fought, and perhaps into the hex of another.
  const slipped = begun && state.units.some(isIrregular);
  // B90.12: nobody retreats into a hex that is to be attacked, unless the attackers have no zone of control (M10.20).
  const joined = slipped || (begun && battle.attackers.some((no) => !world.exertsZoc(state.units[no] as Unit)));
  const left = slipped && asked ? battle.hexes.filter((hex) => isHeld(world, state, hex)) : battle.hexes;
  const fault =
    battle.kind === 'assault'
      ? assaultFault(world, state, battle.attackers, battle.hexes[0] ?? -1)
      : planFault(world, state, { ...battle, hexes: left });
  if (fault && shot && (fault.rule === 'B9.4' || fault.rule === 'T22.3')) return undefined;
  if (fault && joined && (fault.rule === 'B9.4' || fault.rule === 'M4.4')) return undefined;
  // M15.16, M18.12: who is drawn into the war meanwhile has a zone of control; endDeclaration says that those in it must fight there.
  const drawn = state.units.some(isIrregular) || state.nations !== undefined;
  if (fault && drawn && (fault.rule === 'T22.3a' || fault.rule === 'B7.a9')) return undefined;
  if (fault) return `battle ${battle.no}: ${english(fault.because)} (${fault.rule})`;
  for (const one of state.battles) {
    if (one === battle) return undefined;
    if (one.no === battle.no) return `there are two battles ${battle.no}`;
    if (one.attackers.some((no) => battle.attackers.includes(no))) return 'a unit is in two battles (B9.6)';
    if (one.hexes.some((hex) => battle.hexes.includes(hex))) return 'a hex is in two battles (B9.8)';
  }
  return undefined;
}

/** M80.24: guns and ships fire before battles are declared. */
const BEFORE_COMBAT: readonly BlitzFrame['at'][] = [
  'bombardment',
  'declaration',
  'airDefence',
  'interception',
  'airFights',
];

function doomedFault(state: State): string | undefined {
  if (state.doomed.length === 0) return undefined;
  const [frame] = state.frames;
  // M80.22, M80.44: flak and airbases move after the ground units, and inferior fleets withdraw.
  const after =
    (frame?.at === 'movement' && (frame.step === 'flak' || frame.step === 'bases')) ||
    (frame?.at === 'inferior' && frame.stage === 'moved');
  if (!after && !BEFORE_COMBAT.includes(frame?.at ?? 'movement'))
    return 'units are given up only between movement and combat (B7.a11)';
  const wrong = state.doomed.filter((no) => !onMap(state, no) || state.units[no]?.side !== state.mover);
  if (wrong.length > 0) return `${idsOf(state, wrong)} cannot be given up: only the mover's units on the map (B7.a11)`;
  return twice(state.doomed) ? 'a unit is given up twice' : undefined;
}

/** The side of a battle a frame is about, and whether those it names belong to it. */
function partFault(state: State, fight: Fight, side: Side, units: readonly UnitNo[]): string | undefined {
  const own = side === state.mover ? fight.battle.attackers : fight.defenders;
  const strangers = units.filter((no) => !own.includes(no));
  if (strangers.length > 0) return `${idsOf(state, strangers)} did not fight for ${side} in this battle`;
  return twice(units) ? 'a unit is named twice' : undefined;
}

function fightFault(state: State, { battle, defenders, from }: Fight): string | undefined {
  if (battle.attackers.length === 0 || battle.hexes.length === 0 || from.length === 0)
    return 'a battle needs both sides';
  const wrong = [
    ...battle.attackers.filter((no) => state.units[no]?.side !== state.mover),
    ...defenders.filter((no) => state.units[no]?.side !== other(state.mover)),
  ];
  return wrong.length > 0 ? `${idsOf(state, wrong)} cannot have fought on that side` : undefined;
}

/** M80.42 */
const NAVAL: readonly BlitzFrame['at'][] = ['movement', 'inferior', 'sinking', 'withdrawal'];
/** M12.hd: ships are lost and withdraw where they are fired at or bombed, too. */
const UNDER_FIRE: readonly BlitzFrame['at'][] = ['flight', 'bombardment'];

/** M80.42: those of whom one is lost, or that withdraw, are ships of one side. */
function shipsFault(state: State, side: Side, units: readonly UnitNo[]): string | undefined {
  if (units.length === 0) return 'no ship is named (M80.42)';
  const wrong = units.filter((no) => state.units[no]?.side !== side || !isShip(state.units[no] as Unit));
  if (wrong.length > 0) return `${idsOf(state, wrong)} is no ship of ${side} (M80.42)`;
  return twice(units) ? 'a ship is named twice' : undefined;
}

function strangerFault(state: State, stuck: readonly UnitNo[], units: readonly UnitNo[]): string | undefined {
  const strangers = stuck.filter((no) => !units.includes(no));
  return strangers.length > 0 ? `${idsOf(state, strangers)} does not have to withdraw (M11.24)` : undefined;
}

/** Phases in which nobody has lost anything yet. */
const BEFORE_LOSSES: readonly BlitzFrame['at'][] = ['setup', 'weather', 'movement', 'declaration', 'interception'];

/** Decisions inside a phase, never on their own. */
const INSIDE: ReadonlySet<BlitzFrame['at'] | undefined> = new Set([
  'exchange',
  'payment',
  'retreat',
  'advance',
  'drawOffer',
  'support',
  'refusal',
  'engagement',
  'sinking',
  'withdrawal',
  'flight',
  'evacuation',
  'losses',
  'allot',
] as const);

function frameFault(world: World, state: State, frame: BlitzFrame, below: BlitzFrame): string | undefined {
  if (below.at === 'drawOffer') return 'nothing is decided before an offered draw is answered';
  switch (frame.at) {
    case 'exchange':
    case 'payment':
    case 'retreat':
    case 'advance': {
      const follows =
        below.at === 'combat' ||
        below.at === 'battles' ||
        below.at === 'avAdvances' ||
        (below.at === 'advance' && frame.at !== 'advance');
      if (!follows) return `no ${frame.at} is decided there`;
      const fault = fightFault(state, frame.fight);
      if (fault) return fault;
      break;
    }
    case 'drawOffer':
      return undefined;
    case 'support':
      return below.at === 'combat' || below.at === 'battles'
        ? undefined
        : 'artillery supports inside a battle only (M16.8)';
    case 'refusal':
      return below.at === 'combat' || below.at === 'battles'
        ? undefined
        : 'guerillas refuse inside a battle only (M15.8)';
    case 'engagement':
      if (!NAVAL.includes(below.at)) return 'fleets engage in movement only (M80.42)';
      return shipsFault(state, state.mover, [frame.unit]) ?? shipsFault(state, other(state.mover), [frame.target]);
    case 'sinking':
    case 'withdrawal':
      if (!NAVAL.includes(below.at) && !UNDER_FIRE.includes(below.at))
        return 'ships are lost and withdraw after an engagement or under fire only (M80.42)';
      if (frame.at === 'sinking') return shipsFault(state, frame.side, frame.units);
      return shipsFault(state, frame.side, frame.units) ?? strangerFault(state, frame.stuck, frame.units);
    case 'flight':
      return below.at === 'movement' ||
        below.at === 'airReturn' ||
        below.at === 'airDefence' ||
        below.at === 'declaration'
        ? flightFault(world, state, frame, frame === state.frames.at(-1))
        : 'aircraft fly in movement, or home after the battles (M12.20)';
    case 'evacuation':
      return below.at === 'flight' || below.at === 'bombardment'
        ? undefined
        : 'bases are left where they are bombed only (M12.hd)';
    case 'losses':
      return BEFORE_LOSSES.includes(below.at) ? `no losses are taken there` : undefined;
    case 'allot':
      return below.at === 'airFights' ? undefined : 'fighters are allotted before air fights only (O23.0)';
    default:
      return `${frame.at} is a phase of its own, not a decision inside another`;
  }
  if (frame.at === 'advance') return partFault(state, frame.fight, frame.side, frame.advanced);
  if (frame.at === 'payment') return partFault(state, frame.fight, other(state.mover), frame.fight.defenders);
  const units = frame.at === 'exchange' ? frame.fight.battle.attackers : frame.units;
  const gone = units.filter((no) => !onMap(state, no));
  if (gone.length > 0) return `${idsOf(state, gone)} is not on the map`;
  if (frame.at === 'retreat') return partFault(state, frame.fight, frame.side, units);
  return worthOf(state, units) < frame.owed ? `the attackers are not worth ${frame.owed} (B19.6.3)` : undefined;
}

/** M17.h.2: a set-up by turns is written with somebody to place; where the dice place everybody there is none. */
function turnsFault({ opening }: World, { frames: [phase], units }: State): Fault[] {
  if (phase?.at !== 'setup' || phase.stage !== 'turns') return [];
  if (opening.civil !== 'alternate')
    return [{ message: 'nobody places by turns in this game: begin with the choice of orders (M17.h.2)' }];
  return units.some(({ place }) => place === 'waiting')
    ? []
    : [{ message: 'every counter is placed: the position has to say whose they are (M17.h.4)' }];
}

export function frameFaults(world: World, state: State, lines: readonly Line[]): Fault[] {
  const faults: Fault[] = turnsFault(world, state);
  const tell = (line: number | undefined, message: string | undefined) => {
    if (message !== undefined) faults.push(line === undefined ? { message } : { line, message });
  };
  const numbers = (test: (word: string) => boolean) =>
    lines.filter((line) => test(wordsOf(line.text)[0] ?? '')).map((line) => line.number);
  const battleLines = numbers((word) => word === 'battle');
  const frameLines = numbers((word) => !['battle', 'doomed', 'attacked'].includes(word));
  state.battles.forEach((battle, i) => tell(battleLines[i], battleFault(world, state, battle)));
  tell(numbers((word) => word === 'doomed')[0], doomedFault(state));
  const [phase] = state.frames;
  if (INSIDE.has(phase?.at)) tell(frameLines[0], 'this is decided inside a phase, and the position names none');
  state.frames.slice(1).forEach((frame, i) => {
    tell(frameLines[i], frameFault(world, state, frame, state.frames[i] as BlitzFrame));
  });
  return faults;
}
