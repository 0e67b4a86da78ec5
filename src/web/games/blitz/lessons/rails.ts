import { holds, type Lesson, refusedBy } from '#table/lesson.ts';
import { aboard, at, cut, declared, phase } from './conditions.ts';

const board = (modules: string): string => `game basic
modules ${modules}
board inline
  grid rows A..H columns 1..12
  road : B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12
  city Aldburg : B1
  city Rotheim : B12
  belongs blue B1
  belongs red B12
end board
red inf 4-4 @ B12 as r.inf9
`;

/** M7, M10: trains, cuts, supply lines and isolation. */
export const rails: Lesson = {
  id: 'rails',
  minutes: 5,
  steps: [
    {
      id: 'ride',
      position: `${board('M7')}blue train 1-60 @ B2 as b.rr1\nblue inf 4-4 @ B2 as b.inf1\nblue moves\n`,
      model: ['entrain b.rr1 b.inf1', 'moveTrain b.rr1 B9', 'detrain b.rr1 b.inf1'],
      goal: [at('b.inf1', 'B9'), at('b.rr1', 'B9')],
      way: [aboard('b.inf1', 'b.rr1')],
      point: { units: ['b.rr1', 'b.inf1'], hexes: ['B9'] },
      rules: ['M7.4', 'M7.5'],
      after: [holds('expect spent b.rr1 22', '22')],
      wrong: [['moveTrain b.rr1 B9'], ['entrain b.rr1 b.inf1', 'moveTrain b.rr1 B9']],
    },
    {
      id: 'zone',
      position: `${board('M7')}blue train 1-60 @ B2 as b.rr1\nred inf 4-4 @ C7 as r.inf1\nblue inf 4-4 @ G2 as b.inf1\nblue moves\n`,
      model: [{ attempt: 'moveTrain b.rr1 B8', rule: 'M7.7' }],
      goal: [refusedBy('M7.7')],
      point: { units: ['b.rr1'], hexes: ['B8'] },
      rules: ['M7.7'],
      claims: [holds('refused M7.7: moveTrain b.rr1 B8', 'M7.7')],
      wrong: [['moveTrain b.rr1 B4']],
    },
    {
      id: 'cut',
      position: `${board('M7')}blue inf 4-4 @ C8 as b.inf1\nblue moves\n`,
      model: ['moveUnit b.inf1 to B8', 'cutRail b.inf1'],
      goal: [at('b.inf1', 'B8'), cut('B8')],
      point: { units: ['b.inf1'], hexes: ['B8'] },
      rules: ['M7.13', 'M7.16'],
      wrong: [['moveUnit b.inf1 to B8'], ['moveUnit b.inf1 to B7', 'cutRail b.inf1']],
    },
    {
      id: 'line',
      position: `${board('M7 M10')}blue inf 4-4 @ D5 as b.inf1\nblue moves\n`,
      model: ['moveUnit b.inf1 to H5', { attempt: 'endMovement', rule: 'M10.14' }],
      goal: [refusedBy('M10.14')],
      way: [at('b.inf1', 'H5')],
      point: { units: ['b.inf1'], hexes: ['H5'] },
      seen: ['B5'],
      rules: ['M10.2', 'M10.14'],
      wrong: [['moveUnit b.inf1 to G5']],
    },
    {
      id: 'isolated',
      position: `${board('M7 M10')}blue arm 6-6 @ D4 as b.arm1\nred inf 4-4 @ D5 isolated as r.inf1\nblue declares\n`,
      model: ['declareBattle b.arm1 on D5', 'endDeclaration'],
      goal: [declared('b.arm1', 'D5'), phase('combat')],
      point: { units: ['b.arm1'], hexes: ['D5'] },
      rules: ['M10.10', 'M10.20'],
      claims: [holds('expect odds b.arm1 on D5 3-1', '3-1'), holds('expect isolated r.inf1')],
      wrong: [['declareBattle b.arm1 on D5']],
    },
  ],
};
