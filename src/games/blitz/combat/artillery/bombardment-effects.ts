import { objection } from '#core/objection.ts';
import type { Module } from '#core/rulebook.ts';
import { msg } from '#core/message.ts';
import { ratio, type Term, times } from '#core/terms.ts';
import type { BtaChange } from '#games/blitz/ground/rules/bta.ts';
import type { QUESTIONS } from '#games/blitz/questions.ts';
import { nextOf } from '#games/blitz/turns.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import type { Terms } from '#games/blitz/world.ts';

/** M12.hd: what a bombardment leaves behind, whoever fired: slow after a hit, shaken at half strength. */

const NOTHING: readonly Term[] = [];
const SHAKEN: readonly Term[] = [times('M12.hd', msg`under bombardment`, ratio(1, 2))];
const AS_FAST: readonly BtaChange[] = [];
const SLOWED: readonly BtaChange[] = [{ after: 'bombardment', rule: 'M12.hd', by: 'half' }];

/** To the end of its owner's next player turn. */
export const lasts = (terms: Terms, state: State, side: Unit['side'], till: number | undefined): boolean =>
  till !== undefined && till >= (side === state.mover ? state.turn : nextOf(terms, state, side));

/** Lasting result of a bombardment. */
export const harmOf = (terms: Terms, state: State, { side, hitTill, shakenTill }: Unit): 'H' | 'D' | undefined =>
  lasts(terms, state, side, shakenTill) ? 'D' : lasts(terms, state, side, hitTill) ? 'H' : undefined;

type Answers = Required<Pick<Module<typeof QUESTIONS>['answers'], 'factor' | 'bta' | 'boards' | 'leave'>>;

export const batteredRules = (terms: Terms): Answers => ({
  factor: ({ state, unit }) => (lasts(terms, state, unit.side, unit.shakenTill) ? SHAKEN : NOTHING),
  bta: ({ state, unit }) => (lasts(terms, state, unit.side, unit.hitTill) ? SLOWED : AS_FAST),
  boards: ({ state, unit }) =>
    lasts(terms, state, unit.side, unit.hitTill)
      ? objection(
          'M12.hd',
          msg`${unit} has been hit by a bombardment and uses no transport in turn ${unit.hitTill ?? 0}`,
        )
      : undefined,
  leave: ({ state, unit }) =>
    lasts(terms, state, unit.side, unit.shakenTill)
      ? objection(
          'M12.hd',
          msg`${unit} is under bombardment and may not move before its owner's turn ${unit.shakenTill ?? 0} is over`,
        )
      : undefined,
});
