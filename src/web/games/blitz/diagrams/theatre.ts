import { holds } from '#table/lesson.ts';
import { type Diagram, ground, strip, tournament } from './diagram.ts';

/** Sea, air, minor countries and automatic victory: the Tournament Game. */
export const THEATRE: readonly Diagram[] = [
  {
    rule: 'T6.1.2',
    position: tournament(
      strip(
        6,
        'A..D',
        'sea A4 A5 A6 B4 B5 B6 C5 C6 D5 D6 zone B',
        'city Hafen : C4',
        'belongs blue C4',
        'road : C1 C2 C3 C4',
      ),
      'blue inf 4-4 @ C1 as b1',
      'red inf 4-4 @ A1 as r1',
      'control blue C4',
      'blue moves',
    ),
    marks: [
      { way: ['C1', 'C2', 'C3', 'C4'], unit: 'b1' },
      { line: ['C4', 'C5'], tone: 'own' },
      { note: 'C5', text: 'B' },
    ],
    claims: [holds('ok: moveUnit b1 C2 C3 C4'), holds('ok: embark b1 B'), holds('expect not where b1 C4')],
  },
  {
    rule: 'T6.2.3a',
    position: tournament(
      strip(6, 'A..D', 'sea A1 A2 A3 B1 B2 C1 C2 D1 zone A', 'beach A4 B3 C3 D2'),
      'blue inf 4-4 sea A as b1',
      'blue inf 4-4 @ A6 as b2',
      'red inf 4-4 @ C3 as r1',
      'red inf 4-4 @ D6 as r2',
      'blue moves',
    ),
    marks: [
      { spot: ['C2'], tone: 'own' },
      { attack: 'C2', on: 'C3' },
    ],
    claims: [
      holds('ok: stageInvasion b1 C2 C3'),
      holds('expect where b1 C2'),
      holds('ok: endMovement'),
      holds('expect odds b1 on C3 1-1', '1-1'),
      holds('ok: declareBattle b1 on C3'),
    ],
  },
  {
    rule: 'T6.2.12',
    position: tournament(
      strip(7, 'A..C', 'sea A1 A2 B1 C1 C2 zone A', 'beach A3 B2 C3', 'road : B2 B3 B4 B5 B6'),
      'blue inf 4-4 sea A as b1',
      'blue inf 4-4 @ A7 as b2',
      'red inf 4-4 @ C7 as r1',
      'blue moves',
    ),
    marks: [
      { line: ['B1', 'B2', 'B3', 'B4', 'B5'], tone: 'own' },
      { note: 'B5', text: '4' },
    ],
    claims: [
      holds('ok: stageInvasion b1 B1 B2'),
      holds('ok: landOnBeach b1 B2'),
      holds('ok: moveUnit b1 B3 B4 B5'),
      holds('expect spent b1 12', '4'),
    ],
  },
  {
    rule: 'T7.2.9',
    position: tournament(
      ground(4),
      'blue arm 8-6 @ 0,0 as b1',
      'blue inf 4-4 @ -4,0 as b2',
      'red inf 4-4 @ 1,0 as r1',
      'red inf 4-4 @ 2,-1 as r2',
      'blue inf 1-4 @ 1,-1 as b3',
      'blue declares',
    ),
    marks: [
      { attack: '0,0', on: '1,0' },
      { line: ['0,0', '1,0'], tone: 'own' },
    ],
    dice: [1],
    claims: [
      holds('expect odds b1 on 1,0 2-1', '2-1'),
      holds('ok: endDeclaration b1 on 1,0; b3 on 2,-1'),
      holds('ok: resolve 1'),
      holds('ok: chooseRetreat r1 to 1,3'),
      holds('refused T7.2.9: advance b1 1,0 1,1'),
      holds('ok: advance b1 1,0'),
    ],
  },
  {
    rule: 'T7.3.1',
    position: tournament(
      ground(3),
      'blue arm 8-6 @ -1,0 as b1',
      'blue inf 4-4 @ -1,0 as b2',
      'blue arm 8-6 @ 1,0 as b3',
      'blue arm 6-6 @ -2,2 as b4',
      'red inf 4-4 @ 0,0 as r1',
      'red inf 4-4 @ 3,-3 as r2',
      'blue moves',
    ),
    marks: [
      { attack: '-1,0', on: '0,0' },
      { attack: '1,0', on: '0,0' },
      { way: ['-2,2', '-1,1', '0,1', '1,1'], unit: 'b4' },
    ],
    claims: [
      holds('refused B7.z3: moveUnit b4 -1,1 0,1 1,1'),
      holds('expect odds b1+b2+b3 on 0,0 5-1', '5-1'),
      holds('ok: declareAV b1+b2+b3 on 0,0'),
      holds('ok: moveUnit b4 -1,1 0,1 1,1'),
    ],
  },
  {
    rule: 'T22.3',
    position: tournament(
      ground(2, 'country m minor Marland', 'city Mitte : 0,0', 'belongs m 0,0 1,-1 0,-1 -1,0 1,0'),
      'blue inf 4-4 @ -1,1 as b1',
      'blue inf 4-4 @ 0,1 as b2',
      'red inf 4-4 @ 2,-2 as r1',
      'blue moves',
    ),
    marks: [
      { attack: '-1,1', on: '0,0' },
      { attack: '0,1', on: '0,0' },
    ],
    dice: [3],
    claims: [
      holds('ok: endMovement'),
      holds('ok: declareCityAssault b1+b2 on 0,0'),
      holds('ok: endDeclaration'),
      holds('ok: resolve 0,0'),
    ],
  },
  {
    rule: 'T23.1.2',
    position: tournament(
      strip(7, 'A..D', 'city Blauburg : B1', 'belongs blue B1'),
      'blue TAC 4-8 @ B1 as b5',
      'blue inf 4-4 @ B4 as b1',
      'red inf 4-4 @ B5 as r1',
      'red inf 4-4 @ D7 as r2',
      'control blue B1',
      'blue declares',
    ),
    marks: [
      { line: ['B1', 'B2', 'B3', 'A4', 'A5', 'B5'], tone: 'own' },
      { attack: 'B4', on: 'B5' },
      { note: 'B5', text: '2-1' },
    ],
    claims: [
      holds('expect odds b1 on B5 1-1', '1-1'),
      holds('ok: declareBattle b1 on B5'),
      holds('ok: assignMission tactical b5 B5'),
      holds('expect odds b1+b5 on B5 2-1', '2-1'),
    ],
  },
];
