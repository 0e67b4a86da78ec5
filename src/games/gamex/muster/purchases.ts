import { type Choose } from '#core/dice/dice.ts';
import type { Nation } from '../nations.ts';
import { WORKS, type Work } from './cost.ts';
import { type Bought, MOST_COUNTERS } from './order.ts';
import { type Role, roleOf, type Ware } from './stock.ts';

/** An army bought by chance: a mix that can fight, a few kinds of each, and wheels for what cannot walk. */

export type Stance = 'meets' | 'attacks' | 'defends';

/** Shares of the points by role; the rest goes to trucks and more infantry. */
const SHARES: Readonly<Record<Stance, readonly (readonly [Role, number])[]>> = {
  meets: [
    ['armour', 0.36],
    ['foot', 0.28],
    ['antitank', 0.07],
    ['artillery', 0.07],
    ['recon', 0.05],
    ['support', 0.05],
  ],
  attacks: [
    ['armour', 0.38],
    ['foot', 0.28],
    ['artillery', 0.1],
    ['support', 0.07],
    ['recon', 0.04],
  ],
  defends: [
    ['foot', 0.34],
    ['armour', 0.2],
    ['antitank', 0.16],
    ['artillery', 0.07],
    ['support', 0.07],
  ],
};
const WORK_SHARE = 0.1;
/** Kinds of one role in an army, and how many of a kind come together. */
const KINDS: Partial<Record<Role, number>> = { armour: 2, foot: 2 };
const TOGETHER = [2, 3, 4] as const;
/** Share of the infantry that rides, on a side with a way to go. */
const RIDERS = 0.5;

interface Offer extends Ware {
  readonly nation: Nation;
}

/** Recovery tanks and other tools are left on the shelf. */
const fights = ({ kind }: Ware): boolean =>
  kind.as > 0 && !kind.flail && !kind.bridgeLayer && (roleOf(kind) !== 'armour' || kind.weapon !== 'I');

/** Weight of counters used in situations against those without. */
const USUAL = 8;

export function shop(
  wares: readonly (readonly [Nation, readonly Ware[]])[],
  points: number,
  stance: Stance,
  isUsual: (id: string) => boolean,
  choose: Choose,
): readonly Bought[] {
  const offers: Offer[] = wares.flatMap(([nation, all]) => all.map((ware) => ({ ...ware, nation })));
  const cart = new Map<Offer, number>();
  const works = new Map<Work, number>();
  let left = points;
  const room = (): number => MOST_COUNTERS - [...cart.values()].reduce((sum, count) => sum + count, 0);
  const buy = (offer: Offer | undefined, count: number): number => {
    if (!offer) return 0;
    const some = Math.min(count, Math.floor(left / offer.cost), room());
    if (some <= 0) return 0;
    cart.set(offer, (cart.get(offer) ?? 0) + some);
    left -= some * offer.cost;
    return some * offer.cost;
  };
  const of = (role: Role): Offer[] => offers.filter((offer) => fights(offer) && roleOf(offer.kind) === role);
  const pick = <T>(all: readonly T[]): T | undefined => (all.length > 0 ? all[choose(all.length)] : undefined);
  const choice = (all: readonly Offer[]): Offer | undefined =>
    pick(all.flatMap((offer) => (isUsual(offer.id) ? Array.from({ length: USUAL }, () => offer) : [offer])));
  /** The cheapest that tows anything. */
  const truck = (nation: Nation): Offer | undefined =>
    offers
      .filter((offer) => offer.nation === nation && offer.kind.carries === 'any')
      .sort((a, b) => a.cost - b.cost)[0];
  const halftrack = (nation: Nation): Offer | undefined =>
    choice(offers.filter(({ nation: own, kind }) => own === nation && kind.class === 'halftrack'));

  if (stance === 'defends') {
    for (let purse = points * WORK_SHARE; ; ) {
      const work = pick((Object.keys(WORKS) as Work[]).filter((one) => WORKS[one] <= purse));
      if (work === undefined) break;
      works.set(work, (works.get(work) ?? 0) + 1);
      purse -= WORKS[work];
      left -= WORKS[work];
    }
  }
  for (const [role, share] of SHARES[stance]) {
    let purse = points * share;
    for (let kinds = KINDS[role] ?? 1; kinds > 0; kinds--) {
      const offer = choice(of(role).filter(({ cost }) => cost <= purse));
      if (!offer) break;
      const wanted = kinds === 1 ? Math.floor(purse / offer.cost) : (TOGETHER[choose(TOGETHER.length)] ?? 2);
      const count = Math.min(wanted, Math.floor(purse / offer.cost));
      purse -= buy(offer, count);
      // Guns that cannot move by themselves are towed.
      const towed = offer.kind.gun && offer.kind.mp === 0;
      const riders = role === 'foot' && stance !== 'defends' ? Math.floor(count * RIDERS) : 0;
      if (towed && stance !== 'defends') buy(truck(offer.nation), count);
      if (riders > 0) buy((choose(2) === 0 ? halftrack(offer.nation) : undefined) ?? truck(offer.nation), riders);
    }
  }
  // The rest walks.
  for (;;) {
    const offer = choice(of('foot').filter(({ cost }) => cost <= left));
    if (!offer || buy(offer, 1) === 0) break;
  }
  return [
    ...[...cart].map(([{ nation, id }, count]) => ({ nation, id, count })),
    ...[...works].map(([id, count]) => ({ id, count })),
  ];
}
