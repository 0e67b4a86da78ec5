import type { Choose } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import type { BlitzEvent, Command, CommandOf, State, Unit, UnitNo } from './types.ts';
import type { World } from './world.ts';

/** One command of a phase that takes many: what it needs, what it does, how it is enumerated. */
export interface Verb<K extends Command['do']> {
  check(world: World, state: State, command: CommandOf<K>): Objection | undefined;
  play(world: World, state: State, command: CommandOf<K>, emit: Emit<BlitzEvent>): void;
  legal(world: World, state: State): Iterable<Command>;
  /** A random one, tried cheaply; undefined when it finds none. */
  sample?(world: World, state: State, choose: Choose): Command | undefined;
  /**
   * Sample command of a unit, so that the rules can explain why it is refused; undefined where asking is pointless. A
   * verb without it is not offered for units.
   */
  ask?(world: World, state: State, no: UnitNo, unit: Unit): Command | undefined;
}

export type Verbs = { readonly [K in Command['do']]?: Verb<K> };

/** The verb of a command; the kernel hands over only commands the phase lists. */
export function verbOf(verbs: Verbs, command: Command): Verb<Command['do']> {
  const verb = verbs[command.do] as Verb<Command['do']> | undefined;
  if (!verb) throw new Error(`${command.do} reached a phase that does not know it`);
  return verb;
}
