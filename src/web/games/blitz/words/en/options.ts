export const options = {
  opponentName: (level: string) =>
    ({ novice: 'Novice', regular: 'Regular', veteran: 'Veteran', grand: 'Grand' })[level] ?? level,
  opponentText: (level: string, seconds: string) =>
    ({
      novice: 'Knows the rules and plays at once. Good for a first game.',
      regular: 'Plans its attacks and soak-offs. Plays at once.',
      veteran: `Tries plans out against your best answers. Thinks up to ${seconds} seconds a turn.`,
      grand: `Weighs hundreds of plans, front by front. Thinks up to ${seconds} seconds a turn.`,
    })[level] ?? '',

  presets: 'Choose a game',
  presetAll: 'Everything',
  presetAllText: 'Tournament Game with all optional rules: fighters, nuclear strikes, weather, supply routes.',
  switchName: (name: string) =>
    ({
      fighters: 'Fighters',
      interdiction: 'Air interdiction',
      nuclear: 'Nuclear strikes',
      seaAir: 'Aircraft at sea',
      supplyRoutes: 'Supply routes',
      weather: 'Weather',
      strictTerrain: 'Strict terrain',
      strictOccupation: 'Strict occupation',
      passingControl: 'Passing control',
      counterLimits: 'Counter limits',
      cityTableMonotone: 'Even city table',
    })[name] ?? name,
  switchText: (name: string) =>
    ({
      fighters: 'Fighters escort bombers, and meet the enemy’s in the air.',
      interdiction: 'Four factors of strategic bombers close a hex to retreats.',
      nuclear: 'One nuclear strike a player turn, with what it does to hexes and supply.',
      seaAir: 'Four factors of tactical aircraft and fighters may be based at sea.',
      supplyRoutes: 'Every unit needs an open way to a friendly city, not only enough cities.',
      weather: 'A roll every turn; bad weather slows movement and keeps aircraft down.',
      strictTerrain: 'Forest and mountain stop units on roads too.',
      strictOccupation: 'To win, home cities must be occupied, not only controlled.',
      passingControl: 'A city passes to a unit that only drives past it.',
      counterLimits: 'No more substitutes than there are printed counters.',
      cityTableMonotone: 'The city capture table with its missing stars filled in.',
    })[name] ?? name,
  optionalGroup: 'Optional rules',
  houseGroup: 'House rules',
  scenarioName: (_id: string, title: string) => title,
  scenarioText: (_id: string, text: string) => text,
  placementName: (_id: string, title: string) => title,
};
