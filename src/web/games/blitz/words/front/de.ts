import type { Side } from '../../../../../games/blitz/types.ts';
import { MODULE_BOOK } from '../../module-book.ts';
import type { BlitzWords } from './en.ts';

export { DE_NAMES } from '../de-names.ts';

/** Was Blitzkrieg auf den Seiten um den Tisch sagt. */
export const de: BlitzWords = {
  sideName: (side) => (side === 'blue' ? 'Groß-Blau' : 'Groß-Rot'),
  twoHereText: 'Grundspiel, beide Armeen stehen; Groß-Blau beginnt.',
  ownGameText: 'Stufe, Zusatzregeln, Szenario, Aufstellungen, wer spielt.',
  moduleGame: 'Das Modulsystem',
  moduleGameText:
    'Bahnen, Produktion, Flotten, Luftwaffen, acht Kriege: fertig zusammengestellt oder aus Modulen Ihrer Wahl.',
  frontBoard: 'Der Kontinent mit beiden Armeen',
  levelName: (level) => (level === 'basic' ? 'Grundspiel' : 'Turnierspiel'),
  searchRulesHint: 'Im Regelwerk suchen (englisch): soak off, B7.z4 …',
  seatOf: {
    random: 'Computer, irgendein erlaubter Zug',
    novice: 'Computer, Anfänger',
    regular: 'Computer, geübt',
    veteran: 'Computer, erfahren',
    grand: 'Computer, Meister',
  },
  opponentName: { random: 'Zufällig', novice: 'Anfänger', regular: 'Geübt', veteran: 'Erfahren', grand: 'Meister' },
  opponentText: (level, seconds) =>
    ({
      novice: 'Kennt die Regeln und zieht sofort. Gut für die erste Partie.',
      regular: 'Plant Angriffe und Ablenkungen. Zieht sofort.',
      veteran: `Spielt Pläne gegen Ihre besten Antworten durch. Denkt bis zu ${seconds} Sekunden je Zug.`,
      grand: `Wägt Hunderte von Plänen ab, Front für Front. Denkt bis zu ${seconds} Sekunden je Zug.`,
    })[level] ?? '',
  scenarioName: (id, title) =>
    ({
      'air-war': 'Luftkrieg über der Sierra Parda',
      breakthrough: 'Durchbruch bei Kamenovar',
      'brush-fire': 'Flächenbrand',
      'civil-war': 'Bürgerkrieg',
      'grand-alliance': 'Große Allianz gegen Viererentente',
      'national-expansion': 'Nationale Expansion',
      'national-liberation': 'Nationale Befreiung',
      'neutrality-violation': 'Bruch der Neutralität',
      'third-power': 'Die dritte Macht',
      'total-war': 'Totaler Krieg',
      invasion: 'Die Strände von Yuzhny Mol',
    })[id] ?? title,
  learnText: 'Neun kurze Lektionen auf kleinen Brettern: Sie ziehen, der Schiedsrichter prüft.',
  bookPart: (part) =>
    ({
      'BASIC GAME': 'Grundspiel',
      'TOURNAMENT GAME': 'Turnierspiel',
      'OPTIONAL RULES': 'Wahlregeln',
      'QUESTIONS AND ANSWERS': 'Fragen und Antworten',
      INTERACTIONS: 'Wie Regeln zusammenwirken',
      'ORDER OF PLAY': 'Spielablauf',
      GLOSSARY: 'Glossar',
      [MODULE_BOOK]: 'Modulsystem',
    })[part] ?? 'Vereinbarungen',
  stackCaption: (attack, defence, room) =>
    `Angriff ${attack} · Verteidigung ${defence}${room === undefined ? '' : ` · Platz ${room}`}`,
};

/** Die Seiten, wie die Regeln sie nennen. */
export const SIDES_DE: Readonly<Record<Side, string>> = { blue: 'Blau', red: 'Rot' };
