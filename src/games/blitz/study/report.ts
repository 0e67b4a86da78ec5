import type { Entry } from '#core/record/record.ts';
import type { Paper } from '#table/study.ts';
import { luckByTurn, reportOf, type Standing } from '../desk/after/report.ts';
import type { Blitz } from '../open.ts';
import type { BlitzEvent, Side } from '../types.ts';

const pair = (blue: Standing, red: Standing, key: keyof Standing): string =>
  `${String(blue[key]).padStart(4)} ${String(red[key]).padStart(3)}`;

const signed = (factors: number): string => `${factors > 0 ? '+' : ''}${factors.toFixed(1)}`;

/** A whole game in numbers, player turn by player turn. */
export function report(game: Blitz, entries: readonly Entry<BlitzEvent, Side>[]): Paper {
  const found = reportOf(game, entries);
  const luck = luckByTurn(found);
  const total = luck.reduce((sum, { side, luckSixths }) => sum + (side === 'blue' ? luckSixths : -luckSixths), 0) / 6;
  const line = (title: string, blue: Standing, red: Standing, rest = ''): string =>
    `${title.padEnd(13)}${(['lostSoFar', 'cities', 'onMap', 'atSea'] as const).map((key) => pair(blue, red, key)).join('  ')}${rest}`;
  const rolled = luck.map(({ rolls, expectedSixths, actual, luckSixths }) =>
    rolls === 0
      ? ''
      : `  ${String(rolls).padStart(5)}  ${signed(expectedSixths / 6).padStart(8)}  ${signed(actual).padStart(6)}  ${signed(luckSixths / 6)}`,
  );
  const lines = [
    'player turn  lost      cities    on map    at sea    rolls  expected  actual  luck',
    `${' '.repeat(13)}${Array(4).fill('blue red').join('  ')}`,
    line('start', found.start.blue, found.start.red),
    ...found.turns.map(({ turn, mover, blue, red }, i) => line(`${turn} ${mover}`, blue, red, rolled[i])),
    '',
    `luck of all rolls: blue ${signed(total)}, red ${signed(-total)}`,
  ];
  return { data: { ...found, luck, luckSixths: Math.round(total * 6) }, text: `${lines.join('\n')}\n` };
}
