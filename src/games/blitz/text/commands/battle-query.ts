import { type Fault, faultOf } from '#core/notation/notation.ts';
import { msg } from '#core/message.ts';
import type { Wished } from '#games/blitz/combat/rules/calculation.ts';
import type { State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { isFault } from './command-text.ts';
import { readCommand } from './lenient.ts';

/** `b1+t1 on 1,0`; `assault b1 on 4,0` and `strike s1 on 4,0` say what it is meant to be. */
export function readWished(world: World, state: State, text: string): Wished | Fault {
  const said = /^(?:(assault|strike) )?(.*)$/.exec(text.trim());
  const read = readCommand(world, state, `declareBattle ${said?.[2] ?? ''}`);
  if (isFault(read)) return read;
  if (read.command.do !== 'declareBattle') return faultOf(msg`a battle is: units on hexes`, {});
  const { attackers, hexes } = read.command;
  const kind = said?.[1] as 'assault' | 'strike' | undefined;
  return { attackers, hexes, ...(kind ? { kind } : {}) };
}
