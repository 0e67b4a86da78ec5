import { english, type Message, asMessage, msg, theSide } from '#core/message.ts';
import { friendlyCount } from '#games/blitz/countries/rules/cities.ts';
import { fieldOf } from '#games/blitz/ground/rules/field.ts';
import { isForce, isShip } from '#games/blitz/kinds.ts';
import {
  other,
  type Outcome,
  type Place,
  type Side,
  SIDES,
  type State,
  sizeOf,
  type Verdict,
} from '#games/blitz/types.ts';
import type { Aims, World } from '#games/blitz/world.ts';
import { begunBy, lastOfTurn } from '#games/blitz/turns.ts';

const IN_PLAY: readonly Place[] = ['map', 'aboard', 'sea', 'air', 'dock', 'assault'];

/**
 * B5.1: nothing on the map and nothing due but held back. A reinforcement is due once its owner could have brought it
 * in: at set-up for units of turn 1, else once a player turn of his has begun; units of later turns save nobody.
 */
export function isWipedOut({ terms }: World, state: State, side: Side): boolean {
  const begun = Math.max(begunBy(terms, state, side), 1);
  return !state.units.some(
    ({ side: owner, type, place, due }) =>
      // T5.1: units At Sea count as units in play, M17.5: ships with them; M7.9: trains hold nothing, who is on board does; nor do installations.
      owner === side &&
      (isForce({ type }) || isShip({ type })) &&
      (IN_PLAY.includes(place) || (place === 'waiting' && due <= begun)),
  );
}

/** B5.2: does a side hold every city hex of the enemy's home country? Without such a hex there is nothing to hold. */
export function holdsEnemyHome(world: World, state: State, side: Side): boolean {
  const hexes = world.board.homeCityHexes[other(side)];
  const field = fieldOf(world, state);
  return (
    hexes.length > 0 && hexes.every((hex) => world.rules.course.holdsForVictory({ world, state, field, side, hex }))
  );
}

/** B5.2: the chains of player-turn ends after this one. */
export function streaksAfter(world: World, state: State): { blue: number; red: number } {
  // M90.61
  if (world.rules.course.aims(world).home === undefined) return state.streak;
  const next = (side: Side) => (holdsEnemyHome(world, state, side) ? state.streak[side] + 1 : 0);
  return { blue: next('blue'), red: next('red') };
}

const CHAIN = 3;

function decided(winners: readonly Side[], rule: string, because: (winner: Side) => Message): Verdict | undefined {
  const [winner, both] = winners;
  if (!winner) return undefined;
  return both
    ? { winner: 'draw', rule, because: msg`both sides: ${because(winner)}` }
    : { winner, rule, because: because(winner) };
}

/** B5.1, M17.5 */
export const wipedOut = (world: World, state: State, rule: string): Verdict | undefined =>
  decided(
    SIDES.filter((side) => isWipedOut(world, state, other(side))),
    rule,
    (winner) => msg`${theSide(other(winner))} has no unit in play and none held back`,
  );

/** B5.1 and B5.2, the conditions of every level. */
function destroyedOrHeld(world: World, state: State): Verdict | undefined {
  return (
    wipedOut(world, state, 'B5.1') ??
    decided(
      SIDES.filter((side) => state.streak[side] >= CHAIN),
      'B5.2',
      (winner) => msg`${theSide(winner)} has held every home city hex of ${theSide(other(winner))} for a complete turn`,
    )
  );
}

/** B5.4: the checks at the end of a player turn, in their order. */
export function basicOutcome(world: World, state: State): Verdict | undefined {
  const early = destroyedOrHeld(world, state);
  if (early) return early;
  if (world.terms.lastTurn === 0 || state.turn < world.terms.lastTurn || !lastOfTurn(world.terms, state))
    return undefined;
  const counts = { blue: friendlyCount(world, state, 'blue'), red: friendlyCount(world, state, 'red') };
  const winners = SIDES.filter((side) => counts[side] > world.terms.cities);
  const because = msg`${counts.blue} city {hex|hexes} for ${theSide('blue')}, ${counts.red} for ${theSide('red')}, more than ${world.terms.cities} win`;
  return { winner: winners.length === 1 ? (winners[0] as Side) : 'draw', rule: 'B5.3', because };
}

/** B5: one more city hex than the number is enough at the end of the last turn. */
export const basicAims = ({ terms: { lastTurn, cities } }: World): Aims => ({
  destroyed: 'B5.1',
  home: 'B5.2',
  ...(lastTurn > 0 && {
    last: {
      turn: lastTurn,
      rule: 'B5.3',
      line: msg`More than ${cities} city hexes at the end of turn ${lastTurn}`,
      text: msg`At the end of turn ${lastTurn} more than ${cities} city hexes win; both or neither is a draw`,
      needed: cities + 1,
    },
  }),
});

export const tournamentAims = ({ terms: { adjudicate, par } }: World): Aims => ({
  destroyed: 'T5.1',
  home: 'T5.2',
  ...(adjudicate > 0 && {
    last: {
      turn: adjudicate,
      rule: 'T5.4',
      line: msg`More city hexes at the end of turn ${adjudicate}`,
      text:
        par === 0
          ? msg`At the end of turn ${adjudicate} whoever has more city hexes wins, then more factors in play`
          : msg`At the end of turn ${adjudicate} Blue wins if he is ahead by more than ${par} city hexes, then by factors in play`,
    },
  }),
});

interface Standing {
  readonly cities: number;
  readonly factors: number;
}

/** T5: no limit of turns. Games between computers may be adjudicated (T5.4): city hexes, then factors. */
export function tournamentOutcome(world: World, state: State): Verdict | undefined {
  const early = destroyedOrHeld(world, state);
  const { adjudicate } = world.terms;
  if (early || adjudicate === 0 || state.turn < adjudicate || !lastOfTurn(world.terms, state)) return early;
  const inPlay = (side: Side) =>
    state.units.reduce(
      (sum, unit) =>
        unit.side === side && ['map', 'sea', 'aboard'].includes(unit.place) && isForce(unit) ? sum + sizeOf(unit) : sum,
      0,
    );
  const [blue, red] = (['blue', 'red'] as const).map((side) => ({
    cities: friendlyCount(world, state, side),
    factors: inPlay(side),
  })) as [Standing, Standing];
  const { par } = world.terms;
  const margin = blue.cities - red.cities - par || blue.factors - red.factors;
  const told = ({ cities, factors }: Standing) => msg`${cities} city {hex|hexes} and ${factors} {factor|factors}`;
  const counted = msg`adjudicated after turn ${state.turn}: ${told(blue)} for ${theSide('blue')}, ${told(red)} for ${theSide('red')}`;
  const because = par === 0 ? counted : msg`${counted}; ${theSide('blue')} was to be ahead by ${par} city {hex|hexes}`;
  return { winner: margin === 0 ? 'draw' : margin > 0 ? 'blue' : 'red', rule: 'T5.4', because };
}

export const agreed: Verdict = { winner: 'draw', rule: 'B80.11', because: msg`both sides agreed on a draw` };

export const resigned = (side: Side): Verdict => ({
  winner: other(side),
  rule: 'B80.11',
  because: msg`${theSide(side)} resigns`,
});

/** Records keep the words they always had, `1 city hexes`: a game saved long ago still ends as it did. */
const kept = ({ says, with: args }: Message): string =>
  english({
    says: says.replace(/\{(?:\d+\|)?[^{}|]*\|([^{}|]*)\}/g, '$1'),
    with: args.map((arg) => (typeof arg === 'object' && 'says' in arg ? { code: kept(arg) } : arg)),
  });

export const outcomeOf = ({ winner, rule, because }: Verdict): Outcome => ({
  winner,
  rule,
  because: kept(because),
});

/**
 * The verdict behind an outcome: found again where today's rules come to the same, or else its mere text. `claimed` is what
 * a side could have ended the game with (M17.g.6).
 */
export function verdictOf(world: World, state: State, outcome: Outcome, claimed?: Verdict): Verdict {
  const { winner, rule, because } = outcome;
  const ended = rule === 'B80.11' && (winner === 'draw' ? agreed : resigned(other(winner)));
  const verdicts = [ended || undefined, claimed, world.rules.course.outcome({ world, state })];
  const found = verdicts.find((one) => one && kept(one.because) === because);
  return found ?? { winner, rule, because: asMessage(because) };
}
