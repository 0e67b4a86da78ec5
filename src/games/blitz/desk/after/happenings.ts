import type { RuleId } from '#core/objection.ts';
import type { Message } from '#core/message.ts';
import { standing } from '#games/blitz/combat/rules/tournament-battle.ts';
import type { Zone } from '#games/blitz/board.ts';
import { isTaskForce } from '#games/blitz/kinds.ts';
import type { EngagementResult } from '#games/blitz/sea/ships/engagement-table.ts';
import { carrierOf } from '#games/blitz/step.ts';
import {
  type Battle,
  type BlitzEvent,
  type Controller,
  other,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { Result } from '#games/blitz/combat/rules/result.ts';
import type { Hex } from '#hex/hex.ts';
import { causeOf } from './causes.ts';
import { type AirRoll, airRoll, aloftIn, further } from './flights.ts';
import { lostWith } from './cargo-losses.ts';

/** Visible or audible effect of a command at the table. */
export type Happening =
  /** A way over the map, beginning where the unit stood. */
  | { readonly is: 'went'; readonly how: Way; readonly unit: UnitNo; readonly path: readonly Hex[] }
  | { readonly is: 'lost'; readonly unit: UnitNo; readonly at: Hex; readonly rule?: RuleId; readonly cause?: Message }
  | { readonly is: 'came'; readonly unit: UnitNo; readonly at: Hex }
  | {
      readonly is: 'reduced';
      readonly unit: UnitNo;
      readonly at: Hex;
      readonly factors: number;
      readonly cause?: Message;
    }
  | { readonly is: 'taken'; readonly hex: Hex; readonly by: Controller }
  | {
      readonly is: 'fought';
      readonly kind: 'ground' | 'assault' | 'strike' | 'nuclear' | 'air';
      readonly odds: string;
      /** Absent where nothing is rolled. */
      readonly die?: number;
      readonly result: Result;
      readonly hexes: readonly Hex[];
      readonly attackers: readonly UnitNo[];
      readonly defenders: readonly UnitNo[];
      /** M16.chart b: the guns that fire in defence, from wherever they stand. */
      readonly support?: readonly UnitNo[];
      readonly attack: number;
      readonly defence: number;
    }
  /** M11.20: a fleet engages another, shown where the other lies. */
  | {
      readonly is: 'engaged';
      readonly odds: string;
      readonly die: number;
      readonly result: EngagementResult;
      readonly zone: Zone | undefined;
      readonly hexes: readonly Hex[];
      readonly attackers: readonly UnitNo[];
      readonly defenders: readonly UnitNo[];
      readonly forces: readonly [attackers: number, defenders: number];
    }
  | AirRoll
  | { readonly is: 'weather'; readonly die: number; readonly weather: string };

type Way = 'moved' | 'flown' | 'retreated' | 'advanced';

const WAYS: Readonly<Record<string, Way>> = {
  moved: 'moved',
  flown: 'flown',
  carried: 'flown',
  landed: 'flown',
  rebased: 'flown',
  railed: 'moved',
  retreated: 'retreated',
  advanced: 'advanced',
};

/** The enemy's units in some hexes. */
const enemiesIn = (state: State, hexes: readonly Hex[]): UnitNo[] =>
  state.units.flatMap(({ side, place, at }, no) =>
    side === other(state.mover) && place === 'map' && hexes.includes(at) ? [no] : [],
  );

/** Ground units that still stand, and the aircraft that fly for them. */
const attackersIn = (state: State, battle: Battle): UnitNo[] => [
  ...standing(state, battle).attackers,
  ...state.missions.flatMap(({ unit, kind, hex }) =>
    kind !== 'intercept' && kind !== 'escort' && battle.hexes.includes(hex) ? [unit] : [],
  ),
];

const flying = (state: State, hex: Hex, kind: 'escort' | 'intercept'): UnitNo[] =>
  state.missions.flatMap((one) => (one.hex === hex && one.kind === kind ? [one.unit] : []));

/** Hex at which a ship in a sea zone's box is shown. */
type Moored = (ship: Unit) => Hex | undefined;

/** Hex of a unit; passengers are where their ship is. */
function placeOf(state: State, no: UnitNo, moored: Moored): Hex {
  const unit = state.units[no];
  const ship = unit?.place === 'aboard' ? carrierOf(state, unit) : undefined;
  const there = ship ?? unit;
  return there ? (moored(there) ?? there.at) : -1;
}

/** Hex at which a ship that enters a box is shown: with the fleet without a number (M11.2). */
const boxOf = ({ units }: State, no: UnitNo, zone: Zone, moored: Moored): Hex | undefined => {
  const { fleet: _fleet, ...ship } = units[no] as Unit;
  return moored({ ...ship, place: 'sea', zone });
};

/** The happenings of one command, in order; `before` is the state it came upon. */
export function happeningsOf(
  before: State,
  events: readonly BlitzEvent[],
  moored: Moored = () => undefined,
): Happening[] {
  const at = new Map<UnitNo, Hex>();
  const where = (no: UnitNo): Hex => at.get(no) ?? placeOf(before, no, moored);
  const causeIn = (rule: string): { readonly cause?: Message } => {
    const cause = causeOf(before, rule);
    return cause ? { cause } : {};
  };
  const found: Happening[] = [];
  /** Adds a unit's way to a hex, from where it was if it was on the map. */
  const goes = (unit: UnitNo, to: Hex | undefined, how: Way): void => {
    const from = where(unit);
    if (to === undefined) return;
    at.set(unit, to);
    if (from < 0) found.push({ is: 'came', unit, at: to });
    else if (from !== to) found.push({ is: 'went', how, unit, path: [from, to] });
  };
  // M3.11: declared and fought in one.
  const declared = events.flatMap((event) => (event.is === 'declared' ? [event.battle] : []));
  let aloft = aloftIn(before);
  const flies = (units: readonly UnitNo[], path: readonly Hex[], how: Way): void => {
    const to = path.at(-1);
    if (to === undefined) return;
    for (const unit of units) {
      if (where(unit) !== to || path.length > 1) found.push({ is: 'went', how, unit, path });
      at.set(unit, to);
    }
  };
  for (const event of events) {
    switch (event.is) {
      case 'flightSent':
        aloft = { groups: event.groups, sorties: [] };
        event.groups.forEach(({ from, hexes, units }, i) =>
          flies(i === 0 ? [...units, ...event.load] : units, [from, ...hexes], 'flown'),
        );
        break;
      case 'push':
      case 'turnTo':
        if (event.frame.at === 'flight') aloft = further(aloft, event.frame);
        break;
      case 'aborted': {
        const frame = before.frames.at(-1);
        const group = frame?.at === 'flight' ? frame.groups.find(({ from }) => from === event.from) : undefined;
        flies([...event.units, ...event.load], [...(group?.hexes ?? []).toReversed(), event.from], 'retreated');
        break;
      }
      case 'scrambled':
        for (const unit of event.units) goes(unit, event.hex, 'flown');
        break;
      case 'stoodDown':
        for (const unit of event.units) goes(unit, before.units[unit]?.base, 'flown');
        break;
      case 'cameDown':
        for (const unit of event.units)
          if (where(unit) !== event.to) flies([unit], [where(unit), ...event.path], 'flown');
        break;
      case 'setDown':
        for (const unit of event.units) goes(unit, event.hex, 'flown');
        break;
      case 'flakFired':
      case 'airCombat':
      case 'struckFromAir':
      case 'lineStruck':
        found.push(airRoll(before, aloft, event));
        break;
      case 'moved':
      case 'flown':
      case 'carried':
      case 'landed':
      case 'rebased':
      case 'railed':
      case 'retreated':
      case 'advanced': {
        const from = where(event.unit);
        const to = event.path.at(-1);
        if (to === undefined) break;
        found.push({
          is: 'went',
          how: WAYS[event.is] as Way,
          unit: event.unit,
          path: from < 0 ? event.path : [from, ...event.path],
        });
        at.set(event.unit, to);
        break;
      }
      case 'landedAtPort':
      case 'staged':
        at.set(event.unit, event.hex);
        break;
      case 'beached':
        at.set(event.unit, event.to);
        break;
      case 'detrained':
        for (const unit of event.units) {
          at.set(unit, event.hex);
          found.push({ is: 'came', unit, at: event.hex });
        }
        break;
      case 'reinforced':
        at.set(event.unit, event.hex);
        found.push({ is: 'came', unit: event.unit, at: event.hex });
        break;
      case 'control':
        for (const { hex, to } of event.changes) found.push({ is: 'taken', hex, by: to });
        break;
      case 'captured':
        found.push({ is: 'taken', hex: event.hex, by: event.by });
        break;
      case 'eliminated':
        for (const unit of lostWith(before, event))
          found.push({ is: 'lost', unit, at: where(unit), rule: event.rule, ...causeIn(event.rule) });
        break;
      case 'trainsTaken':
        for (const unit of lostWith(before, event)) found.push({ is: 'lost', unit, at: where(unit) });
        break;
      case 'reduced':
        for (const { unit, factors } of event.losses)
          found.push({ is: 'reduced', unit, at: where(unit), factors, ...causeIn(event.rule) });
        break;
      case 'fought': {
        const battle = [...before.battles, ...declared].find((one) => one.no === event.battle);
        const { odds, result, attack, defence } = event;
        const { die } = result;
        const guns = events.flatMap((one) => (one.is === 'supported' ? one.units : []));
        found.push({
          is: 'fought',
          kind: battle?.kind ?? 'ground',
          odds,
          result,
          hexes: battle?.hexes ?? [],
          attackers: battle ? attackersIn(before, battle) : [],
          defenders: enemiesIn(before, battle?.hexes ?? []),
          ...(guns.length > 0 ? { support: guns } : {}),
          attack,
          defence,
          ...(die === undefined ? {} : { die }),
        });
        break;
      }
      case 'airFought':
        if (event.result === undefined) break;
        found.push({
          is: 'fought',
          kind: 'air',
          odds: event.odds ?? '',
          result: event.result,
          hexes: [event.hex],
          attackers: flying(before, event.hex, 'escort'),
          defenders: flying(before, event.hex, 'intercept'),
          attack: event.escorts,
          defence: event.interceptors,
          ...(event.result.die === undefined ? {} : { die: event.result.die }),
        });
        break;
      case 'leftPort':
      case 'zoneChanged':
        for (const no of event.units) goes(no, boxOf(before, no, event.zone, moored), 'moved');
        break;
      // M11.34: thrown back from the beach to its ships.
      case 'waveBack':
        for (const unit of event.units) {
          const { aim, at: from = -1 } = before.units[unit] ?? {};
          if (aim !== undefined && found.some(({ is }) => is === 'fought'))
            found.push({ is: 'went', how: 'retreated', unit, path: [aim, from] });
        }
        break;
      case 'shipWithdrew':
        goes(event.unit, event.zone ? boxOf(before, event.unit, event.zone, moored) : event.hex, 'retreated');
        break;
      case 'docked':
      case 'assaultHexTaken':
      case 'disembarked':
        for (const no of event.units) goes(no, event.hex, 'moved');
        break;
      case 'cameAshore':
        // M11.33: who has won the beach comes on to it.
        for (const no of event.units) goes(no, event.hex, event.wave?.landed ? 'advanced' : 'moved');
        break;
      case 'engagement': {
        const { attackers, defenders, odds, die, result } = event;
        const forces = defenders.filter((no) => isTaskForce(before.units[no] as Unit)).length;
        found.push({
          ...{ is: 'engaged', odds, die, result, attackers, defenders },
          hexes: [...new Set(defenders.map(where))],
          zone: before.units[defenders[0] ?? -1]?.zone,
          forces: [attackers.length, forces],
        });
        break;
      }
      case 'weather':
        found.push({ is: 'weather', die: event.die, weather: event.weather });
        break;
      default:
    }
  }
  return found;
}
