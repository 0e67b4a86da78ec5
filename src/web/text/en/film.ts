import { counted } from '#core/notation/columns.ts';

/** Texts about the moves of others and the summary since the last turn, in English. */
export const enFilm = {
  film: 'Moves of others',
  filmOf: (side: string) => `You are watching ${side}`,
  filmPause: 'Pause',
  filmPlay: 'Go on',
  filmStep: 'One step',
  filmSlower: 'Slower',
  filmFaster: 'Faster',
  filmSkip: 'Skip',
  filmMoved: (units: number) => `${counted(units, 'unit moves', 'units move')}`,
  filmWent: (unit: string, to: string) => `${unit} to ${to}`,

  // A battle
  battleDisplay: 'The last battle',
  rollDisplay: 'The last roll',
  rolling: 'The die rolls …',
  noRoll: 'No roll',
  strengths: (attack: string | number, defence: string | number) => `${attack} against ${defence}`,
  oddsColumn: (column: string) => `column ${column}`,
  saidBattle: (hexes: string, odds: string, die: string, result: string) =>
    `Battle at ${hexes}: ${odds}, ${die === '' ? 'no roll' : `die ${die}`}, ${result}.`,
  battleBy: 'Attack',
  battleOn: 'Defence',
  battleSupport: 'Supported by',
  battleLost: 'Lost',
  battleHurt: 'Weaker',
  battleBack: 'Goes back',
  battleAdvance: 'Advances',

  // Summary since the last turn
  since: 'Since your last turn',
  sinceNothing: 'Nothing has happened since your last turn.',
  sinceMore: 'One by one',
  sinceMoved: (side: string, units: number) => `${side} moved ${counted(units, 'unit', 'units')}.`,
  sinceCame: (side: string, units: number) => `${side} brought up ${counted(units, 'unit', 'units')}.`,
  sinceBattles: (battles: number) => (battles === 0 ? 'No battles.' : `${counted(battles, 'battle', 'battles')}.`),
  sinceLost: (side: string, units: number) => `${side} lost ${counted(units, 'unit', 'units')}.`,
  sinceLostBy: (side: string, units: number, cause: string) =>
    `${side} lost ${counted(units, 'unit', 'units')}: ${cause}.`,
  sinceNoLosses: 'Nobody lost a unit.',
  sinceWeaker: (side: string, units: number) => `${side} has ${counted(units, 'unit', 'units')} weakened.`,
  sincePassed: (side: string, places: string) => `Now held by ${side}: ${places}.`,
  sinceJoined: (side: string, countries: string, count: number) =>
    `${countries} ${count === 1 ? 'fights' : 'fight'} on the side of ${side} now.`,
  sinceAlong: (country: string) => `with ${country}`,
  sinceMorePlaces: (count: number) => `${count} more places`,
  sinceDie: (die: number) => `die ${die}`,
  sinceOwn: 'Your own last battle',
  sinceFought: 'Battles',
  sinceLosses: 'Lost',
  sinceLossesBy: (cause: string) => `Lost: ${cause}`,
  sinceHurt: 'Weakened',
  sinceTaken: 'Changed hands',
  sinceNobody: 'nobody’s',
  sinceArrived: 'Came up',
};
