import { ownFields } from '#core/record/undo.ts';
import { describe, expect, test } from 'vitest';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import { Unreadable } from '#cli/open-game.ts';
import { runScript } from '#cli/script/run.ts';
import { hashOf } from '#core/hash.ts';
import { describeFault } from '#core/notation/notation.ts';
import { blocksOf } from '#test/cli/blocks.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { openScript } from './game.ts';

const blocks = blocksOf('docs/notation.md');
const ofKind = (kind: string) => blocks.filter((block) => block.kind === kind);

describe('docs/notation.md', () => {
  test('has examples of every kind', () => {
    expect(ofKind('script').length).toBeGreaterThan(35);
    expect(ofKind('position').length).toBeGreaterThan(1);
    expect(ofKind('faults').length).toBeGreaterThan(2);
  });

  test.each(ofKind('script'))('line $line, $title: runs as it says', ({ text }) => {
    const { errors, steps } = runScript(openScript(text));
    expect(errors.map(describeFault)).toEqual([]);
    expect(steps.some(({ kind, met }) => kind === 'expect' || met !== undefined)).toBe(true);
    // No example may lean on a command that is refused without the example saying so.
    expect(steps.filter(({ accepted, met }) => accepted === false && met === undefined)).toEqual([]);
  });

  test.each(ofKind('script'))('line $line, $title: every position on the way round-trips', ({ text }) => {
    const opened = openScript(text);
    const { kit, game, script } = opened;
    for (let steps = 0; steps <= script.steps.length; steps++) {
      const { state } = runScript({ ...opened, script: { ...script, steps: script.steps.slice(0, steps) } });
      if (game.outcome(state)) continue;
      const written = kit.position(game, state);
      const again = parsePosition(written, LIBRARY);
      if (!isPosition(again)) throw new Error(`${written}\n${again.map(describeFault).join('\n')}`);
      expect(writePosition(again)).toBe(written);
      expect(hashOf(again.state)).toBe(hashOf(ownFields(state)));
    }
  });

  test.each(ofKind('position'))('line $line, $title: is a position', ({ text }) => {
    const position = parsePosition(text, LIBRARY);
    if (!isPosition(position)) throw new Error(position.map(describeFault).join('\n'));
    expect(hashOf(parsePosition(writePosition(position), LIBRARY))).toBe(hashOf(position));
  });

  test.each(ofKind('faults'))('line $line, $title: is refused for the reasons given', ({ text }) => {
    const promised = [...text.matchAll(/^#> (.*)$/gm)].map(([, fault]) => fault);
    expect(promised.length).toBeGreaterThan(0);
    let told: string[] = [];
    try {
      openScript(text);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      told = error.faults.map(describeFault);
    }
    // Lists of what is known may grow; the rest stands as promised.
    expect(told.map((fault, i) => fault.slice(0, promised[i]?.length))).toEqual(promised);
  });
});
