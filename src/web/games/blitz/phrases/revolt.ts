import type { UprisingView } from '#games/blitz/countries/desk/guerillas.ts';
import { named, w } from '../words/words.ts';

/** Standing of an uprising: the fallen cities, and the reason why none rise, or the number that do. */
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

/** Uprising in one line, with the country's name. */
export const uprisingInWords = (view: UprisingView): string =>
  view.country < 0
    ? risingOf(view)
    : `${named(view.name)}: ${w.fallenTo(view.fallen, view.cities, w.sideName(view.oppressor))}. ${risingOf(view)}`;
