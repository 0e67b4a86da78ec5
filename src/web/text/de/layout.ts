import type { enLayout } from '../en/layout.ts';
import type { Like } from '../word-types.ts';

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

  turnSteps: 'Schritte dieses Zuges',
  stepNo: (no, of) => `Schritt ${no} von ${of}`,
  emptySteps: (count) => (count === 1 ? '1 leerer Schritt' : `${count} leere Schritte`),
  stepStands: { over: 'erledigt', now: 'jetzt', ahead: 'kommt noch' },
  stepEmpty: 'Hier gibt es nichts zu entscheiden: Er wird übersprungen.',
  stepOver: 'Dieser Schritt ist vorbei.',
  stepAhead: 'Dieser Schritt kommt noch.',
  stepNever: (step) => `${step}: nie fragen`,
  neverAsk: 'Hier nie fragen',
  neverAskText:
    'Der Schritt wird von nun an übergangen, außer wenn dadurch etwas verloren ginge. Rückgängig führt zu ihm zurück.',
  stepReturn: 'Zu diesem Schritt zurück',
  stepGo: 'Weiter zu diesem Schritt',
  stepGoText: 'Die Schritte davor werden übergangen. Wo etwas verloren ginge, wird vorher gefragt.',
  turnEnd: 'Zug von hier an beenden',
  turnEndNow: 'Zug beenden',
  turnEndText: 'Die übrigen Schritte werden übergangen. Wo etwas verloren ginge, wird vorher gefragt.',
  turnOfSide: (side) => `${side} am Zug`,

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

  passTo: (side) => `Weiter an ${side}`,
  passText: (side, several) => `${side} ${several ? 'entscheiden' : 'entscheidet'} als Nächstes.`,
  passSecrets: 'Was die Gegenseite verbirgt, bleibt verborgen, und Ihres auch.',
  passHappened: 'Was gerade geschah',
  passTake: (side) => `Ich spiele ${side}, meinen Zug zeigen`,
  passAlone: 'Ich spiele beide Seiten',
  passLeave: 'Speichern und gehen',
  playsAlone: 'Eine Person spielt beide Seiten',
  handOverAlways: 'Bildschirm bei jedem Seitenwechsel übergeben',

  farTitle: 'Aus der Ferne',
  farBlock: 'Ein Block ist ein Stapel; seine Zahl ist, womit er sich verteidigt.',
  farTint: 'Getöntes Land halten die Einheiten dieser Seite und was sie erreichen.',
  farFront: 'Die Linie zwischen den Tönen ist die Front.',
  farNearer: 'Näher sieht man einzelne Steine mit ihren Faktoren.',
  understood: 'Verstanden',
};
