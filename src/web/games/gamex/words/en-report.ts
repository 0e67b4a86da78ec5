import type { Weapon } from '#games/gamex/kinds.ts';
import type { Cause } from '#games/gamex/desk/after-action.ts';

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** Words of the after-action report. */
export const enReport = {
  empty: 'No turn has been played yet.',
  turn: (n: number) => `Turn ${n}`,
  start: 'Start',
  lost: 'Units lost',
  lostNote: 'All units lost so far, at the end of each turn.',
  held: 'Ground held',
  heldNote: 'Hexes that count and were held at the end of each turn.',
  points: 'Activation points',
  pointsNote: 'Rolled in each turn; with those that were not spent, and passes, in the table.',
  turning: 'Turning points',
  turningNote: 'Turns in which the balance of units and ground changed most.',
  gained: (side: string, gain: number, units: number, hexes: number) =>
    `${side} gained ${gain}: ${counted(units, 'enemy unit', 'enemy units')} destroyed, ${counted(hexes, 'hex', 'hexes')} taken.`,
  kills: 'Losses, and who caused them',
  noKills: 'Nobody has lost a unit.',
  killed: (unit: string, hex: string) => `${unit} in ${hex}`,
  by: (cause: string, units: string) => (units === '' ? cause : `${cause} by ${units}`),
  causes: 'By kind of attack',
  kind: 'Attack',
  attacks: 'Attacks',
  destroyed: 'Destroyed',
  disrupted: 'Disrupted',
  byWeapon: 'By weapon',
  byWeaponNote: 'Attacks with several weapons count for each of them.',
  weapon: 'Weapon',
  weapons: {
    A: 'armour-piercing guns',
    AA: 'anti-aircraft guns',
    C: 'machine guns of transports',
    G: 'cannon of aircraft',
    H: 'high explosive',
    I: 'infantry weapons',
    M: 'mortars',
  } as Readonly<Record<Weapon, string>>,
  units: 'By unit',
  unitsNote: 'Attacks of several units count for each of them.',
  unit: 'Unit',
  taken: 'Ground taken',
  took: (side: string, hexes: string) => `${side}: ${hexes}`,
  ledger: 'Points and passes',
  turnAndSide: 'Turn, side',
  rolled: 'Points rolled',
  unspent: 'Not spent',
  passes: 'Passes',
  cause: {
    direct: 'direct fire',
    opFire: 'opportunity fire',
    indirect: 'indirect fire',
    oba: 'artillery',
    overrun: 'overrun',
    closeAssault: 'close assault',
    air: 'air attack',
    mine: 'mine',
    counterBattery: 'counter-battery fire',
    interdiction: 'interdiction fire',
    event: 'event',
    antiAircraft: 'anti-aircraft fire',
    other: 'no enemy fire',
  } as Readonly<Record<Cause, string>>,
};

export type ReportWords = typeof enReport;
