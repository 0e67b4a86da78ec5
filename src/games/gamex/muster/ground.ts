import type { Choose } from '#core/dice/dice.ts';
import { fileNamed, type Library } from '#core/game-kit.ts';
import type { Layout } from '../board/join.ts';
import { isFaults, readPanel } from '../board/panels.ts';
import type { Sheet } from '../board/sheet.ts';
import { SIDES as COLOURS } from '../board/terrain.ts';

/** Characters of ground, and the panels of each; searches all files of the library. */

export const CHARACTERS = ['open', 'farmland', 'hills', 'forest', 'hedges', 'town', 'river', 'coast'] as const;
export type Character = (typeof CHARACTERS)[number];
export const isCharacter = (word: string): word is Character => (CHARACTERS as readonly string[]).includes(word);

const HILLY = 60;
const WOODED = 45;
const HEDGED = 150;
const BUILT = 14;
const WATERY = 40;

export function charactersOf(sheet: Sheet): readonly Character[] {
  const count = (terrain: string): number => sheet.terrain.filter((one) => one === terrain).length;
  const woods = count('woods');
  const hedges = sheet.sides.filter((colours) => colours & COLOURS.green).length / 2;
  const hills = sheet.level.filter((level) => level > 0).length;
  const found: Character[] = [];
  if (count('beach') > 0) found.push('coast');
  else if (count('water') >= WATERY) found.push('river');
  if (count('city') >= BUILT) found.push('town');
  if (woods >= WOODED) found.push('forest');
  else if (hedges >= HEDGED) found.push('hedges');
  if (hills >= HILLY && !found.includes('coast')) found.push('hills');
  if (found.length === 0 || found.join(' ') === 'town') found.push(woods + hedges / 6 < 15 ? 'open' : 'farmland');
  return found;
}

function sheetOf(library: Library, panel: string): Sheet | undefined {
  const sheet = readPanel(fileNamed(library, 'panels', panel) ?? '');
  return isFaults(sheet) ? undefined : sheet;
}

const isLike = (library: Library, panel: string, character: Character): boolean => {
  const sheet = sheetOf(library, panel);
  return sheet !== undefined && charactersOf(sheet).includes(character);
};

/** A panel of each kind of country, side by side, or the kind there are not enough of. */
export function layoutLike(library: Library, wanted: readonly Character[], choose: Choose): Layout | Character {
  const land: Layout['rows'][number][number][] = [];
  const coasts: string[] = [];
  for (const character of wanted) {
    const taken = [...coasts, ...land.map(({ panel }) => panel)];
    const free = Object.keys(library['panels'] ?? {})
      .sort()
      .filter((id) => !taken.includes(id) && isLike(library, id, character));
    const panel = free[free.length > 0 ? choose(free.length) : 0];
    if (panel === undefined) return character;
    if (isLike(library, panel, 'coast')) coasts.push(panel);
    else land.push({ panel, turned: choose(2) === 1 });
  }
  // The sea lies at an end, or there is no way on.
  const [left, right, third] = coasts;
  if (third !== undefined) return 'coast';
  return {
    rows: [
      [
        ...(left === undefined ? [] : [{ panel: left, turned: false }]),
        ...land,
        ...(right === undefined ? [] : [{ panel: right, turned: true }]),
      ],
    ],
  };
}
