import type { Board } from '../../../games/blitz/board.ts';
import type { BlitzFrame, Unit } from '../../../games/blitz/types.ts';
import { hexNamed } from '../../../hex/grid.ts';
import type { Seen } from '../../games/blitz/counters-model.ts';
import type { Claim } from '../../games/blitz/diagrams/diagram.ts';

/** Lessons: positions, tasks and how to tell that a task is done. What they say stands in the catalogues of lessons. */

/** What a task is judged by: the game as the referee has it, and the rules that refused something in this step. */
export interface Look {
  readonly state: Seen;
  readonly board: Board;
  readonly refused: ReadonlySet<string>;
}

export type Condition = (look: Look) => boolean;

/** A command of the model solution, or one that is tried in order to be refused. */
export type ModelMove = string | { readonly attempt: string; readonly rule: string };

export interface Step {
  /** Its words are found under this. */
  readonly id: string;
  /** Another position on the lesson's board; left out, the step goes on where the model of the one before ends. */
  readonly position?: string;
  readonly dice?: readonly number[];
  readonly model: readonly ModelMove[];
  /** All of them must hold. */
  readonly goal: readonly Condition[];
  /** Legal but wrong, with an answer of its own under `says`. */
  readonly slips?: readonly { readonly when: Condition; readonly says: string }[];
  /** What Red does when a result leaves him a choice: the first of these that is legal, else anything. */
  readonly answers?: readonly string[];
  readonly point: { readonly hexes?: readonly string[]; readonly units?: readonly string[] };
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

const unitOf = ({ state }: Look, id: string): Unit | undefined => state.units.find((unit) => unit.id === id);
const hexOf = ({ board }: Look, name: string): number | undefined => hexNamed(board.grid, name);

/** Stands on one of these hexes. */
export const at =
  (id: string, ...hexes: readonly string[]): Condition =>
  (look) => {
    const unit = unitOf(look, id);
    return unit?.place === 'map' && hexes.some((name) => hexOf(look, name) === unit.at);
  };
export const stopped =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.stopped === true;
/** In none of the enemy's hands any more: eliminated. */
export const lost =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.place === 'lost';
export const alive =
  (id: string): Condition =>
  (look) =>
    unitOf(look, id)?.place === 'map';
export const atSea =
  (id: string, zone: string): Condition =>
  (look) => {
    const unit = unitOf(look, id);
    return unit?.place === 'sea' && unit.zone === zone;
  };
export const refusedBy =
  (rule: string): Condition =>
  ({ refused }) =>
    refused.has(rule);
/** The decision at hand is one of these. */
export const phase =
  (...kinds: readonly BlitzFrame['at'][]): Condition =>
  ({ state }) =>
    kinds.some((kind) => state.frames.at(-1)?.at === kind);
export const not =
  (condition: Condition): Condition =>
  (look) =>
    !condition(look);
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (look) =>
    conditions.every((one) => one(look));

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** A battle of exactly these units against exactly these hexes is declared. */
export const declared =
  (ids: string, hexes: string): Condition =>
  (look) => {
    const wanted = ids.split('+');
    const aims = hexes.split('+').map((name) => hexOf(look, name));
    return look.state.battles.some(
      ({ attackers, hexes: on }) =>
        same(
          attackers.map((no) => look.state.units[no]?.id),
          wanted,
        ) && same(on, aims),
    );
  };
/** Aircraft are on their way to a hex. */
export const sent =
  (id: string, hex: string): Condition =>
  (look) =>
    look.state.missions.some(
      (mission) => look.state.units[mission.unit]?.id === id && mission.hex === hexOf(look, hex),
    );

/** How many of a step's conditions hold. */
export const metOf = (step: Step, look: Look): number => step.goal.filter((one) => one(look)).length;
export const isDone = (step: Step, look: Look): boolean => metOf(step, look) === step.goal.length;
