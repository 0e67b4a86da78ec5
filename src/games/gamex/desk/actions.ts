import type { Objection } from '#core/objection.ts';
import { neighbour, neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Action, Choice } from '#table/desk.ts';
import { isBuilt } from '../board/board.ts';
import { airStrikeVerb } from '../air/flight.ts';
import { assaultPlaceFault, assaultPlaces } from '../assault/participants.ts';
import { targetsIn } from '../fire/strength.ts';
import { batteriesOf, counterBatteryVerb, obaFireVerb } from '../indirect/oba.ts';
import { sighterFault } from '../indirect/indirect.ts';
import { pacedMoves } from '../move/move-activity.ts';
import { interdictVerb } from '../options/interdiction.ts';
import { smokeVerb } from '../options/smoke.ts';
import { activationsOf } from '../turn/activations.ts';
import { turnsOf } from '../options/gun-direction.ts';
import { navalFireVerb } from '../landings/naval.ts';
import { mayRally, rallyPlace } from '../morale/rally.ts';
import { mayCarry } from '../move/transport.ts';
import type { OpenGamex } from '../position.ts';
import { reachTogether } from './reach.ts';
import { writeCommand } from '../text/command-text.ts';
import {
  BRIDGE,
  type Command,
  type EngineerTask,
  type Gait,
  type Side,
  type State,
  TASKS,
  type Unit,
} from '../types.ts';
import {
  blockAt,
  fortAt,
  kindOf,
  occupiedHexes,
  openMineAt,
  passengerOf,
  unitNamed,
  unitsAt,
  wrecksAt,
} from '../units.ts';

/** Actions of units besides moving: every way to do each, or the reason why there is none. */

/** Names of actions at the table: commands, and the changes that are moves without a step. */
export type Doing =
  | Command['do']
  | 'indirect'
  | 'banzai'
  | 'shift'
  | Gait
  | (typeof CHANGES)[number]
  | (typeof ERRANDS)[number]
  | EngineerTask;

export const choiceOf = (
  { world }: OpenGamex,
  command: Command,
  at: Partial<Choice<Command>> = {},
): Choice<Command> => ({
  command,
  verb: command.do,
  text: writeCommand(world, command),
  ...at,
});

/** An action by its candidates: those the referee lets pass, or the first reason against them. */
function actionOf(
  game: OpenGamex,
  state: State,
  side: Side,
  verb: Doing,
  wanted: Iterable<{ readonly command: Command; readonly at?: Partial<Choice<Command>> }>,
  folded = false,
): Action<Command> | undefined {
  const choices: Choice<Command>[] = [];
  let fault: Objection | undefined;
  for (const { command, at } of wanted) {
    const refused = game.check(state, side, command);
    if (refused) fault ??= refused;
    else choices.push({ ...choiceOf(game, command, at), verb });
  }
  if (choices.length === 0 && !fault) return undefined;
  return { verb, choices, ...(choices.length === 0 && fault ? { fault } : {}), ...(folded ? { folded } : {}) };
}

type Wanted = Generator<{ readonly command: Command; readonly at?: Partial<Choice<Command>> }>;

/** Targets in every enemy hex: all units in it, or one of them. */
function* fires({ world }: OpenGamex, state: State, side: Side, ids: readonly string[]): Wanted {
  for (const hex of occupiedHexes(state)) {
    const there = targetsIn(state, side, hex);
    if (there.length === 0) continue;
    const sets = isBuilt(world.board, hex) || there.length === 1 ? [there] : [there, ...there.map((one) => [one])];
    for (const one of world.rules.riders({ world, state, side, hex })) sets.push([one]);
    for (const targets of sets) yield { command: { do: 'fire', shots: [{ by: ids, at: hex, targets }] }, at: { hex } };
  }
  for (const { at } of state.bridges ?? [])
    yield { command: { do: 'fire', shots: [{ by: ids, at, targets: [BRIDGE] }] }, at: { hex: at } };
}

function* bombards({ world }: OpenGamex, state: State, side: Side, ids: readonly string[]): Wanted {
  for (const hex of occupiedHexes(state)) {
    const targets = targetsIn(state, side, hex);
    if (targets.length === 0) continue;
    const eyes = state.units.filter(
      (unit) => unit.side === side && !ids.includes(unit.id) && !sighterFault(world, state, side, unit.id, hex),
    );
    for (const { id } of eyes.slice(0, MOST_EYES))
      yield { command: { do: 'fire', shots: [{ by: ids, at: hex, targets, sighter: id }] }, at: { hex, unit: id } };
  }
}
const MOST_EYES = 3;

function* spots(state: State, side: Side, ids: readonly string[]): Wanted {
  for (const hex of occupiedHexes(state)) {
    if (targetsIn(state, side, hex).length > 0) yield { command: { do: 'spot', units: ids, hex }, at: { hex } };
  }
}

function* assaults(state: State, side: Side, ids: readonly string[], what: 'overrun' | 'closeAssault'): Wanted {
  for (const hex of occupiedHexes(state)) {
    if (targetsIn(state, side, hex).length > 0) yield { command: { do: what, units: ids, hex }, at: { hex } };
  }
}

/** X6.4.6b: assaults in which those in place move first; without that they would attack at once. */
function* shifted({ world }: OpenGamex, state: State, side: Side, units: readonly Unit[]): Wanted {
  for (const hex of occupiedHexes(state)) {
    if (targetsIn(state, side, hex).length === 0) continue;
    const standing = units.every((unit) => !assaultPlaceFault(world, state, unit, hex));
    if (standing && units.some((unit) => assaultPlaces(world, state, unit, hex, true).length > 1))
      yield { command: { do: 'closeAssault', units: units.map(({ id }) => id), hex, on: true }, at: { hex } };
  }
}

function* charges(state: State, side: Side, ids: readonly string[]): Wanted {
  for (const hex of occupiedHexes(state))
    if (targetsIn(state, side, hex).length > 0)
      yield { command: { do: 'closeAssault', units: ids, hex, banzai: true }, at: { hex } };
}

/** Loads, unloads and changes of one unit, which are moves without a step. */
function* changes({ world }: OpenGamex, state: State, unit: Unit, what: string): Wanted {
  const { id } = unit;
  const move = (acts: Extract<Command, { readonly do: 'move' }>['acts']): Command => ({ do: 'move', unit: id, acts });
  if (what === 'load') {
    // X5.2.2b: it may drive on with what is left.
    for (const load of unitsAt(state, unit.at))
      if (load.id !== id && mayCarry(world, unit, load))
        yield { command: { do: 'move', unit: id, acts: [{ load: load.id }], on: true }, at: { unit: load.id } };
  }
  if (what === 'unload' && passengerOf(state, unit)) yield { command: move([{ unload: true }]) };
  if (what === 'stream' && unit.stream !== undefined)
    yield { command: move([{ stream: unit.stream === 'down' ? 'up' : 'down' }]) };
  if (what === 'switch' && fortAt(state, unit.at)) yield { command: move([{ switch: true }]) };
  if (what === 'exit' && world.exits[unit.side].has(unit.at)) yield { command: move([{ exit: true }]) };
}
/** Hexes with work for an engineer (X9). */
function* works({ world }: OpenGamex, state: State, unit: Unit, task: EngineerTask): Wanted {
  const { board } = world;
  const site: Readonly<Record<EngineerTask, (hex: Hex) => boolean>> = {
    clear: (hex) => openMineAt(state, hex) !== undefined,
    removeBlock: (hex) => blockAt(state, hex),
    removeWreck: (hex) => wrecksAt(state, hex) > 0,
    demolish: () => board.bridge[unit.at] === 1,
    makeBlock: () => unit.assigned !== undefined && board.road[unit.at] !== 0 && board.bridge[unit.at] !== 1,
  };
  for (const hex of [unit.at, ...neighboursOf(board.grid, unit.at)])
    if (site[task](hex)) yield { command: { do: 'engineer', unit: unit.id, task, hex }, at: { hex } };
}
const CHANGES = ['load', 'unload', 'stream', 'switch', 'exit'] as const;

/** X5.2.2b, X5.2.3a: hexes a carrier can drive to and unload, or pick up a waiting unit. */
function* errands(game: OpenGamex, state: State, unit: Unit, what: (typeof ERRANDS)[number]): Wanted {
  const { world } = game;
  if (kindOf(world, unit).carries === 'nothing' || (what === 'bring') !== (passengerOf(state, unit) !== undefined))
    return;
  for (const { hex, command } of reachTogether(game, state, [unit.id], [])) {
    if (command.do !== 'move') continue;
    if (what === 'bring') yield { command: { ...command, acts: [...command.acts, { unload: true }] }, at: { hex } };
    else
      for (const load of unitsAt(state, hex))
        if (mayCarry(world, unit, load))
          yield { command: { ...command, acts: [...command.acts, { load: load.id }] }, at: { hex, unit: load.id } };
  }
}
const ERRANDS = ['fetch', 'bring'] as const;

function* paced({ world }: OpenGamex, state: State, unit: Unit, gait: Gait): Wanted {
  for (const command of pacedMoves(world, state, unit, gait)) {
    const last = command.acts.at(-1);
    yield { command, at: last && 'to' in last ? { hex: last.to } : {} };
  }
}

function* turns({ world }: OpenGamex, unit: Unit): Wanted {
  for (const command of turnsOf(world, unit)) {
    const hex = neighbour(world.board.grid, unit.at, command.facing);
    yield { command, at: hex === NOWHERE ? {} : { hex } };
  }
}

/** Smoke and interdiction of the selected guns, with the first unit that sees the hex or with their own sight. */
function* shells(
  { world }: OpenGamex,
  state: State,
  side: Side,
  ids: readonly string[],
  what: 'smoke' | 'interdict',
): Wanted {
  for (let at = 0; at < world.board.grid.size; at++) {
    const eye = state.units.find(
      (unit) => unit.side === side && !ids.includes(unit.id) && !sighterFault(world, state, side, unit.id, at),
    );
    const shelling = { guns: ids, batteries: [], at, extra: 0 };
    yield { command: { do: what, ...shelling }, at: { hex: at } };
    if (eye) yield { command: { do: what, ...shelling, sighter: eye.id }, at: { hex: at, unit: eye.id } };
  }
}

function* off({ world }: OpenGamex, state: State, side: Side, what: string): Wanted {
  if (what === 'obaCheck') {
    for (const battery of batteriesOf(world, state, side)) yield { command: { do: 'obaCheck', battery } };
  }
  if (what === 'rally') {
    const shaken = state.units.filter((unit) => unit.place === 'off' && mayRally(side, unit));
    for (const place of new Set(shaken.map(rallyPlace)))
      yield {
        command: { do: 'rally', units: shaken.filter((unit) => rallyPlace(unit) === place).map(({ id }) => id) },
      };
  }
  if (what === 'navalFire') {
    for (const command of navalFireVerb.legal(world, state, side)) yield { command, at: { hex: command.hex } };
  }
  if (what === 'obaFire') {
    for (const command of obaFireVerb.legal(world, state, side)) yield { command, at: { hex: command.at } };
  }
  if (what === 'smoke' || what === 'interdict') {
    if (!activationsOf(world).includes(what)) return;
    for (const command of (what === 'smoke' ? smokeVerb : interdictVerb).legal(world, state, side))
      if (command.guns.length === 0) yield { command, at: { hex: command.at } };
  }
  if (what === 'counterBattery') {
    for (const command of counterBatteryVerb.legal(world, state, side)) yield { command };
  }
  if (what === 'airStrike') {
    for (const command of airStrikeVerb.legal(world, state, side))
      yield { command, at: { unit: command.aircraft, hex: command.hex } };
  }
}
const OFF = ['rally', 'navalFire', 'obaCheck', 'obaFire', 'smoke', 'interdict', 'counterBattery', 'airStrike'] as const;

export function actionsOf(game: OpenGamex, state: State, ids: readonly string[]): Action<Command>[] {
  const side = game.decides(state);
  const at = state.frames.at(-1)?.at;
  if (side === undefined || (at !== 'spend' && at !== 'activity')) return [];
  const found: (Action<Command> | undefined)[] = [];
  if (ids.length === 0) {
    for (const what of OFF) found.push(actionOf(game, state, side, what, off(game, state, side, what), true));
    return found.flatMap((one) => one ?? []);
  }
  const units = ids.flatMap((id) => unitNamed(game.world, state, id) ?? []);
  const kinds = units.map((unit) => kindOf(game.world, unit));
  if (units.some((unit) => unit.side !== side || unit.place !== 'map')) return [];
  if (kinds.every((kind) => kind.as > 0))
    found.push(actionOf(game, state, side, 'fire', fires(game, state, side, ids)));
  if (kinds.every((kind) => kind.indirect))
    found.push(actionOf(game, state, side, 'indirect', bombards(game, state, side, ids)));
  for (const what of ['overrun', 'closeAssault'] as const) {
    const able =
      what === 'overrun' ? kinds.every((kind) => kind.overrun !== 'no') : kinds.every((kind) => kind.closeAssault);
    if (able) found.push(actionOf(game, state, side, what, assaults(state, side, ids, what)));
  }
  if (kinds.every((kind) => kind.indirect)) {
    for (const what of ['smoke', 'interdict'] as const)
      if (activationsOf(game.world).includes(what))
        found.push(actionOf(game, state, side, what, shells(game, state, side, ids, what), true));
  }
  if (units.length > 1 && kinds.every((kind) => kind.closeAssault))
    found.push(actionOf(game, state, side, 'shift', shifted(game, state, side, units), true));
  if (units.every((unit) => game.world.rules.charges({ world: game.world, unit }).length > 0))
    found.push(actionOf(game, state, side, 'banzai', charges(state, side, ids)));
  found.push(actionOf(game, state, side, 'setOF', [{ command: { do: 'setOF', units: ids } }]));
  if (units.some((unit) => unit.disrupted))
    found.push(actionOf(game, state, side, 'rally', [{ command: { do: 'rally', units: ids } }]));
  found.push(actionOf(game, state, side, 'spot', spots(state, side, ids), true));
  const [only] = units;
  if (only && units.length === 1) {
    for (const gait of game.world.rules.gaits({ world: game.world, unit: only }))
      found.push(actionOf(game, state, side, gait, paced(game, state, only, gait)));
    if (only.facing !== undefined) found.push(actionOf(game, state, side, 'face', turns(game, only), true));
    if (kindOf(game.world, only).engineer)
      for (const task of TASKS) found.push(actionOf(game, state, side, task, works(game, state, only, task)));
    for (const what of CHANGES) found.push(actionOf(game, state, side, what, changes(game, state, only, what)));
    for (const what of ERRANDS) {
      const action = actionOf(game, state, side, what, errands(game, state, only, what));
      if (action && action.choices.length > 0) found.push(action);
    }
  }
  return found.flatMap((one) => one ?? []);
}

/** Command intended by a click on a hex that is not lit. */
export function aimedAt(like: Command, hex: Hex): Command | undefined {
  if (like.do === 'fire') return { ...like, shots: like.shots.map((shot) => ({ ...shot, at: hex })) };
  return 'hex' in like ? ({ ...like, hex } as Command) : 'at' in like ? ({ ...like, at: hex } as Command) : undefined;
}
