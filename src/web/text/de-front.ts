import type { enFront } from './en-front.ts';
import type { Like } from './said.ts';

/** Startseite und Spielauswahl auf Deutsch. */
export const deFront: Like<typeof enFront> = {
  pageTitle: 'Hexfront – Hexfeld-Konfliktsimulationen im Browser',
  playNowText: 'Das Grundspiel, beide Armeen stehen schon. In einer Minute machen Sie den ersten Zug.',
  playAs: 'Sie sind',
  opponent: 'Computer',
  keptWhen: (when) => `Gespeichert ${when}.`,
  somebodyHere: 'jemand hier',
  firstTime: 'Zum ersten Mal hier?',
};
