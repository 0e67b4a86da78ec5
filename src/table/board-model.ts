/** Drawing model of the board. No rules here: a hex is its appearance, a counter is its print. */

/** Index into the hexes of a map. */
export type HexIndex = number;

/** Index in the game's list of sides; pieces without a side wear the colours after the last. */
export type SideNo = number;

export type Surface = 'land' | 'sea' | 'lake' | 'neutral';

export interface MapHex {
  readonly q: number;
  readonly r: number;
  readonly name: string;
  readonly surface: Surface;
  readonly forest?: boolean;
  readonly mountain?: boolean;
  readonly desert?: boolean;
  readonly beach?: boolean;
  /** Index into the map's countries. */
  readonly country?: number;
  /** Letter of the sea zone. */
  readonly zone?: string;
}

export interface MapCountry {
  readonly name: string;
  /** Picks the tint: a side's own, by its number; minor countries take turns. */
  readonly tint: SideNo | 'minor' | 'neutral';
}

export interface MapCity {
  readonly name: string;
  readonly hexes: readonly HexIndex[];
  readonly capital?: boolean;
  /** City hexes with a harbour, inland ones included. */
  readonly ports?: readonly HexIndex[];
}

export interface MapCourse {
  readonly name: string;
  readonly hexes: readonly HexIndex[];
}

export type LabelKind = 'sea' | 'lake' | 'river' | 'region' | 'desert' | 'range' | 'forest' | 'country' | 'channel';

export interface MapLabel {
  readonly kind: LabelKind;
  readonly text: string;
  readonly along: readonly HexIndex[];
}

/** A coordinate printed on the frame beside a hex of the edge. */
export interface EdgeMark {
  readonly text: string;
  readonly hex: HexIndex;
  readonly side: 'left' | 'right' | 'top' | 'bottom';
}

/** Entries of the legend in order; the words are the caller's. */
export type LegendKind =
  | 'clear'
  | 'forest'
  | 'mountain'
  | 'desert'
  | 'beach'
  | 'river'
  | 'road'
  | 'rail'
  | 'city'
  | 'capital'
  | 'port'
  | 'frontier'
  | 'lake';

export interface LegendEntry {
  readonly kind: LegendKind;
  readonly text: string;
}

/** Boxes printed in the margin below the map: turn track, ships at sea. */
export interface MarginBoxes {
  readonly title: string;
  readonly cells: readonly { readonly id: string; readonly text: string }[];
}

/** A sheet of an atlas: coasts, ranges, woods, rivers and roads. */
export interface AtlasMap {
  readonly style: 'atlas';
  readonly title: string;
  readonly subtitle?: string;
  readonly hexes: readonly MapHex[];
  readonly countries: readonly MapCountry[];
  /** From source to mouth. */
  readonly rivers: readonly MapCourse[];
  readonly roads: readonly MapCourse[];
  /** Draws roads as railways. */
  readonly railways?: true;
  readonly cities: readonly MapCity[];
  readonly labels: readonly MapLabel[];
  readonly edge?: readonly EdgeMark[];
  readonly boxes?: readonly MarginBoxes[];
  readonly legend?: readonly LegendEntry[];
  /** Text of the scale bar for so many hexes. */
  readonly scale?: { readonly hexes: number; readonly text: string };
}

/** Terrain cover of a tactical hex. */
export type Cover = 'clear' | 'woods' | 'farm' | 'town' | 'city' | 'fort' | 'swamp' | 'water' | 'beach';

/** Features along a hex side, each with a sign of its own: trees, walls, and the feet and crests of hills. */
export const SIDE_SIGNS = ['hedge', 'wall', 'foot', 'crest', 'high-foot', 'high-crest', 'cliff'] as const;
export type SideSign = (typeof SIDE_SIGNS)[number];

export interface TacticalHex {
  readonly q: number;
  readonly r: number;
  readonly name: string;
  readonly cover: Cover;
  readonly level: number;
  /** Edges a road or a stream runs over, clockwise from the east. */
  readonly road?: readonly number[];
  readonly stream?: readonly number[];
  readonly bridge?: boolean;
  readonly ford?: boolean;
}

export interface TacticalSide {
  readonly hex: HexIndex;
  readonly edge: number;
  readonly sign: SideSign;
}

/** A sheet of a staff map: woods, houses, hedges and heights of a few miles. */
export interface TacticalMap {
  readonly style: 'tactical';
  readonly title: string;
  readonly subtitle?: string;
  /** Lies on its side: the first row to the left, the first of a row below. */
  readonly turned?: boolean;
  /** The edge of a hex that lies to the north, counted clockwise from the east. */
  readonly north?: number;
  readonly hexes: readonly TacticalHex[];
  /** Each side once. */
  readonly sides: readonly TacticalSide[];
  readonly places: readonly { readonly name: string; readonly hexes: readonly HexIndex[]; readonly high?: boolean }[];
  /** Livery of each side, by number. */
  readonly liveries?: readonly Livery[];
}

/** A map says in which style it is to be drawn; each style has its own kind of map. */
export type MapModel = AtlasMap | TacticalMap;

export const NATO_SYMBOLS = [
  'infantry',
  'armour',
  'artillery',
  'airborne',
  'marine',
  'ranger',
  'air-assault',
  'bomber',
  'medium-bomber',
  'tactical',
  'fighter',
  'transport',
  'train',
  'guerilla',
  'airbase',
  'flak',
  'fleet',
  'sea-transport',
  'landing-ship',
  'supply',
  'headquarters',
  'blank',
] as const;
export type NatoSymbol = (typeof NATO_SYMBOLS)[number];

/** Side views of single vehicles, guns and squads. */
export const SILHOUETTES = [
  'foot',
  'sapper',
  'scout',
  'machine-gun',
  'horse',
  'post',
  'gun',
  'howitzer',
  'mortar',
  'tank',
  'assault-gun',
  'armoured-car',
  'self-propelled',
  'halftrack',
  'carrier',
  'truck',
  'wagon',
  'tractor',
  'aircraft',
  'spotter',
  'glider',
  'craft',
  'ship',
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

/** States of a unit, each with a mark of its own shape. */
export const UNIT_MARKS = [
  'moved',
  'fought',
  'unsupplied',
  'in-battle',
  'selected',
  'landed',
  'carried',
  'done',
  'watching',
  'shaken',
  'low',
  'inside',
  'working',
  'covered',
  'unspotted',
  'planned',
] as const;
export type UnitMark = (typeof UNIT_MARKS)[number];
/** A mark of the unit itself, not of what the player does with it. */
export type StateMark = Exclude<UnitMark, 'selected'>;

/** Colours and badge of a counter. */
export const LIVERIES = [
  'german',
  'italian',
  'japanese',
  'hungarian',
  'romanian',
  'finnish',
  'slovak',
  'soviet',
  'american',
  'british',
  'french',
  'polish',
  'chinese',
] as const;
export type Livery = (typeof LIVERIES)[number];

export interface CounterUnit {
  readonly id: string;
  readonly side: SideNo;
  readonly symbol: NatoSymbol | Silhouette;
  /** Size mark: II, III, X, XX, XXX. */
  readonly size?: string;
  /** Printed factors, e.g. 4-4 or 8-4-4. */
  readonly factors: string;
  readonly designation?: string;
  /** Values in the four corners instead of the factors: above left and right, below left and right. */
  readonly corners?: readonly [string, string, string, string];
  /** Between the upper two. */
  readonly letter?: string;
  /** Colours of a nation instead of those of the side. */
  readonly livery?: Livery;
  /** Symbol of what it carries. */
  readonly carries?: Silhouette;
  /** The number that totals up at far zoom. */
  readonly strength?: number;
  readonly marks?: readonly UnitMark[];
}

export interface CounterStack {
  readonly hex: HexIndex;
  /** Id of a margin box the stack lies in instead of its hex. */
  readonly box?: string;
  readonly units: readonly CounterUnit[];
  /** Printed beside the stack when it has more than one unit. */
  readonly total?: string;
  /** Written under the stack when it is spread out: the sums that matter. */
  readonly caption?: string;
}

export interface CountersModel {
  readonly stacks: readonly CounterStack[];
}

/** A counter's way to where it lies now, or its end: shown once, skipped where nothing is to move. */
export interface CounterMotion {
  readonly unit: CounterUnit;
  /** Hexes of the way in order, the start included; a unit that fades ends on the last. */
  readonly path: readonly HexIndex[];
  readonly fades?: boolean;
  /** Milliseconds it waits first. */
  readonly delay?: number;
}

/** Meaning of a mark; `first` and `second` are the sides of the game, whichever side is watching. */
export type Highlight =
  | 'reach'
  | 'blocked'
  | 'target'
  | 'selected'
  | 'warning'
  | 'retreat'
  | 'own'
  | 'enemy'
  | 'first'
  | 'second';

/** The lines of a side in its own colour. */
export const toneOfSide = (side: SideNo): Highlight => (side === 0 ? 'first' : 'second');

/** Contents of a hex besides counters. */
export const THINGS = [
  'wreck',
  'mine',
  'works',
  'fort',
  'block',
  'eye',
  'bridge',
  'blown',
  'charge',
  'smoke',
  'shells',
] as const;
export type Thing = (typeof THINGS)[number];

export type LayerItem =
  /** Lightened (or dimmed) hexes; text is the cost in the corner. */
  | { readonly kind: 'shade'; readonly hexes: readonly HexIndex[]; readonly tone: Highlight; readonly opacity?: number }
  | { readonly kind: 'cost'; readonly hex: HexIndex; readonly text: string }
  | {
      readonly kind: 'outline';
      readonly hexes: readonly HexIndex[];
      readonly tone: Highlight;
      readonly dashed?: boolean;
      /** A ring in each hex, clear of the names beside it. */
      readonly inside?: true;
    }
  | {
      readonly kind: 'hatch';
      readonly hexes: readonly HexIndex[];
      readonly tone: Highlight;
      readonly lean?: 'left' | 'right';
    }
  /** Control, side by side. */
  | { readonly kind: 'tint'; readonly hexes: readonly HexIndex[]; readonly side: SideNo; readonly opacity?: number }
  | {
      readonly kind: 'arrow';
      readonly from: HexIndex;
      readonly to: HexIndex;
      readonly tone: Highlight;
      readonly ghost?: boolean;
    }
  /** A line of sight with the hex that blocks it, or the two of a hexside that does. */
  | {
      readonly kind: 'sight';
      readonly from: HexIndex;
      readonly to: HexIndex;
      readonly block: readonly HexIndex[];
    }
  | {
      readonly kind: 'path';
      readonly hexes: readonly HexIndex[];
      readonly tone: Highlight;
      readonly text?: string;
      readonly ghost?: boolean;
    }
  /** Path already taken: it ends where the counter begins, so that the arrowhead shows. */
  | { readonly kind: 'march'; readonly hexes: readonly HexIndex[]; readonly tone: Highlight }
  /** A line of communication: broken, with a knob where it ends. */
  | { readonly kind: 'route'; readonly hexes: readonly HexIndex[]; readonly tone: Highlight }
  | {
      readonly kind: 'plate';
      readonly hex: HexIndex;
      readonly text: string;
      readonly tone: Highlight;
      /** Gives way to the names of places. */
      readonly yields?: true;
      /** Long-lasting: from far away it is a dot beside the counters, not over them. */
      readonly lasting?: true;
    }
  | { readonly kind: 'stop'; readonly hex: HexIndex; readonly text?: string }
  /** Facing of a unit in the hex: an edge, counted clockwise from the east. */
  | { readonly kind: 'facing'; readonly hex: HexIndex; readonly edge: number; readonly side: SideNo }
  | {
      readonly kind: 'thing';
      readonly hex: HexIndex;
      readonly thing: Thing;
      readonly text?: string;
      /** Not known to every side. */
      readonly ghost?: boolean;
      /** Index in a row of them; `beside` when a counter lies in the hex too. */
      readonly nth: number;
      readonly beside: boolean;
    };

export interface Layer {
  readonly id: string;
  /** Layers below the counters colour the ground; layers above point at things, or only lie over counters and below tallies. */
  readonly above?: boolean | 'counters';
  readonly items: readonly LayerItem[];
}

export type Layers = readonly Layer[];
