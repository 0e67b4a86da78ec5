import { contacts } from '#games/blitz/combat/rules/declaration.ts';
import { hexesReached, reachOf, routeTo } from '#games/blitz/ground/rules/movement.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Choose } from '#core/dice/dice.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

/** Commands a random player hardly gives: attacks, stack moves, composed battles, changes of mind. */

const pick = <T>(list: readonly T[], choose: Choose): T | undefined => list[choose(Math.max(list.length, 1))];

const subset = <T>(list: readonly T[], choose: Choose): T[] => list.filter(() => choose(2) === 0);

/** Towards the nearest enemy, alone or with some of the stack. */
function attack({ world }: Blitz, state: State, choose: Choose): Command | undefined {
  const numbers = [...state.units.keys()];
  const on = (side: string) =>
    numbers.filter((no) => state.units[no]?.side === side && state.units[no]?.place === 'map');
  const no = pick(on(state.mover), choose);
  const prey = pick(on(other(state.mover)), choose);
  if (no === undefined || prey === undefined) return undefined;
  const unit = state.units[no] as Unit;
  const to = (state.units[prey] as Unit).at;
  const found = reachOf(world, state, unit);
  let best: Hex | undefined;
  for (const hex of hexesReached(found)) {
    if (best === undefined || distance(world.board.grid, hex, to) < distance(world.board.grid, best, to)) best = hex;
  }
  const route = best === undefined ? undefined : routeTo(found, best);
  if (!route) return undefined;
  const friends = numbers.filter((one) => one !== no && state.units[one]?.at === unit.at);
  return { do: 'moveUnit', units: [no, ...subset(friends, choose)], path: route.path };
}

function declare(game: Blitz, state: State, choose: Choose): Command | undefined {
  const all = contacts(game.world, state);
  const hex = pick(pick(all, choose)?.touches ?? [], choose);
  if (hex === undefined) return undefined;
  const touching = all.filter((contact) => contact.touches.includes(hex));
  const attackers: UnitNo[] = subset(touching, choose).map((contact) => contact.no);
  const more = touching[0]?.touches.filter((beside) => beside !== hex && choose(3) === 0) ?? [];
  return { do: 'declareBattle', attackers, hexes: [hex, ...more] };
}

/** Any kind of command that is listed, rare ones as often as common ones. */
function listed(game: Blitz, state: State, choose: Choose): Command | undefined {
  const kinds = new Map<string, Command[]>();
  let count = 0;
  for (const command of game.legal(state)) {
    if (command.do === 'takeBack') continue;
    kinds.set(command.do, [...(kinds.get(command.do) ?? []), command]);
    if (++count > 400) break;
  }
  return pick(pick([...kinds.values()], choose) ?? [], choose);
}

const SMALL = 200;

export function unusual(game: Blitz, state: State, choose: Choose): Command | undefined {
  if (game.world.board.grid.size < SMALL && choose(2) === 0) return listed(game, state, choose);
  if (choose(3000) === 0) return { do: 'offerDraw' };
  switch (state.frames.at(-1)?.at) {
    case 'movement':
      if (choose(25) === 0) return { do: 'takeBack', what: choose(8) === 0 ? 'phase' : 'last' };
      return attack(game, state, choose);
    case 'declaration':
      if (choose(6) === 0) return { do: 'takeBack', what: choose(2) === 0 ? 'phase' : 'last' };
      if (choose(6) === 0) return { do: 'undeclare', battle: pick(state.battles, choose)?.no ?? 1 };
      return declare(game, state, choose);
    case 'setup': {
      const side = state.frames[0]?.at === 'setup' ? state.frames[0].side : state.mover;
      const own = [...state.units.keys()].filter((no) => state.units[no]?.side === side && state.units[no]?.due === 1);
      if (choose(10) > 0) return undefined;
      const unit = pick(own, choose);
      if (unit === undefined) return undefined;
      const hex = choose(game.world.board.grid.size);
      return choose(3) === 0 ? { do: 'holdBack', units: [unit] } : { do: 'placeUnit', unit, hex };
    }
    default:
      return undefined;
  }
}
