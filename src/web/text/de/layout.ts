import type { enLayout } from '../en/layout.ts';
import type { Like } from '../said.ts';

/** Wo am Tisch was ist, was gewinnt, wonach vor dem Ende einer Phase gefragt wird: auf Deutsch. */
export const deLayout: Like<typeof enLayout> = {
  inHand: 'In der Hand',
  unitCard: 'Karte der Einheit',
  explainUnit: (name) => `${name} erklären`,
  foldCard: 'Karte einklappen',
  whatHappened: 'Was geschah',
  mapTools: 'Kartenwerkzeuge',
  nearer: 'Näher',
  further: 'Weiter weg',
  wholeMap: 'Die ganze Karte',
  nextUnit: 'Nächste Einheit',

  decidesNow: (side, several) => `${side} ${several ? 'entscheiden' : 'entscheidet'}`,

  ofTurns: (last) => `von ${last}`,
  goal: 'Was gewinnt',
  goalOf: (line) => `Was gewinnt: ${line}.`,
  turnOf: (turn, last) => `Runde ${turn} von ${last}`,
  waysToWin: 'Wege zum Sieg, und wie es steht',

  carefulOn: 'Nachfragen, bevor eine Phase zu früh endet',
  carefulTitle: 'Wirklich?',
  carefulText: (because) => `Sie beenden das jetzt, und ${because}.`,
  carefulBack: 'Noch nicht',
  carefulOnward: (done) => `Trotzdem: ${done}`,
  carefulGo: 'Trotzdem dorthin',
  carefulNever: 'Nicht mehr fragen',

  farTitle: 'Aus der Ferne',
  farBlock: 'Ein Block ist ein Stapel; seine Zahl ist, womit er sich verteidigt.',
  farTint: 'Getöntes Land halten die Einheiten dieser Seite und was sie erreichen.',
  farFront: 'Die Linie zwischen den Tönen ist die Front.',
  farNearer: 'Näher sieht man einzelne Steine mit ihren Faktoren.',
  understood: 'Verstanden',
};
