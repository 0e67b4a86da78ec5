import { type Lesson, holds, not, refusedBy } from '#table/lesson.ts';
import { at, lost, marked, phase, shaken } from './conditions.ts';
import { ground, SHERMAN, TANK } from './ground.ts';

const BOARD = ground(
  [
    'woods C-5 C-6 D-6',
    'green around woods',
    'town E-9',
    'road : D-1 D-2 D-3 D-4 D-5 E-5 E-6 E-7 E-8 E-9',
    'place town Nisse : E-9',
  ],
  'american I 4/2/10/1 @ A-10 as far1',
  'axis has 3',
);

/** Moving and firing. */
export const platoon: Lesson = {
  id: 'platoon',
  minutes: 5,
  steps: [
    {
      id: 'move',
      position: `${BOARD}${TANK} @ F-2 as pz1\n`,
      model: ['move pz1 to F-6'],
      goal: [at('pz1', 'F-6')],
      point: { units: ['pz1'], hexes: ['F-6'] },
      rules: ['X4.2d', 'X5.1a'],
      claims: [holds('expect reaches pz1 F-6'), holds('expect cost pz1 F-3 1'), holds('expect pool 3', '3')],
      after: [holds('expect moved pz1'), holds('expect pool 2', '2')],
      wrong: [['move pz1 to F-5'], ['move pz1 to G-5'], ['pass']],
    },
    {
      id: 'road',
      position: `${BOARD}${TANK} @ D-1 as pz1\n`,
      model: ['move pz1 to E-9'],
      goal: [at('pz1', 'E-9')],
      point: { units: ['pz1'], hexes: ['E-9'] },
      rules: ['X5.3a'],
      claims: [holds('expect cost pz1 D-2 1/2'), holds('expect reaches pz1 E-9')],
      wrong: [['move pz1 to E-8'], ['setOF pz1']],
    },
    {
      id: 'woods',
      position: `${BOARD}${TANK} @ C-4 as pz1\n`,
      model: [{ attempt: 'move pz1 C-5', rule: 'X5.3g' }],
      goal: [refusedBy('X5.3g')],
      point: { units: ['pz1'], hexes: ['C-5'] },
      rules: ['X5.3g'],
      claims: [holds('refused X5.3g: move pz1 C-5', 'X5.3g')],
      wrong: [['move pz1 to C-3']],
    },
    {
      id: 'fire',
      position: `${BOARD}${TANK} @ E-4 as pz1\n${SHERMAN} @ F-8 as sh1\n`,
      dice: [1],
      model: ['fire pz1 on F-8 at sh1'],
      goal: [lost('sh1')],
      point: { units: ['pz1'], hexes: ['F-8'] },
      rules: ['X6.3.3', 'X6.3.6.t'],
      claims: [
        holds('expect af pz1 on F-8 22', '22'),
        holds('expect df pz1 on F-8 9', '9'),
        holds('expect column pz1 on F-8 2-1', '2-1'),
      ],
      after: [holds('expect wrecks F-8 1'), holds('expect fired pz1')],
      wrong: [['move pz1 to E-3'], ['setOF pz1']],
    },
    {
      id: 'together',
      position: `${BOARD}${TANK} @ F-1 as pz1\n${TANK} @ F-1 as pz2\n${SHERMAN} @ F-8 as sh1\n`,
      dice: [1],
      model: ['fire pz1+pz2 on F-8 at sh1'],
      goal: [lost('sh1')],
      slips: [{ when: (look) => marked('pz1', 'fired')(look) !== marked('pz2', 'fired')(look), says: 'alone' }],
      point: { units: ['pz1'], hexes: ['F-8'] },
      rules: ['X6.4.1b', 'X4.2.2d'],
      claims: [
        holds('expect af pz1 on F-8 11', '11'),
        holds('expect column pz1 on F-8 1-1', '1-1'),
        holds('expect af pz1+pz2 on F-8 22', '22'),
        holds('expect column pz1+pz2 on F-8 2-1', '2-1'),
      ],
      wrong: [['fire pz1 on F-8 at sh1'], ['move pz1 to F-3']],
    },
    {
      id: 'rally',
      position: `${BOARD}german I 3/2/8/1 @ F-2 as gren1 disrupted\n${TANK} @ D-1 as pz1\n`,
      dice: [3, 3],
      model: ['rally gren1'],
      goal: [not(shaken('gren1'))],
      point: { units: ['gren1'] },
      rules: ['X7.2a', 'X7.3a'],
      claims: [holds('expect disrupted gren1')],
      after: [holds('expect good gren1'), holds('expect completed gren1')],
      wrong: [['move pz1 to D-3'], ['move gren1 to F-1']],
    },
    {
      id: 'end',
      model: ['endImpulse'],
      goal: [phase('impulse')],
      point: {},
      rules: ['X4.2c', 'X4.2g'],
      wrong: [['setOF pz1']],
    },
  ],
};
