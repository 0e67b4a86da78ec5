import type { Choose, Dice } from '#core/dice/dice.ts';
import { DiceExhausted, seededChoice, seededDice } from '#core/dice/dice.ts';
import type { Game, Played } from '#core/game.ts';
import type { seenEntry } from '#core/seat.ts';
import { freeze } from './json.ts';
import { english } from '#core/message.ts';

/** Facts about a game the laws need beyond the contract. */
export interface Practice<S, C, E, Side extends string> {
  /** Changes something in the state that the side cannot see; undefined when it sees everything. */
  disguise?(state: S, side: Side | 'spectator', choose: Choose): S | undefined;
  /** Another command that only the side that gives it can tell from this one. */
  secretly?(state: S, command: C, choose: Choose): C | undefined;
  /** Output for a seat: `seenEntry`, unless a law is to be shown broken. */
  readonly sent?: typeof seenEntry;
  /** Commands that are open in every decision and save nobody: resignation first, then offers. */
  readonly lastResorts?: readonly string[];
  /** Unusual command for a random player; it may turn out to be illegal. */
  unusual?(state: S, choose: Choose): C | undefined;
  /** Command of the side that does not decide; it may turn out to be illegal. */
  aside?(state: S, waits: Side, choose: Choose): C | undefined;
  /** Invariants of this game's states; returns the fault of a state that breaks one. */
  sound?(state: S): string | undefined;
  /** Laws of this game alone. */
  readonly laws?: readonly (() => Law<S, C, E, Side>)[];
}

/** One command of a game, looked at from all sides. */
export interface Visit<S, C, E, Side extends string> {
  readonly game: Game<S, C, E, Side>;
  readonly practice: Practice<S, C, E, Side>;
  readonly ply: number;
  readonly state: S;
  /** Side that gives the command, and side that decides: equal but for commands that are always open. */
  readonly side: Side;
  readonly decides: Side;
  readonly command: C;
  /** The command is what a random player has just drawn. */
  readonly drawn?: boolean;
  /** The faces rolled while it was played. */
  readonly rolled: readonly number[];
  readonly played: Played<S, E>;
  /** Chance of the laws' own, so that looking does not change the game. */
  readonly choose: Choose;
}

export interface Law<S, C, E, Side extends string> {
  readonly name: string;
  /** Too dear to be looked at after every command: at every so many-th look of those the pace allows. */
  readonly dear?: number;
  /** Looked at after every command, even where the pace is thin. */
  readonly steady?: true;
  /** Fault, or undefined. */
  broken(visit: Visit<S, C, E, Side>): string | undefined;
}

export interface Breach {
  readonly law: string;
  readonly message: string;
}

export interface Step<C, Side extends string> {
  readonly side: Side;
  readonly command: C;
  readonly rolled: readonly number[];
}

export interface Course<S, C, Side extends string> {
  readonly steps: readonly Step<C, Side>[];
  /** The state in which the last step was taken, or the final one when nothing was broken. */
  readonly state: S;
  readonly over: boolean;
  readonly breach?: Breach;
}

export interface Pace {
  readonly seed: number;
  /** A game of more commands than this does not end. */
  readonly most: number;
  /** Dear laws are looked at after every so many commands. */
  readonly every: number;
  /** Thin: but for the steady ones all laws are looked at in a short stretch of every so many commands. */
  readonly thin?: number;
}

/** Long enough for laws that remember the command before. */
const STRETCH = 3;

export const THROWS = 'nothing throws';
export const ENDS = 'the game ends';
export const UNTOUCHED = 'play leaves its argument untouched';
export const SAMPLES = 'what a random player does is legal, and the same again for the same choices';

const said = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** A write to a state that was handed out meets a frozen object. */
const WRITTEN_TO = /read only property|object is not extensible|Cannot delete property/;

const crash = (error: unknown): Breach => ({
  law: WRITTEN_TO.test(said(error)) ? UNTOUCHED : THROWS,
  message: said(error),
});

/** Remembers what was rolled. */
export function recordingDice(dice: Dice): Dice & { readonly rolled: number[] } {
  const rolled: number[] = [];
  return {
    rolled,
    roll(sides, what) {
      const face = dice.roll(sides, what);
      rolled.push(face);
      return face;
    },
  };
}

/** Dice that were rolled, for playing the same commands again. */
export function givenDice(faces: readonly number[]): Dice {
  let next = 0;
  return {
    roll(_sides, what) {
      const face = faces[next++];
      if (face === undefined) throw new DiceExhausted(`${what}: ${faces.length} dice were rolled the first time`);
      return face;
    },
  };
}

type Contest<S, C, E, Side extends string> = {
  readonly game: Game<S, C, E, Side>;
  readonly practice: Practice<S, C, E, Side>;
  readonly laws: readonly Law<S, C, E, Side>[];
};

/** Looks at one step; the first law it breaks. `look` counts the thorough looks and is no whole number in between. */
function judge<S, C, E, Side extends string>(
  { laws }: Contest<S, C, E, Side>,
  visit: Visit<S, C, E, Side>,
  look: number,
  all = true,
): Breach | undefined {
  for (const law of laws) {
    if (!all && law.steady !== true) continue;
    if (law.dear !== undefined && look % law.dear !== 0) continue;
    try {
      const message = law.broken(visit);
      if (message !== undefined) return { law: law.name, message };
    } catch (error) {
      return WRITTEN_TO.test(said(error)) ? crash(error) : { law: law.name, message: said(error) };
    }
  }
  return undefined;
}

/** Next command: mostly a random player's decision, now and then an unusual one, or one of the other side meanwhile. */
function nextCommand<S, C, E, Side extends string>(
  { game, practice }: Contest<S, C, E, Side>,
  state: S,
  side: Side,
  choose: Choose,
): { readonly side: Side; readonly command: C; readonly drawn: boolean } {
  const waits = game.sides.find((one) => one !== side);
  if (practice.aside && waits) {
    const command = practice.aside(state, waits, choose);
    if (command !== undefined && game.check(state, waits, command) === undefined)
      return { side: waits, command, drawn: false };
  }
  if (practice.unusual && choose(4) === 0) {
    const command = practice.unusual(state, choose);
    if (command !== undefined && game.check(state, side, command) === undefined) return { side, command, drawn: false };
  }
  return { side, command: game.sample(state, choose), drawn: true };
}

/** Plays one whole random game and looks at every command of it. */
export function playByTheLaws<S, C, E, Side extends string>(
  contest: Contest<S, C, E, Side>,
  { seed, most, every, thin }: Pace,
  from: S = contest.game.start,
): Course<S, C, Side> {
  const { game } = contest;
  const choose = seededChoice(seed);
  const lawsChoice = seededChoice(seed ^ 0x5bd1e995);
  const chance = seededDice(seed ^ 0x2545f491);
  const steps: Step<C, Side>[] = [];
  let state = freeze(from);
  for (let ply = 0; ; ply++) {
    let step: Step<C, Side> | undefined;
    try {
      const prompt = game.prompt(state);
      if (!prompt) return { steps, state, over: true };
      if (ply >= most)
        return { steps, state, over: false, breach: { law: ENDS, message: `not over after ${most} commands` } };
      const decides = prompt.side;
      const { side, command, drawn } = nextCommand(contest, state, decides, choose);
      step = { side, command, rolled: [] };
      const objection = game.check(state, side, command);
      if (objection) {
        const message = `${JSON.stringify(command)} is refused: ${objection.rule} ${english(objection.because)}`;
        return { steps: [...steps, step], state, over: false, breach: { law: SAMPLES, message } };
      }
      const dice = recordingDice(chance);
      const played = game.play(state, side, command, dice);
      step = { ...step, rolled: dice.rolled };
      freeze(played.state);
      const visit = { ...contest, ply, state, ...step, drawn, decides, played, choose: lawsChoice };
      const look = ply % every === seed % every ? (ply - (seed % every)) / every : 0.5;
      const breach = judge(contest, visit, look, thin === undefined || (ply - (seed % thin) + thin) % thin < STRETCH);
      steps.push(step);
      if (breach) return { steps, state, over: false, breach };
      state = played.state;
    } catch (error) {
      if (step) steps.push(step);
      return { steps, state, over: false, breach: crash(error) };
    }
  }
}

/** Takes given steps again and looks at each. */
export function replayByTheLaws<S, C, E, Side extends string>(
  contest: Contest<S, C, E, Side>,
  steps: Iterable<Step<C, Side>> | ((state: S) => Step<C, Side> | undefined),
  from: S = contest.game.start,
): Course<S, C, Side> {
  const { game } = contest;
  const given = typeof steps === 'function' ? undefined : steps[Symbol.iterator]();
  const next = typeof steps === 'function' ? steps : () => given?.next().value as Step<C, Side> | undefined;
  const lawsChoice = seededChoice(1);
  const taken: Step<C, Side>[] = [];
  let state = freeze(from);
  for (let ply = 0; ; ply++) {
    let step: Step<C, Side> | undefined;
    try {
      step = next(state);
      if (!step) return { steps: taken, state, over: game.prompt(state) === undefined };
      const objection = game.check(state, step.side, step.command);
      if (objection) {
        const message = `${JSON.stringify(step.command)} is refused: ${objection.rule} ${english(objection.because)}`;
        return { steps: [...taken, step], state, over: false, breach: { law: SAMPLES, message } };
      }
      const played = game.play(state, step.side, step.command, givenDice(step.rolled));
      freeze(played.state);
      const decides = game.decides(state) ?? step.side;
      const breach = judge(contest, { ...contest, ply, state, ...step, decides, played, choose: lawsChoice }, 0);
      taken.push(step);
      if (breach) return { steps: taken, state, over: false, breach };
      state = played.state;
    } catch (error) {
      if (step) taken.push(step);
      return { steps: taken, state, over: false, breach: crash(error) };
    }
  }
}
