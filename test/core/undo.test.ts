import { describe, expect, test } from 'vitest';
import {
  allTakenBack,
  draftInHead,
  isMarked,
  isPhaseUntouched,
  isUndoable,
  ownFields,
  takenBack,
  undoAfter,
  undoCount,
  undoCountOfPhase,
  withoutUndo,
} from '#core/record/undo.ts';

interface Sheet {
  readonly frames: readonly { readonly at: string }[];
  readonly units: readonly number[];
  readonly note?: string;
}
const START: Sheet = withoutUndo<Sheet>({ frames: [{ at: 'move' }], units: [1, 2, 3] });

/** A command that can be taken back. */
function given(state: Sheet, change: Partial<Sheet>): Sheet {
  const draft = { ...state };
  undoAfter(draft, { is: 'marked' });
  Object.assign(draft, change);
  undoAfter(draft, { is: 'noted' });
  return draft;
}

describe('undo of commands', () => {
  const one = given(START, { units: [1, 9, 3] });
  const two = given(one, { frames: [{ at: 'fight' }], note: 'n' });
  const three = given(two, { units: [] });

  test('leads back command by command, and all at once', () => {
    expect([START, one, two, three].map(undoCount)).toEqual([0, 1, 2, 3]);
    expect(takenBack(three, 1)).toEqual(two);
    expect(takenBack(three, 2)).toEqual(one);
    expect(takenBack(three, 3)).toEqual(START);
    expect(allTakenBack(three)).toEqual(START);
    expect(allTakenBack(START)).toBe(START);
  });

  test('in the head nothing is taken back, but what taking back would lead to is known', () => {
    const head = { ...draftInHead(one, true), units: [] };
    expect([undoCount(head), isMarked(head), isUndoable(head)]).toEqual([0, false, true]);
    expect(allTakenBack(head)).toEqual(START);
    const next = { ...draftInHead(head, true), note: 'n' };
    expect(allTakenBack(next)).toEqual(START);
    const final = { ...next };
    undoAfter(final, { is: 'committed' });
    expect(isUndoable(final)).toBe(false);
    expect(allTakenBack(final)).toBe(final);
    expect(isUndoable(draftInHead(START, false))).toBe(false);
  });

  test('leads back after the state was saved and loaded', () => {
    const loaded = JSON.parse(JSON.stringify(three)) as Sheet;
    expect(takenBack(loaded, 2)).toEqual(one);
    const draft = { ...loaded };
    undoAfter(draft, { is: 'takenBack', commands: 3 });
    expect(draft).toEqual(START);
  });

  test('knows where a phase began', () => {
    expect([one, two, three].map(undoCountOfPhase)).toEqual([1, 1, 1]);
    expect(undoCountOfPhase(given(three, { units: [4] }))).toBe(2);
    expect([START, one, two, three].map(isPhaseUntouched)).toEqual([true, false, true, false]);
  });

  test('in the middle of a command it is taken back with the others', () => {
    const draft = { ...one };
    undoAfter(draft, { is: 'marked' });
    draft.units = [7];
    expect([isMarked(draft), undoCount(draft)]).toEqual([true, 1]);
    expect(allTakenBack({ ...draft })).toEqual(START);
    const first = { ...START };
    undoAfter(first, { is: 'marked' });
    first.units = [];
    expect([isUndoable(first), isUndoable(START)]).toEqual([true, false]);
    expect(allTakenBack(first)).toEqual(START);
  });

  test('ends where a command is final, the one being carried out included', () => {
    const draft = { ...two };
    undoAfter(draft, { is: 'marked' });
    draft.units = [];
    undoAfter(draft, { is: 'committed' });
    undoAfter(draft, { is: 'noted' });
    expect([undoCount(draft), isMarked(draft)]).toEqual([0, false]);
    expect(allTakenBack(draft)).toBe(draft);
  });

  test('is no part of the fields of a game', () => {
    expect(ownFields(three)).toEqual({ frames: [{ at: 'fight' }], units: [], note: 'n' });
  });
});
