import { lazy } from 'solid-js';
import type { Rulebook } from '#web/face.ts';
import { w } from './words/words.ts';
import { DIAGRAM_RULES } from './diagrams/diagram-rules.ts';

/** The last module; chapters with higher numbers are about all of them. */
const LAST_MODULE = 18;
const MODULE_CHAPTER = /^## M(\d+)\. /;

/** Chapters of modules that cannot be played are left out. */
function playedChapters(book: string, played: readonly string[]): string {
  const chapters = book.split(/^(?=## )/m);
  return chapters
    .filter((chapter) => {
      const no = Number(MODULE_CHAPTER.exec(chapter)?.[1] ?? 0);
      return no === 0 || no > LAST_MODULE || played.includes(`M${no}`);
    })
    .join('');
}

export const rulebook: Rulebook = {
  ledgers: async () => {
    const { default: text } = await import('../../../../docs/rules/blitzkrieg-1965.md?raw');
    const { default: modules } = await import('../../../../docs/rules/module-system.md?raw');
    const { MODULE_IDS } = await import('#games/blitz/modules/modules.ts');
    return [
      { name: 'blitzkrieg-1965', text },
      { name: 'module-system', text: playedChapters(modules, MODULE_IDS) },
    ];
  },
  first: 'BASIC GAME',
  part: (heading) => w.bookPart(heading),
  hint: () => w.searchRulesHint,
  drawn: DIAGRAM_RULES,
  Diagrams: lazy(() => import('./diagrams/diagrams.ts')),
};
