import type { FrameEvent } from '#core/play.ts';
import { radiusGrid } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

export const SIDES = ['north', 'south'] as const;
export type Side = (typeof SIDES)[number];
export const other = (side: Side): Side => (side === 'north' ? 'south' : 'north');

export const GRID = radiusGrid(2);
export const at = (name: string): Hex => GRID.byName.get(name) as Hex;

export const CARDS = ['medic', 'smoke'] as const;
export type Card = (typeof CARDS)[number];

export interface Squad {
  readonly at: Hex;
  readonly men: number;
}

export interface Mine {
  /** Not known to the other side until it is sprung. */
  readonly at?: Hex;
  readonly sprung: boolean;
}

export interface Hand {
  readonly count: number;
  /** Known to its owner alone. */
  readonly cards?: readonly Card[];
}

export type Frame =
  | { readonly at: 'lay'; readonly side: Side }
  | { readonly at: 'turn'; readonly side: Side }
  /** The rest of a march waits here while the other side thinks about a shot. */
  | { readonly at: 'march'; readonly side: Side; readonly path: readonly Hex[] }
  /** A shot that was fired waits here while its target thinks about cover. */
  | { readonly at: 'shot'; readonly side: Side; readonly aimed: boolean; readonly fired: boolean }
  | { readonly at: 'cover'; readonly side: Side };

export interface State {
  readonly turn: number;
  readonly squads: Readonly<Record<Side, Squad>>;
  readonly mines: Readonly<Partial<Record<Side, Mine>>>;
  readonly hands: Readonly<Record<Side, Hand>>;
  readonly left: number;
  /** The cards that can still be drawn, in order of their names; known to nobody, for it would tell what others hold. */
  readonly deck?: readonly Card[];
  readonly frames: readonly Frame[];
  readonly winner?: Side | 'draw';
  readonly resigned?: true;
}

export type Command =
  | { readonly do: 'lay'; readonly hex: Hex }
  | { readonly do: 'ready' }
  | { readonly do: 'march'; readonly path: readonly Hex[] }
  | { readonly do: 'draw' }
  | { readonly do: 'treat' }
  | { readonly do: 'aim' }
  | { readonly do: 'fire' }
  | { readonly do: 'hold' }
  | { readonly do: 'smoke' }
  | { readonly do: 'stand' }
  | { readonly do: 'resign' };

export type Event =
  | FrameEvent<Frame>
  /** Without the hex for everybody but its owner. */
  | { readonly is: 'laid'; readonly side: Side; readonly hex?: Hex }
  | { readonly is: 'stepped'; readonly side: Side; readonly hex: Hex }
  | { readonly is: 'blast'; readonly side: Side; readonly hex: Hex; readonly die: number; readonly hit: boolean }
  /** Without the card for everybody but who drew it. */
  | { readonly is: 'drew'; readonly side: Side; readonly card?: Card }
  | { readonly is: 'played'; readonly side: Side; readonly card: Card }
  | { readonly is: 'shot'; readonly at: Side; readonly die: number; readonly hit: boolean }
  | { readonly is: 'turnBegins'; readonly turn: number }
  | { readonly is: 'over'; readonly winner: Side | 'draw'; readonly resigned?: true };

/** M0: both squads at their ends of the board, no mine laid, no card drawn. */
export const START: State = {
  turn: 1,
  squads: { north: { at: at('0,-2'), men: 3 }, south: { at: at('0,2'), men: 3 } },
  mines: {},
  hands: { north: { count: 0, cards: [] }, south: { count: 0, cards: [] } },
  left: 5,
  deck: ['medic', 'medic', 'smoke', 'smoke', 'smoke'],
  frames: [{ at: 'lay', side: 'north' }],
};
