import { oddsOf } from '../../chapters/combat/odds.ts';
import { BASIC_ATTRITION, TOURNAMENT_ATTACKER, TOURNAMENT_DEFENDER } from '../../chapters/combat/tables.ts';

/** What a battle may be expected to bring, exact over the six faces of the die. */
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
}

export interface Clash {
  readonly attack: number;
  /** Defence with everything that doubles it. */
  readonly defence: number;
  /** Factors that stand to be lost there. */
  readonly size: number;
  /** Part of them that has no retreat. */
  readonly sealed: number;
  readonly tournament: boolean;
}

/** Attackers thrown back lose something now and then: the way back may be closed. */
const LOST_IN_RETREAT = 0.1;

const faces = [1, 2, 3, 4, 5, 6] as const;

/** How many faces of the die give each result, per column: the same few columns are asked for all the time. */
interface Faces {
  readonly AE: number;
  readonly AB2: number;
  readonly EX: number;
  readonly DB2: number;
  readonly DE: number;
}
const COUNTED = new Map<string, Faces>();

function facesOf(odds: string): Faces {
  const known = COUNTED.get(odds);
  if (known) return known;
  const counted = { AE: 0, AB2: 0, EX: 0, DB2: 0, DE: 0 };
  for (const die of faces) counted[BASIC_ATTRITION.at(die, odds)]++;
  COUNTED.set(odds, counted);
  return counted;
}

/** The odds below 1-6 are no battle: undefined. */
export function outlookOf(clash: Clash): Outlook | undefined {
  const { attack, defence } = clash;
  const odds = oddsOf(attack, defence);
  if (odds.tooLow) return undefined;
  // B19.2; in the Tournament Game too a battle above 6-1 leaves nothing of the defender.
  if (odds.automatic) return { odds: odds.label, kill: clash.size, cost: 0, vacates: 1, deadly: 6 };
  return clash.tournament ? tournament(clash, odds.label) : basic(clash, odds.label);
}

function basic({ attack, defence, size, sealed }: Clash, odds: string): Outlook {
  const { AE, AB2, EX, DB2, DE } = facesOf(odds);
  return {
    odds,
    kill: (size * (EX + DE + sealed * DB2)) / 6,
    cost: (attack * (AE + LOST_IN_RETREAT * AB2) + Math.min(attack, defence) * EX) / 6,
    vacates: (EX + DB2 + DE) / 6,
    deadly: EX + DE + (sealed === 1 ? DB2 : 0),
  };
}

function tournament({ attack, size, sealed }: Clash, odds: string): Outlook {
  let kill = 0;
  let cost = 0;
  let vacates = 0;
  let deadly = 0;
  for (const die of faces) {
    const own = TOURNAMENT_ATTACKER.at(die, odds);
    const their = TOURNAMENT_DEFENDER.at(die, odds);
    const lost = Math.min(their.first, size);
    const driven = their.second > 0;
    kill += lost + (driven ? sealed * (size - lost) : 0);
    cost += Math.min(own.first, attack);
    if (driven || lost === size) vacates++;
    if (lost === size || (driven && sealed === 1)) deadly++;
  }
  return { odds, kill: kill / 6, cost: cost / 6, vacates: vacates / 6, deadly };
}

/**
 * What each face of the die takes from the defender less what it takes from the attacker, as far as the table tells it:
 * the mean of them is what luck is measured by.
 */
export function swingsOf(clash: Clash): readonly number[] {
  const { attack, defence, size, sealed } = clash;
  const odds = oddsOf(attack, defence);
  if (odds.tooLow || odds.automatic) return [];
  return faces.map((die) => {
    if (clash.tournament) {
      const their = TOURNAMENT_DEFENDER.at(die, odds.label);
      const lost = Math.min(their.first, size);
      const own = Math.min(TOURNAMENT_ATTACKER.at(die, odds.label).first, attack);
      return lost + (their.second > 0 ? sealed * (size - lost) : 0) - own;
    }
    switch (BASIC_ATTRITION.at(die, odds.label)) {
      case 'AE':
        return -attack;
      case 'AB2':
        return -LOST_IN_RETREAT * attack;
      case 'EX':
        return size - Math.min(attack, defence);
      case 'DB2':
        return sealed * size;
      case 'DE':
        return size;
    }
  });
}
