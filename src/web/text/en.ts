import { enSeeing } from './en-seeing.ts';
import { enAfter } from './en-after.ts';
import { enFront } from './en-front.ts';
import { enLearn } from './en-learn.ts';
import { enTable } from './en-table.ts';
import { enComputer } from './en-computer.ts';
import { enLine } from '../games/blitz/words/en-line.ts';
import { enOperations } from '../games/blitz/words/en-operations.ts';
import type { Like } from './said.ts';

/** Everything the page says in English. Other languages have the same keys; the compiler and a test hold them to it. */
export const en = {
  // People and things
  language: 'English',
  sideName: (side: string) => (side === 'blue' ? 'Great Blue' : 'Big Red'),
  seatName: (seat: string) =>
    ({
      human: 'Somebody at this screen',
      random: 'Computer, any legal move',
      novice: 'Computer, novice',
      regular: 'Computer, regular',
      veteran: 'Computer, veteran',
      grand: 'Computer, grand',
    })[seat] ?? seat,
  unitType: (type: string) =>
    ({
      infantry: 'infantry',
      armor: 'armor',
      artillery: 'artillery',
      ranger: 'Rangers',
      airborne: 'airborne',
      airAssault: 'air assault',
      TAC: 'tactical aircraft',
      MDM: 'medium bombers',
      SAC: 'strategic bombers',
      FTR: 'fighters',
    })[type] ?? type,
  points: (thirds: number) => {
    const whole = Math.floor(thirds / 3);
    const rest = ['', '⅓', '⅔'][thirds % 3] ?? '';
    return whole === 0 && rest !== '' ? rest : `${whole}${rest}`;
  },
  close: 'Close',
  dismiss: 'Dismiss',

  // Front page
  tagline: 'Classic hex-and-counter wargames in the browser, with the rulebook enforced and explained.',
  play: 'Play',
  playNow: 'Play now',
  resume: 'Go on with your last game',
  resumeText: 'From where you left it in this browser.',
  twoHere: 'Two at this screen',
  twoHereText: 'Basic Game, both armies placed; Great Blue moves first.',
  ownGame: 'Your own game',
  ownGameText: 'Level, optional rules, scenario, placements, who plays.',
  openFile: 'Open a file',
  openFileText: 'A saved game or a written position; or drop it anywhere on this page.',
  replays: 'Watch a replay',
  replaysText: 'Any saved game, step by step or turn by turn.',
  rulebook: 'Rulebook',
  rulebookText: 'Every rule by number, searchable.',
  frontBoard: 'The continent with both armies',
  aboutTitle: 'What Hexfront does',
  promises: [
    [
      'The rulebook plays along',
      'Every move is checked against the rules. A move that is refused says which rule refuses it, by its number.',
    ],
    [
      'Nothing to look up',
      'Odds, zones of control and stacking are worked out for you, and each number can show what it is made of.',
    ],
    [
      'Games you can trust',
      'Every game is a readable record that can be replayed from the first move to the last roll of the die.',
    ],
  ] as readonly (readonly [string, string])[],
  footer: 'Hexfront is free software under the MIT licence. It loads nothing from anywhere but its own server.',
  theme: 'Colours',
  themeName: (name: string) => ({ classic: 'Classic', night: 'Night', contrast: 'High contrast' })[name] ?? name,
  languageLabel: 'Language',

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
  playedBy: (side: string) => `${side} is played by`,
  begin: 'Begin',
  fixedByScenario: 'The scenario names its own rules.',

  // Files
  fileForeign: (name: string, why: string) => `${name} is no Hexfront game or position: ${why}`,
  fileNewer: (name: string, version: string, ours: number) =>
    `${name} was written by a newer Hexfront (record version ${version}; this one reads ${ours}). Nothing was opened.`,
  fileOtherGame: (name: string, game: string) => `${name} is a game of “${game}”, which this page does not play.`,
  fileDamaged: (name: string, why: string) => `${name} is damaged: ${why}`,
  fileEmpty: (name: string) => `${name} is empty.`,
  recovered: (good: number, why: string) =>
    `This game was damaged (${why}). It goes on from the last good state, after ${good} ${good === 1 ? 'command' : 'commands'}.`,
  storeFull: 'This browser cannot keep the game (its store is full or closed). Save it to a file.',

  // Table
  home: 'Back to the front page',
  turn: (turn: number) => `Turn ${turn}`,
  opening: 'Opening the game …',
  thinking: 'The computer is thinking …',
  undo: 'Undo',
  redo: 'Redo',
  undoHere: 'Undo to here',
  rules: 'Rules',
  save: 'Save',
  copyPosition: 'Copy position',
  savePicture: 'Save picture',
  copied: 'The position is on the clipboard as text.',
  notCopied: 'The browser did not let the position onto the clipboard.',
  shortcuts: 'Shortcuts',
  more: 'More',
  board: 'The board',
  decision: 'The decision at hand',
  findHex: 'Hex',
  findHexHint: 'Hex, e.g. U20',
  noSuchHex: (name: string) => `There is no hex ${name} on this board.`,
  rollOf: (dice: string) => `Die: ${dice}`,
  notYet: 'Not yet',
  readRule: (rule: string) => `Read rule ${rule}`,
  draw: 'A draw',
  wins: (who: string) => `${who} wins`,

  // Prompts
  promptSetup: (left: number) =>
    left > 0
      ? `set up your army: ${left} ${left === 1 ? 'unit' : 'units'} still to place or hold back`
      : 'your army stands; change it or go on',
  promptSetupSea: 'choose the units that begin At Sea',
  promptWeather: 'roll for this turn’s weather',
  promptMovement: 'move your units, bring in reinforcements',
  promptDeclaration: (hexes: number, units: number) =>
    hexes + units === 0
      ? 'declare your battles; nothing is obligatory any more'
      : `declare your battles: ${hexes} enemy ${hexes === 1 ? 'hex' : 'hexes'} must still be attacked, ${units} of your units must still fight`,
  promptInterception: 'send fighters against the enemy’s aircraft, or let them pass',
  promptAirFights: 'choose the next air fight',
  promptAllot: 'divide your interceptors between escorts and bombers',
  promptCombat: (battles: number) => `fight your battles in the order you like: ${battles} left`,
  promptAv: 'choose whose advance after automatic victory comes next',
  promptExchange: (owed: number) => `exchange: give up attackers worth at least ${owed}`,
  promptLosses: (factors: number) => `lose ${factors} ${factors === 1 ? 'factor' : 'factors'} of your choice`,
  promptRetreat: (units: number) => `retreat ${units} ${units === 1 ? 'unit' : 'units'}: choose a lit hex`,
  promptAdvance: 'advance onto a vacated hex, or stay',
  promptSeaHexes: 'bring units on sea hexes ashore',
  promptBeach: 'choose the units this beach supplies',
  promptDraw: 'a draw is offered: accept or refuse',
  doneSetup: 'Ready',
  doneSetupSea: 'No more units At Sea',
  doneWeather: 'Roll for the weather',
  doneMovement: 'End movement and declare battles',
  doneDeclaration: 'Begin combat',
  doneDeclarationNone: 'No battles: end the turn',
  doneInterception: 'Interception is settled',
  doneAdvance: 'Stay: no more advances',
  doneLanding: 'All aircraft stay where they are',
  decideForMe: 'Decide for me',

  // Unit panel
  chosenHex: 'The chosen hex',
  chooseStack: 'Choose a stack on the map.',
  empty: 'empty',
  ofTwelve: (size: number) => `${size} of 12`,
  attackSum: (af: number) => `attack ${af}`,
  defenceSum: (df: number) => `defence ${df}`,
  stopped: 'stopped',
  left: (points: string) => `${points} left`,
  bringHere: (units: string, cost: string) => `Move ${units} here (${cost})`,
  selectAll: 'All',
  selectNone: 'None',
  inAir: 'in the air',

  // Actions
  actions: 'Besides moving',
  actionName: (verb: string) =>
    ({
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
      undeclare: 'Call off',
      declareBattle: 'Attack',
      endMovement: 'End movement, giving up',
      acceptDraw: 'Accept the draw',
      refuseDraw: 'Refuse the draw',
      chooseLosses: 'Lose',
      chooseExchange: 'Give up',
    })[verb] ?? verb,
  chooseLit: (action: string) => `${action}: choose a lit hex.`,
  reinforcements: (count: number) => `Reinforcements due (${count})`,
  yourChoice: 'Your choice',

  // Battles
  battles: 'Battles',
  mustAttack: (hexes: string) => `Must be attacked: ${hexes}`,
  mustFight: (units: string) => `Must fight: ${units}`,
  against: 'against',
  callOff: 'Call off',
  planHint: 'Choose attackers, then the enemy hexes they attack. Shift adds more stacks.',
  attackLine: (text: string) => `Attack ${text}`,
  defenceLine: (text: string) => `Defence ${text}`,
  inSix: (sixths: number) => `${sixths} in 6`,
  resultName: (result: string) =>
    ({
      AE: 'attacker eliminated',
      AB2: 'attacker back 2',
      EX: 'exchange',
      DB2: 'defender back 2',
      DE: 'defender eliminated',
    })[result] ?? result,
  declareBattle: 'Declare this battle',
  suggest: 'Suggest battles',
  shortOf: (factors: number, odds: string) =>
    `${factors} more attack ${factors === 1 ? 'factor' : 'factors'} would make it ${odds}.`,
  resolve: 'Fight it',
  missions: 'Missions',
  missionOver: (mission: string, hex: string) => `${mission} over ${hex}`,

  // Losses
  takeLosses: 'Take these losses',
  payExchange: 'Give these up',
  fewer: (unit: string) => `Fewer from ${unit}`,
  moreOf: (unit: string) => `More from ${unit}`,

  // Set-up
  setupTitle: 'Still to place',
  placeRest: 'Place the rest for me',
  atRandom: 'At random',
  holdRest: 'Hold the rest back',
  placedAll: 'Every unit is placed or held back.',
  seaBoxes: 'At Sea boxes',

  // Side tabs
  tabLog: 'Log',
  tabForces: 'Forces',
  tabDice: 'Dice',
  tabMap: 'Map',
  tabText: 'Text board',
  toCome: 'Order of appearance',
  deadPile: 'Dead pile',
  atSeaList: 'At Sea',
  nobody: 'nobody',
  lostFactors: (factors: number) => `${factors} factors`,
  weatherNow: (weather: string) => `Weather: ${weather}`,
  turnTrack: 'Turn track',
  textBoardHint: 'Every stack, nearest to the enemy first. Choose one to select it.',
  stackLine: (hex: string, units: string, distance: number) =>
    `${hex}: ${units}; nearest enemy ${distance} ${distance === 1 ? 'hex' : 'hexes'} away`,
  reachList: (count: number) => `Hexes in reach: ${count}`,
  moveTo: (hex: string, cost: string) => `${hex} (${cost})`,

  // Replay
  replay: 'Replay',
  replayAt: (n: number, of: number) => `Command ${n} of ${of}`,
  first: 'To the start',
  stepBack: 'One command back',
  stepOn: 'One command on',
  turnBack: 'One player turn back',
  turnOn: 'One player turn on',
  last: 'To the end',
  playFilm: 'Play',
  pauseFilm: 'Pause',
  fork: 'Play on from here',

  // Rulebook
  searchRules: 'Search the rulebook',
  searchRulesHint: 'Search the rulebook: soak off, B7.z4 …',
  openingRules: 'Opening the rulebook …',
  nothingFound: 'Nothing found.',
  searchFor: 'Search for a word or a rule number.',
  rulings: 'Rulings',
  examples: 'Examples',

  // Shortcuts
  keysTitle: 'Keyboard',
  keys: [
    ['?', 'This sheet'],
    ['G', 'Go to a hex by its name; Enter there, then Enter on the board chooses it'],
    ['Shift + arrows', 'Walk hex by hex (board)'],
    ['Enter', 'Choose the hex you stand on (board)'],
    ['Arrows, + and −, 0', 'Pan, zoom, whole map (board)'],
    ['N, Shift + N', 'Next and previous of your stacks that can still do something'],
    ['1 to 9', 'Take a unit of the chosen stack in or out'],
    ['A', 'All units of the chosen stack'],
    ['D', 'The “done” button of the prompt'],
    ['. and ,', 'Step through the lit hexes (board); Enter takes the one you stand on'],
    ['P', 'Set waypoints while choosing hexes (with the mouse: Shift + click)'],
    ['B', 'Declare the battle in hand'],
    ['K', 'Fight the next battle'],
    ['E', 'Let the computer make the one decision at hand'],
    ['Ctrl + Z, Ctrl + Shift + Z', 'Undo, redo'],
    ['Escape', 'Drop the selection or the action'],
    ['F', 'Spread out the stack you stand on; arrows walk it, Enter picks (board)'],
    ['Z C S T V W O X', 'Overlays: zones of control, cities, supply, threat, moves, sea zones, countries, weather'],
    ['H', 'Hint: three plans for this turn'],
    ['L, M', 'Lift the counters; the minimap (board)'],
    ['R', 'Rulebook'],
    ['← →, PgUp PgDn, Home End, P', 'Replay: by command, by player turn, to the ends, play and pause'],
  ] as readonly (readonly [string, string])[],

  ...enAfter,
  ...enSeeing,
  ...enFront,
  ...enLearn,
  ...enTable,
  ...enComputer,
  ...enLine,
  ...enOperations,
};

export type Words = Like<typeof en>;
