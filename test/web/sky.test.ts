import { expect, test } from 'vitest';
import { skyInWords, skyZones } from '#web/games/blitz/phrases/weather.ts';
import './fluent.ts';

test('M14.3 the weather of the three zones in short: a letter, the worst code, what it is called', () => {
  // Spring, turn 4: V1 G1 S2 in the west, V2 G3 S2 in the middle, fair in the east.
  const sky = { turn: 1, indicator: 5 };
  expect(skyZones(sky).map(({ letter, hard }) => `${letter}${hard}`)).toEqual(['W2', 'M3', 'E1']);
  expect(skyInWords(sky)).toEqual([
    'Spring, turn 4 of 9',
    'West: rough sea',
    'Middle: poor visibility, mud or deep snow, rough sea',
    'East: fair',
  ]);
  expect([skyZones({ turn: 1 }), skyZones(undefined)]).toEqual([[], []]);
});
