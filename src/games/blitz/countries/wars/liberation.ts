import type { Emit } from '#core/play.ts';
import { objection } from '#core/objection.ts';
import { type Message, msg, theHex, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, countryRole } from '#games/blitz/board.ts';
import { freedAt, isGarrisoned } from '#games/blitz/countries/rules/cities.ts';
import { isIrregular } from '#games/blitz/kinds.ts';
import type { ClosedHex } from '#games/blitz/questions.ts';
import { lastOfTurn } from '#games/blitz/turns.ts';
import { type BlitzEvent, other, type Side, type State, type Unit, type Verdict } from '#games/blitz/types.ts';
import { theCity } from '#games/blitz/words.ts';
import { FRESH } from '#games/blitz/reducer.ts';
import { NOWHERE } from '#hex/hex.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard, Source } from '#games/blitz/modules/card.ts';
import { EVERYWHERE } from '../guerillas/revolt.ts';

/** M17.g: guerillas alone against an oppressor who has a regular army. */

/** M17.g.1, M17.g.4: factors at the start, and new ones in a cycle at most. */
export const FACTORS = 18;
/** M17.g.6: cities for a marginal, a tactical and a strategic victory. */
export const LEVELS = [5, 10, 20] as const;
const MARGINAL = msg`marginal victory`;
const LEVEL_WORDS: readonly Message[] = [MARGINAL, msg`tactical victory`, msg`strategic victory`];
/** M17.g.6: ends of player turns in a row: one complete turn. */
const ENDS = 3;
const LAST_TURN = 36;

/** M17.g.1: the guerillas, all of one factor. */
export const bandsOf = (side: Side): Unit[] =>
  Array.from({ length: FACTORS }, (_, i) => ({
    ...{ id: `${side === 'blue' ? 'b' : 'r'}.g${i + 1}`, side, type: 'guerilla', af: 1, df: 1, mf: 4 },
    ...{ due: 1, place: 'waiting', at: NOWHERE, held: false },
    ...FRESH,
  }));

/** M17.g.3: the cities outside the oppressor's home country. */
export const citiesAbroad = (board: Board, oppressor: Side): readonly (readonly Hex[])[] =>
  board.source.cities.map(({ hexes }) => hexes).filter(([hex = -1]) => countryRole(board, hex) !== oppressor);

/** M17.g.5: cities abroad that the oppressor does not garrison, with guerillas in them or not. */
const citiesFree = (world: World, state: State, oppressor: Side): number =>
  citiesAbroad(world.board, oppressor).filter(([hex = -1]) => !isGarrisoned(world, state, oppressor, hex)).length;

/** M17.g.6: for each level the ends of player turns in a row at which its cities were free. */
export function countHeld(world: World, state: State, emit: Emit<BlitzEvent>): void {
  const { liberation } = world.opening;
  if (!liberation) return;
  const free = citiesFree(world, state, liberation);
  const held = LEVELS.map((level, i) => (free >= level ? Math.min((state.held?.[i] ?? 0) + 1, ENDS) : 0));
  if (held.some((n, i) => n !== (state.held?.[i] ?? 0))) emit({ is: 'heldFor', held });
}

/** M17.g.6: the highest level the guerillas could end the game with now. */
export const levelOf = ({ held = [] }: Pick<State, 'held'>): number => held.findLastIndex((n) => n >= ENDS);

export function victoryOf(world: World, state: State): Verdict | undefined {
  const { liberation } = world.opening;
  const level = levelOf(state);
  if (!liberation || level < 0) return undefined;
  const because = msg`${LEVEL_WORDS[level] ?? MARGINAL}: ${theSide(other(liberation))} has held ${LEVELS[level] ?? 0} {city|cities} for a complete turn`;
  return { winner: other(liberation), rule: 'M17.g.6', because };
}

const inPlay = ({ units }: State, side: Side): boolean =>
  units.some((unit) => unit.side === side && isIrregular(unit) && ['map', 'sea', 'aboard'].includes(unit.place));

export function liberationOf(
  { board, terms }: Source,
  oppressor: Side,
  interval: number,
): ReturnType<ModuleCard['answers']> {
  const rebels = other(oppressor);
  const closed: readonly ClosedHex[] = [...board.country.keys()]
    .filter((hex) => countryRole(board, hex) === oppressor)
    .map((hex) => ({
      hex,
      why: objection('M17.g.3', msg`${theHex(board.grid, hex)} is in the oppressor's home country`),
    }));
  const NOTHING: readonly ClosedHex[] = [];
  const written = terms.adjudicate > 0 ? terms.adjudicate : terms.lastTurn;
  const last = written === 0 ? LAST_TURN : Math.min(LAST_TURN, written);
  return {
    closes: ({ side }) => (side === rebels ? closed : NOTHING),
    cityUse: ({ world, state, side, hex }) =>
      side === oppressor && freedAt(world, state, hex) !== undefined
        ? objection('M17.g.5', msg`${theCity(board, hex)} has no garrison and is the guerillas’`)
        : undefined,
    uprisings: {
      most: FACTORS,
      risings({ world, state }) {
        if (state.turn % interval !== 0) return [];
        return citiesAbroad(board, oppressor)
          .filter(([hex = -1]) => isGarrisoned(world, state, oppressor, hex))
          .map(([city]) => ({ country: EVERYWHERE, side: rebels, city: city as Hex }));
      },
    },
    course: {
      aims: () => ({
        destroyed: 'M17.g.7',
        last: {
          turn: last,
          rule: 'M17.g.8',
          line: msg`5, 10 or 20 free cities for a complete turn, before turn ${last} ends`,
          text: msg`5, 10 or 20 cities without a garrison for a complete turn are a victory of the guerillas; none of them left is one of the oppressor; neither by the end of turn ${last} is a stalemate`,
          what: msg`free cities`,
          score: (world, state, side) => (side === rebels ? citiesFree(world, state, oppressor) : 0),
        },
      }),
      outcome({ world, state, early }): Verdict | undefined {
        if (!inPlay(state, rebels))
          return { winner: oppressor, rule: 'M17.g.7', because: msg`no guerilla of ${theSide(rebels)} is in play` };
        if (early || state.turn < last || !lastOfTurn(world.terms, state)) return undefined;
        return { winner: 'draw', rule: 'M17.g.8', because: msg`stalemate, a moral victory of the guerillas` };
      },
    },
  };
}
