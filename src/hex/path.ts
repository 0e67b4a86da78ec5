import type { Hex } from './hex.ts';

/**
 * The one Dijkstra. Costs are small integers, so the open list is an array of buckets.
 *
 * Nodes are hexes and, where it matters how a unit came to a hex, further nodes of the same hex: one without
 * exits for an arrival that ends the move, others for prices that depend on the step before. `hexOf` maps back.
 */
export interface StepGraph {
  readonly nodes: number;
  readonly hexOf: Int32Array;
  /** First further node of each hex, -1 for none. */
  readonly further: Int32Array;
  /** The edges of node n are edges[first[n]] .. edges[first[n + 1]], each the node it leads to and its price. */
  readonly first: Int32Array;
  readonly edges: Int32Array;
}

/** An edge in one number: the price in the low byte, the node above it. */
const PRICE_BITS = 8;
const PRICE = (1 << PRICE_BITS) - 1;

export interface Edge {
  readonly to: number;
  readonly cost: number;
}

export function stepGraph(hexOf: readonly Hex[], edges: readonly (readonly Edge[])[]): StepGraph {
  const first = new Int32Array(hexOf.length + 1);
  edges.forEach((list, node) => {
    first[node + 1] = (first[node] as number) + list.length;
  });
  const flat = edges.flat();
  const further = new Int32Array(hexOf.length).fill(-1);
  hexOf.forEach((hex, node) => {
    if (node !== hex && further[hex] === -1) further[hex] = node;
  });
  return {
    nodes: hexOf.length,
    hexOf: Int32Array.from(hexOf),
    further,
    first,
    edges: Int32Array.from(flat, packed),
  };
}

/** Prices are whole numbers from 1: a step that costs nothing would never leave the bucket it is found in. */
function packed({ to, cost }: Edge): number {
  if (!Number.isInteger(cost) || cost < 1 || cost > PRICE) throw new Error(`a step cannot cost ${cost}`);
  return (to << PRICE_BITS) | cost;
}

/** Graph with the same steps, some of them more expensive. */
export function dearer(graph: StepGraph, more: (from: number, to: number) => number): StepGraph {
  const { nodes, first } = graph;
  const edges = graph.edges.slice();
  for (let node = 0; node < nodes; node++)
    for (let edge = first[node] as number, last = first[node + 1] as number; edge < last; edge++) {
      const step = edges[edge] as number;
      const to = step >> PRICE_BITS;
      const by = more(node, to);
      if (by > 0) edges[edge] = packed({ to, cost: Math.min((step & PRICE) + by, PRICE) });
    }
  return { ...graph, edges };
}

/** Bits of what entering a hex means for the unit that asks: it ends the move there, or cannot enter at all. */
export const STOP = 1;
export const BARRED = 2;

export const UNREACHED = 255;
/** No query looks further. */
export const FARTHEST = 254;

/** The answer to a query and the scratch space of the next one, so that a query allocates nothing. */
export interface Reach {
  /** Cheapest cost per node, UNREACHED where the unit cannot come. */
  readonly cost: Uint8Array;
  /** The node each node was reached from. */
  readonly from: Int32Array;
  /** The first `count` entries: nodes reached, cheapest first, the start node among them. */
  readonly settled: Int32Array;
  count: number;
  /** Row by row the open nodes of each cost; a node comes into a row once at most. */
  queue: Int32Array;
  /** Length of each bucket; all 0 between queries. */
  readonly fill: Int32Array;
}

export function emptyReach(graph: StepGraph): Reach {
  return {
    cost: new Uint8Array(graph.nodes).fill(UNREACHED),
    from: new Int32Array(graph.nodes),
    settled: new Int32Array(graph.nodes),
    count: 0,
    queue: new Int32Array(0),
    fill: new Int32Array(FARTHEST + 1),
  };
}

/** Exceptions to the default meaning of STOP hexes in `reach`. */
export interface Zones {
  /** A move goes on through them. */
  readonly pass?: boolean;
  /** The price of a step out of one, by what it costs elsewhere. */
  readonly price?: (price: number) => number;
  /** May a step lead from this one to that? */
  readonly open?: (from: Hex, to: Hex) => boolean;
  /** May one of them be entered when so much has been spent? */
  readonly admits?: (hex: Hex, spent: number) => boolean;
  /** The first step may be made whatever it costs: it takes all there is. */
  readonly firstFree?: boolean;
}

/**
 * All nodes a unit reaches from `start` with `limit` to spend; `enter` holds the bits STOP and BARRED per hex.
 * Where the start hex is itself a STOP hex, the first step must lead to a free one: no step goes from STOP to STOP.
 * The answer lives in `space` until the next query.
 */
export function reach(
  graph: StepGraph,
  start: number,
  limit: number,
  enter: Uint8Array,
  space: Reach,
  zones?: Zones,
): Reach {
  const { nodes, hexOf, first, edges } = graph;
  const { cost, from, settled, fill } = space;
  for (let i = 0; i < space.count; i++) cost[settled[i] as number] = UNREACHED;
  const most = Math.min(limit, FARTHEST);
  if (space.queue.length < (most + 1) * nodes) space.queue = new Int32Array((most + 1) * nodes);
  const { queue } = space;
  const { pass = false, price: dearer, open, admits, firstFree = false } = zones ?? {};
  let count = 0;
  cost[start] = 0;
  from[start] = start;
  queue[0] = start;
  fill[0] = 1;
  for (let spent = 0; spent <= most; spent++) {
    const row = spent * nodes;
    const end = row + (fill[spent] as number);
    fill[spent] = 0;
    for (let at = row; at < end; at++) {
      const node = queue[at] as number;
      // A node is queued again when a cheaper way is found; the dearer entry is stale.
      if (cost[node] !== spent) continue;
      settled[count++] = node;
      const inZone = ((enter[hexOf[node] as Hex] as number) & STOP) !== 0;
      if (inZone && node !== start && !pass) continue;
      const price = inZone ? dearer : undefined;
      // With no movement points at all nothing is reachable: a node of this row would never be settled, nor cleared for
      // the next query.
      const free = node === start && most > 0 && firstFree;
      for (let edge = first[node] as number, last = first[node + 1] as number; edge < last; edge++) {
        const step = edges[edge] as number;
        let total = spent + (price ? price(step & PRICE) : step & PRICE);
        const next = step >> PRICE_BITS;
        if (free && total > most) total = most;
        if (total > most || total >= (cost[next] as number)) continue;
        const entering = enter[hexOf[next] as Hex] as number;
        if (entering >= BARRED) continue;
        if (entering === STOP) {
          if (inZone && !open?.(hexOf[node] as Hex, hexOf[next] as Hex)) continue;
          if (admits && !admits(hexOf[next] as Hex, total)) continue;
        }
        cost[next] = total;
        from[next] = node;
        queue[total * nodes + (fill[total] as number)] = next;
        fill[total] = (fill[total] as number) + 1;
      }
    }
  }
  space.count = count;
  return space;
}

/** The hexes walked from the start (excluded) to `node`. Nodes of one hex in a row count once. */
export function pathTo(graph: StepGraph, found: Reach, node: number): Hex[] {
  const path: Hex[] = [];
  for (let at = node; found.from[at] !== at; at = found.from[at] as number) path.push(graph.hexOf[at] as Hex);
  return path.reverse();
}
