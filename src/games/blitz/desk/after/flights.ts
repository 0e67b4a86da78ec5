import type { Said } from '../../../../core/say.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { isFighter, isGround, isTrain } from '../../kinds.ts';
import { AIR_MISSION_WORDS } from '../../modules/air-forces/missions.ts';
import { LINE_TABLE } from '../../modules/artillery/strike-table.ts';
import { type BlitzEvent, type FlightGroup, other, type State, type Unit, type UnitNo } from '../../types.ts';

/** M12.20: what is seen of a flight: its ways, and each die that is thrown about it. */

/** Flak, air combat, bombs: who fires at whom, by which table. */
export interface AirRoll {
  readonly is: 'airRoll';
  readonly table: 'flak' | 'airCombat' | 'strikes' | 'lines';
  readonly column: string;
  readonly die: number;
  /** What bombs were dropped on. */
  readonly mission?: Said;
  /** The die with what was added to it (M12.14). */
  readonly read: number;
  /** Factors lost, or the letter of the table; of both sides in air combat, interceptors first. */
  readonly result: string;
  readonly hexes: readonly Hex[];
  readonly attackers: readonly UnitNo[];
  readonly defenders: readonly UnitNo[];
  /** Of air combat, which alone goes by odds. */
  readonly strengths?: readonly [attack: number, defence: number];
}

type Sighted = Extract<BlitzEvent, { is: 'flakFired' | 'airCombat' | 'struckFromAir' | 'lineStruck' }>;

/** The aircraft of the flight that is under way when this is seen. */
export function inTheAir(before: State, sent: readonly FlightGroup[]): readonly UnitNo[] {
  const frame = before.frames.findLast((one) => one.at === 'flight');
  const groups = sent.length > 0 ? sent : frame?.at === 'flight' ? frame.groups : [];
  return groups.flatMap(({ units }) => units);
}

export function airRoll(before: State, flight: readonly UnitNo[], event: Sighted): AirRoll {
  const { hex, die } = event;
  /** A centre, a port, a line are no units: who stands there is not what is bombed. */
  const under = (is: (unit: Unit) => boolean): UnitNo[] =>
    before.units.flatMap((unit, no) =>
      unit.side === other(before.mover) && unit.place === 'map' && unit.at === hex && is(unit) ? [no] : [],
    );
  const bombers = flight.filter((no) => !isFighter(before.units[no] as Unit));
  const common = { is: 'airRoll', die, hexes: [hex] } as const;
  switch (event.is) {
    case 'flakFired':
      return {
        ...common,
        ...{ table: 'flak', column: String(event.column), read: die, result: String(event.lost) },
        ...{ attackers: event.units, defenders: flight },
      };
    case 'airCombat': {
      const interceptors = before.units.flatMap(({ side, place, at }, no) =>
        side === other(before.mover) && place === 'air' && at === hex ? [no] : [],
      );
      return {
        ...common,
        ...{ table: 'airCombat', column: event.odds, read: die },
        result: `${event.lost.interceptors}/${event.lost.flight}`,
        ...{ attackers: interceptors, defenders: flight, strengths: [event.interceptors, event.flight] },
      };
    }
    case 'struckFromAir':
      return {
        ...common,
        ...{ table: 'strikes', column: String(event.column), read: die + event.more, result: event.result },
        ...{ mission: AIR_MISSION_WORDS[event.mission], attackers: bombers },
        defenders: event.mission === 'units' ? under(isGround) : [],
      };
    case 'lineStruck':
      return {
        ...common,
        ...{
          table: 'lines',
          column: String(Math.min(event.factors, LINE_TABLE.columns.length)),
          read: die + event.more,
          result: event.result,
        },
        ...{ mission: AIR_MISSION_WORDS[event.mission], attackers: bombers },
        defenders: event.mission === 'train' ? under(isTrain) : [],
      };
  }
}
