import { describeFault, type Fault } from '#core/notation/notation.ts';
import type { Script, ScriptStep } from './text.ts';

/** Scripts that demand that their position is refused: `refused X8.2a: position`, `refused: position`. */

const isDemand = (step: ScriptStep): step is ScriptStep & { kind: 'command' } =>
  step.kind === 'command' && step.demand?.is === 'refused' && step.command.toLowerCase() === 'position';

/** A position cannot be demanded to be refused once it is played. */
export const demandsRefusal = ({ steps }: Script): boolean => steps.some(isDemand);

export interface RefusalReport {
  readonly ok: boolean;
  /** Faults of the refused position. */
  readonly refused: readonly Fault[];
  readonly errors: readonly Fault[];
}

/** Rules that a fault cites, and all its other words. */
const wordsIn = (fault: Fault): readonly string[] =>
  describeFault(fault)
    .toLowerCase()
    .split(/[^\w.]+/)
    .map((word) => word.replace(/\.$/, ''));

function errorOf(step: ScriptStep, refused: readonly Fault[]): string | undefined {
  if (isDemand(step)) {
    const rule = step.demand?.is === 'refused' ? step.demand.rule?.toLowerCase() : undefined;
    if (refused.length === 0) return 'the position should be refused, but can be played';
    const cited = rule === undefined || refused.some((fault) => wordsIn(fault).includes(rule));
    return cited
      ? undefined
      : `the position should be refused by ${rule ?? ''}, but is by: ${refused.map(describeFault).join('; ')}`;
  }
  if (step.kind === 'expect' && step.words[0]?.toLowerCase() === 'said') {
    const wanted = step.words.slice(1).join(' ').toLowerCase();
    const said = refused.some((fault) => describeFault(fault).toLowerCase().includes(wanted));
    return said ? undefined : `'${step.text}' is not so: ${refused.map(describeFault).join('; ') || 'nothing'}`;
  }
  return `'${step.text}' cannot be played: the script demands that its position is refused`;
}

/** Holds the faults of a position against what its script demands. */
export function judgeRefusal({ steps }: Script, refused: readonly Fault[]): RefusalReport {
  const errors = steps.flatMap((step) => {
    const message = errorOf(step, refused);
    return message === undefined ? [] : [{ line: step.line, message }];
  });
  return { ok: errors.length === 0, refused, errors };
}
