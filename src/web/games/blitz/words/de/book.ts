import type { Like } from '../../../../text/said.ts';
import type { book as en } from '../en/book.ts';
import { MODULE_BOOK } from '../../module-book.ts';

export const book: Like<typeof en> = {
  learnText: 'Sieben kurze Lektionen auf kleinen Brettern: Sie ziehen, der Schiedsrichter prüft.',
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
};
