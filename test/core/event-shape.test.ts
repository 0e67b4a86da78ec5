import { describe, expect, test } from 'vitest';
import { readShapes } from '#core/record/event-shape.ts';
import { GAME_IDS, isCurrent } from '#scripts/event-shapes.ts';

const misfit = readShapes(`
Side = ("blue"|"red")
Loss = {unit:UnitNo factors:number}
Tree = {name:string of:Tree[]}
Event = ({is:"moved" unit:UnitNo path:Hex[] by?:Side}|{is:"lost" losses:Loss[] all:(true|number)}|{is:"pair" of:[number string]}|{is:"tree" tree:Tree}|{is:"map" counts:{*:number}})
`);
const below = (most: number) => (value: unknown) => typeof value === 'number' && value < most;
const known = { Hex: below(9), UnitNo: below(3) };
const at = (value: unknown) => misfit(value, known);

describe('the shape of an event', () => {
  test.each<[object]>([
    [{ is: 'moved', unit: 2, path: [] }],
    [{ is: 'moved', unit: 0, path: [1, 8], by: 'red' }],
    [{ is: 'lost', losses: [{ unit: 1, factors: 0.5 }], all: true }],
    [{ is: 'lost', losses: [], all: 4 }],
    [{ is: 'pair', of: [1, 'x'] }],
    [{ is: 'tree', tree: { name: 'a', of: [{ name: 'b', of: [] }] } }],
    [{ is: 'map', counts: { a: 1, b: 2 } }],
  ])('%j fits', (event) => {
    expect(at(event)).toBeUndefined();
  });

  test.each<[unknown, string]>([
    [7, ''],
    [[], ''],
    [{}, 'is'],
    [{ is: 'constructor' }, 'is'],
    [{ is: 'moved', path: [] }, 'unit'],
    [{ is: 'moved', unit: '0', path: [] }, 'unit'],
    [{ is: 'moved', unit: 3, path: [] }, 'unit'],
    [{ is: 'moved', unit: 0, path: [1, 9] }, 'path.1'],
    [{ is: 'moved', unit: 0, path: { length: 0 } }, 'path'],
    [{ is: 'moved', unit: 0, path: [], by: 'green' }, 'by'],
    [{ is: 'moved', unit: 0, path: [], why: 1 }, 'why'],
    [JSON.parse('{"is":"moved","unit":0,"path":[],"__proto__":{}}'), '__proto__'],
    [{ is: 'lost', losses: [{ unit: 1, factors: Number.NaN }], all: true }, 'losses.0.factors'],
    [{ is: 'lost', losses: [{ unit: 1, factors: 1e12 }], all: true }, 'losses.0.factors'],
    [{ is: 'lost', losses: [], all: false }, 'all'],
    [{ is: 'pair', of: [1] }, 'of'],
    [{ is: 'pair', of: [1, 2] }, 'of.1'],
    [{ is: 'map', counts: { a: '1' } }, 'counts.a'],
    [{ is: 'tree', tree: { name: 'x'.repeat(5000), of: [] } }, 'tree.name'],
  ])('%j does not, and it is told where', (event, where) => {
    expect(at(event)).toBe(where);
  });

  test('what is nested too deeply or too long fits nothing', () => {
    let tree: unknown = { name: '', of: [] };
    for (let i = 0; i < 5000; i++) tree = { name: '', of: [tree] };
    expect(at({ is: 'tree', tree })).toMatch(/^tree\.of\.0/);
    expect(at({ is: 'moved', unit: 0, path: Array.from({ length: 50_000 }, () => 1) })).toBe('path');
  });

  test.each(GAME_IDS)('the shapes of %s are those of its types: npm run signature', (id) => {
    expect(isCurrent(id)).toBe(true);
  });
});
