/** Front page and options, in English. */
export const enFront = {
  otherBoxes: 'Other games',
  pageTitle: 'Hexfront – hex-and-counter wargames in the browser',
  playNowText: 'The Basic Game with both armies placed. You make the first move within a minute.',
  playAs: 'You are',
  opponent: 'Computer',
  keptWhen: (when: string) => `Kept ${when}.`,
  somebodyHere: 'somebody here',
  firstTime: 'First time here?',

  // Print and play
  printPlay: 'Print and play',
  printPlayText:
    'The map and the counters in their real size, with marks to cut along. Print at 100 %, without margins.',
  printCard: 'The map and all counters on paper.',
  counterSheets: 'Counters',
  mapSheets: 'Map',
  paper: 'Paper',
  paperName: (paper: string) => ({ a4: 'A4', letter: 'Letter' })[paper] ?? paper,
  printNow: 'Print',
  sheetsLeft: (count: number) => (count === 1 ? 'One sheet to go …' : `${count} sheets to go …`),
};
