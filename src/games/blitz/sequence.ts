import type { Emit } from '../../core/play.ts';
import { surrounded } from './chapters/combat/av.ts';
import { controlUpdate, isOverseas } from './chapters/countries/cities.ts';
import { isPassive, violated } from './chapters/countries/nations.ts';
import { freeNumber, struckHexes } from './chapters/combat/declaration.ts';
import { isolatedUnits, servingBeaches } from './chapters/supply/routes.ts';
import { takenCentres } from './modules/war-scenarios/civil-war.ts';
import { breakIce, feelGround } from './modules/weather/ground.ts';
import { loseTaken, noteAttackers, repairCuts } from './modules/railroads/cuts.ts';
import { countHeld, levelOf } from './modules/war-scenarios/liberation.ts';
import { hasWaiting, raise } from './modules/guerillas/uprising.ts';
import { loseTakenShips } from './modules/naval/captured.ts';
import { shortage } from './chapters/supply/supply.ts';
import { planOf } from './modules/production/plans.ts';
import { astray, relieved } from './modules/supply/judgement.ts';
import type { Opening } from './modules/card.ts';
import type { Options } from './presets.ts';
import {
  type BlitzEvent,
  type BlitzFrame,
  type MovementStep,
  other,
  type SetupStage,
  type Side,
  type State,
  type Unit,
} from './types.ts';
import { outcomeOf, streaksAfter } from './victory.ts';
import type { World } from './world.ts';
import { firstOf, lastOfTurn, nextOf } from './turns.ts';

/** The order of play as the ledger prints it: B4, B80, T80, O80. A phase more is a line more. */

type Tell = Emit<BlitzEvent>;

interface Phase {
  /** Exists with any of these; a line without them is in every game. */
  readonly with?: readonly (keyof Options)[];
  /** What it falls away with in a game, if anything. */
  readonly dropped?: (options: Options) => keyof Options | undefined;
  /** M17.table: with which wars it exists. */
  readonly only?: (opening: Opening) => boolean;
  /** Does it come in this player turn? */
  readonly now?: (world: World, state: State) => boolean;
  /** What happens by itself when it comes. */
  readonly does?: (world: World, state: State, emit: Tell) => void;
  /** What is to be decided then; a line without it is over once it has happened. */
  readonly frame?: (state: State) => BlitzFrame;
  /** Other decisions the phase turns to before it is over. */
  readonly parts?: readonly BlitzFrame['at'][];
}

const setsUp = (side: Side, stage: SetupStage) => (): BlitzFrame => ({ at: 'setup', side, stage });

/** M18.5: has a side armies of minors still to be set up? */
function hasMinors(side: Side) {
  return (_world: World, { units }: Pick<State, 'units'>): boolean =>
    units.some((unit) => unit.side === side && unit.nation !== undefined && unit.place === 'waiting' && !unit.held);
}

/** M8.0 */
const byOrders = ({ M8 }: Options): keyof Options | undefined => (M8 ? 'M8' : undefined);

/** M17.e.1: is it a war of the minors alone? */
const minorsOnly = (opening: Opening): boolean => opening.minorsOnly === true;
const withMajors = (opening: Opening): boolean => !minorsOnly(opening) && !hasThird(opening);

/** M17.g.1 */
const isLiberation = (opening: Opening): boolean => opening.liberation !== undefined;
const oppressedBy =
  (side: Side) =>
  (opening: Opening): boolean =>
    opening.liberation === side;
const mayClaim = (_world: World, state: State): boolean => levelOf(state) >= 0;
const bothChoose = (opening: Opening): boolean => !isLiberation(opening);

/** M17.f.3: one major alone, then the other with the minors. */
function hasThird(opening: Opening): boolean {
  return opening.third !== undefined;
}
/** M17.h.1 */
const isCivil = (opening: Opening): boolean => opening.civil !== undefined;
const isWar = (opening: Opening): boolean => !isCivil(opening) && !hasThird(opening);

/** B80.1, B80.2; T80.1: Red At Sea, Blue all, Red the rest. */
const SETUP: readonly Phase[] = [
  // M80.1
  { with: ['M8'], only: bothChoose, frame: () => ({ at: 'obChoice', side: 'blue' }), parts: ['obChoice'] },
  // M17.g.1: the oppressor takes any army; the guerillas have theirs.
  { with: ['M8'], only: oppressedBy('blue'), frame: () => ({ at: 'obChoice', side: 'blue', above: 0 }) },
  { with: ['M8'], only: oppressedBy('red'), frame: () => ({ at: 'obChoice', side: 'red', above: 0 }) },
  // M17.e.2: the second mover's alliance, then the first mover's, and nobody else.
  { with: ['M18'], only: minorsOnly, now: hasMinors('red'), frame: setsUp('red', 'minors') },
  { with: ['M18'], only: minorsOnly, now: hasMinors('blue'), frame: setsUp('blue', 'minors') },
  // M17.h.2: one after the other, whoever's turn it is.
  { only: isCivil, frame: setsUp('blue', 'turns'), parts: ['setup'] },
  // M17.f.3
  { only: hasThird, frame: (state) => ({ at: 'setup', side: other(state.first ?? 'red'), stage: 'all' }) },
  { only: hasThird, frame: (state) => ({ at: 'setup', side: state.first ?? 'red', stage: 'together' }) },
  // M80.2
  { with: ['M18'], only: withMajors, now: hasMinors('blue'), frame: setsUp('blue', 'minors') },
  { with: ['M18'], only: withMajors, now: hasMinors('red'), frame: setsUp('red', 'minors') },
  { with: ['M18'], only: withMajors, now: hasMinors('blue'), frame: setsUp('blue', 'rolled') },
  { with: ['M18'], only: withMajors, now: hasMinors('red'), frame: setsUp('red', 'rolled') },
  // M8.4: whoever moves first sets up last.
  { with: ['M8'], only: isWar, frame: (state) => ({ at: 'setup', side: other(state.first ?? 'blue'), stage: 'all' }) },
  { with: ['M8'], only: isWar, frame: (state) => ({ at: 'setup', side: state.first ?? 'blue', stage: 'all' }) },
  {
    with: ['tournament'],
    only: withMajors,
    dropped: ({ M8, M11 }) => (M8 ? 'M8' : M11 ? 'M11' : undefined),
    frame: setsUp('red', 'atSea'),
  },
  { only: withMajors, dropped: byOrders, frame: setsUp('blue', 'all') },
  { only: withMajors, dropped: byOrders, frame: setsUp('red', 'all') },
  // M80.5
  { with: ['M9'], now: plansAhead(() => 'blue'), frame: () => ({ at: 'plans', side: 'blue', stage: 'first' }) },
  { with: ['M9'], now: plansAhead(() => 'red'), frame: () => ({ at: 'plans', side: 'red', stage: 'first' }) },
  { does: updateControl },
  { does: (world, state, emit) => emit({ is: 'playerTurn', turn: state.turn, mover: firstOf(world.terms, state) }) },
];

/** A step that comes with another module too. */
const without =
  (module: 'M7' | 'M12' | 'M13') =>
  (options: Options): keyof Options | undefined =>
    options[module] ? undefined : module;

const moves = (step: MovementStep) => (): BlitzFrame => ({ at: 'movement', step });
/** M70.3: at the Basic level nobody goes to sea. */
const withoutSea = ({ tournament, M11 }: Options): keyof Options | undefined => (tournament || M11 ? undefined : 'M6');
const withoutShips = ({ M11 }: Options): keyof Options | undefined => (M11 ? undefined : 'M6');

/** M12.0 */
const byAirForces = ({ M12 }: Options): keyof Options | undefined => (M12 ? 'M12' : undefined);

/** M10.0 */
const bySupplyLines = ({ M10 }: Options): keyof Options | undefined => (M10 ? 'M10' : undefined);

const PLAYER_TURN: readonly Phase[] = [
  // M14.17
  { with: ['M14'], now: (world, state) => !lastOfTurn(world.terms, state), does: breakIce },
  // O80.1
  {
    with: ['weather', 'M14'],
    now: (world, state) => !lastOfTurn(world.terms, state),
    frame: () => ({ at: 'weather' }),
  },
  // M80.10, M17.f.5
  { only: hasThird, now: beginsTurn, does: enterWar },
  {
    only: hasThird,
    now: (world, state) => beginsTurn(world, state) && state.rising === undefined && waits(world, state),
    frame: () => ({ at: 'activation' }),
  },
  // T80.2
  { with: ['tournament'], does: endDamage },
  {
    with: ['tournament'],
    only: withMajors,
    dropped: ({ M8, M9 }) => (M8 ? 'M8' : M9 ? 'M9' : undefined),
    does: addReplacements,
  },
  { with: ['tournament'], dropped: bySupplyLines, does: testSupply },
  // O80.8
  {
    with: ['supplyRoutes'],
    does: (world, state, emit) => emit({ is: 'isolated', units: isolatedUnits(world, state, state.mover) }),
  },
  // M80.11
  { with: ['M10'], frame: () => ({ at: 'supply' }) },
  // M14.5
  { with: ['M14'], does: feelGround },
  // B80.3, T80.3; M80.11, M80.13, M80.19, M80.20, M80.21 step by step.
  // M80.12: aircraft that have closed hexes come home first.
  { with: ['M12'], frame: () => ({ at: 'airReturn', stage: 'recover' }) },
  { dropped: ({ M6 }) => (M6 ? 'M6' : undefined), frame: () => ({ at: 'movement' }) },
  { with: ['M6'], frame: moves('arrivals') },
  { with: ['M6'], dropped: without('M12'), frame: moves('ferry') },
  { with: ['M6'], frame: moves('air') },
  { with: ['M6'], dropped: without('M12'), frame: moves('strikes') },
  { with: ['M6'], dropped: without('M12'), frame: moves('standby') },
  { with: ['M6'], dropped: without('M7'), frame: moves('rail') },
  // M80.17, M80.18
  { with: ['M6'], dropped: withoutShips, frame: moves('sailing') },
  { with: ['M6'], dropped: withoutShips, frame: moves('engaging') },
  { with: ['M6'], dropped: withoutShips, frame: () => ({ at: 'inferior', stage: 'engaged' }) },
  { with: ['M6'], dropped: withoutSea, frame: moves('sea') },
  { with: ['M6'], dropped: withoutSea, frame: moves('embarking') },
  { with: ['M6'], frame: moves('land') },
  { with: ['M6'], dropped: without('M13'), frame: moves('flak') },
  { with: ['M6'], dropped: without('M12'), frame: moves('bases') },
  // M11.25, M80.44
  { with: ['M11'], dropped: ({ M6 }) => (M6 ? 'M6' : undefined), frame: () => ({ at: 'inferior', stage: 'moved' }) },
  { does: updateControl },
  { with: ['supplyRoutes', 'M10', 'M11'], does: closeBeachheads },
  { with: ['M10'], does: endImpulse },
  // M80.24
  {
    with: ['M16', 'M11'],
    // M80.47: dice fall here.
    does: (_world, _state, emit) => emit({ is: 'committed' }),
    frame: () => ({ at: 'bombardment' }),
  },
  // B80.4, T80.4; M80.45: of this only the missions of the Tournament Game stand before battles one at a time.
  {
    dropped: ({ M3, M12, tournament }) => (M3 && (!tournament || M12) ? 'M3' : undefined),
    frame: () => ({ at: 'declaration' }),
  },
  { does: (_world, _state, emit) => emit({ is: 'committed' }) },
  // M7.13
  { with: ['M7'], does: noteAttackers },
  { with: ['tournament'], does: noteSurrounded },
  { with: ['tournament'], does: joinStrikes },
  // O80.3
  {
    with: ['fighters'],
    now: (_world, state) => state.missions.length > 0,
    frame: () => ({ at: 'interception' }),
    parts: ['airFights'],
  },
  // B80.5; T80.5, T80.6, O80.4
  { frame: () => ({ at: 'combatStart' }), parts: ['avAdvances'] },
  // B80.6, T80.7
  { frame: () => ({ at: 'combat' }) },
  // M80.25
  { with: ['M3'], frame: () => ({ at: 'battles', attackers: [], hexes: [] }) },
  { with: ['M7'], does: noteAttackers },
  // T80.8
  { with: ['tournament'], frame: () => ({ at: 'seaHexes' }) },
  // M11.33, M11.34
  { with: ['M11'], frame: () => ({ at: 'waves' }) },
  { with: ['M7', 'M12'], does: loseTaken },
  { does: (_world, _state, emit) => emit({ is: 'combatEnded' }) },
  { does: updateControl },
  { with: ['supplyRoutes', 'M10', 'M11'], does: closeBeachheads },
  // T80.9, then O80.5: interceptors land after the mover's aircraft (O90.9).
  { with: ['tournament'], dropped: byAirForces, frame: ({ mover }) => ({ at: 'landing', side: mover }) },
  { with: ['fighters'], frame: ({ mover }) => ({ at: 'landing', side: other(mover) }) },
  // M80.26
  { with: ['M12'], frame: () => ({ at: 'airReturn', stage: 'return' }) },
  // M80.27
  {
    with: ['M1', 'M2'],
    does: (_world, _state, emit) => emit({ is: 'impulse' }),
    frame: () => ({ at: 'movement', impulse: 2 }),
  },
  { with: ['M1', 'M2'], does: (_world, _state, emit) => emit({ is: 'committed' }) },
  {
    with: ['M1', 'M2'],
    does(world, state, emit) {
      updateControl(world, state, emit);
      if (world.keepsBeachheads) closeBeachheads(world, state, emit);
    },
  },
  { with: ['M1', 'M2'], dropped: ({ M10 }) => (M10 ? undefined : 'M10'), does: endImpulse },
  // T80.10
  { with: ['tournament'], frame: () => ({ at: 'minorLosses' }) },
  // T80.11, O80.9: capacity first, then routes.
  { with: ['tournament'], dropped: bySupplyLines, frame: () => ({ at: 'supplyLosses' }) },
  { with: ['supplyRoutes'], frame: () => ({ at: 'beachSupply', beach: -1, units: [] }), parts: ['beachSupply'] },
  // M7.17
  { with: ['M7'], does: repairCuts },
  // M11.13
  { with: ['M11'], does: loseTakenShips },
  // B80.7, T80.12
  { frame: () => ({ at: 'turnEnd' }) },
  { does: updateControl },
  // M17.g.5, M17.g.6
  { with: ['M17'], only: isLiberation, does: countHeld },
  { does: judgeTurn },
  { with: ['M17'], only: oppressedBy('blue'), now: mayClaim, frame: () => ({ at: 'claim', side: 'red' }) },
  { with: ['M17'], only: oppressedBy('red'), now: mayClaim, frame: () => ({ at: 'claim', side: 'blue' }) },
  // M80.29: the first player, who has moved before, builds first.
  {
    with: ['M9'],
    now: builds(other),
    does: opensPlan(other),
    frame: ({ mover }) => ({ at: 'production', side: other(mover), spent: [] }),
  },
  { with: ['M9'], now: plansOn(other), frame: ({ mover }) => ({ at: 'plans', side: other(mover), stage: 'cycle' }) },
  {
    with: ['M9'],
    now: builds(himself),
    does: opensPlan(himself),
    frame: ({ mover }) => ({ at: 'production', side: mover, spent: [] }),
  },
  { with: ['M9'], now: plansOn(himself), frame: ({ mover }) => ({ at: 'plans', side: mover, stage: 'cycle' }) },
  // M80.30, M90.34: after production; those that wait come at the end of any turn.
  { with: ['M15'], now: (world, state) => lastOfTurn(world.terms, state), does: raise },
  { with: ['M15'], now: hasWaiting(other), frame: ({ mover }) => ({ at: 'guerillas', side: other(mover) }) },
  { with: ['M15'], now: hasWaiting((mover) => mover), frame: ({ mover }) => ({ at: 'guerillas', side: mover }) },
  // M80.31: both countries' losses are made good, the first player's first.
  {
    with: ['M17'],
    only: minorsOnly,
    now: endsTurn,
    frame: ({ mover }) => ({ at: 'replacements', side: other(mover), given: [] }),
  },
  {
    with: ['M17'],
    only: minorsOnly,
    now: endsTurn,
    frame: ({ mover }) => ({ at: 'replacements', side: mover, given: [] }),
  },
  // M80.32, M80.46: the count of the scenario.
  { with: ['M17'], now: endsTurn, does: countTurn },
  { does: nextPlayerTurn },
];

const whose = (frame: BlitzFrame): Side | undefined => ('side' in frame ? frame.side : undefined);
const stageOf = (frame: BlitzFrame): string | number | undefined => {
  if (frame.at === 'movement') return frame.impulse ?? frame.step;
  return 'stage' in frame ? frame.stage : undefined;
};

function holds(phase: Phase, state: State, frame: BlitzFrame): boolean {
  if (phase.parts?.includes(frame.at)) return true;
  const begun = phase.frame?.(state);
  return begun?.at === frame.at && whose(begun) === whose(frame) && stageOf(begun) === stageOf(frame);
}

const inPlay = ({ with: needs, dropped, only }: Phase, { options, opening }: World): boolean =>
  (needs === undefined || needs.some((name) => options[name])) &&
  dropped?.(options) === undefined &&
  only?.(opening) !== false;

/** The lines that follow the phase a state is in; after the last one the next player turn begins. */
function following(world: World, state: State): readonly Phase[] {
  const [frame] = state.frames;
  if (!frame) throw new Error('the game is over, no phase follows');
  const stage = SETUP.findIndex((phase) => inPlay(phase, world) && holds(phase, state, frame));
  if (stage >= 0) return [...SETUP.slice(stage + 1), ...PLAYER_TURN];
  const no = PLAYER_TURN.findIndex((phase) => holds(phase, state, frame));
  return [...PLAYER_TURN.slice(no + 1), ...PLAYER_TURN];
}

/** The phase is over: on to the next one that is in this game and comes now. */
export function goOn(world: World, state: State, emit: Tell): void {
  for (const phase of following(world, state)) {
    if (!inPlay(phase, world) || phase.now?.(world, state) === false) continue;
    phase.does?.(world, state, emit);
    if (state.outcome) return;
    if (phase.frame) return emit({ is: 'turnTo', frame: phase.frame(state) });
  }
}

/** The decisions of a player turn in this game, in their order. */
export const decisionsOf = (world: World, state: State): readonly BlitzFrame[] =>
  PLAYER_TURN.flatMap((phase) => (inPlay(phase, world) && phase.frame ? [phase.frame(state)] : []));

/**
 * M6.1: whoever is said to move begins with the first step, where movement has steps. M80.2: a set-up begins with the armies
 * of the minors, where there are any; M17.e.2: with those of the second mover. M17.h.2: in a civil war it goes by turns.
 */
export function asPlayed({ M6 }: Options, opening: Opening, frame: BlitzFrame, units: readonly Unit[]): BlitzFrame {
  if (frame.at === 'setup' && isCivil(opening)) return { ...frame, stage: 'turns' };
  if (frame.at === 'setup' && hasThird(opening))
    return { ...frame, stage: frame.side === opening.third ? 'together' : 'all' };
  if (frame.at === 'setup' && (frame.stage === 'atSea' || frame.stage === 'all')) {
    const waiting = units.filter((unit) => unit.nation !== undefined && unit.place === 'waiting');
    const early = minorsOnly(opening) ? 'red' : 'blue';
    const side = waiting.some((unit) => unit.side === early && !unit.held) ? early : other(early);
    return waiting.length > 0 ? { ...frame, side, stage: 'minors' } : frame;
  }
  return M6 && frame.at === 'movement' && stageOf(frame) === undefined ? { ...frame, step: 'arrivals' } : frame;
}

/** Why a decision has no phase in this game. */
export function absentBy(world: World, state: State, frame: BlitzFrame): string | undefined {
  const lines = [...SETUP, ...PLAYER_TURN].filter((line) => holds(line, state, frame));
  const [phase] = lines;
  if (!phase || lines.some((line) => inPlay(line, world))) return undefined;
  if (lines.some((line) => line.only?.(world.opening) === false))
    return 'this war has no phase for this decision (M80.48)';
  const without = phase.dropped?.(world.options);
  return without
    ? `a game with ${without} has no phase for this decision (M80)`
    : `the position has something of ${phase.with?.[0] ?? ''}, which is not played (B0.2)`;
}

/** B10.5 */
function updateControl(world: World, state: State, emit: Tell): void {
  const changes = controlUpdate(world, state);
  if (changes.length > 0) emit({ is: 'control', changes });
  if (world.opening.civil) for (const taken of takenCentres(world, state)) emit(taken);
}

/** T23.3.3: bombing that ends. */
function endDamage(_world: World, state: State, emit: Tell): void {
  const { mover, turn } = state;
  if (state.damage.some((one) => one.side === mover && one.until <= turn))
    emit({ is: 'damageEnded', side: mover, turn });
}

const FIRST_REPLACEMENTS = 5;
const REPLACEMENTS = 4;

/** T17.1.1 */
function addReplacements(_world: World, { mover, turn, replacements }: State, emit: Tell): void {
  if (turn >= FIRST_REPLACEMENTS)
    emit({ is: 'replacements', ...replacements, [mover]: replacements[mover] + REPLACEMENTS });
}

/** T21.3a: test 1. */
function testSupply(world: World, state: State, emit: Tell): void {
  const short = shortage(world, state, state.mover) > 0;
  if (short !== state.short) emit({ is: 'short', short });
}

/** M10.11 a: who has a line again is supplied; M10.25: who has strayed for good is isolated. */
function endImpulse(world: World, state: State, emit: Tell): void {
  const strays = astray(world, state);
  if (strays.length > 0) emit({ is: 'cutOff', units: strays });
  const units = relieved(world, state);
  if (units.length > 0) emit({ is: 'relieved', units });
}

/** M3.11: what is noted of a battle that is declared by itself. */
export function noteDeclared(world: World, state: State, emit: Tell): void {
  if (world.options.tournament) noteSurrounded(world, state, emit);
}

/** T7.2.16: tested now, whatever the battles before it bring. */
function noteSurrounded(world: World, state: State, emit: Tell): void {
  const fought = state.battles.filter((battle) => battle.kind === 'ground');
  if (fought.length === 0 || world.rules.groundTable().ringed === undefined) return;
  const ringed = fought.filter((battle) => battle.hexes.every((hex) => surrounded(world, state, hex)));
  emit({ is: 'surrounded', battles: ringed.map((battle) => battle.no) });
}

/** T80.5: strategic and nuclear strikes join the battles to be resolved. */
function joinStrikes(_world: World, state: State, emit: Tell): void {
  for (const hex of struckHexes(state)) {
    emit({ is: 'declared', battle: { no: freeNumber(state), kind: 'strike', attackers: [], hexes: [hex] } });
  }
  const nuclear = state.missions.find((one) => one.kind === 'nuclear');
  if (nuclear) {
    emit({ is: 'declared', battle: { no: freeNumber(state), kind: 'nuclear', attackers: [], hexes: [nuclear.hex] } });
  }
}

/** O21.1.2b: a beach stops serving when all its hexes are held or covered by the opponent. */
function closeBeachheads(world: World, state: State, emit: Tell): void {
  const open = servingBeaches(world, state);
  if (open.length < state.beachheads.length) emit({ is: 'beachheads', beachheads: open });
}

/** M9.2: the end of a turn in which a side's centres build. */
function builds(who: (mover: Side) => Side) {
  return (world: World, state: State): boolean =>
    world.productionCycle > 0 &&
    lastOfTurn(world.terms, state) &&
    state.turn % world.productionCycle === 0 &&
    (isOverseas(world, who(state.mover)) ||
      (state.centres ?? []).some((one) => one.side === who(state.mover) && !one.unowned));
}

function himself(mover: Side): Side {
  return mover;
}

/** M9.20: has a side centres to plan for? */
function plansAhead(who: (mover: Side) => Side) {
  return (world: World, state: State): boolean =>
    world.plansProduction &&
    (isOverseas(world, who(state.mover)) || (state.centres ?? []).some((one) => one.side === who(state.mover)));
}

function plansOn(who: (mover: Side) => Side) {
  const [cycle, plans] = [builds(who), plansAhead(who)];
  return (world: World, state: State): boolean => plans(world, state) && cycle(world, state);
}

/** M9.20: what was written two cycles before is told. */
function opensPlan(who: (mover: Side) => Side) {
  return (_world: World, state: State, emit: Tell): void => {
    const plan = planOf(state, who(state.mover), state.turn);
    if (plan?.builds) emit({ is: 'planOpened', plan: { ...plan, open: true } });
  };
}

/** B80.7, T80.12 */
function judgeTurn(world: World, state: State, emit: Tell): void {
  const streak = streaksAfter(world, state);
  if (streak.blue !== state.streak.blue || streak.red !== state.streak.red) emit({ is: 'streak', ...streak });
  const verdict = world.rules.outcome({ world, state, early: true });
  if (verdict) emit({ is: 'over', outcome: outcomeOf(verdict) });
}

function endsTurn({ terms }: World, state: State): boolean {
  return lastOfTurn(terms, state);
}

function beginsTurn(world: World, state: State): boolean {
  return !endsTurn(world, state);
}

/** M17.f.4: does the third power still keep out of the war? */
const waits = ({ board, opening }: World, state: State): boolean =>
  opening.third !== undefined && isPassive(state, board, opening.third);

/** M17.f.5: the turn has come for which the die called it in. */
function enterWar(world: World, state: State, emit: Tell): void {
  const { third } = world.opening;
  if (!third || !waits(world, state) || state.rising === undefined || state.rising > state.turn) return;
  const country = world.board.source.countries.findIndex(({ role }) => role === third);
  emit({ is: 'nation', nation: violated(state, country, other(third)) });
}

/** M80.32, M80.46: on the last turn what the scenario counts. */
function countTurn(world: World, state: State, emit: Tell): void {
  const verdict = world.rules.outcome({ world, state });
  if (verdict) emit({ is: 'over', outcome: outcomeOf(verdict) });
}

/** On to the next player turn (B4.6). */
function nextPlayerTurn(world: World, state: State, emit: Tell): void {
  if (state.closed.some((one) => one.side === state.mover && one.until <= state.turn)) {
    emit({ is: 'closureEnded', side: state.mover, turn: state.turn });
  }
  const mover = other(state.mover);
  emit({ is: 'playerTurn', turn: nextOf(world.terms, state, mover), mover });
}
