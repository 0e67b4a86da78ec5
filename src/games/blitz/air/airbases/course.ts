import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { nameOf } from '#hex/grid.ts';
import { isFighter, isLifter, isShip } from '#games/blitz/kinds.ts';
import { type BlitzEvent, type FrameAt, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { flakColumn, flakLosses } from '../flak/flak-table.ts';
import { exposedTo, flakFactors } from '../flak/volleys.ts';
import { baseAt } from './bases.ts';
import { carryOut } from './effects.ts';
import { flown } from './flight-state.ts';
import { homeless, lostInTheAir, refugeOf } from './way-home.ts';
import { metIn } from './interception.ts';
import { stationOf } from './stations.ts';
import { deliver, overload } from './lift.ts';
import { aloft, factorsLeft, loseInTiers } from './air-losses.ts';
import { fighterLosses, fighterOdds } from './tables.ts';

/** M12.20: what of a flight happens by itself, step by step. */

type Flight = FrameAt<'flight'>;
type Tell = Emit<BlitzEvent>;

const those = (state: State, units: readonly UnitNo[], test: (unit: Unit) => boolean): UnitNo[] =>
  units.filter((no) => test(state.units[no] as Unit));

/**
 * M12.14, M10.20: the factors that have fired from the target hex: where it stands counts, not where on the way it fires.
 * M11.tf g: that of the ships under attack counts like it. At those who turned back nobody has fired (M12.24).
 */
function flakAtTarget(world: World, state: State, flight: Flight, targets: readonly UnitNo[]): number {
  const { flak = 0, hex, stage, volleys } = flight;
  if (stage !== 'out' || targets.length === 0) return flak;
  const there = (volleys[0]?.units ?? []).filter(
    (no) => state.units[no]?.at === hex || isShip(state.units[no] as Unit),
  );
  return flak + flakFactors(world, state, there);
}

/** M13.5, M13.6: the next volley: bombers are hit first, then transports, then fighters. */
function fire(world: World, state: State, flight: Flight, emit: Tell, dice: Dice): void {
  const [volley, ...rest] = flight.volleys;
  if (!volley) return;
  const targets = aloft(state, exposedTo(flight, volley));
  const column = flakColumn(flakFactors(world, state, volley.units));
  emit({ is: 'turnTo', frame: flown(flight, { volleys: rest, flak: flakAtTarget(world, state, flight, targets) }) });
  if (column === undefined || targets.length === 0) return;
  const die = dice.roll(6, `turn ${state.turn} ${state.mover} flak ${nameOf(world.board.grid, volley.hex)}`);
  const lost = Math.min(flakLosses(column, die), factorsLeft(state, targets));
  emit({ is: 'flakFired', units: volley.units, hex: volley.hex, column, die, lost });
  const fighters = those(state, targets, isFighter);
  const lifters = those(state, targets, isLifter);
  const bombers = targets.filter((no) => !fighters.includes(no) && !lifters.includes(no));
  loseInTiers(state, state.mover, lost, [bombers, lifters, fighters], 'M13.6', emit);
}

/** M12.25: one round; escorts die first. */
function meet(world: World, state: State, flight: Flight, emit: Tell, dice: Dice): void {
  const where = flight.meeting ?? flight.hex;
  const targets = aloft(
    state,
    metIn(flight, where).flatMap(({ units }) => units),
  );
  // On the way home a meeting that is over is no longer named.
  const home = flight.stage === 'combatHome';
  emit({
    is: 'turnTo',
    frame: flown(flight, home ? { stage: 'in', meeting: undefined, met: undefined } : { stage: 'effect' }),
  });
  const [interceptors, factors] = [factorsLeft(state, flight.interceptors), factorsLeft(state, targets)];
  if (interceptors === 0 || factors === 0) return;
  const odds = fighterOdds(interceptors, factors);
  const die = dice.roll(6, `turn ${state.turn} ${state.mover} interception ${nameOf(world.board.grid, where)}`);
  const table = fighterLosses(odds, die);
  // Losses never exceed the factors flown.
  const lost = { interceptors: Math.min(table.interceptors, interceptors), flight: Math.min(table.flight, factors) };
  emit({ is: 'airCombat', hex: where, interceptors, flight: factors, odds, die, lost });
  const escorts = those(state, targets, isFighter);
  const others = targets.filter((no) => !escorts.includes(no));
  loseInTiers(state, other(state.mover), lost.interceptors, [flight.interceptors], 'M12.25', emit);
  loseInTiers(state, state.mover, lost.flight, [escorts, others], 'M12.25', emit);
}

/** M12.26, M12.28: the next mission; then the interceptors go home. */
function effect(world: World, state: State, flight: Flight, emit: Tell, dice: Dice): void {
  const over = overload(state, flight);
  if (over) return emit({ is: 'push', frame: over });
  const [sortie, ...rest] = flight.sorties;
  if (sortie) {
    emit({ is: 'turnTo', frame: flown(flight, { sorties: rest }) });
    if (deliver(world, state, flight, sortie, emit)) return;
    return carryOut(world, state, flight, sortie, emit, dice);
  }
  emit({ is: 'turnTo', frame: flown(flight, { stage: 'home', interceptors: [] }) });
  standDown(world, state, flight, emit);
}

/** M12.28: interceptors go home; those whose base was destroyed meanwhile fly on to others, or are lost (M12.hd). */
export function standDown(world: World, state: State, flight: Flight, emit: Tell): void {
  const units = aloft(state, flight.interceptors);
  const side = other(state.mover);
  const adrift = units.filter(
    (no) => state.units[no]?.aboard !== undefined && !stationOf(world, state, state.units[no] as Unit),
  );
  const home = units.filter((no) => !adrift.includes(no));
  const bases = home.flatMap((no) => {
    const unit = state.units[no];
    return unit?.aboard === undefined ? [unit?.base ?? -1] : [];
  });
  const gone = new Set(bases.filter((hex) => baseAt(state, side, hex) === undefined));
  if (home.length > 0) emit({ is: 'stoodDown', units: home });
  for (const hex of gone) emit({ is: 'push', frame: { at: 'evacuation', side, hex } });
  // M12.46: their task force was sunk while they flew.
  for (const no of adrift) {
    const to = refugeOf(world, state, flight, no);
    const deck = to?.ship === undefined ? {} : { ship: to.ship };
    if (to) emit({ is: 'cameDown', units: [no], to: to.hex, path: [], ...deck });
    else emit({ is: 'eliminated', units: [no], rule: 'M12.46' });
  }
}

/** M12.27: those who have come through land; the others wait. */
function comeIn(state: State, flight: Flight, emit: Tell): void {
  for (const { hexes, units, from, ship } of flight.groups) {
    const there = aloft(state, units);
    if (there.length === 0) continue;
    const to = { to: hexes.at(-1) ?? from, ...(ship === undefined ? {} : { ship }) };
    emit({ is: 'cameDown', units: there, path: hexes, ...to });
  }
  emit({ is: 'turnTo', frame: flown(flight, { stage: 'home', groups: [] }) });
}

/** M12.31: whoever is met on the way home is fought before it lands. */
function arrive(world: World, state: State, flight: Flight, emit: Tell): void {
  if (flight.interceptors.length === 0) return comeIn(state, flight, emit);
  if (flight.meeting !== undefined) return emit({ is: 'turnTo', frame: flown(flight, { stage: 'combatHome' }) });
  emit({ is: 'turnTo', frame: flown(flight, { interceptors: [] }) });
  standDown(world, state, flight, emit);
}

/** Next stage of a flight that has no decision left. */
export function proceed(world: World, state: State, flight: Flight, emit: Tell, dice: Dice): void {
  const to = (stage: Flight['stage']): void => emit({ is: 'turnTo', frame: flown(flight, { stage }) });
  switch (flight.stage) {
    case 'intercept':
      return to('flak');
    case 'flak':
      return to('abort');
    case 'abort':
      return to('refuse');
    case 'refuse':
      return to('out');
    case 'out':
      if (flight.volleys.length === 0) return to(flight.interceptors.length > 0 ? 'combat' : 'effect');
      emit({ is: 'committed' });
      return fire(world, state, flight, emit, dice);
    case 'combat':
      emit({ is: 'committed' });
      return meet(world, state, flight, emit, dice);
    case 'effect':
      return effect(world, state, flight, emit, dice);
    case 'interceptHome':
      return to('flakHome');
    case 'flakHome':
      return to('in');
    case 'combatHome':
      return meet(world, state, flight, emit, dice);
    case 'in':
      if (flight.volleys.length === 0) return arrive(world, state, flight, emit);
      return fire(world, state, flight, emit, dice);
    case 'home': {
      const lost = lostInTheAir(world, state, flight);
      if (lost.length > 0) emit({ is: 'eliminated', units: lost, rule: 'M12.10' });
      if (homeless(state, flight).length === 0) emit({ is: 'pop' });
      return undefined;
    }
  }
}
