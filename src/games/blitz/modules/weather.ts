import { objection } from '#core/objection.ts';
import { code, msg, theHex } from '#core/message.ts';
import { add, ratio, type Term, times, whole } from '#core/terms.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import type { BtaChange } from '#games/blitz/ground/rules/bta.ts';
import { hasTwoFactors, isAircraft, isFlak, isGround, isTrain } from '#games/blitz/kinds.ts';
import type { ClosedHex } from '#games/blitz/questions.ts';
import type { BlitzEvent, State, Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard } from './card.ts';
import { groundAt, isFrozen, isThawNear, seaIn, seasonOf, visibilityAt } from '../weather/zones/codes.ts';
import { feltBy } from '../weather/zones/ground.ts';

const change = (by: BtaChange['by']): BtaChange => ({ after: 'weather', rule: 'M14.10', by });
const FIRM: readonly BtaChange[] = [];
const SOFT: readonly BtaChange[] = [change({ less: 2 })];
const MUD: readonly BtaChange[] = [change('half')];
const DEEP_MUD: readonly BtaChange[] = [change('half'), change({ most: 2 })];
const SOFT_FLAK: readonly BtaChange[] = [change({ less: 1 })];
const DEEP_FLAK: readonly BtaChange[] = [change({ most: 1 })];
/** M14.10, M90.27: of the 60 rail points 40 are left. */
const SLOW_TRAINS = [add('M14.10', msg`mud or deep snow`, whole(-20))];

const CLEAR: readonly Term[] = [];
const IN_MUD: readonly Term[] = [times('M14.10', msg`mud or deep snow`, ratio(1, 2))];
const POOR: readonly Term[] = [times('M14.10', msg`poor visibility`, ratio(1, 2))];

/** M12.29, T23.1: aircraft that join a ground attack or an assault, not those that strike by themselves. */
const supports = ({ missions, units }: State, { id }: Unit): boolean =>
  missions.some(({ unit, kind }) => units[unit]?.id === id && (kind === 'tactical' || kind === 'support'));

/** M14.10: G2 slows armor and artillery, G3 everybody. */
function slowed(world: Pick<World, 'isHeavy'>, unit: Unit): readonly BtaChange[] {
  if (unit.ground === undefined) return FIRM;
  if (isFlak(unit)) return unit.ground === 2 ? SOFT_FLAK : DEEP_FLAK;
  if (!isGround(unit)) return FIRM;
  if (unit.ground === 2) return world.isHeavy(unit) ? SOFT : FIRM;
  return world.isHeavy(unit) ? DEEP_MUD : MUD;
}

/** M14.5: what a unit begins an impulse on holds for all of it; who comes into play in it begins where he appears. */
function follow(world: World, state: State, event: BlitzEvent): readonly BlitzEvent[] {
  if (event.is === 'impulse') return feltBy(world, state);
  if (state.frames[0]?.at !== 'movement' || (event.is !== 'reinforced' && event.is !== 'replaced')) return [];
  const id = event.is === 'reinforced' ? state.units[event.unit]?.id : event.unit.id;
  return feltBy(world, state, (unit) => unit.id === id);
}

/** M14.15, M14.17: the hexes of the lake that freezes, closed but in winter, and in the last turn of winter. */
function lakeOf({ grid, ice }: Board): ((state: State) => readonly ClosedHex[]) | undefined {
  if (!ice) return undefined;
  const hexes = [...ice.keys()].filter((hex) => ice[hex] === 1);
  const water = hexes.map((hex) => ({
    hex,
    why: objection('B1.9', msg`${theHex(grid, hex)} is a lake, and not frozen`),
  }));
  const thin = hexes.map((hex) => ({
    hex,
    why: objection('M14.17', msg`the ice at ${theHex(grid, hex)} breaks before the next turn: nobody enters it`),
  }));
  return (state) => (seasonOf(state) !== 'winter' ? water : isThawNear(state) ? thin : FROZEN);
}
const FROZEN: readonly ClosedHex[] = [];

const isMud = (board: Board, state: State, hex: Hex): boolean => groundAt({ board }, state, hex) === 3;

/** M14: three zones of weather, by season and die: the ground slows units, rivers freeze in winter. */
export const weatherZones: ModuleCard = {
  rule: 'M14.0',
  seasons: true,
  answers: ({ board, modules }) => {
    const lake = lakeOf(board);
    const guns = modules.includes('M16');
    return {
      weather: {
        phase: 'M80.10',
        roll: ({ die }) => ({ is: 'indicator', die }),
        visibility: ({ world, state, hex }) => visibilityAt(world, state, hex),
        seaCode: ({ state, zone }) => seaIn(state, zone),
        frozen: ({ world, state, hex }) =>
          isFrozen(world, state, hex)
            ? objection('M14.15', msg`the river at ${theHex(world.board.grid, hex)} is frozen`)
            : undefined,
      },
      // M14.10: ground support, and tactical missions of the base game (M70.fallback), at half.
      factor({ state, unit, hexes }) {
        // M16.chart a: artillery that supports an attack.
        if (guns && hexes && hasTwoFactors(unit)) return hexes.some((hex) => isMud(board, state, hex)) ? IN_MUD : CLEAR;
        return unit.place === 'air' &&
          isAircraft(unit) &&
          visibilityAt({ board }, state, unit.at) === 2 &&
          supports(state, unit)
          ? POOR
          : CLEAR;
      },
      bta: ({ world, unit }) => slowed(world, unit),
      movement: ({ unit }) => (isTrain(unit) && unit.ground === 3 ? SLOW_TRAINS : []),
      blitz: ({ world, state, hexes }) => {
        const soft = hexes.find((hex) => groundAt(world, state, hex) > 1);
        return soft === undefined
          ? undefined
          : objection(
              'M14.10',
              msg`the ground at ${theHex(world.board.grid, soft)} is ${code(`G${groundAt(world, state, soft)}`)}: the Blitz table needs G1`,
              'M4.3',
            );
      },
      overrun: ({ world, state, hex }) =>
        groundAt(world, state, hex) === 3
          ? objection(
              'M14.10',
              msg`${theHex(world.board.grid, hex)} lies in mud or deep snow: nobody overruns it`,
              'M4.28',
            )
          : undefined,
      follows: ({ world, state, event }) => follow(world, state, event),
      ...(lake ? { closes: ({ state }) => lake(state) } : {}),
    };
  },
};
