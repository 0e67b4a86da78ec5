import { createRoot } from 'solid-js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { msg } from '#core/message.ts';
import { answer, type Stage } from '#web/pages/learn/lesson-stage.ts';
import { createAsking } from '#web/table/questions.ts';
import { createGame } from '#web/table/game-store.ts';
import { createSelection } from '#web/table/selection.ts';
import { createFilm } from '#web/table/replay/film.ts';
import { setSeeing } from '#web/table/settings/view-settings.ts';
import { createTable } from '#web/table/table-model.ts';
import { w } from '#web/text/words.ts';
import { at, GRID } from '../games/mines/mines.ts';
import './fluent.ts';
import { minesPage, quiet } from './mines-page.ts';

// Under Node the library leaves effects out; what is tested here lives by them.
vi.mock('solid-js', () => import('solid-js/dist/solid.js' as string));

/** Late input, answers and decisions reach neither the wrong decision nor get lost. */

const HERE = { north: 'human', south: 'human' };

async function sitDown(seats: Readonly<Record<string, string>> = HERE) {
  const page = minesPage();
  const game = createRoot(() => createGame(page.start(seats), page.face));
  await quiet();
  const played = () => game.update()?.played;
  return { ...page, game, played };
}
const lay = (name: string) => ({ do: 'lay', hex: at(name) });

/** A map that goes nowhere. */
const STILL = { showHex: () => undefined, comeTo: () => undefined };

/** A game with the table it lies on. */
async function atTable(seats: Readonly<Record<string, string>> = HERE) {
  const page = minesPage();
  const face = { ...page.face, fit: () => ({}) } as unknown as typeof page.face;
  const [game, table] = createRoot(() => {
    const begun = createGame(page.start(seats), face);
    return [begun, createTable(begun, { grid: GRID, map: undefined, setup: 'game mines\n' }, STILL)] as const;
  });
  await quiet();
  return { ...page, game, table, played: () => game.update()?.played };
}

async function bothLaid(seats?: Readonly<Record<string, string>>) {
  const table = await sitDown(seats);
  for (const command of [lay('0,0'), { do: 'ready' }, lay('1,0'), { do: 'ready' }]) await table.game.play(command);
  await quiet();
  return table;
}

test('a refusal goes when others are taken in hand', async () => {
  const { game, table } = await atTable();
  for (const take of [() => table.toggle('one'), () => table.select([])]) {
    game.refuse({ rule: 'M1', because: msg`it is mined` });
    expect(game.refusal()?.rule).toBe('M1');
    take();
    expect(game.refusal()).toBeUndefined();
  }
});

describe('taking back', () => {
  test('a command that is on its way is the one that is taken back', async () => {
    const { game, hold, release, played } = await sitDown();
    await game.play(lay('0,0'));
    hold();
    void game.play(lay('1,0'));
    void game.undo();
    release();
    await quiet();
    expect([played(), game.update()?.known]).toEqual([1, 2]);
  });

  test('pressed twice it goes back twice, however slow the referee is', async () => {
    const { game, hold, release, played } = await sitDown();
    await game.play(lay('0,0'));
    await game.play(lay('1,0'));
    hold();
    void game.undo();
    void game.undo();
    await quiet();
    release();
    await quiet();
    expect(played()).toBe(0);
    expect(game.canRedo()).toBe(true);
  });

  test('when the computer has its turn before it can be done, whoever pressed it is told', async () => {
    const { game, hold, release, played } = await sitDown({ north: 'human', south: 'random' });
    await game.play(lay('0,0'));
    hold();
    void game.play({ do: 'ready' });
    void game.undo();
    release();
    await quiet();
    expect([played(), game.decides()]).toEqual([2, 'south']);
    expect(game.trouble()).toBe(w.tooLate);
  });

  test('what was one act to whoever did it goes back and comes again by one press', async () => {
    const { game, played } = await sitDown();
    await game.play(lay('0,0'));
    await game.giveAsOne([lay('1,0'), lay('0,1')]);
    expect(played()).toBe(3);
    await game.undo();
    expect(played()).toBe(1);
    await game.redo();
    expect(played()).toBe(3);
    // Done otherwise, it is two acts.
    await game.undo();
    await game.give([lay('1,0'), lay('0,1')]);
    await game.undo();
    expect(played()).toBe(2);
  });

  test('what a computer has done stays done while it thinks', async () => {
    const { game, thought, played } = await sitDown({ north: 'random', south: 'human' });
    thought({ decision: { command: lay('0,0'), explanations: [], evals: 0, how: 'planned' } });
    await quiet();
    expect([played(), game.decides()]).toEqual([1, 'north']);
    expect(game.canUndo()).toBe(false);
    await game.undo();
    expect(played()).toBe(1);
  });
});

describe('presses are done in the order they were made', () => {
  test('what ends a decision waits for the click on the map before it', async () => {
    const { game, table, hold, release, played } = await atTable();
    hold();
    table.choose(undefined);
    table.onHex(at('0,0'), false);
    table.finish();
    await quiet();
    release();
    await quiet();
    expect([played(), game.decides(), game.refusal()]).toEqual([2, 'south', undefined]);
  });

  test('so does a command from a panel', async () => {
    const { game, table, hold, release, played } = await atTable();
    hold();
    void game.play(lay('1,0'));
    table.onHex(at('0,0'), false);
    void game.play({ do: 'ready' });
    await quiet();
    release();
    await quiet();
    expect([played(), game.decides(), game.trouble()]).toEqual([3, 'south', undefined]);
  });

  test('until it is answered the table is busy, and a second press is not taken for the next decision', async () => {
    const { game, table, hold, release, played } = await atTable();
    await game.play(lay('0,0'));
    expect(game.presses.busy()).toBe(false);
    hold();
    table.finish();
    expect(game.presses.busy()).toBe(true);
    table.finish();
    await quiet();
    table.finish();
    release();
    await quiet();
    expect([played(), game.decides(), game.trouble(), game.presses.busy()]).toEqual([2, 'south', undefined, false]);
    // The next one is.
    await game.play(lay('1,0'));
    table.finish();
    await quiet();
    expect(game.decides()).toBe('north');
  });

  test('what has to be given before an answer can be asked for does not wait for what was pressed later', async () => {
    const { game, table, hold, release, played } = await atTable();
    hold();
    void game.giveAnswer('both', async (first) => {
      await game.ask('hexes');
      return (await first([lay('0,0')])) ? [lay('1,0')] : [];
    });
    table.onHex(at('0,1'), false);
    release();
    await quiet();
    expect([played(), game.presses.busy()]).toEqual([3, false]);
  });
});

describe('the hand', () => {
  const action = { verb: 'wave', choices: [] };

  test('keeps what was taken while a command was on its way', async () => {
    const { game, table, hold, release, played } = await atTable();
    await game.play(lay('0,0'));
    hold();
    void game.play(lay('1,0'));
    table.choose(at('0,-2'), ['north']);
    table.begin(action);
    table.mark(at('0,2'));
    release();
    await quiet();
    expect(played()).toBe(2);
    expect([[...table.selected()], table.begun(), table.marked()]).toEqual([['north'], action, [at('0,2')]]);
    // Actions begun before the next command end with it.
    await game.play(lay('0,1'));
    expect([[...table.selected()], table.begun(), table.marked()]).toEqual([['north'], undefined, []]);
  });

  test('keeps nothing for the next decision, nor after a step back', async () => {
    const { game, table, hold, release } = await atTable();
    await game.play(lay('0,0'));
    table.begin(action);
    await game.undo();
    expect(table.begun()).toBeUndefined();
    await game.redo();
    hold();
    void game.play({ do: 'ready' });
    table.choose(at('0,-2'), ['north']);
    table.begin(action);
    release();
    await quiet();
    expect([game.decides(), [...table.selected()], table.begun()]).toEqual(['south', [], undefined]);
  });

  test('follows those who went, unless something else was taken meanwhile', async () => {
    const selection = createSelection();
    let answer: (done: boolean) => void = () => undefined;
    const asked = () => new Promise<boolean>((resolve) => (answer = resolve));
    const moved = selection.after(asked(), () => selection.choose(7, ['first']));
    selection.choose(3, ['second']);
    answer(true);
    await moved;
    expect([selection.hex(), [...selection.selected()]]).toEqual([3, ['second']]);
    const again = selection.after(asked(), () => selection.choose(8, ['second']));
    answer(true);
    await again;
    expect(selection.hex()).toBe(8);
  });
});

describe('a decision is left to somebody', () => {
  test('“play this phase for me” after a press that ends the phase leaves the next one alone', async () => {
    const { game, hold, release, orders } = await sitDown();
    await game.play(lay('0,0'));
    hold();
    void game.play({ do: 'ready' });
    void game.playPhase();
    release();
    await quiet();
    expect([game.decides(), game.humanDecides(), orders.length]).toEqual(['south', true, 0]);
    expect(game.trouble()).toBe(w.tooLate);
  });

  test('pressed twice it is done once, and nothing can be taken back meanwhile', async () => {
    const { game, orders, thought, played } = await sitDown();
    await game.play(lay('0,0'));
    void game.playPhase();
    void game.playPhase();
    await quiet();
    expect([orders.length, game.canUndo()]).toEqual([1, false]);
    await game.undo();
    thought({ decision: { command: { do: 'ready' }, explanations: [], evals: 0, how: 'planned' } });
    await quiet();
    expect([orders.length, played(), game.decides(), game.humanDecides()]).toEqual([0, 2, 'south', true]);
  });

  test('what was taken back before it stays taken back', async () => {
    const { game, hold, release, orders, played } = await sitDown();
    await game.play(lay('0,0'));
    await game.play(lay('1,0'));
    hold();
    void game.undo();
    void game.playPhase();
    release();
    await quiet();
    expect([played(), orders.length]).toEqual([1, 1]);
  });

  test('a plan that passes the turn on has the computer at the other side play', async () => {
    setSeeing({ pace: 'none' });
    onTestFinished(() => setSeeing({ pace: 'steady' }));
    const { game, orders, thought } = await sitDown({ north: 'human', south: 'random' });
    await game.play(lay('0,0'));
    await game.play({ do: 'ready' });
    for (const command of [lay('1,0'), { do: 'ready' }]) {
      await quiet();
      thought({ decision: { command, explanations: [], evals: 0, how: 'planned' } });
    }
    await quiet();
    expect([game.decides(), orders.length]).toEqual(['north', 0]);
    await game.playPlan({
      title: msg`a card`,
      stakes: [],
      commands: [{ do: 'draw' } as never],
      explanations: [],
      gain: 0,
      risk: 0,
    });
    await quiet();
    expect([game.decides(), orders.length]).toEqual(['south', 1]);
  });

  test('a plan leaves the end of the phase to the player, unless the plan is to end it', async () => {
    const { game, played } = await sitDown();
    const plan = (commands: readonly unknown[]) => ({
      title: msg`a plan`,
      stakes: [],
      commands: commands as never,
      explanations: [],
      gain: 0,
      risk: 0,
    });
    await game.playPlan(plan([lay('0,0'), { do: 'ready' }]));
    await quiet();
    expect([played(), game.decides()]).toEqual([1, 'north']);
    await game.playPlan(plan([{ do: 'ready' }]));
    await quiet();
    expect([played(), game.decides()]).toEqual([2, 'south']);
  });

  test('“decide for me” after a press that ends the decision does not decide the next one', async () => {
    const { game, hold, release, played } = await sitDown();
    await game.play(lay('0,0'));
    hold();
    void game.play({ do: 'ready' });
    void game.decide();
    release();
    await quiet();
    expect([played(), game.decides()]).toEqual([2, 'south']);
    expect(game.trouble()).toBe(w.tooLate);
  });

  test('commands that had to be asked for first are given for the decision they were pressed in', async () => {
    const { game, played } = await sitDown();
    await game.play(lay('0,0'));
    let answered: (commands: readonly unknown[]) => void = () => undefined;
    const given = game.giveAnswer('mine', () => new Promise((resolve) => (answered = resolve)));
    await game.play({ do: 'ready' });
    answered([lay('1,0')]);
    expect(await given).toBe(false);
    expect([played(), game.decides()]).toEqual([2, 'south']);
  });

  test('whoever takes over is not moved by what the computer was still thinking about', async () => {
    const { game, thought, played } = await sitDown({ north: 'random', south: 'human' });
    game.takeOver('north');
    thought({ decision: { command: lay('0,0'), explanations: [], evals: 0, how: 'planned' } });
    await quiet();
    expect([played(), game.thinking(), game.humanDecides()]).toEqual([0, false, true]);
  });

  test('a hint is for the decision it was asked in', async () => {
    const { game, thought } = await sitDown();
    await game.play(lay('0,0'));
    void game.computers.askHints();
    await quiet();
    thought({ hints: [{ commands: [], explanations: [], gain: 0, risk: 0 }] });
    await quiet();
    expect(game.computers.hints()).toHaveLength(1);
    await game.play({ do: 'ready' });
    expect(game.computers.hints()).toBeUndefined();
    void game.computers.askHints();
    await quiet();
    await game.play(lay('1,0'));
    await game.play({ do: 'ready' });
    thought({ hints: [{ commands: [], explanations: [], gain: 0, risk: 0 }] });
    await quiet();
    expect([game.computers.hints(), game.computers.asking()]).toEqual([undefined, false]);
  });

  test('what was offered for one decision is not offered for the next', async () => {
    const { game, hold, release } = await sitDown();
    const asking = createRoot(() => createAsking(game, createSelection(), () => new Set()));
    await game.play(lay('0,0'));
    await quiet();
    expect(asking.choices().length).toBeGreaterThan(0);
    // The update of the next decision comes before the answers for it.
    game.host.follow(hold);
    void game.play({ do: 'ready' });
    await quiet();
    expect([game.decides(), asking.choices()]).toEqual(['south', []]);
    release();
    await quiet();
    expect(asking.choices().length).toBeGreaterThan(0);
  });
});

describe('the past is watched', () => {
  test('the game that is played cannot be leafed through by accident', async () => {
    const { game, played } = await bothLaid();
    await game.seek(1);
    expect(played()).toBe(4);
    await game.watch();
    await game.seek(1);
    expect(played()).toBe(1);
  });

  test('a command on its way belongs to the game that is watched', async () => {
    const { game, hold, release } = await sitDown();
    hold();
    void game.play(lay('0,0'));
    const watching = game.watch();
    release();
    await watching;
    expect(game.live()).toBe(1);
  });

  test('back at the game, a film that was still running has moved nothing', async () => {
    const { game, hold, release, played } = await bothLaid();
    await game.watch();
    await game.seek(0);
    hold();
    void game.seek(1);
    const back = game.backToGame();
    void game.seek(2);
    release();
    await back;
    await quiet();
    expect([played(), game.watching()]).toEqual([4, false]);
  });

  test('steps pressed while a jump is on its way all count', async () => {
    const { game, hold, release, played } = await bothLaid();
    await game.watch();
    const film = createRoot(() => createFilm(game));
    film.first();
    await quiet();
    hold();
    for (let i = 0; i < 3; i++) film.on();
    release();
    await quiet();
    expect(played()).toBe(3);
    film.back();
    film.back();
    await quiet();
    expect(played()).toBe(1);
  });

  test('a film begun at the end runs from the beginning, though the way there takes its time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { game, hold, release, played } = await bothLaid();
      await game.watch();
      const film = createRoot(() => createFilm(game));
      hold();
      film.toggle();
      await quiet();
      vi.advanceTimersByTime(1000);
      expect(film.running()).toBe(true);
      release();
      await quiet();
      for (let i = 0; i < 9; i++) {
        vi.advanceTimersByTime(400);
        await quiet();
      }
      expect([played(), film.running()]).toEqual([4, false]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a lesson', () => {
  test('answers for the other side only as long as its step lies on the table', async () => {
    const said: string[] = [];
    let stands = true;
    const stage: Stage = {
      lessons: { list: [], pupil: 'blue', answered: ['retreat'], passes: {} },
      now: () => ({ decision: 1, scene: { prompt: { side: 'red', at: 'retreat' } } }),
      stands: () => stands,
      referee: {
        open: () => undefined,
        position: () => '',
        say: (text) => {
          said.push(text);
          // Meanwhile the pupil goes on to the next step.
          stands = false;
          return { rule: 'B19.5', because: { says: 'not there', with: [] } };
        },
        decide: () => void said.push('anything'),
      },
    };
    const step = { id: '', model: [], goal: [], point: {}, rules: [], wrong: [], answers: ['first', 'second'] };
    await answer(stage, step);
    expect(said).toEqual(['first']);
  });
});
