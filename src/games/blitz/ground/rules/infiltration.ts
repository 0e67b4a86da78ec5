import type { Hex } from '#hex/hex.ts';
import { BARRED, FARTHEST, type Reach, STOP, type StepGraph, UNREACHED, type Zones } from '#hex/path.ts';

/**
 * M15.12: the hexes a small guerilla reaches: it passes through one enemy zone of control, and goes from one into another
 * once. Each node is there four times: it has passed none, one, one and gone from zone to zone, or it has been stopped.
 */

const LAYERS = 4;
const CROSSED = 2;
const HALTED = 3;
const PRICE_BITS = 8;

interface Slips {
  /** Number of passes already made in this impulse. */
  readonly used: 0 | 1 | 2;
  /** May a step lead from this zone into that one by the usual rules? */
  readonly open: (from: Hex, to: Hex) => boolean;
  /** M1.5: what a step out of a zone costs; undefined where zones stop. */
  readonly price: Zones['price'] | undefined;
}

/** The layer a step leads to and what it costs; undefined where it may not be made. */
function stepped(slips: Slips, layer: number, cost: number, from: Hex, to: Hex, leaves: boolean, enters: boolean) {
  if (slips.price) {
    const dear = leaves && layer > 0;
    return { layer: leaves && layer === 0 ? 1 : layer, cost: dear ? slips.price(cost) : cost };
  }
  const crosses = leaves && enters && !slips.open(from, to);
  if (crosses && layer === CROSSED) return undefined;
  if (!enters) return { layer, cost };
  if (layer > 0) return { layer: HALTED, cost };
  return { layer: crosses ? CROSSED : 1, cost };
}

export function slipReach(
  graph: StepGraph,
  start: number,
  limit: number,
  enter: Uint8Array,
  slips: Slips,
): { readonly steps: StepGraph; readonly found: Reach } {
  const { nodes, hexOf, first, edges } = graph;
  const size = nodes * LAYERS;
  const most = Math.min(limit, FARTHEST);
  const cost = new Uint8Array(size).fill(UNREACHED);
  const from = new Int32Array(size);
  const settled = new Int32Array(size);
  const rows: number[][] = Array.from({ length: most + 1 }, () => []);
  const begin = slips.used * nodes + start;
  cost[begin] = 0;
  from[begin] = begin;
  rows[0]?.push(begin);
  let count = 0;
  const inZone = (hex: Hex): boolean => ((enter[hex] as number) & STOP) !== 0;
  rows.forEach((row, spent) => {
    for (const at of row) {
      if (cost[at] !== spent) continue;
      settled[count++] = at;
      const layer = Math.floor(at / nodes);
      if (layer === HALTED) continue;
      const node = at % nodes;
      const hex = hexOf[node] as Hex;
      for (let edge = first[node] as number; edge < (first[node + 1] as number); edge++) {
        const next = (edges[edge] as number) >> PRICE_BITS;
        const to = hexOf[next] as Hex;
        if ((enter[to] as number) >= BARRED) continue;
        const price = (edges[edge] as number) & ((1 << PRICE_BITS) - 1);
        const step = stepped(slips, layer, price, hex, to, inZone(hex), inZone(to));
        if (!step || spent + step.cost > most) continue;
        const node4 = step.layer * nodes + next;
        if (spent + step.cost >= (cost[node4] as number)) continue;
        cost[node4] = spent + step.cost;
        from[node4] = at;
        rows[spent + step.cost]?.push(node4);
      }
    }
  });
  const layered = new Int32Array(size);
  for (let layer = 0; layer < LAYERS; layer++) layered.set(hexOf, layer * nodes);
  return {
    steps: { ...graph, nodes: size, hexOf: layered },
    found: { cost, from, settled, count, queue: new Int32Array(0), fill: new Int32Array(0) },
  };
}
