import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { axialOf, neighbour } from '#hex/grid.ts';
import { type Axial, DIRECTIONS, type Hex, NOWHERE, opposite } from '#hex/hex.ts';
import { twoDice } from '#games/gamex/chance.ts';
import { isDeep, terrainOf } from '#games/gamex/board/board.ts';
import { type Decision, pick, sideOfFrame } from '#games/gamex/decision.ts';
import { type Command, type FrameOf, type GamexEvent, other, type State, type Unit } from '#games/gamex/types.ts';
import { hasEnemy, kindOf, passengersOf, stackableIn, stackingLimit, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { pushAaWindow } from '../air/anti-aircraft.ts';
import { hexAt } from '../air/flight.ts';
import { isStreamBed } from '../move/price.ts';
import { minesOnEntering } from '../engineers/mines.ts';
import { lifters } from './drops.ts';
import { scatterOf } from './scatter.ts';

/** The flights of an airborne assault, before the first turn (X11.2), and how its loads come down (X11.3–X11.5). */

const ready = (world: World, state: State, side: FrameOf<'drops'>['side']): Unit[] =>
  lifters(world, state, side).filter(({ drop }) => drop !== undefined);

/** The first frame of the flights, if any are written down. */
export const dropsFrame = (world: World, state: State): FrameOf<'drops'> | undefined => {
  const side = (['axis', 'allied'] as const).find((one) => ready(world, state, one).length > 0);
  return side === undefined ? undefined : { at: 'drops', side };
};

/** X11.2a: in at the edge hex that lies straight before the target. */
export function entryOf(world: World, hex: Hex, direction: number): Hex {
  let at = hex;
  for (;;) {
    const before = neighbour(world.board.grid, at, opposite(direction));
    if (before === NOWHERE) return at;
    at = before;
  }
}

export const dropsDecision = (world: World): Decision<'drops'> => ({
  rule: 'X11.2a',
  commands: ['fly'],
  side: sideOfFrame,
  asks: (_state, { side }) => msg`${theSide(side)} {sends|send} the next aircraft or glider: fly`,
  *legal(state, { side }) {
    for (const { id } of ready(world, state, side)) yield { do: 'fly', unit: id };
  },
  sample(state, { side }, choose): Command {
    return { do: 'fly', unit: pick(ready(world, state, side), choose)?.id ?? '' };
  },
  check(state, { side }, command) {
    if (command.do !== 'fly') return undefined;
    return ready(world, state, side).some(({ id }) => id === command.unit)
      ? undefined
      : refuse('X11.2a', msg`${theUnit(command.unit)} has no flight to make`);
  },
  play(state, { side }, command, emit) {
    if (command.do !== 'fly') return;
    const { drop } = unitOf(world, state, command.unit);
    if (!drop) return;
    const hex = entryOf(world, drop.hex, drop.direction);
    emit({
      is: 'push',
      frame: { at: 'flying', side, aircraft: command.unit, hex, direction: drop.direction, asked: false },
    });
  },
  settle(state, { side }, emit) {
    if (ready(world, state, side).length > 0) return false;
    // X11.2a: the guns have fired once in the whole landing; all units start the first turn fresh.
    const fired = state.units.filter((unit) => unit.marker === 'fired' && unit.side === other(side));
    if (fired.length > 0) emit({ is: 'marked', units: fired.map(({ id }) => id), rule: 'X11.2a' });
    emit({ is: 'turnTo', frame: dropsFrame(world, state) ?? { at: 'initiative', asks: false } });
    return true;
  },
});

export const flyingDecision = (world: World): Decision<'flying'> => ({
  rule: 'X11.2a',
  commands: ['fly'],
  side: sideOfFrame,
  asks: (_state, { aircraft }) => msg`${theUnit(aircraft)} is in the air`,
  *legal(_state, { aircraft }) {
    yield { do: 'fly', unit: aircraft };
  },
  sample: (_state, { aircraft }) => ({ do: 'fly', unit: aircraft }),
  check: () => undefined,
  play: () => undefined,
  settle(state, frame, emit, dice) {
    const unit = unitOf(world, state, frame.aircraft);
    if (unit.place !== 'off') {
      emit({ is: 'pop' });
      return true;
    }
    const { q, r } = axialOf(world.board.grid, frame.hex);
    if (!frame.asked) {
      emit({ is: 'turnTo', frame: { ...frame, asked: true } });
      emit({ is: 'flew', aircraft: unit.id, q, r, hex: frame.hex });
      pushAaWindow(world, state, unit, q, r, emit);
      return true;
    }
    if (frame.down || unit.drop?.hex === frame.hex) {
      comeDown(world, state, unit, frame.hex, frame.direction, emit, dice);
      emit({ is: 'airGone', aircraft: unit.id, why: kindOf(world, unit).glides ? 'landed' : 'home' });
      emit({ is: 'pop' });
      return true;
    }
    const hex = neighbour(world.board.grid, frame.hex, frame.direction);
    emit({ is: 'turnTo', frame: { ...frame, hex, asked: false } });
    return true;
  },
});

/** X11.3, X11.4 */
function comeDown(
  world: World,
  state: State,
  plane: Unit,
  target: Hex,
  direction: number,
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  const { glides } = kindOf(world, plane);
  const load = passengersOf(state, plane);
  const parties = glides ? [load] : load.map((unit) => [unit]);
  for (const party of parties) {
    if (party.length === 0) continue;
    const rolled = twoDice(dice, plane.side, 'scatter');
    const at = scattered(world, target, scatterOf(glides, 10 * rolled[0] + rolled[1], direction));
    emit({ is: 'cameDown', units: party.map(({ id }) => id), dice: rolled, target, hex: at });
    for (const unit of party) land(world, state, unit, at, emit, dice);
  }
}

export function scattered(world: World, target: Hex, steps: readonly number[]): Hex {
  const start = axialOf(world.board.grid, target);
  const end = steps.reduce((at, step) => {
    const { q, r } = DIRECTIONS[step] as Axial;
    return { q: at.q + q, r: at.r + r };
  }, start);
  return hexAt(world, end);
}

/** X11.5: lost off the map, in forbidden ground, where it is full or the enemy is; else disrupted, and a mine acts. */
function land(world: World, state: State, unit: Unit, hex: Hex, emit: Emit<GamexEvent>, dice: Dice): void {
  if (!standsIn(world, state, unit, hex)) return emit({ is: 'eliminated', unit: unit.id, wreck: false });
  emit({ is: 'dropped', unit: unit.id, hex, ...(isStreamBed(world.board, hex) ? { stream: 'down' } : {}) });
  emit({ is: 'disrupted', unit: unit.id });
  minesOnEntering(world, state, unitOf(world, state, unit.id), hex, emit, dice);
}

export function standsIn(world: World, state: State, unit: Unit, hex: Hex): boolean {
  if (hex === NOWHERE || isDeep(world.board, hex) || hasEnemy(state, unit.side, hex)) return false;
  const { board } = world;
  const kind = kindOf(world, unit);
  if (kind.moveClass !== 'foot' && (terrainOf(board, hex) === 'swamp' || isStreamBed(board, hex))) return false;
  return stackableIn(state, hex) + 1 <= stackingLimit(state, hex, unit);
}
