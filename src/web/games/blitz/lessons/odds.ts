import { holds, type Lesson } from '#table/lesson.ts';
import { at, declared, lost, phase } from './conditions.ts';

const BOARD = `game basic
board inline
  grid rows A..H columns 1..10
  river Dott : A7 B7 C7 D7 E7 F7 G7 H7
  forest G1 G2
  city Rotheim : C9
  belongs red C9
end board
red inf 4-4 @ A10 as r.inf9
blue inf 4-4 @ H1 as b.inf9
`;

/** Odds, soak-off, surround. */
export const odds: Lesson = {
  id: 'odds',
  minutes: 6,
  steps: [
    {
      id: 'short',
      position: `${BOARD}blue arm 6-6 @ D3 as b.arm1\nblue inf 4-4 @ C4 as b.inf1\nblue inf 2-4 @ F2 as b.inf2\nred inf 4-4 @ D4 as r.inf1\nblue moves\n`,
      model: ['moveUnit b.inf2 to E4'],
      goal: [at('b.arm1', 'D3'), at('b.inf1', 'C4'), at('b.inf2', 'E4', 'E5', 'D5', 'C5', 'D3', 'C4')],
      point: { units: ['b.inf2'], hexes: ['D4'] },
      rules: ['B19.1', 'B9.1'],
      claims: [
        holds('expect odds b.arm1+b.inf1 on D4 2-1', '2-1'),
        holds('expect odds b.arm1+b.inf1+b.inf2 on D4 3-1', '3-1'),
        holds('expect reaches b.inf2 E4'),
      ],
      wrong: [['moveUnit b.inf2 to F4'], ['moveUnit b.inf9 to H3']],
    },
    {
      id: 'declare',
      position: `${BOARD}blue arm 6-6 @ D3 as b.arm1\nblue inf 4-4 @ C4 as b.inf1\nblue inf 2-4 @ E4 as b.inf2\nred inf 4-4 @ D4 as r.inf1\nblue declares\n`,
      model: ['declareBattle b.arm1+b.inf1+b.inf2 on D4'],
      goal: [declared('b.arm1+b.inf1+b.inf2', 'D4')],
      point: { units: ['b.arm1', 'b.inf1', 'b.inf2'], hexes: ['D4'] },
      rules: ['B19.1', 'B19.crt'],
      claims: [
        holds('expect attack b.arm1+b.inf1+b.inf2 on D4 12', '12'),
        holds('expect defence b.arm1+b.inf1+b.inf2 on D4 4', '4'),
        holds('expect odds b.arm1+b.inf1+b.inf2 on D4 3-1', '3-1'),
      ],
      wrong: [['declareBattle b.arm1+b.inf1 on D4'], ['declareBattle b.arm1 on D4']],
    },
    {
      id: 'soak',
      position: `${BOARD}blue arm 6-6 @ D3 as b.arm1\nblue arm 6-6 @ D3 as b.arm2\nblue arm 6-6 @ C5 as b.arm3\nblue inf 1-4 @ E5 as b.inf1\nred arm 6-6 @ D4 as r.arm1\nred arm 6-6 @ D5 as r.arm2\nblue declares\n`,
      model: ['declareBattle b.arm1+b.arm2+b.arm3 on D4', 'declareBattle b.inf1 on D5', 'endDeclaration'],
      goal: [declared('b.arm1+b.arm2+b.arm3', 'D4'), declared('b.inf1', 'D5'), phase('combat')],
      slips: [{ when: declared('b.arm3', 'D5'), says: 'spread' }],
      point: { units: ['b.inf1'], hexes: ['D4', 'D5'] },
      rules: ['B9.4', 'B9.3', 'B19.2'],
      claims: [
        holds('expect odds b.arm1+b.arm2+b.arm3 on D4 3-1', '3-1'),
        holds('expect odds b.inf1 on D5 1-6', '1-6'),
        holds('expect odds b.arm1+b.arm2+b.inf1 on D4 2-1', '2-1'),
      ],
      wrong: [
        ['declareBattle b.arm1+b.arm2 on D4'],
        ['declareBattle b.arm3 on D5', 'declareBattle b.arm1+b.arm2+b.inf1 on D4', 'endDeclaration'],
      ],
    },
    {
      id: 'surround',
      dice: [3],
      model: ['resolve D4'],
      goal: [lost('r.arm1')],
      point: { hexes: ['D4'] },
      rules: ['B19.5.7', 'B19.crt'],
      claims: [holds('expect retreats r.arm1 none')],
      after: [holds('expect result DB2'), holds('expect lost r.arm1')],
      wrong: [],
    },
    {
      id: 'river',
      position: `${BOARD}blue arm 6-6 @ G5 as b.arm1\nred inf 4-4 @ D8 as r.inf1\nblue moves\n`,
      model: ['moveUnit b.arm1 to E8'],
      goal: [at('b.arm1', 'E9', 'E8', 'C8', 'C9', 'D9')],
      slips: [{ when: at('b.arm1', 'D7'), says: 'wet' }],
      point: { units: ['b.arm1'], hexes: ['D8'] },
      rules: ['B19.8', 'B19.8c'],
      claims: [holds('expect reaches b.arm1 D7 E8')],
      after: [holds('expect defence b.arm1 on D8 4'), holds('expect odds b.arm1 on D8 1-1', '1-1')],
      wrong: [['moveUnit b.arm1 to D7', 'expect odds b.arm1 on D8 1-2'], ['moveUnit b.arm1 to F7']],
    },
  ],
};
