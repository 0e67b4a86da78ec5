import type { enFront } from '../en/front.ts';
import type { Like } from '../said.ts';

/** Startseite und Spielauswahl auf Deutsch. */
export const deFront: Like<typeof enFront> = {
  otherBoxes: 'Andere Spiele',
  pageTitle: 'Hexfront – Hexfeld-Konfliktsimulationen im Browser',
  playNowText: 'Das Grundspiel, beide Armeen stehen schon. In einer Minute machen Sie den ersten Zug.',
  playAs: 'Sie sind',
  opponent: 'Computer',
  keptWhen: (when) => `Gespeichert ${when}.`,
  somebodyHere: 'jemand hier',
  firstTime: 'Zum ersten Mal hier?',

  printPlay: 'Drucken und spielen',
  printPlayText:
    'Karte und Spielsteine in ihrer wirklichen Größe, mit Schnittmarken. Mit 100 % und ohne Ränder drucken.',
  printCard: 'Karte und alle Spielsteine auf Papier.',
  counterSheets: 'Spielsteine',
  mapSheets: 'Karte',
  paper: 'Papier',
  paperName: (paper) => ({ a4: 'A4', letter: 'Letter' })[paper] ?? paper,
  printNow: 'Drucken',
  sheetsLeft: (count) => (count === 1 ? 'Noch ein Blatt …' : `Noch ${count} Blätter …`),
};
