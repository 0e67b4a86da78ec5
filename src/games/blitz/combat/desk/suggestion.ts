import { legalDeclaration } from '#games/blitz/combat/rules/assignment.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { declaration } from '#games/blitz/combat/players/declare.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import type { Command, Plan, State } from '#games/blitz/types.ts';

/** Battles for somebody who asks, with the aircraft that help most (T23.1, T23.2): the rest of a legal declaration. */

const declared = ({ kind, attackers, hexes }: Plan): Command =>
  kind === 'assault'
    ? { do: 'declareCityAssault', attackers, hex: hexes[0] ?? -1 }
    : { do: 'declareBattle', attackers, hexes };

/** Declaration of a computer player, without the end of the phase. */
export function suggestion(game: Blitz, state: State): readonly Command[] {
  const thought = declaration(game, state, state.mover, REGULAR, true);
  if (thought)
    return thought.commands.flatMap((one) => (one.do === 'endDeclaration' ? (one.battles ?? []).map(declared) : [one]));
  return (legalDeclaration(game.world, state) ?? [])
    .filter(({ attackers }) => attackers.length > 0)
    .map(({ attackers, aircraft, hexes }) => declared({ attackers: [...attackers, ...aircraft], hexes }));
}
