import type { Choose } from '../../../../core/dice.ts';
import { isObjection, type Objection } from '../../../../core/objection.ts';
import type { Emit } from '../../../../core/play.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';
import { pick, type Verb } from '../../decision.ts';
import type { Act, CommandOf, GamexEvent, Side, State, Unit } from '../../types.ts';
import { goodOrder, inactive, kindOf, passengerOf, unitNamed, unitOf } from '../../units.ts';
import { no, say, theSide } from '../../words.ts';
import type { World } from '../../world.ts';
import { openActs, paceOf, startWalk } from './acts.ts';
import { busyHexes, emptyGround } from './ground.ts';
import { type Pace, stepPrice } from './price.ts';
import { actsFault } from './walk.ts';

/** The Move activity (X4.2.2a) and the entry of reinforcements (X4.2.2h). */

export const isDue = (state: State, unit: Unit): boolean => unit.place === 'waits' && (unit.turn ?? 1) <= state.turn;

/** May the unit be taken for a Move at all? */
function moverFault(world: World, state: State, side: Side, unit: Unit | undefined): Objection | undefined {
  if (!unit) return no('X5.1a', say`there is no such unit`);
  if (unit.side !== side) return no('X0.7', say`${unit} is not ${theSide(side)}'s`);
  if (unit.place === 'rides') return no('X4.2e', say`${unit} is a passenger`);
  if (unit.place === 'waits')
    return isDue(state, unit) ? undefined : no('X4.2.2h', say`${unit} comes on turn ${unit.turn ?? 1}`);
  if (unit.place !== 'map') return no('X0.8', say`${unit} is not on the map`);
  return inactive(unit) ? undefined : no('X4.2e', say`${unit} has been activated this turn`);
}

/** The hex an activation belongs to: where the unit stands, or where it enters. */
export const homeOf = (unit: Unit, acts: readonly Act[]): Hex => {
  const [first] = acts;
  return unit.place === 'map' ? unit.at : first && 'to' in first ? first.to : NOWHERE;
};

function entryFault(world: World, unit: Unit, acts: readonly Act[]): Objection | undefined {
  if (unit.place !== 'waits') return undefined;
  const [first] = acts;
  if (!first || !('to' in first)) return no('X4.2.2h', say`${unit} must name the hex where it enters`);
  const zone = world.zones[unit.group ?? ''] ?? [];
  return zone.includes(first.to) ? undefined : no('X4.2.2h', say`${unit} does not enter there`);
}

export function moveFault(
  world: World,
  state: State,
  side: Side,
  { unit: id, acts }: CommandOf<'move'>,
): Objection | undefined {
  const unit = unitNamed(world, state, id);
  const fault = moverFault(world, state, side, unit);
  if (fault || !unit) return fault;
  if (acts.length === 0) return no('X5.1c', say`a Move has at least one step, load, unload or change`);
  return entryFault(world, unit, acts) ?? actsFault(world, state, startWalk(world, unit, acts));
}

export function beginWalk(
  world: World,
  state: State,
  command: CommandOf<'move'>,
  emit: Emit<GamexEvent>,
  assault = false,
): void {
  const unit = unitOf(world, state, command.unit);
  const walk = startWalk(world, unit, command.acts);
  emit({
    is: 'push',
    frame: {
      at: 'walk',
      side: unit.side,
      walk,
      asks: false,
      ...(command.on ? { on: true } : {}),
      ...(assault ? { assault: true } : {}),
    },
  });
}

/** Where a unit can come, each hex with a cheapest way (by what its side knows), nobody breaking in. */
export interface Reached {
  readonly hex: Hex;
  readonly spent: number;
  readonly path: readonly Hex[];
}

interface Known {
  readonly state: State;
  readonly busy: Uint8Array;
  readonly ways: Map<string, readonly Reached[]>;
}
const reached = new WeakMap<readonly Unit[], Known>();

/** The reach of a unit follows from who stands where and what lies there; it is kept as long as those are the same. */
export function reachOf(world: World, state: State, unit: Unit, offRoad = false): readonly Reached[] {
  let known = reached.get(state.units);
  if (!known || !sameGround(known.state, state)) {
    known = { state: { ...state }, busy: busyHexes(world, state), ways: new Map() };
    reached.set(state.units, known);
  }
  const key = `${alikeAs(state, unit)}${offRoad ? ' afoot' : ''}`;
  let ways = known.ways.get(key);
  if (!ways) {
    ways = search(world, state, unit, offRoad, known.busy);
    known.ways.set(key, ways);
  }
  return ways;
}

/** Units of a kind that begin in the same hex in good order come to the same hexes. */
const alikeAs = (state: State, unit: Unit): string =>
  unit.place === 'map' && goodOrder(unit) && unit.stream === undefined && !unit.inside && !passengerOf(state, unit)
    ? `${unit.side} ${unit.nation} ${unit.at} ${unit.kind}`
    : unit.id;

const sameGround = (a: State, b: State): boolean =>
  a.mines === b.mines &&
  a.wrecks === b.wrecks &&
  a.forts === b.forts &&
  a.blocks === b.blocks &&
  a.positions === b.positions;

/** The same, on from where a walk has come to; the ways begin there. */
export function reachOn(world: World, state: State, pace: Pace): readonly Reached[] {
  return pace.from === NOWHERE ? [] : searchOn(world, state, { ...pace, quiet: true }, busyHexes(world, state));
}

const search = (world: World, state: State, unit: Unit, offRoad: boolean, busy: Uint8Array): Reached[] =>
  searchOn(world, state, { ...paceOf(world, state, startWalk(world, unit, []), { offRoad }), quiet: true }, busy);

/** A bucketed Dijkstra over half points; a step that ends the move leads nowhere further. */
function searchOn(world: World, state: State, start: Pace, busy: Uint8Array): Reached[] {
  const { grid } = world.board;
  const { unit, offRoad = false } = start;
  const kind = kindOf(world, unit);
  const allowance = start.left;
  const ground = emptyGround(world, kind, unit, offRoad);
  // Disrupted units and those in streams or Fortifications have rules of their own for every step.
  const plain = unit.disrupted !== true && unit.stream === undefined && unit.inside !== true;
  const cost = new Int16Array(grid.size).fill(-1);
  const from = new Int32Array(grid.size).fill(NOWHERE);
  const ended = new Uint8Array(grid.size);
  const rows: Hex[][] = Array.from({ length: allowance + 1 }, () => []);
  rows[0]?.push(start.from);
  cost[start.from] = 0;
  const found: Hex[] = [];
  for (let spent = 0; spent <= allowance; spent++) {
    for (const hex of rows[spent] as Hex[]) {
      if (cost[hex] !== spent) continue;
      if (hex !== start.from) found.push(hex);
      if (ended[hex] === 1) continue;
      let here: Pace | undefined;
      for (let direction = 0; direction < 6; direction++) {
        const to = grid.neighbours[hex * 6 + direction] as Hex;
        if (to === NOWHERE) continue;
        const known = cost[to] as number;
        if (known >= 0 && known <= spent) continue;
        const usual = plain && busy[to] === 0 ? (ground[hex * 6 + direction] as number) : 0;
        let total = spent + usual;
        let ends = false;
        if (usual === 0 || total > allowance) {
          if (usual > 0 && (spent > 0 || !start.fresh)) continue;
          here ??= {
            ...start,
            unit: hex === start.from ? unit : { ...unit, place: 'map', at: hex },
            from: hex,
            left: allowance - spent,
            fresh: start.fresh && spent === 0,
          };
          const price = stepPrice(world, state, here, to);
          if (isObjection(price)) continue;
          total = spent + price.cost;
          ends = price.ends;
        }
        if (known >= 0 && known <= total) continue;
        cost[to] = total;
        from[to] = hex;
        ended[to] = ends ? 1 : 0;
        rows[total]?.push(to);
      }
    }
  }
  return found.map((hex) => {
    let steps = 0;
    for (let at = hex; at !== start.from; at = from[at] as Hex) steps++;
    const path = new Array<Hex>(steps);
    for (let at = hex; at !== start.from; at = from[at] as Hex) path[--steps] = at;
    return { hex, spent: cost[hex] as number, path };
  });
}

const movers = (state: State, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && ((unit.place === 'map' && inactive(unit)) || isDue(state, unit)));

/** First steps of reinforcements. */
function* entries(world: World, state: State, unit: Unit): Generator<Act> {
  const pace = paceOf(world, state, startWalk(world, unit, []));
  for (const to of world.zones[unit.group ?? ''] ?? [])
    if (!isObjection(stepPrice(world, state, { ...pace, quiet: true }, to))) yield { to };
}

const firstActs = (world: World, state: State, unit: Unit): Iterable<Act> => {
  const walk = startWalk(world, unit, []);
  return unit.place === 'waits'
    ? entries(world, state, unit)
    : openActs(world, state, walk, paceOf(world, state, walk));
};

const hasAct = (world: World, state: State, unit: Unit): boolean => {
  for (const _ of firstActs(world, state, unit)) return true;
  return false;
};

/** A step in a direction drawn, if it is open; most acts of most units are steps. */
function someStep(world: World, state: State, unit: Unit, choose: Choose): Act | undefined {
  if (unit.place !== 'map' || choose(8) === 0) return undefined;
  const to = world.board.grid.neighbours[unit.at * 6 + choose(6)] as Hex;
  if (to === NOWHERE) return undefined;
  const pace = { ...paceOf(world, state, startWalk(world, unit, [])), quiet: true };
  return isObjection(stepPrice(world, state, pace, to)) ? undefined : { to };
}

/** A random way: an open act, and if it is a step more of them, each open when it is drawn. */
function wander(world: World, state: State, unit: Unit, choose: Choose): Act[] {
  const first = someStep(world, state, unit, choose) ?? pick([...firstActs(world, state, unit)], choose);
  if (!first) return [];
  const acts: Act[] = [first];
  if (!('to' in first) || first.inside || unit.stream !== undefined) return acts;
  const { grid } = world.board;
  let pace: Pace = { ...paceOf(world, state, startWalk(world, unit, [])), quiet: true };
  let at = first.to;
  for (let price = stepPrice(world, state, pace, at); !isObjection(price) && !price.ends && choose(4) > 0; ) {
    pace = { ...pace, unit: { ...unit, place: 'map', at }, from: at, left: pace.left - price.cost, fresh: false };
    at = grid.neighbours[at * 6 + choose(6)] as Hex;
    if (at === NOWHERE) break;
    price = stepPrice(world, state, pace, at);
    if (!isObjection(price)) acts.push({ to: at });
  }
  return acts;
}

/** Thousands of steps are listed at a time: each is one and the same thing. */
const STEPS: Act[] = [];
const stepTo = (to: Hex): Act => (STEPS[to] ??= Object.freeze({ to }));

export function* movesOf(world: World, state: State, unit: Unit): Generator<CommandOf<'move'>> {
  if (unit.place === 'map') {
    for (const { path } of reachOf(world, state, unit)) yield { do: 'move', unit: unit.id, acts: path.map(stepTo) };
  }
  for (const act of firstActs(world, state, unit)) {
    if (unit.place === 'waits' || !('to' in act) || act.inside) yield { do: 'move', unit: unit.id, acts: [act] };
  }
}

export const mayMove = (world: World, state: State, unit: Unit): boolean =>
  !moverFault(world, state, unit.side, unit) && hasAct(world, state, unit);

export function sampleMove(world: World, state: State, unit: Unit, choose: Choose): CommandOf<'move'> | undefined {
  const acts = wander(world, state, unit, choose);
  if (acts.length === 0) return undefined;
  const command: CommandOf<'move'> = { do: 'move', unit: unit.id, acts };
  return moveFault(world, state, unit.side, command) ? { ...command, acts: acts.slice(0, 1) } : command;
}

export const moveVerb: Verb<'move'> = {
  ap: () => 1,
  check: moveFault,
  play(world, state, side, command, emit) {
    const unit = unitOf(world, state, command.unit);
    const from = homeOf(unit, command.acts);
    const activity = unit.place === 'map' ? 'move' : 'enter';
    emit({ is: 'push', frame: { at: 'activity', side, activity, from, done: [unit.id] } });
    beginWalk(world, state, command, emit);
  },
  *legal(world, state, side) {
    for (const unit of movers(state, side)) yield* movesOf(world, state, unit);
  },
  sample(world, state, side, choose) {
    const unit = pick(movers(state, side), choose);
    return unit ? sampleMove(world, state, unit, choose) : undefined;
  },
  any: (world, state, side) => movers(state, side).some((unit) => hasAct(world, state, unit)),
};
