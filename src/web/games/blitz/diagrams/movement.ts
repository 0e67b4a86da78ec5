import { holds } from '#table/lesson.ts';
import { basic, type Diagram, ground, strip } from './diagram.ts';

/** Zones of control, roads and terrain. */
export const MOVEMENT: readonly Diagram[] = [
  {
    rule: 'B7.z1',
    position: basic(
      ground(3, 'mountain 1,-1', 'forest 0,-1', 'lake -1,0', 'river Dott : -3,2 -2,1 -1,1 0,1 0,2'),
      'red inf 4-4 @ 0,0 as r1',
      'blue inf 4-4 @ 3,0 as b1',
      'blue moves',
    ),
    marks: [{ zoc: 'red' }],
    claims: [holds('ok: moveUnit b1 2,0 1,0'), holds('expect stopped b1')],
  },
  {
    rule: 'B7.z3',
    position: basic(
      strip(7, 'A..E'),
      'blue arm 6-6 @ C1 as b1',
      'red inf 4-4 @ C5 as r1',
      'red inf 4-4 @ A7 as r2',
      'blue moves',
    ),
    marks: [{ zoc: 'red' }, { way: ['C1', 'C2', 'C3', 'C4'], unit: 'b1', cost: '3' }],
    claims: [
      holds('expect left b1 18', '6'),
      holds('ok: moveUnit b1 C2 C3 C4'),
      holds('expect spent b1 9', '3'),
      holds('expect stopped b1'),
      holds('refused B7.z3: moveUnit b1 C3'),
    ],
  },
  {
    rule: 'B7.z4',
    position: basic(ground(2), 'blue inf 4-4 @ 0,0 as b1', 'red inf 4-4 @ 1,0 as r1', 'blue moves'),
    marks: [
      { zoc: 'red' },
      { barred: ['0,0', '0,1'], unit: 'b1', rule: 'B7.z4' },
      { way: ['0,0', '-1,1', '0,1'], unit: 'b1', cost: '2' },
    ],
    claims: [
      holds('refused B7.z4: moveUnit b1 0,1'),
      holds('ok: moveUnit b1 -1,1 0,1'),
      holds('expect spent b1 6', '2'),
      holds('expect stopped b1'),
    ],
  },
  {
    rule: 'B7.z5',
    position: basic(
      ground(3),
      'blue arm 6-6 @ 0,0 as b1',
      'red inf 4-4 @ 1,-1 as r1',
      'red inf 4-4 @ 1,1 as r2',
      'blue moves',
    ),
    marks: [{ zoc: 'red' }, { barred: ['0,0', '0,1'], unit: 'b1', rule: 'B7.z4' }],
    claims: [holds('refused B7.z4: moveUnit b1 0,1', 'B7.z4'), holds('ok: moveUnit b1 -1,1 0,1')],
  },
  {
    rule: 'B11.1',
    position: basic(
      strip(10, 'A..C', 'road : B1 B2 B3 B4 B5 B6 B7 B8 B9'),
      'blue inf 4-4 @ B1 as b1',
      'blue inf 4-4 @ C1 as b2',
      'red inf 4-4 @ A10 as r1',
      'blue moves',
    ),
    marks: [
      { way: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'], unit: 'b1', cost: '2⅓' },
      { way: ['C1', 'C2', 'C3', 'C4', 'C5'], unit: 'b2', cost: '4' },
    ],
    claims: [
      holds('ok: moveUnit b1 B2 B3 B4 B5 B6 B7 B8'),
      holds('expect spent b1 7', '2⅓'),
      holds('ok: moveUnit b2 C2 C3 C4 C5'),
      holds('expect spent b2 12', '4'),
    ],
  },
  {
    rule: 'B11.8',
    position: basic(
      strip(7, 'A..C', 'forest B3 B4 A4', 'road : B1 B2 B3 B4 B5 B6'),
      'blue arm 6-6 @ B1 as b1',
      'red inf 4-4 @ C7 as r1',
      'blue moves',
    ),
    marks: [{ way: ['B1', 'B2', 'B3', 'B4', 'B5'], unit: 'b1', cost: '1⅓' }],
    claims: [holds('ok: moveUnit b1 B2 B3 B4 B5'), holds('expect spent b1 4', '1⅓'), holds('expect not stopped b1')],
  },
  {
    rule: 'B13.1',
    position: basic(
      strip(6, 'A..C', 'forest B3 B4'),
      'blue arm 6-6 @ B1 as b1',
      'red inf 4-4 @ C6 as r1',
      'blue moves',
    ),
    marks: [
      { barred: ['B1', 'B2', 'B3'], unit: 'b1', rule: 'B13.1' },
      { way: ['B1', 'A2', 'A3', 'A4'], unit: 'b1', cost: '3' },
    ],
    claims: [
      holds('refused B13.1: moveUnit b1 B2 B3'),
      holds('ok: moveUnit b1 A2 A3 A4'),
      holds('expect spent b1 9', '3'),
    ],
  },
  {
    rule: 'B13.2',
    position: basic(strip(7, 'A..C', 'forest B3'), 'blue inf 4-4 @ B1 as b1', 'red inf 4-4 @ C7 as r1', 'blue moves'),
    marks: [{ way: ['B1', 'B2', 'B3'], unit: 'b1', cost: '2' }],
    claims: [
      holds('ok: moveUnit b1 B2 B3'),
      holds('expect spent b1 6', '2'),
      holds('expect stopped b1'),
      holds('refused B13.2: moveUnit b1 B4'),
    ],
  },
  {
    rule: 'B16.1',
    position: basic(
      strip(7, 'A..C', 'mountain B3 B4 A4'),
      'blue arm 6-6 @ B1 as b1',
      'red inf 4-4 @ C7 as r1',
      'blue moves',
    ),
    marks: [{ way: ['B1', 'B2', 'B3'], unit: 'b1', cost: '2' }],
    claims: [holds('ok: moveUnit b1 B2 B3'), holds('expect stopped b1'), holds('refused B16.1: moveUnit b1 B4')],
  },
  {
    rule: 'B8.1',
    position: basic(
      ground(2),
      'blue art 8-4-4 @ 0,0 as b1',
      'blue art 8-4-4 @ 0,0 as b2',
      'blue art 8-4-4 @ 0,0 as b3',
      'blue inf 1-4 @ -1,0 as b4',
      'red inf 4-4 @ 2,-1 as r1',
      'blue moves',
    ),
    marks: [{ note: '0,0', text: '12' }],
    claims: [
      holds('expect size 0,0 12', '12'),
      holds('expect attack b1+b2+b3 on 2,-1 24', '24'),
      holds('ok: moveUnit b4 0,0'),
      holds('expect size 0,0 13', '13'),
      holds('refused B8.2: endMovement', 'B8.2'),
    ],
  },
  {
    rule: 'B10.4',
    position: basic(
      ground(2, 'city Rotstadt : 0,0', 'belongs red 0,0'),
      'red inf 4-4 @ -1,0 as r1',
      'blue inf 4-4 @ 1,0 as b1',
      'blue moves',
    ),
    marks: [{ zoc: 'red' }, { zoc: 'blue' }],
    claims: [holds('expect friendly 0,0 nobody'), holds('expect control 0,0 red')],
  },
  {
    rule: 'B10.5',
    position: basic(
      ground(3, 'city Rotstadt : 0,0', 'belongs red 0,0'),
      'blue inf 4-4 @ 2,-1 as b1',
      'red inf 4-4 @ -3,3 as r1',
      'blue moves',
    ),
    marks: [
      { way: ['2,-1', '1,0'], unit: 'b1' },
      { spot: ['0,0'], tone: 'own' },
    ],
    claims: [
      holds('expect control 0,0 red'),
      holds('ok: moveUnit b1 1,0'),
      holds('ok: endMovement'),
      holds('expect control 0,0 blue'),
    ],
  },
  {
    rule: 'B17.3',
    position: basic(
      ground(2, 'city Blauburg : 0,0 -1,0', 'belongs blue 0,0 -1,0'),
      'turn 2',
      'blue inf 4-4 waits 2 as b1',
      'blue inf 4-4 @ -2,2 as b2',
      'red inf 4-4 @ 1,0 as r1',
      'control blue 0,0 -1,0',
      'blue moves',
    ),
    marks: [{ zoc: 'red' }, { spot: ['-1,0'], tone: 'own' }],
    claims: [holds('refused B17.3: placeReinforcement b1 0,0'), holds('ok: placeReinforcement b1 -1,0')],
  },
  {
    rule: 'B18.2',
    position: basic(
      strip(9, 'A..D', 'city Blauburg : B2', 'belongs blue B2', 'lake C4 C5'),
      'blue abn 4-4 @ B2 as b1',
      'red inf 4-4 @ B8 as r1',
      'control blue B2',
      'blue moves',
    ),
    marks: [{ zoc: 'red' }, { line: ['B2', 'B3', 'B4', 'B5', 'B6'], tone: 'own' }, { note: 'B7', text: 'B18.2' }],
    claims: [holds('refused B18.2: flyAirborne b1 B7', 'B18.2'), holds('ok: flyAirborne b1 B6')],
  },
];
