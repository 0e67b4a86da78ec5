import type { Bonds } from '../../../core/composition.ts';
import type { RuleId } from '../../../core/objection.ts';
import type { Module } from '../../../core/rulebook.ts';
import type { Position } from '../position.ts';
import type { QUESTIONS } from '../questions.ts';

/** What a game is opened from, as far as rules ask for it. */
export type Source = Pick<Position, 'board' | 'preset' | 'switches' | 'modules' | 'counters' | 'terms'>;

/** M0.3: a module as it is listed: what it is bound to, and the rules it brings. */
export interface ModuleCard extends Bonds {
  /** The rule that says what it replaces. */
  readonly rule: RuleId;
  /** M70.2: modules it is best played with. */
  readonly advises?: readonly string[];
  readonly answers: (source: Source) => Module<typeof QUESTIONS>['answers'];
}
