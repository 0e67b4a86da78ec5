import { counted } from '#core/notation/columns.ts';
export const seeing = {
  // Overlays
  overlayName: {
    zoc: 'Zones of control',
    control: 'Control of cities',
    supply: 'Supply',
    threat: 'Reach of the enemy',
    moves: 'Last player turn’s moves',
    zones: 'Sea zones',
    countries: 'Countries and politics',
    weather: 'Weather',
    guerillas: 'Guerillas',
  },
  legendOf: {
    'zoc side-0': 'next to Great Blue’s ground units',
    'zoc side-1': 'next to Big Red’s ground units',
    'zoc hatch': 'in both sides’ zones',
    'control side-0': 'Great Blue’s',
    'control side-1': 'Big Red’s',
    'control grey': 'nobody’s',
    'supply side-0': 'cities that supply Great Blue',
    'supply side-1': 'cities that supply Big Red',
    'supply path-0': 'a route of Great Blue’s',
    'supply path-1': 'a route of Big Red’s',
    'supply warning': 'a stack without a route, or a bombed city’s loss',
    'threat side-0': 'where Great Blue’s units can stand after their next movement',
    'threat side-1': 'where Big Red’s units can stand after their next movement',
    'threat hatch-enemy': 'what they can attack from there',
    'threat plate': 'attack factors that can come at the stack',
    'moves path-0': 'ways of Great Blue’s units',
    'moves path-1': 'ways of Big Red’s units',
    'zones side-0': 'Great Blue has naval superiority',
    'zones side-1': 'Big Red has naval superiority',
    'zones grey': 'parity',
    'zones plate': 'the letter of each zone',
    'countries side-0': 'Great Blue’s country, and those whose army it operates',
    'countries side-1': 'Big Red’s country, and those whose army it operates',
    'countries grey': 'minor and neutral countries',
    'countries hatch': 'at war with a side',
    'weather hatch': 'hexes it concerns',
    'weather slow': 'ground that slows',
    'weather hatch-own': 'rough sea, or a storm',
    'weather hatch-enemy': 'no flight there at all',
    'guerillas side-0': 'where Great Blue’s may appear',
    'guerillas side-1': 'where Big Red’s may appear',
    'guerillas hatch': 'near enough, but shut by the enemy',
    'guerillas grey': 'sanctuary',
    'guerillas plate': 'how many come from a city',
  },
  overlayEmpty: {
    nobodyThere: 'No ground unit is on the map, so nothing is controlled.',
    noCities: 'This board has no cities.',
    noSupplyRule: 'This game has no supply; it comes with the Tournament Game (T21) or with module M10.',
    noEnemy: 'The enemy has no ground units on the map.',
    noMovesYet: 'Nobody has moved yet.',
    noSea: 'This board has no sea zones.',
    noCountries: 'This board has no countries.',
    noWeatherRule: 'This game is played without the weather rule (O24).',
    fairWeather: 'Clear this turn: no effect (O24.3).',
    noGuerillaRule: 'This game is played without guerillas (module M15).',
    nobodyRises: 'No guerilla is in the field, and nobody rises next.',
  },
  supplyWithoutRoutes:
    'Every friendly city hex supplies the whole side; routes count only with the optional rule O21.1.',
  weatherMeans: {
    clear: 'Clear: no effect (O24.3)',
    noEmbark: 'Nobody goes to sea; landing is free (O24.4)',
    noDesertAir: 'No flight over the desert (O24.5)',
    noSeaAir: 'No flight over sea and lakes (O24.6)',
    seaMustLand: 'Nobody goes to sea; units At Sea must land at a port that can take them (O24.7)',
    slow1: 'Ground units have one movement point less (O24.8)',
    noAir: 'Nothing flies (O24.9)',
    noInvasion: 'No invasions (O24.10)',
    frozenRivers: 'Rivers are frozen: they double nothing (O24.11)',
    mountainsStuck: 'Units in the mountains cannot leave them (O24.12)',
    slow2NotArmor: 'Ground units except armor have two movement points less, and nothing flies (O24.13)',
    roadsOnly: 'Ground units move by road only; no invasions (O24.14)',
    noDrops: 'No airborne flights (O24.15)',
    seaClosed: 'Nobody embarks or lands (O24.16)',
    slow2: 'Ground units have two movement points less (O24.17)',
  },
  supplyLine: (side: string, need: number, capacity: number) => `${side}: needs ${need}, has ${capacity}`,
  citiesLine: (side: string, cities: number) => `${side}: ${counted(cities, 'city hex', 'city hexes')}`,

  // The last battle
  tableName: {
    basic: 'Basic attrition table',
    tournament: 'Tournament attrition table: attacker above, defender below; factors lost, hexes',
    standard: 'Standard attack table: R retreat, AD attacker, DD defender, EX both lose, OR overrun',
    blitz: 'Blitz attack table: R retreat, AD attacker, DD defender, EX both lose, OR overrun',
    strategic: 'Strategic strikes: bomber factors lost, ground factors lost',
    fighter: 'Fighters: escort factors lost, interceptor factors lost',
    capture: 'City capture: factors lost, * = captured',
    fleet: 'Fleet engagement: A attacker, D defender; W withdraws, D loses a task force, EX both lose one',
    flak: 'Flak: factors the flight loses',
    airCombat: 'Air combat: factors the interceptors lose / the flight',
    strikes: 'Bombing: H hit, D disabled, by bombing factors',
    lines: 'Against lines and trains: X cut or destroyed, by factors',
  },

  // Log
  logKindName: { moves: 'Movement', battles: 'Battles', cities: 'Cities and supply', course: 'Course of play' },

  // Calculators
  oddsTool: 'Odds and results',
  attackFactors: 'Attack factors',
  defenceFactors: 'Defence factors',
  defenderStands: 'Defender',
  groundName: {
    open: 'open ground × 1',
    city: 'city × 2',
    mountain: 'mountain × 2',
    river: 'attacked across a river × 2',
  },
  whichTable: 'Table',
  surrounded: 'Surrounded',
  takeAttack: (factors: number) => `Chosen units: ${factors}`,
  takeDefence: (hex: string, factors: number) => `Units in ${hex}: ${factors}`,
  sureResult: (sure: string, table: string) => {
    if (table === 'standard' || table === 'blitz')
      return sure === 'refused'
        ? 'Below 1-2: not to be declared, or three factors lost without a roll (M4.4).'
        : '10-1 or better: eliminated without a roll (M4.13).';
    return sure === 'refused'
      ? table === 'basic'
        ? 'Below 1-6: such an attack is not allowed (B19.2).'
        : 'Below 1-6: not to be declared (B19.2).'
      : table === 'basic'
        ? 'Above 6-1: eliminated without a roll (B19.2).'
        : 'Eliminated without a roll (T7.2.15, T7.2.16).';
  },
  surroundedNote: (table: string) =>
    table === 'standard' || table === 'blitz'
      ? 'Defenders that find no way back are eliminated, unless they pay two factors for each hex (M4.5, M4.6).'
      : table === 'basic'
        ? 'Defenders that must retreat and have no way are eliminated (B19.5.7).'
        : 'At 5-1 or better a surrounded hex is eliminated without a roll (T7.2.16); below that, units that cannot retreat are eliminated (B19.5.7).',
  twoSided: (attacker: string, defender: string) => `attacker ${attacker}, defender ${defender}`,
  wayTool: 'Cost of a way',
  walkerType: 'Unit',
  walkerFactor: 'Movement factor',
  walkerSide: 'Side',
  wayFrom: 'From',
  wayTo: 'To',
  hereName: (hex: string) => `the chosen hex ${hex}`,
  mindEnemies: 'Mind enemies and their zones of control',
  wayHint: 'Name two hexes; the cheapest way is drawn on the map.',
  wayNone: 'There is no such way within twenty movement points and without a halt in between.',
  wayCost: (cost: string, allowance: string) => `${cost} of ${allowance} movement points.`,
  wayTooFar: 'Too far for one player turn.',
  wayLeft: (left: string) => `${left} left.`,
  stopsHere: 'must stop',
  stackingTool: 'Stacking',
  factorsToAdd: 'Factors to add',
  stackingSum: (hex: string, there: number, more: number, limit: number) => {
    const over = there + more - limit;
    return `${hex} holds ${there} of ${limit}; ${more} more make ${there + more}: ${over > 0 ? `${over} too many (B8.1)` : `room for ${-over} besides`}.`;
  },
  supplyTool: 'Supply',
  moreCities: 'City hexes more or fewer',
  moreFactors: 'Factors more or fewer',
  supplySum: (has: number, need: number, left: number) =>
    left >= 0 ? `${has} − ${need} = ${left} to spare` : `${has} − ${need}: short of ${-left}`,

  // Text board
  nearestEnemy: 'Nearest enemy',
  whoThreatens: 'Who threatens this hex?',
  hexGround: (hex: string, ground: string) => `${hex}: ${ground}.`,
  surfaceName: { land: 'land', sea: 'sea', lake: 'lake', neutral: 'neutral ground' },
  featureName: {
    forest: 'forest',
    mountain: 'mountain',
    desert: 'desert',
    beach: 'beach',
    river: 'river',
    road: 'road',
  },
  hexCity: (city: string, controller: string) =>
    controller === '' ? `City ${city}, nobody’s.` : `City ${city}, controlled by ${controller}.`,
  hexCountry: (country: string) => `In ${country}.`,
  hexZone: (zone: string) => `Sea zone ${zone}.`,
  hexEmpty: 'Nobody is there.',
  roomLeft: (room: number) => (room > 0 ? `Room for ${room} more.` : 'The hex is full.'),
  hexSupply: {
    line: 'A supply line leads from here to a source.',
    source: 'No supply: there is no source.',
    way: 'No supply: the enemy bars every line.',
    garrison: 'No supply: the line runs through a city without a garrison.',
    reach: 'No supply: no source and no line to one within five steps.',
  },
  hexZocs: (sides: string) => `In the zone of control of ${sides}.`,
  noEnemies: 'No enemy is on the map.',
  enemyLine: (hex: string, away: number, units: string) => `${hex}, ${counted(away, 'hex', 'hexes')} away. ${units}`,
  noThreat: (hex: string) => `No enemy ground unit can attack ${hex} in its next turn as things stand.`,
  threatLine: (hex: string, units: number, factors: number) =>
    `${counted(units, 'unit', 'units')} with ${counted(factors, 'attack factor', 'attack factors')} can attack ${hex} in the next turn:`,
};
