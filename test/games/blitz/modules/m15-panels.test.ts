import { describe, expect, test } from 'vitest';
import { guerillaGround, guerillasView } from '#games/blitz/countries/desk/guerillas.ts';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { LIBRARY } from '#test/laws/library.ts';
import type { Table } from '../table.ts';
import { CALAEDIA, FAR, WAR } from './calaedia.ts';
import { modular } from './table.ts';

/** Data of the guerillas' panel and overlay. */

const m15 = (lines: string, modules = 'M3 M15 M18'): Table => modular(modules, `${lines}\n${FAR}`, CALAEDIA);
const overlay = (table: Table) =>
  deskOf(table.game, LIBRARY).overlay(table.state, 'guerillas', { entries: [], views: [], known: [] } as never);

describe('M15 guerillas as they are shown', () => {
  test('M15.2, M15.3 what has fallen, who rises next and when; too little says so', () => {
    const table = m15(`${WAR}\ncontrol red 3,0 1,1\ncontrol nobody 2,-2\nturn 3\nred inf 4-4 @ 3,0 as r1\nred moves`);
    const view = guerillasView(table.game, table.state);
    expect(view?.next).toBe(4);
    expect(view?.countries).toMatchObject([
      { oppressor: 'red', fallen: 2, cities: 3, rises: true, pacified: false, waiting: 0, coming: 2, bands: [] },
    ]);
    const one = m15(`${WAR}\ncontrol red 3,0\ncontrol nobody 2,-2 1,1\nturn 3\nred inf 4-4 @ 3,0 as r1\nred moves`);
    expect(guerillasView(one.game, one.state)?.countries).toMatchObject([{ fallen: 1, rises: false, coming: 0 }]);
    expect(guerillasView(one.game, one.state)?.next).toBeUndefined();
    expect(overlay(one).empty).toBe('nobodyRises');
  });

  test('M15.4 the ground they could appear on is where they can be placed when it comes to it', () => {
    const lines = `${WAR}\ncontrol red 3,0 1,1\ncontrol nobody 2,-2\nturn 2\nred inf 4-4 @ 3,0 as r1\nred moves`;
    const table = m15(lines);
    const before = guerillaGround(table.game, table.state);
    table.play('endMovement');
    const placing = guerillasView(table.game, table.state)?.placing ?? [];
    expect(placing.map(({ count }) => count)).toEqual([1, 1]);
    const places = new Set(placing.flatMap((one) => one.places));
    expect(new Set(before?.open.blue)).toEqual(places);
    expect(before?.shut.some((hex) => places.has(hex))).toBe(false);
    expect(before?.shut.length).toBeGreaterThan(0);
    expect(before?.cities.map(({ count }) => count)).toEqual([1, 1]);
  });

  test('M15.13, M15.16, M15.20 who stands outside is idle and says why; the country is pacified', () => {
    const table = m15(
      `${WAR}\ncontrol red 3,0 1,1\ncontrol nobody 2,-2\nuprising c blue begun\nblue gue 1-4 @ -1,1 of c as g1\nblue gue 4-4 @ -2,0 of c as g2\nred inf 4-4 @ 3,0 as r1\nblue moves`,
    );
    const [view] = guerillasView(table.game, table.state)?.countries ?? [];
    expect(view?.pacified).toBe(true);
    expect(view?.bands.map(({ small, idle }) => [small, idle?.rule])).toEqual([
      [true, 'M15.13'],
      [false, 'M15.16'],
    ]);
    expect(overlay(table).tints.find(({ side }) => side === 2)?.hexes.length).toBeGreaterThan(0);
  });

  test('M15.6, M0.10 those in hand are put together by a press; not when they are too many for one unit', () => {
    const table = m15(
      `${WAR}\nuprising c blue begun\nblue gue 1-4 @ 0,-1 of c as g1\nblue gue 2-4 @ 0,-1 of c as g2\nblue gue 2-4 @ 0,-1 of c as g3\nblue moves`,
    );
    const together = (...ids: string[]) =>
      deskOf(table.game, LIBRARY)
        .actions(table.state, ids)
        .flatMap(({ verb, choices }) => (verb === 'combine' ? choices.map(({ text }) => text) : []));
    expect(together('g1', 'g2')).toEqual(['combine g1+g2']);
    expect([...together('g1'), ...together('g1', 'g2', 'g3')]).toEqual([]);
  });

  test('M15.16 nobody warns guerillas of sanctuary, but whoever would violate it', () => {
    const table = m15(
      `${WAR}\nuprising c blue begun\nblue gue 1-4 @ -1,0 of c as g1\nblue inf 4-4 @ -1,0 as b1\nblue moves`,
    );
    const warned = (...ids: string[]) =>
      deskOf(table.game, LIBRARY)
        .reach(table.state, ids, [])
        .filter(({ warns, asks }) => warns || asks).length;
    expect(warned('g1')).toBe(0);
    expect(warned('b1')).toBeGreaterThan(0);
    expect(warned('g1', 'b1')).toBeGreaterThan(0);
  });

  test('without the module there is nothing to show', () => {
    const table = m15(`${WAR}\nblue moves`, 'M3 M18');
    expect([guerillasView(table.game, table.state), overlay(table).empty]).toEqual([undefined, 'noGuerillaRule']);
  });
});
