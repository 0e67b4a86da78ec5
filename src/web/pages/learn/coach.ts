import { createEffect, createSignal, on, untrack } from 'solid-js';
import type { Layer } from '../../../table/drawing.ts';
import { hexNamed } from '../../../hex/grid.ts';
import { isObjection } from '../../../core/objection.ts';
import { isDone, type Lesson, type Look, metOf, type Step } from '../../../table/lesson.ts';
import type { School } from '../../face.ts';
import type { Snapshot } from '../../table/referee/protocol.ts';
import type { Table } from '../../table/table-model.ts';
import { noteDone, noteStep, progressOf } from './progress.ts';
import { answer, isAnswered, playModel, positionOf, type Stage } from './staging.ts';

/** What the coach has to say about the last command. */
export type Remark =
  | { readonly is: 'slip'; readonly says: string; readonly back: boolean }
  | { readonly is: 'notAsked'; readonly back: boolean };

const PAUSE = 700;
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume, PAUSE));

/** Leads through a lesson at a table: opens its steps, judges what is played, shows how it is done. */
export function createCoach(school: School, lesson: Lesson, wanted?: number) {
  const { lessons } = school;
  const begun = wanted ?? progressOf(lesson.id).at;
  const [index, setIndex] = createSignal(lesson.steps[begun] ? begun : 0);
  const [done, setDone] = createSignal(false);
  const [remark, setRemark] = createSignal<Remark>();
  const [showing, setShowing] = createSignal(false);
  const [rolled, setRolled] = createSignal(false);
  const step = (): Step => lesson.steps[index()] as Step;
  let table: Table | undefined;
  let refused = new Set<string>();
  let met = 0;
  let played = 0;
  let opening = 0;
  /** Counts the openings: what was begun before the last of them is dropped. */
  let scene = 0;
  let answering = false;
  /** Steps are opened one after the other: each plays through the referee to where it begins. */
  let openings: Promise<void> = Promise.resolve();

  const look = (): Look | undefined => {
    const game = table?.game;
    const snapshot = game?.snapshot();
    if (!game?.board || !snapshot) return undefined;
    return { own: snapshot.state, grid: game.board.grid, at: snapshot.prompt?.at, refused };
  };

  function fresh(): void {
    refused = new Set();
    played = 0;
    met = 0;
    setDone(false);
    setRemark(undefined);
    setRolled(false);
  }

  /** Every step begins with its own written position, so that a detour in the one before cannot spoil it. */
  function open(): Promise<void> {
    opening++;
    scene++;
    fresh();
    table?.choose(undefined);
    const wanted = index();
    openings = openings.then(async () => {
      if (table && wanted === index())
        await table.game.open(await positionOf({ lessons, referee: table.game.referee }, lesson, wanted));
      opening--;
      const now = look();
      met = now ? metOf(step(), now) : 0;
    });
    return openings;
  }

  /** The referee, with every answer shown at the table. */
  const shown = ({ game }: Table): Stage<Snapshot> => ({
    lessons,
    referee: {
      open: game.referee.open,
      position: game.referee.position,
      say: async (text) => {
        const said = await game.referee.say(text);
        if (isObjection(said)) game.refuse(said);
        else game.show(said);
        return said;
      },
      decide: async () => {
        const decided = await game.referee.decide();
        game.show(decided);
        return decided;
      },
    },
  });

  function judge(): void {
    const now = look();
    const snapshot = table?.game.snapshot();
    if (!now || !snapshot || !table || done()) return;
    if (snapshot.dice.length > 0) setRolled(true);
    if (isDone(step(), now)) {
      setDone(true);
      setRemark(undefined);
      noteDone(lesson.id, step().id);
      return;
    }
    const before = { met, played };
    met = metOf(step(), now);
    played = snapshot.played;
    if (showing()) return;
    if (played <= before.played) return void setRemark(undefined);
    const slip = step().slips?.find((one) => one.when(now));
    const back = snapshot.canUndo;
    if (slip) setRemark({ is: 'slip', says: slip.says, back });
    // A phase that ends, a die that falls: not every command brings a task nearer, and none of these is a mistake.
    else if (met > before.met || onTheWay(now.at)) setRemark(undefined);
    else setRemark({ is: 'notAsked', back });
  }

  /** Whether the game stands at a later decision that the model solution passes through as well. */
  function onTheWay(at: string | undefined): boolean {
    const words = step().model.map((move) => (typeof move === 'string' ? (move.split(' ')[0] ?? '') : ''));
    const needed = lessons.passes[at ?? ''];
    return needed !== undefined && words.includes(needed);
  }

  /** The other side's own choices in the middle of things are made for it. */
  async function answerNow(): Promise<void> {
    const snapshot = table?.game.snapshot();
    if (!table || !snapshot || answering || showing() || !isAnswered(lessons, snapshot)) return;
    answering = true;
    const mine = scene;
    try {
      await pause();
      // Somebody may have gone on to another step, or taken something back, in the meantime.
      if (mine === scene && table.game.snapshot() === snapshot) await answer(shown(table), step(), snapshot);
    } finally {
      answering = false;
    }
    judge();
    void answerNow();
  }

  async function showMe(): Promise<void> {
    if (!table || showing()) return;
    setShowing(true);
    try {
      await open();
      const mine = scene;
      for (const move of step().model) {
        await pause();
        if (mine !== scene) break;
        await playModel(shown(table), step(), move);
      }
    } finally {
      setShowing(false);
    }
    judge();
  }

  function goTo(next: number): void {
    setIndex(next);
    noteStep(lesson.id, next);
    void open();
  }

  return {
    school,
    lesson,
    index,
    step,
    done,
    remark,
    showing,
    rolled,
    /** Sits down at the table once it stands. */
    join(at: Table): void {
      table = at;
      void open();
      createEffect(
        on(at.game.refusal, (refusal) => {
          if (!refusal || opening > 0) return;
          refused.add(refusal.rule);
          untrack(judge);
        }),
      );
      createEffect(
        on(at.game.snapshot, () => {
          if (opening > 0) return;
          untrack(judge);
          void untrack(answerNow);
        }),
      );
    },
    restart: () => void open(),
    showMe: () => void showMe(),
    takeBack: () => void table?.game.undo(),
    before: () => index() > 0 && goTo(index() - 1),
    after: () => index() + 1 < lesson.steps.length && goTo(index() + 1),
    /** Finished: begins at the start next time. */
    close: () => noteStep(lesson.id, 0),
    /** Where the step points to. */
    layers(at: Table): readonly Layer[] {
      if (done() || !at.game.board) return [];
      const { grid } = at.game.board;
      const { hexes = [], units = [] } = step().point;
      const named = hexes.flatMap((name) => hexNamed(grid, name) ?? []);
      const standing = units.flatMap((id) => {
        const unit = at.state()?.units.find((one) => one.id === id);
        return unit?.place === 'map' ? [unit.at] : [];
      });
      return [
        {
          id: 'coach',
          above: true,
          items: [
            ...named.map((hex) => ({ kind: 'outline' as const, hexes: [hex], tone: 'target' as const, dashed: true })),
            ...standing.map((hex) => ({ kind: 'outline' as const, hexes: [hex], tone: 'own' as const })),
          ],
        },
      ];
    },
  };
}

export type Coach = ReturnType<typeof createCoach>;
