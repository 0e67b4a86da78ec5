import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { type Column, combatResult } from '#games/gamex/tables.ts';
import { type GamexEvent, other, type Side, type State, type Unit, type UnitId } from '#games/gamex/types.ts';
import {
  enemyHexes,
  goodOrder,
  hasEnemy,
  inactive,
  kindOf,
  occupiedHexes,
  passengersOf,
  unitOf,
} from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { applyResult } from '../fire/resolve.ts';
import { opFireCapable } from '../fire/opportunity.ts';
import { passesMorale } from '../morale/morale.ts';
import { conceals, isSpotted, qualifiedSpotter, seesHex, seesUnit } from '../sight/observation.ts';
import { engagedIn } from './engaged-units.ts';
import { isInForce, POOLS } from './force.ts';

/** The random events (X24.6.t): when each can happen, to whom, and what it does. */

export type Choice = UnitId | Hex;

export interface Scene {
  readonly world: World;
  readonly state: State;
  /** The drawing side. */
  readonly side: Side;
}

interface Happening {
  /** Units or hexes the event may happen to; absent for an event of the whole side. */
  readonly to?: (scene: Scene) => readonly Choice[];
  /** Picks one of several at random; otherwise the drawing side chooses. */
  readonly random?: true;
  readonly can?: (scene: Scene) => boolean;
  readonly does: (scene: Scene, choice: Choice, emit: Emit<GamexEvent>, dice: Dice) => void;
}

const onMap = ({ state }: Scene, whose: Side): Unit[] =>
  state.units.filter((unit) => unit.side === whose && unit.place === 'map' && unit.sea !== true);
/** X0.8: units inside a Fortification are attacked only through it. */
const exposed = (scene: Scene, whose: Side): Unit[] => onMap(scene, whose).filter((unit) => unit.inside !== true);
const ids = (units: readonly Unit[]): UnitId[] => units.map(({ id }) => id);

/** Not activated, and not in the middle of what is being done. */
const idle = (scene: Scene, whose: Side): Unit[] => {
  const engaged = engagedIn(scene.state);
  return onMap(scene, whose).filter((unit) => inactive(unit) && !engaged.has(unit.id));
};
const vehicles = (scene: Scene, whose: Side): UnitId[] =>
  ids(idle(scene, whose).filter((unit) => kindOf(scene.world, unit).vehicle));

/** Units in good order that a ground unit of the other side sees. */
function seen(scene: Scene, whose: Side): UnitId[] {
  const { world, state } = scene;
  const eyes = onMap(scene, other(whose));
  return ids(
    onMap(scene, whose).filter((unit) => goodOrder(unit) && eyes.some((eye) => seesUnit(world, state, eye, unit))),
  );
}

/** Marks the whole unit, passengers included, if one unit must be named. */
const mark =
  (marker: 'moved' | 'fired' | 'completed' | 'opFire' | undefined): Happening['does'] =>
  ({ world, state }, choice, emit) => {
    const unit = unitOf(world, state, String(choice));
    const units = marker === undefined ? [unit.id, ...ids(passengersOf(state, unit))] : [unit.id];
    emit({ is: 'marked', units, ...(marker === undefined ? { rule: 'X24.6.t' } : { marker }) });
  };

function struck(column: Column, whose: (scene: Scene) => Side): Happening['does'] {
  return (scene, choice, emit, dice) => {
    const { world, state } = scene;
    const unit = unitOf(world, state, String(choice));
    const die = oneDie(dice, whose(scene), 'event');
    const result = combatResult(column, die);
    const hits = [{ unit: unit.id, drm: 0, result }];
    const base = { is: 'attack', mode: 'event', by: [], at: unit.at, targets: [unit.id], af: [0, 1], df: 0 } as const;
    emit({ ...base, column, die, hits });
    applyResult(world, state, unit.id, result, emit);
    if (result !== '-') emit({ is: 'halted', unit: unit.id });
  };
}

const shake: Happening['does'] = ({ world, state }, choice, emit, dice) => {
  const unit = unitOf(world, state, String(choice));
  if (passesMorale(world, state, unit, emit, dice)) return;
  emit({ is: 'disrupted', unit: unit.id });
  emit({ is: 'halted', unit: unit.id });
};

/** E02, E03, E19: the pool of the moment, else the next one of this turn. */
const pool =
  (event: string, whose: (scene: Scene) => Side, now: boolean): Happening['does'] =>
  (scene, _choice, emit) => {
    const side = whose(scene);
    const by = POOLS[event] ?? 0;
    const spends = now && scene.state.frames.some((frame) => frame.at === 'spend' && frame.side === side);
    emit(spends ? { is: 'poolChanged', side, by } : { is: 'inForce', event, side });
  };

const lasting =
  (event: string): Happening['does'] =>
  ({ side }, _choice, emit) =>
    emit({ is: 'inForce', event, side });

const mine = ({ side }: Scene): Side => side;
const theirs = ({ side }: Scene): Side => other(side);

const batteries = ({ world, state, side }: Scene): Unit[] =>
  state.units.filter(
    (unit) => unit.side === side && unit.place === 'off' && kindOf(world, unit).type !== 'aircraft' && inactive(unit),
  );

const SHARPSHOT = 4;

const EVENTS: Readonly<Record<string, Happening>> = {
  E01: {
    to(scene) {
      const engaged = engagedIn(scene.state);
      const done = (unit: Unit) => ['moved', 'fired', 'completed'].includes(unit.marker ?? '');
      return ids(onMap(scene, scene.side).filter((unit) => goodOrder(unit) && done(unit) && !engaged.has(unit.id)));
    },
    does: mark(undefined),
  },
  E02: { does: pool('E02', mine, true) },
  E03: { does: pool('E03', mine, true) },
  E04: {
    to: (scene) => ids(onMap(scene, scene.side).filter((unit) => !goodOrder(unit))),
    does(scene, choice, emit, dice) {
      emit({ is: 'rallied', unit: String(choice) });
      mark(undefined)(scene, choice, emit, dice);
    },
  },
  E05: { to: (scene) => seen(scene, scene.side), random: true, does: shake },
  E06: {
    to({ world, state, side }) {
      const eyes = state.units.filter((unit) => unit.side === side && qualifiedSpotter(world, unit));
      return enemyHexes(state, side).filter(
        (hex) =>
          conceals(world, state, hex, other(side)) &&
          !state.spotted.includes(hex) &&
          eyes.some((eye) => seesHex(world, state, eye, hex)),
      );
    },
    does: (_scene, hex, emit) => emit({ is: 'spotDie', units: [], hex: Number(hex), spotted: true }),
  },
  E07: { does: lasting('E07') },
  E08: {
    to: (scene) => ids(idle(scene, scene.side).filter((unit) => ['H', 'M'].includes(kindOf(scene.world, unit).weapon))),
    random: true,
    does: mark('completed'),
  },
  E09: { to: (scene) => vehicles(scene, scene.side), random: true, does: mark('moved') },
  E10: {
    to(scene) {
      const { world, state, side } = scene;
      const sharp = onMap(scene, side).filter((unit) => goodOrder(unit) && kindOf(world, unit).weapon === 'I');
      const near = (one: Unit) =>
        sharp.some(
          (unit) => distance(world.board.grid, unit.at, one.at) <= SHARPSHOT && seesUnit(world, state, unit, one),
        );
      return ids(
        exposed(scene, other(side)).filter(
          (one) => kindOf(world, one).type === 'soft' && isSpotted(world, state, side, one.at) && near(one),
        ),
      );
    },
    does: struck('1-1', mine),
  },
  E11: {
    to: (scene) =>
      ids(
        exposed(scene, scene.side).filter((unit) =>
          [...neighboursOf(scene.world.board.grid, unit.at)].some((hex) => hasEnemy(scene.state, scene.side, hex)),
        ),
      ),
    random: true,
    does: struck('1-2', theirs),
  },
  E12: {
    can: (scene) =>
      batteries(scene).length > 0 || onMap(scene, scene.side).some((unit) => kindOf(scene.world, unit).indirect),
    does: lasting('E12'),
  },
  E13: { can: (scene) => batteries(scene).length > 0, does: lasting('E13') },
  E14: {
    to: ({ state, side }) => occupiedHexes(state).filter((hex) => hasEnemy(state, other(side), hex)),
    does: (scene, hex, emit) =>
      emit({ is: 'readied', how: 'firm', units: ids(onMap(scene, scene.side).filter((unit) => unit.at === hex)) }),
  },
  E15: { does: lasting('E15') },
  E16: {
    to: (scene) => vehicles(scene, scene.side),
    does: (_scene, id, emit) => emit({ is: 'readied', how: 'hurried', units: [String(id)] }),
  },
  E17: {
    to(scene) {
      const engaged = engagedIn(scene.state);
      const able = (unit: Unit) => unit.marker === 'fired' && goodOrder(unit) && opFireCapable(scene.world, unit);
      return ids(onMap(scene, scene.side).filter((unit) => able(unit) && !engaged.has(unit.id)));
    },
    does: mark('opFire'),
  },
  E18: {
    to(scene) {
      const engaged = engagedIn(scene.state);
      return ids(onMap(scene, other(scene.side)).filter((unit) => unit.marker === 'opFire' && !engaged.has(unit.id)));
    },
    random: true,
    does: mark('fired'),
  },
  E19: { does: pool('E19', theirs, false) },
  E20: { to: (scene) => vehicles(scene, other(scene.side)), random: true, does: mark('moved') },
  E21: { to: (scene) => seen(scene, other(scene.side)), random: true, does: shake },
  E22: {
    to: ({ state, side }) => state.hidden[other(side)].flatMap(({ at }) => (at < 0 ? [] : [at])),
    random: true,
    does({ state, side }, hex, emit) {
      const found = state.hidden[other(side)].find(({ at }) => at === hex);
      if (found) emit({ is: 'mineFound', side: other(side), hex: found.at, column: found.column });
    },
  },
  E23: {
    to: ({ state }) => Object.entries(state.wrecks).flatMap(([hex, count]) => (count > 0 ? [Number(hex)] : [])),
    does: (_scene, hex, emit) => emit({ is: 'wreckRemoved', hex: Number(hex) }),
  },
  E24: {
    can: ({ state, side }) => state.initiative !== side && !isInForce(state, 'E24', side),
    does: lasting('E24'),
  },
};

export const eventNamed = (code: string): Happening | undefined =>
  Object.hasOwn(EVENTS, code) ? EVENTS[code] : undefined;

/** Among whom it may happen; nothing where that is no question. */
export const choicesOf = (world: World, state: State, side: Side, code: string): readonly Choice[] | undefined =>
  eventNamed(code)?.to?.({ world, state, side });

/** X24.2b */
export function canHappen(world: World, state: State, side: Side, code: string): boolean {
  const event = eventNamed(code);
  if (!event) return false;
  if (event.can?.({ world, state, side }) === false) return false;
  return event.to === undefined || event.to({ world, state, side }).length > 0;
}
