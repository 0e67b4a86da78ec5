import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { opFireCapable } from '../fire/opportunity.ts';
import { exitCost } from '../move/acts.ts';
import { flailings, isDue, mayMove, movesOf } from '../move/move-activity.ts';
import { allowanceOf } from '../move/price.ts';
import { reachOf } from '../move/reach.ts';
import { canCarry, mayCarry } from '../move/transport.ts';
import { goalMet } from '../turn/victory.ts';
import { COLUMNS } from '../tables.ts';
import type { Act, CommandOf, Gait, Unit } from '../types.ts';
import {
  goodOrder,
  hasBridge,
  inactive,
  kindOf,
  onWatch,
  openMineAt,
  passengerOf,
  passengersOf,
  unitsAt,
  unitOf,
} from '../units.ts';
import { msg, theHex } from '../words.ts';
import { asks, hurry, shortOf, turnsTo } from './aims.ts';
import { chanceAt, columnAt } from './chances.ts';
import type { Idea, Why } from './idea.ts';
import { LEADS, led } from './options/command.ts';
import { pacedWays } from './options/gaits.ts';
import { interdictedToll } from './options/interdiction.ts';
import { blow, cover, danger, type Outlook, reachOut } from './outlook.ts';
import { atWork, beatenOut, besideWork, called } from './supplements/engineers.ts';
import { bridgeIn } from './supplements/layers.ts';
import { harmOf, worthOf } from './worth.ts';

/** Moves: what a hex is worth to a unit, and what the way there costs. */

/** Weights of ground. */
export interface Taste {
  /** Weight of next turn's fire from a hex, relative to fire now. */
  readonly guns: number;
  readonly danger: number;
  /** Weight of fire met on the way. */
  readonly toll: number;
  readonly cover: number;
  readonly march: number;
  /** Hexes looked at closely for each unit. */
  readonly look: number;
  /** A shot not taken because the unit moves. */
  readonly shot: number;
}

const OPEN_MINE = 3;
const TAKEN = 1.6;

/** Value of standing in a hex, apart from the fight at hand. */
export function wish(outlook: Outlook, unit: Unit, hex: Hex, taste: Taste): number {
  const { world, state, side, aims } = outlook;
  const kind = kindOf(world, unit);
  const rider = passengerOf(state, unit);
  const fights = kind.as > 0 || rider !== undefined;
  const away = turnsTo(world, unit, hex, aims.hexes);
  let pull = aims.pull * taste.march * (fights ? 1 : 0.3);
  if (unit.disrupted === true) pull *= 0.3;
  let value = -pull * hurry(aims, away) * shortOf(aims, away);
  if (world.contested.has(hex) && aims.what === 'take' && state.control[hex] !== side && aims.hexes.includes(hex))
    value += TAKEN;
  if (openMineAt(state, hex)) value -= OPEN_MINE;
  if (outlook.leaders.length > 0) value += led(outlook, unit, hex, fights);
  if (outlook.sappers) value += called(outlook, unit, hex);
  return value + taste.cover * cover(world, state, hex);
}

/** The whole of it: with what can be shot from there, and what may hit. */
export function ground(outlook: Outlook, unit: Unit, hex: Hex, taste: Taste): number {
  const rider = passengerOf(outlook.state, unit);
  const guns = reachOut(outlook, unit, hex) * taste.guns;
  const hurt =
    danger(outlook, unit, hex) * (unit.cp ? LEADS : 1) +
    (rider ? 0.5 * worthOf(outlook.world, rider) * share(outlook, unit, hex) : 0);
  return wish(outlook, unit, hex, taste) + guns - taste.danger * hurt;
}

const share = (outlook: Outlook, unit: Unit, hex: Hex): number =>
  Math.min(1, danger(outlook, unit, hex) / worthOf(outlook.world, unit));

/** Expected cost of fire on the way: every marked gun answers once, where it hurts most (X6.4.2). */
export function toll(outlook: Outlook, unit: Unit, path: readonly Hex[]): number {
  const { world, state, theirs } = outlook;
  let hurt = 0;
  for (const gun of theirs) {
    if (!onWatch(gun) || !goodOrder(gun) || !opFireCapable(world, gun)) continue;
    let worst = 0;
    for (const hex of path) {
      const force = blow(world, gun, gun.at, unit, hex, state) * (gun.marker === 'mobileFire' ? 0.5 : 1);
      if (force === 0) continue;
      const chance = chanceAt(
        columnAt(force, kindOf(world, unit).ds),
        cover(world, state, hex),
        unit.disrupted === true,
      );
      worst = Math.max(worst, harmOf(world, unit, chance));
    }
    hurt += worst;
  }
  if (state.interdictions) hurt += interdictedToll(outlook, unit, path);
  return outlook.sappers ? hurt + minedToll(outlook, unit, path) : hurt;
}

/** X8.2d: every open mine attacks units that enter or leave; with engineers near, a unit waits for them. */
function minedToll({ world, state }: Outlook, unit: Unit, path: readonly Hex[]): number {
  const { engineer, flail } = kindOf(world, unit);
  if (engineer || flail) return 0;
  let hurt = 0;
  for (const hex of path) {
    const mine = openMineAt(state, hex);
    if (mine) hurt += 2 * harmOf(world, unit, chanceAt(COLUMNS.indexOf(mine.column), 0, unit.disrupted === true));
  }
  return hurt;
}

export interface Going {
  readonly command: CommandOf<'move'>;
  readonly to: Hex;
  readonly value: number;
}

const steps = (path: readonly Hex[]): Act[] => path.map((to) => ({ to }));

/** Number of ways considered, and how much worse than staying they may look. */
export interface Choice {
  readonly ways: number;
  readonly floor: number;
}

const BEST: Choice = { ways: 1, floor: 0 };

/** The best move of one unit, if any is better than to stay. `shot`: what its fire would do now. */
export const bestMove = (outlook: Outlook, unit: Unit, taste: Taste, shot: number): Going | undefined =>
  goodMoves(outlook, unit, taste, shot, BEST)[0];

/** The better moves of one unit, each to another part of its reach, the best first. */
function goodMoves(outlook: Outlook, unit: Unit, taste: Taste, shot: number, choice: Choice): Going[] {
  const { world, state } = outlook;
  if (unit.place === 'waits') return bestEntry(outlook, unit, taste);
  if (!mayMove(world, state, unit)) return [];
  const layer = hasBridge(world, unit);
  const stay =
    ground(outlook, unit, unit.at, taste) +
    shot * taste.shot +
    (outlook.sappers ? atWork(outlook, unit) : 0) -
    (layer && unit.stream ? bridgeIn(outlook, unit, unit.at) : 0);
  const kept: Going[] = [];
  const bar = () => (kept.length < choice.ways ? choice.floor : (kept.at(-1)?.value ?? choice.floor));
  const consider = (acts: readonly Act[], to: Hex, value: number, gait?: Gait) => {
    if (value <= bar()) return;
    const near = kept.findIndex((one) => distance(world.board.grid, one.to, to) <= 1);
    if (near >= 0 && (kept[near] as Going).value >= value) return;
    if (near >= 0) kept.splice(near, 1);
    else if (kept.length >= choice.ways) kept.pop();
    kept.push({ command: { do: 'move', unit: unit.id, acts, ...(gait ? { gait } : {}) }, to, value });
    kept.sort((a, b) => b.value - a.value);
  };
  const ways = reachOf(world, state, unit)
    .map((way) => ({ ...way, wish: wish(outlook, unit, way.hex, taste) }))
    .sort((a, b) => b.wish - a.wish);
  for (const { hex, path } of picked(ways, taste.look)) {
    const value = ground(outlook, unit, hex, taste) - stay + (layer ? bridgeIn(outlook, unit, hex) : 0);
    if (value > bar()) consider(steps(path), hex, value - taste.toll * toll(outlook, unit, path));
  }
  for (const { gait, hex, path, bonus, exposed } of pacedWays(outlook, unit)) {
    const value = ground(outlook, unit, hex, taste) - stay + bonus;
    if (value > bar()) consider(steps(path), hex, value - (1 + exposed) * taste.toll * toll(outlook, unit, path), gait);
  }
  if (kindOf(world, unit).flail) beating(outlook, unit, taste, stay, consider);
  carrying(outlook, unit, taste, stay, consider);
  leaving(outlook, unit, taste, consider);
  return kept;
}

/** The most promising by what is known at once, and some from all over the reach. */
function picked<T>(ways: readonly T[], look: number): T[] {
  if (ways.length <= look) return [...ways];
  const top = Math.ceil(look * 0.7);
  const stride = Math.max(1, Math.floor((ways.length - top) / (look - top)));
  return ways.filter((_, i) => i < top || (i - top) % stride === 0);
}

function bestEntry(outlook: Outlook, unit: Unit, taste: Taste): Going[] {
  const { world, state } = outlook;
  if (!isDue(state, unit)) return [];
  let best: Going | undefined;
  for (const command of movesOf(world, state, unit)) {
    const [act] = command.acts;
    if (!act || !('to' in act)) continue;
    const value = 2 + Math.max(-1.5, ground(outlook, { ...unit, place: 'map', at: act.to }, act.to, taste));
    if (value > (best?.value ?? Number.NEGATIVE_INFINITY))
      best = { command: { ...command, on: true }, to: act.to, value: Math.max(0.3, value) };
  }
  return best ? [best] : [];
}

/** X9.3b: a Flail beats mines out of the way. */
function beating(outlook: Outlook, unit: Unit, taste: Taste, stay: number, consider: Consider): void {
  const { world, state, without } = outlook;
  if (without === 'engineers') return;
  for (const { acts } of flailings(world, state, unit)) {
    const path = acts.flatMap((act) => ('to' in act ? [act.to] : []));
    const hex = path.at(-1) ?? unit.at;
    const value = ground(outlook, unit, hex, taste) + OPEN_MINE + beatenOut(outlook, hex) - stay;
    if (value > 0) consider(acts, hex, value - taste.toll * toll(outlook, unit, path));
  }
}

type Consider = (acts: readonly Act[], to: Hex, value: number, gait?: Gait) => void;

const SHOT_OFF = 0.3;

/** X10.3d: a craft is of no use on the beach, its load is. */
const ASHORE = 1;

/** Riders get off where they can fight, and get on where the way is long. */
function carrying(outlook: Outlook, unit: Unit, taste: Taste, stay: number, consider: Consider): void {
  const { world, state, aims, theirs } = outlook;
  const kind = kindOf(world, unit);
  // X16.1a: with the option tanks carry too.
  const tank = kind.carries === 'nothing';
  if (tank && (outlook.without === 'riders' || !kind.vehicle || kind.type !== 'armored')) return;
  const { grid } = world.board;
  const rider = passengerOf(state, unit);
  if (rider) {
    const cargo = kindOf(world, rider);
    const half = kind.mp;
    const drop = (hex: Hex) => {
      const close = turnsTo(world, { ...rider, at: hex }, hex, aims.hexes) <= (cargo.mp > 0 ? 1.2 : 0.7) ? 0.6 : 0;
      const met = theirs.some((enemy) => distance(grid, enemy.at, hex) <= 3) ? 0.6 : 0;
      const work = outlook.sappers && besideWork(outlook, rider, hex) ? 0.8 : 0;
      return (
        close +
        met +
        work +
        0.8 * reachOut(outlook, { ...rider, place: 'map', at: hex }, hex) +
        0.3 * cover(world, state, hex)
      );
    };
    const here = drop(unit.at) + (kind.craft > 0 && outlook.without !== 'landings' ? ASHORE : 0);
    if (here > 0.5) consider([{ unload: true }], unit.at, here);
    for (const { hex, path, spent } of reachOf(world, state, unit)) {
      if (spent > allowanceOf(kind) - half || cargo.largeGun) continue;
      const gain = drop(hex);
      if (gain <= here + 0.2 || gain < 0.6) continue;
      const value = gain + ground(outlook, unit, hex, taste) - stay;
      if (value > 0) consider([...steps(path), { unload: true }], hex, value - taste.toll * toll(outlook, unit, path));
    }
    return;
  }
  if (theirs.some((enemy) => distance(grid, enemy.at, unit.at) <= 3)) return;
  for (const load of unitsAt(state, unit.at)) {
    if (load.id === unit.id || load.side !== unit.side || !inactive(load) || !goodOrder(load)) continue;
    if (
      !(tank ? mayCarry(world, unit, load) : canCarry(kind, kindOf(world, load))) ||
      (outlook.sappers && besideWork(outlook, load, load.at))
    )
      continue;
    const own = kindOf(world, load).mp === 0 ? 12 : turnsTo(world, load, load.at, aims.hexes);
    const borne = turnsTo(world, unit, unit.at, aims.hexes);
    const saved = aims.what === 'guard' ? 0 : Math.min(4, own - borne - 1);
    const shoots = reachOut(outlook, load, load.at);
    // X16.1b: who rides on a tank is shot off it: not where many see it.
    if (tank && (passengersOf(state, unit).length > 0 || danger(outlook, unit, unit.at) > SHOT_OFF)) continue;
    // A tank that takes up a passenger loses a turn of its own.
    const gain = tank ? 0.5 * aims.pull * (hurry(aims, own) * saved - 2 * hurry(aims, borne)) : 0.35 * saved;
    if (saved > 0.5 && shoots < 0.3) consider([{ load: load.id }], unit.at, gain);
  }
}

/** Over the edge where that is the task (X5.1h). */
function leaving(outlook: Outlook, unit: Unit, taste: Taste, consider: Consider): void {
  const { world, state, side } = outlook;
  const wanted = world.goals.some((goal) => goal.side === side && asks(goal, 'exited') && !goalMet(world, state, goal));
  if (!wanted) return;
  const exits = world.exits[side];
  if (exits.has(unit.at)) consider([{ exit: true }], unit.at, LEFT);
  for (const { hex, path, spent } of reachOf(world, state, unit)) {
    const there = { ...unit, at: hex };
    if (exits.has(hex) && allowanceOf(kindOf(world, unit)) - spent >= exitCost(world, there))
      consider([...steps(path), { exit: true }], hex, LEFT - taste.toll * toll(outlook, unit, path));
  }
}
const LEFT = 3;

/** Ideas of one unit, the best first. */
type Thought = readonly [Going, ...Going[]];

/** Ideas for each hex whose units have somewhere to go; the value of each is that of all of them. */
export function marchIdeas(
  outlook: Outlook,
  taste: Taste,
  shotOf: (unit: Unit) => number,
  choice: Choice = BEST,
): Idea[] {
  const { state, side } = outlook;
  const homes = new Map<string, Thought[]>();
  for (const unit of state.units) {
    if (unit.side !== side || (unit.place !== 'map' && unit.place !== 'waits') || !inactive(unit)) continue;
    if (!outlook.more()) break;
    const [going, ...others] = goodMoves(outlook, unit, taste, shotOf(unit), choice);
    if (!going) continue;
    const home = unit.place === 'map' ? `${unit.at}` : `entry ${going.to}`;
    const mates = homes.get(home);
    if (mates) mates.push([going, ...others]);
    else homes.set(home, [[going, ...others]]);
  }
  return [...homes.values()].flatMap((all) => {
    const [first, ...rest] = all.sort(([a], [b]) => b.value - a.value) as [Thought, ...Thought[]];
    const mates = rest.map(([one]) => one).filter(({ value }) => value > 0);
    const then = mates.map(({ command }) => command);
    const theirs = mates.reduce((sum, one) => sum + 0.7 * one.value, 0);
    return first.map((going) => {
      const value = going.value + theirs;
      return { command: going.command, ap: 1, then, value, why: () => whyGo(outlook, going, value) };
    });
  });
}

/** Reason for a move. */
export function whyGo({ world, state, aims }: Outlook, { command, to }: Going, value: number): Why {
  const { place, at } = unitOf(world, state, command.unit);
  const entered = command.acts.flatMap((act) => ('to' in act ? [act.to] : []));
  const path = place === 'map' ? [at, ...entered] : entered;
  const unit = { unit: command.unit };
  const where = theHex(world.board, to);
  const has = (what: string) => command.acts.some((act) => what in act);
  if (command.acts.some((act) => 'flail' in act))
    return { said: msg`${unit} beats the mine out of ${where}`, path, to, value };
  if (has('unload')) return { said: msg`${unit} unloads in ${where}`, path, to, value };
  if (has('load')) return { said: msg`${unit} loads for the road`, path, to, value };
  if (has('exit')) return { said: msg`${unit} leaves the map at ${where}`, path, to, value };
  if (command.gait === 'quick')
    return { said: msg`${unit} runs to ${where}, at the risk of being out of breath`, path, to, value };
  if (command.gait === 'mobile') return { said: msg`${unit} goes to ${where} and fires from there`, path, to, value };
  const on = aims.what === 'take' || aims.what === 'leave';
  const said = on
    ? msg`${unit} goes to ${where}, nearer to what must be taken`
    : msg`${unit} goes to ${where}, where it stands better`;
  return { said, path, to, value };
}
