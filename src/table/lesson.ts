import type { Grid } from '../hex/grid.ts';

/** Lessons: positions, tasks and how to tell that a task is done. What they say stands in the catalogues of lessons. */

/** Basis for judging a task: the current game, and the rules that refused something in this step. */
export interface Look {
  /** Data for the game's own panels. */
  readonly own: unknown;
  readonly grid: Grid;
  /** The kind of decision at hand. */
  readonly at: string | undefined;
  readonly refused: ReadonlySet<string>;
}

export type Condition = (look: Look) => boolean;

/** Condition in script notation, and the sentence that explains it. */
export interface Claim {
  readonly holds: string;
  readonly says?: string;
}

/** A command of the model solution, or one that is tried in order to be refused. */
export type ModelMove = string | { readonly attempt: string; readonly rule: string };

export interface Step {
  /** Key of its words. */
  readonly id: string;
  /** New position on the lesson's board; absent: the step continues where the model of the step before ends. */
  readonly position?: string;
  /** Actions of the other side before the step begins. */
  readonly before?: readonly string[];
  readonly dice?: readonly number[];
  readonly model: readonly ModelMove[];
  /** Conditions of success; every one must hold. */
  readonly goal: readonly Condition[];
  /** Conditions that show progress but need not hold in the end. */
  readonly way?: readonly Condition[];
  /** Legal but wrong, with an answer of its own under `says`. */
  readonly slips?: readonly { readonly when: Condition; readonly says: string }[];
  /** Choices of the other side after a result: the first legal one of these, else any. */
  readonly answers?: readonly string[];
  readonly point: { readonly hexes?: readonly string[]; readonly units?: readonly string[] };
  /** Hexes the task is about besides: they are kept in sight too. */
  readonly seen?: readonly string[];
  readonly rules: readonly string[];
  /** True of the position the step begins with. */
  readonly claims?: readonly Claim[];
  /** True after the model solution. */
  readonly after?: readonly Claim[];
  /** Legal ways to miss the task: the test plays them. */
  readonly wrong: readonly (readonly string[])[];
}

export interface Lesson {
  readonly id: string;
  readonly minutes: number;
  readonly steps: readonly Step[];
}

/** The lessons of a game, in the order in which they are best taken. */
export interface Lessons {
  readonly list: readonly Lesson[];
  /** The side that learns. */
  readonly pupil: string;
  /** Decisions of the other side in the middle of things: the lesson makes them for it. */
  readonly answered: readonly string[];
  /** The command that leads to a decision, for decisions a model solution only passes through. */
  readonly passes: Readonly<Record<string, string>>;
}

/** Words of a lesson. */
export interface LessonWords {
  readonly title: string;
  readonly about: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

/** `[click|tap]` in a text is what is done with a mouse and keys, and with fingers. */
export interface StepWords {
  readonly text: readonly string[];
  readonly task: string;
  readonly praise: string;
  /** Answers to slips, by their names. */
  readonly slips?: Readonly<Record<string, string>>;
}

export const holds = (line: string, says?: string): Claim =>
  says === undefined ? { holds: line } : { holds: line, says };

export const refusedBy =
  (rule: string): Condition =>
  ({ refused }) =>
    refused.has(rule);
export const not =
  (condition: Condition): Condition =>
  (look) =>
    !condition(look);

const metOf = (conditions: readonly Condition[], look: Look): number => conditions.filter((one) => one(look)).length;
export const isDone = (step: Step, look: Look): boolean => metOf(step.goal, look) === step.goal.length;
/** Progress of a step: the number of conditions that hold. */
export const comeOf = (step: Step, look: Look): number => metOf([...step.goal, ...(step.way ?? [])], look);
