import { holds, type Lesson, refusedBy } from '#table/lesson.ts';
import { at, lost, marked, spotted } from './conditions.ts';
import { ground, SHERMAN, TANK } from './ground.ts';

const BOARD = ground(
  [
    'woods C-5 D-5 D-6',
    'green around woods',
    'woods A-8',
    'level 2 B-2 F-8',
    'level 1 A-1 A-2 B-1 B-3 C-1 C-2 E-7 E-8 F-7 F-9 G-7 G-8',
    'brown around level 1',
  ],
  'american I 4/2/10/1 @ G-10 as far1',
  'axis has 3',
);

/** Line of sight, hills and spotting. */
export const sight: Lesson = {
  id: 'sight',
  minutes: 6,
  steps: [
    {
      id: 'blocked',
      position: `${BOARD}${TANK} @ D-3 as pz1\n${SHERMAN} @ D-9 as sh1\n`,
      model: [{ attempt: 'fire pz1 on D-9 at sh1', rule: 'X6.3.8a' }],
      goal: [refusedBy('X6.3.8a')],
      point: { units: ['pz1'], hexes: ['D-9'] },
      rules: ['X6.3.7b', 'X6.3.7e'],
      claims: [holds('expect los D-3 D-9 blocked'), holds('refused X6.3.8a: fire pz1 on D-9 at sh1', 'X6.3.8a')],
      wrong: [['move pz1 to D-2']],
    },
    {
      id: 'around',
      position: `${BOARD}${TANK} @ D-3 as pz1\n${SHERMAN} @ D-9 as sh1\n`,
      model: ['move pz1 to B-6'],
      goal: [at('pz1', 'B-6')],
      slips: [{ when: (look) => marked('pz1', 'moved')(look) && !at('pz1', 'B-6')(look), says: 'elsewhere' }],
      point: { units: ['pz1'], hexes: ['B-6'] },
      rules: ['X6.3.7c'],
      claims: [holds('expect los B-6 D-9 clear', 'B-6'), holds('expect los D-4 D-9 blocked')],
      wrong: [['move pz1 to D-4']],
    },
    {
      id: 'hill',
      position: `${BOARD}${TANK} @ D-2 as pz1\n${SHERMAN} @ C-10 as sh1\n`,
      model: ['move pz1 to B-2'],
      goal: [at('pz1', 'B-2')],
      point: { units: ['pz1'], hexes: ['B-2', 'C-10'] },
      rules: ['X6.3.7f', 'X6.3.7h'],
      claims: [
        holds('expect los D-2 C-10 blocked'),
        holds('expect los B-2 C-10 clear', 'C-10'),
        holds('expect los B-2 C-9 blocked', 'C-9'),
      ],
      wrong: [['move pz1 to C-2'], ['move pz1 to E-1']],
    },
    {
      id: 'reverse',
      position: `${BOARD}${TANK} @ F-3 as pz1\n${SHERMAN} @ F-7 as sh1\n${SHERMAN} @ G-6 as sh2\n`,
      dice: [1],
      model: ['fire pz1 on G-6 at sh2'],
      goal: [lost('sh2')],
      slips: [{ when: (look) => marked('pz1', 'fired')(look) && !lost('sh2')(look), says: 'crest' }],
      point: { units: ['pz1'], hexes: ['G-6', 'F-7'] },
      rules: ['X6.3.9a', 'X6.3.9b', 'X6.3.10a'],
      claims: [
        holds('expect reverse F-3 F-7'),
        holds('expect drm pz1 on F-7 sh1 2', '2'),
        holds('expect column pz1 on F-7 1-1', '1-1'),
        holds('expect column pz1 on G-6 2-1', '2-1'),
      ],
      wrong: [['fire pz1 on F-7 at sh1'], ['move pz1 to F-2']],
    },
    {
      id: 'spot',
      position: `${BOARD}german I 3/2/8/1 scout @ A-5 as sc1\n${TANK} @ A-4 as pz1\namerican I 4/2/10/1 @ A-8 as inf1\n`,
      model: ['spot sc1 on A-8'],
      goal: [spotted('A-8')],
      point: { units: ['sc1'], hexes: ['A-8'] },
      rules: ['X6.3.8a', 'X6.3.8d', 'X6.3.8e'],
      claims: [holds('expect spotting axis A-8 concealed'), holds('refused X6.3.8a: fire pz1 on A-8 at inf1')],
      wrong: [['move sc1 to A-6'], ['setOF pz1']],
    },
    {
      id: 'shoot',
      dice: [1],
      model: ['fire pz1 on A-8 at inf1'],
      goal: [marked('pz1', 'fired')],
      point: { units: ['pz1'], hexes: ['A-8'] },
      rules: ['X6.3.8g', 'X6.3.8h'],
      after: [holds('expect disrupted inf1')],
      wrong: [['setOF pz1']],
    },
  ],
};
