import type { Library } from '#core/game-kit.ts';
import { byStem } from '#web/table/bundled-files.ts';

const panels = import.meta.glob<string>('../../../games/gamex/data/*.panel', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const counters = import.meta.glob<string>('../../../games/gamex/data/*.counters', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const situations = import.meta.glob<string>('../../../games/gamex/data/*.situation', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const decks = import.meta.glob<string>('../../../games/gamex/data/*.deck', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The panels, counters, situations and the deck that come with the game, bundled with the page. */
export const LIBRARY: Library = {
  panels: byStem(panels),
  counters: byStem(counters),
  situations: byStem(situations),
  decks: byStem(decks),
};
