import { byStem } from '#web/table/bundled-files.ts';

export { remarksOf } from '#games/blitz/text/offers.ts';

const files = import.meta.glob<string>('../../../../games/blitz/data/*.scenario', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The scenario files by their names: all the browser of scenarios needs of the library. */
export const SCENARIOS: Readonly<Record<string, string>> = byStem(files);
