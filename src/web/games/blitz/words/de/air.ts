import type { Like } from '#web/text/word-types.ts';
import { counted } from '#core/notation/columns.ts';
import type { air as english } from '../en/air.ts';

const factors = (count: number): string => counted(count, 'Faktor', 'Faktoren');

/** M12, M13: Lufteinsätze, Flüge, ständige Befehle. */
export const air: Like<typeof english> = {
  tabAir: 'Luft',
  airTasking: 'Lufteinsätze',
  airTaskingHint: {
    ferry: 'Wählen Sie Flugzeuge hier oder auf der Karte, drücken Sie Verlegen, dann den Platz, auf den sie sollen.',
    air: 'Wählen Sie hier oder auf der Karte Transporter und was sie tragen sollen, dann, wohin sie es bringen.',
    strikes:
      'Wählen Sie Flugzeuge hier oder auf der Karte, drücken Sie einen Einsatz, dann ein Ziel: bevor sie fliegen, sehen Sie, was daraus werden kann.',
    standby:
      'Wählen Sie die Jäger, die im Spielerzug des Gegners seinen Flügen begegnen sollen, und stellen Sie sie bereit.',
    any: 'Wählen Sie Flugzeuge hier oder auf der Karte, drücken Sie, was sie tun sollen, dann ein Ziel: bevor sie fliegen, sehen Sie, was daraus werden kann.',
  },
  noAirbases: 'Sie haben keinen Flugplatz auf der Karte. Flugzeuge fliegen von Flugplätzen, nicht aus Städten (M12.1).',
  noAircraft: 'Keine Flugzeuge hier.',
  emptyBases: (bases) => `Keine Flugzeuge in ${bases}.`,
  othersHere: (count) => `${counted(count, 'Flugzeug', 'Flugzeuge')} ohne Aufgabe in diesem Schritt`,
  nothingInReach: 'In diesem Schritt liegt nichts in ihrer Reichweite.',
  baseRoom: (size) => `${size}/12 Faktoren`,
  deckRoom: (size) => `${size}/3 Faktoren`,
  readyAtBase: (ready, all) => `${ready} von ${all} bereit`,
  parkedStanding: {
    ready: 'bereit',
    flown: 'ist geflogen',
    onCall: 'steht zum Abfangen bereit',
    grounded: 'fliegt jetzt nicht',
  },
  onCallNow: 'in Bereitschaft',
  harmNow: { H: 'getroffen: halbe Bewegung', D: 'getroffen: halbe Stärke, zieht nicht' },
  aloftTitle: 'Über der Karte',
  aloftCloses: (hex) => `riegelt ${hex} ab`,
  aloftWaits: (hex) => `über ${hex}`,
  rangeFromBase: (range, ferry) =>
    range === ferry
      ? `Verlegung bis ${counted(ferry, 'Feld', 'Felder')} (Ring auf der Karte); jeder fliegt einmal im Spielerzug (M12.7, M12.10).`
      : `Reichweite ${counted(range, 'Feld', 'Felder')} (Ring auf der Karte), Verlegung ${ferry}; jeder fliegt einmal im Spielerzug (M12.7, M12.10).`,
  chooseTarget: (mission, count) => `${mission}: wählen Sie eines von ${counted(count, 'Ziel', 'Zielen')}`,
  moreTargets: (count) =>
    `${count === 1 ? '1 weiteres Ziel leuchtet' : `${count} weitere Ziele leuchten`} auf der Karte: wählen Sie dort.`,
  targetAway: (hexes) => `${counted(hexes, 'Feld', 'Felder')} entfernt`,
  otherTarget: 'Ein anderes Ziel',
  wayOf: (from, hexes, range) =>
    range === undefined
      ? `Von ${from}: ${counted(hexes, 'Feld', 'Felder')}`
      : hexes > range
        ? `Von ${from}: ${counted(hexes, 'Feld', 'Felder')}, ${hexes - range} mehr als die Reichweite von ${range}`
        : `Von ${from}: ${hexes} von ${counted(range, 'Feld', 'Feldern')}, noch ${range - hexes}`,
  drawWay: 'Weg zeichnen',
  wayDrawn: 'Fertig gezeichnet',
  proposedWay: 'Zurück zum Vorschlag',
  wayOver: (hexes) => `Eigener Weg, über ${hexes}`,
  drawWayHint:
    'Die Felder, die überflogen werden sollen, der Reihe nach [anklicken|antippen]; dasselbe Feld noch einmal nimmt es heraus. Schraffierte Felder liegen unter Flak.[ Escape beendet es.|]',
  wayViolates: (countries) => `Dieser Weg führt über ${countries}: wer ihn fliegt, ist dort im Krieg.`,
  companionsTitle: 'Andere zu demselben Feld',
  companionsHint: 'Ein Angriff je Feld und Spielerzug: wer dort etwas anderes tun soll, kommt jetzt mit (M12.9).',
  staysHere: 'bleibt',
  escortsTitle: 'Geleit',
  escortsHint:
    'Jäger, die mitfliegen, verbessern das Verhältnis gegen Abfangjäger und werden zuerst getroffen (M12.25).',
  noEscorts: 'Kein bereiter Jäger kann mitkommen.',
  mayMeet: (fighters, guns) =>
    fighters + guns === 0
      ? 'Auf dem Hinweg kann ihm niemand begegnen: kein Jäger steht in Reichweite bereit, keine Flak erreicht den Weg.'
      : `Der Gegner kann ihm mit ${[
          ...(fighters > 0 ? [`${factors(fighters)} Jägern`] : []),
          ...(guns > 0 ? [`${factors(guns)} Flak`] : []),
        ].join(' und ')} begegnen.`,
  raidAgainst: {
    nobody: 'niemanden',
    flak: 'alle Flak',
    fighters: 'alle Jäger',
    both: 'Jäger, und Flak neben ihnen',
  },
  raidLetter: { D: 'D', H: 'H', X: 'X', yes: 'ja', '-': 'nichts', no: 'nein' },
  raidResult: {
    D: 'ausgeschaltet (D)',
    H: 'getroffen (H)',
    X: 'Erfolg (X)',
    yes: 'gelingt',
    '-': 'keine Wirkung',
    no: 'misslingt',
  },
  raidMeans: {
    centre: 'H: halbe Punkte im nächsten Zyklus. D: keine.',
    airbase:
      'H: keine Kampfeinsätze bis zum Ende des nächsten Spielerzugs seines Besitzers. D: zerstört, mit der Hälfte seiner Flugzeuge.',
    units: 'H: halbe Bewegung im nächsten Spielerzug. D: ein Faktor verloren, halbe Stärke, keine Bewegung.',
    port: 'H: kein Laden und Löschen bis zum Ende des nächsten Spielerzugs seines Benutzers. D: geschlossen, und ein Schiff darin versenkt.',
    naval: 'H: ein Schiff setzt sich ab. D: ein Schiff sinkt mit seiner Ladung.',
    rail: 'X: die Bahn ist unterbrochen.',
    train: 'X: Zug und Fahrgäste sind vernichtet.',
    interdict:
      'Vier Faktoren über dem Feld riegeln es bis zum Ende des nächsten gegnerischen Spielerzugs ab; bei schlechter Sicht acht.',
    support: 'Was übrig ist, wird zu Ihrem Angriff auf dieses Feld gezählt.',
  },
  raidFigures: 'Erwartete Verluste in Faktoren und Chancen jedes Ergebnisses',
  raidCase: 'trifft auf',
  raidOdds: 'Verh.',
  raidLoses: 'Flug',
  raidHisLoss: 'Jäger',
  dieRead: (die, more, read) => `Würfel ${die}, ${more} mehr für Flak, Sicht oder Ziel: gilt als ${read}.`,
  flakPlate: 'Flak',
  flakTook: (lost) => `Flak: der Flug verliert ${factors(lost)}`,
  fightTook: (interceptors, flight) => `Abfangjäger verlieren ${interceptors}, der Flug ${flight}`,
  suppliesThese: (troops) => `Versorgt ${troops}.`,
  carriesThese: (troops) => `An Bord: ${troops}. Für andere Truppen diese zusammen mit ihrem Transporter wählen.`,
  homeward: 'Flak, die noch nicht gefeuert hat, kann auf dem Heimweg feuern (M13.9).',
  flyThis: (mission, place) => `Fliegen: ${mission}, ${place}`,
  keyFly: 'den geplanten Einsatz fliegen',

  flightOver: (hex) => `Flug nach ${hex}`,
  flightHome: (hex) => `Heimweg von ${hex}`,
  flightOf: (names, from) => `${names} aus ${from}`,
  flightOn: (missions) => `Einsatz: ${missions}`,
  standsBy: 'Ihre Jäger in Reichweite, die bereitstehen',
  metAt: (hex) => `Sie stellen ihn bei ${hex} (M12.31).`,
  ifLetPass: 'Wenn Sie ihn durchlassen',
  ifIntercepted: 'Wenn diese abfangen',
  ifHeldFire: 'Wenn Sie nicht feuern',
  ifFired: 'Wenn Ihre Flak feuert',
  ifRefused: 'Wenn sie verweigern',
  ifFought: 'Wenn sie kämpfen',
  ifGoesOn: 'Wenn er weiterfliegt',
  interceptWith: (count, odds) => `Mit ${factors(count)} abfangen: ${odds}`,
  letPass: 'Durchlassen',
  volleyLine: (guns, hex, column) => `${guns} über ${hex}, Spalte ${column}`,
  fireFlak: 'Feuern',
  holdFire: 'Nicht feuern',
  otherVolleys: 'Anders feuern',
  goOnFlight: 'Weiterfliegen',
  groupBack: (from) => `Umkehren nach ${from}`,
  groupBackMeans: 'Wer umkehrt, verliert niemanden; genannte Jäger und Flak sind verbraucht (M12.24).',
  fightThem: 'Kämpfen',
  refuseThem: 'Verweigern',
  refuseMeans: 'Auch Jäger, die verweigern, sind für diesen Spielerzug verbraucht (M12.23).',
  allHome: 'Alle heim auf ihre Plätze',
  theseHome: (names, base) => `${names}: heim nach ${base}`,
  homeHint: 'Jeder darf auch auf einem anderen Flugplatz in Reichweite landen, der Platz hat: die Karte zeigt den Weg.',
  namedAgainst: (what) => `Dagegen genannt: ${what}`,

  airOrders: 'Ständige Befehle',
  airOrdersOf: (side) => `Ständige Befehle von ${side}`,
  airOrdersHint:
    'Was gegen feindliche Flüge geschieht, ohne Sie zu fragen. Diese Seite gibt die Befehle für Sie, wenn sie das Spiel offen hat, damit der Zug des Gegners nicht warten muss. Ändern Sie sie, wann Sie wollen; sie gelten für dieses Spiel und diese Seite.',
  interceptOrders: 'Feindliche Flüge (M12.22)',
  interceptOrder: {
    ask: 'Mich jedes Mal fragen',
    even: 'Ab 1-1 abfangen',
    never: 'Nie abfangen',
  },
  interceptOrderMeans: {
    ask: 'Sie wählen für jeden Flug die Jäger.',
    even: 'Es steigen so viele Jäger auf, wie 3-1 ergeben; sind alle zusammen weniger als der Flug, bleiben sie. Sie kämpfen gegen jeden, der nicht umkehrt.',
    never: 'Jäger in Bereitschaft bleiben am Boden.',
  },
  flakOrders: 'Flak (M13.3)',
  flakOrder: { ask: 'Mich jedes Mal fragen', always: 'Feuern, wann immer es geht' },
  flakOrderMeans: {
    ask: 'Sie nennen für jeden Flug die Salven.',
    always: 'Alle Flak in Reichweite feuert, hin und zurück, in den Salven, die den Flug im Mittel am meisten kosten.',
  },
};
