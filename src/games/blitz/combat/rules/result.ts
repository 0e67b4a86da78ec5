import { memoize } from '#core/memo.ts';

/** Result of a battle as a value: display and counting fold its effects. */

export type Part = 'attacker' | 'defender';

export type Effect =
  /** Factors; `all` that took part; `matching`: as many as the defence counted (B19.6.1). */
  | { readonly side: Part; readonly lose: number | 'all' | 'matching' }
  /** M4.5: with `ransom` each hex may be bought off for so many factors. */
  | { readonly side: Part; readonly back: number; readonly ransom?: number }
  /** May follow so many hexes. */
  | { readonly side: Part; readonly advance: number }
  /** T22.3: takes the city. */
  | { readonly side: Part; readonly captures: true };

/** The printed tables by the rule that prints them. */
export type TableId =
  | 'B19.crt'
  | 'T7.crt'
  | 'T23.strategic'
  | 'O23.fighter'
  | 'T22.capture'
  | 'O23.nuclear'
  | 'M4.standard'
  | 'M4.blitz';

export interface Result {
  /** The table it is read from; none where no table is asked. */
  readonly table?: TableId;
  /** Column, where a die was rolled. */
  readonly column?: string;
  readonly die?: number;
  readonly effects: readonly Effect[];
}

/** Without a roll. */
export const eliminated = (side: Part): Result => ({ effects: [{ side, lose: 'all' }] });

/** Stands for everything engaged. */
export const EVERYTHING = 9999;

interface Share {
  /** Number of factors, or EVERYTHING. */
  readonly lose: number;
  readonly back: number;
  readonly ransom: number;
  /** Undefined where it may not follow. */
  readonly advance: number | undefined;
}

/** Effects added up side by side. */
export interface Tally {
  readonly attacker: Share;
  readonly defender: Share;
  /** The attacker pays what the defence counted. */
  readonly exchange: boolean;
  readonly captures: boolean;
}

/** Lists of effects belong to tables and are counted once. */
export const tallyOf = memoize((effects: readonly Effect[]): Tally => {
  const share = (side: Part): Share => {
    const own = effects.filter((effect) => effect.side === side);
    const lost = own.map((effect) => ('lose' in effect ? effect.lose : 0));
    return {
      lose: lost.includes('all')
        ? EVERYTHING
        : lost.reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0),
      back: own.reduce((sum, effect) => sum + ('back' in effect ? effect.back : 0), 0),
      ransom: own.reduce((sum, effect) => sum + ('back' in effect ? (effect.ransom ?? 0) : 0), 0),
      advance: own.find((effect) => 'advance' in effect)?.advance,
    };
  };
  return {
    attacker: share('attacker'),
    defender: share('defender'),
    exchange: effects.some((effect) => 'lose' in effect && effect.lose === 'matching'),
    captures: effects.some((effect) => 'captures' in effect),
  };
});

/** True unless the result is only a loss or retreat of the attacker. */
export function harmsDefender({ effects }: Result): boolean {
  const { defender, exchange } = tallyOf(effects);
  return defender.lose > 0 || defender.back > 0 || exchange;
}

/** Attack factors a result takes from an attack of so many against a defence that counts so much. */
export const attackersLost = ({ attacker, exchange }: Tally, attack: number, defence: number): number =>
  Math.min(exchange ? defence : attacker.lose, attack);
