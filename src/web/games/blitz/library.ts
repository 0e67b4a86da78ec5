import type { Library } from '#games/blitz/position.ts';
import { byStem } from '#web/table/bundled-files.ts';

const boards = import.meta.glob<string>('../../../games/blitz/data/*.board', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const armies = import.meta.glob<string>('../../../games/blitz/data/*.army', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const placements = import.meta.glob<string>('../../../games/blitz/data/*.placement', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const scenarios = import.meta.glob<string>('../../../games/blitz/data/*.scenario', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The boards, armies, placements and scenarios that come with the game, bundled with the page. */
export const LIBRARY: Library = {
  boards: byStem(boards),
  armies: byStem(armies),
  placements: byStem(placements),
  scenarios: byStem(scenarios),
};
