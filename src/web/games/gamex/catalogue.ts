import { endingsOf, readCatalogue, readResults } from '#core/notation/catalogue.ts';
import { briefingOf } from '#games/gamex/text/mission-text.ts';
import CARDS from '../../../games/gamex/data/gamex.catalogue?raw';
import RESULTS from '../../../games/gamex/data/gamex.results?raw';
import { byStem } from '#web/table/bundled-files.ts';
import { pictureOf, type Scenario } from '#web/table/scenario.ts';
import { language } from '#web/text/language.ts';
import { g } from './words/words.ts';

const files = import.meta.glob<string>('../../../games/gamex/data/*.situation', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The situation files by their names: all the browser of scenarios needs of the library. */
const SITUATIONS: Readonly<Record<string, string>> = byStem(files);

/** The words for people of a situation. */
export const toldOf = (id: string) => briefingOf(SITUATIONS[id] ?? '', language());

/** The situations in the order of their cards. */
export function catalogue(): readonly Scenario[] {
  const results = readResults(RESULTS);
  return readCatalogue(CARDS).lines.flatMap((line): Scenario[] => {
    const text = SITUATIONS[line.id];
    if (text === undefined) return [];
    const counts = results.get(line.id);
    return [
      {
        ...line,
        game: 'gamex',
        box: 'gamex',
        title: () => toldOf(line.id).title,
        where: () => toldOf(line.id).date,
        about: () => toldOf(line.id).about.join(' '),
        sides: () => [g.side.axis, g.side.allied],
        words: () => `${toldOf(line.id).about.join(' ')} ${line.teaches[language()]} ${text}`,
        ...(counts ? { endings: endingsOf(counts.map((count) => count ?? 0)) } : {}),
        ...pictureOf(line.id),
      },
    ];
  });
}
