/** Decisions at the table: in English. */

export const enTable = {
  tooLate: 'The game had gone on before this reached it: look at the table and decide again.',

  // What "done" does, phase by phase
  endGame: 'End the game …',
  offerDraw: 'Offer a draw',
  resign: 'Resign',
  resignSure: 'Yes, resign: the game is over',
  givenDice: (count: number) =>
    `The next ${count === 1 ? 'die' : `${count} dice`} of this game ${count === 1 ? 'was' : 'were'} given with its position.`,

  // Ways and actions
  reachStops: 'Grey hexes end the move.',
  markWay: 'Set waypoints',
  wayBegun: (by: string) => `By way of ${by}. Choose where it ends[; Shift sets another waypoint|].`,
  dropWay: 'Forget the way',
  notPossible: (count: number) => `Not possible now (${count})`,
  whoGoes: (hex: string) => `Who goes to ${hex}?`,
  moreWays: (count: number) => `${count} more on the map`,

  // Losses and the like
  dueChosen: (chosen: number, owed: number) => `${chosen} of ${owed} chosen`,
  dueLeft: (left: number) => `${left} to go`,
  duePaid: 'That is enough.',
  countsTwice: 'counts twice',
  showOnMap: 'Show on the map',
  noneChosen: 'Start again',
};
