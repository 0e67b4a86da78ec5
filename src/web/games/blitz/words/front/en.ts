import type { Side } from '../../../../../games/blitz/types.ts';
import type { Like } from '../../../../text/said.ts';
import { MODULE_BOOK } from '../../module-book.ts';

/** What Blitzkrieg says on the pages around the table, in English: fetched with the front page. */
export const en = {
  sideName: (side: string) => (side === 'blue' ? 'Great Blue' : 'Big Red'),
  twoHereText: 'Basic Game, both armies placed; Great Blue moves first.',
  ownGameText: 'Level, optional rules, scenario, placements, who plays.',
  moduleGame: 'The Module System',
  moduleGameText:
    'Railways, production, fleets, air forces, eight wars: a ready set at once, or modules of your choice.',
  frontBoard: 'The continent with both armies',
  levelName: (level: string) => (level === 'basic' ? 'Basic Game' : 'Tournament Game'),
  searchRulesHint: 'Search the rulebook: soak off, B7.z4 …',
  seatOf: {
    random: 'Computer, any legal move',
    novice: 'Computer, novice',
    regular: 'Computer, regular',
    veteran: 'Computer, veteran',
    grand: 'Computer, grand',
  },
  opponentName: { random: 'Random', novice: 'Novice', regular: 'Regular', veteran: 'Veteran', grand: 'Grand' },
  opponentText: (level: string, seconds: string) =>
    ({
      novice: 'Knows the rules and plays at once. Good for a first game.',
      regular: 'Plans its attacks and soak-offs. Plays at once.',
      veteran: `Tries plans out against your best answers. Thinks up to ${seconds} seconds a turn.`,
      grand: `Weighs hundreds of plans, front by front. Thinks up to ${seconds} seconds a turn.`,
    })[level] ?? '',
  scenarioName: (_id: string, title: string) => title,
  learnText: 'Nine short lessons on small boards: you move, the referee checks.',
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
