import { compileBoard } from '#games/blitz/board.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { mapOf } from '#games/blitz/desk/map.ts';
import type { CountersModel, AtlasMap } from '#table/board-model.ts';

/** A board with one of everything, so that tests of drawing do not change whenever the great map does. */
const SMALL = `
board small
title Small Isle
grid rows A..J columns 1..14
terrain
A ~~~~~~~~~~~~~~
B ~~~..ff...~~~~
C ~~...ff.^^..~~
D ~~.....^^^..~~
E ~~..o..^^...~~
F ~~..oo...yy.~~
G ~~.......yyy~~
H ~~~.ff......~~
I ~~~~.ff..y~~~~
J ~~~~~~~~~~~~~~
end
owners
A AAAAAAABBBBBBB
B AAAbbbbrrrBBBB
C AAbbbbbrrrrrBB
D AAbbbbbrrrrrBB
E AAbb-bbrrrrrBB
F AAbb--brrrrrBB
G AAbbbbbrrrrrBB
H AAAbbbbrrrrrBB
I AAAAbbbrrrBBBB
J AAAAAAABBBBBBB
end
country b blue Great Blue
country r red Big Red
city Aldburg (capital) : D4 D5
city Redport : H12
city Midway : G7
river Run : D9 E9 F8 F7 G7 H7 I7
road : D5 E5 E6 F6 G7 G8 G9 H9 H10 H11 H12
road : G7 H6 I6
label sea "West Sea" along D1 F1
label range "The Ridge" along C9 D9 E8
`;

export function smallMap(): AtlasMap {
  const source = parseBoard(SMALL);
  if (!isBoard(source)) throw new Error(JSON.stringify(source));
  return mapOf(compileBoard(source));
}

export const hexIn = (model: AtlasMap, name: string): number => model.hexes.findIndex((hex) => hex.name === name);

export function smallCounters(model: AtlasMap): CountersModel {
  return {
    stacks: [
      {
        hex: hexIn(model, 'D6'),
        units: [
          { id: 'b1', side: 0, symbol: 'infantry', size: 'XX', factors: '4-4', strength: 4, designation: '7' },
          { id: 'b2', side: 0, symbol: 'armour', size: 'XX', factors: '6-6', strength: 6, designation: 'GD' },
          { id: 'b3', side: 0, symbol: 'artillery', size: 'XX', factors: '8-4-4', strength: 4, marks: ['moved'] },
        ],
      },
      {
        hex: hexIn(model, 'F9'),
        units: [
          { id: 'r1', side: 1, symbol: 'airborne', size: 'XX', factors: '4-4', strength: 4, marks: ['unsupplied'] },
        ],
      },
      {
        hex: hexIn(model, 'G11'),
        units: [{ id: 'r2', side: 1, symbol: 'fighter', size: 'XX', factors: '4-12', strength: 4 }],
      },
    ],
  };
}
