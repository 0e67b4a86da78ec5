import { contacts, enemyHexesBeside } from '../combat/rules/declaration.ts';
import { fieldOf, holds } from '../ground/rules/field.ts';
import { missionHexes } from '../air/rules/missions.ts';
import { isUncaptured } from '../countries/rules/minors.ts';
import { portZones } from '../sea/rules/sea.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Blitz } from '../open.ts';
import type { FrameAt, State, Unit, UnitNo } from '../types.ts';
import { flies, isAircraft, isGround, isSeaBased, isShip, isTrain } from '../kinds.ts';

/** Filter of units with nothing left to do in this phase: the table skips them. */
export type Idle = (unit: Unit, no: UnitNo) => boolean;

/** T23.0.5a: aircraft go nowhere in movement, but for those that ships carry. */
const moving =
  ({ world }: Blitz): Idle =>
  (unit) =>
    unit.stopped ||
    unit.moved ||
    unit.place === 'aboard' ||
    !(isGround(unit) || isTrain(unit) || (isSeaBased(unit) && portZones(world, unit.at).length > 0));

/** M6.0: without steps ships sail and aircraft take off in movement too (M11.3, M12.7). */
const atOnce = (game: Blitz): Idle => {
  const idle = moving(game);
  const { from } = game.world.rules.air;
  return (unit, no) => {
    if (isShip(unit)) return unit.stopped || unit.withdrawn === true;
    if (from === 'airbases' && isAircraft(unit))
      return unit.flown || unit.onCall === true || !ON_BASE.includes(unit.place);
    return idle(unit, no);
  };
};
const ON_BASE: readonly Unit['place'][] = ['map', 'aboard'];

/** M6.1: when the land units march, trains have run. */
const marching = (game: Blitz): Idle => {
  const idle = moving(game);
  return (unit, no) => isTrain(unit) || idle(unit, no);
};

/** M6.1: in a step before the marches only those have something to do who can do it now. */
function early(game: Blitz, state: State): Idle {
  const able = new Set<UnitNo>();
  for (const command of game.legal(state)) {
    // Broken down or put together one is at any time.
    if (command.do === 'splitUnit' || command.do === 'combine') continue;
    if ('unit' in command && command.unit !== undefined) able.add(command.unit);
    if ('units' in command) for (const no of command.units) able.add(no);
    // M12.21: those of a strike stand with their missions.
    if ('sorties' in command) for (const { units } of command.sorties) for (const no of units) able.add(no);
  }
  return (_unit, no) => !able.has(no);
}

/** T22.3: whether cities of minor countries are assaulted now. */
export const mayAssault = (game: Blitz, state: State): boolean =>
  game.prompt(state)?.commands.includes('declareCityAssault') === true;

/** T22.3: city hexes of minor countries that the mover's troops stand beside. */
export const besieged = (game: Blitz, state: State): Hex[] => {
  const { board } = game.world;
  const field = fieldOf(game.world, state);
  return mayAssault(game, state)
    ? board.cityHexes.filter(
        (hex) =>
          isUncaptured(game.world, state, hex) &&
          neighboursOf(board.grid, hex).some((beside) => holds(field, state.mover, beside)),
      )
    : [];
};

/** T22.3: those who stand beside such a city. */
const byCity = (game: Blitz, state: State): ((unit: Unit) => boolean) => {
  const open = mayAssault(game, state);
  const { grid } = game.world.board;
  return ({ at }) => open && neighboursOf(grid, at).some((hex) => isUncaptured(game.world, state, hex));
};

function declaring(game: Blitz, state: State): Idle {
  const { world } = game;
  const fighting = new Set(state.battles.flatMap(({ attackers }) => attackers));
  const flown = new Set(state.missions.map(({ unit }) => unit));
  const near = new Set(contacts(world, state).flatMap(({ no, locked }) => (locked ? [] : [no])));
  const besieges = byCity(game, state);
  /** Aircraft of one type at one base have the same targets. */
  const targets = new Map<string, boolean>();
  const hasTarget = (unit: Unit, no: UnitNo): boolean => {
    const key = `${unit.type} ${unit.at} ${unit.place} ${unit.mf}`;
    const known = targets.get(key) ?? world.missions.some((kind) => missionHexes(world, state, [no], kind).length > 0);
    targets.set(key, known);
    return known;
  };
  return (unit, no) => {
    if (fighting.has(no) || flown.has(no)) return true;
    if (isGround(unit)) return !near.has(no) && !besieges(unit);
    return unit.moved || unit.af === 0 || !hasTarget(unit, no);
  };
}

/** Idle units of the second impulse (no step), or of an early step. */
const byStep = (game: Blitz, state: State, { step }: FrameAt<'movement'>): Idle =>
  step === undefined ? moving(game) : early(game, state);

export function idleIn(game: Blitz, state: State): Idle {
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'movement':
      if (frame.step === 'land') return marching(game);
      if (frame.step === 'rail') return moving(game);
      return frame.step === undefined && frame.impulse !== 2 ? atOnce(game) : byStep(game, state, frame);
    case 'declaration': {
      const idle = declaring(game, state);
      return (unit, no) => unit.side === state.mover && idle(unit, no);
    }
    case 'battles': {
      const { attackers } = frame;
      const field = fieldOf(game.world, state);
      const near = (unit: Unit) => enemyHexesBeside(game.world, field, state, unit.at).length > 0;
      const besieges = byCity(game, state);
      return (unit, no) =>
        unit.side === state.mover &&
        (isAircraft(unit) || attackers.includes(no) || !(near(unit) || (isGround(unit) && besieges(unit))));
    }
    case 'interception':
      return (unit) => !flies(unit, 'intercept');
    case 'landing':
      return isGround;
    default:
      return () => false;
  }
}
