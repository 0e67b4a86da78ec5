import { difference, type Patch, restore } from '../patch.ts';
import type { Draft } from '../play.ts';

/**
 * Undo of commands within a game. The kernel records what each command changed and leads the state back; a game says
 * which commands can be taken back (`Parts.undoable`), emits `takenBack` and `committed`, and asks the functions below.
 * No game declares or reads the data: they lie beside its own fields, so that a saved state can be taken back too.
 */

export type UndoEvent =
  /** A command begins that can be taken back. */
  | { readonly is: 'marked' }
  /** End of that command. */
  | { readonly is: 'noted' }
  | { readonly is: 'takenBack'; readonly commands: number }
  /** Limit of undo: earlier commands are final, and so is the one being carried out. */
  | { readonly is: 'committed' };

/** Changes of each command, the last one at the end. */
type List = readonly Patch[];

/** While a command is carried out: the state it began in, whose list is the one up to then. */
interface Begun {
  readonly before: object;
}

/** In a game in the head: the state it began in, or in which its first command began that could be taken back. */
interface Head {
  readonly root: object;
}

interface Kept {
  /** The name is part of the fingerprints in records. */
  readonly trail?: List | Begun | Head;
}

const KEY = 'trail' satisfies keyof Kept;
const NONE: List = [];

const beforeOf = (state: object): object | undefined => {
  const { trail } = state as Kept;
  return trail && 'before' in trail ? trail.before : undefined;
};

const rootOf = (state: object): object | undefined => {
  const { trail } = state as Kept;
  return trail && 'root' in trail ? trail.root : undefined;
};

/** The commands before the one being carried out; none in a game in the head. */
function listOf(state: object): List {
  const { trail = NONE } = state as Kept;
  if ('root' in trail) return NONE;
  return 'before' in trail ? listOf(trail.before) : trail;
}

/** The state with nothing to take back: as a game begins, or goes on where undo is of no use. */
export const withoutUndo = <S extends object>(state: S): S => ({ ...state, [KEY]: NONE });

/**
 * A draft of the state for a command of a game in the head: nothing can be taken back there, and no changes are noted, but
 * rules that ask what taking back would lead to (M0.23) get the same answers.
 */
export function draftInHead<S extends object>(state: S, undoable: boolean): Draft<S> {
  const draft: Draft<S> = { ...state };
  const isRoot = rootOf(state) === undefined && (undoable || isUndoable(state));
  if (isRoot) (draft as Draft<Kept>).trail = { root: state };
  return draft;
}

/** A state's own fields. */
export function ownFields<S extends object>(state: S): S {
  const { [KEY]: _list, ...own } = state as S & Kept;
  return own as unknown as S;
}

/** True for keys that are the kernel's. */
export const isUndoKey = (key: string): boolean => key === KEY;

/** Number of commands that can be taken back. */
export const undoCount = (state: object): number => listOf(state).length;

/** Number of the last commands given in the same phase; at its very start the command that led into it. */
export function undoCountOfPhase(state: object): number {
  const list = listOf(state);
  const turning = list.findLastIndex((patch) => 'frames' in patch.lists);
  return Math.max(list.length - 1 - turning, 1);
}

/** True if nothing has been done in this phase that could be taken back. */
export function isPhaseUntouched(state: object): boolean {
  const last = listOf(state).at(-1);
  return !last || 'frames' in last.lists;
}

/** True while a command is carried out that can be taken back. */
export const isMarked = (state: object): boolean => beforeOf(state) !== undefined;

/** True if anything can be taken back, the command being carried out included. */
export const isUndoable = (state: object): boolean =>
  undoCount(state) > 0 || isMarked(state) || rootOf(state) !== undefined;

function takeBack(draft: object, commands: number): void {
  const list = listOf(draft);
  const keep = list.length - commands;
  for (let i = list.length - 1; i >= keep; i--) restore(draft, list[i] as Patch);
  (draft as Draft<Kept>).trail = keep === 0 ? NONE : list.slice(0, keep);
}

/** The state before its last commands. */
export function takenBack<S extends object>(state: S, commands: number): S {
  const draft = { ...state };
  takeBack(draft, commands);
  return draft;
}

/** The state with everything taken back, the command being carried out included; the state itself where nothing can be. */
export function allTakenBack<S extends object>(state: S): S {
  const root = rootOf(state) as S | undefined;
  if (root) return allTakenBack(root);
  const from = (beforeOf(state) as S | undefined) ?? state;
  const count = undoCount(from);
  return count > 0 ? takenBack(from, count) : from;
}

/** Applies an event of undo to a draft. */
export function undoAfter<S extends object>(draft: Draft<S>, event: UndoEvent): void {
  const kept = draft as Draft<Kept>;
  switch (event.is) {
    case 'marked':
      kept.trail = { before: { ...draft } };
      return;
    case 'noted': {
      const before = beforeOf(draft);
      if (before) kept.trail = [...listOf(before), difference(before, draft, KEY)];
      return;
    }
    case 'takenBack':
      return takeBack(draft, event.commands);
    case 'committed':
      kept.trail = NONE;
  }
}
