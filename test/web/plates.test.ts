import { describe, expect, test } from 'vitest';
import type { Plate } from '#web/face.ts';
import { platesOf, turnBattles, type TurnBattles } from '#web/games/blitz/plates.ts';
import { LIBRARY } from '../laws/library.ts';
import { sitDown } from './blitz-referee.ts';
import './fluent.ts';

/** The strip of battles in the bar of action: asked of the real referee, without a browser. */

const TWO_FRONTS = `game basic
board inline
  grid rows A..H columns 1..10
end board
# dice 1
blue arm 6-6 @ B5 as b1
blue inf 4-4 @ B5 as b2
blue inf 4-4 @ G5 as b3
red inf 2-4 @ B6 as r1
red inf 4-4 @ G6 as r2
red inf 4-4 @ A10 as r3
blue declares
`;

/** Player at the table who looks at every decision; with `looks` false the forecasts are not asked for. */
function sit(looks = true) {
  const { ask, now, open, say } = sitDown(LIBRARY);
  open(TWO_FRONTS);
  let known: TurnBattles | undefined;
  const shown: number[] = [];
  const opened: number[] = [];
  const played: unknown[] = [];
  const plates = (): readonly Plate[] => {
    const state = now().own;
    const at = state.frames.at(-1)?.at;
    const asked = looks && (at === 'declaration' || at === 'combat') ? ask.fights() : [];
    known = turnBattles(
      known,
      state,
      new Map(asked.flatMap(([no, view]) => (view ? [[no, view] as const] : []))),
      new Map(known ? [] : ask.fought()),
      now().happened,
    );
    return platesOf({
      state: () => state,
      at: () => at,
      turnBattles: () => known,
      openBattle: (no) => void opened.push(no),
      showHex: (hex) => void shown.push(hex ?? -1),
      name: (hex) => `${'ABCDEFGH'[Math.floor(hex / 10)]}${(hex % 10) + 1}`,
      play: async (command) => played.push(command) > 0,
      game: { humanDecides: () => true },
    });
  };
  return {
    plates,
    say,
    /** Forgets all the page knew. */
    reload: () => void (known = undefined),
    shown,
    opened,
    played,
    stand: () => plates().map(({ where, standing }) => `${where} ${standing}`),
  };
}

const BOTH = ['declareBattle b1+b2 on B6', 'declareBattle b3 on G6'];

describe('plates of battles', () => {
  test('each says its odds, its place and what will most likely come of it; one called off is gone', () => {
    const table = sit();
    expect(table.plates()).toEqual([]);
    table.say(...BOTH);
    expect(table.plates()).toMatchObject([
      { title: '5-1', where: 'B6', standing: 'open', stands: '' },
      { title: '1-1', where: 'G6', standing: 'open', stands: '' },
    ]);
    for (const { bar, text } of table.plates()) {
      expect(bar.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1);
      expect(text).toMatch(/^\d in 6 (attacker|defender|exchange)/);
    }
    table.say('undeclare 1');
    expect(table.stand()).toEqual(['G6 open']);
  });

  test('a tap shows and opens it; it can be called off while battles are declared, and no longer', () => {
    const table = sit();
    table.say(...BOTH);
    const [, second] = table.plates();
    second?.open();
    expect([table.shown, table.opened]).toEqual([[65], [2]]);
    expect(second?.remove?.name).toBe('Call off G6');
    second?.remove?.act();
    expect(table.played).toEqual([{ do: 'undeclare', battle: 2 }]);
    table.say('endDeclaration');
    expect(table.plates().map(({ remove }) => remove)).toEqual([undefined, undefined]);
  });

  test('the one to be fought next, the one being fought and those fought are marked, with the odds they had', () => {
    const table = sit();
    table.say(...BOTH);
    table.plates();
    table.say('endDeclaration');
    expect(table.stand()).toEqual(['B6 next', 'G6 open']);
    table.say('resolve 1');
    expect(table.stand()).toEqual(['B6 now', 'G6 open']);
    // The result stands in place of the chances.
    expect(table.plates()[0]).toMatchObject({ text: 'defender eliminated', bar: [{ tone: 'good', part: 1 }] });
    expect(table.plates()[1]?.text).toMatch(/in 6/);
    table.say('endAdvance');
    expect(table.stand()).toEqual(['B6 over', 'G6 next']);
    expect(table.plates()[0]).toMatchObject({ title: '5-1', stands: 'fought', text: 'defender eliminated' });
  });

  test('whoever comes back in the middle of combat sees those that were fought, with the odds they had', () => {
    const table = sit();
    table.say(...BOTH, 'endDeclaration', 'resolve 1');
    table.reload();
    expect(table.plates()).toMatchObject([{ title: '5-1', where: 'B6', standing: 'now' }, { standing: 'open' }]);
    table.say('endAdvance');
    table.reload();
    expect(table.stand()).toEqual(['B6 over', 'G6 next']);
    expect(table.plates()[0]).toMatchObject({ title: '5-1', stands: 'fought' });
  });

  test('the order is free: one fought out of turn keeps its place', () => {
    const table = sit();
    table.say(...BOTH);
    table.plates();
    table.say('endDeclaration');
    table.plates();
    table.say('resolve 2');
    expect(table.stand()[0]).toBe('B6 open');
    expect(table.stand()[1]).toMatch(/^G6 (now|over)$/);
  });

  test('one that was declared instead of another does not stand there as fought', () => {
    const table = sit();
    table.say(...BOTH);
    table.plates();
    table.say('undeclare 2', 'undeclare 1', 'declareBattle b3 on G6');
    expect(table.stand()).toEqual(['G6 open']);
    expect(table.plates()[0]?.title).toBe('1-1');
  });

  test('battles nobody here looked at are a computer’s own: no strip', () => {
    const table = sit(false);
    table.say(...BOTH);
    expect(table.plates()).toEqual([]);
  });
});
