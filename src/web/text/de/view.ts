import type { enSeeing } from '../en/view.ts';
import type { Like } from '../word-types.ts';

/** Den Tisch sehen und nachrechnen: auf Deutsch. */
export const deSeeing: Like<typeof enSeeing> = {
  overlays: 'Einblendungen',
  legend: 'Zeichenerklärung der Einblendungen',
  hideOverlay: (name) => `${name} ausblenden`,

  seeingTitle: 'Ansicht',
  counterSize: 'Spielsteine',
  counterSizeName: { map: 'wachsen mit der Karte', small: 'immer klein', middle: 'immer mittel', large: 'immer groß' },
  motionOn: 'Spielsteine gleiten und verblassen',
  diceOn: 'Nach einem Kampf Würfel und Tabelle zeigen',
  soundOn: 'Töne',
  liftCounters: 'Spielsteine abheben',
  dieColumn: 'Wurf',

  logKind: 'Was gezeigt wird',
  logAll: 'Alles',
  logSide: 'Wessen Zeilen',
  logBoth: 'Beide Seiten',
  logSearch: 'Im Protokoll suchen',
  logEmpty: 'Noch ist nichts geschehen.',
  logNothing: 'Keine Zeile passt.',
  logGathered: {
    moves: (n) => `${n} ${n === 1 ? 'Einheit' : 'Einheiten'} gezogen`,
    arrivals: (n) => `${n} ${n === 1 ? 'Einheit' : 'Einheiten'} eingetroffen`,
    setup: (n) => `${n} ${n === 1 ? 'Einheit' : 'Einheiten'} aufgestellt`,
  },
  logDetails: (n) => `${n} ${n === 1 ? 'Schritt' : 'Schritte'}`,
  logOlder: 'Ältere Zeilen',

  diceNone: 'Noch ist nicht gewürfelt worden.',
  diceLine: (count, mean) =>
    `${count === 1 ? '1 Wurf' : `${count} Würfe`}, im Mittel ${mean.replace('.', ',')} (zu erwarten: 3,50)`,
  diceActual: 'gefallen',
  diceExpected: 'erwartet',

  tabTools: 'Rechner',

  hexWalk: 'Feld für Feld',
  hexWalkHint: 'Ein Feld auf der Karte oder unten einen Stapel wählen und von dort aus weitergehen.',
  wayName: {
    northWest: 'Nordwest',
    northEast: 'Nordost',
    west: 'West',
    east: 'Ost',
    southWest: 'Südwest',
    southEast: 'Südost',
  },
  edgeOfBoard: 'Dort endet das Spielfeld.',
};
