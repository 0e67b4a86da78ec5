import { describe, expect, test } from 'vitest';
import { boardFaults } from '#games/blitz/text/board/board-faults.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { dataText } from './files.ts';

/** A sound little board: two homes, a minor country, a lake, a neutral corner, sea on three sides. */
const GOOD = `board islet
grid rows A..F columns 1..9
country b blue Great Blue
country r red Big Red
country n minor Nord Walkure
country x neutral Helvorn
terrain
A  ~~~~~~~~~
B  ~..fXX..~
C  ~.^.....~
D  ~...o...~
E  ~y......~
F  ~~~~~~~~~
end
owners
A  AAAAAAAAA
B  AbbbxxrrA
C  AbbnnnrrA
D  Abbn-nrrB
E  AbbnnnrrB
F  AAAAABBBB
end
city Alt (capital) : C2
city Neu (capital) : D7
city Skald : E5 E6
inland-port D7 B
river Dott : C3 D2 E2
river Rill : C6 D6 D7 D8
road : C2 D2 D3 E4 E5
road : E6 D6 D7
`;

const faults = (text: string) =>
  boardFaults(text).map(({ line, hex, message }) => `${line ?? '-'} ${hex ?? '-'}: ${message}`);
/** The good board with one text replaced. */
const broken = (from: string, to: string) => {
  expect(GOOD).toContain(from);
  return faults(GOOD.replace(from, to));
};

test('a sound board has none', () => expect(faults(GOOD)).toEqual([]));

describe('faults, each with its place', () => {
  test.each([
    // holes and unknown things
    ['a row that ends too early', 'C  ~.^.....~', 'C  ~.^.....', '10 C9: the terrain row ends too early'],
    ['a hole in a row', 'C  ~.^.....~', 'C  ~.^. ...~', '10 C5: the terrain row has a hole'],
    ['a row too long', 'C  ~.^.....~', 'C  ~.^.....~~', '10 C10: the terrain row goes beyond the board'],
    ['a missing row', 'C  ~.^.....~\n', '', '7 C1: the terrain block has no row C'],
    ['a row twice', 'C  ~.^', 'B  ~.^', '10 -: row B stands twice in the terrain block'],
    ['an unknown terrain', 'C  ~.^..', 'C  ~.^?.', "10 C4: unknown terrain '?'"],
    ['an unknown country', 'C  Abbn', 'C  Abbq', "18 C4: unknown country or sea zone 'q'"],
    ['land without a country', 'C  Abbn', 'C  Abb-', '- C4: a land hex that belongs to no country (B1.14)'],
    ['sea without a zone', 'F  AAAA', 'F  AA-A', '- F3: a sea hex without a zone (T6.1.3)'],
    ['land in a zone', 'C  Abbn', 'C  AbbA', '- C4: a land hex in sea zone A'],
    ['sea given to a country', 'F  AAAA', 'F  AAbA', '- F3: a sea hex given to Great Blue'],
    [
      'open land in the neutral country',
      'E  Abbn',
      'E  Abbx',
      '- E4: open land in the neutral country Helvorn (B1.15)',
    ],
    ['a neutral hex of a country', 'B  Abbbx', 'B  Abbbb', '- B5: a neutral hex given to Great Blue'],
    ['no red home', 'country r red', 'country r minor', '- -: 0 home countries for red, not one (B1.16)'],
    ['a feature at sea', 'city Skald', 'forest A1\ncity Skald', '- A1: forest on a sea hex (B1.3)'],
    ['a beach inland', 'city Skald', 'beach C4\ncity Skald', '- C4: a beach that does not touch the sea (B1.12)'],
    // cities
    [
      'two names for a hex',
      'city Skald : E5 E6',
      'city Skald : E5 E6\ncity Vik : E6',
      '26 E6: two names for a hex: Skald and Vik',
    ],
    ['a city in the sea', 'city Skald : E5 E6', 'city Skald : F5', '25 F5: Skald stands on a sea hex (B1.5)'],
    ['a city in pieces', 'city Skald : E5 E6', 'city Skald : E4 E6', '25 E4: the hexes of Skald are not adjacent'],
    [
      'a city in two countries',
      'city Skald : E5 E6',
      'city Skald : E3 E4',
      '25 E4: Skald lies in two countries, Great Blue and Nord Walkure',
    ],
    ['a name twice', 'city Skald', 'city Alt', '25 -: there are two cities named Alt'],
    [
      'two capitals',
      'city Skald : E5 E6',
      'city Skald : E5 E6\ncity Zwei (capital) : C3',
      '26 C3: Great Blue has two capitals, Alt and Zwei',
    ],
    // ports
    [
      'an inland port that is no city',
      'inland-port D7 B',
      'inland-port D6 B',
      '26 D6: an inland port that is no city hex',
    ],
    [
      'an inland port on the coast',
      'inland-port D7 B',
      'inland-port C2 A',
      '26 C2: an inland port on the coast: its zone follows from the sea beside it',
    ],
    [
      'an inland port of the wrong sea',
      'inland-port D7 B',
      'inland-port D7 D',
      '26 D7: no river leads from this inland port to the sea of zone D',
    ],
    // rivers
    ['a gap in a river', 'C3 D2 E2', 'C3 E2', '27 C3: the river Dott has a gap: C3 and E2 are not adjacent'],
    [
      'a river that ends nowhere',
      'river Rill : C6 D6 D7 D8',
      'river Rill : D8 D7 D6 C6 C5 C4',
      '28 C4: the river Rill ends neither at the sea nor at a lake nor in another river',
    ],
    ['a river over the lake', 'river Rill : C6', 'river Rill : D5 C6', '28 D5: the river Rill runs over a lake hex'],
    ['a river in a ring', 'C6 D6 D7 D8', 'C6 D6 D7 C7 C6 D6 D7 D8', '28 C6: the river Rill comes back to a hex'],
    // roads
    [
      'a road to nowhere',
      'road : C2 D2 D3 E4 E5',
      'road : C2 D2 D3 E4 E5\nroad : D3 C4',
      '30 C4: a road to nowhere: it ends without a city, another road or the edge of the map',
    ],
    ['a road off the board', 'road : E6 D6 D7', 'road : E6 D6 D7 D10', '30 D10: the board has no hex D10'],
    ['a gap in a road', 'road : E6 D6 D7', 'road : E6 D7', '30 E6: the road has a gap: E6 and D7 are not adjacent'],
    ['a road into the sea', 'D2 D3 E4 E5', 'D2 D3 E4 E5 F5', '29 F5: a road on a sea hex (B1.10)'],
    [
      'a road through the neutral country',
      'D2 D3 E4 E5',
      'D2 D3 E4 E5\nroad : D3 C4 B4 B5',
      '30 B5: a road on a neutral hex (B1.10)',
    ],
    // sea
    [
      'zones that touch out of order',
      'F  AAAAABBBB',
      'F  AAAAADDDD',
      '- F5: sea zones A and D touch here, but they are no neighbours in the chain (T6.1.4b)',
    ],
    // text
    ['an unknown statement', 'inland-port', 'inland-prot', "26 -: unknown statement 'inland-prot'"],
    [
      'a word of the language itself',
      'city Skald',
      'constructor 1\ncity Skald',
      "25 -: unknown statement 'constructor'",
    ],
    ['a block without end', 'F  AAAAABBBB\nend', 'F  AAAAABBBB', '15 -: the owners block has no end'],
  ])('%s', (_, from, to, expected) => expect(broken(from, to)).toContain(expected));

  test('a river that ends on an unread hex is not blamed for it', () => {
    expect(broken('E  ~y......~', 'E  ?y......~')).toEqual(["12 E1: unknown terrain '?'"]);
  });

  test('isolated land', () => {
    const rows = ['A  ~~~~~~~~~\nB  ~..fXX..~', 'A  AAAAAAAAA\nB  AbbbxxrrA'] as const;
    for (const row of rows) expect(GOOD).toContain(row);
    const text = GOOD.replace(rows[0], 'A  ~~.~~~~~~\nB  ~~~~XX..~').replace(rows[1], 'A  AAbAAAAAA\nB  AAAAxxrrA');
    expect(faults(text)).toEqual(['- A3: isolated land of 1 hexes: no unit can come there']);
  });
});

describe('many faults at once', () => {
  const text = GOOD.replace('C  ~.^..', 'C  ~.?..')
    .replace('C  Abbn', 'C  Abbq')
    .replace('city Skald : E5 E6', 'city Skald : E5 E6\ncity Vik : E6')
    .replace('road : E6 D6 D7', 'road : E6 D6 D7 D10\nroad : E4 D4');

  test('are all listed, once each, in the order of the file', () => {
    expect(faults(text)).toEqual([
      "10 C3: unknown terrain '?'",
      "18 C4: unknown country or sea zone 'q'",
      '26 E6: two names for a hex: Skald and Vik',
      '31 D10: the board has no hex D10',
      '32 D4: a road to nowhere: it ends without a city, another road or the edge of the map',
    ]);
  });

  test('and nothing is loaded', () => {
    const read = parseBoard(text);
    expect(isBoard(read)).toBe(false);
    expect(read).toHaveLength(4);
  });
});

describe('the continent broken by hand', () => {
  const text = dataText('continent.board');

  test('a letter lost in row U is told with its hex', () => {
    const row = text.split('\n').find((line) => /^U\s+~/.test(line)) ?? '';
    const short = text.replace(row, row.slice(0, -1));
    expect(faults(short)).toContainEqual(expect.stringMatching(/^\d+ U63: the terrain row ends too early$/));
  });

  test('a road hex left out names the gap', () => {
    expect(text).toContain(' W23 W24 W25 ');
    const found = faults(text.replace(' W23 W24 W25 ', ' W23 W25 '));
    expect(found).toEqual([expect.stringMatching(/W23: the road has a gap: W23 and W25 are not adjacent$/)]);
  });

  test('the strait between zones A and E opened', () => {
    const open = text.replace(/^(A {2}~{31})\.\.\./m, '$1~~~').replace(/^(A {2}A{31})eee/m, '$1AAA');
    expect(faults(open)).toEqual([expect.stringMatching(/^- A34: sea zones A and E touch here/)]);
  });
});

test('rubbish is refused, not thrown at', () => {
  for (const text of [
    '',
    'grid',
    'grid rows A..ZZZZ columns 1..9',
    'terrain\nend',
    '\u0000',
    'grid radius 1\nterrain\nend',
  ]) {
    expect(Array.isArray(boardFaults(text))).toBe(true);
  }
  expect(faults('')).toEqual(['- -: the board has no grid statement']);
});

test('a small board without countries and zones is sound', () => {
  expect(faults('grid radius 2\nforest 0,0\ncity Vik : 1,0\nroad : 1,0 2,0')).toEqual([]);
});
