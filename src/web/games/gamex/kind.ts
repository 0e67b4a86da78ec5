import type { Kinds } from '#web/face.ts';
import { language } from '#web/text/language.ts';
import { briefingOf } from '#games/gamex/text/mission-text.ts';
import { LIBRARY } from './library.ts';
import { g } from './words/words.ts';

const SITUATIONS = LIBRARY['situations'] ?? {};
/** Mark in front of the titles of a battle of the player's own, in both languages. */
const OWN = '=';

/** Names of Tactical GameX's games: a situation, or a battle by its own title. */
export const kinds: Kinds = {
  of(setup) {
    const situation = /^\s*situation\s+(\S+)/m.exec(setup)?.[1];
    if (situation !== undefined) return situation;
    const own = briefingOf(setup, 'en');
    // A record has the whole text of its situation, without its name.
    const known = Object.keys(SITUATIONS).find((id) => {
      const { title, date } = briefingOf(SITUATIONS[id] ?? '', 'en');
      return own.title === title && own.date === date;
    });
    if (known !== undefined) return known;
    const titles = (['en', 'de'] as const).map((one) => briefingOf(setup, one).title);
    return titles[0] === '' ? OWN : `${OWN}${titles.join(OWN)}`;
  },
  name(kind) {
    if (!kind.startsWith(OWN)) return briefingOf(SITUATIONS[kind] ?? '', language()).title || kind;
    const [en, de] = kind.slice(OWN.length).split(OWN);
    return (language() === 'de' ? de : en) || g.muster.title;
  },
  scenario: (kind) => (Object.hasOwn(SITUATIONS, kind) ? kind : undefined),
};
