import { objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { ratio, type Term, times, whole } from '#core/terms.ts';
import { hasTwoFactors, isGround, isMarine, isShip, isTaskForce, mayRaid } from '#games/blitz/kinds.ts';
import { inAnyOrder } from '#games/blitz/turns.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { type BlitzEvent, other, type Side, SIDES, type State, type Unit } from '#games/blitz/types.ts';
import type { ModuleCard } from './card.ts';
import { batteredRules } from '../combat/artillery/bombardment-effects.ts';
import { dutyFault } from '../sea/ships/docks.ts';
import { dockAt } from '../sea/ships/ports.ts';
import { decksIn, takenAlong } from '../sea/ships/sea-air.ts';
import { shipsOf, superiorIn } from '../sea/ships/ships.ts';
import type { Lists } from '#games/blitz/rule-card.ts';

/** M11.0: the sea without ships is out of force. */
const SHUT: Lists = {
  setup: [],
  movement: ['embark', 'sail', 'landAtPort', 'stageInvasion', 'landOnBeach', 'withdrawRanger'],
};

const OPEN: Lists = {
  setup: ['placeAtSea', 'load'],
  movement: [
    'putToSea',
    'changeZone',
    'formFleet',
    'engage',
    'dock',
    'disembark',
    'takeAssaultHex',
    'landWave',
    'landFollowUp',
    'landRanger',
    'load',
    'withdrawFromBeach',
  ],
};

const NOTHING: readonly Term[] = [];
/** M11.31 */
const FROM_BOATS: readonly Term[] = [times('M11.31', msg`in a first wave`, ratio(1, 2))];
/** M11.tf b */
const GUNS: readonly Term[] = [times('M11.tf', msg`naval guns`, whole(3))];

/** M11.31: units of a first wave that count half: all but marines and Rangers. */
const countsHalf = (unit: Unit): boolean =>
  unit.aboard !== undefined && unit.place === 'map' && isGround(unit) && !isMarine(unit) && !mayRaid(unit);

/** The hexes an event brings units of a side to, or through. */
function entered({ units }: State, event: BlitzEvent, before: State['units'], side: Side): Set<Hex> {
  const hexes = new Set<Hex>();
  if (units === before) return hexes;
  for (const unit of units) if (unit.side === side && unit.place === 'map') hexes.add(unit.at);
  const passes = event.is === 'moved' || event.is === 'advanced' || event.is === 'retreated';
  if (passes && units[event.unit]?.side === side) for (const hex of event.path) hexes.add(hex);
  return hexes;
}

/** M11.36: a beachhead ends as soon as an enemy unit comes into it, by whatever way. */
function endsBeachheads(state: State, event: BlitzEvent, before: State['units']): BlitzEvent[] {
  const { beachheads } = state;
  if (beachheads.length === 0) return [];
  const ended = SIDES.flatMap((side) => {
    const hexes = entered(state, event, before, other(side));
    return beachheads.filter((one) => one.side === side && one.hex !== undefined && hexes.has(one.hex));
  });
  return ended.length > 0 ? [{ is: 'beachheads', beachheads: beachheads.filter((one) => !ended.includes(one)) }] : [];
}

/** M6.2, M6.5: units disembark before others walk off or go on board: without steps they do not profit from the room of these. */
function roomLeft(board: Board, state: State, event: BlitzEvent, before: State['units']): BlitzEvent[] {
  if (!inAnyOrder(state) || (event.is !== 'moved' && event.is !== 'loaded')) return [];
  const gone = event.is === 'moved' ? [event.unit] : event.units;
  return gone.flatMap((no): BlitzEvent[] => {
    const unit = before[no];
    const stood = unit?.place === 'map' && unit.side === state.mover && !unit.moved;
    return stood && dockAt(board, unit.at)?.cities.includes(unit.at)
      ? [{ is: 'roomLeft', units: [no], hex: unit.at }]
      : [];
  });
}

/** M11.tf b: on an assault hex, with nothing else done in this player turn. */
const canBombard = (ship: Unit): boolean =>
  isTaskForce(ship) &&
  ship.place === 'assault' &&
  ship.task === undefined &&
  !ship.fired &&
  !ship.withdrawn &&
  !ship.aborted;

const AS_FAST = (): readonly never[] => [];

/** M11: ships carry armies, rule the sea and land on beaches. */
export const navalForces: ModuleCard = {
  rule: 'M11.0',
  ships: true,
  opens: OPEN,
  shuts: SHUT,
  answers({ terms, modules, board }) {
    // M70.fallback: what bombardment does holds without M16 too; with it M16 says so.
    const battered = modules.includes('M16') ? undefined : batteredRules(terms);
    return {
      // M11.32: whoever waits on an assault hex attacks its beach, and nothing else is asked of it.
      ground: { zocOver: 'land' },
      sea: { decks: ({ state, side, zone }) => decksIn(board, state, side, zone) },
      // M0.23: where no ship docks none has to; a step of the sea ends by itself (M80.19).
      mayEndMovement: ({ world, state }) => (inAnyOrder(state) ? dutyFault(world, state) : undefined),
      // M0.14
      surrounded({ world, state, side, hex }) {
        const dock = dockAt(world.board, hex);
        return dock && superiorIn(world, state, dock.zone) !== other(side)
          ? objection('M0.14', msg`${theHex(world.board.grid, hex)} has a dock: it is open to the sea`)
          : undefined;
      },
      guns: ({ state }) => shipsOf(state, state.mover, canBombard),
      bta: battered?.bta ?? AS_FAST,
      boards: (about) => battered?.boards(about),
      leave: (about) =>
        about.unit.aboard !== undefined && about.unit.place === 'map'
          ? objection('M11.32', msg`${about.unit} is a first wave and attacks its beach`)
          : battered?.leave(about),
      advance: ({ unit }) =>
        unit.aboard !== undefined
          ? objection('M11.33', msg`${unit} comes ashore when the battles are over`)
          : undefined,
      joins: ({ state, attackers, hexes }) => {
        const units = attackers.map((no) => state.units[no] as Unit);
        if (units.some(isShip) && !units.some((unit) => isGround(unit) && !hasTwoFactors(unit)))
          return objection('M11.tf', msg`ships join an attack of ground units: they do not attack alone`, 'M16.chart');
        const wave = attackers.map((no) => state.units[no] as Unit).find((unit) => unit.aboard !== undefined);
        return wave && hexes.some((hex) => hex !== wave.aim)
          ? objection('M11.32', msg`${wave} is a first wave and attacks its beach only`)
          : undefined;
      },
      fires: ({ battle: { ships = [] } }) => ships,
      factor: (about) => {
        const shaken = battered?.factor(about) ?? NOTHING;
        if (about.as !== 'attack') return shaken;
        return isTaskForce(about.unit) ? GUNS : countsHalf(about.unit) ? [...FROM_BOATS, ...shaken] : shaken;
      },
      follows: ({ state, event, before }) => [
        ...endsBeachheads(state, event, before),
        ...takenAlong(board, state, event),
        ...roomLeft(board, state, event, before),
      ],
    };
  },
};
