import { contacts, declarationFault, planFault, struckHexes } from '../../../blitz/declaration.ts';
import { chancesOf } from '../../../blitz/chances.ts';
import { fieldOf, inZoc } from '../../../blitz/field.ts';
import { isRough } from '../../../blitz/board.ts';
import { allowance, hexesReached, reachOf, routeTo } from '../../../blitz/movement.ts';
import { oddsOf, strengthsOf } from '../../../blitz/odds.ts';
import type { Blitz } from '../../../blitz/open.ts';
import { other, type State, type Unit, type UnitNo } from '../../../blitz/types.ts';
import { inWords } from '../../../core/terms.ts';
import type { Hex } from '../../../hex/hex.ts';
import type { BattleView, Obligations, ReachHex } from './protocol.ts';

/** Questions about a position that change nothing. */

export function reachTogether(game: Blitz, state: State, units: readonly UnitNo[]): ReachHex[] {
  const { world } = game;
  const board = world.board;
  const movers = units.map((no) => state.units[no] as Unit);
  // The slowest leads; armor and artillery before others of the same speed, since terrain bars them.
  const speed = (unit: Unit) =>
    allowance(world, state, unit) - unit.spent - (['armor', 'artillery'].includes(unit.type) ? 0.5 : 0);
  const [lead, ...rest] = [...movers].sort((a, b) => speed(a) - speed(b));
  if (!lead || movers.some((unit) => unit.place !== 'map' || unit.at !== lead.at)) return [];
  const range = reachOf(world, state, lead);
  const field = fieldOf(board, state);
  const found = hexesReached(range).flatMap((hex): ReachHex[] => {
    const route = routeTo(range, hex);
    const stops = inZoc(field, other(lead.side), hex) || isRough(board, hex);
    return route ? [{ hex, cost: route.cost, path: route.path, stops }] : [];
  });
  if (rest.length === 0) return found;
  const side = lead.side;
  return found.filter(({ path }) => game.check(state, side, { do: 'moveUnit', units, path }) === undefined);
}

const MOST_SHORT = 60;

/** How many attack factors more would give better odds. */
function shortOf(attack: number, defence: number): BattleView['short'] {
  const { label, automatic } = oddsOf(attack, defence);
  if (automatic || defence === 0) return undefined;
  for (let factors = 1; factors <= MOST_SHORT; factors++) {
    const { label: odds } = oddsOf(attack + factors, defence);
    if (odds !== label) return { factors, odds };
  }
  return undefined;
}

export function battleView(game: Blitz, state: State, attackers: readonly UnitNo[], hexes: readonly Hex[]): BattleView {
  const { world } = game;
  const fault = planFault(world, state, { attackers, hexes });
  const strengths = strengthsOf(world, state, attackers, hexes);
  const { odds } = strengths;
  const chances = fault ? [] : chancesOf(game, state, { attackers, hexes });
  const short = shortOf(strengths.attackTotal, strengths.defenceTotal);
  return {
    attackers,
    hexes,
    attack: inWords(strengths.attack),
    defence: strengths.defence.map(({ terms }) => inWords(terms)),
    odds: odds.label,
    chances: chances.map(({ result, sixths }) => [result, sixths] as const),
    fault,
    ...(short ? { short } : {}),
  };
}

export function obligationsOf(game: Blitz, state: State): Obligations {
  const { world } = game;
  const all = contacts(world, state);
  const attacked = new Set([...state.battles.flatMap((battle) => battle.hexes), ...struckHexes(state)]);
  const fighting = new Set(state.battles.flatMap((battle) => battle.attackers));
  const hexes = [...new Set(all.flatMap((contact) => contact.touches))].filter((hex) => !attacked.has(hex));
  const units = all.filter((contact) => !contact.locked && !fighting.has(contact.no)).map((contact) => contact.no);
  return { hexes, units, fault: declarationFault(world, state, state.battles) };
}
