import type { UprisingView } from '#games/blitz/desk/guerillas.ts';
import { named, w } from '../words/words.ts';

/** How an uprising stands: what has fallen, and why nobody rises, or how many do. */
export function risingOf({ country, oppressor, rises, pacified, waiting, coming }: UprisingView): string {
  const parts = [
    ...(waiting > 0 ? [w.bandsWait(waiting)] : []),
    pacified
      ? w.pacified
      : rises
        ? coming > 0
          ? w.bandsCome(coming)
          : country < 0
            ? w.noGarrison
            : w.nobodyComes
        : w.tooLittleFallen,
  ];
  return country < 0 ? `${w.oppressorIs(w.sideName(oppressor))} ${parts.join(' ')}` : parts.join(' ');
}

/** The same in a line, with the country's name. */
export const uprisingInWords = (view: UprisingView): string =>
  view.country < 0
    ? risingOf(view)
    : `${named(view.name)}: ${w.fallenTo(view.fallen, view.cities, w.sideName(view.oppressor))}. ${risingOf(view)}`;
