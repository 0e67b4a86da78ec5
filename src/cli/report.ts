import { luckByTurn, reportOf, type Standing } from '../games/blitz/desk/report.ts';
import type { BlitzEvent, Side } from '../games/blitz/types.ts';
import { hashOf } from '../core/hash.ts';
import { isRecordFault, readRecord, recalled, stateAfter } from '../core/record.ts';
import { EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { readLibrary } from './library.ts';
import { complain, openRecord } from './replay.ts';

export interface ReportOptions {
  readonly json?: boolean;
  readonly data: readonly string[];
}

const pair = (blue: Standing, red: Standing, key: keyof Standing): string =>
  `${String(blue[key]).padStart(4)} ${String(red[key]).padStart(3)}`;

const signed = (factors: number): string => `${factors > 0 ? '+' : ''}${factors.toFixed(1)}`;

/** A saved game in numbers. */
export async function report(file: string, options: ReportOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const read = readRecord<BlitzEvent, Side>(await readInput(file, io));
  if (isRecordFault(read)) throw complain(name, read);
  const game = openRecord(read, readLibrary(...options.data), name);
  const record = recalled(game, read);
  // The events of an edited record may say anything: they must lead where the record says before they are counted.
  if (hashOf(game.start) !== record.header.hash) {
    throw complain(name, {
      line: 1,
      message: 'the position the game began from is not the one the record names (hash)',
    });
  }
  const end = stateAfter(game, record.entries);
  if (isRecordFault(end)) throw complain(name, end);
  const found = reportOf(game, record.entries);
  const luck = luckByTurn(found);
  const total = luck.reduce((sum, { side, luckSixths }) => sum + (side === 'blue' ? luckSixths : -luckSixths), 0) / 6;
  if (options.json) {
    io.out(asJson({ ...found, luck, luckSixths: Math.round(total * 6) }));
    return EXIT.ok;
  }
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
  io.out(`${lines.join('\n')}\n`);
  return EXIT.ok;
}
