import type { Side } from '#games/gamex/types.ts';
import type { Opponent } from '../kinds.ts';

type By<K extends string> = Readonly<Record<K, string>>;

/** The front page and the choice of a situation. */
export const enLobby = {
  opponents: {
    novice: 'Learning: overlooks much, hurries, and thinks little of what may hit back.',
    regular: 'Tries its best ideas out with every face of the dice; half a second a turn.',
    veteran: 'Follows its ideas on through your next impulse; up to three seconds a turn.',
    grand: 'Thinks of more, and plays it on through several impulses; up to fifteen seconds a turn.',
  } as Readonly<Record<Opponent, string>>,
  playAs: 'You are',
  opponent: 'Against',
  rulesCount: (options: number) =>
    options === 0 ? 'standard' : options === 1 ? 'standard, 1 option' : `standard, ${options} options`,
  howToPlayIt: [
    '[Click|Tap] one of your units: the hexes it can reach and the enemies it can hit are marked. [Click|Tap] one of them.',
    'Both sides take turns in impulses. Each activation costs a point; pass when you have done enough.',
    'A unit that moves in sight may be fired at on its way. Woods, villages and hills cover it.',
    'Undo takes back any move until a die falls. Not sure? Press Hint: it names plans, and plays one for you.',
  ] as readonly string[],
  turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
  begin: 'Begin',
  optionGroup: { supplement: 'Supplemental rules', option: 'Optional rules' } as By<'supplement' | 'option'>,
  notHere: 'not in this situation',
  optionRule: (name: string, rule: string) => `${name}: read rule ${rule}`,
  zones: 'Where both sides set up, and what they fight for',
  zoneOf: (side: string, turn: number | undefined) => (turn === undefined ? side : `${side}, turn ${turn}`),
  setsUp: { axis: 'The Axis sets up or comes in', allied: 'The Allies set up or come in' } as By<Side>,
  /** Zones and places of the situations, where they are written with hyphens. */
  zoneNames: {
    goals: 'the places fought for',
    exits: 'the villages above the beach',
    shore: 'the villages on the shore and the bridge',
    inland: 'the country inland',
    relief: 'the country behind Houlme',
    oak: 'the Kaiser Oak',
    'northern-edge': 'the northern edge',
    'open-steppe': 'the open steppe',
    barrow: 'the panel of the Barrow',
    'Great-Bridge': 'Great Bridge',
    crossing: 'the bridge and its far end',
    steppe: 'the panel of the steppe',
    south: 'the south edge',
    north: 'the north edge',
    west: 'the west edge',
    east: 'the east edge',
    bridge: 'the bridge',
    prize: 'the houses and bridges of the farmland',
    'bridges-north': 'the northern bridges',
    rear: 'the panel behind the line',
    bend: 'the panels of the river bend',
    villages: 'the villages',
    farmland: 'the farmland round Valmoret',
    beyond: 'the forest and the land beyond it',
    deep8: 'the land eight hexes from the north edge',
    deep12: 'the land twelve hexes from the north edge',
    deep18: 'the land eighteen hexes from the north edge',
    'St.-Orten': 'St. Orten',
  },
  foughtFor: 'counts for victory',
  wins: 'What wins',
  winsWhen: (turns: number) =>
    `When turn ${turns} is over the higher level wins; the victory is the difference to the enemy’s level.`,
  sudden: 'ends the game at once',
  orders: 'Your orders',
  placing: 'Set-up',
  byHand: 'I place my units',
  forMe: 'place them for me',
};
