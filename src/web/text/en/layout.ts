/** Texts of the table's layout, victory gauges and confirmations, in English. */
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

  // The ribbon of the turn
  turnSteps: 'Steps of this turn',
  stepNo: (no: number, of: number) => `step ${no} of ${of}`,
  emptySteps: (count: number) => (count === 1 ? '1 empty step' : `${count} empty steps`),
  stepStands: { over: 'done', now: 'now', ahead: 'to come' },
  stepEmpty: 'Nothing can be decided here: it is skipped.',
  stepOver: 'This step is over.',
  stepAhead: 'This step is still to come.',
  stepNever: (step: string) => `${step}: never ask`,
  neverAsk: 'Never ask me here',
  neverAskText: 'The step is passed from now on, unless something would be lost by that. Undo goes back to it.',
  stepReturn: 'Go back to this step',
  stepGo: 'Go on to this step',
  stepGoText: 'The steps before it are passed. You are asked first where something would be lost.',
  turnEnd: 'End the turn from here',
  turnEndNow: 'End the turn',
  turnEndText: 'The steps that remain are passed. You are asked first where something would be lost.',
  turnOfSide: (side: string) => `${side}’${side.endsWith('s') ? '' : 's'} turn`,

  decidesNow: (side: string, several: boolean) => `${side} ${several ? 'decide' : 'decides'}`,

  // Victory conditions
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
  carefulOnward: (done: string) => `Yes, ${done.charAt(0).toLowerCase()}${done.slice(1)}`,
  carefulGo: 'Yes, go there',
  carefulNever: 'Do not ask again',

  // Two at one screen
  passTo: (side: string) => `Pass to ${side}`,
  passText: (side: string, several: boolean) => `${side} ${several ? 'decide' : 'decides'} next.`,
  passSecrets: 'What the other side hides stays hidden, and so does yours.',
  passHappened: 'What just happened',
  passTake: (side: string) => `I play ${side}, show my turn`,
  passAlone: 'I play both sides',
  passLeave: 'Save and leave',
  playsAlone: 'One person plays both sides',
  handOverAlways: 'Hand over the screen at every change of side',

  // Key of far counters
  farTitle: 'From far away',
  farBlock: 'A block is a stack; its number is what it defends with.',
  farTint: 'Tinted ground is held by that side’s units and what they reach.',
  farFront: 'The line between the tints is the front.',
  farNearer: 'Go nearer to see single counters with their factors.',
  understood: 'Understood',
};
