import { holds, type Lesson } from '#table/lesson.ts';
import { at, lost, marked } from './conditions.ts';
import { ground, SHERMAN, TANK } from './ground.ts';

const BOARD = ground(['woods F-6 G-6', 'green around woods'], 'american I 4/2/10/1 @ G-10 as far1');

/** Opportunity fire. */
export const watch: Lesson = {
  id: 'watch',
  minutes: 5,
  steps: [
    {
      id: 'mark',
      position: `${BOARD}axis has 2\n${TANK} @ D-2 as pz1\n${SHERMAN} @ A-10 as sh1\n`,
      model: ['setOF pz1'],
      goal: [marked('pz1', 'opFire')],
      point: { units: ['pz1'] },
      rules: ['X4.2.2e', 'X6.4.2a'],
      after: [holds('expect OF pz1'), holds('expect pool 1')],
      wrong: [['move pz1 to D-3'], ['pass']],
    },
    {
      id: 'fire',
      position: `${BOARD}allied has 1\n${TANK} @ D-2 as pz1 OF\n${SHERMAN} @ D-7 as sh1\n`,
      before: ['move sh1 D-6 D-5'],
      dice: [1],
      model: ['opFire pz1'],
      goal: [lost('sh1')],
      point: { units: ['pz1'], hexes: ['D-6'] },
      rules: ['X6.4.2b', 'X6.4.2f'],
      claims: [
        holds('expect af opFire pz1 on D-6 at sh1 22', '22'),
        holds('expect column opFire pz1 on D-6 at sh1 2-1', '2-1'),
      ],
      after: [holds('expect fired pz1')],
      wrong: [['decline']],
    },
    {
      id: 'wait',
      position: `${BOARD}allied has 1\n${TANK} @ D-1 as pz1 OF\n${SHERMAN} @ D-7 as sh1\n`,
      before: ['move sh1 D-6 D-5'],
      dice: [1],
      model: ['decline', 'opFire pz1'],
      goal: [lost('sh1')],
      slips: [{ when: (look) => marked('pz1', 'fired')(look) && !lost('sh1')(look), says: 'early' }],
      point: { units: ['pz1'], hexes: ['D-5'] },
      rules: ['X6.4.2b', 'X6.3.6c'],
      claims: [holds('expect column opFire pz1 on D-6 at sh1 1-1', '1-1')],
      wrong: [['opFire pz1'], ['decline', 'decline']],
    },
    {
      id: 'avoid',
      position: `${BOARD}axis has 2\n${TANK} @ D-2 as pz1\namerican A 8/3/3/0 gun @ A-5 as gun1 OF\n`,
      model: ['move pz1 E-2 E-3 E-4 E-5 E-6 E-7 E-8 D-9'],
      goal: [at('pz1', 'D-9'), (look) => marked('gun1', 'opFire')(look)],
      slips: [{ when: marked('gun1', 'fired'), says: 'seen' }],
      answers: ['opFire gun1'],
      point: { units: ['pz1'], hexes: ['D-9'] },
      rules: ['X6.4.2b', 'X6.4.2d'],
      claims: [holds('expect reaches pz1 D-9')],
      after: [holds('expect OF gun1')],
      wrong: [['move pz1 D-3 D-4 D-5 D-6'], ['move pz1 E-2 E-3']],
    },
  ],
};
