import type { RuleId } from '#core/objection.ts';

/** M0.12: changes to a movement factor, in their order: isolation, weather, bombardment, and what holds a unit for good. */
const STAGES = ['isolation', 'weather', 'bombardment', 'held'] as const;

export interface BtaChange {
  readonly after: (typeof STAGES)[number];
  readonly rule: RuleId;
  /** Halved and rounded up, so many points less, at most so many, or none at all. */
  readonly by: 'half' | 'none' | { readonly less: number } | { readonly most: number };
}

function changed(bta: number, { by }: BtaChange): number {
  // A unit that cannot move at all stays at 0.
  if (by === 'none' || bta === 0) return 0;
  if (by === 'half') return Math.max(Math.ceil(bta / 2), 1);
  return Math.max('less' in by ? bta - by.less : Math.min(bta, by.most), 1);
}

/** The movement factor after all of them; 1 at least, but for a unit that is held. */
export const btaAfter = (printed: number, changes: readonly BtaChange[]): number =>
  STAGES.flatMap((stage) => changes.filter((one) => one.after === stage)).reduce(changed, printed);
