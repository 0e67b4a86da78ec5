import { type Box, overlaps, type Point } from './geometry.ts';

/** Hard boxes nothing may touch and soft points it is better to keep clear of, found by square. */
export class Room {
  readonly #size = 120;
  readonly #hard = new Map<string, Box[]>();
  readonly #soft = new Map<string, { at: Point; weight: number }[]>();

  #squares(box: Box): string[] {
    const out: string[] = [];
    for (let j = Math.floor(box.y0 / this.#size); j <= Math.floor(box.y1 / this.#size); j++) {
      for (let i = Math.floor(box.x0 / this.#size); i <= Math.floor(box.x1 / this.#size); i++) out.push(`${i},${j}`);
    }
    return out;
  }

  take(box: Box): void {
    for (const key of this.#squares(box)) {
      const list = this.#hard.get(key);
      if (list) list.push(box);
      else this.#hard.set(key, [box]);
    }
  }

  avoid(at: Point, weight: number): void {
    const key = `${Math.floor(at.x / this.#size)},${Math.floor(at.y / this.#size)}`;
    const list = this.#soft.get(key);
    if (list) list.push({ at, weight });
    else this.#soft.set(key, [{ at, weight }]);
  }

  free(box: Box): boolean {
    return this.#squares(box).every((key) => (this.#hard.get(key) ?? []).every((other) => !overlaps(box, other)));
  }

  cost(box: Box): number {
    let sum = 0;
    for (const key of this.#squares(box)) {
      for (const { at, weight } of this.#soft.get(key) ?? []) {
        if (at.x > box.x0 && at.x < box.x1 && at.y > box.y0 && at.y < box.y1) sum += weight;
      }
    }
    return sum;
  }
}
