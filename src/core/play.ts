import { code, type Message, MessageError, msg, theSide } from './message.ts';
import { type Choose, type Dice, noDice } from './dice/dice.ts';
import { attempt, type Draws } from './dice/draws.ts';
import type { Game, Moment, Outcome, Played, Prompt } from './game.ts';
import { type Objection, objection, type RuleId } from './objection.ts';
import { draftInHead, isMarked, type UndoEvent, withoutUndo } from './record/undo.ts';

/** Frame of the decision stack: the top one decides, the ones below wait and keep their memory. */
export interface Frame {
  readonly at: string;
}

export interface Framed<F extends Frame> {
  readonly frames: readonly F[];
}

/** Frames change by events like everything else. */
export type FrameEvent<F extends Frame> =
  | { readonly is: 'push'; readonly frame: F }
  | { readonly is: 'pop' }
  /** The top frame is replaced. */
  | { readonly is: 'turnTo'; readonly frame: F };

export function framesAfter<F extends Frame>(frames: readonly F[], event: FrameEvent<F>): readonly F[] {
  switch (event.is) {
    case 'push':
      return [...frames, event.frame];
    case 'pop':
      return frames.slice(0, -1);
    case 'turnTo': {
      const next = frames.slice();
      next[Math.max(0, next.length - 1)] = event.frame;
      return next;
    }
  }
}

export type Emit<E> = (event: E) => void;

/** A state being written by `evolve`; rules only read it. */
export type Draft<S> = { -readonly [K in keyof S]: S[K] };

/** One kind of decision: one file of a game's `steps/`. */
export interface Step<S, F extends Frame, C, E, Side extends string> {
  /** The phase id: commands that do not belong here are refused with it. */
  readonly rule: RuleId;
  /** The phase id where it depends on what the frame is about; `rule` otherwise. */
  ruleIn?(state: S, frame: F): RuleId;
  readonly commands: readonly string[];
  /** Commands that depend on the contents of the frame; replaces `commands`. */
  commandsIn?(frame: F): readonly string[];
  side(state: S, frame: F): Side;
  asks(state: S, frame: F): Message;
  /** Further rules by which a command that does not belong here is refused. */
  outOfPlace?(frame: F, command: string): readonly RuleId[];
  legal(state: S, frame: F): Iterable<C>;
  sample(state: S, frame: F, choose: Choose): C;
  check(state: S, frame: F, command: C): Objection | undefined;
  play(state: S, frame: F, command: C, emit: Emit<E>, dice: Dice, resume: Resume<C>): void;
  /**
   * Asked whenever the frame comes to the top: automatic phases and forced choices settle themselves by
   * emitting events, and roll where the rules roll. True when it did anything; the kernel then looks at the new top
   * frame. There are no dice before the first command.
   */
  settle?(state: S, frame: F, emit: Emit<E>, dice: Dice, resume: Resume<C>): boolean;
}

/** Gives the command again that waited for a draw; for the steps that decide draws. */
export type Resume<C> = (command: C) => void;

/** Commands open to every side in every frame (resignation, offers). */
export interface Standing<S, C, E, Side extends string> {
  readonly commands: readonly string[];
  check(state: S, side: Side, command: C): Objection | undefined;
  play(state: S, side: Side, command: C, emit: Emit<E>): void;
}

export type Steps<F extends Frame> = { readonly [K in F['at']]: unknown };

/** Parts of a game from which the kernel derives the rest of the contract. */
export interface Parts<
  S extends Framed<F>,
  F extends Frame,
  C extends { readonly do: string },
  E,
  Side extends string,
> {
  readonly sides: readonly Side[];
  readonly start: S;
  /** The rule that refuses everything once the game is over. */
  readonly overRule: RuleId;
  /** The rules that refuse a command which no phase of this game knows. */
  readonly unknown?: readonly RuleId[];
  /** For each frame kind its step. */
  readonly steps: Steps<F>;
  /** The steps on the ground as it lies in a state; undefined where play has not changed it. */
  stepsIn?(state: S): Steps<F> | undefined;
  readonly standing: Standing<S, C, E, Side>;
  /** The only writer: applies one event to a draft. Nested values are replaced, never changed in place. */
  evolve(draft: Draft<S>, event: E): void;
  moment(state: S): Moment<Side>;
  outcome(state: S): Outcome<Side> | undefined;
  read(input: unknown): C | Objection;
  view(state: S, watcher: Side | 'spectator'): S;
  redact(event: E, watcher: Side | 'spectator'): E | undefined;
  reveals(event: E): boolean;
  sealed?(state: S): boolean;
  /** True for commands that can be taken back; a game that knows such ones has the events of `core/record/undo.ts`. */
  undoable?(state: S, command: C): boolean;
  /**
   * Consequences of events by rule, whichever step emits them, and theirs in turn. Called before an event is applied;
   * what it returns is called afterwards.
   */
  react?(state: S, event: E): (() => Iterable<E>) | undefined;
  /** Decisions that come before all others: asked before any step settles itself; true when it did anything. */
  interrupt?(state: S, emit: Emit<E>): boolean;
  readonly draws?: Draws<S, F, C, E> | undefined;
}

const SETTLE_LIMIT = 10_000;

/** Told where the rules fail: no game played by them leads there. */
export const RULES_FAIL = msg`the rules cannot go on from here: what was opened fits no game; go back to an earlier point, or open another`;

/** Builds a Game from its steps: command -> check -> events -> next decision. */
export function assemble<
  S extends Framed<F>,
  F extends Frame,
  C extends { readonly do: string },
  E,
  Side extends string,
>(parts: Parts<S, F, C, E, Side>): Game<S, C, E, Side> {
  type AnyStep = Step<S, F, C, E, Side>;
  const top = (state: S): F | undefined => state.frames.at(-1);
  const stepOf = (state: S, frame: F): AnyStep =>
    (parts.stepsIn?.(state) ?? parts.steps)[frame.at as F['at']] as AnyStep;
  const ruleOf = (step: AnyStep, state: S, frame: F): RuleId => step.ruleIn?.(state, frame) ?? step.rule;

  /** The phases a command belongs to. */
  function placesOf(command: string): readonly RuleId[] {
    const knowing = (Object.values(parts.steps) as AnyStep[]).filter((one) => one.commands.includes(command));
    return knowing.length > 0 ? [...new Set(knowing.map(({ rule }) => rule))] : (parts.unknown ?? []);
  }

  const commandsOf = (step: AnyStep, frame: F): readonly string[] => step.commandsIn?.(frame) ?? step.commands;

  /** The commands of a decision do not change in a game; they are put together once. */
  const opened = new Map<readonly string[], readonly string[]>();
  function openCommands(step: AnyStep, frame: F): readonly string[] {
    const own = commandsOf(step, frame);
    let commands = opened.get(own);
    if (!commands) {
      commands = [...own, ...parts.standing.commands];
      opened.set(own, commands);
    }
    return commands;
  }

  const { draws } = parts;
  const evolve = (draft: Draft<S>, event: E): void => parts.evolve(draft, event);
  const noResume: Resume<C> = () => undefined;

  function playStep(draft: S, frame: F, command: C, emit: Emit<E>, dice: Dice): void {
    const run = (state: S, write: Emit<E>, drawn: Dice, resume = noResume): true => {
      stepOf(state, frame).play(state, frame, command, write, drawn, resume);
      return true;
    };
    if (!draws) run(draft, emit, dice);
    else if (frame.at === draws.at) run(draft, emit, dice, resuming(draft, emit, dice));
    else attempt(draws, evolve, draft, emit, dice, run, command);
  }

  function settleStep(draft: S, frame: F, emit: Emit<E>, dice: Dice): boolean {
    const run = (state: S, write: Emit<E>, drawn: Dice, resume = noResume): boolean =>
      stepOf(state, frame).settle?.(state, frame, write, drawn, resume) === true;
    if (parts.interrupt?.(draft, emit)) return true;
    if (!draws || !stepOf(draft, frame).settle) return run(draft, emit, dice);
    if (frame.at === draws.at) return run(draft, emit, dice, resuming(draft, emit, dice));
    return attempt(draws, evolve, draft, emit, dice, run);
  }

  const resuming =
    (draft: S, emit: Emit<E>, dice: Dice): Resume<C> =>
    (command) => {
      const frame = top(draft);
      if (frame && !draws?.drops(draft, frame, command, emit)) playStep(draft, frame, command, emit, dice);
    };

  function settle(draft: S, emit: Emit<E>, dice: Dice): void {
    for (let i = 0; i < SETTLE_LIMIT; i++) {
      const frame = top(draft);
      if (!frame || !settleStep(draft, frame, emit, dice)) return;
    }
    throw new MessageError(RULES_FAIL, { cause: new Error('the automatic phases do not come to an end') });
  }

  /** Emits what follows from an event by rule behind it. */
  function reacting(draft: S, emit: Emit<E>): Emit<E> {
    if (!parts.react) return emit;
    const tell: Emit<E> = (event) => {
      const follow = parts.react?.(draft, event);
      emit(event);
      if (follow) for (const more of follow()) tell(more);
    };
    return tell;
  }

  function write(state: S, run: (draft: S, emit: Emit<E>) => void): Played<S, E> {
    const draft: Draft<S> = { ...state };
    const events: E[] = [];
    run(draft as S, (event) => {
      events.push(event);
      parts.evolve(draft, event);
    });
    return { state: draft as S, events };
  }

  /** Carries a command out, with all that follows by itself. */
  function carryOut(draft: S, side: Side, command: C, emit: Emit<E>, dice: Dice): void {
    const frame = top(draft);
    if (!frame) throw new Error('the game is over: nothing can be played');
    const tell = reacting(draft, emit);
    if (parts.standing.commands.includes(command.do)) parts.standing.play(draft, side, command, tell);
    else playStep(draft, frame, command, tell, dice);
    settle(draft, tell, dice);
  }

  /** A game with commands that can be taken back has the events of undo. */
  const undo = (event: UndoEvent): E => event as unknown as E;
  const start = parts.undoable ? withoutUndo(parts.start) : parts.start;

  function prompt(state: S): Prompt<Side> | undefined {
    const frame = top(state);
    if (!frame) return undefined;
    const step = stepOf(state, frame);
    return {
      side: step.side(state, frame),
      at: frame.at,
      phase: ruleOf(step, state, frame),
      asks: step.asks(state, frame),
      commands: openCommands(step, frame),
    };
  }

  const phases = (state: S): RuleId[] =>
    state.frames.map((frame) => ruleOf(stepOf(state, frame), state, frame)).toReversed();
  /** Objection to a command that fits neither the decision nor the phases it interrupts. */
  const misplaced = (state: S, because: Message, ...also: readonly RuleId[]): Objection => {
    const [here = parts.overRule, ...around] = new Set([...phases(state), ...also]);
    return objection(here, because, ...around);
  };

  return {
    sides: parts.sides,
    start: write(start, (draft, emit) => settle(draft, reacting(draft, emit), noDice)).state,
    decides(state) {
      const frame = top(state);
      return frame && stepOf(state, frame).side(state, frame);
    },
    prompt,
    phases,
    moment: parts.moment,
    outcome: parts.outcome,
    legal(state) {
      const frame = top(state);
      return frame ? stepOf(state, frame).legal(state, frame) : [];
    },
    sample(state, choose) {
      const frame = top(state);
      if (!frame) throw new Error('the game is over: there is nothing to choose');
      return stepOf(state, frame).sample(state, frame, choose);
    },
    read: (input) => parts.read(input),
    check(state, side, command) {
      const frame = top(state);
      if (!frame) return objection(parts.overRule, msg`the game is over`);
      if (parts.standing.commands.includes(command.do)) return parts.standing.check(state, side, command);
      const step = stepOf(state, frame);
      const decides = step.side(state, frame);
      if (side !== decides)
        return misplaced(state, msg`it is ${theSide(decides)}{'s|'} decision, not ${theSide(side)}{'s|'}`);
      if (!commandsOf(step, frame).includes(command.do)) {
        return misplaced(
          state,
          msg`${code(command.do)} has no place here; ${step.asks(state, frame)}`,
          ...placesOf(command.do),
          ...(step.outOfPlace?.(frame, command.do) ?? []),
        );
      }
      return step.check(state, frame, command);
    },
    play(state, side, command, dice) {
      return write(state, (draft, emit) => {
        if (parts.undoable?.(draft, command)) emit(undo({ is: 'marked' }));
        carryOut(draft, side, command, emit, dice);
        if (isMarked(draft)) emit(undo({ is: 'noted' }));
      });
    },
    after(state, side, command, dice) {
      const draft: Draft<S> = parts.undoable ? draftInHead(state, parts.undoable(state, command)) : { ...state };
      carryOut(draft as S, side, command, (event) => parts.evolve(draft, event), dice);
      return draft as S;
    },
    fold(state, events) {
      const draft: Draft<S> = { ...state };
      for (const event of events) parts.evolve(draft, event);
      return draft as S;
    },
    view: parts.view,
    redact: parts.redact,
    reveals: parts.reveals,
    ...(parts.sealed ? { sealed: parts.sealed } : {}),
  };
}
