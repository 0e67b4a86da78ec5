import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { RuleCard } from '#games/blitz/rule-card.ts';
import { add, whole } from '#core/terms.ts';
import { type Board, isCity } from '#games/blitz/board.ts';
import type { Hex } from '#hex/hex.ts';
import { airRoom } from '#games/blitz/air/rules/missions.ts';
import { tooLarge } from '#games/blitz/ground/rules/stack-limits.ts';
import { landAtPortFault } from '#games/blitz/sea/rules/sea.ts';
import { sizeOf, type State, type Unit } from '#games/blitz/types.ts';
import { isGround, kindOf } from '#games/blitz/kinds.ts';
import { shipsHaveLanded } from '#games/blitz/turns.ts';
import type { World } from '#games/blitz/world.ts';

/** O24: what the weather of the turn forbids. */
export const weather = (board: Board): RuleCard => ({
  id: 'weather',
  layer: 'optional',
  answers: {
    weather: { phase: 'O80.1' },
    mayEndMovement: ({ world, state }) => (shipsHaveLanded(state) ? undefined : mustLand(world, state, state.units)),
    mustLand: ({ world, state, units }) => mustLand(world, state, units),
    movement({ state, unit }) {
      if (!isGround(unit)) return [];
      if (state.weather === 'slow1') return [add('O24.8', msg`weather`, whole(-1))];
      if (state.weather === 'slow2') return [add('O24.17', msg`weather`, whole(-2))];
      if (state.weather === 'slow2NotArmor' && !kindOf(unit.type).armored)
        return [add('O24.13', msg`weather`, whole(-2))];
      return [];
    },
    leave({ state, unit }) {
      if (state.weather !== 'mountainsStuck' || !isGround(unit)) return undefined;
      // O24.12: it stands there still, so it began there unless it has moved in. A city is only a city (B1.5).
      if (unit.moved || unit.place !== 'map' || board.mountain[unit.at] !== 1 || isCity(board, unit.at))
        return undefined;
      return objection('O24.12', msg`${unit} cannot leave the mountains in this weather`);
    },
    offRoadSteps: ({ state, unit }) =>
      state.weather === 'roadsOnly'
        ? objection('O24.14', msg`${unit} makes road steps only in this weather`)
        : undefined,
    flight({ state, kind }) {
      if (state.weather === 'noAir') return objection('O24.9', msg`nothing flies in this weather`);
      if (state.weather === 'slow2NotArmor') return objection('O24.13', msg`nothing flies in this weather`);
      if (state.weather === 'noDrops' && kind === 'airborne')
        return objection('O24.15', msg`no airborne flights in this weather`);
      return undefined;
    },
    airspace({ state, hex }) {
      if (state.weather === 'noDesertAir' && board.desert[hex] === 1)
        return objection('O24.5', msg`no flight over the desert in this weather`);
      const water = board.surface[hex] === 'sea' || board.surface[hex] === 'lake';
      if (state.weather === 'noSeaAir' && water) return objection('O24.6', msg`no flight over water in this weather`);
      return undefined;
    },
    seaStep({ state, step }) {
      switch (state.weather) {
        case 'noEmbark':
          return step === 'embark' ? objection('O24.4', msg`nobody goes to sea in this weather`) : undefined;
        case 'seaMustLand':
          return step === 'embark' ? objection('O24.7', msg`nobody goes to sea in this weather`) : undefined;
        case 'noInvasion':
          return step === 'invade' ? objection('O24.10', msg`no invasion in this weather`) : undefined;
        case 'roadsOnly':
          return step === 'invade' ? objection('O24.14', msg`no invasion in this weather`) : undefined;
        case 'seaClosed':
          return objection('O24.16', msg`nobody embarks or lands in this weather`);
        default:
          return undefined;
      }
    },
    riverDoubling: ({ state }) =>
      state.weather === 'frozenRivers' ? objection('O24.11', msg`the rivers are frozen`) : undefined,
  },
});

/** O24.7, O90.16: under seaMustLand movement does not end while a unit At Sea could still land at a port with room. */
function mustLand(world: World, state: State, units: readonly Unit[]): Objection | undefined {
  if (state.weather !== 'seaMustLand') return undefined;
  const hasRoom = (unit: Unit, hex: Hex) =>
    isGround(unit) ? !tooLarge(world, state, unit, hex, 'B8.1') : airRoom(world, state, unit.side, hex) >= sizeOf(unit);
  for (const unit of units) {
    if (unit.side !== state.mover || unit.place !== 'sea') continue;
    const port = world.board.cityHexes.find((hex) => !landAtPortFault(world, state, unit, hex) && hasRoom(unit, hex));
    if (port !== undefined)
      return objection('O24.7', msg`${unit} is At Sea and can still land at ${theHex(world.board.grid, port)}`);
  }
  return undefined;
}
