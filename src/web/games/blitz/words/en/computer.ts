export const computer = {
  // Reasons
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
};
