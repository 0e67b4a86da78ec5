import type { Zone } from '#games/blitz/board.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Airlift, AirMission, FlightGroup, Raid, Unguarded, UnitNo, Volley } from '#games/blitz/types.ts';
import { change, omit, unitIn, type Writes } from '#games/blitz/reducer.ts';
import type { StrikeResult } from '#games/blitz/combat/artillery/strike-table.ts';
import type { AirLosses } from './tables.ts';

/** M12, M13: flights, what meets them and what they bring about. */
export type AirForcesEvent =
  | {
      readonly is: 'flightSent';
      readonly hex: Hex;
      readonly groups: readonly FlightGroup[];
      readonly load: readonly UnitNo[];
      readonly missions: readonly AirMission[];
      /** M12.33: to the box of a zone. */
      readonly zone?: Zone;
    }
  | { readonly is: 'raided'; readonly raid: Raid }
  | { readonly is: 'onCall'; readonly units: readonly UnitNo[] }
  /** M12.22: they are used up, whatever comes of it. */
  | {
      readonly is: 'scrambled';
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      readonly home?: Hex | undefined;
    }
  | { readonly is: 'stoodDown'; readonly units: readonly UnitNo[] }
  | {
      readonly is: 'aborted';
      readonly from: Hex;
      readonly units: readonly UnitNo[];
      readonly load: readonly UnitNo[];
      readonly ship?: UnitNo;
      /** M12.8: with these the whole strike has turned back. */
      readonly off?: true;
    }
  | { readonly is: 'flakNamed'; readonly volleys: readonly Volley[] }
  | {
      readonly is: 'flakFired';
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      readonly column: number;
      readonly die: number;
      readonly lost: number;
    }
  | {
      readonly is: 'airCombat';
      readonly hex: Hex;
      readonly interceptors: number;
      readonly flight: number;
      readonly odds: string;
      readonly die: number;
      readonly lost: AirLosses;
    }
  /** M12.sbt, against a centre, an airbase or units. */
  | {
      readonly is: 'struckFromAir';
      readonly mission: AirMission;
      readonly hex: Hex;
      readonly column: number;
      readonly die: number;
      readonly more: number;
      readonly result: StrikeResult;
    }
  /** M12.rit */
  | {
      readonly is: 'lineStruck';
      readonly mission: AirMission;
      readonly hex: Hex;
      readonly factors: number;
      readonly die: number;
      readonly more: number;
      readonly result: 'X' | '-';
    }
  | { readonly is: 'interdicted'; readonly hex: Hex; readonly units: readonly UnitNo[] }
  /** Home, or to where a ferry leads. */
  | {
      readonly is: 'cameDown';
      readonly units: readonly UnitNo[];
      readonly to: Hex;
      readonly path: readonly Hex[];
      /** M11.8: on a task force. */
      readonly ship?: UnitNo;
    }
  /** M12.44, M12.45: troops come down; what they have spent of their movement. */
  | {
      readonly is: 'setDown';
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      readonly spent: number;
      readonly stopped: boolean;
    }
  /** M6.5 */
  | { readonly is: 'guardsLost'; readonly guards: readonly Unguarded[] }
  /** M10.16 */
  | { readonly is: 'supplyFlown'; readonly hex: Hex; readonly factors: number; readonly drop: boolean }
  /** M12.6 */
  | { readonly is: 'zoneServed'; readonly unit: UnitNo; readonly zone: Zone }
  /** M12.27: their mission is over. */
  | { readonly is: 'offStation'; readonly units: readonly UnitNo[] }
  /** M13: FLAK that moves, or goes back with others (M4.19). */
  | {
      readonly is: 'flakMoved';
      readonly unit: UnitNo;
      readonly path: readonly Hex[];
      readonly spent: number;
      readonly stopped: boolean;
    }
  | { readonly is: 'flakFellBack'; readonly units: readonly UnitNo[]; readonly hex: Hex };

/** M11.8 */
const ON_BOARD = { place: 'aboard', at: NOWHERE } as const;

export const airForcesWrites: Writes<AirForcesEvent['is']> = {
  flightSent(draft, { hex, groups, load }) {
    for (const { from, units, ship } of groups)
      for (const no of units)
        change(draft, no, {
          place: 'air',
          at: hex,
          ...(ship === undefined ? { base: from } : {}),
          flown: true,
          moved: true,
        });
    const [home] = groups;
    for (const no of load)
      change(draft, no, { place: 'air', at: hex, base: home?.from ?? NOWHERE, flown: true, moved: true });
  },
  raided(draft, { raid }) {
    draft.raids = [...(draft.raids ?? []), raid];
  },
  onCall(draft, { units }) {
    for (const no of units) change(draft, no, { onCall: true });
  },
  scrambled(draft, { units, hex, home }) {
    for (const no of units) {
      const { aboard, at } = unitIn(draft, no);
      const from = home ?? (aboard === undefined ? at : undefined);
      if (home !== undefined) omit(draft, no, 'aboard');
      change(draft, no, {
        place: 'air',
        at: hex,
        ...(from === undefined ? {} : { base: from }),
        flown: true,
        moved: true,
      });
      omit(draft, no, 'onCall');
    }
  },
  stoodDown(draft, { units }) {
    for (const no of units) {
      const { aboard, base } = unitIn(draft, no);
      change(draft, no, aboard === undefined ? { place: 'map', at: base ?? NOWHERE } : ON_BOARD);
      omit(draft, no, 'base');
    }
  },
  aborted(draft, { from, units, load, ship, off }) {
    if (off) draft.raids = (draft.raids ?? []).map((raid, i, all) => (i === all.length - 1 ? { ...raid, off } : raid));
    draft.missions = draft.missions.filter((one) => !units.includes(one.unit));
    // T7.3.2: whoever has turned back takes no part in an automatic victory.
    if (draft.avs.some((av) => av.participants.some((no) => units.includes(no))))
      draft.avs = draft.avs.map((av) => ({
        ...av,
        participants: av.participants.filter((no) => !units.includes(no)),
      }));
    for (const no of [...units, ...load]) {
      const { base, zone } = unitIn(draft, no);
      // O23.7: those that come from the sea go back to their box.
      const back =
        base === undefined && zone ? ({ place: 'sea', at: NOWHERE } as const) : ({ place: 'map', at: from } as const);
      change(draft, no, ship === undefined ? back : ON_BOARD);
      omit(draft, no, 'base');
    }
  },
  flakNamed(draft, { volleys }) {
    for (const { units } of volleys) for (const no of units) change(draft, no, { fired: true });
  },
  flakFired() {},
  airCombat() {},
  struckFromAir() {},
  lineStruck() {},
  interdicted(draft, { units }) {
    for (const no of units) change(draft, no, { interdicts: true });
  },
  cameDown(draft, { units, to, ship }) {
    draft.missions = draft.missions.filter((one) => !units.includes(one.unit));
    for (const no of units) {
      // M12.7: who has fled from its base has flown, and stands by no more.
      omit(draft, no, 'base', 'interdicts', 'aboard', 'onCall');
      const there =
        ship === undefined ? { place: 'map' as const, at: to } : { ...ON_BOARD, aboard: unitIn(draft, ship).id };
      change(draft, no, { ...there, flown: true, moved: true });
    }
  },
  setDown(draft, { units, hex, spent, stopped }) {
    for (const no of units) {
      change(draft, no, {
        place: 'map',
        at: hex,
        spent,
        stopped,
        moved: true,
        flown: true,
        innerRun: 0,
        offRoad: false,
      });
      omit(draft, no, 'base');
    }
  },
  guardsLost(draft, { guards }) {
    draft.unguarded = [...(draft.unguarded ?? []), ...guards];
  },
  supplyFlown(draft, { hex, factors, drop }) {
    const airlifts = draft.airlifts ?? [];
    const is = (one: Airlift): boolean =>
      one.side === draft.mover && one.hex === hex && one.drop === (drop || undefined);
    const carries = factors + (airlifts.find(is)?.carries ?? 0);
    const flown = { side: draft.mover, hex, carries, ...(drop ? { drop } : {}) };
    draft.airlifts = [...airlifts.filter((one) => !is(one)), flown];
  },
  zoneServed: (draft, { unit, zone }) => change(draft, unit, { zone }),
  offStation(draft, { units }) {
    draft.missions = draft.missions.filter((one) => !units.includes(one.unit));
    for (const no of units) omit(draft, no, 'interdicts');
  },
  flakMoved(draft, { unit, path, spent, stopped }) {
    change(draft, unit, { at: path.at(-1) ?? unitIn(draft, unit).at, spent, stopped, moved: true });
  },
  flakFellBack(draft, { units, hex }) {
    for (const no of units) change(draft, no, { at: hex });
  },
};
