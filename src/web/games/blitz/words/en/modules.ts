import { counted } from '#core/notation/columns.ts';
import type { FireTarget } from '#games/blitz/combat/artillery/commands.ts';
import { sea } from './sea.ts';

/** Texts of the modules' panels. */
export const modules = {
  // M8
  ordersTitle: 'Orders of battle',
  ordersTable: 'Factors; of trains, units',
  ordersAbout: {
    agree:
      'Each side gets one army of the seven; both may have the same. You propose, the other side agrees or proposes another pair.',
    method1: 'Both roll. The higher names two different orders of battle; the other decides who uses which.',
    method2: 'Both roll. The lower uses the order of battle of his number; the other any with a higher one.',
  },
  ordersOf: (side: string) => `${side} takes`,
  ordersNamed: (no: number) => (no === 1 ? 'One of them' : 'The other'),
  ordersAlone: 'Only you have a regular army: take one of the seven. Your opponent has guerillas.',
  ordersInWar: {
    civil:
      'One army for the whole country, taken from the seven; when all its counters stand a die says of each whose it is. You propose, the other side agrees or proposes another one.',
    third:
      'The power that stands aside at first has an infantry army, 5 or 6; the other any but the first. You propose, the other side agrees or proposes another pair.',
  },
  ordersOne: 'The army',
  ordersOfferedOne: (side: string, name: string) => `${side} proposes: ${name}.`,
  /** `instead`: of what was proposed before. */
  ordersOffered: (side: string, blue: string, red: string, instead: boolean) =>
    `${side} ${instead ? 'does not agree and proposes' : 'proposes'}: ${blue} for Great Blue, ${red} for Big Red.`,
  ordersFirst: (side: string) =>
    `${side} would move first and set up last: the lower number does, and Great Blue if they are equal.`,
  ordersPropose: (one: boolean) => (one ? 'Propose this army' : 'Propose these armies'),
  ordersAgree: (one: boolean) => (one ? 'Agree to this army' : 'Agree to these armies'),
  ordersNameTwo: 'Name these two',
  ordersDifferent: 'Two different ones are named.',
  ordersTake: (name: string) => `Take ${name}`,
  ordersTotal: 'factors in all',
  ordersCentres: 'production centres',
  ordersNavy: 'Advice: the larger navy should be Great Blue’s (M8.6).',

  // M9
  centres: 'Production centres',
  centrePlate: (size: number) => `PC ${size}`,
  cutPlate: 'cut',
  airliftPlate: (factors: number) => `supply ${factors}`,
  givingUp: (who: string) => `End this step, giving up: ${who}`,
  centreOf: (size: number) => `Centre of ${size}`,
  centreOfMinors: (size: number) => `Centre of ${size} of the minor countries`,
  centreAt: (place: string) => `Centre at ${place}`,
  lossesOwed: (over: boolean, debtor: string, creditor: string, cents: string) =>
    over
      ? `${debtor} owes ${creditor} ${cents}¢ for the losses.`
      : `If it ended now, ${debtor} would owe ${creditor} ${cents}¢ for the losses.`,
  lossesEven: 'The losses of both sides cost the same: nobody owes anything.',
  lossesBurnt: (cents: string) => `The losses of both sides, ${cents}¢, are to nobody’s gain.`,
  lossesCost: (cents: string) => `The losses so far cost ${cents}¢.`,
  pointsLeft: (left: string, size: number) => `points left: ${left} of ${size}`,
  placeCentres: 'Choose a centre, then a lit city hex; one in a hex.',
  productionHint: 'Choose how many factors, then build. Points that are left over are lost when production ends.',
  nextProduction: (every: number, turn: number) =>
    `Centres build at the end of every ${every === 2 ? 'second' : 'third'} turn, next in turn ${turn}.`,
  costOf: (cost: string) => `${cost} a factor`,
  buildFewer: (type: string) => `Fewer: ${type}`,
  buildMore: (type: string) => `More: ${type}`,
  buildThese: (factors: number, type: string, cost: string, place: string) =>
    `Build ${factors} ${type} for ${cost}: appears at ${place}`,
  buildNot: (types: number) => `Not to be built here (${types})`,
  planFor: (turn: number) =>
    `What your centres will build in turn ${turn}. The other side learns of it when it is due; what cannot be built then is lost.`,
  writePlan: (turn: number) => `Write the plan for turn ${turn}`,
  planNothing: 'nothing',
  planOf: (turn: number) => `Your plan for turn ${turn}:`,
  doneProduction: 'End production',
  doneBombardment: 'No more bombardment',

  // M14
  seasonName: { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' },
  seasonNow: (season: string, turn: number) => `${season}, turn ${turn} of 9`,
  skyMeans: 'What it does',
  skyOnMap: 'Show it on the map',
  weatherZone: { left: 'West', middle: 'Middle', right: 'East' },
  weatherFair: 'fair',
  weatherCode: {
    V2: 'poor visibility',
    V3: 'no visibility',
    G2: 'soft ground',
    G3: 'mud or deep snow',
    S2: 'rough sea',
    S3: 'storm at sea',
  } as Readonly<Record<string, string>>,
  weatherCodeMeans: {
    V2: 'Poor visibility: nothing is dropped, ground support at half, closing a hex takes 8 factors, bombing die +1 (M14.10).',
    'V2 1965': 'Poor visibility: no airborne landing, tactical aircraft at half (M70.fallback).',
    'V3 1965': 'No visibility: no flight from there or to it, no interception (M70.fallback).',
    'S2 1965': 'Rough sea: no invasion (M70.fallback).',
    'S3 1965': 'Storm: nobody embarks, lands, invades, or sails in or out (M70.fallback).',
    V3: 'No visibility: no flight from, to or over there, no interception; only ferries between bases elsewhere (M14.10).',
    G2: 'Soft ground: armor and artillery move 2 less, no Blitz table (M14.10).',
    G3: 'Mud or deep snow: half movement, armor and artillery 2 at most, no overrun, no Blitz table (M14.10).',
    S2: 'Rough sea: no first wave, no ranger landing, follow-up 6 for each landing ship, fleet aircraft bomb at half (M14.10).',
    S3: 'Storm: no ship puts to sea, changes zone, docks, lands or engages; no flights from ships (M14.10).',
  } as Readonly<Record<string, string>>,

  // M16, M4
  bombardHint: 'Artillery fires at enemy units beside it. Choose a way to fire, or a lit hex, or go on.',
  fireWith: (guns: string, column: number, at: string) =>
    `Fire${at === '' ? '' : ` at ${at}`}: ${guns} (column ${column})`,
  fireTarget: {
    pc: 'the production centre',
    rail: 'the rail line',
    train: 'the train',
    flak: 'flak',
    airbase: 'the airbase',
    port: 'the port',
    ships: 'ships',
    docked: 'ships in port',
  } as Readonly<Record<FireTarget, string>>,
  strikeMeans: {
    '-': 'no effect',
    H: 'hit: half movement in their next player turn',
    D: 'disabled: a factor lost, half strength, no move',
  } as Readonly<Record<string, string>>,
  targetMeans: {
    pc: { H: 'hit: half its points in its next cycle', D: 'disabled: no points in its next cycle' },
    rail: { X: 'cut' },
    train: { X: 'destroyed' },
    flak: { H: 'hit: silent through its owner’s next player turn', D: 'eliminated' },
    airbase: {
      H: 'hit: no missions from it through its owner’s next player turn',
      D: 'destroyed, half its aircraft with it',
    },
    port: { H: 'hit: no loading or unloading', D: 'closed, and a ship in it sunk' },
    ships: { H: 'a ship withdraws', D: 'a ship sunk' },
    docked: { H: 'a ship withdraws', D: 'a ship sunk' },
  } as Readonly<Record<FireTarget, Readonly<Record<string, string>>>>,
  strikeNote:
    'Harder by one in cities and mountains. What has fired takes no part in battles until your next player turn.',
  supportWith: (guns: string) => `Support with ${guns}`,
  noWayBack: (units: string, steps: number) =>
    `No retreat of ${counted(steps, 'hex', 'hexes')} is open: lost if nothing changes: ${units}.`,
  paymentHint:
    'For every hex you do not go back two factors of those attacked are lost; what is left retreats the rest.',

  // M1, M4, M8
  missionHint: 'Choose aircraft, then what they fly against.',
  overrunHint:
    'Enemies with a plate can be run over on the way: odds of 10-1 or better, four points besides the way there (M4.20).',
  marchLater: 'Marches come later in this player turn, when this step has been ended (M6.1).',
  promptFirstMove: 'move your units; they move again after the battles',
  promptMarch: 'move your units',

  // M18, M10
  tabPolitics: 'Politics',
  noPolitics: 'No other country plays a part in this game.',
  thirdStandsBy: (side: string) =>
    `The army of ${side} itself stands by: it stays in its country and is at war with nobody until a 6 is rolled at the beginning of a turn or the enemy comes in. What the other countries are to both sides:`,
  majorsAtWar: 'Great Blue and Big Red are at war with each other. What the other countries are to them:',
  relationName: { neutral: 'neutral', passiveAlly: 'passive ally', activeAlly: 'active ally', atWar: 'at war' },
  relationMeans: {
    neutral:
      'Its army stands aside. The first to enter the country, to fly over it or to attack a hex of it is at war with it for good.',
    passiveAlly: 'This side operates its army inside its country, and may come in without violating it.',
    activeAlly: 'Its army fights for this side and may leave its country.',
    atWar: 'Its units are enemies: zones of control, battles and cities as with the other side.',
  },
  minorStands: { intact: 'intact', violated: 'violated', open: 'open to both', occupied: 'occupied' },
  violationMeans:
    'Whoever violates an intact country loses two factors at the end of each of his player turns there, until it is open or occupied.',
  violatedBy: (side: string) => `violated by ${side}`,
  conqueredBy: (side: string) => `conquered by ${side}`,
  countryStands: 'stands',
  armyOf: 'army',
  armyFactors: (factors: number) => counted(factors, 'factor', 'factors'),
  operatedBy: (side: string) => `operated by ${side}`,
  operatedByNobody: 'operated by nobody',
  citiesOf: 'city hexes',
  citiesOwn: 'its own',
  whatItMeans: 'What that means',
  carriesLine: 'Others are supplied by way of this hex: if they go, somebody has no supply line.',
  neutralSoil:
    'Hatched hexes lie in or behind a neutral country: coming there is war with it for good, and the enemy operates its army.',
  warWith: (country: string) =>
    `${country} is neutral. This attack is war with it for good, and the enemy operates its army from then on.`,
  neutralArmy: 'Neutral army',
  neutralOf: (country: string) => `${country}, neutral`,
  supplyLacks: { source: 'no source', way: 'cut off', garrison: 'no garrison', reach: 'too far' },
  isolatedNow: 'isolated',
  immobileNow: 'immobilised',
  firedNow: 'has fired',

  // M80: stages of the set-up
  promptSetupMinors: (left: number) =>
    left > 0
      ? `set up the armies of minor countries: ${counted(left, 'unit', 'units')} to place`
      : 'these armies stand; change them or go on',
  promptSetupTurns: (left: number) => `place one counter in a city: ${left} left`,
  promptSetupOrders: (left: number) =>
    left > 0 ? `set up your army: ${counted(left, 'unit', 'units')} to place` : 'your army stands; change it or go on',
  byComputer: 'As the computer would',
  tapHintMinors: 'Choose units and then a lit hex of their country.',
  baseFirst: 'Aircraft stand on airbases: place an airbase first, or take one along.',
  dragHintMinors: 'Drag a unit onto the map, or choose units and then a lit hex of their country.',
  placedEach: 'Every unit is placed.',
  stageName: {
    minors: 'Armies of the minor countries',
    rolled: 'The army that was rolled for',
    atSea: 'Units At Sea',
    all: 'Your own army',
    hosted: 'Your own army',
    allies: 'Armies of your allies',
    turns: 'One army for both, by turns',
    together: 'Your own army and the minor countries',
    oppressor: 'The army of the oppressor',
    rebels: 'The guerillas',
  } as Readonly<Record<string, string>>,
  /** Set-ups of a side that come one after another, on the ribbon. */
  stageStep: { minors: 'Minor armies', rolled: 'Rolled army', atSea: 'At Sea' } as Readonly<Record<string, string>>,
  stageText: {
    all: 'Your army goes into your own country.',
    hosted: 'Your army goes into your own country and those of your allies.',
    minors:
      'You set up the armies of the minor countries that border your opponent, each in its own country. They stand aside until somebody violates it; nobody knows yet whose they will be.',
    allies: 'You set up the armies of the countries on your side, each in its own country.',
    together:
      'Your own army goes into your country, those of the minor countries into theirs; four production centres of 5 go into cities of minor countries.',
    oppressor:
      'You may stand anywhere but in the neutral country; production centres go into cities of your own. A city outside your country that you do not garrison is free.',
    rebels: 'Each within three hexes of a city outside the oppressor’s country, outside his zones of control.',
    turns:
      'You place one counter in a city, then your opponent does: one of a class in a hex. When all stand, a die says of each whose it is.',
    rolled: 'You have won the roll for the country that borders neither side: set its army up there.',
  } as Readonly<Record<string, string>>,
  stageCentres: 'Production centres go into cities of your own.',

  // M11
  ...sea,
  // M15
  tabGuerillas: 'Guerillas',
  guerillasHint: (turn: number | undefined) =>
    turn === undefined
      ? 'Nobody rises in the turns to come, as things stand.'
      : `The next rise at the end of turn ${turn}, as things stand.`,
  noUprising: 'Nobody oppresses another country yet. Guerillas rise where half of a country’s cities have fallen.',
  oppressorIs: (side: string) => `${side} is the oppressor.`,
  fallenTo: (fallen: number, cities: number, side: string) =>
    `${fallen} of ${counted(cities, 'city', 'cities')} fallen to ${side}`,
  tooLittleFallen: 'Too little has fallen: half of its cities are needed.',
  pacified: 'Pacified: no guerilla of its own is in the country, so nobody rises and nobody waiting comes in.',
  bandsWait: (count: number) => `${counted(count, 'guerilla waits', 'guerillas wait')} to appear.`,
  bandsCome: (count: number) => `${counted(count, 'guerilla rises', 'guerillas rise')} next.`,
  nobodyComes: 'Nobody rises next.',
  noGarrison: 'He garrisons no city outside his country, so nobody rises.',
  bandsHere: 'In the field',
  bandSmall: (factors: number) => `${counted(factors, 'factor', 'factors')}, small`,
  bandLarge: (factors: number) => `${counted(factors, 'factor', 'factors')}, needs supply`,
  bandCity: (city: string, count: number) => `${count} from ${city}`,
  bandPlace: 'Choose a hex',
  bandNowhere: 'No hex within three is free of the enemy and his zones of control.',
  bandWait: 'Wait',
  bandsPlaceHint:
    'Choose a city, then a lit hex within three of it. Whoever waits may appear at the end of any later turn.',
  bandsChoose: (left: number) =>
    `More cities than guerillas: choose ${left === 1 ? 'the one' : `the ${left}`} whose guerillas appear or wait now. If you let the rest wait, the first cities of the list make up the number.`,
  bandsDo: 'What guerillas do',
  bandRules: {
    'M15.3': 'One for every fallen city, at the end of every production turn; they cost nothing.',
    'M15.4': 'They appear within three hexes of that city, in their country, outside enemy zones of control.',
    'M15.6': 'They combine up to four factors and split again. Less than four is small.',
    'M15.7': 'Small ones need no supply; one of four factors does, from any city of its side.',
    'M15.8': 'Small ones that are attacked may slip away one hex before the die, unless they are surrounded.',
    'M15.12': 'Small ones pass through one enemy zone of control in each move.',
    'M15.13': 'Outside their country they neither attack nor cut rails until it is free.',
    'M15.16': 'In neutral countries they are safe: supplied, without zones of control, and idle.',
    'M15.18': 'They cut enemy supply lines like any unit.',
    'M15.19': 'One factor cuts a rail hex, outside enemy zones of control, if it does not attack.',
    'M15.14': 'In a hex with infantry of their side they can become part of it.',
    'M15.20': 'A country whose guerillas are all destroyed or driven out is pacified, until one comes back.',
  } as Readonly<Record<string, string>>,
  trainsRan: 'Trains have run in their own step of this player turn (M80.16).',
  replaceTitle: 'Replace losses',
  replaceHint: 'Choose what comes back, then one of its own cities.',
};
