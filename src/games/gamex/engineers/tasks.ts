import type { Dice } from '#core/dice/dice.ts';
import { isObjection, type Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { isTown, terrainOf } from '#games/gamex/board/board.ts';
import type { CommandOf, EngineerTask, GamexEvent, Job, Side, State, Unit, Walk } from '#games/gamex/types.ts';
import {
  blockAt,
  fortAt,
  goodOrder,
  busyFault,
  kindOf,
  openMineAt,
  positionAt,
  unitNamed,
  unitOf,
  wrecksAt,
} from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { paceOf, startWalk } from '../move/acts.ts';
import { stepPrice } from '../move/price.ts';
import { bridgeFalls, tempBridgeAt } from './bridges.ts';

/** Tasks of engineers (X9): permitted units, activities needed, and results. */

type Building = 'demolish' | 'makeBlock';
type Clearing = 'clear' | 'removeBlock';
const isBuilding = (task: EngineerTask): task is Building => task === 'demolish' || task === 'makeBlock';
const isClearing = (task: EngineerTask): task is Clearing => task === 'clear' || task === 'removeBlock';

/** X9.0, X4.2e: may the unit be taken for an Engineer activity at all? */
export function workerFault(world: World, side: Side, unit: Unit | undefined): Objection | undefined {
  if (!unit || unit.side !== side) return refuse('X0.7', msg`there is no such unit of ${theSide(side)}`);
  const busy = busyFault(unit);
  if (busy?.rule === 'X0.8' || unit.place === 'rides') return busy;
  if (!kindOf(world, unit).engineer) return refuse('X9.0', msg`${unit} is no engineer`);
  if (busy) return busy;
  return goodOrder(unit) ? undefined : refuse('X9.0', msg`${unit} is disrupted`);
}

/** X9.2a, b */
function carrierFault(world: World, state: State, unit: Unit): Objection | undefined {
  const carrier = unit.assigned === undefined ? undefined : unitNamed(world, state, unit.assigned);
  if (!carrier) return refuse('X9.2a', msg`${unit} has no carrier assigned to it`);
  if (carrier.place === 'lost') return refuse('X9.2a', msg`${carrier} is destroyed: ${unit} may only clear mines`);
  return carrier.place === 'map' && distance(world.board.grid, carrier.at, unit.at) <= 1
    ? undefined
    : refuse('X9.2b', msg`${carrier} is neither with ${unit} nor next to it`);
}

/** The step that belongs to the task. */
function stepFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const price = stepPrice(world, state, paceOf(world, state, startWalk(world, unit, [])), hex);
  return isObjection(price) ? price : undefined;
}

/** X9.1a, d, X9.2h */
function clearingFault(world: World, state: State, unit: Unit, task: Clearing, hex: Hex): Objection | undefined {
  const here = theHex(world.board, hex);
  const mine = openMineAt(state, hex);
  if (task === 'clear' && !mine) return refuse('X9.1a', msg`there is no open mine in ${here}`);
  if (task === 'removeBlock') {
    if (!blockAt(state, hex)) return refuse('X9.2h', msg`there is no Block in ${here}`);
    const alone = carrierFault(world, state, unit);
    if (alone) return alone;
  }
  if (hex !== unit.at) return stepFault(world, state, unit, hex);
  const begun = task === 'clear' ? mine?.inverted === true : state.inverted?.includes(hex) === true;
  return begun ? undefined : refuse('X9.1a', msg`${unit} must come from a hex next to ${here} to begin with it`);
}

/** Job in progress at the unit's hex, or a new one. */
const jobOf = ({ job, at }: Unit, task: Building): Job =>
  job?.task === task && job.at === at ? job : { task, at, done: 0, attempt: 1 };

/** X9.2.t: activations needed, the leaving one included; any number up to it where it may be tried with fewer. */
function needed(world: World, state: State, { task, at, attempt }: Job): { least: number; most: number } {
  if (task === 'demolish') {
    const again = attempt > 1 && tempBridgeAt(state, at) === undefined;
    return { least: again ? 1 : 3, most: 3 };
  }
  const first = terrainOf(world.board, at) === 'woods' ? 2 : 4;
  const number = attempt > 1 ? 1 : first;
  return { least: number, most: number };
}

/** X9.2.t: success on so much or less; undefined where it needs no die. */
function succeedsOn(state: State, { task, at, attempt, done }: Job): number | undefined {
  if (task === 'demolish' && tempBridgeAt(state, at)) return undefined;
  return task === 'demolish' && attempt > 1 ? ([2, 4, 5][done] ?? 5) : 5;
}

/** Work that takes several activities: those done of at least and at most so many, the leaving one included; the die that ends it. */
export interface Progress {
  readonly done: number;
  readonly least: number;
  readonly of: number;
  readonly on?: number;
}

export function progressOf(world: World, state: State, job: Job): Progress | undefined {
  if (!isBuilding(job.task)) return undefined;
  const on = succeedsOn(state, job);
  const { least, most } = needed(world, state, job);
  return { done: job.done, least, of: most, ...(on === undefined ? {} : { on }) };
}

/** X9.2c, g: is there anything here to blow up or to block? */
function siteFault(world: World, state: State, unit: Unit, task: Building): Objection | undefined {
  const { board } = world;
  const { at } = unit;
  const here = theHex(board, at);
  if (task === 'demolish')
    return board.bridge[at] === 1 && unit.stream === undefined
      ? undefined
      : refuse('X9.2c', msg`${unit} is on no bridge`);
  if (((board.road[at] as number) === 0 && !isTown(board, at)) || unit.stream !== undefined)
    return refuse('X9.2g', msg`there is no road in ${here}`);
  return blockAt(state, at) || fortAt(state, at) || positionAt(state, at)
    ? refuse('X8.5a', msg`no Block can be made in ${here}`)
    : undefined;
}

function buildingFault(world: World, state: State, unit: Unit, task: Building, hex: Hex): Objection | undefined {
  const fault = siteFault(world, state, unit, task) ?? carrierFault(world, state, unit);
  if (fault) return fault;
  const rule = task === 'demolish' ? 'X9.2c' : 'X9.2g';
  const job = jobOf(unit, task);
  const { least, most } = needed(world, state, job);
  if (hex === unit.at) {
    return job.done + 1 < most
      ? undefined
      : refuse(rule, msg`all is prepared: the last activity is to leave the hex, and ${unit} rolls`);
  }
  if (job.done + 1 < least)
    return refuse(
      rule,
      msg`it takes ${least} {activity|activities} with the leaving one, ${unit} has done ${job.done}`,
    );
  return stepFault(world, state, unit, hex);
}

/** X9.4; X9.2a: an engineer that has lost its carrier only clears mines. */
function wreckFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const carrier = unit.assigned === undefined ? undefined : unitNamed(world, state, unit.assigned);
  if (carrier?.place === 'lost') return carrierFault(world, state, unit);
  if (distance(world.board.grid, unit.at, hex) > 1)
    return refuse('X9.4', msg`${unit} is neither in ${theHex(world.board, hex)} nor next to it`);
  return wrecksAt(state, hex) > 0 ? undefined : refuse('X9.4', msg`there is no wreck in ${theHex(world.board, hex)}`);
}

export function taskFault(
  world: World,
  state: State,
  side: Side,
  { unit: id, task, hex }: CommandOf<'engineer'>,
): Objection | undefined {
  const unit = unitNamed(world, state, id);
  const fault = workerFault(world, side, unit);
  if (fault || !unit) return fault;
  if (isClearing(task)) return clearingFault(world, state, unit, task, hex);
  return isBuilding(task) ? buildingFault(world, state, unit, task, hex) : wreckFault(world, state, unit, hex);
}

/** On the spot at once; with a step as a walk of one, which the enemy may answer. */
export function beginTask(
  world: World,
  state: State,
  { unit: id, task, hex }: CommandOf<'engineer'>,
  emit: Emit<GamexEvent>,
): void {
  const unit = unitOf(world, state, id);
  if (task === 'removeWreck') emit({ is: 'wreckRemoved', unit: id, hex });
  else if (hex !== unit.at) {
    const walk: Walk = { ...startWalk(world, unit, [{ to: hex }]), task };
    return emit({ is: 'push', frame: { at: 'walk', side: unit.side, walk, asks: false } });
  } else if (isClearing(task)) emit({ is: 'inverted', unit: id, job: { task, at: hex, done: 0, attempt: 1 } });
  else {
    const job = jobOf(unit, task);
    emit({ is: 'worked', unit: id, job: { ...job, done: job.done + 1 } });
  }
  emit({ is: 'marked', units: [id], marker: 'completed' });
}

/** Results of a step for a task, before any fire; `before` is the unit as it was. */
export function taskStepped(
  world: World,
  state: State,
  task: EngineerTask,
  before: Unit,
  hex: Hex,
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  if (isClearing(task)) return emit({ is: 'inverted', unit: before.id, job: { task, at: hex, done: 0, attempt: 1 } });
  if (!isBuilding(task)) return;
  const job = jobOf(before, task);
  const needs = succeedsOn(state, job);
  const die = needs === undefined ? undefined : oneDie(dice, before.side, 'demolition');
  const success = needs === undefined || die === undefined || die <= needs;
  emit({
    is: 'finished',
    unit: before.id,
    job,
    ...(die === undefined || needs === undefined ? {} : { die, needs }),
    success,
  });
  if (!success) return;
  if (task === 'demolish') bridgeFalls(world, state, before.at, 'engineers', emit);
  else emit({ is: 'blockMade', hex: before.at });
}

/** X9.1c: what engineers in good order have stayed with is removed. */
export function removeCleared(state: State, emit: Emit<GamexEvent>): void {
  const at = (task: Clearing, hex: Hex) =>
    state.units
      .filter((unit) => unit.job?.task === task && unit.job.at === hex && unit.at === hex && goodOrder(unit))
      .map(({ id }) => id);
  for (const hex of state.mines.filter(({ inverted }) => inverted).map((mine) => mine.at)) {
    const by = at('clear', hex);
    if (by.length > 0) emit({ is: 'cleared', hex, what: 'mine', by });
  }
  for (const hex of state.inverted ?? []) {
    const by = at('removeBlock', hex);
    if (by.length > 0) emit({ is: 'cleared', hex, what: 'block', by });
  }
}
