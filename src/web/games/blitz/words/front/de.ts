import type { Side } from '#games/blitz/types.ts';
import { MODULE_BOOK } from '#web/games/blitz/module-book.ts';
import type { BlitzWords } from './en.ts';
import { scenarios } from './de-scenarios.ts';

export { DE_NAMES } from '../de-names.ts';

/** Was Blitzkrieg auf den Seiten um den Tisch sagt. */
export const de: BlitzWords = {
  ...scenarios,
  sideName: (side) => (side === 'blue' ? 'Groß-Blau' : 'Groß-Rot'),
  moduleGame: 'Das Modulsystem',
  levelName: (level) => (level === 'basic' ? 'Grundspiel' : 'Turnierspiel'),
  searchRulesHint: 'Im Regelwerk suchen (englisch): soak off, B7.z4 …',
  opponentText: (level, seconds) =>
    ({
      novice: 'Kennt die Regeln und zieht sofort. Gut für die erste Partie.',
      regular: 'Plant Angriffe und Ablenkungen. Zieht sofort.',
      veteran: `Spielt Pläne gegen Ihre besten Antworten durch. Denkt bis zu ${seconds} Sekunden je Zug.`,
      grand: `Wägt Hunderte von Plänen ab, Front für Front. Denkt bis zu ${seconds} Sekunden je Zug.`,
    })[level] ?? '',
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
