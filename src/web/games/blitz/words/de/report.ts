import type { Like } from '#web/text/word-types.ts';
import type { report as en } from '../en/report.ts';

export const report: Like<typeof en> = {
  reportEmpty: 'Noch wurde nichts gespielt.',
  chartLosses: 'Verluste',
  chartLossesNote: 'Seit Spielbeginn verlorene Faktoren.',
  chartCities: 'Stadtfelder',
  chartCitiesNote: 'Eigene Stadtfelder; umkämpfte zählen für niemanden.',
  chartStrength: 'Stärke',
  chartStrengthNote: 'Faktoren auf der Karte.',
  chartFront: 'An der Front',
  chartFrontNote: 'Faktoren, die am Ende des Spielerzugs höchstens drei Felder vom Gegner entfernt standen.',
  chartSea: 'Auf See',
  chartSeaNote: 'Faktoren in den Seefeldern.',
  chartLuck: 'Glück',
  chartLuckNote: 'Faktoren, die über den Durchschnitt der gedruckten Tabellen hinaus gewonnen wurden.',
  atTheStart: 'Zu Beginn',
  luckTable: 'Erwartet und eingetroffen',
  luckTableNote:
    'Faktoren, die der Gegner verliert, weniger eigene Verluste, allein nach der Tabelle. Wetter, Stadteroberungen, Bombardierungen, Seegefechte und Flüge von Flugplätzen fehlen.',
  rollsWord: 'Würfe',
  expected: 'Erwartet',
  actual: 'Eingetroffen',
  luckOfRolls: (side) => `Alle Würfe von ${side}`,
  noRolls: 'Noch hat kein Würfel etwas entschieden.',
  boldest: 'Die Würfe, die am weitesten vom Durchschnitt abwichen',
  rollLine: (odds, hexes, die, result) =>
    `${odds === '' ? 'Atomschlag' : odds} gegen ${hexes}, Würfel ${die}, ${result}`,
  showOnBoard: 'Zeigen',
};
