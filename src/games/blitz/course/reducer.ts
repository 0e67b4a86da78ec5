import { type Draft, type FrameEvent, framesAfter } from '#core/play.ts';
import { undoAfter, type UndoEvent } from '#core/record/undo.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { isAirbase, isGround } from '#games/blitz/kinds.ts';
import { isAside } from '../countries/rules/nations.ts';
import type { BlitzFrame, Outcome, Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { change, FRESH, omit, unitIn, type Writes } from '#games/blitz/reducer.ts';

/** B3, B4, B80: set-up, phases, player turns, taking back, the end. */
export type CourseEvent =
  | FrameEvent<BlitzFrame>
  | UndoEvent
  /** M1.2, M1.3: the second impulse of a player turn begins. */
  | { readonly is: 'impulse' }
  | { readonly is: 'placed'; readonly unit: UnitNo; readonly hex: Hex; readonly aside?: true }
  | { readonly is: 'putToSea'; readonly unit: UnitNo; readonly zone: Zone }
  | { readonly is: 'heldBack'; readonly unit: UnitNo }
  | { readonly is: 'playerTurn'; readonly turn: number; readonly mover: Side }
  | { readonly is: 'streak'; readonly blue: number; readonly red: number }
  | { readonly is: 'drawOffered'; readonly by: Side }
  | { readonly is: 'drawRefused'; readonly by: Side }
  | { readonly is: 'over'; readonly outcome: Outcome };

/** A unit without what it has done this player turn. */
function rested(unit: Unit): Unit {
  // M1.3: who is fresh after an impulse may still carry what he did before it.
  if (hasDeeds(unit)) return atRest(unit);
  const still = !unit.moved && !unit.stopped && unit.spent === 0 && !unit.flown;
  // Leaving keys out of a copy takes ten times as long as copying.
  return still ? unit : { ...unit, ...FRESH };
}

/** Optional keys of a unit, set only by unusual actions. */
const DEEDS = [
  'invading',
  'ashore',
  'aim',
  'detrained',
  'cutter',
  'attacked',
  'loading',
  'unloading',
  'overran',
  'ground',
  'landed',
  'vacated',
  'slipped',
  'task',
  'engaged',
  'withdrawn',
  'cornered',
  'lifted',
] as const satisfies readonly (keyof Unit)[];

/** Number of keys every unit has. */
const PLAIN = ['id', 'side', 'type', 'af', 'df', 'mf', 'due', 'place', 'at', 'held', ...Object.keys(FRESH)].length;

function hasDeeds(unit: Unit): boolean {
  // Most units carry nothing else, and to count is ten times as fast as to look for each.
  let keys = 0;
  for (const _key in unit) keys++;
  return keys > PLAIN && DEEDS.some((deed) => deed in unit);
}

function atRest(unit: Unit): Unit {
  const { invading: _i, ashore: _s, aim: _a, detrained: _d, cutter: _c, attacked: _t, ...most } = unit;
  const { loading: _l, unloading: _u, overran: _o, ground: _g, landed: _n, vacated: _v, slipped: _p, ...more } = most;
  // M11.20, M11.26, M11.tf: what ships did.
  const { task: _k, engaged: _e, withdrawn: _w, cornered: _r, lifted: _f, ...rest } = more;
  return { ...rest, ...FRESH };
}

/** M1.3, M2.5: a unit at the beginning of another impulse; what it begins on is judged again (M14.5). */
function anew(unit: Unit): Unit {
  if (unit.ground === undefined && !unit.overran && !unit.slipped) return { ...unit, ...FRESH };
  const { ground: _ground, overran: _overran, slipped: _slipped, ...rest } = unit;
  return { ...rest, ...FRESH };
}

/** M16.5, M13.4, M12.32: from the start of its owner's player turn on artillery and flak may fire again, fighters are free. */
function loaded(unit: Unit, mover: Side): Unit {
  if ((!unit.fired && !unit.onCall) || unit.side !== mover) return unit;
  const { fired: _fired, onCall: _onCall, ...rest } = unit;
  return rest;
}

/** M12.2: a base that is new, built or captured, waits for its owner's next player turn. */
function begun(unit: Unit, mover: Side): Unit {
  const fresh = rested(unit);
  return fresh !== unit && unit.side !== mover && isAirbase(unit)
    ? { ...fresh, moved: unit.moved, stopped: unit.stopped }
    : fresh;
}

/** M12.hd: what closed ports in this player turn for the last time is over. */
function openPorts(draft: Draft<State>): void {
  const { ports, mover, turn } = draft;
  const shut = ports?.filter((port) => port.side !== mover || port.till > turn);
  if (!shut || shut.length === 0) delete draft.ports;
  else draft.ports = shut;
}

/** M10.16: what was flown in serves to the end of the enemy's next player turn. */
function endAirlifts(draft: Draft<State>): void {
  const kept = draft.airlifts?.filter(({ side }) => side !== draft.mover);
  if (!kept || kept.length === 0) delete draft.airlifts;
  else if (kept.length !== draft.airlifts?.length) draft.airlifts = kept;
}

const reframe = (draft: Draft<State>, event: FrameEvent<BlitzFrame>): void => {
  draft.frames = framesAfter(draft.frames, event);
};

export const courseWrites: Writes<CourseEvent['is']> = {
  push: reframe,
  pop: reframe,
  turnTo: reframe,
  marked: undoAfter,
  noted: undoAfter,
  takenBack: undoAfter,
  committed: undoAfter,
  impulse(draft) {
    draft.units = draft.units.map((unit) =>
      unit.side === draft.mover && unit.place === 'map' && isGround(unit) ? anew(unit) : unit,
    );
  },
  placed(draft, event) {
    const { nation } = draft.units[event.unit] as Unit;
    const aside = event.aside === true || (nation !== undefined && isAside(draft, nation));
    change(draft, event.unit, { place: aside ? 'neutral' : 'map', at: event.hex, held: false });
    omit(draft, event.unit, 'zone', 'aboard');
  },
  putToSea(draft, event) {
    change(draft, event.unit, { place: 'sea', at: NOWHERE, held: false, zone: event.zone });
    if (unitIn(draft, event.unit).aboard !== undefined) omit(draft, event.unit, 'aboard');
  },
  heldBack(draft, event) {
    change(draft, event.unit, { place: 'waiting', at: NOWHERE, held: true });
    omit(draft, event.unit, 'zone', 'aboard');
  },
  playerTurn(draft, event) {
    if (event.turn !== draft.turn) delete draft.writtenOff;
    openPorts(draft);
    draft.turn = event.turn;
    if (event.mover !== draft.mover) draft.invaded = { ...draft.invaded, [draft.mover]: draft.invasion };
    draft.mover = event.mover;
    draft.units = draft.units.map((unit) => loaded(begun(unit, event.mover), event.mover));
    draft.controlAtStart = draft.control;
    draft.battles = [];
    draft.doomed = [];
    draft.drawOffered = false;
    draft.avs = [];
    draft.missions = [];
    draft.carried = 0;
    draft.invasion = { hexes: [], beaches: [] };
    draft.passages = [];
    draft.noRetreat = [];
    delete draft.struck;
    delete draft.shutRails;
    delete draft.cleared;
    delete draft.unguarded;
    endAirlifts(draft);
    delete draft.waves;
    delete draft.fought;
    delete draft.raids;
  },
  streak(draft, event) {
    draft.streak = { blue: event.blue, red: event.red };
  },
  drawOffered(draft) {
    draft.drawOffered = true;
  },
  drawRefused() {},
  over(draft, event) {
    draft.outcome = event.outcome;
    draft.frames = [];
  },
};
