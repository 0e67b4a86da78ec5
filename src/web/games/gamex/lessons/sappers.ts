import { holds, type Lesson } from '#table/lesson.ts';
import { at, atWork, charged, marked, noBridge, noMine, wrecks } from './conditions.ts';
import { ground, TANK } from './ground.ts';

const BOARD = ground(
  [
    'road : D-1 D-2 D-3 D-4 D-5 D-6 D-7 D-8 D-9 D-10',
    'stream : A-7 B-7 C-7 D-7 E-7 F-7 G-7',
    'bridge D-7',
    'woods F-3 G-3',
    'green around woods',
  ],
  'american I 4/2/10/1 @ A-10 as far1',
  'initiative axis 1',
  'axis has 3',
);
const SAPPERS = 'german I 1/1/6/1 engineer';
const TRUCK = 'german C 0/0/1/12 truck';

/** Engineers and mines. */
export const sappers: Lesson = {
  id: 'sappers',
  minutes: 6,
  steps: [
    {
      id: 'mine',
      position: `${BOARD}${TANK} @ D-2 as pz1\nmine D-4 4-1\n`,
      model: ['move pz1 D-3 E-3 E-4 D-5 D-6'],
      goal: [at('pz1', 'D-6')],
      slips: [{ when: (look) => !at('pz1', 'D-2', 'D-3', 'D-6')(look), says: 'through' }],
      point: { units: ['pz1'], hexes: ['D-4', 'D-6'] },
      rules: ['X8.2c', 'X8.2d'],
      claims: [holds('expect mine D-4 4-1', '4-1'), holds('expect reaches pz1 D-6')],
      wrong: [['move pz1 to D-3'], ['move pz1 D-3 D-4 D-5 D-6']],
    },
    {
      id: 'clear',
      position: `${BOARD}${SAPPERS} @ D-3 as e1\n${TANK} @ D-2 as pz1\nmine D-4 2-1\n`,
      model: ['engineer e1 clear D-4'],
      goal: [atWork('e1', 'clear')],
      point: { units: ['e1'], hexes: ['D-4'] },
      rules: ['X9.1a', 'X9.1b'],
      claims: [holds('expect reaches e1 D-4')],
      after: [holds('expect inverted D-4'), holds('expect moved e1'), holds('expect mine D-4 2-1')],
      wrong: [['move pz1 to D-3'], ['setOF e1']],
    },
    {
      id: 'gone',
      position: `${BOARD}${SAPPERS} @ D-4 as e1 moved task clear D-4\n${TANK} @ D-2 as pz1\nmine D-4 2-1 inverted\npasses 2\n`,
      dice: [6, 1],
      model: ['pass'],
      goal: [noMine('D-4')],
      point: { hexes: ['D-4'] },
      rules: ['X9.1c', 'X4.2g'],
      after: [holds('expect turn 2'), holds('expect not mine D-4')],
      wrong: [['move pz1 to D-3']],
    },
    {
      id: 'wreck',
      position: `${BOARD}${SAPPERS} @ E-4 as e1\n${TANK} @ D-2 as pz1\nwreck D-4\n`,
      model: ['engineer e1 removeWreck D-4'],
      goal: [wrecks('D-4', 0)],
      point: { units: ['e1'], hexes: ['D-4'] },
      rules: ['X9.4'],
      claims: [holds('expect wrecks D-4 1')],
      after: [holds('expect completed e1')],
      wrong: [['move pz1 to D-3'], ['setOF e1']],
    },
    {
      id: 'charge',
      position: `${BOARD}${SAPPERS} @ D-7 as e1 assigned t1\n${TRUCK} @ D-6 as t1\n`,
      model: ['engineer e1 demolish D-7'],
      goal: [charged('e1', 1)],
      point: { units: ['e1'], hexes: ['D-7'] },
      rules: ['X9.2a', 'X9.2b', 'X9.2c'],
      after: [holds('expect completed e1')],
      wrong: [['setOF e1'], ['move e1 to D-8']],
    },
    {
      id: 'blow',
      position: `${BOARD}${SAPPERS} @ D-7 as e1 assigned t1 task demolish D-7 2\n${TRUCK} @ D-6 as t1\n`,
      dice: [5],
      model: ['engineer e1 demolish D-6'],
      goal: [noBridge('D-7')],
      slips: [{ when: (look) => marked('e1', 'moved')(look) && !noBridge('D-7')(look), says: 'walked' }],
      point: { units: ['e1'], hexes: ['D-6'] },
      rules: ['X9.2c', 'X9.2e', 'X9.2.t'],
      after: [holds('expect where e1 D-6', 'D-6')],
      wrong: [['move e1 to D-6']],
    },
  ],
};
