import { holds, type Lesson } from '#table/lesson.ts';
import { at, lost, marked, rides, shaken } from './conditions.ts';
import { ground, TANK } from './ground.ts';

const BOARD = ground(
  [
    'woods D-5 E-5',
    'green around woods',
    'town B-8',
    'road : B-1 B-2 B-3 B-4 B-5 B-6 B-7 B-8',
    'place town Orme : B-8',
  ],
  'american I 4/2/10/1 @ G-10 as far1',
  'morale german 8',
  'axis has 4',
);
const FOOT = 'german I 3/2/8/1';
const HALFTRACK = 'german C(I) 2/4/4/10 halftrack';
const GIS = 'american I 4/2/10/1';

/** Combined arms: carriers, mortars, batteries, assaults. */
export const arms: Lesson = {
  id: 'arms',
  minutes: 8,
  steps: [
    {
      id: 'load',
      position: `${BOARD}${HALFTRACK} @ B-2 as ht1\n${FOOT} @ B-2 as gren1\n`,
      model: ['move ht1 load gren1'],
      goal: [rides('gren1', 'ht1')],
      point: { units: ['ht1'] },
      rules: ['X5.2.1a', 'X5.2.2a'],
      after: [holds('expect moved ht1'), holds('expect carries ht1 gren1')],
      wrong: [['move ht1 to B-4'], ['move gren1 to B-3']],
    },
    {
      id: 'unload',
      position: `${BOARD}${HALFTRACK} @ B-2 as ht1\n${FOOT} on ht1 as gren1\n`,
      model: ['move ht1 B-3 B-4 B-5 B-6 unload'],
      goal: [(look) => !rides('gren1', 'ht1')(look) && at('gren1', 'B-6')(look)],
      slips: [{ when: (look) => rides('gren1', 'ht1')(look) && marked('ht1', 'moved')(look), says: 'aboard' }],
      point: { units: ['ht1'], hexes: ['B-6'] },
      rules: ['X5.2.3a', 'X5.3a'],
      claims: [holds('expect cost ht1 B-3 1/2')],
      after: [holds('expect where gren1 B-6', 'B-6'), holds('expect moved ht1')],
      wrong: [['move ht1 to B-6']],
    },
    {
      id: 'mortar',
      position: `${BOARD}german M 10/17/2/0 gun @ D-2 as mor1\n${FOOT} scout @ C-6 as eye1\n${GIS} @ D-7 as gi1\n`,
      dice: [3],
      model: ['fire mor1 on D-7 at gi1 via eye1'],
      goal: [marked('mor1', 'fired')],
      point: { units: ['mor1', 'eye1'], hexes: ['D-7'] },
      rules: ['X6.4.3a', 'X6.4.3b', 'X6.4.3d'],
      claims: [
        holds('expect los D-2 D-7 blocked'),
        holds('expect column indirect mor1 on D-7 1-1', '1-1'),
        holds('refused X6.3.7k: fire mor1 on D-7 at gi1'),
      ],
      after: [holds('expect disrupted gi1'), holds('expect completed eye1')],
      wrong: [['setOF eye1'], ['move eye1 to C-5']],
    },
    {
      id: 'battery',
      position: `${BOARD}german (H) 40/32/2/0 off-board battery Wespe as bat1\n${FOOT} @ C-6 as eye1\n${GIS} @ D-8 as gi1\n`,
      dice: [3, 4, 2, 1],
      model: ['obaCheck Wespe', 'obaFire Wespe on D-8 via eye1'],
      goal: [lost('gi1')],
      point: { units: ['eye1'], hexes: ['D-8'] },
      rules: ['X6.4.4a', 'X6.4.4b', 'X6.4.4c'],
      after: [holds('expect completed eye1')],
      wrong: [['obaCheck Wespe'], ['setOF eye1']],
    },
    {
      id: 'overrun',
      position: `${BOARD}${TANK} @ F-3 as pz1\n${GIS} @ F-6 as gi1 disrupted\n`,
      dice: [3],
      model: ['overrun pz1 on F-6', 'move pz1 F-4 F-5 F-6 F-7'],
      goal: [lost('gi1')],
      slips: [{ when: (look) => marked('pz1', 'fired')(look) && !lost('gi1')(look), says: 'shot' }],
      point: { units: ['pz1'], hexes: ['F-6'] },
      rules: ['X6.4.5a', 'X6.4.5c', 'X6.4.5e'],
      claims: [
        holds('expect column overrun pz1 on F-6 2-1', '2-1'),
        holds('expect column pz1 on F-6 1-2', '1-2'),
        holds('expect disrupted gi1'),
      ],
      wrong: [['fire pz1 on F-6 at gi1'], ['move pz1 to F-4']],
    },
    {
      id: 'assault',
      position: `${BOARD}${FOOT} @ C-7 as gren1\n${FOOT} @ C-7 as gren2\ngerman I 1/1/6/1 engineer @ C-7 as e1\n${GIS} @ B-8 as gi1 moved\n`,
      dice: [3],
      model: ['closeAssault gren1+gren2+e1 on B-8'],
      goal: [(look) => shaken('gi1')(look) || lost('gi1')(look), marked('e1', 'fired')],
      slips: [{ when: (look) => marked('gren1', 'fired')(look) && !marked('e1', 'fired')(look), says: 'alone' }],
      point: { units: ['gren1'], hexes: ['B-8'] },
      rules: ['X6.4.6a', 'X6.4.6d', 'X6.4.6e'],
      claims: [
        holds('expect column assault gren1+gren2 on B-8 1-2', '1-2'),
        holds('expect column assault gren1+gren2+e1 on B-8 1-1', '1-1'),
      ],
      wrong: [['closeAssault gren1+gren2 on B-8'], ['setOF gren1']],
    },
  ],
};
