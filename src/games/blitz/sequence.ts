import type { Emit } from '../../core/play.ts';
import { surrounded } from './chapters/combat/av.ts';
import { controlUpdate } from './chapters/countries/cities.ts';
import { freeNumber, struckHexes } from './chapters/combat/declaration.ts';
import { isolatedUnits, servingBeaches } from './chapters/supply/routes.ts';
import { shortage } from './chapters/supply/supply.ts';
import { type BlitzEvent, type BlitzFrame, other, type Side, type State } from './types.ts';
import { outcomeOf, streaksAfter } from './victory.ts';
import type { World } from './world.ts';

/** The turn, whole: B4, B80, T80, O80. Each function takes play from one phase to the next. */

type Tell = Emit<BlitzEvent>;

const turnTo = (emit: Tell, frame: BlitzFrame): void => emit({ is: 'turnTo', frame });

/** B10.5 */
export function updateControl(world: World, state: State, emit: Tell): void {
  const changes = controlUpdate(world, state);
  if (changes.length > 0) emit({ is: 'control', changes });
}

/** B80.1 and B80.2; T80.1: Red At Sea, Blue all, Red the rest. */
export function afterSetup(
  world: World,
  state: State,
  frame: { side: Side; stage: 'atSea' | 'all' },
  emit: Tell,
): void {
  if (frame.stage === 'atSea') return turnTo(emit, { at: 'setup', side: 'blue', stage: 'all' });
  if (frame.side === 'blue') return turnTo(emit, { at: 'setup', side: 'red', stage: 'all' });
  updateControl(world, state, emit);
  beginPlayerTurn(world, state, 'blue', state.turn, emit);
}

/** O80.1, then T80.2, then movement. */
function beginPlayerTurn(world: World, state: State, mover: Side, turn: number, emit: Tell): void {
  emit({ is: 'playerTurn', turn, mover });
  if (world.hasWeather && mover === 'blue') return turnTo(emit, { at: 'weather' });
  openPlayerTurn(world, state, emit);
}

const FIRST_REPLACEMENTS = 5;
const REPLACEMENTS = 4;

/** T80.2: bombing that ends, replacements, supply test 1. */
export function openPlayerTurn(world: World, state: State, emit: Tell): void {
  const { options } = world;
  const { mover, turn } = state;
  if (options.tournament) {
    if (state.damage.some((one) => one.side === mover && one.until <= turn))
      emit({ is: 'damageEnded', side: mover, turn });
    if (turn >= FIRST_REPLACEMENTS) {
      emit({ is: 'replacements', ...state.replacements, [mover]: state.replacements[mover] + REPLACEMENTS });
    }
    const short = shortage(world, state, mover) > 0;
    if (short !== state.short) emit({ is: 'short', short });
  }
  if (options.supplyRoutes) emit({ is: 'isolated', units: isolatedUnits(world, state, mover) });
  turnTo(emit, { at: 'movement' });
}

/** B80.3 to B80.4 */
export function beginDeclaration(world: World, state: State, emit: Tell): void {
  updateControl(world, state, emit);
  if (world.options.supplyRoutes) closeBeachheads(world, state, emit);
  turnTo(emit, { at: 'declaration' });
}

/** B80.4, T80.4 to O80.3 or T80.5: strategic and nuclear strikes join the battles to be resolved. */
export function endDeclaration(world: World, state: State, emit: Tell): void {
  emit({ is: 'committed' });
  const fought = state.battles.filter((battle) => battle.kind === 'ground');
  if (world.options.tournament && fought.length > 0) {
    // T7.2.16: tested now, whatever the battles before it bring.
    const ringed = fought.filter((battle) => battle.hexes.every((hex) => surrounded(world, state, hex)));
    emit({ is: 'surrounded', battles: ringed.map((battle) => battle.no) });
  }
  for (const hex of struckHexes(state)) {
    emit({ is: 'declared', battle: { no: freeNumber(state), kind: 'strike', attackers: [], hexes: [hex] } });
  }
  const nuclear = state.missions.find((one) => one.kind === 'nuclear');
  if (nuclear) {
    emit({ is: 'declared', battle: { no: freeNumber(state), kind: 'nuclear', attackers: [], hexes: [nuclear.hex] } });
  }
  if (world.options.fighters && state.missions.length > 0) return turnTo(emit, { at: 'interception' });
  turnTo(emit, { at: 'combatStart' });
}

/** T80.7 to T80.8: what ends with combat, then the sea hexes. */
export function endCombat(world: World, state: State, emit: Tell): void {
  if (world.options.tournament) return turnTo(emit, { at: 'seaHexes' });
  emit({ is: 'combatEnded' });
  updateControl(world, state, emit);
  turnTo(emit, { at: 'turnEnd' });
}

/** T80.8 to T80.9 */
export function beginLanding(world: World, state: State, emit: Tell): void {
  emit({ is: 'combatEnded' });
  updateControl(world, state, emit);
  if (world.options.supplyRoutes) closeBeachheads(world, state, emit);
  turnTo(emit, { at: 'landing', side: state.mover });
}

/** T80.9 to O80.5 or T80.10: interceptors land after the mover's aircraft (O90.9). */
export function afterLanding(world: World, state: State, side: Side, emit: Tell): void {
  if (world.options.fighters && side === state.mover) return turnTo(emit, { at: 'landing', side: other(side) });
  turnTo(emit, { at: 'minorLosses' });
}

export const afterMinorLosses = (emit: Tell): void => turnTo(emit, { at: 'supplyLosses' });

/** T80.11, O80.9: capacity first, then routes. */
export function afterSupplyLosses(world: World, emit: Tell): void {
  turnTo(emit, world.beachSupply ? { at: 'beachSupply', beach: -1, units: [] } : { at: 'turnEnd' });
}

/** O21.1.2b: a beach stops serving when all its hexes are held or covered by the opponent. */
function closeBeachheads(world: World, state: State, emit: Tell): void {
  const open = servingBeaches(world, state);
  if (open.length < state.beachheads.length) emit({ is: 'beachheads', beachheads: open });
}

/** B80.7, T80.12, and on to the next player turn (B4.6). */
export function endPlayerTurn(world: World, state: State, emit: Tell): void {
  updateControl(world, state, emit);
  const streak = streaksAfter(world, state);
  if (streak.blue !== state.streak.blue || streak.red !== state.streak.red) emit({ is: 'streak', ...streak });
  const verdict = world.rules.outcome({ world, state });
  if (verdict) return emit({ is: 'over', outcome: outcomeOf(verdict) });
  if (state.closed.some((one) => one.side === state.mover && one.until <= state.turn)) {
    emit({ is: 'closureEnded', side: state.mover, turn: state.turn });
  }
  const mover = other(state.mover);
  beginPlayerTurn(world, state, mover, mover === 'blue' ? state.turn + 1 : state.turn, emit);
}
