import type { AirMission } from '#games/blitz/types.ts';
import type { Opposition } from '#games/blitz/air/desk/flight-view.ts';
import type { RaidResult } from '#games/blitz/air/desk/raid.ts';
import { counted } from '#core/notation/columns.ts';

const factors = (count: number): string => counted(count, 'factor', 'factors');

/** M12, M13: the air tasking panel, flights, standing orders. */
export const air = {
  tabAir: 'Air',
  airTasking: 'Air tasking',
  /** By the step of the player turn. */
  airTaskingHint: {
    ferry: 'Choose aircraft here or on the map, press Ferry, then choose the base they are to move to.',
    air: 'Choose transports and what they are to carry, here or on the map, then where they bring it.',
    strikes:
      'Choose aircraft here or on the map, press a mission, then choose a target: before they fly you see what may come of it.',
    standby: 'Choose the fighters that are to meet the enemy’s flights in his player turn, and let them stand by.',
    any: 'Choose aircraft here or on the map, press what they are to do, then choose a target: before they fly you see what may come of it.',
  },
  noAirbases: 'You have no airbase on the map. Aircraft fly from airbases, not from cities (M12.1).',
  noAircraft: 'No aircraft here.',
  emptyBases: (bases: string) => `No aircraft at ${bases}.`,
  othersHere: (count: number) => `${counted(count, 'aircraft', 'aircraft')} with nothing to do in this step`,
  nothingInReach: 'In this step there is nothing within their reach.',
  baseRoom: (size: number) => `${size}/12 factors`,
  deckRoom: (size: number) => `${size}/3 factors`,
  readyAtBase: (ready: number, all: number) => `${ready} of ${all} ready`,
  parkedStanding: {
    ready: 'ready',
    flown: 'has flown',
    onCall: 'stands by to intercept',
    grounded: 'does not fly now',
  },
  onCallNow: 'stands by',
  harmNow: { H: 'hit: half movement', D: 'hit: half strength, no move' },
  aloftTitle: 'Over the map',
  aloftCloses: (hex: string) => `closes ${hex}`,
  aloftWaits: (hex: string) => `over ${hex}`,
  rangeFromBase: (range: number, ferry: number) =>
    range === ferry
      ? `Ferry range ${counted(ferry, 'hex', 'hexes')} (ring on the map); each flies once in a player turn (M12.7, M12.10).`
      : `Range ${counted(range, 'hex', 'hexes')} (ring on the map), ferry ${ferry}; each flies once in a player turn (M12.7, M12.10).`,
  chooseTarget: (mission: string, count: number) => `${mission}: choose one of ${counted(count, 'target', 'targets')}`,
  moreTargets: (count: number) => `${count} more ${count === 1 ? 'is' : 'are'} lit on the map: choose one there.`,
  targetAway: (hexes: number) => `${counted(hexes, 'hex', 'hexes')} away`,
  otherTarget: 'Another target',
  wayOf: (from: string, hexes: number, range?: number) =>
    range === undefined
      ? `From ${from}: ${counted(hexes, 'hex', 'hexes')}`
      : hexes > range
        ? `From ${from}: ${counted(hexes, 'hex', 'hexes')}, ${hexes - range} more than its range of ${range}`
        : `From ${from}: ${hexes} of ${counted(range, 'hex', 'hexes')}, ${range - hexes} left`,
  drawWay: 'Draw its way',
  wayDrawn: 'Done drawing',
  proposedWay: 'Back to the proposed way',
  wayOver: (hexes: string) => `Your own way, over ${hexes}`,
  drawWayHint:
    '[Click|Tap] the hexes it is to fly over, in their order; the same hex again leaves it out. Hatched hexes lie under flak.[ Escape ends it.|]',
  wayViolates: (countries: string) => `This way leads over ${countries}: whoever flies it is at war there.`,
  companionsTitle: 'Others to the same hex',
  companionsHint: 'One strike a hex and player turn: whoever is to do something else there comes along now (M12.9).',
  staysHere: 'stays',
  escortsTitle: 'Escort',
  escortsHint: 'Fighters that fly along raise the odds against interceptors and are hit first (M12.25).',
  noEscorts: 'No fighter that is ready can come along.',
  mayMeet: (fighters: number, guns: number) =>
    fighters + guns === 0
      ? 'Nobody can meet it on the way out: no fighter stands by in range, no flak reaches the path.'
      : `The enemy may meet it with ${[
          ...(fighters > 0 ? [`${factors(fighters)} of fighters`] : []),
          ...(guns > 0 ? [`${factors(guns)} of flak`] : []),
        ].join(' and ')}.`,
  raidAgainst: {
    nobody: 'nobody',
    flak: 'all his flak',
    fighters: 'all his fighters',
    both: 'fighters, and flak beside them',
  } satisfies Record<Opposition, string>,
  raidLetter: { D: 'D', H: 'H', X: 'X', yes: 'yes', '-': 'none', no: 'no' },
  raidResult: {
    D: 'disabled (D)',
    H: 'hit (H)',
    X: 'success (X)',
    yes: 'comes about',
    '-': 'no effect',
    no: 'fails',
  } satisfies Record<RaidResult, string>,
  /** Effect of a D or an H on the target of each mission. */
  raidMeans: {
    centre: 'H: half points in its next cycle. D: none.',
    airbase: 'H: no combat missions to the end of its owner’s next player turn. D: destroyed with half its aircraft.',
    units: 'H: half movement in their next player turn. D: a factor lost, half strength, no move.',
    port: 'H: no loading or unloading there to the end of its user’s next player turn. D: closed, and one docked ship sunk.',
    naval: 'H: one ship withdraws. D: one ship is sunk with its load.',
    rail: 'X: the line is cut.',
    train: 'X: train and passengers are destroyed.',
    interdict:
      'Four factors over the hex close it to the end of the enemy’s next player turn; eight in poor visibility.',
    support: 'What is left is added to your attack on this hex.',
  } as Partial<Record<AirMission, string>>,
  raidFigures: 'Expected losses in factors and chances of each result',
  raidCase: 'met by',
  raidOdds: 'odds',
  raidLoses: 'flight',
  raidHisLoss: 'fighters',
  dieRead: (die: number, more: number, read: number) =>
    `Die ${die}, ${more} more for flak, sight or target: read as ${read}.`,
  flakPlate: 'flak',
  flakTook: (lost: number) => `flak: the flight loses ${factors(lost)}`,
  fightTook: (interceptors: number, flight: number) => `interceptors lose ${interceptors}, the flight ${flight}`,
  suppliesThese: (troops: string) => `Supplies ${troops}.`,
  carriesThese: (troops: string) => `Carries ${troops}. Choose troops together with their transport to carry others.`,
  homeward: 'Flak that has not fired yet may fire at them on the way home (M13.9).',
  flyThis: (mission: string, place: string) => `Fly: ${mission}, ${place}`,
  keyFly: 'fly the mission that is planned',

  // A flight that is met
  flightOver: (hex: string) => `Flight to ${hex}`,
  flightHome: (hex: string) => `Home from ${hex}`,
  flightOf: (names: string, from: string) => `${names} from ${from}`,
  flightOn: (missions: string) => `Mission: ${missions}`,
  standsBy: 'Your fighters in range that stand by',
  metAt: (hex: string) => `They meet it at ${hex} (M12.31).`,
  ifLetPass: 'If you let it pass',
  ifIntercepted: 'If these intercept',
  ifHeldFire: 'If you hold your fire',
  ifFired: 'If your flak fires',
  ifRefused: 'If they refuse',
  ifFought: 'If they fight',
  ifGoesOn: 'If it goes on',
  interceptWith: (count: number, odds: string) => `Intercept with ${factors(count)}: ${odds}`,
  letPass: 'Let it pass',
  volleyLine: (guns: string, hex: string, column: number) => `${guns} over ${hex}, column ${column}`,
  fireFlak: 'Fire',
  holdFire: 'Hold fire',
  otherVolleys: 'Fire otherwise',
  goOnFlight: 'Go on',
  groupBack: (from: string) => `Turn back to ${from}`,
  groupBackMeans: 'Who turns back loses nobody; fighters and flak that were named are used up (M12.24).',
  fightThem: 'Fight',
  refuseThem: 'Refuse',
  refuseMeans: 'Fighters that refuse are used up for this player turn too (M12.23).',
  allHome: 'All home to their bases',
  theseHome: (names: string, base: string) => `${names}: home to ${base}`,
  homeHint: 'Any of them may land at another base in range that has room: the map shows the way.',
  namedAgainst: (what: string) => `Named against it: ${what}`,

  // Standing orders
  airOrders: 'Standing orders',
  airOrdersOf: (side: string) => `Standing orders of ${side}`,
  airOrdersHint:
    'What is done about enemy flights without asking you. This page gives the commands for you when it has the game open, so that the enemy’s turn need not wait. Change them whenever you like; they hold for this game and this side.',
  interceptOrders: 'Enemy flights (M12.22)',
  interceptOrder: {
    ask: 'Ask me every time',
    even: 'Intercept at 1-1 or better',
    never: 'Never intercept',
  },
  interceptOrderMeans: {
    ask: 'You choose fighters for every flight.',
    even: 'As many fighters go up as make 3-1; where all of them are fewer than the flight, they stay. They fight whoever does not turn back.',
    never: 'Fighters that stand by stay on the ground.',
  },
  flakOrders: 'Flak (M13.3)',
  flakOrder: { ask: 'Ask me every time', always: 'Fire whenever it can' },
  flakOrderMeans: {
    ask: 'You name the volleys for every flight.',
    always: 'All flak in range fires, out and home, in the volleys that cost the flight most on average.',
  },
};
