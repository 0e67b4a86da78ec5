import type { RuleId } from '#core/objection.ts';
import {
  asNumber,
  type Line,
  modified,
  type Ratio,
  ratio,
  type Sum,
  type Term,
  times,
  total,
  whole,
} from '#core/terms.ts';
import { directionTo, distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isBuilt, levelOf, sideOf, terrainOf } from '#games/gamex/board/board.ts';
import { isHilltop, isSlope, RIDGE, type Terrain } from '#games/gamex/board/terrain.ts';
import type { Kind, Weapon } from '#games/gamex/kinds.ts';
import { compare, HALF, ONE } from '#games/gamex/ratio.ts';
import { reverseSlope } from '#games/gamex/sight/sight.ts';
import { airEffectiveness, type Column, effectiveness, oddsOf, shifted, type Treated } from '#games/gamex/tables.ts';
import { BRIDGE, FORT, type Mode, type Side, type State, type Unit, type UnitId } from '#games/gamex/types.ts';
import { fortAt, insideOf, kindOf, outsideOf, positionAt, unitOf } from '#games/gamex/units.ts';
import { FARM_DRM, FORT_DRM, SWAMP_DRM, WOODS_DRM, type World } from '#games/gamex/world.ts';
import { msg } from '#games/gamex/words.ts';
import { tempBridgeAt } from '../engineers/bridges.ts';
import { BOAT_DS } from '../landings/sea.ts';
import type { Message } from '#core/message.ts';

/** Strength of an attack, term by term (X6.0): read by planner, odds, log and resolution. */

export interface Modifier {
  readonly rule: RuleId;
  readonly label: string;
  readonly value: number;
}

export interface Target {
  readonly unit: UnitId;
  readonly ds: number;
  readonly treated: Treated;
  readonly drms: readonly Modifier[];
}

export interface Reckoning {
  readonly mode: Mode;
  readonly by: readonly UnitId[];
  readonly at: Hex;
  readonly treated: Treated;
  /**
   * Lines of the attackers, each modified separately, then summed (X6.3.1); indirect fire is divided by its targets.
   */
  readonly attack: Sum;
  readonly af: Ratio;
  readonly df: number;
  readonly targets: readonly Target[];
  readonly shift: number;
  /** Absent: no effect, no die (X6.3.3). */
  readonly column?: Column;
}

export interface Plan {
  readonly mode: Mode;
  readonly by: readonly Unit[];
  readonly at: Hex;
  readonly targets: readonly UnitId[];
  /** Every target of an indirect attack; the strength is calculated for `targets`. */
  readonly sharing?: readonly UnitId[];
  /** An aircraft's weapon. */
  readonly air?: { readonly weapon: Weapon; readonly as: number; readonly indirect: boolean };
  /** The moving unit has just come into an Improved Position (X8.3d). */
  readonly entering?: boolean;
  readonly shift?: number;
  /** X17.3a */
  readonly banzai?: boolean;
  /** Guns of a ship: as from more than six hexes (X10.5). */
  readonly naval?: true;
  /** Off-board fire of batteries: no hex, no line. */
  readonly factor?: Term;
}

/** The weapon it is counted as: carriers with machine guns fire as I (X6.3.6.t, ruling). */
export const firesAs = (kind: Kind): Weapon => (kind.weapon === 'C' ? 'I' : kind.weapon);

/** X8.4i: in one hex inside and outside fight as if adjacent. */
export const rangeTo = (world: World, from: Hex, to: Hex): number => Math.max(1, distance(world.board.grid, from, to));

/** Targets in a hex for an enemy of `side`, the Fortification as one (X8.4c). */
export function targetsIn(state: State, side: Side, hex: Hex): UnitId[] {
  const outside = outsideOf(state, hex).filter((unit) => unit.side !== side);
  const held = fortAt(state, hex) && insideOf(state, hex).some((unit) => unit.side !== side);
  return [...(held ? [FORT] : []), ...outside.map((unit) => unit.id)];
}

/** Targets in a hex, with passengers that are attacked separately (X16.1b). */
export function attackable(world: World, state: State, side: Side, hex: Hex): UnitId[] {
  return [...targetsIn(state, side, hex), ...world.rules.riders({ world, state, side, hex })];
}

/** Occupants of a hex whatever their side: the targets of indirect fire (X6.4.3d). */
export function occupantsOf(state: State, hex: Hex): UnitId[] {
  const held = fortAt(state, hex) && insideOf(state, hex).length > 0;
  return [...(held ? [FORT] : []), ...outsideOf(state, hex).map((unit) => unit.id)];
}

/** X10.4a: in its boat a vehicle counts as much as the boat. */
const printedDs = (unit: Unit, kind: Kind): number => (unit.sea && kind.craft === 0 && !kind.dd ? BOAT_DS : kind.ds);

function treatedOf(world: World, state: State, hex: Hex, id: UnitId): Treated {
  if (id === BRIDGE) return 'soft';
  if (id === FORT || isBuilt(world.board, hex)) return 'armored';
  const unit = unitOf(world, state, id);
  if (unit.sea) return 'armored';
  return kindOf(world, unit).type === 'armored' ? 'armored' : 'soft';
}

const AT_SLOPE = times('X6.3.10a', msg`at a slope`, HALF);
const AT_HILLTOP = times('X6.3.10b', msg`at a hilltop`, HALF);

/** Fire aimed at heights is halved: the hill factor (X6.3.10). */
export function hillFactor(world: World, from: Hex, to: Hex): Term | undefined {
  const { board } = world;
  const level = levelOf(board, to);
  if (isSlope(level)) {
    const direction = directionTo(board.grid, from, to);
    const easy = from === to || (direction >= 0 && (sideOf(board, from, direction) & RIDGE) === 0);
    return easy ? undefined : AT_SLOPE;
  }
  if (!isHilltop(level)) return undefined;
  const own = levelOf(board, from);
  return isHilltop(own) && own >= level ? undefined : AT_HILLTOP;
}

const FAR = 7;
const HILL_MODES: ReadonlySet<Mode> = new Set<Mode>(['direct', 'opFire', 'closeAssault']);
/** Modes of fire aimed by the firing unit itself, over a distance. */
export const FIRE_MODES: ReadonlySet<Mode> = new Set<Mode>(['direct', 'opFire']);
const INDIRECT_MODES: ReadonlySet<Mode> = new Set<Mode>(['indirect', 'oba', 'counterBattery']);
const LABELS: Readonly<Record<Treated, Message>> = { armored: msg`at armored`, soft: msg`at soft` };

/** X6.3.1: what is done to the strength of one that fires. */
export function firingTerms(world: World, unit: Unit, plan: Plan, treated: Treated): Term[] {
  const kind = kindOf(world, unit);
  const terms: Term[] = [];
  if (plan.mode === 'air' && plan.air) {
    terms.push(times('X6.3.6.t', LABELS[treated], airEffectiveness(plan.air.weapon, treated)));
  } else if (plan.mode !== 'overrun' && plan.mode !== 'closeAssault') {
    const indirect = INDIRECT_MODES.has(plan.mode);
    const far = indirect ? 0 : Math.max(plan.naval ? FAR : 0, rangeTo(world, unit.at, plan.at));
    const value = effectiveness(firesAs(kind), treated, far, kind.range, indirect);
    if (compare(value, ONE) !== 0) terms.push(times('X6.3.6.t', LABELS[treated], value));
  }
  const hill = HILL_MODES.has(plan.mode) ? hillFactor(world, unit.at, plan.at) : undefined;
  if (hill) terms.push(hill);
  if (plan.factor) terms.push(plan.factor);
  return terms;
}

function lineOf(world: World, state: State, unit: Unit, plan: Plan, treated: Treated): Line {
  const terms = firingTerms(world, unit, plan, treated);
  terms.push(...world.rules.strength({ world, state, plan, unit }));
  return { rule: 'X6.3.1', what: { unit: unit.id }, base: whole(plan.air?.as ?? kindOf(world, unit).as), terms };
}

/** The attackers' half of an attack: all that is asked when it is only to be known whether there can be one. */
export function attackOf(world: World, state: State, plan: Plan): Pick<Reckoning, 'treated' | 'attack' | 'af'> {
  const { mode, by, at } = plan;
  const sharing = plan.sharing ?? plan.targets;
  const treateds = sharing.map((id) => (mode === 'counterBattery' ? 'soft' : treatedOf(world, state, at, id)));
  const armored = treateds.filter((one) => one === 'armored').length;
  // Attackers first, in their order, then supporters.
  const linesAs = (treated: Treated) => {
    const lines = by.map((unit) => lineOf(world, state, unit, plan, treated));
    for (const unit of by) lines.push(...world.rules.joins({ world, state, plan, unit, treated }));
    return lines;
  };
  let treated: Treated = 2 * armored > treateds.length ? 'armored' : 'soft';
  let lines = linesAs(treated);
  const sum = (all: readonly Line[]): Ratio => total({ lines: all, terms: [] });
  if (2 * armored === treateds.length && treateds.length > 0) {
    // X6.3.6b: without a majority the type that gives the smaller AF.
    const hard = linesAs('armored');
    if (compare(sum(hard), sum(lines)) < 0) {
      treated = 'armored';
      lines = hard;
    }
  }
  const divisor = INDIRECT_MODES.has(mode) ? Math.max(1, sharing.length) : 1;
  const terms = divisor > 1 ? [times('X6.4.3d', msg`shared by the units in the hex`, ratio(1, divisor))] : [];
  const attack = { lines, terms };
  return { treated, attack, af: total(attack) };
}

export function reckon(world: World, state: State, plan: Plan): Reckoning {
  const { mode, by, at } = plan;
  const { treated, attack, af } = attackOf(world, state, plan);
  const sloped = isReverseSlope(world, by, attack.lines, plan);
  const targets = plan.targets.map((id) => targetOf(world, state, plan, id, sloped));
  const df = targets.reduce((sum, target) => sum + target.ds, 0);
  const shift = (mode === 'overrun' ? 1 : 0) + (plan.shift ?? 0);
  const column = df === 0 ? undefined : shifted(oddsOf(af, inQuarters(df)), shift);
  return {
    mode,
    by: by.map((unit) => unit.id),
    at,
    treated,
    attack,
    af,
    df,
    targets,
    shift,
    ...(column ? { column } : {}),
  };
}

/** Defence strengths are halved at most twice. */
const inQuarters = (n: number): Ratio => (Number.isInteger(n) ? whole(n) : ratio(4 * n, 4));

/** X6.3.9b: every line that contributes must be masked. */
function isReverseSlope(world: World, by: readonly Unit[], lines: readonly Line[], plan: Plan): boolean {
  if (plan.mode !== 'direct' && plan.mode !== 'opFire') return false;
  const counted = by.filter((_, i) => {
    const line = lines[i];
    return line !== undefined && modified(line.base, line.terms).n > 0;
  });
  return counted.length > 0 && counted.every((unit) => reverseSlope(world.sight, unit.at, plan.at));
}

/** Die modifiers besides the terrain's (X6.3.5.t, X8.3b, X8.4c, X6.3.9b, X6.3.11i, X6.4.5e, X6.4.6d). */
export const DRM = {
  disrupted: -1,
  'improved position': 2,
  fortification: 2,
  'reverse slope': { armored: 2, soft: 1 },
  'in a stream': 1,
  overrun: -2,
  'close assault': -2,
} as const;

/** Die modifiers of the Terrain Effects Chart for a target there (X6.3.5.t, X27.t). */
export const TERRAIN_DRM: Readonly<Partial<Record<Terrain, number>>> = {
  town: 1,
  city: 1,
  woods: WOODS_DRM,
  swamp: SWAMP_DRM,
  farm: FARM_DRM,
  fort: FORT_DRM,
};

function terrainCover({ board }: World, at: Hex): Modifier[] {
  const label = terrainOf(board, at);
  const value = TERRAIN_DRM[label] ?? 0;
  return value === 0 ? [] : [{ rule: 'X6.3.5.t', label, value }];
}

const positionCover = (state: State, at: Hex): Modifier[] =>
  positionAt(state, at) ? [{ rule: 'X8.3b', label: 'improved position', value: DRM['improved position'] }] : [];

/** Die modifiers that the ground itself gives a target in a hex. */
export const coverIn = (world: World, state: State, at: Hex): Modifier[] => [
  ...terrainCover(world, at),
  ...positionCover(state, at),
];

function targetOf(world: World, state: State, plan: Plan, id: UnitId, sloped: boolean): Target {
  const drms: Modifier[] = [];
  const add = (rule: RuleId, label: string, value: number) => {
    if (value !== 0) drms.push({ rule, label, value });
  };
  const { mode, at } = plan;
  // X9.3e: no modifiers at all.
  if (id === BRIDGE) return { unit: id, ds: tempBridgeAt(state, at)?.ds ?? 0, treated: 'soft', drms };
  const fort = id === FORT ? fortAt(state, at) : undefined;
  const unit = id === FORT ? undefined : unitOf(world, state, id);
  const kind = unit ? kindOf(world, unit) : undefined;
  const ds = fort?.ds ?? (unit && kind ? defenceOf(world, state, plan, unit, printedDs(unit, kind)) : 0);
  const treated = mode === 'counterBattery' ? 'soft' : treatedOf(world, state, at, id);
  const shaken = unit ? unit.disrupted === true : insideOf(state, at).every((one) => one.disrupted === true);
  if (shaken) add('X6.3.5.t', 'disrupted', DRM.disrupted);
  if (mode === 'counterBattery') return { unit: id, ds, treated, drms };
  if (mode !== 'overrun') drms.push(...terrainCover(world, at));
  // X8.3d: no benefit against Opportunity Fire on the unit coming in.
  if (!(mode === 'opFire' && plan.entering)) drms.push(...positionCover(state, at));
  if (fort) add('X8.4c', 'fortification', DRM.fortification);
  if (sloped)
    add('X6.3.9b', 'reverse slope', DRM['reverse slope'][fort || kind?.type === 'armored' ? 'armored' : 'soft']);
  const direct = mode === 'direct' || mode === 'opFire' || (mode === 'air' && plan.air?.indirect !== true);
  if (unit?.stream !== undefined && direct) add('X6.3.11i', 'in a stream', DRM['in a stream']);
  if (mode === 'overrun') add('X6.4.5e', 'overrun', DRM.overrun);
  if (mode === 'closeAssault') add('X6.4.6d', 'close assault', DRM['close assault']);
  if (unit) drms.push(...world.rules.drm({ world, state, plan, unit }));
  return { unit: id, ds, treated, drms };
}

/** X6.3.2a, with what options do to it. */
function defenceOf(world: World, state: State, plan: Plan, unit: Unit, ds: number): number {
  const terms = world.rules.defence({ world, state, plan, unit });
  return terms.length === 0 ? ds : asNumber(modified(whole(ds), terms));
}

export const drmOf = (target: Target): number => target.drms.reduce((sum, drm) => sum + drm.value, 0);
