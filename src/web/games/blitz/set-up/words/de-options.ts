import type { OptionWords } from './en-options.ts';

const SCHALTER = { off: 'nein', on: 'ja' };

export const options: Readonly<Record<string, OptionWords>> = {
  scenario: {
    name: 'Krieg',
    text: 'Wer gegen wen kämpft, wie lange, und was siegt.',
    values: {
      A: 'A Totaler Krieg',
      B: 'B Nationale Ausdehnung',
      C: 'C Verletzte Neutralität',
      D: 'D Große Allianz gegen Viererentente',
      E: 'E Buschfeuer',
      F: 'F Dritte Macht',
      G: 'G Nationale Befreiung',
      H: 'H Bürgerkrieg',
    },
    means: {
      A: 'Beide Großmächte, fünfzehn Runden; am Ende siegt, wer mehr Städte hält.',
      B: 'Zwölf Runden; es siegt, wer mehr kleine Länder beherrscht.',
      C: 'Vier kleine Länder sind passive Verbündete der Großmächte, Kalädien ist neutral; wer es verletzt, hat alle fünf gegen sich.',
      D: 'Nord- und Süd-Walküre kämpfen für Groß-Blau, die anderen drei für Groß-Rot; mehr Städte siegen.',
      E: 'Nur die kleinen Armeen spielen: beide Walküren gegen die anderen drei; neun Runden, Städte zählen.',
      F: 'Groß-Blau gegen alle fünf kleinen Länder, geführt von Groß-Rot, dessen eigenes Heer sich zunächst heraushält; fünfzehn Runden.',
      G: 'Guerillas gegen einen Unterdrücker, der jede Stadt besetzt halten muss; sechsunddreißig Runden.',
      H: 'Ein Land, zwei Armeen darin; zwölf Runden, Städte zählen.',
    },
  },
  cityCount: {
    name: 'Städte werden gezählt',
    text: 'Was als eine Stadt zählt, wo Städte entscheiden.',
    values: { named: 'nach Namen', hex: 'nach Feldern' },
  },
  minorArmies: {
    name: 'Armeen der kleinen Länder',
    text: 'Ob sie an den Kriegen A und B teilnehmen.',
    values: SCHALTER,
  },
  turns: {
    name: 'Länge',
    text: 'Runden, bis der Krieg vorbei ist; ein offener endet durch Einigung.',
    values: { open: 'offen' },
  },
  civilWarSetup: {
    name: 'Aufstellung im Bürgerkrieg',
    text: 'Wie beide Armeen in ein Land kommen.',
    values: { alternate: 'abwechselnd', random: 'durch Würfel' },
  },
  liberationOverseas: {
    name: 'Der Unterdrücker kommt von Übersee',
    text: 'Der ganze Plan ist besetzt; was er baut, kommt über die Häfen der Seezonen C und D.',
    values: SCHALTER,
  },
  swapMajors: {
    name: 'Großmächte vertauscht',
    text: 'Groß-Blau und Groß-Rot tauschen die Rollen.',
    values: SCHALTER,
  },
  oppressor: {
    name: 'Der Unterdrücker',
    text: 'Wer die reguläre Armee hat; die andere Seite hat Guerillas.',
    values: { blue: 'Groß-Blau', red: 'Groß-Rot' },
  },
  blitzTable: {
    name: 'Die Blitztabelle',
    text: 'Wer die blutigere der beiden Angriffstabellen wählen darf.',
    values: { armor: 'Angriffe mit Panzern', free: 'jeder Angriff', off: 'niemand' },
  },
  lossPrice: {
    name: 'Preis der Verluste',
    text: 'Verluste werden in Cent angeschrieben; am Ende schuldet, wer mehr verlor, den Unterschied. Den Sieg berührt das nicht.',
    values: { off: 'zählen nicht', cost: 'nach Kosten', humane: 'nach Menschen', mixed: 'nach beidem' },
  },
  lossPriceBurn: {
    name: 'Verluste zu niemandes Gewinn',
    text: 'Am Ende sind beide Summen verloren; niemand schuldet den Unterschied.',
    values: { no: 'nein', yes: 'ja' },
  },
  obChoice: {
    name: 'Wahl der Schlachtordnungen',
    text: 'Wie beide Seiten zu ihren Armeen kommen.',
    values: {
      agree: 'durch Einigung',
      method1: 'einer nennt zwei, der andere wählt',
      method2: 'durch Würfel: wer höher wirft, wählt',
    },
  },
  firstMover: {
    name: 'Der erste Zug',
    text: 'Wer zuerst zieht und zuletzt aufstellt.',
    values: { ob: 'die niedrigere Schlachtordnung', scenario: 'wie der Krieg es sagt, sonst Groß-Blau' },
  },
  productionInterval: {
    name: 'Zentren bauen',
    text: 'Wie oft die Produktion kommt.',
    values: { '2': 'jede zweite Runde', '3': 'jede dritte Runde' },
  },
  productionPlanning: {
    name: 'Verdeckte Pläne',
    text: 'Produktion wird einen Takt vorher heimlich geplant, statt beim Erscheinen gewählt.',
    values: SCHALTER,
  },
  counterLimits: {
    name: 'Gedruckte Spielsteine als Grenze',
    text: 'Es wird nichts gebaut, wofür das Spiel keinen Stein mehr hat.',
    values: SCHALTER,
  },
  isolationAttrition: {
    name: 'Abgeschnittensein zehrt',
    text: 'Einheiten ohne Versorgungslinie verlieren mit der Zeit Faktoren.',
    values: SCHALTER,
  },
  interceptAnywhere: {
    name: 'Abfangen überall',
    text: 'Jäger stellen den Gegner auf seinem ganzen Weg, nicht nur über dem Ziel.',
    values: SCHALTER,
  },
};
