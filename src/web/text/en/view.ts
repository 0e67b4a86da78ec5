/** Seeing the table and working things out: in English. */
export const enSeeing = {
  // Overlays
  overlays: 'Overlays',
  legend: 'Key to the overlays',
  hideOverlay: (name: string) => `Hide ${name}`,

  // View, animation and sound
  seeingTitle: 'View',
  counterSize: 'Counters',
  counterSizeName: { map: 'grow with the map', small: 'always small', middle: 'always middle', large: 'always large' },
  motionOn: 'Counters slide and fade',
  diceOn: 'Show the die and the table after a battle',
  soundOn: 'Sounds',
  liftCounters: 'Lift the counters',

  // The last battle
  dieColumn: 'Die',

  // Log
  logKind: 'What to show',
  logAll: 'Everything',
  logSide: 'Whose lines',
  logBoth: 'Both sides',
  logSearch: 'Find in the log',
  logEmpty: 'Nothing has happened yet.',
  logNothing: 'No line fits.',
  logGathered: {
    moves: (n: number) => `${n} ${n === 1 ? 'unit' : 'units'} moved`,
    arrivals: (n: number) => `${n} ${n === 1 ? 'unit' : 'units'} arrived`,
    setup: (n: number) => `${n} ${n === 1 ? 'unit' : 'units'} set up`,
  },
  logDetails: (n: number) => `${n} ${n === 1 ? 'step' : 'steps'}`,
  logOlder: 'Older lines',

  // Dice
  diceNone: 'No die has been rolled yet.',
  diceLine: (count: number, mean: string) =>
    `${count === 1 ? '1 die' : `${count} dice`}, ${mean} on average (3.50 expected)`,
  diceActual: 'fell',
  diceExpected: 'expected',

  // Calculators
  tabTools: 'Tools',

  // Text board
  hexWalk: 'Hex by hex',
  hexWalkHint: 'Choose a hex on the board or a stack below, then walk from there.',
  wayName: {
    northWest: 'North-west',
    northEast: 'North-east',
    west: 'West',
    east: 'East',
    southWest: 'South-west',
    southEast: 'South-east',
  },
  edgeOfBoard: 'The board ends there.',
};
