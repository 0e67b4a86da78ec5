import type { CountryView } from '#games/blitz/countries/desk/politics.ts';
import { SIDES } from '#games/blitz/types.ts';
import { w } from '../words/words.ts';

/** Standing of a country in a few words. */
export function standingOf(view: CountryView): string {
  if (view.conquered) return w.conqueredBy(w.sideName(view.conquered));
  if (view.stands) {
    return view.stands === 'violated' && view.violator
      ? w.violatedBy(w.sideName(view.violator))
      : w.minorStands[view.stands];
  }
  if (view.operator === undefined) return w.relationName.neutral;
  const parts = SIDES.flatMap((side) => {
    const relation = view[side];
    return relation ? [`${w.sideName(side)}: ${w.relationName[relation]}`] : [];
  });
  return parts.join(', ');
}
