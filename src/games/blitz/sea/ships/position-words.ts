import { type Fault } from '#core/notation/notation.ts';
import { adjacent, nameOf } from '#hex/grid.ts';
import type { Board } from '#games/blitz/board.ts';
import {
  isAirbase,
  isAircraft,
  isGround,
  isLandingShip,
  isSeaBased,
  isShip,
  isTaskForce,
  isTransport,
} from '#games/blitz/kinds.ts';
import { type ShipTask, type State, sizeOf, type Unit, type Wave } from '#games/blitz/types.ts';
import { zonesBeside } from '#games/blitz/air/airbases/stations.ts';
import { BACK, FIRST_WAVE, FOLLOW_UP } from './lift-capacity.ts';
import { dockAt, isAssaultHex, ROOM, shipsAt } from './ports.ts';
import { carrierOf } from '#games/blitz/step.ts';
import { loadFault } from './ships.ts';
import { english } from '#core/message.ts';

/** M11: ships and their cargo in a written position. */

/** M11.30: why there can be no first wave from an assault hex against a beach hex. */
export function waveFault(board: Board, { from, hex }: Wave): string | undefined {
  const [at, aim] = [nameOf(board.grid, from), nameOf(board.grid, hex)];
  if (!isAssaultHex(board, from)) return `${at} is no sea hex next to land (M11.1)`;
  return adjacent(board.grid, from, hex) && board.coastal[hex] === 1
    ? undefined
    : `${aim} is no coastal hex next to ${at} (M11.30)`;
}

/** M11.32: a wave that waits for its battle, where only its units are written. */
export function withWaves(state: State): State {
  const { units, waves = [] } = state;
  const found: Wave[] = [...waves];
  for (const { place, at, aboard, aim } of units) {
    if (place !== 'map' || aboard === undefined || aim === undefined || found.some(({ from }) => from === at)) continue;
    const ship = carrierOf(state, { aboard });
    const rangers = ship !== undefined && isTaskForce(ship);
    found.push({ from: at, hex: aim, fights: true, ...(rangers ? { rangers: true } : {}) });
  }
  return found.length > waves.length ? { ...state, waves: found } : state;
}

interface Written {
  readonly board: Board;
  readonly state: State;
  readonly unitLines: readonly number[];
  /** Are ships played? */
  readonly ships?: boolean;
  /** M12.1 */
  readonly airbases?: boolean;
}

/** M11.tf, M11.31, M11.35, M11.37: what each kind of ship does; transports have no tasks. */
const TASKS: readonly { readonly of: (ship: Unit) => boolean; readonly tasks: readonly ShipTask[] }[] = [
  { of: isTaskForce, tasks: ['engaged', 'bombarded', 'rangers', 'flights'] },
  { of: isLandingShip, tasks: ['wave', 'followUp', 'beach'] },
];

/** Words of a ship's line that say what no such unit has done. */
function markFault(unit: Unit): string | undefined {
  const { task, lifted = 0 } = unit;
  if (!isShip(unit)) {
    const marks = [unit.fleet, task, unit.lifted, unit.engaged, unit.withdrawn, unit.cornered, unit.aborted];
    return marks.some((mark) => mark !== undefined && mark !== false)
      ? 'is no ship: fleets, tasks and withdrawals are theirs (M11.2, M11.tf)'
      : undefined;
  }
  if (sizeOf(unit) !== 1) return 'is a ship: one unit, 1-1 (M5.chart)';
  if (unit.landed) return 'is a ship: it does not come ashore (M11.32)';
  const open = TASKS.find(({ of }) => of(unit))?.tasks ?? [];
  if (task !== undefined && !open.includes(task))
    return `does no such task: ${open.length > 0 ? `${open.join(', ')} are open to it` : 'it has none'} (M11.tf)`;
  if (lifted > 0 && !isLandingShip(unit)) return 'is no landing ship: it lifts nobody over a beach (M11.lift)';
  const most = task === 'wave' ? FIRST_WAVE : task === 'beach' ? BACK : FOLLOW_UP;
  return lifted > most ? `cannot have moved ${lifted} factors over a beach; ${most} are allowed (M11.lift)` : undefined;
}

/** M11.30, M11.31: a wave from transports needs landing ships; with this unit it is more than they bring. */
function crowdFault({ units }: State, unit: Unit, before: number): string | undefined {
  const boats = units.filter((ship) => isLandingShip(ship) && ship.place === 'assault' && ship.at === unit.at).length;
  if (boats === 0) return 'is a first wave, but there is no landing ship on its assault hex (M11.30)';
  const most = boats * FIRST_WAVE;
  const factors = before + sizeOf(unit);
  return before <= most && factors > most
    ? `is one too many: the landing ships there bring ${most} factors, not ${factors} (M11.31)`
    : undefined;
}

/** Ships and passengers that cannot be where they are said to be. */
export function shipFaults({ board, state, unitLines, ships, airbases }: Written): Fault[] {
  const zones = new Set(board.zone);
  const counted = new Map<string, number>();
  return state.units.flatMap((unit, no): Fault[] => {
    const line = unitLines[no] as number;
    const tell = (message: string, at?: number): Fault[] => [
      {
        line,
        ...(at === undefined || at < 0 ? {} : { hex: nameOf(board.grid, at) }),
        message: `${unit.id} ${message}`,
      },
    ];
    const mark = markFault(unit);
    if (mark !== undefined) return tell(mark);
    if (!isShip(unit)) {
      const served = isAirbase(unit) && unit.place === 'map' ? unit.zone : undefined;
      if (served && !zonesBeside(board, unit.at).includes(served))
        return tell(`does not lie at zone ${served} (M12.6)`, unit.at);
      if (unit.place === 'dock' || unit.place === 'assault') return tell('is no ship (M11.1)', unit.at);
      if (ships && !airbases && unit.place === 'aboard' && isAircraft(unit))
        return tell('is on board: without M12 aircraft are in the box of their zone, with seaAir (M70.fallback)');
      if (ships && unit.place === 'sea' && isGround(unit)) return tell('is at sea without a ship (M11.0)');
      if (ships && unit.place === 'map' && unit.aboard === undefined && isGround(unit) && isAssaultHex(board, unit.at))
        return tell('is on a sea hex without a ship (M11.32)', unit.at);
      const [stray] = unit.aboard === undefined ? [] : passengerFault(state, unit);
      if (stray !== undefined) return tell(stray);
      if (unit.place !== 'map' || !state.units.some((ship) => ship.id === unit.aboard && isTransport(ship))) return [];
      const key = `wave ${unit.at}`;
      const before = counted.get(key) ?? 0;
      counted.set(key, before + sizeOf(unit));
      const crowd = crowdFault(state, unit, before);
      return crowd === undefined ? [] : tell(crowd, unit.at);
    }
    // M17.h.2: before everybody has taken a side they stand aside, ships on docks.
    const aside =
      unit.place === 'neutral' && state.frames[0]?.at === 'setup' && dockAt(board, unit.at)?.hex === unit.at;
    if (unit.place === 'map' || unit.place === 'aboard' || (unit.place === 'neutral' && !aside))
      return tell('is a ship: it is in a sea zone, on a dock or on an assault hex (M11.1)', unit.at);
    if (unit.place === 'sea' && !zones.has(unit.zone))
      return tell(`is in zone ${unit.zone ?? ''}, which has no water here (M11.1)`);
    if (unit.fleet !== undefined && unit.place !== 'sea') return tell('is in no box and in no numbered fleet (M11.2)');
    if (unit.place === 'dock' || unit.place === 'assault') {
      const key = `${unit.place} ${unit.side} ${unit.at}`;
      const room = unit.place === 'dock' ? (dockAt(board, unit.at)?.room ?? 0) : ROOM;
      const there = (counted.get(key) ?? 0) + 1;
      counted.set(key, there);
      if (there === room + 1)
        return tell(
          `is one of ${shipsAt(state, unit.side, unit.place, unit.at)} ships; ${room} have room there (M11.5)`,
          unit.at,
        );
    }
    const heavy = loadFault(state, unit, []);
    return heavy ? [{ line, message: `${english(heavy.because)} (${heavy.rule})` }] : [];
  });
}

function passengerFault(state: State, unit: Unit): string[] {
  const ship = carrierOf(state, unit);
  if (!ship || !isShip(ship))
    return unit.place === 'map' ? [`is a first wave of ${unit.aboard ?? ''}, which is no ship (M11.32)`] : [];
  if (ship.side !== unit.side) return ['is on board a ship of the other side (M11.9)'];
  // M12.46: aircraft in the air may have lost their ship.
  const flies = unit.place === 'air' && isSeaBased(unit) && isTaskForce(ship);
  if (flies) return [];
  if (['lost', 'gone', 'waiting'].includes(ship.place)) return [`is on board ${ship.id}, which is not in play (M11.9)`];
  if (unit.place === 'map') {
    if (ship.place !== 'assault' || ship.at !== unit.at)
      return [`is a first wave of ${ship.id}, which is not on its assault hex (M11.32)`];
    if (state.waves?.some((wave) => wave.from === unit.at && !(wave.fights && wave.hex === unit.aim)))
      return ['is a first wave against another hex than its assault hex has (M11.30)'];
  }
  const kind = loadFault({ units: [{ ...unit, aboard: undefined }] }, ship, [0]);
  return kind ? [`cannot be on board: ${english(kind.because)} (${kind.rule})`] : [];
}
