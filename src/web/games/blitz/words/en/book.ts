import { MODULE_BOOK } from '../../module-book.ts';

export const book = {
  // Learn page
  learnText: 'Seven short lessons on small boards: you move, the referee checks.',

  // Rulebook page
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
};
