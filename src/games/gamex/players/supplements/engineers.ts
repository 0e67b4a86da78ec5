import { distance, neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { assignments } from '#games/gamex/engineers/carriers.ts';
import { tasksOf } from '#games/gamex/engineers/engineer.ts';
import { terrainOf } from '#games/gamex/board/board.ts';
import {
  type CommandOf,
  type EngineerTask,
  other,
  type Side,
  type State,
  type Unit,
  type UnitId,
} from '#games/gamex/types.ts';
import { enemiesAt, kindOf, unitOf, wrecksAt } from '#games/gamex/units.ts';
import { msg, theHex } from '#games/gamex/words.ts';
import { type Aims, aimsOf, only, turnsTo } from '../aims.ts';
import type { Idea } from '../idea.ts';
import { danger, type Outlook } from '../outlook.ts';
import { delayBy, delayByBlock, delayByBridge } from './obstacles.ts';

/** Engineers (X9): what is worth clearing, breaking, closing and laying, and where they are wanted. */

/** Values of hexes for engineer tasks. */
interface Works {
  /** Mines and Blocks in the way of own units. */
  readonly clear: ReadonlyMap<Hex, number>;
  /** Bridges that the enemy needs more than oneself. */
  readonly demolish: ReadonlyMap<Hex, number>;
}

/** Value of a turn saved, and of a turn the enemy loses. */
const SAVED = 0.5;
const LOST = 0.4;
const MOST = 3;
/** Small value of a task for units with nothing else to do. */
const IDLE = 0.08;
/** Marks farther off are not thought of. */
const NEAR = 8;
const MOST_BRIDGES = 4;

const isSapper = ({ world }: Outlook, unit: Unit): boolean => kindOf(world, unit).engineer;

const known = new WeakMap<Aims, Works>();
const NOTHING: Works = { clear: new Map(), demolish: new Map() };

/** Hunting leads anywhere: nothing lies in the way then. */
const hasWay = ({ aims }: Outlook): boolean => aims.what !== 'hunt' && aims.hexes.length > 0;

function worksOf(outlook: Outlook): Works {
  const { aims } = outlook;
  let works = known.get(aims);
  if (!works) {
    works = outlook.without === 'engineers' || !hasWay(outlook) ? NOTHING : thoughtOf(outlook);
    known.set(aims, works);
  }
  return works;
}

function thoughtOf(outlook: Outlook): Works {
  const { world, state, side, aims, mine } = outlook;
  const { grid } = world.board;
  const workers = mine.filter((unit) => isSapper(outlook, unit) || kindOf(world, unit).flail);
  if (workers.length === 0) return NOTHING;
  const near = (hex: Hex) => workers.some((unit) => distance(grid, unit.at, hex) <= NEAR);
  const clear = new Map<Hex, number>();
  for (const hex of new Set([...state.mines.map(({ at }) => at), ...state.blocks])) {
    if (!near(hex)) continue;
    const value = SAVED * Math.max(aims.pull, 0.3) * delayBy(world, state, side, aims, hex);
    clear.set(hex, Math.min(MOST, value));
  }
  const demolish = new Map<Hex, number>();
  const foe = aimsOf(world, state, other(side));
  const sappers = workers.filter((unit) => isSapper(outlook, unit) && unit.assigned !== undefined);
  if (sappers.length > 0 && (foe.what === 'take' || foe.what === 'leave')) {
    const bridges = Array.from({ length: grid.size }, (_, hex) => hex).filter(
      (hex) => world.board.bridge[hex] === 1 && sappers.some((unit) => distance(grid, unit.at, hex) <= NEAR / 2),
    );
    for (const hex of bridges.slice(0, MOST_BRIDGES)) {
      const theirs = delayByBridge(world, state, other(side), foe, hex, false);
      const ours = aims.what === 'guard' ? 0 : delayByBridge(world, state, side, aims, hex, false);
      demolish.set(hex, Math.min(MOST, LOST * foe.pull * (theirs - 1.5 * ours)));
    }
  }
  return { clear, demolish };
}

/** Turns until the first of the enemy is there. */
const arrival = ({ world, theirs }: Outlook, hex: Hex): number =>
  Math.min(
    12,
    ...theirs
      .filter((unit) => kindOf(world, unit).mp > 0)
      .map((unit) => turnsTo(world, unit, unit.at, only(world, hex))),
  );

const needs = (task: EngineerTask, woods: boolean): number => (task === 'demolish' ? 3 : woods ? 2 : 4);

/** Value of a task on the spot, spread over the activities it needs. */
function buildingValue(outlook: Outlook, unit: Unit, task: 'demolish' | 'makeBlock'): number {
  const { world, state, side } = outlook;
  const woods = terrainOf(world.board, unit.at) === 'woods';
  const done = unit.job?.task === task && unit.job.at === unit.at ? unit.job.done : 0;
  const left = Math.max(1, needs(task, woods) - done);
  const foe = aimsOf(world, state, other(side));
  if (foe.what !== 'take' && foe.what !== 'leave') return 0;
  const worth =
    task === 'demolish'
      ? (worksOf(outlook).demolish.get(unit.at) ?? 0)
      : (woods || done > 0) && outlook.aims.what === 'guard'
        ? Math.min(MOST, LOST * foe.pull * delayByBlock(world, state, other(side), foe, unit.at))
        : 0;
  const late = arrival(outlook, unit.at) < left - 1 ? 0.3 : 1;
  return (late * worth) / Math.sqrt(left);
}

/** A unit that is at work does not leave it for a trifle. */
export function atWork(outlook: Outlook, unit: Unit): number {
  const { job } = unit;
  if (!job || job.at !== unit.at || outlook.without === 'engineers') return 0;
  return job.task === 'demolish' || job.task === 'makeBlock' ? buildingValue(outlook, unit, job.task) : 0;
}

const owners = new WeakMap<readonly Unit[], ReadonlyMap<UnitId, Unit>>();

/** The engineers that carriers are kept for (X9.2a). */
function ownersIn({ units }: State): ReadonlyMap<UnitId, Unit> {
  let all = owners.get(units);
  if (!all) {
    all = new Map(units.flatMap((unit) => (unit.assigned === undefined ? [] : [[unit.assigned, unit] as const])));
    owners.set(units, all);
  }
  return all;
}

/** Attraction of a hex for engineers, Flails and their carriers. */
export function called(outlook: Outlook, unit: Unit, hex: Hex): number {
  const { world, state } = outlook;
  const kind = kindOf(world, unit);
  if (kind.engineer || kind.flail) {
    const { clear, demolish } = worksOf(outlook);
    let best = 0;
    for (const [at, worth] of [...clear, ...(kind.engineer ? demolish : [])])
      if (worth > IDLE) best = Math.max(best, worth * (1 - turnsTo(world, unit, hex, only(world, at)) / 4));
    return best;
  }
  const owner = kind.vehicle ? ownersIn(state).get(unit.id) : undefined;
  return owner && owner.place === 'map' ? -0.1 * Math.max(0, distance(world.board.grid, hex, owner.at) - 1) : 0;
}

/** X9.3b: what it is worth to beat a mine out of the ground. */
export const beatenOut = (outlook: Outlook, hex: Hex): number => IDLE + (worksOf(outlook).clear.get(hex) ?? 0);

function wreckValue(outlook: Outlook, hex: Hex): number {
  const { world, state, side, mine } = outlook;
  // X6.4.5b: wrecks protect the units among them from overruns; X5.3d: three close a road.
  const sheltered = enemiesAt(state, side, hex).length > 0 && wrecksAt(state, hex) === 1;
  const tanks = mine.some(
    (unit) => kindOf(world, unit).type === 'armored' && distance(world.board.grid, unit.at, hex) <= 4,
  );
  if (sheltered && tanks) return 0.3;
  return wrecksAt(state, hex) >= 3 && (world.board.road[hex] as number) !== 0 ? 0.12 : 0;
}

/** Clearing, blowing up, closing and tidying: whatever is worth a point. */
export function engineerIdeas(outlook: Outlook): Idea[] {
  const { world, state, mine, without } = outlook;
  if (without === 'engineers') return [];
  return mine
    .filter((unit) => isSapper(outlook, unit))
    .flatMap((unit) => {
      const ideas: Idea[] = [];
      const leaving = new Map<EngineerTask, Idea>();
      for (const command of tasksOf(world, state, unit)) {
        const idea = ideaFor(outlook, unit, command);
        if (!idea) continue;
        const out = command.hex !== unit.at && (command.task === 'demolish' || command.task === 'makeBlock');
        if (!out) ideas.push(idea);
        else if (idea.value > (leaving.get(command.task)?.value ?? Number.NEGATIVE_INFINITY))
          leaving.set(command.task, idea);
      }
      return [...ideas, ...leaving.values()];
    });
}

function ideaFor(outlook: Outlook, unit: Unit, command: CommandOf<'engineer'>): Idea | undefined {
  const { world } = outlook;
  const { task, hex } = command;
  const risk = (at: Hex) => Math.max(0, danger(outlook, unit, at) - danger(outlook, unit, unit.at));
  // After a demolition the engineer should get back to its own side.
  const out = hex === unit.at ? 0 : risk(hex) + 0.05 * turnsTo(world, unit, hex, outlook.aims.hexes);
  const who = { unit: unit.id };
  const idea = (value: number, said: ReturnType<typeof msg>): Idea | undefined =>
    value > 0 ? { command, ap: 1, value, unseen: true, why: () => ({ said, to: hex, value }) } : undefined;
  switch (task) {
    case 'clear':
    case 'removeBlock': {
      const worth = IDLE + (worksOf(outlook).clear.get(hex) ?? 0);
      return idea(worth - risk(hex), msg`${who} clears the way in ${theHex(world.board, hex)}`);
    }
    case 'removeWreck':
      return idea(wreckValue(outlook, hex), msg`${who} drags a wreck out of ${theHex(world.board, hex)}`);
    case 'demolish':
      return idea(
        buildingValue(outlook, unit, task) - out,
        hex === unit.at
          ? msg`${who} prepares the bridge in ${theHex(world.board, unit.at)} for blowing up: the enemy needs it more`
          : msg`${who} blows up the bridge in ${theHex(world.board, unit.at)}: the enemy needs it more`,
      );
    case 'makeBlock':
      return idea(
        buildingValue(outlook, unit, task) - out,
        msg`${who} closes the road in ${theHex(world.board, unit.at)} to the enemy`,
      );
  }
}

/** X9.2a: the carrier nearest to an engineer, where there are Blocks or bridges to work at. */
export function carrierFor(outlook: Outlook): CommandOf<'assign'> | undefined {
  const { world, state, side, without } = outlook;
  if (without === 'engineers' || !hasSites(outlook, side)) return undefined;
  let best: CommandOf<'assign'> | undefined;
  let most = Number.POSITIVE_INFINITY;
  for (const command of assignments(world, state, side)) {
    const far = apart(outlook, unitOf(world, state, command.unit), unitOf(world, state, command.carrier));
    if (far >= most) continue;
    most = far;
    best = command;
  }
  return best;
}

const AFAR = 3;

/** True if the side has Blocks to work on, or a bridge near units that could blow it up. */
function hasSites({ world, state, mine }: Outlook, side: Side): boolean {
  if (state.blocks.length > 0) return true;
  const sappers = mine.filter((unit) => unit.side === side && kindOf(world, unit).engineer);
  const { grid, bridge } = world.board;
  return sappers.some((unit) => bridge.some((there, hex) => there === 1 && distance(grid, unit.at, hex) <= NEAR / 2));
}

/** Penalty of a carrier: occupied trucks and distant ones are left alone. */
function apart({ world, state }: Outlook, unit: Unit, carrier: Unit): number {
  if (unit.carrier === carrier.id) return -1;
  const laden = state.units.some((one) => one.carrier === carrier.id);
  if (unit.at === NOWHERE || carrier.at === NOWHERE || laden) return Number.POSITIVE_INFINITY;
  const far = distance(world.board.grid, unit.at, carrier.at);
  return far > AFAR ? Number.POSITIVE_INFINITY : far;
}

export const besideWork = (outlook: Outlook, unit: Unit, hex: Hex): boolean => {
  if (!isSapper(outlook, unit)) return false;
  const { clear, demolish } = worksOf(outlook);
  const wanted = (at: Hex) => (clear.get(at) ?? 0) > IDLE || (demolish.get(at) ?? 0) > IDLE;
  return wanted(hex) || neighboursOf(outlook.world.board.grid, hex).some(wanted);
};
