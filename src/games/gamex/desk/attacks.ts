import type { Objection } from '#core/objection.ts';
import type { Ratio } from '#core/terms.ts';
import type { Hex } from '#hex/hex.ts';
import { aaStrength } from '../air/anti-aircraft.ts';
import { airPlans } from '../air/flight.ts';
import { engineerShift, withPartners } from '../assault/participants.ts';
import { directFault } from '../fire/direct.ts';
import { volleyPlan } from '../fire/opportunity.ts';
import { drmOf, occupantsOf, type Plan, reckon, type Reckoning, targetsIn } from '../fire/strength.ts';
import { answerPlan } from '../options/banzai.ts';
import { spottingFault } from '../sight/observation.ts';
import { chanceAt } from '../players/chances.ts';
import type { OpenGamex } from '../position.ts';
import { aaResult, COLUMNS } from '../tables.ts';
import { BRIDGE, type Command, type CommandOf, FORT, type State, type Unit, type UnitId } from '../types.ts';
import { insideOf, occupiedHexes, unitNamed, unitOf } from '../units.ts';
import type { World } from '../world.ts';

/** Attacks that may be made now, with what would come of them. */

/** An attack as it would be reckoned, with the chances of every target. */
export interface Planned {
  readonly reckoning: Reckoning;
  readonly fault?: Objection;
  readonly chances: readonly {
    readonly unit: UnitId;
    readonly drm: number;
    readonly dies: number;
    readonly shaken: number;
  }[];
}

/** An attack that may be made now; where every target has a die of its own, a plan for each. */
interface Attack<K extends Command['do']> {
  readonly hex: Hex;
  readonly command: CommandOf<K>;
  readonly plans: readonly Planned[];
}
export type Shot = Attack<'fire'>;
/** Fire that answers or interrupts: at movers, at units just spotted, from the air, at charging units. */
export type Volley = Attack<'opFire' | 'fireNow' | 'airAttack'>;

/** Fire at an aircraft (X6.4.7g) with the part of the die's faces that bring it down, and that drive it off. */
export interface AaShot {
  readonly command: CommandOf<'aaFire'>;
  readonly strength: Ratio;
  readonly dies: number;
  readonly driven: number;
}

export function chancesOf(world: World, view: State, reckoning: Reckoning): Planned['chances'] {
  const column = reckoning.column ? COLUMNS.indexOf(reckoning.column) : -1;
  return reckoning.targets.map((target) => {
    if (target.unit === BRIDGE) return { unit: BRIDGE, drm: 0, ...chanceAt(column, 0, false) };
    const struck = target.unit === FORT ? insideOf(view, reckoning.at)[0] : unitOf(world, view, target.unit);
    const drm = drmOf(target);
    return { unit: target.unit, drm, ...chanceAt(column, drm, struck?.disrupted === true) };
  });
}

export function reckoned(world: World, view: State, plan: Plan): Planned {
  const reckoning = reckon(world, view, plan);
  return { reckoning, chances: chancesOf(world, view, reckoning) };
}

const harmIn = (plans: readonly Planned[]): number =>
  plans.reduce((sum, { chances }) => sum + chances.reduce((all, { dies, shaken }) => all + 2 * dies + shaken, 0), 0);

export const bestFirst = <T extends { readonly plans: readonly Planned[] }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => harmIn(b.plans) - harmIn(a.plans));

const ASSAULTS = { overrun: 'overrun', closeAssault: 'closeAssault', banzai: 'closeAssault' } as const;
/** Manners of attack on a hex. */
export type Manner = 'fire' | 'indirect' | keyof typeof ASSAULTS;

/** An assault as if all of them had come there. */
function assaultPlan(
  world: World,
  by: readonly Unit[],
  at: Hex,
  targets: readonly UnitId[],
  how: keyof typeof ASSAULTS,
) {
  const mode = ASSAULTS[how];
  const all = mode === 'closeAssault' ? withPartners(world, by) : by;
  const shift = mode === 'closeAssault' ? engineerShift(world, all) : 0;
  return { mode, by: all, at, targets, shift, ...(how === 'banzai' ? { banzai: true } : {}) };
}

/** Outcome of an attack by these units on a hex in this manner; empty where the hex has no target. */
export function plansFor(
  { world }: OpenGamex,
  view: State,
  ids: readonly UnitId[],
  at: Hex,
  how: Manner,
): readonly Planned[] {
  const by = ids.flatMap((id) => unitNamed(world, view, id) ?? []);
  const [first] = by;
  const targets = first ? targetsIn(view, first.side, at) : [];
  if (!first || targets.length === 0) return [];
  if (how === 'indirect') {
    const sharing = occupantsOf(view, at);
    const fault = spottingFault(world, view, first.side, at);
    return sharing.map((id) => ({
      ...reckoned(world, view, { mode: 'indirect', by, at, targets: [id], sharing }),
      ...(fault ? { fault } : {}),
    }));
  }
  if (how !== 'fire') return [reckoned(world, view, assaultPlan(world, by, at, targets, how))];
  const fault = directFault(world, view, first.side, by, at, targets);
  return [{ ...reckoned(world, view, { mode: 'direct', by, at, targets }), ...(fault ? { fault } : {}) }];
}

/** Every hex these units may fire at now, best first. */
export function shotsOf(game: OpenGamex, view: State, ids: readonly UnitId[]): readonly Shot[] {
  const side = game.decides(view);
  if (side === undefined) return [];
  const found = occupiedHexes(view).flatMap((hex): Shot[] => {
    const targets = targetsIn(view, side, hex);
    const command = { do: 'fire', shots: [{ by: ids, at: hex, targets }] } as const;
    if (targets.length === 0 || game.check(view, side, command)) return [];
    return [{ hex, command, plans: plansFor(game, view, ids, hex, 'fire') }];
  });
  return bestFirst(found);
}

function volleyOf({ world }: OpenGamex, view: State, command: Command): Volley | undefined {
  const frame = view.frames.at(-1);
  const plan = (one: Plan): Planned => reckoned(world, view, one);
  const units = (ids: readonly UnitId[]): Unit[] => ids.map((id) => unitOf(world, view, id));
  if (command.do === 'opFire' && frame?.at === 'opFire')
    return { hex: frame.hex, command, plans: [plan(volleyPlan(world, view, frame, command))] };
  if (command.do === 'opFire' && frame?.at === 'banzai')
    return {
      hex: frame.target,
      command,
      plans: [plan(answerPlan(units(command.units), unitOf(world, view, command.target ?? '')))],
    };
  if (command.do === 'fireNow') {
    const [shot] = command.shots;
    if (!shot) return undefined;
    const { by, at, targets } = shot;
    return { hex: at, command, plans: [plan({ mode: 'direct', by: units(by), at, targets })] };
  }
  if (command.do === 'airAttack' && frame?.at === 'flight')
    return { hex: command.hex, command, plans: airPlans(world, view, frame, command).map(plan) };
  return undefined;
}

/** Attacks the current decision offers to a side that answers or interrupts, best first. */
export const volleysOf = (game: OpenGamex, view: State): readonly Volley[] =>
  bestFirst([...game.legal(view)].flatMap((command) => volleyOf(game, view, command) ?? []));

const FACES = [1, 2, 3, 4, 5, 6] as const;

export function aaShotsOf({ world, legal }: OpenGamex, view: State): readonly AaShot[] {
  const frame = view.frames.at(-1);
  if (frame?.at !== 'aaFire') return [];
  return [...legal(view)].flatMap((command): AaShot[] => {
    if (command.do !== 'aaFire') return [];
    const guns = command.units.map((id) => unitOf(world, view, id));
    const strength = aaStrength(world, guns, frame);
    const part = (result: string): number => FACES.filter((die) => aaResult(strength, die) === result).length / 6;
    return [{ command, strength, dies: part('X'), driven: part('D') }];
  });
}
