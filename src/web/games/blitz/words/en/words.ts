import { counted } from '../../../../../core/columns.ts';
export const words = {
  // People and things
  sideName: (side: string) => (side === 'blue' ? 'Great Blue' : 'Big Red'),
  points: (thirds: number) => {
    const whole = Math.floor(thirds / 3);
    const rest = ['', '⅓', '⅔'][thirds % 3] ?? '';
    return whole === 0 && rest !== '' ? rest : `${whole}${rest}`;
  },

  // Front page
  twoHereText: 'Basic Game, both armies placed; Great Blue moves first.',
  ownGameText: 'Level, optional rules, scenario, placements, who plays.',
  moduleGame: 'The Module System',
  moduleGameText: 'Build a game from modules: impulses, new zones of control, stacking, sequencing and more.',
  frontBoard: 'The continent with both armies',

  // Options
  levelName: (level: string) => (level === 'basic' ? 'Basic Game' : 'Tournament Game'),
  levelText: (level: string) =>
    level === 'basic'
      ? 'Ground units, cities and zones of control. Fifteen turns.'
      : 'Aircraft, sea movement and invasions, minor countries, supply, replacements.',
  scenario: 'Start from',
  wholeContinent: 'The whole continent',
  needsTournament: 'Tournament Game only',
  placementOf: (side: string) => `${side} begins with`,
  byHand: 'Set up by hand',
  begin: 'Begin',
  fixedByScenario: 'The scenario names its own rules.',

  // Prompts
  promptSetup: (left: number) =>
    left > 0
      ? `set up your army: ${counted(left, 'unit', 'units')} still to place or hold back`
      : 'your army stands; change it or go on',
  promptSetupSea: 'choose the units that begin At Sea',
  promptWeather: 'roll for this turn’s weather',
  promptImpulse: 'move your units a second time',
  promptStep: {
    arrivals: 'bring in reinforcements and replacements',
    air: 'make your flights',
    rail: 'run trains: take units on, let them off',
    sea: 'sail, land, stage invasions',
    embarking: 'embark units',
  },
  promptMovement: 'move your units, bring in reinforcements',
  promptDeclaration: (hexes: number, units: number, any: boolean) =>
    hexes + units === 0
      ? any
        ? 'declare your battles; nothing is obligatory any more'
        : 'declare battles if you like; none is obligatory'
      : `declare your battles: ${[
          ...(hexes > 0 ? [`${counted(hexes, 'enemy hex', 'enemy hexes')} must still be attacked`] : []),
          ...(units > 0 ? [`${units} of your units must still fight`] : []),
        ].join(', ')}`,
  promptInterception: 'send fighters against the enemy’s aircraft, or let them pass',
  promptAirFights: 'choose the next air fight',
  promptAllot: 'divide your interceptors between escorts and bombers',
  promptMissions: 'send aircraft on their missions; battles come after that, one by one',
  promptBattles: 'attack as you like, one battle after another',
  promptCombat: (battles: number) => `fight your battles in the order you like: ${battles} left`,
  promptAv: 'choose whose advance after automatic victory comes next',
  promptExchange: (owed: number) => `exchange: give up attackers worth at least ${owed}`,
  promptLosses: (factors: number) => `lose ${counted(factors, 'factor', 'factors')} of your choice`,
  promptRetreat: (units: number) => `retreat ${counted(units, 'unit', 'units')}: choose a lit hex`,
  promptAdvance: 'advance onto a vacated hex, or stay',
  promptSeaHexes: 'bring units on sea hexes ashore',
  promptBeach: 'choose the units this beach supplies',
  promptOrders: 'choose the orders of battle',
  promptSeaSupply: 'choose the units supplied over the sea: ports and beaches cannot carry all',
  promptDraw: 'a draw is offered: accept or refuse',
  doneSetup: 'Ready',
  doneSetupSea: 'No more units At Sea',
  doneWeather: 'Roll for the weather',
  doneImpulse: 'End the player turn',
  doneStep: 'End this step',
  doneMovement: 'End movement and declare battles',
  doneMovementBattles: (missions: boolean) => (missions ? 'End movement and fly missions' : 'End movement and attack'),
  doneDeclaration: 'Begin combat',
  doneDeclarationNone: 'No battles: end the turn',
  doneDeclarationOn: 'No battles: move again',
  doneMissions: 'On to the battles',
  doneBattles: 'End combat',
  doneInterception: 'Interception is settled',
  doneAdvance: 'Stay: no more advances',
  doneLanding: 'All aircraft stay where they are',

  // Unit panel
  ofTwelve: (size: number) => `${size} of 12`,
  attackSum: (af: number) => `attack ${af}`,
  defenceSum: (df: number) => `defence ${df}`,
  stopped: 'stopped',
  left: (points: string) => `${points} left`,
  inAir: 'in the air',
  aboard: (train: string) => `on board: ${train}`,

  // Actions
  actionName: {
    flyAirborne: 'Fly',
    airTransport: 'Carry by air',
    embark: 'Embark',
    sail: 'Sail to box',
    landAtPort: 'Land at port',
    stageInvasion: 'Invade',
    landOnBeach: 'Land on beach',
    landFromSea: 'Land',
    withdrawRanger: 'Back to sea',
    aircraftToSea: 'Base at sea',
    splitUnit: 'Break down',
    combine: 'Put together',
    placeReinforcement: 'Bring in',
    placeReplacement: 'Buy replacement',
    declareAV: 'Automatic victory',
    addToAV: 'Join automatic victory',
    declareCityAssault: 'Assault the city',
    'assignMission tactical': 'Tactical support',
    'assignMission strategic': 'Strategic strike',
    'assignMission bombing': 'Bomb the city',
    'assignMission support': 'Support the assault',
    'assignMission escort': 'Escort',
    'assignMission interdiction': 'Interdict',
    'assignMission nuclear': 'Nuclear strike',
    assignInterceptor: 'Intercept',
    landAircraft: 'Land at',
    rebase: 'Fly to another base',
    placeUnit: 'Place',
    placeAtSea: 'Put At Sea',
    holdBack: 'Hold back',
    resolve: 'Fight',
    resolveAirFight: 'Fight over',
    chooseRetreat: 'Retreat',
    advance: 'Advance',
    allotInterceptors: 'Against the escorts',
    chooseAV: 'Next',
    serveBeach: 'Supply',
    leaveOut: 'Supply',
    agreeOb: 'Agree on the armies',
    nameTwo: 'Name two armies',
    pickOb: 'Take this army',
    rollOb: 'Roll for the choice',
    chooseHigher: 'Take this army',
    undeclare: 'Call off',
    declareBattle: 'Attack',
    endMovement: 'End movement, giving up',
    acceptDraw: 'Accept the draw',
    refuseDraw: 'Refuse the draw',
    chooseLosses: 'Lose',
    chooseK: 'Retreat or pay',
    overrun: 'Overrun',
    chooseExchange: 'Give up',
    assignMission: 'Send on a mission',
    endAdvance: 'End advancing',
    endDeclaration: 'Begin combat',
    endCombat: 'End combat',
    moveTrain: 'Run',
    entrain: 'Board a train',
    detrain: 'Leave the train',
    cutRail: 'Cut the railway',
    endStep: 'End this step',
    endInterception: 'Interception is settled',
    endLanding: 'End landing',
    moveUnit: 'Move',
    offerDraw: 'Offer a draw',
    ready: 'Ready',
    resign: 'Resign',
    rollWeather: 'Roll for the weather',
    takeBack: 'Take back',
  },
  chooseLit: (action: string) => `${action}: choose a lit hex.`,
  reinforcements: (count: number) => `Reinforcements due (${count})`,

  // Battles
  battles: 'Battles',
  mustAttack: (hexes: string) => `Must be attacked: ${hexes}`,
  mustFight: (units: string) => `Must fight: ${units}`,
  callOff: 'Call off',
  planHint: 'Choose attackers, then the enemy hexes they attack.[ Shift adds more stacks.| Others can join from here.]',
  attackLine: (text: string) => `Attack ${text}`,
  defenceLine: (text: string) => `Defence ${text}`,
  inSix: (sixths: number) => `${sixths} in 6`,
  resultName: {
    AE: 'attacker eliminated',
    AB2: 'attacker back 2',
    EX: 'exchange',
    DB2: 'defender back 2',
    DE: 'defender eliminated',
  },
  declareBattle: 'Declare this battle',
  suggest: 'Suggest battles',
  suggestNone: 'No battle promises anything now.',
  suggestSame: 'The battles declared are those that would be suggested.',
  shortOf: (factors: number, odds: string) =>
    `${factors} more attack ${factors === 1 ? 'factor' : 'factors'} would make it ${odds}.`,
  resolve: 'Fight it',
  missions: 'Missions',
  missionOver: (mission: string, hex: string) => `${mission} over ${hex}`,

  // Losses
  takeLosses: 'Take these losses',
  payExchange: 'Give these up',

  // Set-up
  setupTitle: 'Still to place',
  placeRest: 'Place the rest for me',
  atRandom: 'At random',
  holdRest: 'Hold the rest back',
  placedAll: 'Every unit is placed or held back.',
  seaBoxes: 'At Sea boxes',

  // Side tabs
  tabForces: 'Forces',
  toCome: 'Order of appearance',
  waits: 'choose a lit hex',
  deadPile: 'Dead pile',
  atSeaList: 'At Sea',
  nobody: 'nobody',
  lostFactors: (factors: number) => counted(factors, 'factor', 'factors'),
  weatherNow: (weather: string) => `Weather: ${weather}`,
  turnTrack: 'Turn track',

  // Rulebook
  searchRulesHint: 'Search the rulebook: soak off, B7.z4 …',
};
