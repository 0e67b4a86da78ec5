/** Scenarios and ready sets of Blitzkrieg, in English; the scenario files carry their own titles and texts. */

interface Orders {
  readonly blue: string;
  readonly red: string;
}

/** Names of scenarios the files have no short title for. */
const SHORT: Readonly<Record<string, string>> = {
  basic: 'Basic Game',
  tournament: 'Tournament Game',
  optional: 'Tournament Game with all options',
};

/** Texts of those. */
const ABOUT: Readonly<Record<string, string>> = {
  basic: 'The whole continent by the short rules: move, fight, take cities. Fifteen turns.',
  tournament: 'The whole continent with sea, air, supply, replacements and minor countries. No limit of turns.',
  optional: 'The Tournament Game with fighters, interdiction, nuclear strikes, weather and supply routes.',
};

export const scenarios = {
  sideShort: (side: string) => (side === 'blue' ? 'Blue' : 'Red'),
  scenarioName: (id: string, title: string) => SHORT[id] ?? title,
  scenarioText: (id: string, text: string) => ABOUT[id] ?? text,
  setName: {
    'M71.1': 'Full Module System',
    'M71.2': 'Full Module System, rigid',
    'M71.3': 'Just the impulses',
    'M71.4': 'Modules on 1965 components',
    'M71.5': 'First steps',
    'M71.6': 'Land war',
    'M71.7': 'Brush fire',
    'M71.8': 'Third power',
    'M71.9': 'National liberation',
    'M71.10': 'Civil war',
    'M71.11': 'Cold-blooded',
  } as Readonly<Record<string, string>>,
  setText: {
    'M71.1':
      'Everything there is: fleets, air forces, production, guerillas, armies of minor countries. Long, and for those who know the modules.',
    'M71.2': 'The same with the rigid impulse: the second move goes neither into zones of control nor out of them.',
    'M71.3': 'The Tournament Game with two moves in every player turn. 1965 forces, table and victory.',
    'M71.4':
      'Impulses, zones, combat, supply, weather and artillery with the 1965 counters; sea, air and minor countries as they were.',
    'M71.5': 'Voluntary combat, the new table and class stacking. Fifteen turns: a good beginning.',
    'M71.6': 'Everything on land: no aircraft, no ships.',
    'M71.7': 'The short game: nine turns.',
    'M71.8':
      'Great Blue against the five minor countries together; Big Red stands by until a die or an invasion brings it in.',
    'M71.9': 'Guerillas against an oppressor who may stand anywhere on the board. No ships.',
    'M71.10':
      'The whole board is one country. Both set up one army by turns; then a die says of every counter whose it is.',
    'M71.11': 'The full system, and every loss is counted in points that are owed at the end.',
  } as Readonly<Record<string, string>>,
  winsByHome: 'Every home city hex of the enemy, held for a complete turn, wins at once',
  setUpFixed: 'both armies are in place',
  setUpOf: (all: boolean) => (all ? 'placed for you' : 'by hand'),
  setUpLater: 'on the map, when the game begins',
  optionsCount: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  howToPlayIt: (modules: boolean) => [
    '[Click|Tap] one of your stacks: the hexes it can reach light up. [Click|Tap] one to move there.',
    modules
      ? 'Press the button at the bottom when you have moved. Then choose which enemies to attack: the card shows odds and chances before you roll.'
      : 'Press the button at the bottom when you have moved. Whoever you touch must be attacked: the card shows odds and chances, and can suggest battles.',
    'Three to one or better usually pays. Attackers and defenders on rivers, in cities and on mountains differ: the card says why.',
    'Undo takes back any move until a die falls. Hint shows three plans.',
  ],
  /** Number of modules of a game. */
  modulesCount: (count: number) => (count === 1 ? '1 module' : `${count} modules`),
  levelRules: (level: string) => (level === 'basic' ? 'Basic rules' : 'Tournament rules'),
  moduleList: (modules: string) => `Modules ${modules}`,
  /** To each side, by scenario; those of the continent by their war, or by their level. */
  orders: {
    ardel: {
      blue: 'Cross the Ardel at one place with everything that shoots. Three to one makes a hole; one city across the river is enough, if you lose none.',
      red: 'Hold the crossings and your five city hexes. When he has spent his attacks, strike back where he is thin.',
    },
    crossing: {
      blue: 'Guns bombard before you attack and support your defence; alone they are lost, so stack them with infantry. Fight only where it pays: one city across the river wins, if you keep your own.',
      red: 'Nobody forces you to attack. Keep your guns behind your infantry, answer where he has moved up, and keep your cities.',
    },
    invasion: {
      blue: 'Forty factors come over the sea. Land on one beach, take the port hexes, and bring the second wave ashore on the roads.',
      red: 'Five corps guard a long coast. Give up beaches, not ports: whoever is still on the water when the fighting ends is lost.',
    },
    breakthrough: {
      blue: 'Mass armor and artillery against one hex. At seven to one its zone of control is gone, and the second wave drives through to Lyubomirsk and Medvedin.',
      red: 'Your line is thin and your reserves are days away. Make him pay for the first hole, and close it with what arrives.',
    },
    'air-war': {
      blue: 'Two short lines, and the air decides. Use your bombers where the line is weakest, and do not send them without escort.',
      red: 'You have one fighter wing more. Meet his bombers in the air and hold the line for five turns.',
    },
    basic: {
      blue: 'You move first. Take the countries in between before Big Red does, and hold more than twenty-five city hexes at the end of turn fifteen.',
      red: 'Great Blue moves first. Meet him in the countries in between, and hold more than twenty-five city hexes at the end of turn fifteen.',
    },
    tournament: {
      blue: 'Destroy Big Red, or hold all its home cities for a complete turn. Watch your supply, and do not forget the sea.',
      red: 'Destroy Great Blue, or hold all its home cities for a complete turn. Watch your supply, and do not forget the sea.',
    },
    A: {
      blue: 'Every city of the continent counts. Hold more of them than Big Red when the last turn ends.',
      red: 'Every city of the continent counts. Hold more of them than Great Blue when the last turn ends.',
    },
    B: {
      blue: 'Cities count for nothing; countries do. Control more minor countries than Big Red when the last turn ends.',
      red: 'Cities count for nothing; countries do. Control more minor countries than Great Blue when the last turn ends.',
    },
    C: {
      blue: 'The Walkures lean to you. Calaedia is guaranteed by all: let Big Red be the one who sets foot in it, and control more countries at the end.',
      red: 'New Endor and San Estados lean to you. Calaedia is guaranteed by all: let Great Blue be the one who sets foot in it, and control more countries at the end.',
    },
    D: {
      blue: 'The Walkures fight at your side from the first turn. Take more cities than the Entente.',
      red: 'Calaedia, New Endor and San Estados fight at your side from the first turn. Take more cities than the Alliance.',
    },
    E: {
      blue: 'You lead the two Walkures. The others hold more cities: take at least three of theirs.',
      red: 'You lead Calaedia, New Endor and San Estados. You are ahead in cities: keep it so for nine turns.',
    },
    F: {
      blue: 'Five small countries against you, and Big Red waits. Take most of their cities before it comes into the war.',
      red: 'You lead the five small countries. Hold out until a die, or Great Blue itself, brings your own army into the war.',
    },
    G: {
      blue: 'Garrison every city of the land you hold, and hunt the guerillas down before they gather.',
      red: 'You are few and everywhere. Drive garrisons out of five, ten or twenty cities for a complete turn.',
    },
    H: {
      blue: 'Brothers against brothers: a die says who is yours. Gather what you have and hold more cities at the end.',
      red: 'Brothers against brothers: a die says who is yours. Gather what you have and hold more cities at the end.',
    },
  } as Readonly<Record<string, Orders>>,
};
