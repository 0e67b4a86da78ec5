import { holds } from '#table/lesson.ts';
import { type Diagram, strip } from './diagram.ts';

const TANK = 'german A 11/8/7/8 tank';
const SHERMAN = 'american A 11/8/9/8 tank';
const RIFLES = 'american I 4/2/10/1';
const GRENADIERS = 'german I 3/2/8/1';

/** The hard rules: lines of sight, crests, spotting, opportunity fire, assaults. */
export const DIAGRAMS: readonly Diagram[] = [
  {
    rule: 'X6.3.7e',
    position: strip(
      9,
      'A..E',
      ['woods C-5'],
      `${TANK} @ C-2 as pz1`,
      `${SHERMAN} @ C-8 as sh1`,
      `${SHERMAN} @ A-7 as sh2`,
      'axis has 2',
    ),
    marks: [
      { blind: 'C-2', to: 'C-8', by: 'C-5' },
      { sees: 'C-2', to: 'A-7' },
    ],
    claims: [
      holds('expect los C-2 C-8 blocked'),
      holds('expect blocks C-2 C-8 C-5', 'C-5'),
      holds('expect los C-2 A-7 clear', 'A-7'),
    ],
  },
  {
    rule: 'X6.3.7h',
    position: strip(
      10,
      'A..G',
      [
        'level 2 D-3',
        'level 1 C-2 C-3 D-2 D-4 E-2 E-3',
        'green A-5|A-6 A-5|B-6 B-6|B-7 B-6|C-6 C-5|C-6 C-5|D-6 D-6|D-7 D-6|E-6 E-5|E-6 E-5|F-6 F-6|F-7 F-6|G-6 G-5|G-6',
      ],
      `${TANK} @ D-3 as pz1`,
      `${TANK} @ E-4 as pz2`,
      `${SHERMAN} @ C-8 as sh1`,
      `${SHERMAN} @ C-9 as sh2`,
      'axis has 2',
    ),
    marks: [
      { sees: 'D-3', to: 'C-9' },
      { blind: 'D-3', to: 'C-8' },
      { blind: 'E-4', to: 'C-9' },
    ],
    claims: [
      holds('expect los D-3 C-9 clear', 'C-9'),
      holds('expect los D-3 C-8 blocked', 'C-8'),
      holds('expect los E-4 C-9 blocked', 'E-4'),
    ],
  },
  {
    rule: 'X6.3.8a',
    position: strip(
      9,
      'A..E',
      ['woods C-6 D-6'],
      `${TANK} @ C-2 as pz1`,
      `${RIFLES} @ C-6 as inf1`,
      `${RIFLES} @ D-6 as inf2 fired`,
      `${RIFLES} @ A-9 as inf3`,
      'axis has 3',
    ),
    marks: [
      { spot: ['C-6'], tone: 'warning' },
      { fire: 'C-2', on: 'D-6' },
    ],
    claims: [
      holds('expect spotting axis C-6 concealed', 'C-6'),
      holds('refused X6.3.8a: fire pz1 on C-6 at inf1'),
      holds('expect spotting axis D-6 revealed', 'D-6'),
      holds('legal: fire pz1 on D-6 at inf2'),
    ],
  },
  {
    rule: 'X6.3.9a',
    position: strip(
      9,
      'A..E',
      ['level 2 C-7', 'level 1 B-7 B-8 C-6 C-8 D-7 D-8', 'brown around level 1'],
      `${TANK} @ C-2 as pz1`,
      `${SHERMAN} @ C-6 as sh1`,
      `${SHERMAN} @ E-5 as sh2`,
      'axis has 2',
    ),
    marks: [
      { fire: 'C-2', on: 'C-6' },
      { note: 'C-5', text: '+2' },
      { fire: 'C-2', on: 'E-5' },
    ],
    claims: [
      holds('expect reverse C-2 C-6'),
      holds('expect drm pz1 on C-6 sh1 2', '2'),
      holds('expect af pz1 on C-6 11', '11'),
      holds('expect column pz1 on C-6 1-1', '1-1'),
      holds('expect af pz1 on E-5 22', '22'),
      holds('expect column pz1 on E-5 2-1', '2-1'),
    ],
  },
  {
    rule: 'X6.4.2b',
    position: strip(
      9,
      'A..E',
      ['woods C-6'],
      `${TANK} @ B-2 as pz1 OF`,
      `${SHERMAN} @ E-8 as sh1`,
      `${RIFLES} @ A-9 as inf3`,
      'allied has 1',
    ),
    marks: [
      { way: ['E-8', 'D-8', 'C-7', 'B-7'], tone: 'enemy' },
      { fire: 'B-2', on: 'B-7' },
    ],
    claims: [
      holds('ok: move sh1 D-8 C-7 B-7'),
      holds('expect decides axis'),
      holds('expect where sh1 B-7', 'B-7'),
      holds('legal: opFire pz1'),
    ],
  },
  {
    rule: 'X6.4.2d',
    position: strip(
      9,
      'A..E',
      ['level 1 C-5'],
      `${TANK} @ A-2 as pz1..4 OF`,
      `${SHERMAN} @ C-7 as sh1`,
      `${RIFLES} @ A-9 as inf3`,
      'allied has 1',
    ),
    marks: [
      { way: ['C-7', 'C-6', 'C-5'], tone: 'enemy' },
      { note: 'C-6', text: '1' },
      { note: 'C-5', text: '3' },
    ],
    claims: [
      holds('ok: move sh1 C-6 C-5'),
      holds('expect quota 1', '1'),
      holds('ok: decline'),
      holds('expect quota 3', '3'),
      holds('refused X6.4.2d: opFire pz1+pz2+pz3+pz4'),
    ],
  },
  {
    rule: 'X6.4.5c',
    position: strip(
      9,
      'A..E',
      [],
      `${TANK} @ C-2 as pz1`,
      `${TANK} @ C-2 as pz2`,
      `${RIFLES} @ C-5 as inf1`,
      `${RIFLES} @ A-9 as inf2`,
      'axis has 2',
    ),
    marks: [{ way: ['C-2', 'C-3', 'C-4', 'C-5', 'C-6'], cost: '4' }],
    dice: [3],
    claims: [
      holds('ok: overrun pz1+pz2 on C-5'),
      holds('refused X6.4.5c: move pz1 C-3 C-4 C-5'),
      holds('ok: move pz1 C-3 C-4 C-5 C-6'),
      holds('ok: move pz2 C-3 C-4 C-5 C-6'),
      holds('expect column 3-1', '3-1'),
      holds('expect result inf1 X'),
    ],
  },
  {
    rule: 'X6.4.6e',
    position: strip(
      9,
      'A..E',
      ['town C-5'],
      `${GRENADIERS} engineer @ C-4 as eng1`,
      `${GRENADIERS} @ C-4 as gren1`,
      `${GRENADIERS} @ D-5 as gren2`,
      `${RIFLES} @ C-5 as inf1`,
      `${RIFLES} @ A-9 as inf2`,
      'axis has 3',
    ),
    marks: [
      { fire: 'C-4', on: 'C-5' },
      { fire: 'D-5', on: 'C-5' },
    ],
    dice: [2],
    claims: [
      holds('expect af assault eng1+gren1+gren2 on C-5 9', '9'),
      holds('expect column assault eng1+gren1+gren2 on C-5 1-1', '1-1'),
      holds('expect drm assault eng1+gren1+gren2 on C-5 inf1 -1', '1'),
      holds('ok: closeAssault eng1+gren1+gren2 on C-5'),
      holds('expect disrupted inf1'),
    ],
  },
];
