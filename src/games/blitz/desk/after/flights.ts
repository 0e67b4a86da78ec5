import type { Message } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isFighter, isGround, isTrain } from '#games/blitz/kinds.ts';
import { AIR_MISSION_WORDS } from '#games/blitz/air/airbases/missions.ts';
import { LINE_TABLE } from '#games/blitz/combat/artillery/strike-table.ts';
import {
  type AirMission,
  type BlitzEvent,
  type FrameAt,
  other,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';

/** M12.20: what is seen of a flight: its ways, and each die that is thrown about it. */

/** Flak, air combat, bombs: who fires at whom, by which table. */
export interface AirRoll {
  readonly is: 'airRoll';
  readonly table: 'flak' | 'airCombat' | 'strikes' | 'lines';
  readonly column: string;
  readonly die: number;
  /** Target of the bombs. */
  readonly mission?: Message;
  /** The die with what was added to it (M12.14). */
  readonly read: number;
  /** Factors lost, or the letter of the table; of both sides in air combat, interceptors first. */
  readonly result: string;
  readonly hexes: readonly Hex[];
  readonly attackers: readonly UnitNo[];
  readonly defenders: readonly UnitNo[];
  /** Strengths in air combat, the only one to use odds. */
  readonly strengths?: readonly [attack: number, defence: number];
}

type Sighted = Extract<BlitzEvent, { is: 'flakFired' | 'airCombat' | 'struckFromAir' | 'lineStruck' }>;

/** A flight that is under way: its groups, and who flies what in it. */
export type Aloft = Pick<FrameAt<'flight'>, 'groups' | 'sorties'>;

const NOBODY: Aloft = { groups: [], sorties: [] };

export function aloftIn({ frames }: State): Aloft {
  const frame = frames.findLast((one) => one.at === 'flight');
  return frame?.at === 'flight' ? frame : NOBODY;
}

/** Flight with the current missions first, without those carried out. */
export const further = ({ sorties }: Aloft, now: Aloft): Aloft => ({
  groups: now.groups,
  sorties: [...now.sorties, ...sorties],
});

export function airRoll(before: State, { groups, sorties }: Aloft, event: Sighted): AirRoll {
  const { hex, die } = event;
  const flight = groups.flatMap(({ units }) => units);
  /** M13.5, M12.31: of several groups those that pass the hex. */
  const passing = groups.filter(({ hexes }) => hexes.includes(hex)).flatMap(({ units }) => units);
  const exposed = passing.length > 0 ? passing : flight;
  /** A centre, a port, a line are no units: who stands there is not what is bombed. */
  const under = (is: (unit: Unit) => boolean): UnitNo[] =>
    before.units.flatMap((unit, no) =>
      unit.side === other(before.mover) && unit.place === 'map' && unit.at === hex && is(unit) ? [no] : [],
    );
  const bombersOn = (mission: AirMission): readonly UnitNo[] =>
    sorties.find((one) => one.mission === mission)?.units ??
    flight.filter((no) => !isFighter(before.units[no] as Unit));
  const common = { is: 'airRoll', die, hexes: [hex] } as const;
  switch (event.is) {
    case 'flakFired':
      return {
        ...common,
        ...{ table: 'flak', column: String(event.column), read: die, result: String(event.lost) },
        ...{ attackers: event.units, defenders: exposed },
      };
    case 'airCombat': {
      const interceptors = before.units.flatMap(({ side, place, at }, no) =>
        side === other(before.mover) && place === 'air' && at === hex ? [no] : [],
      );
      return {
        ...common,
        ...{ table: 'airCombat', column: event.odds, read: die },
        result: `${event.lost.interceptors}/${event.lost.flight}`,
        ...{ attackers: interceptors, defenders: exposed, strengths: [event.interceptors, event.flight] },
      };
    }
    case 'struckFromAir':
      return {
        ...common,
        ...{ table: 'strikes', column: String(event.column), read: die + event.more, result: event.result },
        ...{ mission: AIR_MISSION_WORDS[event.mission], attackers: bombersOn(event.mission) },
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
        ...{ mission: AIR_MISSION_WORDS[event.mission], attackers: bombersOn(event.mission) },
        defenders: event.mission === 'train' ? under(isTrain) : [],
      };
  }
}
