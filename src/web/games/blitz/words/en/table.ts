import { counted } from '#core/notation/columns.ts';
const hexes = (count: number): string => `${counted(count, 'hex', 'hexes')}`;

export const table = {
  takeAll: (count: number) => `Take all ${count}`,
  keyDeclare: 'Declare the battle in hand',
  keyFight: 'Fight the next battle',
  phaseName: {
    flight: 'Flight',
    evacuation: 'Airbase lost',
    airReturn: 'Return flight',
    airDefence: 'Flak',
    setup: 'Set-up',
    weather: 'Weather',
    movement: 'Movement',
    declaration: 'Declare battles',
    interception: 'Interception',
    airFights: 'Air fights',
    allot: 'Air fights',
    combatStart: 'Combat',
    combat: 'Combat',
    battles: 'Battles',
    avAdvances: 'Combat',
    exchange: 'Exchange',
    losses: 'Losses',
    payment: 'Retreat or losses',
    bombardment: 'Bombardment',
    support: 'Artillery in defence',
    retreat: 'Retreat',
    advance: 'Advance',
    landing: 'Landing',
    supplyLosses: 'Supply',
    beachSupply: 'Supply',
    supply: 'Supply',
    obChoice: 'Orders of battle',
    production: 'Production',
    plans: 'Plans of production',
    replacements: 'Replacements',
    activation: 'The third power',
    guerillas: 'Guerillas',
    claim: 'Victory held',
    refusal: 'Guerillas attacked',
    minorLosses: 'Supply',
    turnEnd: 'End of the player turn',
    seaHexes: 'Sea',
    engagement: 'Engagement',
    inferior: 'Withdrawal',
    sinking: 'Ship lost',
    withdrawal: 'Withdrawal',
    waves: 'First wave',
    drawOffer: 'Draw offered',
  },
  phaseSecond: 'Second move',
  phaseStep: {
    arrivals: 'Arrivals',
    ferry: 'Ferries',
    air: 'Flights',
    strikes: 'Air strikes',
    standby: 'Interception',
    rail: 'Trains',
    sailing: 'Sailing',
    engaging: 'Engagements',
    sea: 'Sea',
    embarking: 'Embarking',
    flak: 'Flak',
    bases: 'Airbases',
  },
  // Effects of "done", phase by phase.
  doneMeans: {
    flight: 'A flight is finished before the next one is declared.',
    evacuation: 'Aircraft that find no other base are lost.',
    setup: '“Ready” ends your set-up. Units you neither place nor hold back are asked for first.',
    setupSea: 'After this the sea boxes are closed until your army sets up.',
    weather: 'One die decides the weather of this turn for both sides.',
    movement: 'Ending movement is final for this player turn: then battles are declared.',
    movementBattles: 'Ending movement is final: then you attack as you like, one battle after another.',
    missions: 'Missions are flown; then battles are declared and fought one by one.',
    declarationOn: 'Nothing is attacked, and your units move a second time.',
    declaration: 'Combat begins at once. Battles are then fought in the order you like and cannot be called off.',
    declarationNone: 'Nothing is attacked, and your player turn ends.',
    impulse: 'Ending the second move ends your player turn.',
    step: 'A step that has been ended is over for this player turn.',
    battles: 'No more attacks in this player turn.',
    combat: 'Every declared battle must be fought; you choose the order.',
    interception: 'Fighters you have sent meet the enemy; the others stay at their bases.',
    airFights: 'Each air fight is one roll. All must be fought before combat begins.',
    allot:
      'Factors against the escorts fight on the fighter table; of the rest every two shoot down one bomber factor.',
    avAdvances: 'All victims are gone. Each victory’s participants may advance up to four hexes.',
    exchange: 'Whole units only, and none that could be left out.',
    losses: 'Whole units or parts of them; not more than is due.',
    bombardment: 'Artillery that has fired takes no part in battles until your next player turn.',
    support: 'Artillery that supports now does not fire again before your own player turn.',
    payment:
      'Each hex you do not go back costs two factors of the units in this battle. The survivors retreat the rest.',
    supplyLosses: 'Your cities cannot feed all of your units; what is lost here brings need and supply into line.',
    production: 'Points that are not used are lost; what is built appears at once.',
    plans: 'Nobody else sees the plan before its turn; what cannot be built then is lost.',
    activation: 'On a 6 your own army is in the war from the next turn on.',
    replacements: 'What is not replaced now is not saved up: each turn a country gets two factors anew.',
    guerillas: 'Guerillas that wait may appear at the end of any later turn.',
    claim: 'If you play on, a level counts only if it is held when you end the game.',
    refusal: 'Whoever stands fights at the odds that are left.',
    obChoice: 'The armies of both sides are settled; then they are set up.',
    supply: 'Ports and beaches carry only so much; units they leave out are isolated.',
    beachSupply: 'A beach feeds only so much; units it does not feed are lost.',
    retreat: 'Each unit goes as far from its hex as it can; one without a way is lost.',
    advance: 'Advancing is free. “Stay” ends it; what has not advanced by then stays where it is.',
    engagement: 'One roll decides.',
    inferior: 'Transports and landing ships leave zones in which the enemy is superior.',
    sinking: 'What a ship carries is lost with it.',
    withdrawal: 'A ship that finds neither a dock nor an adjacent zone stays, and then one of those that stay is lost.',
    waves: 'Whoever finds no room stays aboard.',
    seaHexes: 'Units still on sea hexes come ashore now or are lost.',
    landing: 'Aircraft in the air must land. Those on the ground may change their base.',
    landingNone: 'Aircraft that flew no mission may change their base. Then the player turn goes on.',
    drawOffer: 'Accepting ends the game; refusing goes on where it stopped.',
  },

  // Prompts
  promptReinforcements: (count: number) =>
    `move your units; ${counted(count, 'reinforcement waits', 'reinforcements wait')}`,
  promptSinking: 'choose the ship you lose',
  promptWithdrawal: 'withdraw your ships, one after another',
  promptWaves: 'choose who of the first wave comes ashore',
  promptFlight: {
    intercept: 'enemy aircraft: send fighters that stand by, or let them pass',
    flak: 'enemy aircraft: name the flak that fires, or none',
    abort: 'the enemy is ready: go on, or turn groups back',
    refuse: 'your interceptors have met the flight: fight, or refuse',
    out: 'the flight goes on',
    combat: 'air combat',
    effect: 'over the target',
    home: 'bring your aircraft home',
    interceptHome: 'enemy aircraft fly home: send fighters that stand by, or let them pass',
    combatHome: 'air combat on the way home',
    flakHome: 'enemy aircraft fly home: name the flak that fires, or none',
    in: 'landing',
  },
  promptEvacuation: 'fly aircraft of the destroyed base to others',
  promptBombardment: 'artillery: choose what it fires at, or go on',
  promptSupport: 'your artillery may support the defence before the die is rolled',
  promptGuerillas: (count: number) =>
    `guerillas: place ${count} near ${count === 1 ? 'its city' : 'their cities'}, on a lit hex, or let ${count === 1 ? 'it' : 'them'} wait`,
  promptRefusal: 'small guerillas may slip away to a lit hex before the die is rolled',
  doneGuerillas: 'Let the rest wait',
  doneRefusal: 'Stand and fight',
  guerillaOf: (city: string, hex: string) => `Guerilla of ${city} appears at ${hex}`,
  guerillaWaits: (city: string) => `The guerilla of ${city} waits`,
  promptClaim: 'end the game with the victory you hold, or play on for a higher one',
  doneClaim: 'Play on',
  supportNone: 'No support',
  promptPayment: (steps: number) => `retreat by ${hexes(steps)}, or pay two factors for each hex you stay`,
  /** `all` is what there is to lose. */
  payFor: (lost: number, back: number, all: number) =>
    lost >= all
      ? `Lose all ${all}`
      : back === 0
        ? `Lose ${lost} and stay`
        : lost === 0
          ? `Go back ${hexes(back)}`
          : `Lose ${lost}, go back ${hexes(back)}`,
  promptSupplyLosses: 'your supply is too short: choose what is lost',
  promptNext: (unit: string, steps: number, left: number) =>
    `retreat ${unit} by ${hexes(steps)}${left > 1 ? `; ${left - 1} more after it` : ''}`,
  promptUnfinished: 'declare your battles; one thing is still open, see “Not yet”',
  promptAllLanded: 'all aircraft are down; change bases or go on',
  promptAloft: (count: number) => `land ${count} aircraft; one without a base is lost`,
  promptStranded: (units: string) => `${units}: no base any more; rebase them now or they are lost`,
  doneLandingLosing: (count: number) => `Go on and lose ${count} aircraft`,
  doneLandingAll: 'Go on',

  // Ways and actions
  flightRange: (range: number, bases: number, now: boolean) =>
    `Range ${hexes(range)} (shaded), ${counted(bases, 'base', 'bases')} (dashed), targets outlined; missions ${
      now ? 'are flown now, before combat begins' : 'are flown once movement has ended'
    }.`,
  targets: (mission: string, count: number) => `${mission}: ${counted(count, 'target', 'targets')}.`,
  noTarget: (mission: string, why: string, rule: string) => `${mission}: none, ${why} (${rule}).`,
  reachBeyond: 'Reddish hexes are out of reach only because of the enemy.',
  foreignSoil:
    'Hatched hexes lie in or behind a minor country you have not violated yet: entering it costs factors at the end of the turn.',
  splitInto: (sizes: string) => `into ${sizes}`,
  together: (units: number) => counted(units, 'unit', 'units'),
  chooseThen: (action: string) => `${action}: now the sea hex it comes from.`,

  // Battles
  modularResult: (parts: {
    readonly attacker: number;
    readonly defender: number;
    readonly back: number;
    readonly all: boolean;
  }) => {
    if (parts.all) return 'overrun: defenders eliminated';
    const said = [
      ...(parts.attacker === 0 ? [] : [`attacker loses ${parts.attacker}`]),
      ...(parts.defender === 0 ? [] : [`defender loses ${parts.defender}`]),
      ...(parts.back === 0 ? [] : [`defender back ${parts.back}, or 2 factors a hex`]),
    ];
    return said.join(', ');
  },
  tableChoice: { standard: 'Standard table', blitz: 'Blitz table' },
  attackOn: { standard: 'Attack on the Standard table', blitz: 'Attack on the Blitz table' },
  tournamentResult: (parts: {
    readonly attacker: string;
    readonly defender: string;
    readonly back: 'attacker' | 'defender' | undefined;
    readonly steps: number;
  }) => {
    const said = [
      ...(parts.attacker === '0' ? [] : [`attacker loses ${parts.attacker}`]),
      ...(parts.defender === '0' ? [] : [`defender loses ${parts.defender}`]),
      ...(parts.back ? [`${parts.back} back ${parts.steps}`] : []),
    ];
    return said.length > 0 ? said.join(', ') : 'nothing happens';
  },
  assaultResult: (loses: number, captured: boolean) =>
    `${captured ? 'city captured' : 'city holds'}${loses > 0 ? `, attacker loses ${loses}` : ''}`,
  strikeResult: (bombers: string, ground: string) => `bombers lose ${bombers}, ground units ${ground}`,
  nuclearResult: (factors: number) => `${counted(factors, 'factor', 'factors')} destroyed`,
  everything: 'everything',
  defendersGone: 'defender eliminated',
  attackersGone: 'attacker eliminated',
  noBattle: 'nothing to fight',
  costs: (blue: string, red: string) => `Blue −${blue}, Red −${red}`,
  outlook: (count: number) => (count === 1 ? 'What it will cost' : `All ${count} battles together`),
  outlookLine: (side: string, mean: string, engaged: number, likely: number) =>
    `${side}: ${mean} of ${counted(engaged, 'factor', 'factors')} lost on average, ${likely === 0 ? 'none' : `${likely} or fewer`} in nine cases of ten`,
  outlookNote: 'Exact, each battle as it stands now; a retreat or an advance may change the next one.',
  noWayOut: (hex: string) => `${hex} has no retreat: a result “back” eliminates it.`,
  isRinged: (hex: string) => `${hex} is surrounded: 5-1 is enough.`,
  waysOut: (hex: string, ends: string) => `${hex} could retreat to ${ends}.`,
  trapped: 'no retreat',
  avLine: (hexes: string, units: string) =>
    `Automatic victory over ${hexes} by ${units}. They stay where they are; others may pass.`,
  avUsers: (units: string) => `${units} made use of it and would be lost if it failed.`,
  gunsAgainst: (guns: string, _count: number, odds: string) => `${guns} may fire in defence: ${odds} then.`,
  couldJoin: 'Could join',
  addToBattle: (unit: string, factors: string) => `Add ${unit} (${factors})`,
  joinAt: (unit: string, hex: string) => `${unit} joins the attack on ${hex}`,
  joins: (units: string, hexes: string) =>
    `Declared already: ${units} against ${hexes}. It is called off and declared anew with everybody.`,
  joinBattle: 'Join this battle',
  assaultCity: 'Assault this city',
  attackHex: (hex: string) => `Attack ${hex}`,
  plannedHex: (hex: string) => `Leave ${hex} out`,
  battleKind: { ground: 'battle', assault: 'city assault', strike: 'strategic strike', nuclear: 'nuclear strike' },
  resultsOf: 'What can come of it',
  declaredBattles: 'Declared battles',
  battleStands: { next: 'next', now: 'being fought', over: 'fought' },
  callOffAt: (hexes: string) => `Call off ${hexes}`,

  // Losses and the like
  dueTitle: { losses: 'Losses', exchange: 'Exchange', beach: 'Supply over the beach', leftOut: 'Supply over the sea' },
  dueText: (what: string, owed: number, by: string) =>
    what === 'beach'
      ? `Choose the units to be supplied, ${counted(owed, 'factor', 'factors')} at most. The others are lost.`
      : what === 'leftOut'
        ? `Choose the units to be supplied, ${counted(owed, 'factor', 'factors')} in all. The others are isolated: no more factors than needed, so break a unit down where it takes that.`
        : `${owed} ${by === 'af' ? 'attack ' : ''}${owed === 1 ? 'factor is' : 'factors are'} due${what === 'exchange' ? ', paid with whole units' : ''}.`,
  serveThese: 'Supply these',

  // In the air
  fighters: 'Fighters',
  aircraft: 'Aircraft',
  chooseFighters: 'Choose fighters, then an enemy flight.',
  chooseAircraft: 'Choose an aircraft, then its base on the map.',
  sentTo: (hex: string) => `over ${hex}`,
  enemyFlights: 'Enemy flights',
  ownFlights: 'Sent to intercept',
  flightLine: (hex: string, bombers: number, escorts: number) =>
    `${hex}: ${bombers} bomber ${bombers === 1 ? 'factor' : 'factors'}, ${escorts} escorting`,
  allBack: 'All back to their bases',
  stillAloft: (count: number) => `In the air (${count})`,
  onTheGround: (count: number) => `On the ground (${count})`,
  allotLine: (against: number, rest: number, shot: number) =>
    `${against} against the escorts, ${rest} against the bombers (${shot} shot down)`,
  airFightLine: (hex: string, interceptors: number, escorts: number, bombers: number) =>
    `${hex}: ${counted(interceptors, 'interceptor', 'interceptors')} against ${counted(escorts, 'escort', 'escorts')} and ${counted(bombers, 'bomber factor', 'bomber factors')}`,

  // Forces bought
  buyTitle: (factors: number) => `Replacements: ${counted(factors, 'factor', 'factors')} to spend`,
  buyLine: (factors: string, type: string) => `${factors} ${type}`,
  buyHint: 'Choose what to buy back, then a lit home city.',

  // Set-up
  dragHint: 'Drag a unit onto the map, or choose units and then a lit hex.',
  tapHint: 'Choose units and then a lit hex.',
};
