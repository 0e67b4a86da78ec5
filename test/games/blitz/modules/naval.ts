import { dataText } from '#test/board/files.ts';
import { at } from '../optional.ts';
import { position, type Table } from '../table.ts';

export { at };

/**
 * A coast for examples: sea left of q = 0 in zones A (north), B and C (south), a Blue port in A and in B, a beach at 0,2 to
 * 0,4, Red's home on the right with a port at 0,12 in C.
 */
const rows = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const sea = (from: number, to: number, zone: string): string =>
  rows(from, to)
    .map((r) => `sea -1,${r} -2,${r} -3,${r} zone ${zone}`)
    .join('\n');
const COAST = `grid q -3..8 r -2..14
${sea(-2, 4, 'A')}
${sea(5, 9, 'B')}
${sea(10, 14, 'C')}
city North : 0,0
city West : 0,6
city South : 0,12
beach 0,2 0,3 0,4 0,8 0,13
belongs blue 0,0 0,6 1,0 1,6
belongs red 0,12 5,5 1,12`;
const head = (board: string, modules: string, level: string): string =>
  `game ${level}\nmodules ${modules}\nboard inline\n${board}\nend board\n`;

const table = (lines: string, level = 'basic', board = COAST, modules = 'M11'): Table => {
  const red = /^red \S+ .*@/m.test(lines) ? '' : 'red inf 4-4 @ 5,5 as far\n';
  const blue = /^blue (?!TF|MST|LST|moves|sets)\S+ .*(?:@|aboard|waits)/m.test(lines)
    ? ''
    : 'blue inf 4-4 @ 4,0 as near\n';
  return position(`${head(board, modules, level)}${red}${blue}${lines}`);
};

export const naval: typeof table & {
  readonly head: string;
  readonly coast: string;
  readonly shared: string;
  readonly with: (statements: string) => string;
} = Object.assign(table, {
  head: head(COAST, 'M11', 'basic'),
  coast: COAST,
  shared: COAST.replace('city West : 0,6', 'city West : 0,6 0,7').replace(
    'beach',
    'dock 0,6 -1,7\ndock 0,7 -1,7\nbeach',
  ),
  with: (statements: string) => head(`${COAST}\ncity East : 0,1\n${statements}`, 'M11', 'basic'),
});

export const continent = (lines: string, modules = 'M11', level = 'basic'): Table =>
  position(`game ${level}\nmodules ${modules}\nboard continent\n${lines}`, {
    boards: { continent: dataText('continent.board') },
    armies: { continent: dataText('continent.army') },
    placements: {},
    scenarios: {},
  });
