import { holds, type Lesson, refusedBy } from '#table/lesson.ts';
import { aboard, at, atSea, declared, inWave, lost, onAssault, phase } from './conditions.ts';

const BOARD = `game basic
modules M11
board inline
  grid rows A..H columns 1..10
  sea A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3 zone A
  sea E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3 zone B
  city Aldburg : B4
  city Rotheim : F9
  beach E4 F4 G4
  belongs blue A4 A5 B4 B5 C4
  belongs red F9
end board
red inf 4-4 @ F9 as r.inf9
blue inf 4-4 @ A10 as b.inf9
`;

const LANDING = 'blue LST 1-1 sea B as b.lst1\nblue MST 1-1 sea B as b.mst1\nblue MAR 6-4 aboard b.mst1 as b.mar1\n';

/** M11: ships, who rules the sea, and a beach taken by two waves. */
export const sea: Lesson = {
  id: 'sea',
  minutes: 6,
  steps: [
    {
      id: 'load',
      position: `${BOARD}blue MST 1-1 dock B4 as b.mst1\nblue LST 1-1 dock B4 as b.lst1\nblue MAR 6-4 @ B4 as b.mar1\nblue moves\n`,
      model: ['load b.mst1 b.mar1', 'putToSea b.mst1+b.lst1'],
      goal: [aboard('b.mar1', 'b.mst1'), atSea('b.mst1', 'A'), atSea('b.lst1', 'A')],
      point: { units: ['b.mar1'], hexes: ['B4'] },
      rules: ['M11.9', 'M11.3'],
      wrong: [['putToSea b.mst1+b.lst1'], ['load b.mst1 b.mar1', 'putToSea b.mst1']],
    },
    {
      id: 'ruled',
      position: `${BOARD}${LANDING}red TF 1-1 sea B as r.tf1\nred inf 2-4 @ F4 as r.inf1\nblue moves\n`,
      model: [{ attempt: 'takeAssaultHex b.lst1+b.mst1 F3', rule: 'M11.25' }],
      goal: [refusedBy('M11.25')],
      point: { units: ['b.lst1', 'b.mst1'], hexes: ['F3'] },
      rules: ['M11.12', 'M11.25'],
      claims: [holds('refused M11.25: takeAssaultHex b.lst1+b.mst1 F3', 'M11.25')],
      wrong: [['changeZone b.lst1+b.mst1 A']],
    },
    {
      id: 'engage',
      position: `${BOARD}blue TF 1-1 sea B as b.tf1\nblue TF 1-1 sea B as b.tf2\nred TF 1-1 sea B as r.tf1\nblue moves\n`,
      dice: [1],
      model: ['engage b.tf1 r.tf1'],
      goal: [lost('r.tf1')],
      point: { units: ['b.tf1'], hexes: [] },
      rules: ['M11.20', 'M11.fet'],
      wrong: [['changeZone b.tf1+b.tf2 A']],
    },
    {
      id: 'storm',
      position: `${BOARD}${LANDING}red inf 2-4 @ F4 as r.inf1\nblue moves\n`,
      dice: [1],
      model: [
        'takeAssaultHex b.lst1+b.mst1 F3',
        'landWave b.mar1 F4',
        'endMovement',
        'declareBattle b.mar1 on F4',
        'endDeclaration',
        'resolve 1',
      ],
      goal: [at('b.mar1', 'F4')],
      way: [
        onAssault('b.mst1', 'F3'),
        inWave('b.mar1', 'F4'),
        phase('declaration', 'combat'),
        declared('b.mar1', 'F4'),
        phase('combat'),
      ],
      point: { units: ['b.lst1'], hexes: ['F4'] },
      rules: ['M11.30', 'M11.31', 'M11.33'],
      wrong: [['takeAssaultHex b.lst1+b.mst1 F3', 'landWave b.mar1 F4']],
    },
    {
      id: 'second',
      position: `${BOARD}beachhead blue F4\nblue MAR 6-4 @ F4 as b.mar1\nblue LST 1-1 assault F3 as b.lst1\nblue MST 1-1 assault F3 as b.mst1\nblue arm 4-6 aboard b.mst1 as b.arm1\nblue inf 2-4 aboard b.mst1 as b.inf1\nblue moves\n`,
      model: ['landFollowUp b.arm1+b.inf1 F4'],
      goal: [at('b.arm1', 'F4'), at('b.inf1', 'F4')],
      point: { units: ['b.mst1'], hexes: ['F4'] },
      rules: ['M11.35', 'M11.36'],
      wrong: [['landFollowUp b.inf1 F4']],
    },
  ],
};
