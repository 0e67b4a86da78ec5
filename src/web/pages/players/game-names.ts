import { BOXES, boxNamed } from '#web/faces.ts';
import { language } from '#web/text/language.ts';

/** Games that are rated, each on its own. */
export const FAMILIES: readonly string[] = [...new Set(BOXES.map(({ game }) => game))];

export const gameName = (family: string): string => boxNamed(family)?.title[language()] ?? family;
