/** What operations say of themselves, in English; other languages have the same keys (`web/text`). */

/** What stands in a sentence: names of units and hexes as they are on the map, and numbers. */
type A<Name extends string> = Readonly<Record<Name, string | number>>;
const one = (value: string | number): string => Number(value).toFixed(1);
/** `b1+b2` are several. */
export const verb = <T>(units: string | number, single: T, several: T): T =>
  String(units).includes('+') ? several : single;

const nearby = (factors: string | number): string =>
  Number(factors) === 1 ? '1 enemy factor is near' : `${factors} enemy factors are near`;

export const OPERATION_WORDS = {
  airfield: (a: A<'units' | 'hex' | 'factors'>) =>
    `${a.units} ${verb(a.units, 'attacks', 'attack')} the aircraft on ${a.hex}, which no ground unit guards: ${a.factors} factors are lost without a roll.`,
  assault: (a: A<'units' | 'hex' | 'strength' | 'column' | 'faces' | 'cost'>) =>
    `${a.units} ${verb(a.units, 'assaults', 'assault')} ${a.hex} with ${a.strength} factors (column ${a.column}): ${a.faces} of 6 rolls capture it, ${one(a.cost)} factors expected to be lost.`,
  assaultByAir: (a: A<'units' | 'aircraft' | 'hex' | 'strength' | 'column' | 'faces' | 'cost'>) =>
    `${a.units} with ${a.aircraft} ${verb(a.units, 'assaults', 'assault')} ${a.hex} with ${a.strength} factors (column ${a.column}): ${a.faces} of 6 rolls capture it, ${one(a.cost)} factors expected to be lost.`,
  beach: (a: A<'units' | 'hex' | 'odds' | 'sum' | 'needed' | 'kill' | 'cost' | 'risk'>) =>
    `${a.units} ${verb(a.units, 'lands', 'land')} against ${a.hex} at ${a.odds}, ${a.sum} against ${a.needed}: ${one(a.kill)} factors expected for ${one(a.cost)}, ${one(a.risk)} more at risk.`,
  beachGuard: (a: A<'units' | 'hex' | 'cities'>) =>
    `${a.units} guards the beach at ${a.hex}: whoever lands there has to fight, and ${a.cities} city hexes lie behind it.`,
  bombing: (a: A<'units' | 'hex' | 'amount' | 'capacity' | 'slack'>) =>
    `${a.units} ${verb(a.units, 'bombs', 'bomb')} ${a.hex}: ${a.amount} of its ${a.capacity} supply for four turns, the enemy having ${a.slack} to spare.`,
  breakout: (a: A<'units' | 'from' | 'hex' | 'factors'>) =>
    `${a.units} ${verb(a.units, 'is', 'are')} cut off at ${a.from} and ${verb(a.units, 'comes', 'come')} back into supply at ${a.hex}: ${a.factors} factors would be lost at the end of the turn.`,
  cut: (a: A<'units' | 'hex' | 'cut' | 'risk'>) =>
    `${a.units} ${verb(a.units, 'goes', 'go')} onto the road at ${a.hex}: ${a.cut} enemy factors are left without supply, ${one(a.risk)} factors at risk.`,
  drop: (a: A<'units' | 'hex' | 'names' | 'cities' | 'risk'>) =>
    `${a.units} is dropped at ${a.hex} and takes ${a.names}: ${a.cities} city ${Number(a.cities) > 1 ? 'hexes' : 'hex'} that no enemy covers, ${one(a.risk)} factors at risk.`,
  dropCut: (a: A<'units' | 'hex' | 'cut' | 'risk'>) =>
    `${a.units} is dropped at ${a.hex} and cuts ${a.cut} factors off from their supply, ${one(a.risk)} factors at risk.`,
  embark: (a: A<'units' | 'hex' | 'coast' | 'near' | 'threat'>) =>
    `${a.units} ${verb(a.units, 'goes', 'go')} to sea at ${a.hex}: the coast near ${a.coast} lies open, ${a.near} city hexes within a landing, ${a.threat} enemy factors near.`,
  garrison: (a: A<'units' | 'hex' | 'factors'>) =>
    `${a.units} guards ${a.hex}: the enemy can come there by air or over the sea, and ${a.factors} factor keeps a drop away.`,
  help: (a: A<'units' | 'hex' | 'odds' | 'saved' | 'faces' | 'cost'>) =>
    `${a.units} ${verb(a.units, 'attacks', 'attack')} ${a.hex} at ${a.odds} to help ${a.saved} factors that cannot get away and may not fight alone: ${a.faces} of 6 rolls clear it, ${one(a.cost)} factors expected to be lost.`,
  interdiction: (a: A<'units' | 'hex' | 'target' | 'factors'>) =>
    `${a.units} ${verb(a.units, 'closes', 'close')} ${a.hex}, the last retreat from ${a.target}, with ${a.factors} factors.`,
  landing: (a: A<'units' | 'hex' | 'factors' | 'cities' | 'threat'>) =>
    `${a.units} ${verb(a.units, 'lands', 'land')} at ${a.hex} with ${a.factors} factors: ${a.cities} city hexes within reach that no enemy covers, ${a.threat} enemy factors near.`,
  nuclear: (a: A<'units' | 'hex' | 'kill' | 'factors'>) =>
    `${a.units} makes a nuclear strike on ${a.hex}: ${one(a.kill)} of ${a.factors} factors expected.`,
  raid: (a: A<'units' | 'hex' | 'names' | 'threat'>) =>
    `${a.units} lands at ${a.hex} and takes ${a.names}, which no enemy covers; ${nearby(a.threat)}, and it can go back to sea from there.`,
  rangersBack: (a: A<'units' | 'hex' | 'zone' | 'threat' | 'raids'>) =>
    `${a.units} goes back to sea from ${a.hex} into zone ${a.zone}: ${nearby(a.threat)}, ${a.raids} coastal hexes lie open to it.`,
  rangersToSea: (a: A<'units' | 'hex' | 'raids' | 'wait'>) =>
    `${a.units} goes to sea at ${a.hex}: ${a.raids} coastal hexes next to cities lie open to a raid, the nearest in ${a.wait} player turns.`,
  relief: (a: A<'units' | 'hex' | 'odds' | 'saved' | 'faces' | 'cost'>) =>
    `${a.units} ${verb(a.units, 'attacks', 'attack')} ${a.hex} at ${a.odds} to open a way for ${a.saved} factors that are cut off: ${a.faces} of 6 rolls clear it, ${one(a.cost)} factors expected to be lost.`,
  seaAir: (a: A<'units' | 'hex' | 'zone' | 'there' | 'here'>) =>
    `${a.units} goes to sea from ${a.hex} into zone ${a.zone}: ${a.there} enemy hexes are within its range from there, ${a.here} from its base.`,
  soakOff: (a: A<'units' | 'kept' | 'hex' | 'odds' | 'cost' | 'rest' | 'joins'>) =>
    `${a.units} is broken down: ${a.kept} soaks off against ${a.hex} at ${a.odds} (expected cost ${one(a.cost)}), ${a.rest} ${verb(a.rest, 'joins', 'join')} the attack on ${a.joins}.`,
  stepAside: (a: A<'units' | 'hex'>) =>
    `${a.units} ${verb(a.units, 'goes', 'go')} to ${a.hex}: there is no getting away, and to stay would be too weak to fight at 1-6.`,
  strategic: (a: A<'units' | 'hex' | 'odds' | 'kill' | 'cost'>) =>
    `${a.units} ${verb(a.units, 'strikes', 'strike')} ${a.hex} at ${a.odds}: ${one(a.kill)} factors expected for ${one(a.cost)}.`,
  support: (a: A<'units' | 'hex' | 'strength' | 'faces'>) =>
    `${a.units} ${verb(a.units, 'supports', 'support')} the assault on ${a.hex}: ${a.strength} factors, ${a.faces} of 6 rolls capture it.`,
  tactical: (a: A<'units' | 'hex' | 'attack' | 'defence' | 'odds' | 'instead'>) =>
    `${a.units} ${verb(a.units, 'supports', 'support')} the attack on ${a.hex}: ${a.attack} against ${a.defence}, ${a.odds} instead of ${a.instead}.`,
  transport: (a: A<'units' | 'from' | 'hex' | 'size' | 'limit'>) =>
    `${a.units} ${verb(a.units, 'is', 'are')} flown from ${a.from} to ${a.hex}: ${a.size} of the ${a.limit} factors that may be carried.`,
  victory: (a: A<'units' | 'hex' | 'attack' | 'defence' | 'odds' | 'gain'>) =>
    `${a.units} ${verb(a.units, 'has', 'have')} an automatic victory at ${a.hex}, ${a.attack} against ${a.defence} (${a.odds}): what can be done with it out of the way promises ${one(a.gain)} factors more.`,
} as const;

export type OperationKey = keyof typeof OPERATION_WORDS;
type ArgsOf<K extends OperationKey> = Parameters<(typeof OPERATION_WORDS)[K]>[0];

/** The same sentences in another language. */
export type OperationWords = { readonly [K in OperationKey]: (args: ArgsOf<K>) => string };

/** A sentence of an operation: which, and what stands in it. */
export interface Spoken {
  readonly key: OperationKey;
  readonly args: Readonly<Record<string, string | number>>;
}

export const spoken = <K extends OperationKey>(key: K, args: ArgsOf<K>): Spoken => ({ key, args });

/** In the words of a language; `spoken` has seen to it that what stands in the sentence belongs to it. */
export const inWordsOf = (words: OperationWords, { key, args }: Spoken): string =>
  (words[key] as (args: Spoken['args']) => string)(args);
