import type { Side } from '#games/blitz/types.ts';
import type { Like } from '#web/text/word-types.ts';
import { MODULE_BOOK } from '#web/games/blitz/module-book.ts';
import { scenarios } from './en-scenarios.ts';

/** English texts of Blitzkrieg on the pages around the table: loaded with the front page. */
export const en = {
  ...scenarios,
  sideName: (side: string) => (side === 'blue' ? 'Great Blue' : 'Big Red'),
  moduleGame: 'The Module System',
  levelName: (level: string) => (level === 'basic' ? 'Basic Game' : 'Tournament Game'),
  searchRulesHint: 'Search the rulebook: soak off, B7.z4 …',
  opponentText: (level: string, seconds: string) =>
    ({
      novice: 'Knows the rules and plays at once. Good for a first game.',
      regular: 'Plans its attacks and soak-offs. Plays at once.',
      veteran: `Tries plans out against your best answers. Thinks up to ${seconds} seconds a turn.`,
      grand: `Weighs hundreds of plans, front by front. Thinks up to ${seconds} seconds a turn.`,
    })[level] ?? '',
  bookPart: (part: string) =>
    ({
      'BASIC GAME': 'Basic Game',
      'TOURNAMENT GAME': 'Tournament Game',
      'OPTIONAL RULES': 'Optional rules',
      'QUESTIONS AND ANSWERS': 'Questions and answers',
      INTERACTIONS: 'How rules work together',
      'ORDER OF PLAY': 'Order of play',
      GLOSSARY: 'Glossary',
      [MODULE_BOOK]: 'Module System',
    })[part] ?? 'Conventions',
  stackCaption: (attack: number, defence: number, room: number | undefined) =>
    `attack ${attack} · defence ${defence}${room === undefined ? '' : ` · room ${room}`}`,
};

export type BlitzWords = Like<typeof en>;

/** The sides as the rules call them. */
export const SIDES_EN: Readonly<Record<Side, string>> = { blue: 'Blue', red: 'Red' };
