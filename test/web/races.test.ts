import { createRoot } from 'solid-js';
import { describe, expect, test, vi } from 'vitest';
import { answer, type Stage } from '../../src/web/pages/learn/staging.ts';
import { createAsking } from '../../src/web/table/asking.ts';
import { createGame } from '../../src/web/table/game-store.ts';
import { createHand } from '../../src/web/table/hand.ts';
import { createFilm } from '../../src/web/table/replay/film.ts';
import { at } from '../games/mines/mines.ts';
import { minesPage, quiet } from './mines-page.ts';

// Under Node the library leaves effects out; what is tested here lives by them.
vi.mock('solid-js', () => import('solid-js/dist/solid.js' as string));

/** What is pressed, answered or thought too late reaches neither the wrong decision nor nobody at all. */

const HERE = { north: 'human', south: 'human' };

async function sitDown(seats: Readonly<Record<string, string>> = HERE) {
  const page = minesPage();
  const game = createRoot(() => createGame(page.start(seats), page.face));
  await quiet();
  const played = () => game.news()?.played;
  return { ...page, game, played };
}
const lay = (name: string) => ({ do: 'lay', hex: at(name) });

async function bothLaid(seats?: Readonly<Record<string, string>>) {
  const table = await sitDown(seats);
  for (const command of [lay('0,0'), { do: 'ready' }, lay('1,0'), { do: 'ready' }]) await table.game.play(command);
  await quiet();
  return table;
}

describe('taking back', () => {
  test('a command that is on its way is the one that is taken back', async () => {
    const { game, hold, release, played } = await sitDown();
    await game.play(lay('0,0'));
    hold();
    void game.play(lay('1,0'));
    void game.undo();
    release();
    await quiet();
    expect([played(), game.news()?.known]).toEqual([1, 2]);
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

describe('a decision is left to somebody', () => {
  test('“decide for me” after a press that ends the decision does not decide the next one', async () => {
    const { game, hold, release, played } = await sitDown();
    await game.play(lay('0,0'));
    hold();
    void game.play({ do: 'ready' });
    void game.decide();
    release();
    await quiet();
    expect([played(), game.decides()]).toEqual([2, 'south']);
    expect(game.trouble()).not.toBeUndefined();
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
    const asking = createRoot(() => createAsking(game, createHand(), () => new Set()));
    await game.play(lay('0,0'));
    await quiet();
    expect(asking.choices().length).toBeGreaterThan(0);
    // The news of the next decision comes before the answers for it.
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
