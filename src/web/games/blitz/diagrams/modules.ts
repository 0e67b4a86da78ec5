import { holds } from '#table/lesson.ts';
import { type Diagram, ground, modular } from './diagram.ts';

/** The Module System: impulses, zones, overruns, supply lines. */
export const MODULES: readonly Diagram[] = [
  {
    rule: 'M1.5',
    position: modular('M1', ground(3), 'blue arm 6-6 @ -3,0 as b1', 'red inf 4-4 @ 0,0 as r1', 'blue moves'),
    marks: [{ zoc: 'red' }, { way: ['-3,0', '-2,0', '-1,0', '-1,1', '-1,2'], unit: 'b1', cost: '6' }],
    claims: [holds('ok: moveUnit b1 -2,0 -1,0 -1,1 -1,2'), holds('expect spent b1 18', '6')],
  },
  {
    rule: 'M2.5',
    position: modular(
      'M2',
      ground(3),
      'blue inf 4-4 @ -1,0 as b1',
      'blue arm 6-6 @ -3,1 as b2',
      'red inf 4-4 @ 0,0 as r1',
      'blue moves again',
    ),
    marks: [
      { zoc: 'red' },
      { barred: ['-1,0', '-2,0'], unit: 'b1', rule: 'M2.3' },
      { barred: ['-3,1', '-2,1', '-1,1'], unit: 'b2', rule: 'M2.4' },
      { way: ['-3,1', '-3,2', '-2,2', '-1,2'], unit: 'b2', cost: '3' },
    ],
    claims: [
      holds('refused M2.3: moveUnit b1 -2,0', 'M2.3'),
      holds('refused M2.4: moveUnit b2 -2,1 -1,1', 'M2.4'),
      holds('ok: moveUnit b2 -3,2 -2,2 -1,2'),
    ],
  },
  {
    rule: 'M3.5',
    position: modular(
      'M3',
      ground(4),
      'blue arm 6-6 @ 1,0 as b1',
      'red inf 4-4 @ 0,0 as r1',
      'red inf 4-4 @ 3,0 as r2',
      'blue moves',
    ),
    marks: [
      { zoc: 'red' },
      { way: ['1,0', '2,0'], unit: 'b1', cost: '1' },
      { barred: ['1,0', '0,1'], unit: 'b1', rule: 'M3.5' },
    ],
    claims: [
      holds('refused M3.5: moveUnit b1 0,1'),
      holds('ok: moveUnit b1 2,0'),
      holds('expect stopped b1'),
      holds('expect spent b1 3', '1'),
    ],
  },
  {
    rule: 'M4.20',
    position: modular(
      'M4 M5',
      ground(3),
      'blue arm 8-6 @ -1,0 as b1',
      'blue arm 6-6 @ -1,0 as b2',
      'blue arm 6-6 @ -1,0 as b3',
      'red inf 2-4 @ 0,0 as r1',
      'red inf 4-4 @ 3,0 as r2',
      'blue moves',
    ),
    marks: [{ zoc: 'red' }, { attack: '-1,0', on: '0,0' }],
    claims: [
      holds('refused M4.20: overrun b1+b2 0,0'),
      holds('ok: overrun b1+b2+b3 0,0'),
      holds('expect spent b1 12', '4'),
    ],
  },
  {
    rule: 'M10.4',
    position: modular(
      'M10',
      [
        'board inline',
        'grid q -7..2 r -2..2',
        'road : -5,-2 -5,-1 -5,0 -5,1 -5,2',
        'city Aldburg : -5,-2',
        'belongs blue -5,-2',
        'end board',
      ].join('\n'),
      'blue inf 4-4 @ 0,0 as b1',
      'red inf 4-4 @ 1,-1 as r1',
      'blue moves',
    ),
    marks: [{ zoc: 'red' }, { line: ['0,0', '-1,0', '-2,0', '-3,0', '-4,0', '-5,0', '-5,-1', '-5,-2'], tone: 'own' }],
    claims: [holds('expect supplied b1')],
  },
];
