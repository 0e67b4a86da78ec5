import { refusedBy, holds, type Lesson } from '#table/lesson.ts';
import { at, phase, stopped } from './conditions.ts';

const BOARD = `game basic
board inline
  grid rows A..G columns 1..11
  forest B6 B7 C7 C8 D6
  mountain F8 F9 E9
  road : D2 D3 D4 D5 D6 D7 D8 D9
  city Aldburg : D2
  city Kreuzau : D9
  belongs blue D2 D9
end board
red inf 4-4 @ A11 as r.inf1
control blue D2 D9
blue moves
`;

/** Moving and roads. */
export const moving: Lesson = {
  id: 'moving',
  minutes: 4,
  steps: [
    {
      id: 'first',
      position: `${BOARD}blue inf 4-4 @ G2 as b.inf3\n`,
      model: ['moveUnit b.inf3 to G5'],
      goal: [at('b.inf3', 'G5')],
      point: { units: ['b.inf3'], hexes: ['G5'] },
      rules: ['B6.2', 'B11.1'],
      claims: [
        holds('expect left b.inf3 12', '4'),
        holds('expect reaches b.inf3 G6'),
        holds('refused B11.1: moveUnit b.inf3 to G7'),
      ],
      after: [holds('expect spent b.inf3 9', '3')],
      wrong: [['moveUnit b.inf3 to G4'], ['moveUnit b.inf3 to G6'], ['endMovement']],
    },
    {
      id: 'road',
      position: `${BOARD}blue arm 6-6 @ D2 as b.arm5\nblue inf 4-4 @ E5 as b.inf3\n`,
      model: ['moveUnit b.arm5 to D9'],
      goal: [at('b.arm5', 'D9')],
      point: { units: ['b.arm5'], hexes: ['D9'] },
      rules: ['B11.1', 'B11.8'],
      claims: [holds('expect left b.arm5 18', '6'), holds('expect reaches b.arm5 D9')],
      after: [holds('expect spent b.arm5 7', '2⅓')],
      wrong: [['moveUnit b.arm5 to D8'], ['moveUnit b.arm5 to C6'], ['moveUnit b.inf3 to E8']],
    },
    {
      id: 'forest',
      position: `${BOARD}blue arm 6-6 @ D9 as b.arm5\nblue inf 4-4 @ E5 as b.inf3\n`,
      model: [{ attempt: 'moveUnit b.arm5 to C8', rule: 'B13.1' }],
      goal: [refusedBy('B13.1')],
      point: { units: ['b.arm5'], hexes: ['C8'] },
      rules: ['B13.1'],
      claims: [holds('refused B13.1: moveUnit b.arm5 to C8', 'B13.1')],
      wrong: [['moveUnit b.arm5 to D8']],
    },
    {
      id: 'stop',
      position: `${BOARD}blue arm 6-6 @ D9 as b.arm5\nblue inf 4-4 @ D7 as b.inf3\n`,
      model: ['moveUnit b.inf3 to C8'],
      goal: [at('b.inf3', 'C8'), stopped('b.inf3')],
      point: { units: ['b.inf3'], hexes: ['C8'] },
      rules: ['B13.2', 'B16.1'],
      claims: [holds('expect reaches b.inf3 C8')],
      after: [holds('expect stopped b.inf3'), holds('refused B13.2: moveUnit b.inf3 to C9')],
      wrong: [['moveUnit b.inf3 to D8'], ['moveUnit b.inf3 to C7']],
    },
    {
      id: 'stack',
      position: `${BOARD}blue arm 6-6 @ D3 as b.arm5\nblue inf 4-4 @ D3 as b.inf3\nblue inf 4-4 @ D6 as b.inf4\n`,
      model: ['moveUnit b.arm5+b.inf3 to D8'],
      goal: [at('b.arm5', 'D8'), at('b.inf3', 'D8')],
      point: { units: ['b.arm5'], hexes: ['D8'] },
      rules: ['B8.1', 'B8.4'],
      claims: [holds('expect size D3 10', '10'), holds('expect reaches b.inf3 D8')],
      after: [holds('expect size D8 10'), holds('expect spent b.inf3 5')],
      wrong: [['moveUnit b.arm5 to D8'], ['moveUnit b.arm5+b.inf3 to D7']],
    },
    {
      id: 'end',
      model: ['endMovement'],
      goal: [phase('declaration')],
      point: {},
      rules: ['B6.5', 'B80.3'],
      wrong: [['moveUnit b.inf4 to D7']],
    },
  ],
};
