import { describe, expect, test } from 'vitest';
import { LIVERIES } from '#table/board-model.ts';
import { LIVERY } from '#web/board/counters/liveries.ts';
import { paletteOf } from '#web/board/tactical/palette.ts';
import { THEMES } from '#web/board/theme.ts';
import { contrast, difference, labDifference, over, type Rgb, rgb, seen, SIGHTS } from './colour.ts';

const DEFICIENT = SIGHTS.filter((sight) => sight !== 'grey');

test('the difference formula gives the published values', () => {
  // From the test data of Sharma, Wu and Dalal (2005).
  expect(labDifference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(labDifference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(labDifference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

test('the simulation leaves greys alone and takes red and green together', () => {
  for (const sight of DEFICIENT) expect(difference(seen([120, 120, 120], sight), [120, 120, 120])).toBeLessThan(1);
  const apart = difference(rgb('#a04030'), rgb('#4a7030'));
  expect(difference(seen(rgb('#a04030'), 'deuteranopia'), seen(rgb('#4a7030'), 'deuteranopia'))).toBeLessThan(
    apart / 2,
  );
});

describe.each(Object.values(THEMES))('theme $name', (theme) => {
  const paper = rgb(theme.paper);
  /** Grounds as they are drawn, tints over paper (draw/terrain.ts). */
  const grounds: Record<string, Rgb> = {
    clear: paper,
    sea: rgb(theme.sea[0]),
    neutral: rgb(theme.neutral),
    forest: over(rgb(theme.wood), 0.82, paper),
    mountain: over(rgb(theme.range), 0.92, paper),
    desert: over(rgb(theme.desert), 0.9, paper),
  };
  const pairs = Object.keys(grounds).flatMap((a, i, all) => all.slice(i + 1).map((b) => [a, b] as const));

  test.each(DEFICIENT)('terrain stays apart with %s', (sight) => {
    // Every terrain also has a pattern of its own; the tint alone need only be told at a glance.
    for (const [a, b] of pairs) {
      const apart = difference(seen(grounds[a] as Rgb, sight), seen(grounds[b] as Rgb, sight));
      expect(apart, `${a} and ${b}`).toBeGreaterThan(4.4);
    }
  });

  test.each(DEFICIENT)('the two sides stay far apart with %s', (sight) => {
    const [blue, red] = theme.sides;
    expect(difference(seen(rgb(blue.fill), sight), seen(rgb(red.fill), sight))).toBeGreaterThan(30);
  });

  test.each(DEFICIENT)('counters stand out from every ground with %s', (sight) => {
    for (const side of theme.sides.slice(0, 2)) {
      for (const [name, ground] of Object.entries(grounds)) {
        // The rim is part of what is seen of a counter: its fill or its bevel must be plain.
        const best = Math.max(
          ...[side.fill, side.bevel].map((colour) => difference(seen(rgb(colour), sight), seen(ground, sight))),
        );
        expect(best, `${side.fill} on ${name}`).toBeGreaterThan(18);
      }
    }
  });

  test.each(DEFICIENT)('highlights stay apart with %s', (sight) => {
    const tones = ['target', 'own', 'warning', 'retreat', 'selected'] as const;
    tones.forEach((a, i) => {
      for (const b of tones.slice(i + 1)) {
        const apart = difference(seen(rgb(theme.tones[a]), sight), seen(rgb(theme.tones[b]), sight));
        expect(apart, `${a} and ${b}`).toBeGreaterThan(10);
      }
    });
  });

  test('in grey the sides differ by their fill or by the dark foot of red counters', () => {
    const [blue, red] = theme.sides;
    const ground = seen(rgb(blue.fill), 'grey');
    const foot = over(rgb(red.edge), 0.62, rgb(red.fill));
    const best = Math.max(...[foot, rgb(red.fill)].map((colour) => difference(seen(colour, 'grey'), ground)));
    expect(best).toBeGreaterThan(12);
  });

  test('lettering can be read', () => {
    expect(contrast(rgb(theme.ink), paper)).toBeGreaterThan(7);
    expect(contrast(rgb(theme.inkSoft), paper)).toBeGreaterThan(4.5);
    expect(contrast(rgb(theme.waterInk), rgb(theme.sea[0]))).toBeGreaterThan(4.4);
    expect(contrast(rgb(theme.capital), paper)).toBeGreaterThan(4.5);
    expect(contrast(rgb(theme.plateInk), rgb(theme.plate))).toBeGreaterThan(7);
    for (const side of theme.sides) {
      expect(contrast(rgb(side.ink), rgb(side.fill))).toBeGreaterThan(4.5);
      expect(contrast(rgb(side.edge), rgb(side.box))).toBeGreaterThan(4.5);
    }
  });
});

describe.each(Object.values(THEMES))('tactical ground in theme $name', (theme) => {
  const look = paletteOf(theme);
  const heights = [look.ground, ...look.levels].map(rgb);
  const grounds: Record<string, Rgb> = {
    clear: rgb(look.ground),
    slope: rgb(look.levels[0]),
    hilltop: rgb(look.levels[1]),
    'high slope': rgb(look.levels[2]),
    'high hilltop': rgb(look.levels[3]),
    woods: rgb(look.crowns[1]),
    water: rgb(look.water[1]),
    town: rgb(look.townGround),
  };

  test('every height differs from the next in grey, and all go one way', () => {
    const steps = heights.slice(1).map((height, i) => {
      const [low, high] = [heights[i] as Rgb, height].map((colour) => seen(colour, 'grey'));
      return (high as Rgb)[0] - (low as Rgb)[0];
    });
    const way = Math.sign(steps[0] as number);
    for (const step of steps) expect(step * way).toBeGreaterThan(8);
  });

  test.each(DEFICIENT)('wood, water, slope and hilltop stay apart with %s', (sight) => {
    // Textures and edges tell them apart as well.
    for (const [a, b] of [
      ['clear', 'woods'],
      ['clear', 'water'],
      ['clear', 'slope'],
      ['clear', 'hilltop'],
      ['woods', 'water'],
      ['slope', 'hilltop'],
      ['slope', 'water'],
      ['hilltop', 'woods'],
    ] as const) {
      const apart = difference(seen(grounds[a] as Rgb, sight), seen(grounds[b] as Rgb, sight));
      expect(apart, `${a} and ${b}`).toBeGreaterThan(5);
    }
  });

  test('lines that carry rules stand out from the ground they run on', () => {
    for (const [line, on, least] of [
      [look.crest, look.levels[0], 4.5],
      [look.crest, look.levels[1], 3.4],
      [look.foot, look.ground, 4.5],
      [look.highCrest, look.levels[2], 2.5],
      [look.roadCase, look.road, 4.5],
      [look.hedge, look.ground, 3],
      [look.bank, look.water[1], 1.9],
      [look.ink, look.ground, 9],
      [look.inkSoft, look.ground, 5],
      [look.halo, look.ink, 9],
    ] as const)
      expect(contrast(rgb(line), rgb(on)), `${line} on ${on}`).toBeGreaterThan(least);
  });

  test.each(SIGHTS)('counters of every nation stand out from every ground with %s', (sight) => {
    for (const livery of LIVERIES) {
      const { fill, bevel, edge } = LIVERY[livery];
      for (const [name, ground] of Object.entries(grounds)) {
        const best = Math.max(
          ...[fill, bevel, edge].map((part) => difference(seen(rgb(part), sight), seen(ground, sight))),
        );
        expect(best, `${livery} on ${name}`).toBeGreaterThan(18);
      }
    }
  });
});

describe('counters of nations', () => {
  test('figures and names can be read', () => {
    for (const livery of LIVERIES) {
      const { fill, band, ink } = LIVERY[livery];
      for (const ground of [fill, band]) expect(contrast(rgb(ink), rgb(ground)), livery).toBeGreaterThan(4.5);
    }
  });

  test.each(DEFICIENT)('Germans are told from each of their enemies by colour with %s', (sight) => {
    const german = seen(rgb(LIVERY.german.fill), sight);
    for (const enemy of ['american', 'british', 'soviet'] as const)
      expect(difference(german, seen(rgb(LIVERY[enemy].fill), sight)), enemy).toBeGreaterThan(9);
  });
});
