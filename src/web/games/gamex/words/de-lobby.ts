import { dePlaces } from './de-places.ts';
import type { enLobby } from './en-lobby.ts';

/** Startseite und Auswahl einer Situation. */
export const deLobby: typeof enLobby = {
  opponents: {
    novice: 'Lernt noch: übersieht vieles, eilt und denkt wenig an das, was zurückschießt.',
    regular: 'Probiert seine besten Einfälle mit allen Würfelseiten aus; eine halbe Sekunde je Zug.',
    veteran: 'Verfolgt seine Einfälle durch Ihren nächsten Impuls; bis zu drei Sekunden je Zug.',
    grand: 'Findet mehr und spielt es durch mehrere Impulse weiter; bis zu fünfzehn Sekunden je Zug.',
  },
  playAs: 'Sie sind',
  opponent: 'Gegen',
  rulesCount: (options) =>
    options === 0 ? 'Standard' : options === 1 ? 'Standard, 1 Option' : `Standard, ${options} Optionen`,
  howToPlayIt: [
    '[Klicken|Tippen] Sie eine Ihrer Einheiten an: Erreichbare Felder und Ziele sind markiert. [Klicken|Tippen] Sie eines davon an.',
    'Beide Seiten wechseln sich in Impulsen ab. Jede Aktivierung kostet einen Punkt; passen Sie, wenn es genug ist.',
    'Wer sich in Sicht bewegt, kann unterwegs beschossen werden. Wald, Dörfer und Hügel geben Deckung.',
    'Rückgängig nimmt jeden Zug zurück, solange kein Würfel fiel. Unsicher? Der Tipp nennt Pläne und spielt einen für Sie.',
  ],
  turns: (n) => (n === 1 ? '1 Runde' : `${n} Runden`),
  zones: 'Wo beide Seiten aufstellen und worum sie kämpfen',
  zoneOf: (side, turn) => (turn === undefined ? side : `${side}, Runde ${turn}`),
  setsUp: { axis: 'Aufstellung oder Eintritt der Achse', allied: 'Aufstellung oder Eintritt der Alliierten' },
  zoneNames: dePlaces,
  foughtFor: 'zählt für den Sieg',
  wins: 'Was gewinnt',
  winsWhen: (turns) =>
    `Nach Runde ${turns} gewinnt die höhere Stufe; der Sieg ist der Unterschied zur Stufe des Gegners.`,
  sudden: 'beendet das Spiel sofort',
  orders: 'Ihr Auftrag',
  placing: 'Aufstellung',
  byHand: 'ich stelle meine Einheiten auf',
  forMe: 'für mich aufstellen',
  begin: 'Beginnen',
  optionGroup: { supplement: 'Ergänzende Regeln', option: 'Wahlregeln' },
  notHere: 'nicht in dieser Lage',
  optionRule: (name, rule) => `${name}: Regel ${rule} lesen`,
};
