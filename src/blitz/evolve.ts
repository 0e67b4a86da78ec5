import { difference, restore } from '../core/patch.ts';
import { type Draft, framesAfter } from '../core/play.ts';
import { NOWHERE } from '../hex/hex.ts';
import type { Board } from './board.ts';
import type { BlitzEvent, Marked, State, Unit, UnitNo } from './types.ts';

/** What a unit has done in a player turn, before it has done anything. */
export const FRESH = { spent: 0, moved: false, stopped: false, flown: false, innerRun: 0, offRoad: false } as const;

const isFresh = (unit: Unit): boolean => !unit.moved && !unit.stopped && unit.spent === 0 && !unit.flown;

const MARKED_KEYS = [
  'turn',
  'mover',
  'units',
  'control',
  'controlAtStart',
  'battles',
  'doomed',
  'streak',
  'frames',
  'drawOffered',
  'outcome',
] as const satisfies readonly (keyof Marked)[];

function change(draft: Draft<State>, no: UnitNo, to: Partial<Unit>): void {
  draft.units = draft.units.with(no, { ...(draft.units[no] as Unit), ...to });
}

/** The only writer. Nested values are replaced whole, so that earlier states keep theirs. */
export function evolve(board: Board, draft: Draft<State>, event: BlitzEvent): void {
  switch (event.is) {
    case 'push':
    case 'pop':
    case 'turnTo':
      draft.frames = framesAfter(draft.frames, event);
      return;
    case 'marked': {
      const { trail: _trail, mark: _mark, ...marked } = draft;
      draft.mark = marked;
      return;
    }
    case 'noted': {
      if (!draft.mark) return;
      draft.trail = [...draft.trail, difference<Marked>(draft.mark, draft, MARKED_KEYS)];
      delete draft.mark;
      return;
    }
    case 'takenBack': {
      const keep = draft.trail.length - event.commands;
      for (const patch of draft.trail.slice(keep).reverse()) restore(draft, patch);
      draft.trail = draft.trail.slice(0, keep);
      return;
    }
    case 'committed':
      draft.trail = [];
      return;
    case 'placed':
      return change(draft, event.unit, { place: 'map', at: event.hex, held: false });
    case 'heldBack':
      return change(draft, event.unit, { place: 'waiting', at: NOWHERE, held: true });
    case 'reinforced':
      return change(draft, event.unit, { place: 'map', at: event.hex, held: false, moved: true });
    case 'moved': {
      const { spent, stopped, innerRun, offRoad } = event;
      const at = event.path.at(-1);
      if (at !== undefined) change(draft, event.unit, { at, moved: true, spent, stopped, innerRun, offRoad });
      return;
    }
    case 'flown': {
      const at = event.path.at(-1);
      if (at === undefined) return;
      change(draft, event.unit, { at, moved: true, flown: true, stopped: event.stopped, innerRun: 0, offRoad: false });
      return;
    }
    case 'control': {
      const control = [...draft.control];
      for (const { hex, to } of event.changes) control[board.cityHexNo[hex] ?? -1] = to;
      draft.control = control;
      return;
    }
    case 'doomed':
      draft.doomed = event.units;
      return;
    case 'declared':
      draft.battles = [...draft.battles, event.battle];
      return;
    case 'undeclared':
    case 'battleEnded':
      draft.battles = draft.battles.filter((battle) => battle.no !== event.battle);
      return;
    case 'eliminated': {
      const units = [...draft.units];
      for (const no of event.units) units[no] = { ...(units[no] as Unit), place: 'lost', at: NOWHERE, ...FRESH };
      draft.units = units;
      draft.doomed = draft.doomed.filter((no) => !event.units.includes(no));
      return;
    }
    case 'retreated': {
      const at = event.path.at(-1);
      if (at !== undefined) change(draft, event.unit, { at });
      return;
    }
    case 'advanced':
      return change(draft, event.unit, { at: event.to });
    case 'playerTurn':
      draft.turn = event.turn;
      draft.mover = event.mover;
      draft.units = draft.units.map((unit) => (isFresh(unit) ? unit : { ...unit, ...FRESH }));
      draft.controlAtStart = draft.control;
      draft.battles = [];
      draft.doomed = [];
      draft.drawOffered = false;
      return;
    case 'streak':
      draft.streak = { blue: event.blue, red: event.red };
      return;
    case 'drawOffered':
      draft.drawOffered = true;
      return;
    case 'over':
      draft.outcome = event.outcome;
      draft.frames = [];
      return;
    case 'fought':
    case 'combatEnded':
    case 'drawRefused':
      return;
  }
}
