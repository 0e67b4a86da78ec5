import { expect, test } from 'vitest';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { worldOf } from '#games/blitz/setup.ts';
import { shortage } from '#games/blitz/supply/rules/supply.ts';
import { LIBRARY } from '../laws/library.ts';

const named = (side: string) => Object.keys(LIBRARY.placements).filter((name) => name.startsWith(side));
const pairs = named('blue').map((blue, i) => [blue, named('red')[i] ?? ''] as const);

test.each(pairs)('T21.3a nobody begins short of supply: %s against %s, fighters included', (blue, red) => {
  const text = `game tournament fighters\nboard continent\narmy continent\nplacement ${blue}\nplacement ${red}\nblue moves`;
  const read = parsePosition(text, LIBRARY);
  if (!isPosition(read)) throw new Error(JSON.stringify(read));
  const world = worldOf(read);
  expect(shortage(world, read.state, 'blue')).toBeLessThanOrEqual(0);
  expect(shortage(world, read.state, 'red')).toBeLessThanOrEqual(0);
});
