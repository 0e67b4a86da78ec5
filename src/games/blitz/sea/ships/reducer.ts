import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { isLandingShip } from '#games/blitz/kinds.ts';
import type { Beachhead, ShipTask, ShutPort, State, Unit, UnitNo, Wave } from '#games/blitz/types.ts';
import type { Draft } from '#core/play.ts';
import { change, omit, unitIn, type Writes } from '#games/blitz/reducer.ts';
import type { EngagementResult } from './engagement-table.ts';

/** M11: ships, their cargo, engagements and landings. */
export type NavalEvent =
  /** M8.8: set up on a dock. */
  | { readonly is: 'berthed'; readonly unit: UnitNo; readonly hex: Hex }
  | { readonly is: 'loaded'; readonly unit: UnitNo; readonly units: readonly UnitNo[] }
  /** M6.5: they have left a port city hex, and others do not take their room in it. */
  | { readonly is: 'roomLeft'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  | { readonly is: 'leftPort'; readonly units: readonly UnitNo[]; readonly zone: Zone }
  | { readonly is: 'zoneChanged'; readonly units: readonly UnitNo[]; readonly zone: Zone }
  | { readonly is: 'fleetFormed'; readonly units: readonly UnitNo[]; readonly fleet: number }
  | {
      readonly is: 'engagement';
      readonly zone: Zone;
      readonly attackers: readonly UnitNo[];
      readonly defenders: readonly UnitNo[];
      readonly odds: string;
      readonly die: number;
      readonly result: EngagementResult;
    }
  | {
      readonly is: 'shipWithdrew';
      readonly unit: UnitNo;
      readonly zone?: Zone | undefined;
      readonly hex?: Hex | undefined;
    }
  | { readonly is: 'cornered'; readonly units: readonly UnitNo[] }
  | { readonly is: 'docked'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  | { readonly is: 'disembarked'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  | { readonly is: 'assaultHexTaken'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  /** M11.32: an enemy holds the beach: the wave waits on its assault hex for the battle. */
  | { readonly is: 'waveStaged'; readonly units: readonly UnitNo[]; readonly wave: Wave }
  /** M11.32, M11.33, M11.35: ashore; `spent` of their movement, in thirds. */
  | {
      readonly is: 'cameAshore';
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      readonly spent: number;
      readonly stopped?: boolean | undefined;
      readonly wave?: Wave | undefined;
    }
  /** M11.34 */
  | { readonly is: 'waveBack'; readonly units: readonly UnitNo[] }
  | { readonly is: 'waveOver'; readonly from: Hex }
  | { readonly is: 'invasionAborted'; readonly units: readonly UnitNo[] }
  | { readonly is: 'abortOver'; readonly units: readonly UnitNo[] }
  | { readonly is: 'shipTask'; readonly units: readonly UnitNo[]; readonly task: ShipTask }
  | {
      readonly is: 'lifted';
      readonly units: readonly (readonly [unit: UnitNo, factors: number])[];
      readonly task: ShipTask;
    }
  | { readonly is: 'beachheadMade'; readonly beachhead: Beachhead }
  | { readonly is: 'tookOff'; readonly unit: UnitNo; readonly units: readonly UnitNo[] }
  /** M6.2: ships that have done something over a beach, and so sail no more in this player turn. */
  | { readonly is: 'shipsKept'; readonly units: readonly UnitNo[] }
  /** M12.hd */
  | { readonly is: 'portShut'; readonly port: ShutPort };

/** Ships leave where they were. */
function away(draft: Draft<State>, no: UnitNo, to: Partial<Unit>): void {
  omit(draft, no, 'zone', 'fleet');
  change(draft, no, to);
}

/** M11.30: one entry for each assault hex. */
function noteWave(draft: Draft<State>, wave: Wave): void {
  draft.waves = [...(draft.waves ?? []).filter((one) => one.from !== wave.from), wave];
}

export const navalWrites: Writes<NavalEvent['is']> = {
  berthed: (draft, { unit, hex }) => away(draft, unit, { place: 'dock', at: hex, held: false }),
  roomLeft(draft, { units, hex }) {
    for (const no of units) change(draft, no, { vacated: hex });
  },
  loaded(draft, { unit, units }) {
    const { id } = unitIn(draft, unit);
    for (const no of units) {
      omit(draft, no, 'landedOn');
      change(draft, no, {
        place: 'aboard',
        at: NOWHERE,
        aboard: id,
        held: false,
        moved: draft.frames[0]?.at !== 'setup',
      });
    }
  },
  leftPort(draft, { units, zone }) {
    for (const no of units) away(draft, no, { place: 'sea', at: NOWHERE, zone, moved: true, stopped: true });
  },
  zoneChanged(draft, { units, zone }) {
    for (const no of units) away(draft, no, { place: 'sea', at: NOWHERE, zone, moved: true });
  },
  fleetFormed(draft, { units, fleet }) {
    for (const no of units) {
      if (fleet === 1) omit(draft, no, 'fleet');
      else change(draft, no, { fleet });
    }
  },
  engagement(draft, { attackers, defenders, zone }) {
    draft.fought = [...new Set([...(draft.fought ?? []), zone])];
    for (const no of attackers) change(draft, no, { engaged: true, task: 'engaged' });
    for (const no of defenders) change(draft, no, { engaged: true });
  },
  shipWithdrew(draft, { unit, zone, hex }) {
    const to: Partial<Unit> = zone ? { place: 'sea', at: NOWHERE, zone } : { place: 'dock', at: hex ?? NOWHERE };
    away(draft, unit, { ...to, withdrawn: true, moved: true, stopped: true });
  },
  cornered(draft, { units }) {
    for (const no of units) change(draft, no, { cornered: true });
  },
  docked(draft, { units, hex }) {
    for (const no of units) away(draft, no, { place: 'dock', at: hex, moved: true, stopped: true });
  },
  disembarked(draft, { units, hex }) {
    for (const no of units) {
      omit(draft, no, 'aboard');
      change(draft, no, { place: 'map', at: hex, spent: ONE_POINT, moved: true, ashore: true });
    }
  },
  assaultHexTaken(draft, { units, hex }) {
    for (const no of units) away(draft, no, { place: 'assault', at: hex, moved: true, stopped: true });
  },
  waveStaged(draft, { units, wave }) {
    noteWave(draft, wave);
    for (const no of units)
      change(draft, no, { place: 'map', at: wave.from, aim: wave.hex, moved: true, stopped: true });
  },
  cameAshore(draft, { units, hex, spent, stopped = false, wave }) {
    if (wave) noteWave(draft, wave);
    for (const no of units) {
      omit(draft, no, 'aboard', 'aim');
      change(draft, no, { place: 'map', at: hex, spent, moved: true, stopped, landed: true });
    }
  },
  waveBack(draft, { units }) {
    for (const no of units) {
      omit(draft, no, 'aim');
      change(draft, no, { place: 'aboard', at: NOWHERE });
    }
  },
  waveOver(draft, { from }) {
    draft.waves = (draft.waves ?? []).map((wave) => {
      if (wave.from !== from) return wave;
      const { fights: _fights, ...rest } = wave;
      return rest;
    });
  },
  invasionAborted(draft, { units }) {
    for (const no of units) change(draft, no, { aborted: true });
  },
  abortOver(draft, { units }) {
    for (const no of units) omit(draft, no, 'aborted');
  },
  shipTask(draft, { units, task }) {
    for (const no of units) change(draft, no, { task });
  },
  lifted(draft, { units, task }) {
    for (const [no, factors] of units)
      if (isLandingShip(unitIn(draft, no)))
        change(draft, no, { task, lifted: (unitIn(draft, no).lifted ?? 0) + factors });
  },
  beachheadMade(draft, { beachhead }) {
    draft.beachheads = [...draft.beachheads.filter((one) => one.hex !== beachhead.hex), beachhead];
  },
  tookOff(draft, { unit, units }) {
    const { id } = unitIn(draft, unit);
    for (const no of units) {
      omit(draft, no, 'landedOn');
      change(draft, no, { place: 'aboard', at: NOWHERE, aboard: id, moved: true });
    }
  },
  shipsKept(draft, { units }) {
    for (const no of units) change(draft, no, { moved: true, stopped: true });
  },
  portShut(draft, { port }) {
    const { hex, result } = port;
    draft.ports = [...(draft.ports ?? []).filter((one) => one.hex !== hex || one.result !== result), port];
  },
};

/** M11.10, M11.32, M11.35: a point less, in thirds. */
export const ONE_POINT = 3;
