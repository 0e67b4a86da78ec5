import { type Board, countryRole, type Zone } from '#games/blitz/board.ts';
import { other, type Side } from '#games/blitz/types.ts';
import { docksOf } from '#games/blitz/sea/ships/ports.ts';

/** M17.g.10: the sea zones by whose ports the oppressor comes. */
const APPROACHES: readonly Zone[] = ['C', 'D'];

/**
 * M17.g.10: the board as occupied territory: what was the oppressor's country is the guerillas' like all others (M17.g.3), and
 * his home cities are the port city hexes of two sea zones.
 */
export function occupied(board: Board, oppressor: Side): Board {
  const rebels = other(oppressor);
  const countries = board.source.countries.map((one) => (one.role === oppressor ? { ...one, role: rebels } : one));
  const taken: Board = { ...board, source: { ...board.source, countries } };
  const ports = new Set(docksOf(board).flatMap(({ zone, cities }) => (APPROACHES.includes(zone) ? cities : [])));
  const homeOf = (side: Side) =>
    board.cityHexes.filter((hex) => (side === oppressor ? ports.has(hex) : countryRole(taken, hex) === rebels));
  return { ...taken, homeCityHexes: { blue: homeOf('blue'), red: homeOf('red') } };
}
