import { type Expectation, Misstated, verdict } from '#core/expectation.ts';
import { countryNamed } from '#games/blitz/countries/rules/nations.ts';
import { numberOf, sideOf } from '#games/blitz/expected/words.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { firstOf } from '#games/blitz/turns.ts';
import type { BlitzEvent, State } from '#games/blitz/types.ts';
import { leftFor } from './replacements.ts';

/** Script expectations about a war. */
export const WAR_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  /** M17.2, M17.4: what the scenario counts for a side, now: `score blue 3`. */
  score({ game: { world }, state }, [who, wanted]) {
    const { last } = world.rules.course.aims(world);
    if (!last?.score) throw new Misstated('nothing is counted at the end of this game (M17.2)');
    return verdict(numberOf(wanted), String(last.score(world, state, sideOf(who))));
  },
  /** M17.table: who moves first: `first red`. */
  first: ({ game: { world }, state }, [who]) => verdict(sideOf(who), firstOf(world.terms, state)),
  /** M17.e.4: factors a country may still replace at the end of this turn: `replaceable NW 2`. */
  replaceable({ game: { world }, state }, [word, wanted]) {
    const country = countryNamed(world.board, word ?? '');
    const side = state.nations?.find((one) => one.country === country)?.operator;
    if (!side) throw new Misstated(`${word ?? '(none)'} is no country with an army that somebody operates`);
    const frame = state.frames.at(-1);
    const given = frame?.at === 'replacements' && frame.side === side ? frame.given : [];
    return verdict(numberOf(wanted), String(leftFor(world, state, { side, given }, country)));
  },
};
