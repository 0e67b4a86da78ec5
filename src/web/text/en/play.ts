import { counted } from '#core/notation/columns.ts';
import type { Rung } from '#core/notation/catalogue.ts';

const half = (minutes: number): string => {
  const halves = Math.round(minutes / 30);
  return `${Math.floor(halves / 2) || ''}${halves % 2 === 1 ? '½' : ''}`;
};

/** Scenarios, briefings and the end of a game, in English. */
export const enPlay = {
  // Computer players: the same four names in every game, weakest first
  levelNames: ['Recruit', 'Regular', 'Veteran', 'Grand'] as readonly string[],
  computerSeat: (level: string) => `${level} (computer)`,
  botNamed: (name: string) => `${name} (bot)`,
  anyMove: 'Any legal move',
  you: 'You',
  againstWhom: (who: string) => `against ${who}`,
  playerHere: 'Player on this device',

  // Durations
  minutesShort: (minutes: number) =>
    minutes < 90
      ? `${minutes} min`
      : minutes < 300
        ? `${half(minutes)} h`
        : minutes < 600
          ? 'several evenings'
          : 'a campaign',
  minutesLong: (minutes: number) =>
    minutes < 90
      ? counted(minutes, 'minute', 'minutes')
      : minutes < 300
        ? `${half(minutes)} hours`
        : minutes < 600
          ? 'several evenings'
          : 'a campaign',
  timeRange: (from: string, to: string) => `${from} to ${to}`,
  turnsCount: (turns: number) => (turns === 0 ? 'no last turn' : turns === 1 ? '1 turn' : `${turns} turns`),
  unitsCount: (units: number) => (units === 0 ? 'armies of your choice' : counted(units, 'unit', 'units')),
  hexesCount: (hexes: number) => `${hexes.toLocaleString('en')} hexes`,
  difficulty: ['Easy', 'Light', 'Medium', 'Demanding', 'Hard'] as readonly string[],
  difficultyLabel: (name: string) => `Difficulty: ${name}`,

  // The browser of scenarios
  scenariosTitle: 'Choose a scenario',
  searchScenarios: 'Search scenarios',
  searchScenariosHint: 'Place, year, unit or rule',
  ladder: 'From lesson to full system',
  rungName: {
    lesson: 'Lesson',
    first: 'First battle',
    battle: 'Battle',
    evening: 'Evening',
    campaign: 'Campaign',
    system: 'Full system',
  } as Readonly<Record<Rung, string>>,
  rungText: {
    lesson: '5 min',
    first: '20–45 min',
    battle: 'about 1 hour',
    evening: '2–4 hours',
    campaign: 'several evenings',
    system: 'every rule',
  } as Readonly<Record<Rung, string>>,
  filterGames: 'Game',
  allBoxes: 'All games',
  moreFilters: 'Only',
  onlyEven: 'Even chances',
  onlyFresh: 'Not played yet',
  sortBy: 'Sort',
  sortScenarios: { easy: 'Easiest first', short: 'Shortest first', even: 'Most even first', name: 'By name' },
  shownOf: (shown: number, all: number) => `${shown} of ${all}`,
  yourNextStep: 'Your next step',
  finished: 'Played',
  noScenario: (search: string) => (search === '' ? 'No scenario fits these filters.' : `No scenario fits “${search}”.`),
  clearFilters: 'Clear filters',
  nextRung: (name: string) => `Next rung: ${name}`,
  balance: (first: string, share: number, second: string) => `${first} ${share} : ${100 - share} ${second}`,
  balanceGames: (games: number) => (games === 1 ? '1 game' : `${games} games`),
  notMeasured: 'balance not measured yet',
  favours: (side: string) => `favours ${side}`,

  playHereInstead: 'Play on this device instead',

  // Briefing
  toScenarios: 'Scenarios',
  yourOrders: 'Your orders',
  ordersOfSide: (side: string) => `Orders of ${side}`,
  whatWins: 'What wins',
  forces: 'Forces',
  unitsOf: (side: string, count: number) => `${side}: ${counted(count, 'unit', 'units')}`,
  usually: 'How it usually goes',
  usuallyText: (games: number) => `${games} games, Regular (computer) against itself`,
  notPlayedYet: 'Not measured yet.',
  whoPlays: 'Who plays?',
  computer: 'Computer',
  armyLater: (side: string) => `${side}: the army is chosen when the game begins.`,
  victoryLevels: ['marginal', 'tactical', 'decisive'] as readonly string[],
  swapSides: 'Swap sides',
  seatOfSide: (side: string) => `Who plays ${side}?`,
  levelOf: (side: string) => `Level of the computer for ${side}`,
  startHere: (side: string) => `${side} starts here`,
  youStartHere: 'You start here',
  setUp: 'Set-up',
  rulesPlayed: 'Rules',
  change: 'Change',
  beginGame: 'Begin',
  beginAs: (first: string, one: string, second: string, other: string) => `${first}: ${one}. ${second}: ${other}.`,
  whereToPlay: 'Where do you play?',
  onThisDevice: 'On this device',
  onlineFriend: 'Online with a friend',
  ownOnline: 'For a table online: choose who plays which side on the next page.',
  onlineAway: 'This part of the page could not be fetched. Is there a connection?',
  watchComputers: 'Both seats are the computer’s: you watch.',
  unknownScenario: 'There is no such scenario.',
  howToPlay: 'How to play it',

  // The end of a game
  playedMinutes: (minutes: number) => counted(minutes, 'minute', 'minutes'),
  rematch: 'Rematch, sides swapped',
  howClose: 'How close?',
  turningPoints: 'Turning points',
  turningText: 'Who was ahead in objective and units, after each turn.',
  losses: 'Losses',
  lossesOf: (lost: number, all: number) => `${lost} of ${all}`,
  luck: 'Luck',
  luckText: 'The mark is 3.5, what to expect.',
  review: 'Review',
  reviewText: (side: string) => `${side}’s chance to win, by turn: what the dice brought, and what was decided`,
  reviewStart: 'Review the game',
  reviewing: (done: number, all: number) => `Working the game out: ${done} of ${all}`,
  reviewFailed: (why: string) => `The review could not be made: ${why}`,
  reviewTurn: 'Turn',
  reviewChance: 'Chance',
  reviewLuck: 'Luck',
  reviewDecided: 'Decisions',
  reviewAll: 'All',
  reviewAdvice: 'Where most was lost',
  reviewAdviceText: 'decisions that cost most by this count, and the plan of the computer for them',
  reviewNone: 'No side lost much by its decisions.',
  reviewUnweighed: (rolls: number) => `${counted(rolls, 'roll')} could not be weighed.`,
  reviewHow:
    'All in points of a hundred. The chance is what the computer’s count says of the position by itself. Luck is what each roll did beyond its mean over all faces; the rest of a change counts as decided by the side that gave the command.',
  showIt: 'Show',
  lookAtMap: 'Look at the map',
  toBriefing: 'Briefing',
  luckOf: (count: number, mean: string) => `${counted(count, 'die', 'dice')}, average ${mean}`,
  enough: (needed: number) => `${needed} are enough`,
  sideLost: (side: string, count: number, several: boolean) =>
    `${side} ${several ? 'lose' : 'loses'} ${counted(count, 'unit', 'units')}.`,
  sideTook: (side: string, place: string, several: boolean) => `${side} ${several ? 'take' : 'takes'} ${place}.`,
  sideGained: 'The balance shifts.',
  seeResult: 'The result',
};
