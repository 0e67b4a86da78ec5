import type { SupportWords } from './en-support.ts';

/** Artillerie, Flugzeuge und Sturmangriffe, Schritt für Schritt geführt. */
export const deSupport: SupportWords = {
  title: 'Artillerie und Flugzeuge',
  call: (battery, guns, strength, level) =>
    `Batterie ${battery} rufen: ${guns === 1 ? '1 Geschütz' : `${guns} Geschütze`}, Stärke ${strength}; antwortet auf zwei Würfel mit ${level} oder weniger (1 Punkt)`,
  lay: (battery) => `Batterie ${battery} ist bereit: Ziel wählen`,
  noTarget: (battery) => `Batterie ${battery} ist bereit, aber niemand sieht ein Ziel für sie`,
  fly: (name) => `${name}: Ziel wählen (1 Punkt)`,
  flyAgain: (name) => `${name}: nächstes Ziel wählen`,
  nothingToAttack: (name) => `${name}: kein gesichteter Gegner zum Angreifen`,
  blind: (battery) => `Niemand sieht jetzt ein Ziel für Batterie ${battery}. Der Punkt ist trotzdem ausgegeben.`,
  callAnyway: 'Trotzdem rufen',
  asksHex: (who) => `${who}: das Ziel wählen.`,
  asksEye: (who) => `${who}: wählen, wer das Feuer leitet.`,
  asksWay: (who) => `${who}: die Linie wählen, auf der sie fliegt.`,
  asksReady: (who) => `${who}: bereit. Bestätigen oder einen Schritt zurück.`,
  batteryName: (battery) => `Batterie ${battery}`,
  back: 'Zurück',
  whichHex: 'Welches Feld? Wählen Sie eines der umrandeten Felder, auf der Karte oder hier.',
  whichEye: (hex) => `Wer leitet das Feuer auf ${hex}? Mehr tut die Einheit in dieser Runde nicht.`,
  ready: (battery, hex, eye) => `Batterie ${battery} feuert auf ${hex}; ${eye} leitet.`,
  accuracy: (most) =>
    `Sie trifft mit einem Würfel bis ${most}; bis drei mehr geht es in ein Nachbarfeld, darüber ist es verloren.`,
  extra: 'Weitere Punkte für Genauigkeit',
  whichWay: (hex) => `Auf welcher Linie über ${hex}? Geschütze darunter feuern unterwegs darauf.`,
  flies: (name, hex) => `${name} fliegt über ${hex}. Unterwegs werden Sie gefragt, wo angegriffen wird.`,
  toMove: 'muss noch ziehen',
  mayMove: 'steht bereit, darf noch ziehen',
  inPlace: 'steht bereit',
  dropped: 'nimmt nicht teil',
  overrunHow: 'Fahren Sie die Panzer nacheinander durch das Feld; dann greifen alle zusammen an, die hindurch sind.',
  assaultHow: 'Bringen Sie die Einheiten nacheinander neben das Feld; dann greifen alle zusammen an.',
  nobodyYet: 'Noch steht niemand bereit.',
  asItStands: 'Wie es jetzt steht',
};
