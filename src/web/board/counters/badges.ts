import type { Livery } from '#table/board-model.ts';
import { addEllipse, addRect, close, lineTo, moveTo, newPath, type Path, type Pen } from '../pen.ts';

/** Badges of nations, about 16 wide. */

function star(r: number): Path {
  const path = newPath();
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    const far = i % 2 === 0 ? r : r * 0.42;
    if (i === 0) moveTo(path, far * Math.cos(a), far * Math.sin(a));
    else lineTo(path, far * Math.cos(a), far * Math.sin(a));
  }
  close(path);
  return path;
}

const disc = (r: number): Path => addEllipse(newPath(), 0, 0, r);
const cross = (long: number, wide: number): Path =>
  addRect(addRect(newPath(), -long, -wide, long * 2, wide * 2), -wide, -long, wide * 2, long * 2);

type Coat = readonly [Path, string];
const bars = (across: boolean, ...tones: readonly string[]): Coat[] => [
  [addRect(newPath(), -8, -6, 16, 12), '#1a1a1a'],
  ...tones.map((tone, i): Coat => {
    const [w, h] = [14 / (across ? tones.length : 1), 10 / (across ? 1 : tones.length)];
    return [addRect(newPath(), -7 + (across ? i * w : 0), -5 + (across ? 0 : i * h), w, h), tone];
  }),
];

const BADGES: Readonly<Record<Livery, () => readonly Coat[]>> = {
  german: () => [
    [cross(8.4, 3.4), '#ffffff'],
    [cross(7.2, 2), '#111111'],
  ],
  italian: () => bars(true, '#2f8a4f', '#ffffff', '#c0392b'),
  japanese: () => [
    [disc(8), '#ffffff'],
    [disc(5.4), '#c0281e'],
  ],
  hungarian: () => bars(false, '#c0392b', '#ffffff', '#2f8a4f'),
  romanian: () => bars(true, '#2d4c9c', '#f0c93c', '#c0281e'),
  finnish: () => [
    [addRect(newPath(), -8, -6, 16, 12), '#ffffff'],
    [addRect(addRect(newPath(), -8, -1.6, 16, 3.2), -4.6, -6, 3.2, 12), '#20508a'],
  ],
  slovak: () => bars(false, '#ffffff', '#2d4c9c', '#c0281e'),
  soviet: () => [
    [star(9.6), '#f2c53d'],
    [star(6.6), '#c0281e'],
  ],
  american: () => [[star(8.8), '#ffffff']],
  british: () => [
    [disc(8), '#1d3f7c'],
    [disc(5.6), '#ffffff'],
    [disc(3), '#c0281e'],
  ],
  french: () => [
    [disc(8), '#c0281e'],
    [disc(5.8), '#ffffff'],
    [disc(3.2), '#1d3f7c'],
  ],
  polish: () => bars(false, '#ffffff', '#c0281e'),
  chinese: () => [
    [disc(8), '#ffffff'],
    [disc(7), '#1d3f7c'],
    [star(5.8), '#ffffff'],
  ],
};

/** Badge of a nation, about 16 wide, its middle at a point. */
export function drawBadge(pen: Pen, livery: Livery, x: number, y: number, size: number): void {
  pen.save();
  pen.move(x, y);
  pen.scale(size);
  for (const [path, colour] of BADGES[livery]()) pen.fill(path, colour);
  pen.restore();
}
