import { counted } from '../../core/columns.ts';
import type { Like } from './said.ts';
import type { enFilm } from './en-film.ts';

/** Was andere taten, während man zusah und seit dem eigenen letzten Zug: auf Deutsch. */
export const deFilm: Like<typeof enFilm> = {
  film: 'Was der Computer zieht',
  filmOf: (side) => `${side} zieht: Sie sehen zu`,
  filmPause: 'Anhalten',
  filmPlay: 'Weiter',
  filmStep: 'Ein Schritt',
  filmSlower: 'Langsamer',
  filmFaster: 'Schneller',
  filmSkip: 'Zu meinem Zug springen',
  filmMoved: (units) => `${counted(units, 'Einheit zieht', 'Einheiten ziehen')}`,
  filmWent: (unit, to) => `${unit} nach ${to}`,
};
