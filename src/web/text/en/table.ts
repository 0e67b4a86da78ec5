import { counted } from '#core/notation/columns.ts';
/** Decisions at the table: in English. */

/** Forecast of an attack on an adjacent enemy. */
export interface ContactWords {
  readonly attack: string;
  readonly defence: string;
  readonly terms: string;
  readonly odds: string;
  readonly back: string;
}

export const enTable = {
  stand: (count: number) => `Played before it: ${counted(count, 'command', 'commands')}.`,
  tooLate: 'The game had gone on before this reached it: look at the table and decide again.',

  // Effects of "done", phase by phase
  endGame: 'End the game …',
  offerDraw: 'Offer a draw',
  agreeDraw: 'Agree to the draw',
  offersDraw: (several: boolean) => `${several ? 'offer' : 'offers'} a draw.`,
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

  // Plans of moves
  planMoves: 'Plan moves',
  planMovesText: 'Lay moves as ghosts first: see the odds, compare two plans, play one with one press.',
  movePlanOf: (plan: number) => `Plan ${plan === 0 ? 'A' : 'B'}`,
  planAsks: 'plan your moves; nothing is played yet',
  planPlay: (moves: number) => `Play the plan (${counted(moves, 'move', 'moves')})`,
  planLeave: 'Leave the plan',
  planClear: 'Clear',
  planEmpty: 'No moves yet. Choose a stack and where it goes; then lay another plan beside it.',
  planNow: 'Now',
  planMoved: 'Moves',
  planDry: 'Out of supply',
  plateDry: 'no supply',
  plateTrapped: 'no way back',
  oddsAny: 'no defence',
  backNone: 'no way back',
  backOpen: (ways: number) => counted(ways, 'hex to retreat to', 'hexes to retreat to'),
  contactLine: (told: ContactWords) =>
    `${told.attack} against ${told.defence}${told.terms === '' ? '' : ` (${told.terms})`}: ${told.odds}, ${told.back}.`,
  contacts: 'Touched there',
  contactsText: 'If every unit beside it attacks.',

  // Losses and the like
  dueChosen: (chosen: number, owed: number) => `${chosen} of ${owed} chosen`,
  dueLeft: (left: number) => `${left} to go`,
  duePaid: 'That is enough.',
  countsTwice: 'counts twice',
  showOnMap: 'Show on the map',
  noneChosen: 'Start again',
};
