/** The computer players at the table: in English. */
export const enComputer = {
  // Thinking
  thoughts: 'The computer',
  thinkingOf: (side: string, level: string) => `${side} thinks (${level}).`,
  looked: (plans: number) => (plans === 1 ? '1 plan looked at' : `${plans} plans looked at`),
  bestSoFar: (factors: string) => `best so far ${factors} factors`,
  playAtOnce: 'Play now',
  playAtOnceText: 'Takes the best plan found so far.',
  computerErred: (level: string, why: string) =>
    `${level}: thinking failed (${why}). A legal decision was made instead.`,
  computerNoteOf: (level: string, note: string) => `${level}: ${note}`,

  // A show
  show: 'Computer against computer',
  showText: 'Sit back and watch, with their reasons on the map; take over a side when you like.',
  hold: 'Hold',
  goOn: 'Go on',
  oneStep: 'One step',
  pace: 'Pace',
  paceName: (pace: string) => ({ slow: 'slow', steady: 'steady', fast: 'as fast as it can' })[pace] ?? pace,
  takeOver: (side: string) => `Take over ${side}`,

  // Reasons
  why: 'Why',
  whyOf: (side: string, turn: number) => `${side}, turn ${turn}: what it means to do and why`,
  whyNone:
    'Nothing to explain yet. The reasons of a computer player stand here while its turn lasts, and until its next.',
  arrowsShown: 'Arrows on the map',
  gainRisk: (gain: string, risk: string) => `gain ${gain}, risk ${risk}`,
  chanceBar: (result: string, sixths: number) => `${result}: ${sixths} of 6`,

  // Sentences of a plan
  sayAttack: (units: string, many: boolean, hex: string, odds: string, closed: boolean) =>
    `${units} ${many ? 'attack' : 'attacks'} ${hex} at ${odds}${closed ? ', its retreat closed' : ''}`,
  sayAttackPays: (rolls: number, kill: string, cost: string) =>
    `${rolls} of 6 rolls destroy it, ${kill} factors expected for ${cost}.`,
  saySoakOff: (units: string, many: boolean, hex: string, odds: string, cost: string) =>
    `${units} ${many ? 'soak' : 'soaks'} off against ${hex} at ${odds} (expected cost ${cost}).`,
  sayRisk: (factors: string) => `Risk: ${factors} factors more within the enemy’s answer than now.`,
  sayTake: (units: string, many: boolean, cities: string, hex: string) =>
    `${units} ${many ? 'take' : 'takes'} ${cities} from ${hex}.`,
  sayGuard: (units: string, many: boolean, cities: string, hex: string) =>
    `${units} ${many ? 'guard' : 'guards'} ${cities} from ${hex}.`,
  sayMarch: (units: string, many: boolean, hex: string) => `${units} ${many ? 'go' : 'goes'} towards ${hex}.`,
  and: (list: readonly string[]) =>
    list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}` : (list[0] ?? ''),
  decimal: (value: number, digits = 1) => value.toFixed(digits),

  // Advice
  advice: 'Advice',
  askHint: 'Hint',
  askHintText: 'Three plans for this turn, with what they may bring and what they risk.',
  askingHint: 'Thinking about your turn …',
  hintsNone: 'There is nothing to plan: what is left to do is obligatory.',
  hintLine: (n: number, gain: string, risk: string) => `Plan ${n}: ${gain} factors expected, ${risk} at risk`,
  playPlan: 'Play this for me',
  playPhase: 'Play this phase for me',
  playPhaseText:
    'A computer player goes on for you until somebody else has to decide or the phase ends. Moves can be undone.',
  playPhaseEndless: 'The computer finds no end of this phase. Please end it yourself.',
  forgetHints: 'Put away',
};
