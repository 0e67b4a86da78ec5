/** Where things are at the table, what wins, what is asked before a phase ends: in English. */
export const enLayout = {
  // Bars and cards
  inHand: 'In hand',
  unitCard: 'Unit card',
  explainUnit: (name: string) => `Explain ${name}`,
  foldCard: 'Fold the card away',
  whatHappened: 'What happened',
  mapTools: 'Map tools',
  nearer: 'Nearer',
  further: 'Further',
  wholeMap: 'The whole map',
  nextUnit: 'Next unit',

  decidesNow: (side: string, several: boolean) => `${side} ${several ? 'decide' : 'decides'}`,

  // What wins
  ofTurns: (last: number) => `of ${last}`,
  goal: 'What wins',
  goalOf: (line: string) => `What wins: ${line}.`,
  turnOf: (turn: number, last: number) => `Turn ${turn} of ${last}`,
  waysToWin: 'Ways to win, and how they stand',

  // Asked once
  carefulOn: 'Ask before a phase ends too early',
  carefulTitle: 'Really?',
  carefulText: (because: string) => `You end this now, and ${because}.`,
  carefulBack: 'Not yet',
  carefulOnward: (done: string) => `${done} all the same`,
  carefulGo: 'Go there all the same',
  carefulNever: 'Do not ask again',

  // What far counters mean
  farTitle: 'From far away',
  farBlock: 'A block is a stack; its number is what it defends with.',
  farTint: 'Tinted ground is held by that side’s units and what they reach.',
  farFront: 'The line between the tints is the front.',
  farNearer: 'Go nearer to see single counters with their factors.',
  understood: 'Understood',
};
