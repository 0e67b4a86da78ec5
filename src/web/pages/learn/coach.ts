import { createEffect, createSignal, on, untrack } from 'solid-js';
import type { Layer } from '#table/board-model.ts';
import { hexNamed } from '#hex/grid.ts';
import { comeOf, isDone, type Lesson, type Look, type Step } from '#table/lesson.ts';
import type { School } from '#web/face.ts';
import type { Table } from '#web/table/table-model.ts';
import { noteDone, noteStep, progressOf } from './progress.ts';
import { answer, isAnswered, playModel, positionOf, type Stage } from './lesson-stage.ts';

/** Comment of the coach on the last command. */
export type Remark =
  | { readonly is: 'slip'; readonly says: string; readonly back: boolean }
  | { readonly is: 'notAsked'; readonly back: boolean };

const PAUSE = 700;
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume, PAUSE));

/** Leads through a lesson at a table: opens its steps, judges what is played, shows how it is done. */
export function createCoach(
  school: School,
  lesson: Lesson,
  wanted: number | undefined,
  address: (...parts: readonly string[]) => string,
  /** Address of the page to start games from. */
  home: string,
) {
  const { lessons } = school;
  const begun = wanted ?? progressOf(lesson.id).at;
  const [index, setIndex] = createSignal(lesson.steps[begun] ? begun : 0);
  const [done, setDone] = createSignal(false);
  const [remark, setRemark] = createSignal<Remark>();
  const [showing, setShowing] = createSignal(false);
  const [rolled, setRolled] = createSignal(false);
  const [field, setField] = createSignal<readonly number[]>([]);
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
    const update = game?.update();
    if (!table?.grid || !update) return undefined;
    return { own: update.own, grid: table.grid, at: update.scene.prompt?.at, refused };
  };

  /** Hexes of a step's pointer, and the hexes of its units. */
  function pointed(at: Table): { readonly hexes: readonly number[]; readonly units: readonly number[] } {
    const { grid } = at;
    const { hexes = [], units = [] } = step().point;
    return {
      hexes: grid ? hexes.flatMap((name) => hexNamed(grid, name) ?? []) : [],
      units: units.flatMap((id) => at.piece(id)?.hex ?? []),
    };
  }

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
    const lay = async (): Promise<void> => {
      try {
        if (table && wanted === index()) await table.game.open(await positionOf(quiet(table), lesson, wanted));
      } finally {
        opening--;
      }
      const now = look();
      met = now ? comeOf(step(), now) : 0;
      if (!table || wanted !== index()) return;
      const { find } = table;
      const seen = (step().seen ?? []).flatMap((name) => find(name) ?? []);
      setField([...pointed(table).hexes, ...pointed(table).units, ...seen]);
    };
    // While a step is laid out nothing of the one before can be pressed.
    const before = openings;
    openings = table ? table.game.layOut(() => before.then(lay)) : before.then(lay);
    return openings;
  }

  const quiet = ({ game }: Table): Stage => ({ lessons, referee: game.host, now: game.update });
  /** Stage for moves shown to the pupil: every refusal is shown, and it ends with the step. */
  const shown = ({ game }: Table, mine: number): Stage => ({
    lessons,
    now: game.update,
    stands: () => mine === scene,
    referee: {
      ...game.host,
      say: async (text) => {
        const refused = await game.host.say(text);
        if (refused) game.refuse(refused);
        return refused;
      },
    },
  });

  function judge(): void {
    const now = look();
    const update = table?.game.update();
    if (!now || !update || !table || done()) return;
    if (update.dice.length > 0) setRolled(true);
    if (isDone(step(), now)) {
      setDone(true);
      setRemark(undefined);
      noteDone(lesson.id, step().id);
      return;
    }
    // The reaction of the other side belongs to the same move.
    if (isAnswered(lessons, update)) return void setRemark(undefined);
    const before = { met, played };
    met = comeOf(step(), now);
    played = update.played;
    if (showing()) return;
    if (played <= before.played) return void setRemark(undefined);
    const slip = step().slips?.find((one) => one.when(now));
    const back = table.game.canUndo();
    if (slip) setRemark({ is: 'slip', says: slip.says, back });
    // A phase that ends, a die that falls: not every command brings a task nearer, and none of these is a mistake.
    else if (met > before.met || onTheWay(now.at)) setRemark(undefined);
    else setRemark({ is: 'notAsked', back });
  }

  /** True if the game has reached a later decision that the model solution also passes. */
  function onTheWay(at: string | undefined): boolean {
    const words = step().model.map((move) => (typeof move === 'string' ? (move.split(' ')[0] ?? '') : ''));
    const needed = lessons.passes[at ?? ''];
    return needed !== undefined && words.includes(needed);
  }

  /** Makes the other side's decisions during a move of the pupil. */
  async function answerNow(): Promise<void> {
    const update = table?.game.update();
    if (!table || !update || answering || showing() || !isAnswered(lessons, update)) return;
    answering = true;
    const mine = scene;
    const at = table;
    // Locks the table: until it is made there is nothing for the pupil to press.
    await at.game.layOut(async () => {
      await pause();
      // The pupil may have gone to another step or taken something back meanwhile.
      if (mine === scene && at.game.update() === update) await answer(shown(at, mine), step());
    });
    answering = false;
    if (mine === scene) judge();
    void answerNow();
  }

  async function showMe(): Promise<void> {
    if (!table || showing()) return;
    setShowing(true);
    const at = table;
    const shownStep = step();
    const laid = open();
    const mine = scene;
    // Locks the table during the demonstration.
    await at.game.layOut(async () => {
      await laid;
      for (const move of shownStep.model) {
        await pause();
        if (mine !== scene) break;
        await playModel(shown(at, mine), shownStep, move);
      }
    });
    setShowing(false);
    if (mine === scene) judge();
  }

  function goTo(next: number): void {
    setIndex(next);
    noteStep(lesson.id, next);
    void open();
  }

  return {
    school,
    lesson,
    /** Address of this game's lessons, or of one of them. */
    address,
    home,
    index,
    step,
    done,
    remark,
    showing,
    rolled,
    /** Hexes to show when a step begins. */
    field,
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
        on(at.game.update, () => {
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
    /** Marks of the step's pointer. */
    layers(at: Table): readonly Layer[] {
      if (done()) return [];
      const { hexes, units } = pointed(at);
      return [
        {
          id: 'coach',
          above: true,
          items: [
            ...hexes.map((hex) => ({ kind: 'outline' as const, hexes: [hex], tone: 'target' as const, dashed: true })),
            ...units.map((hex) => ({ kind: 'outline' as const, hexes: [hex], tone: 'own' as const })),
          ],
        },
      ];
    },
  };
}

export type Coach = ReturnType<typeof createCoach>;
