import { holds, type Lesson, refusedBy } from '#table/lesson.ts';
import { at, lost, phase, stopped, turnOf } from './conditions.ts';

const board = (modules: string): string => `game basic
modules ${modules}
board inline
  grid rows A..G columns 1..10
  forest B2 C2
  city Rotheim : D9
  belongs red D9
end board
red inf 4-4 @ A10 as r.inf9
blue inf 4-4 @ G1 as b.inf9
`;

/** M1, M2, M3: two moves in a player turn, and other zones of control. */
export const impulses: Lesson = {
  id: 'impulses',
  minutes: 5,
  steps: [
    {
      id: 'along',
      position: `${board('M1')}blue inf 4-4 @ A5 as b.inf2\nred inf 4-4 @ B5 as r.inf1\nred inf 4-4 @ B3 as r.inf2\nblue moves\n`,
      model: ['moveUnit b.inf2 to A4'],
      goal: [at('b.inf2', 'A4')],
      point: { units: ['b.inf2'], hexes: ['A4'] },
      rules: ['M1.4', 'M1.5'],
      claims: [holds('expect left b.inf2 12', '4')],
      after: [holds('expect spent b.inf2 6', '2'), holds('legal: moveUnit b.inf2 to A3')],
      wrong: [['moveUnit b.inf2 to A6'], ['moveUnit b.inf9 to G3']],
    },
    {
      id: 'again',
      position: `${board('M1')}blue arm 6-6 @ D4 as b.arm1\nred inf 4-4 @ A6 as r.inf1\nblue moves again\n`,
      model: ['moveUnit b.arm1 to D9', 'endMovement'],
      goal: [at('b.arm1', 'D9'), phase('movement'), turnOf('red')],
      point: { units: ['b.arm1'], hexes: ['D9'] },
      rules: ['M1.2', 'M1.3'],
      claims: [holds('expect left b.arm1 18', '6')],
      after: [holds('expect control D9 blue')],
      wrong: [['moveUnit b.arm1 to D9'], ['moveUnit b.arm1 to D7', 'endMovement']],
    },
    {
      id: 'rigid',
      position: `${board('M2')}blue inf 4-4 @ D5 as b.inf2\nblue arm 6-6 @ D2 as b.arm1\nred inf 4-4 @ D6 as r.inf1\nblue moves again\n`,
      model: [{ attempt: 'moveUnit b.inf2 to D3', rule: 'M2.3' }],
      goal: [refusedBy('M2.3')],
      point: { units: ['b.inf2'], hexes: ['D3'] },
      rules: ['M2.3', 'M2.4'],
      claims: [holds('refused M2.3: moveUnit b.inf2 to D3', 'M2.3'), holds('refused M2.4: moveUnit b.arm1 to E6')],
      wrong: [['moveUnit b.arm1 to D3']],
    },
    {
      id: 'between',
      position: `${board('M3')}blue arm 6-6 @ D7 as b.arm1\nred inf 4-4 @ D6 as r.inf1\nred inf 4-4 @ D9 as r.inf2\nblue moves\n`,
      model: ['moveUnit b.arm1 to D8'],
      goal: [at('b.arm1', 'D8'), stopped('b.arm1')],
      point: { units: ['b.arm1'], hexes: ['D8'] },
      rules: ['M3.4', 'M3.5'],
      claims: [holds('refused M3.5: moveUnit b.arm1 E7', 'M3.5'), holds('legal: moveUnit b.arm1 D8')],
      wrong: [['moveUnit b.inf9 to G3']],
    },
    {
      id: 'voluntary',
      position: `${board('M3')}blue arm 6-6 @ D5 as b.arm1\nblue arm 6-6 @ E6 as b.arm2\nblue inf 4-4 @ B4 as b.inf2\nred inf 4-4 @ D6 as r.inf1\nred inf 4-4 @ B5 as r.inf2\nblue attacks\n`,
      dice: [1],
      model: ['declareBattle b.arm1+b.arm2 on D6', 'endAdvance', 'endCombat'],
      goal: [lost('r.inf1'), at('b.inf2', 'B4'), turnOf('red')],
      point: { units: ['b.arm1', 'b.arm2'], hexes: ['D6'] },
      rules: ['M3.8', 'M3.11'],
      claims: [holds('expect odds b.arm1+b.arm2 on D6 3-1', '3-1'), holds('legal: endCombat')],
      wrong: [['declareBattle b.inf2 on B5'], ['endCombat']],
    },
  ],
};
