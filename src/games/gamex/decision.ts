import type { Choose, Dice } from '#core/dice/dice.ts';
import type { Objection, RuleId } from '#core/objection.ts';
import type { Emit, Resume } from '#core/play.ts';
import type { Message } from '#core/message.ts';
import type { Command, CommandOf, FrameOf, GamexEvent, GamexFrame, Side, State } from './types.ts';
import type { World } from './world.ts';

/** One kind of decision of this game: a step of the kernel, closed over the world. */
export interface Decision<K extends GamexFrame['at']> {
  readonly rule: RuleId;
  readonly commands: readonly Command['do'][];
  side(state: State, frame: FrameOf<K>): Side;
  asks(state: State, frame: FrameOf<K>): Message;
  legal(state: State, frame: FrameOf<K>): Iterable<Command>;
  sample(state: State, frame: FrameOf<K>, choose: Choose): Command;
  check(state: State, frame: FrameOf<K>, command: Command): Objection | undefined;
  play(
    state: State,
    frame: FrameOf<K>,
    command: Command,
    emit: Emit<GamexEvent>,
    dice: Dice,
    resume: Resume<Command>,
  ): void;
  settle?(state: State, frame: FrameOf<K>, emit: Emit<GamexEvent>, dice: Dice, resume: Resume<Command>): boolean;
}

/** One command of the activation phase, with what it needs, costs and does. */
export interface Verb<K extends Command['do']> {
  ap(world: World, state: State, command: CommandOf<K>): number;
  check(world: World, state: State, side: Side, command: CommandOf<K>): Objection | undefined;
  play(world: World, state: State, side: Side, command: CommandOf<K>, emit: Emit<GamexEvent>, dice: Dice): void;
  legal(world: World, state: State, side: Side): Iterable<CommandOf<K>>;
  /** Commands in lists of equal price, so that the price is calculated once a list. */
  lists?(world: World, state: State, side: Side): Iterable<readonly CommandOf<K>[]>;
  /** A random one, tried cheaply; undefined when it finds none. */
  sample(world: World, state: State, side: Side, choose: Choose): CommandOf<K> | undefined;
  /** Is there any? What X4.2f asks. */
  any(world: World, state: State, side: Side): boolean;
}

export const sideOfFrame = (_state: State, frame: { readonly side: Side }): Side => frame.side;

/** One of a list. */
export const pick = <T>(list: readonly T[], choose: Choose): T | undefined =>
  list.length === 0 ? undefined : list[choose(list.length)];
