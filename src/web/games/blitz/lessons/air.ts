import { holds, type Lesson, refusedBy } from '#table/lesson.ts';
import { at, flown, hit, onCall, phase } from './conditions.ts';

const board = (modules: string, lines: string): string => `game basic
modules ${modules}
board inline
  grid rows A..H columns 1..14
  city Aldburg : G1
  city Rotheim : B14
  belongs blue G1
  belongs red B14
end board
blue airbase 1-0 @ D2 as b.base1
red airbase 1-0 @ D13 as r.base1
blue inf 4-4 @ G1 as b.inf9
red inf 4-4 @ B14 as r.inf9
blue MDM 4-10 @ D2 as b.mdm1
blue MDM 4-10 @ D2 as b.mdm2
red inf 4-4 @ D8 as r.inf1
${lines}blue moves
`;

const FIGHTERS = 'blue FTR 4-12 @ D2 as b.ftr1\nred FTR 4-12 @ D13 as r.ftr1 oncall\n';

/** M12, M13: a strike from an airbase, with an escort, through flak. */
export const air: Lesson = {
  id: 'air',
  minutes: 6,
  steps: [
    {
      id: 'strike',
      position: board('M12', ''),
      dice: [2],
      model: ['declareStrike D8 units b.mdm1+b.mdm2', 'flyHome'],
      goal: [hit('r.inf1'), flown('b.mdm1'), flown('b.mdm2'), at('b.mdm1', 'D2'), at('b.mdm2', 'D2')],
      point: { units: ['b.mdm1', 'b.mdm2'], hexes: ['D8'] },
      rules: ['M12.21', 'M12.sbt', 'M12.hd'],
      wrong: [['declareStrike D8 units b.mdm1', 'flyHome'], ['declareStrike D8 support b.mdm1+b.mdm2']],
    },
    {
      id: 'range',
      position: board('M12', 'red inf 4-4 @ D13 as r.inf2\n'),
      model: [{ attempt: 'declareStrike D13 units b.mdm1+b.mdm2', rule: 'M12.10' }],
      goal: [refusedBy('M12.10')],
      point: { units: ['b.mdm1', 'b.mdm2'], hexes: ['D13'] },
      rules: ['M12.10'],
      claims: [holds('refused M12.10: declareStrike D13 units b.mdm1', 'M12.10')],
      wrong: [['declareStrike D8 interdict b.mdm1']],
    },
    {
      id: 'escort',
      position: board('M12', FIGHTERS),
      dice: [5, 2],
      model: ['declareStrike D8 units b.mdm1+b.mdm2 escort b.ftr1', 'goOn', 'flyHome'],
      answers: ['assignInterceptor r.ftr1 D8', 'goOn'],
      goal: [hit('r.inf1'), flown('b.ftr1'), at('b.ftr1', 'D2'), at('b.mdm1', 'D2'), at('b.mdm2', 'D2')],
      point: { units: ['b.mdm1', 'b.mdm2', 'b.ftr1'], hexes: ['D8'] },
      rules: ['M12.22', 'M12.24', 'M12.25'],
      wrong: [
        ['declareStrike D8 units b.mdm1+b.mdm2'],
        ['declareStrike D8 units b.mdm1+b.mdm2 escort b.ftr1', 'abort D2'],
      ],
    },
    {
      id: 'flak',
      position: board('M12 M13', `red FLAK 2-2 @ D7 as r.flak1\n${FIGHTERS}`),
      dice: [2, 5, 3],
      model: ['declareStrike D8 units b.mdm1+b.mdm2 escort b.ftr1', 'goOn', 'chooseLosses b.mdm2:1', 'flyHome'],
      answers: ['assignInterceptor r.ftr1 D8', 'nameVolleys r.flak1 on D7', 'goOn'],
      goal: [hit('r.inf1'), flown('b.ftr1'), at('b.ftr1', 'D2'), at('b.mdm1', 'D2'), phase('movement')],
      point: { units: ['b.mdm1', 'b.mdm2', 'b.ftr1'], hexes: ['D8'] },
      rules: ['M13.2', 'M13.6', 'M13.7'],
      wrong: [['declareStrike D8 units b.mdm1+b.mdm2 escort b.ftr1', 'abort D2']],
    },
    {
      id: 'standby',
      position: board('M12', 'blue FTR 4-12 @ D2 as b.ftr1\n'),
      model: ['assignIntercept b.ftr1'],
      goal: [onCall('b.ftr1')],
      point: { units: ['b.ftr1'] },
      rules: ['M12.23', 'M12.32'],
      wrong: [['declareStrike D8 interdict b.mdm1']],
    },
  ],
};
