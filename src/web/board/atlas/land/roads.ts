import { bend, resample } from '#web/board/curve.ts';
import { lerp, type Point } from '#web/board/geometry.ts';
import type { HexIndex, AtlasMap } from '#table/board-model.ts';
import { wander } from '#web/board/noise.ts';
import type { Ground } from './ground.ts';

export interface RoadLine {
  readonly points: readonly Point[];
}

/** Road links without repeats. */
function linksOf(model: AtlasMap): Map<HexIndex, Set<HexIndex>> {
  const links = new Map<HexIndex, Set<HexIndex>>();
  const add = (a: HexIndex, b: HexIndex) => {
    const set = links.get(a) ?? new Set<HexIndex>();
    set.add(b);
    links.set(a, set);
  };
  for (const road of model.roads) {
    road.hexes.forEach((hex, i) => {
      const next = road.hexes[i + 1];
      if (next === undefined) return;
      add(hex, next);
      add(next, hex);
    });
  }
  return links;
}

/** Roads as whole lines from junction to junction, bent smoothly through the hexes between. */
export function traceRoads(ground: Ground): RoadLine[] {
  const { model } = ground;
  const links = linksOf(model);
  const node = (hex: HexIndex) => (links.get(hex)?.size ?? 0) !== 2;
  const place = (hex: HexIndex): Point => wander(ground.cell(hex).at, 7, 140, 41);
  const done = new Set<string>();
  const mark = (a: HexIndex, b: HexIndex) => {
    done.add(`${a},${b}`);
    done.add(`${b},${a}`);
  };
  const chains: HexIndex[][] = [];
  const follow = (start: HexIndex, next: HexIndex) => {
    if (done.has(`${start},${next}`)) return;
    const chain = [start, next];
    mark(start, next);
    for (;;) {
      const at = chain[chain.length - 1] as HexIndex;
      if (node(at)) break;
      const onward = [...(links.get(at) ?? [])].find((hex) => !done.has(`${at},${hex}`));
      if (onward === undefined) break;
      mark(at, onward);
      chain.push(onward);
    }
    chains.push(chain);
  };
  for (const [hex, nexts] of links) if (node(hex)) for (const next of nexts) follow(hex, next);
  for (const [hex, nexts] of links) for (const next of nexts) follow(hex, next);
  return chains.map((chain) => {
    const line = chain.map(place);
    // One more smoothing than a river needs: roads zigzag through hexes, travellers do not.
    const eased = line.map((p, i) => {
      const [a, b] = [line[i - 1], line[i + 1]];
      return a && b ? lerp(p, lerp(a, b, 0.5), 0.3) : p;
    });
    return { points: resample(bend(eased, 5), 9) };
  });
}
