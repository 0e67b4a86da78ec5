import { memoize } from '#core/memo.ts';
import { oddsOf } from '#games/blitz/combat/rules/odds.ts';
import { attackersLost, type Tally, tallyOf } from '#games/blitz/combat/rules/result.ts';
import type { OddsTable } from '#games/blitz/combat/rules/tables.ts';

/** Expectation of a battle, exact over the six faces of the die. */
export interface Outlook {
  /** `3-1`, or `automatic`. */
  readonly odds: string;
  /** Expected factors the defender and the attacker lose. */
  readonly kill: number;
  readonly cost: number;
  /** Chance that the defending hex is empty afterwards. */
  readonly vacates: number;
  /** Faces of the die after which the defender is gone for good. */
  readonly deadly: number;
  /** M4.5: expected hexes of retreat, where each can be bought off. */
  readonly thrown: number;
}

export interface Clash {
  readonly attack: number;
  /** Defence with everything that doubles it. */
  readonly defence: number;
  /** Factors that stand to be lost there. */
  readonly size: number;
  /** Part of them that has no retreat. */
  readonly sealed: number;
  readonly table: OddsTable;
}

/** Value of a hex the enemy is thrown back. */
export const THROWN_BACK = 0.25;

/** Attackers thrown back lose something now and then: the way back may be closed. */
const LOST_IN_RETREAT = 0.1;

const faces = [1, 2, 3, 4, 5, 6] as const;

/** Result of each face of the die, cached by table and column. */
const tallies = memoize((_table: OddsTable) => new Map<string, readonly Tally[]>());

function facesOf(table: OddsTable, odds: string): readonly Tally[] {
  const known = tallies(table);
  let rolled = known.get(odds);
  if (!rolled) {
    rolled = faces.map((die) => tallyOf(table.at(die, odds)));
    known.set(odds, rolled);
  }
  return rolled;
}

/** Attack factors a face costs. */
function costOf(tally: Tally, attack: number, defence: number): number {
  const lost = attackersLost(tally, attack, defence);
  return lost === 0 && tally.attacker.back > 0 ? LOST_IN_RETREAT * attack : lost;
}

/**
 * True if the defender leaves the hex; also after a beaten attacker that has paid with factors, because the levels were
 * measured with that counted alike.
 */
const leaves = ({ attacker, defender }: Tally): boolean =>
  defender.back > 0 || (attacker.back > 0 && attacker.lose > 0 && (defender.advance ?? 0) > 0);

/** Factors a face kills: the named losses, and of a retreating defender the part without a way. */
function killOf(tally: Tally, size: number, sealed: number): number {
  const lost = Math.min(tally.defender.lose, size);
  return lost + (leaves(tally) ? sealed * Math.min(size - lost, bought(tally, size)) : 0);
}

/** M4.5: factors paid by a defender without a retreat, if that leaves any. */
const bought = ({ defender: { back, ransom } }: Tally, size: number): number => (ransom > 0 ? back * ransom : size);

/** Odds below the table are no battle: undefined. */
export function outlookOf({ attack, defence, size, sealed, table }: Clash): Outlook | undefined {
  const odds = oddsOf(table, attack, defence);
  if (odds.tooLow) return undefined;
  // B19.2; in the Tournament Game too a battle above 6-1 leaves nothing of the defender.
  if (odds.automatic) return { odds: odds.label, kill: size, cost: 0, vacates: 1, deadly: 6, thrown: 0 };
  let kill = 0;
  let cost = 0;
  let vacates = 0;
  let deadly = 0;
  let thrown = 0;
  for (const tally of facesOf(table, odds.label)) {
    const driven = leaves(tally);
    const gone = tally.defender.lose >= size;
    kill += killOf(tally, size, sealed);
    cost += costOf(tally, attack, defence);
    if (driven || gone) vacates++;
    if (tally.defender.ransom > 0) thrown += tally.defender.back;
    if (gone || (driven && sealed === 1 && bought(tally, size) >= size)) deadly++;
  }
  return { odds: odds.label, kill: kill / 6, cost: cost / 6, vacates: vacates / 6, deadly, thrown: thrown / 6 };
}

/** Chance that none of the attackers is in its hex when the battle is over; odds below the table are no battle. */
export function drivenOff({ attack, defence, table }: Pick<Clash, 'attack' | 'defence' | 'table'>): number {
  const odds = oddsOf(table, attack, defence);
  if (odds.tooLow || odds.automatic) return odds.tooLow ? 1 : 0;
  const gone = (tally: Tally): boolean => tally.attacker.back > 0 || attackersLost(tally, attack, defence) >= attack;
  return facesOf(table, odds.label).filter(gone).length / 6;
}

/**
 * Swing of each face of the die, as far as the table tells it: the defender's loss less the attacker's. Luck is
 * measured against their mean.
 */
export function swingsOf({ attack, defence, size, sealed, table }: Clash): readonly number[] {
  const odds = oddsOf(table, attack, defence);
  if (odds.tooLow || odds.automatic) return [];
  return facesOf(table, odds.label).map((tally) => killOf(tally, size, sealed) - costOf(tally, attack, defence));
}
