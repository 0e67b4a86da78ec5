/** M0.options: what can be chosen with modules, each with what it decides and what its values are called. */
export interface OptionWords {
  readonly name: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  /** Meaning of a value whose name does not say it. */
  readonly means?: Readonly<Record<string, string>>;
}

const SWITCH = { off: 'no', on: 'yes' };

export const options: Readonly<Record<string, OptionWords>> = {
  scenario: {
    name: 'War',
    text: 'Who fights whom, for how long, and what wins.',
    values: {
      A: 'A Total War',
      B: 'B National Expansion',
      C: 'C Neutrality Violation',
      D: 'D Grand Alliance against Quadruple Entente',
      E: 'E Brush Fire War',
      F: 'F Third Power',
      G: 'G National Liberation',
      H: 'H Civil War',
    },
    means: {
      A: 'Both majors, fifteen turns; who holds more cities at the end wins.',
      B: 'Twelve turns; who controls more minor countries wins.',
      C: 'Four minors are passive allies of the majors, Calaedia is neutral; who violates it has all five against him.',
      D: 'Nord and Sud Walkure fight for Great Blue, the other three for Big Red; more cities win.',
      E: 'Only the minor armies play: the Walkures against the other three; nine turns, cities count.',
      F: 'Great Blue against all five minors, led by Big Red, whose own army keeps out of it at first; fifteen turns.',
      G: 'Guerillas against an oppressor who has to garrison every city; thirty-six turns.',
      H: 'One country, two armies in it; twelve turns, cities count.',
    },
  },
  cityCount: {
    name: 'Cities are counted',
    text: 'What counts as one city where cities decide.',
    values: { named: 'by their names', hex: 'by their hexes' },
  },
  minorArmies: {
    name: 'Armies of the minor countries',
    text: 'Whether they take part in wars A and B.',
    values: SWITCH,
  },
  turns: {
    name: 'Length',
    text: 'Turns until the war is over; an open one ends by agreement.',
    values: { open: 'open' },
  },
  civilWarSetup: {
    name: 'Set-up of the civil war',
    text: 'How both armies come to stand in one country.',
    values: { alternate: 'in turns', random: 'by dice' },
  },
  liberationOverseas: {
    name: 'The oppressor comes from overseas',
    text: 'The whole board is occupied; what he builds comes in by the ports of sea zones C and D.',
    values: SWITCH,
  },
  swapMajors: { name: 'Majors swapped', text: 'The parts of Great Blue and Big Red are exchanged.', values: SWITCH },
  oppressor: {
    name: 'The oppressor',
    text: 'Who has the regular army; the other side has guerillas.',
    values: { blue: 'Great Blue', red: 'Big Red' },
  },
  blitzTable: {
    name: 'The Blitz table',
    text: 'Who may choose the bloodier of the two attack tables.',
    values: { armor: 'attacks with armor', free: 'every attack', off: 'nobody' },
  },
  lossPrice: {
    name: 'Price of losses',
    text: 'Losses are written down in cents; at the end whoever lost more owes the difference. Who wins is not touched.',
    values: { off: 'not counted', cost: 'by their cost', humane: 'by men', mixed: 'by both' },
  },
  lossPriceBurn: {
    name: 'Losses to nobody’s gain',
    text: 'At the end both totals are gone; nobody owes the difference.',
    values: { no: 'no', yes: 'yes' },
  },
  obChoice: {
    name: 'Orders of battle are chosen',
    text: 'How both sides come by their armies.',
    values: {
      agree: 'by agreement',
      method1: 'one names two, the other picks',
      method2: 'by dice: the higher has the choice',
    },
  },
  firstMover: {
    name: 'The first player turn',
    text: 'Who moves first, and sets up last.',
    values: { ob: 'the lower order of battle', scenario: 'as the war says, else Great Blue' },
  },
  productionInterval: {
    name: 'Centres build',
    text: 'How often production comes.',
    values: { '2': 'every second turn', '3': 'every third turn' },
  },
  productionPlanning: {
    name: 'Hidden plans',
    text: 'Production is planned in secret a cycle ahead instead of chosen when it appears.',
    values: SWITCH,
  },
  counterLimits: {
    name: 'Printed counters are a limit',
    text: 'Nothing is built for which the game has no counter left.',
    values: SWITCH,
  },
  isolationAttrition: {
    name: 'Isolation wears units down',
    text: 'Units without a supply line lose factors as time goes by.',
    values: SWITCH,
  },
  interceptAnywhere: {
    name: 'Interception anywhere',
    text: 'Fighters meet the enemy on his whole way, not only over his target.',
    values: SWITCH,
  },
};
