import { counted } from '../../core/columns.ts';

/** What others did while one watched, and since one's last turn: in English. */
export const enFilm = {
  film: 'What the computer plays',
  filmOf: (side: string) => `${side} plays: you are watching`,
  filmPause: 'Pause',
  filmPlay: 'Go on',
  filmStep: 'One step',
  filmSlower: 'Slower',
  filmFaster: 'Faster',
  filmSkip: 'Skip to my turn',
  filmMoved: (units: number) => `${counted(units, 'unit moves', 'units move')}`,
  filmWent: (unit: string, to: string) => `${unit} to ${to}`,
};
