import type { Dice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { ratio, times } from '#core/terms.ts';
import { neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { oneDie, twoDice } from '#games/gamex/chance.ts';
import { terrainOf } from '#games/gamex/board/board.ts';
import { OBSTACLES } from '#games/gamex/board/terrain.ts';
import { type Decision, pick, sideOfFrame, type Verb } from '#games/gamex/decision.ts';
import type {
  CommandOf,
  FrameOf,
  GamexEvent,
  Mission,
  Pending,
  Side,
  State,
  Unit,
  UnitId,
} from '#games/gamex/types.ts';
import { enemyHexes, goodOrder, inactive, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { code, refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { isInForce } from '../chaos/force.ts';
import { pushAaWindow } from '../air/anti-aircraft.ts';
import { pointsFor } from '../turn/points.ts';
import { isPausing, pushAttacks, volleyOf } from '../fire/attacks.ts';
import { resolve } from '../fire/resolve.ts';
import { reckon, targetsIn } from '../fire/strength.ts';
import { bridgeMissionFault, bridgePlan } from '../engineers/bridge-fire.ts';
import { tempBridgeAt } from '../engineers/bridges.ts';
import { broadsideFault } from '../landings/naval.ts';
import { moraleLevel } from '../morale/morale.ts';
import { isSpotted, smokeAt, unspottedFault } from '../sight/observation.ts';
import { bombard, gunFault, sighterFault } from './indirect.ts';

/** Off-board artillery (X6.4.4): availability, accuracy, scatter, counter-battery. */

export const batteryOf = (state: State, side: Side, battery: string): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.place === 'off' && unit.group === battery);

/** X7.2a: guns of the battery that may fire now, neither activated this turn nor disrupted. */
export const crewedGuns = (state: State, side: Side, battery: string): Unit[] =>
  batteryOf(state, side, battery).filter((unit) => inactive(unit) && goodOrder(unit));

const purse = (state: State): FrameOf<'spend'> | undefined =>
  state.frames.findLast((frame): frame is FrameOf<'spend'> => frame.at === 'spend');
export const readyNow = (state: State): readonly string[] => purse(state)?.ready ?? [];

/** Batteries that have not fired this turn and have a gun left in good order. */
export function batteriesOf(world: World, state: State, side: Side): string[] {
  if (isInForce(state, 'E13', side)) return [];
  const names = state.units.flatMap((unit) =>
    unit.side === side &&
    unit.place === 'off' &&
    kindOf(world, unit).type !== 'aircraft' &&
    inactive(unit) &&
    goodOrder(unit)
      ? [unit.group ?? unit.id]
      : [],
  );
  return [...new Set(names)];
}

/** Batteries that may fire now: those that are ready, and with a registered target all (E12). */
export const callable = (world: World, state: State, side: Side): readonly string[] =>
  isInForce(state, 'E12', side)
    ? [...new Set([...readyNow(state), ...batteriesOf(world, state, side)])]
    : readyNow(state);

function setReady(state: State, ready: readonly string[], emit: Emit<GamexEvent>): void {
  const top = state.frames.at(-1);
  if (top?.at === 'spend') emit({ is: 'turnTo', frame: { ...top, ready } });
}

/** X7.2a, ruling: it neither checks nor fires until it has rallied. */
const disruptedFault = (battery: string): Objection => refuse('X7.2a', msg`battery ${code(battery)} is disrupted`);

/** X6.4.4a */
export const obaCheckVerb: Verb<'obaCheck'> = {
  ap: () => 1,
  check(world, state, side, { battery }) {
    const guns = batteryOf(state, side, battery);
    if (guns.length === 0) return refuse('X6.4.4a', msg`${theSide(side)} {has|have} no battery ${code(battery)}`);
    if (isInForce(state, 'E13', side))
      return refuse('X24.6.t', msg`the line to the batteries is cut until Housekeeping`);
    if (!guns.some(inactive)) return refuse('X6.4.4a', msg`battery ${code(battery)} has fired this turn`);
    if (crewedGuns(state, side, battery).length === 0) return disruptedFault(battery);
    return readyNow(state).includes(battery)
      ? refuse('X6.4.4f', msg`battery ${code(battery)} is ready already`)
      : undefined;
  },
  play(world, state, side, { battery }, emit, dice) {
    const level = moraleLevel(world, batteryOf(state, side, battery)[0]?.nation ?? '');
    const rolled = twoDice(dice, side, 'availability');
    emit({ is: 'available', battery, dice: rolled, level });
    if (rolled[0] + rolled[1] <= level) setReady(state, [...readyNow(state), battery], emit);
  },
  *legal(world, state, side) {
    const ready = readyNow(state);
    for (const battery of batteriesOf(world, state, side))
      if (!ready.includes(battery)) yield { do: 'obaCheck', battery };
  },
  sample(world, state, side, choose) {
    return pick([...this.legal(world, state, side)], choose);
  },
  any(world, state, side) {
    return batteriesOf(world, state, side).length > 0;
  },
};

export function readyFault(
  world: World,
  state: State,
  side: Side,
  batteries: readonly string[],
): Objection | undefined {
  if (batteries.length === 0 || new Set(batteries).size !== batteries.length)
    return refuse('X6.4.4f', msg`name the batteries`);
  if (isInForce(state, 'E13', side)) return refuse('X24.6.t', msg`the line to the batteries is cut until Housekeeping`);
  const idle = batteries.find(
    (battery) => !callable(world, state, side).includes(battery) || batteryOf(state, side, battery).length === 0,
  );
  const shaken = batteries.find(
    (battery) => batteryOf(state, side, battery).some(inactive) && crewedGuns(state, side, battery).length === 0,
  );
  if (shaken !== undefined) return disruptedFault(shaken);
  return idle === undefined ? undefined : refuse('X6.4.4f', msg`battery ${code(idle)} is not ready`);
}

/** May these batteries be called at all, whatever they are to fire at? */
function callFault(world: World, state: State, side: Side, batteries: readonly string[]): Objection | undefined {
  return (
    readyFault(world, state, side, batteries) ??
    broadsideFault(
      world,
      batteries.flatMap((battery) => crewedGuns(state, side, battery)),
    )
  );
}

/** Does the sighting unit see an enemy there whom its side has spotted, or the bridge there (X9.3e)? */
function sightedFault(
  world: World,
  state: State,
  side: Side,
  sighter: UnitId,
  at: Hex,
  bridge = false,
): Objection | undefined {
  const eye = unitNamed(world, state, sighter);
  const flying = eye !== undefined && kindOf(world, eye).spotterAircraft;
  if (flying) {
    if (eye.side !== side || eye.place !== 'off' || !inactive(eye))
      return refuse('X6.4.7i', msg`${theUnit(sighter)} cannot sight now`);
  } else {
    const blind = sighterFault(world, state, side, sighter, at);
    if (blind) return blind;
  }
  const overhead = refuse('X6.3.8a', msg`${theHex(world.board, at)} is not spotted`);
  if (bridge) return smokeAt(state, at) && flying ? overhead : undefined;
  if (targetsIn(state, side, at).length === 0) return refuse('X6.2', msg`no enemy is in ${theHex(world.board, at)}`);
  const seen =
    isSpotted(world, state, side, at) || (flying && !OBSTACLES.has(terrainOf(world.board, at)) && !smokeAt(state, at));
  if (seen) return undefined;
  return flying ? overhead : unspottedFault(world, state, side, at);
}

function missionFault(world: World, state: State, side: Side, mission: Mission): Objection | undefined {
  const { batteries, by, at, sighter, extra, bridge } = mission;
  const fault = callFault(world, state, side, batteries);
  if (fault) return fault;
  if (extra < 0) return refuse('X6.4.4c', msg`extra points are 0 or more`);
  if (bridge) {
    const guns = [
      ...batteries.flatMap((battery) => crewedGuns(state, side, battery)),
      ...by.flatMap((id) => unitNamed(world, state, id) ?? []),
    ];
    const spared = bridgeMissionFault(world, state, guns, at);
    if (spared) return spared;
  }
  const unseen = sightedFault(world, state, side, sighter, at, bridge);
  if (unseen) return unseen;
  for (const id of by) {
    const gun = unitNamed(world, state, id);
    if (!gun || id === sighter) return refuse('X6.4.3b', msg`${theUnit(id)} cannot fire in this mission`);
    const refused =
      gunFault(world, gun, side, at) ??
      (inactive(gun) ? undefined : refuse('X4.2e', msg`${theUnit(id)} has been activated this turn`));
    if (refused) return refused;
  }
  return undefined;
}

export const obaFireVerb: Verb<'obaFire'> = {
  ap: (world, state, { by, extra, sighter }) => {
    const eye = unitNamed(world, state, sighter);
    return pointsFor(world, state, by) + extra + (eye && kindOf(world, eye).spotterAircraft ? 1 : 0);
  },
  check: missionFault,
  play(world, state, side, command, emit, dice) {
    const { do: _, ...mission } = command;
    const eye = unitOf(world, state, mission.sighter);
    if (!kindOf(world, eye).spotterAircraft) return flyMission(world, state, side, mission, emit, dice);
    emit({ is: 'push', frame: { at: 'mission', side, mission } });
    const { q, r } = world.board.grid;
    const over = mission.over ?? mission.at;
    pushAaWindow(world, state, eye, q[over] ?? 0, r[over] ?? 0, emit);
  },
  *legal(world, state, side) {
    const [battery] = callable(world, state, side);
    if (battery === undefined || callFault(world, state, side, [battery])) return;
    for (const at of enemyHexes(state, side)) {
      if (targetsIn(state, side, at).length === 0) continue;
      const eye = state.units.find((unit) => unit.side === side && !sightedFault(world, state, side, unit.id, at));
      if (eye) yield { do: 'obaFire', batteries: [battery], by: [], at, sighter: eye.id, extra: 0 };
    }
    for (const { at } of state.bridges ?? []) {
      const command = { do: 'obaFire', batteries: [battery], by: [], at, extra: 0, bridge: true } as const;
      const eye = state.units.find((unit) => !missionFault(world, state, side, { ...command, sighter: unit.id }));
      if (eye) yield { ...command, sighter: eye.id };
    }
  },
  sample(world, state, side, choose) {
    return pick([...this.legal(world, state, side)], choose);
  },
  any: () => false,
};

/** X31.13 with a spotter aircraft: it must have survived the guns. */
export const missionDecision = (world: World): Decision<'mission'> => ({
  rule: 'X31.13',
  commands: ['finish'],
  side: sideOfFrame,
  asks: () => msg`the mission waits`,
  *legal() {
    yield { do: 'finish' };
  },
  sample: () => ({ do: 'finish' }),
  check: () => undefined,
  play: (_state, _frame, _command, emit) => emit({ is: 'pop' }),
  settle(state, { side, mission }, emit, dice) {
    emit({ is: 'pop' });
    const eye = unitOf(world, state, mission.sighter);
    if (eye.place !== 'off') return true;
    flyMission(world, state, side, mission, emit, dice);
    emit({ is: 'marked', units: [mission.sighter], marker: 'moved' });
    return true;
  },
});

/** X6.4.4c: directions of scatter are counted clockwise from north. */
export function scatteredTo(world: World, hex: Hex, die: number): Hex {
  return neighbour(world.board.grid, hex, (world.north - (die - 1) + 12) % 6);
}

/** X6.4.4c */
export function accuracy(
  state: State,
  side: Side,
  batteries: readonly string[],
  extra: number,
  emit: Emit<GamexEvent>,
  dice: Dice,
): 'target' | 'scatters' | 'lost' {
  // E12
  if (isInForce(state, 'E12', side)) return 'target';
  const die = oneDie(dice, side, 'accuracy');
  const lands = die - extra <= 2 ? 'target' : die - extra <= 5 ? 'scatters' : 'lost';
  emit({ is: 'accuracy', batteries, die, extra, lands });
  return lands;
}

/** X6.4.4f (3)–(6). */
function flyMission(
  world: World,
  state: State,
  side: Side,
  mission: Mission,
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  const { batteries, by, at, sighter, extra, bridge } = mission;
  const guns = batteries.flatMap((battery) => crewedGuns(state, side, battery));
  const onBoard = by.map((id) => unitOf(world, state, id));
  const lands = accuracy(state, side, batteries, extra, emit, dice);
  const pending: Pending[] = [];
  const volley = (mode: 'oba' | 'indirect', firing: readonly Unit[], hex: Hex): void => {
    const ids = firing.map((unit) => unit.id);
    // Fire that scatters falls on the units of another hex (X6.4.4d).
    if (bridge && hex === at) {
      if (tempBridgeAt(state, at))
        resolve(world, state, reckon(world, state, bridgePlan(firing, { at, sighter }, mode)), emit, dice);
    } else if (isPausing(world)) pending.push(...volleyOf(state, mode, ids, hex, []));
    else bombard(world, state, mode, firing, hex, [], emit, dice);
  };
  if (lands === 'target') volley('oba', [...guns, ...onBoard], at);
  else {
    if (onBoard.length > 0) volley('indirect', onBoard, at);
    if (lands === 'scatters') {
      const scatter = oneDie(dice, side, 'scatter');
      const to = scatteredTo(world, at, scatter);
      emit({ is: 'scattered', die: scatter, to });
      if (to !== NOWHERE) volley('oba', guns, to);
    }
  }
  const eye = unitOf(world, state, sighter);
  if (eye.place === 'map') emit({ is: 'marked', units: [sighter], marker: 'completed' });
  spentBatteries(
    state,
    batteries,
    [...guns, ...onBoard.filter((unit) => unitOf(world, state, unit.id).place === 'map')],
    emit,
  );
  pushAttacks(side, pending, emit);
}

export function spentBatteries(
  state: State,
  batteries: readonly string[],
  fired: readonly Unit[],
  emit: Emit<GamexEvent>,
): void {
  emit({ is: 'marked', units: fired.map((unit) => unit.id), marker: 'fired' });
  const [first] = fired;
  if (first && isInForce(state, 'E12', first.side)) emit({ is: 'forceSpent', event: 'E12', side: first.side });
  for (const battery of batteries) emit({ is: 'batteryFired', battery });
  setReady(
    state,
    readyNow(state).filter((one) => !batteries.includes(one)),
    emit,
  );
}

function counterFault(
  world: World,
  state: State,
  side: Side,
  { batteries, target, aircraft }: CommandOf<'counterBattery'>,
): Objection | undefined {
  const fault = readyFault(world, state, side, batteries);
  if (fault) return fault;
  if (!state.heard.includes(target) || enemyBattery(state, side, target).length === 0)
    return refuse('X6.4.4e', msg`battery ${code(target)} has not attacked yet, or is gone`);
  if (aircraft === undefined) return undefined;
  const unit = unitNamed(world, state, aircraft);
  const free = unit?.side === side && unit.place === 'off' && kindOf(world, unit).type === 'aircraft' && inactive(unit);
  return free ? undefined : refuse('X6.4.4e', msg`${theUnit(aircraft)} is no unused aircraft`);
}

const enemyBattery = (state: State, side: Side, battery: string): Unit[] =>
  state.units.filter((unit) => unit.side !== side && unit.place === 'off' && unit.group === battery);

/** X6.4.4e */
export const counterBatteryVerb: Verb<'counterBattery'> = {
  ap: (_world, _state, { aircraft }) => (aircraft === undefined ? 0 : 1),
  check: counterFault,
  play(world, state, side, { batteries, target, aircraft }, emit, dice) {
    const guns = batteries.flatMap((battery) => crewedGuns(state, side, battery));
    if (aircraft !== undefined) emit({ is: 'airGone', aircraft, why: 'used' });
    const targets = enemyBattery(state, side, target).map((unit) => unit.id);
    const factor = times('X6.4.4e', msg`counter-battery`, ratio(1, 2));
    const attacks = targets.map((id) =>
      reckon(world, state, {
        mode: 'counterBattery',
        by: guns,
        at: NOWHERE,
        targets: [id],
        sharing: targets,
        ...(aircraft === undefined ? { factor } : {}),
      }),
    );
    for (const attack of attacks) resolve(world, state, attack, emit, dice);
    spentBatteries(state, batteries, guns, emit);
  },
  *legal(world, state, side) {
    const [battery] = callable(world, state, side);
    if (battery === undefined) return;
    for (const target of state.heard)
      if (enemyBattery(state, side, target).length > 0) yield { do: 'counterBattery', batteries: [battery], target };
  },
  sample(world, state, side, choose) {
    return pick([...this.legal(world, state, side)], choose);
  },
  any: () => false,
};
