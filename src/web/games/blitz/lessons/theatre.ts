import { not, holds, type Lesson } from '#table/lesson.ts';
import { at, atSea, declared, lost, phase, sent } from './conditions.ts';

const START = `game tournament
board inline
  grid rows A..H columns 1..11
  sea A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3 E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3 zone A
  beach B4 C4
  forest C8 C9
  mountain E9 F9
  road : F4 F5 F6 F7
  city Hafen : F4 G4
  city Blauheim : F7
  city Rotheim : B10
  belongs blue F4 G4 F7
end board
turn 3
blue inf 6-4 sea A as b.mar1
blue inf 4-4 @ F4 as b.inf4
blue abn 4-4 @ F7 as b.abn1
blue TAC 4-8 @ F4 as b.tac1
red inf 4-4 @ B4 as r.inf1
red inf 4-4 @ B10 as r.inf2
control blue F4 G4 F7
control red B10
blue moves
`;

/** A Tournament turn with air and sea. */
export const theatre: Lesson = {
  id: 'theatre',
  minutes: 7,
  steps: [
    {
      id: 'invade',
      position: START,
      model: ['stageInvasion b.mar1 B3 B4'],
      goal: [at('b.mar1', 'B3')],
      slips: [{ when: at('b.mar1', 'C3', 'D3'), says: 'beside' }],
      point: { hexes: ['B3', 'B4'] },
      rules: ['T6.2.1', 'T6.2.3a'],
      claims: [holds('legal: stageInvasion b.mar1 B3 B4')],
      wrong: [['stageInvasion b.mar1 C3 C4'], ['moveUnit b.inf4 to F6']],
    },
    {
      id: 'embark',
      model: ['embark b.inf4 A'],
      goal: [at('b.mar1', 'B3'), atSea('b.inf4', 'A')],
      point: { units: ['b.inf4'] },
      rules: ['T6.1.2', 'T6.1.12'],
      claims: [holds('legal: embark b.inf4 A')],
      wrong: [['moveUnit b.inf4 to F6']],
    },
    {
      id: 'drop',
      model: ['flyAirborne b.abn1 B6', 'moveUnit b.abn1 B5'],
      goal: [at('b.mar1', 'B3'), at('b.abn1', 'B5')],
      slips: [{ when: at('b.abn1', 'B6', 'C6', 'A6', 'A7', 'C7', 'B7'), says: 'near' }],
      point: { units: ['b.abn1'], hexes: ['B5'] },
      rules: ['B18.1', 'B18.2', 'B18.3'],
      claims: [holds('refused B18.2: flyAirborne b.abn1 B5', 'B18.2'), holds('legal: flyAirborne b.abn1 B6')],
      wrong: [['flyAirborne b.abn1 B6'], ['flyAirborne b.abn1 D8']],
    },
    {
      id: 'support',
      model: ['endMovement', 'declareBattle b.mar1+b.abn1 on B4', 'assignMission tactical b.tac1 B4'],
      goal: [declared('b.mar1+b.abn1', 'B4'), sent('b.tac1', 'B4')],
      point: { units: ['b.mar1', 'b.abn1', 'b.tac1'], hexes: ['B4'] },
      rules: ['T23.1.2', 'T6.2.9'],
      claims: [
        holds('expect odds b.mar1+b.abn1 on B4 2-1', '2-1'),
        holds('expect odds b.mar1+b.abn1+b.tac1 on B4 3-1', '3-1'),
      ],
      wrong: [['endMovement'], ['endMovement', 'declareBattle b.mar1+b.abn1 on B4']],
    },
    {
      id: 'fight',
      dice: [6],
      model: ['endDeclaration', 'resolve', 'advance b.mar1 B4'],
      goal: [lost('r.inf1'), at('b.mar1', 'B4')],
      point: { hexes: ['B4'] },
      rules: ['T7.crt', 'T7.2.5', 'T6.2.11a'],
      wrong: [['endDeclaration'], ['endDeclaration', 'resolve']],
    },
    {
      id: 'land',
      model: ['endAdvance', 'landAircraft b.tac1 F4', 'endLanding'],
      goal: [at('b.tac1', 'F4', 'G4', 'F7'), not(phase('landing', 'advance'))],
      point: { units: ['b.tac1'], hexes: ['F4', 'F7'] },
      rules: ['T23.0.6', 'T23.0.3'],
      wrong: [['endAdvance']],
    },
  ],
};
