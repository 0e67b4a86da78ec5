import { not, holds, type Lesson } from '#table/lesson.ts';
import { alive, all, at, lost, phase } from './conditions.ts';

const BOARD = `game basic
board inline
  grid rows A..G columns 1..10
  road : D1 D2 D3
  forest F2 F3
  mountain B7 B8
  city Aldburg : D2
  city Rotheim : D6
  belongs red D6
end board
red inf 4-4 @ A10 as r.inf9
blue inf 4-4 @ G1 as b.inf9
control blue D2
control red D6
blue fights
`;

/** Retreat, advance, exchange. */
export const results: Lesson = {
  id: 'results',
  minutes: 5,
  steps: [
    {
      id: 'back',
      position: `${BOARD}blue arm 8-6 @ D3 as b.arm1\nred inf 4-4 @ D4 as r.inf1\nbattle b.arm1 on D4\n`,
      dice: [3],
      answers: ['chooseRetreat r.inf1 to C6'],
      model: ['resolve', 'advance b.arm1 D4'],
      goal: [at('b.arm1', 'D4')],
      slips: [{ when: all(not(phase('combat', 'advance')), at('b.arm1', 'D3')), says: 'stayed' }],
      point: { hexes: ['D4'] },
      rules: ['B19.5.1', 'B19.7.1'],
      claims: [holds('expect odds 1 2-1', '2-1')],
      wrong: [['resolve'], ['resolve', 'endAdvance']],
    },
    {
      id: 'own',
      position: `${BOARD}blue arm 8-6 @ D4 as b.arm1\nred inf 4-4 @ D5 as r.inf1\nbattle b.arm1 on D5\n`,
      dice: [6],
      answers: ['endAdvance'],
      model: ['resolve', 'chooseRetreat b.arm1 to D2'],
      goal: [at('b.arm1', 'D2')],
      slips: [{ when: all(not(at('b.arm1', 'D4')), not(at('b.arm1', 'D2'))), says: 'elsewhere' }],
      point: { units: ['b.arm1'], hexes: ['D2'] },
      rules: ['B19.5.2', 'B19.5.3'],
      claims: [holds('expect odds 1 2-1', '2-1')],
      wrong: [['resolve'], ['resolve', 'chooseRetreat b.arm1 to C3']],
    },
    {
      id: 'exchange',
      position: `${BOARD}blue arm 8-6 @ D5 as b.arm1\nblue arm 6-6 @ E6 as b.arm2\nblue inf 4-4 @ C6 as b.inf1\nred inf 4-4 @ D6 as r.inf1\nbattle b.arm1+b.arm2+b.inf1 on D6\n`,
      dice: [2],
      model: ['resolve', 'chooseExchange b.arm1'],
      goal: [lost('r.inf1'), lost('b.arm1'), alive('b.arm2'), alive('b.inf1')],
      slips: [{ when: lost('b.arm2'), says: 'dear' }],
      point: { hexes: ['D6'] },
      rules: ['B19.6.1', 'B19.6.2', 'B19.8'],
      claims: [holds('expect attack 1 18', '18'), holds('expect defence 1 8', '8'), holds('expect odds 1 2-1', '2-1')],
      wrong: [['resolve'], ['resolve', 'chooseExchange b.arm2+b.inf1']],
    },
    {
      id: 'city',
      model: ['advance b.arm2 D6'],
      goal: [at('b.arm2', 'D6')],
      slips: [{ when: all(not(phase('advance')), not(at('b.arm2', 'D6'))), says: 'left' }],
      point: { units: ['b.arm2'], hexes: ['D6'] },
      rules: ['B19.7.1', 'B10.3', 'B8.1'],
      claims: [holds('legal: advance b.arm2 D6'), holds('legal: advance b.inf1 D6')],
      wrong: [['advance b.inf1 D6'], ['endAdvance']],
    },
  ],
};
