import { dateLocale } from '#web/text/language.ts';

/** A day, in the words of the language spoken. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long', year: 'numeric' }).format(at);

/** A day with its time. */
export const momentOf = (at: number): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
