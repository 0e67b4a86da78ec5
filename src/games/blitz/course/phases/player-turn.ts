import { isolatedUnits } from '#games/blitz/supply/rules/routes.ts';
import { hasWaiting, raise } from '#games/blitz/countries/guerillas/revolt.ts';
import { loseTakenShips } from '#games/blitz/sea/ships/ships-in-port.ts';
import { loseTaken, noteAttackers, repairCuts } from '#games/blitz/ground/rail/cuts.ts';
import { countHeld, levelOf } from '#games/blitz/countries/wars/liberation.ts';
import { breakIce, feelGround } from '#games/blitz/weather/zones/ground.ts';
import {
  addReplacements,
  beginsTurn,
  closeBeachheads,
  countTurn,
  endDamage,
  endImpulse,
  endsTurn,
  enterWar,
  joinStrikes,
  judgeTurn,
  nextPlayerTurn,
  noteSurrounded,
  testSupply,
  updateControl,
  waits,
} from './automatic.ts';
import { builds, himself, opensPlan, plansOn } from './cycles.ts';
import type { Phase } from './phase.ts';
import { hasThird, isLiberation, minorsOnly, oppressedBy, withMajors } from './wars.ts';
import type { Options } from '#games/blitz/presets.ts';
import { lastOfTurn } from '#games/blitz/turns.ts';
import { type BlitzFrame, type MovementStep, other, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

const mayClaim = (_world: World, state: State): boolean => levelOf(state) >= 0;

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

export const PLAYER_TURN: readonly Phase[] = [
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
  // M80.45, M70.fallback
  {
    with: ['M13'],
    dropped: byAirForces,
    now: (_world, state) => state.missions.length > 0,
    frame: ({ missions }) => ({ at: 'airDefence', hexes: [...new Set(missions.map(({ hex }) => hex))] }),
  },
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
      closeBeachheads(world, state, emit);
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
