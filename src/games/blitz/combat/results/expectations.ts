import { type Expectation, Misstated, noMore, verdict } from '#core/expectation.ts';
import { declaredBattle } from '#games/blitz/combat/rules/calculation.ts';
import { tableFault } from '#games/blitz/combat/rules/declaration.ts';
import { sideOf, unitsOf } from '#games/blitz/expected/words.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { readWished } from '#games/blitz/text/commands/battle-query.ts';
import { writeResult } from '#games/blitz/text/log/result-text.ts';
import type { BlitzEvent, State } from '#games/blitz/types.ts';
import { chosenOf } from '#games/blitz/modules/options.ts';
import { points } from '#games/blitz/economy/production/construction.ts';
import { ACCOUNT_OPTIONS, accountOf, debtOf } from './account.ts';

/** Script expectations about M4. */
export const COMBAT_RESULTS_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  /** M4.11: it does not move in its owner's player turn. */
  immobilised(scene, words) {
    const { state } = scene;
    const free = unitsOf(scene, words).filter(({ immobileTill = -1 }) => immobileTill < state.turn);
    return { met: free.length === 0, found: free.map(({ id }) => `${id} is not`).join(', ') || 'so it is' };
  },
  /** M4.3: `blitz b1+b2 on 0,0 open`, or `closed`. */
  blitz({ game: { world }, state }, words) {
    const wanted = words.at(-1);
    if (wanted !== 'open' && wanted !== 'closed') throw new Misstated("the Blitz table is 'open' or 'closed'");
    const read = readWished(world, state, words.slice(0, -1).join(' '));
    if ('message' in read) throw new Misstated(read.message);
    const fault = tableFault(world, state, { attackers: read.attackers, hexes: read.hexes, table: 'blitz' });
    return verdict(wanted, fault ? 'closed' : 'open');
  },
  /** M4.40: `account blue 94`, in cents; M4.43: `owes blue 22`, or `owes nobody`. */
  account: ({ state }, [who, wanted]) => verdict(wanted ?? '', points(accountOf(state)[sideOf(who)])),
  owes({ game: { position }, state }, [who, ...words]) {
    noMore(words, who === 'nobody' ? 0 : 1);
    const [wanted] = words;
    const { debtor, halves } =
      chosenOf(ACCOUNT_OPTIONS, position).lossPriceBurn === 'yes' ? { halves: 0 } : debtOf(accountOf(state));
    const found = debtor ? `${debtor} ${points(halves)}` : 'nobody';
    return verdict(who === 'nobody' ? who : `${sideOf(who)} ${wanted ?? ''}`, found);
  },
  /** `column 6-1`: of the battle fought last; `table blitz`: the table it was read from, or that of a declared one. */
  column({ past }, [wanted]) {
    const fought = past.findLast((event) => event.is === 'fought');
    if (fought?.is !== 'fought') return verdict(wanted ?? '', 'no roll');
    // M4.13: every die of the last column reads the same.
    const over = wanted === '10-1' && writeResult(fought.result) === 'OR';
    return over ? { met: true, found: wanted } : verdict(wanted ?? '', fought.result.column ?? 'no roll');
  },
  table({ past, state }, [word, wanted]) {
    if (wanted !== undefined) {
      const declared = declaredBattle(state, Number(word));
      if (!declared) throw new Misstated(`there is no battle ${word ?? ''}`);
      return verdict(wanted, ('table' in declared && (declared.table as string)) || 'standard');
    }
    const fought = past.findLast((event) => event.is === 'fought');
    const table = fought?.is === 'fought' ? fought.result.table : undefined;
    return verdict(word ?? '', table?.replace('M4.', '') ?? 'no battle was resolved');
  },
};
