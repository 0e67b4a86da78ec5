/** Seeded value noise: the same seed always gives the same coast. */
export type Field = (x: number, y: number) => number;

function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2654435761);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

function valueNoise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const u = ease(x - x0);
  const v = ease(y - y0);
  const top = hash(x0, y0, seed) * (1 - u) + hash(x0 + 1, y0, seed) * u;
  const bottom = hash(x0, y0 + 1, seed) * (1 - u) + hash(x0 + 1, y0 + 1, seed) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

/** Sum of octaves, about -1 .. 1; `span` is the size in hexes of the largest bumps. */
export function fractal(seed: number, span: number, octaves = 3): Field {
  return (x, y) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let scale = 1 / span;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * valueNoise(x * scale, y * scale, seed + octave * 101);
      total += weight;
      weight *= 0.55;
      scale *= 2.03;
    }
    return sum / total;
  };
}
