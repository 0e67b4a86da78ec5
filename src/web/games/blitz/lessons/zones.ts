import { not, refusedBy, holds, type Lesson } from '#table/lesson.ts';
import { all, at, declared, phase, stopped } from './conditions.ts';

const BOARD = `game basic
board inline
  grid rows A..G columns 1..10
  forest B2 C2
  mountain B8 B9
  city Rotheim : D9
  belongs red D9
end board
red inf 4-4 @ A10 as r.inf9
blue inf 4-4 @ G1 as b.inf9
`;

/** Zones of control and who must attack. */
export const zones: Lesson = {
  id: 'zones',
  minutes: 5,
  steps: [
    {
      id: 'enter',
      position: `${BOARD}blue arm 6-6 @ D2 as b.arm1\nred inf 4-4 @ D6 as r.inf1\nblue moves\n`,
      model: ['moveUnit b.arm1 to D5'],
      goal: [at('b.arm1', 'D5'), stopped('b.arm1')],
      point: { units: ['b.arm1'], hexes: ['D5'] },
      rules: ['B7.z1', 'B7.z3'],
      claims: [holds('expect left b.arm1 18', '6')],
      after: [holds('expect spent b.arm1 9', '3'), holds('refused B7.z3: moveUnit b.arm1 to D4')],
      wrong: [['moveUnit b.arm1 to D4'], ['moveUnit b.arm1 to E6'], ['moveUnit b.inf9 to G3']],
    },
    {
      id: 'slip',
      position: `${BOARD}blue inf 4-4 @ A5 as b.inf2\nblue arm 6-6 @ D3 as b.arm1\nred inf 4-4 @ B5 as r.inf1\nred inf 4-4 @ B3 as r.inf2\nblue moves\n`,
      model: [{ attempt: 'moveUnit b.inf2 to A4', rule: 'B7.z4' }],
      goal: [refusedBy('B7.z4')],
      point: { units: ['b.inf2'], hexes: ['A4', 'A6', 'B4'] },
      rules: ['B7.z4', 'B7.z5'],
      claims: [
        holds('refused B7.z4: moveUnit b.inf2 to A4', 'B7.z4'),
        holds('refused B7.z4: moveUnit b.inf2 to A6'),
        holds('refused B7.z4: moveUnit b.inf2 to B4'),
      ],
      wrong: [['moveUnit b.arm1 to D5']],
    },
    {
      id: 'round',
      position: `${BOARD}blue arm 6-6 @ D5 as b.arm1\nred inf 4-4 @ D6 as r.inf1\nblue moves\n`,
      model: ['moveUnit b.arm1 to D7'],
      goal: [at('b.arm1', 'D7')],
      point: { units: ['b.arm1'], hexes: ['D7'] },
      rules: ['B7.z4', 'B9.6a'],
      claims: [holds('expect reaches b.arm1 D7')],
      after: [holds('expect spent b.arm1 18', '6'), holds('expect stopped b.arm1')],
      wrong: [['moveUnit b.arm1 to E5'], ['moveUnit b.arm1 to E7']],
    },
    {
      id: 'touched',
      position: `${BOARD}blue arm 6-6 @ D5 as b.arm1\nblue inf 4-4 @ E5 as b.inf2\nred inf 2-4 @ D6 as r.inf1\nred inf 2-4 @ F5 as r.inf2\nblue declares\n`,
      model: ['declareBattle b.arm1 on D6', 'declareBattle b.inf2 on F5', 'endDeclaration'],
      goal: [declared('b.arm1', 'D6'), declared('b.inf2', 'F5'), phase('combat')],
      point: { units: ['b.arm1', 'b.inf2'], hexes: ['D6', 'F5'] },
      rules: ['B7.a7', 'B7.a10'],
      claims: [
        holds('refused B7.a7: endDeclaration'),
        holds('refused B7.a7: endDeclaration b.arm1 on D6'),
        holds('expect odds b.arm1 on D6 3-1', '3-1'),
        holds('expect odds b.inf2 on F5 2-1', '2-1'),
      ],
      wrong: [['declareBattle b.arm1 on D6'], ['declareBattle b.inf2 on F5']],
    },
    {
      id: 'everybody',
      position: `${BOARD}blue arm 6-6 @ D5 as b.arm1\nblue inf 4-4 @ E6 as b.inf2\nred inf 4-4 @ D6 as r.inf1\nblue declares\n`,
      model: ['declareBattle b.arm1+b.inf2 on D6', 'endDeclaration'],
      goal: [declared('b.arm1+b.inf2', 'D6'), phase('combat')],
      slips: [{ when: all(declared('b.arm1', 'D6'), not(phase('combat'))), says: 'alone' }],
      point: { units: ['b.arm1', 'b.inf2'], hexes: ['D6'] },
      rules: ['B7.a9', 'B9.1'],
      claims: [
        holds('expect odds b.arm1 on D6 1-1', '1-1'),
        holds('refused B7.a9: endDeclaration b.arm1 on D6', 'B7.a9'),
        holds('expect odds b.arm1+b.inf2 on D6 2-1', '2-1'),
      ],
      wrong: [['declareBattle b.arm1 on D6'], ['declareBattle b.inf2 on D6']],
    },
  ],
};
